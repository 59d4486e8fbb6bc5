import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { t } from '../../i18n/publicTexts';
import { KeyValueList } from '../../ui/layout/KeyValueList';
import { Quiet } from '../../ui/Quiet';

/** The cancellation fee beside an agreed sum, in the words of the e-mail and the papers. */
export function CancellationLines({ lines }: { lines: readonly { when: string; cost: string }[] }) {
  if (lines.length === 0) return null;
  return (
    <Box component="section" aria-label={t('cancellationLines.title')} sx={styles}>
      <Typography component="h3" sx={{ fontSize: '0.9375rem', fontWeight: 700, mb: 1 }}>
        {t('cancellationLines.title')}
      </Typography>
      <KeyValueList items={lines.map(({ when, cost }) => ({ label: when, value: cost }))} />
      <Quiet sx={{ mt: 1 }}>{t('cancellationLines.basis')}</Quiet>
    </Box>
  );
}

const styles = { borderTop: 1, borderColor: 'line.soft', mt: 2, pt: 1.75, fontSize: '0.9375rem' };
