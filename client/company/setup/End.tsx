import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router';
import type { SetupFieldsFragment } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { paths } from '../../lib/navigation/paths';
import { Section } from '../../ui/layout/Section';
import { RouteLine } from '../../ui/RouteLine';

interface EndProps {
  steps: SetupFieldsFragment['steps'];
  onBack: () => void;
}

/** The end of the steps: what is left, and where to go now. */
export function End({ steps, onBack }: EndProps) {
  const open = steps.filter(({ state }) => state !== 'done').map(({ step }) => t(`setup.step_${step}`));
  return (
    <Section title={t('setup.endTitle')}>
      <RouteLine stops={steps.length} size="large" />
      <Box role="status" sx={{ mt: 2, display: 'grid', gap: 1 }}>
        <div>{open.length === 0 ? t('setup.endDone') : t('setup.endOpen', { names: open.join(', ') })}</div>
        <div>{t('setup.endInquiry')}</div>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2.5 }}>
        <Button
          variant="contained"
          color="signal"
          size="large"
          component={RouterLink}
          to={paths.inquiry}
          target="_blank"
        >
          {t('setup.openInquiry')}
        </Button>
        <Button variant="outlined" size="large" component={RouterLink} to={paths.dashboard}>
          {t('setup.openDashboard')}
        </Button>
        <Button size="large" onClick={onBack}>
          {t('setup.back')}
        </Button>
      </Box>
    </Section>
  );
}
