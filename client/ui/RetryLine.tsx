import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { t } from '../i18n/publicTexts';
import { tryAgain } from '../lib/tryAgain';

/** A failure in one line, with a button that tries again. */
export const RetryLine = ({ text, onRetry, sx }: { text: string; onRetry: () => unknown; sx?: object }) => (
  <Box role="alert" sx={sx}>
    {text}{' '}
    <Button size="small" onClick={() => void tryAgain(onRetry)}>
      {t('ui.retry')}
    </Button>
  </Box>
);
