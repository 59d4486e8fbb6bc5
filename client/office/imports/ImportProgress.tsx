import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useImportProgressQuery } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { formatCount } from '../../lib/texts/numbers';

const EVERY_MS = 700;

/** How far the work on a file has come. */
export function ImportProgress({ id }: { id: string }) {
  const { data } = useImportProgressQuery({ variables: { id }, pollInterval: EVERY_MS, fetchPolicy: 'no-cache' });
  const { done = 0, total = 0 } = data?.importProgress ?? {};
  const text =
    total > 0 ? t('imports.doneOf', { done: formatCount(done), total: formatCount(total) }) : t('imports.working');
  return (
    <Box role="status" sx={{ py: 2, maxWidth: 480 }}>
      <Typography sx={{ mb: 1, fontVariantNumeric: 'tabular-nums' }}>{text}</Typography>
      <LinearProgress
        aria-label={t('imports.working')}
        {...(total > 0 ? { variant: 'determinate', value: Math.min(100, (100 * done) / total) } : {})}
      />
    </Box>
  );
}
