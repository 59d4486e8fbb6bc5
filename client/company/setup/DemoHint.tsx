import Box from '@mui/material/Box';
import { t } from '../../i18n/officeTexts';
import { Section } from '../../ui/layout/Section';

/** Beside a portal that runs: on a different port, in a different folder. */
const commands = ['npm ci', 'PORT=4001 npm run demo'];
const ADDRESS = 'http://localhost:4001/portal/login';

/** How to look at the demo company. */
export function DemoHint() {
  return (
    <Section title={t('setup.demo')} collapsible startCollapsed>
      <div>{t('setup.demoHint', { address: ADDRESS })}</div>
      <Box component="pre" tabIndex={0} aria-label={t('setup.demo')} sx={preStyles}>
        {commands.join('\n')}
      </Box>
      <Box sx={{ color: 'text.secondary' }}>{t('setup.demoSignIn')}</Box>
    </Section>
  );
}

const preStyles = {
  my: 1.5,
  p: 1.5,
  borderRadius: '8px',
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.default',
  overflowX: 'auto',
  fontFamily: 'monospace',
};
