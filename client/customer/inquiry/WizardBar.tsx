import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ROOM_FOR_BARS } from '../../ui/layout/media';
import { t } from '../../i18n/publicTexts';

interface WizardBarProps {
  step: number;
  /** The step that sends. */
  last: boolean;
  /** The known facts of the journey so far. */
  summary: string;
  /** A place or the estimate is on its way: what comes next needs it. */
  waiting: boolean;
  sending: boolean;
  onBack: () => void;
}

/** The bottom of the wizard: back, on, send. It stays in sight; on a phone it is where the thumb is. */
export function WizardBar({ step, last, summary, waiting, sending, onBack }: WizardBarProps) {
  return (
    <Box sx={barStyles}>
      {step > 0 && (
        <Button type="button" variant="outlined" size="large" disabled={sending} onClick={onBack}>
          {t('inquiry.back')}
        </Button>
      )}
      <Typography role="status" sx={{ flex: '1 1 0', minWidth: 0, color: 'text.secondary' }}>
        {summary}
      </Typography>
      <Button type="submit" variant="contained" color="signal" size="large" disabled={sending || waiting}>
        {last ? (sending ? t('inquiry.sending') : t('inquiry.send')) : t('inquiry.next')}
      </Button>
    </Box>
  );
}

const barStyles = {
  [ROOM_FOR_BARS]: { position: 'sticky' },
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  mt: 'auto',
  mx: { xs: -2, sm: -3.5 },
  px: { xs: 2, sm: 3.5 },
  py: 1.75,
  bgcolor: 'background.default',
  borderTop: 1,
  borderColor: 'divider',
};
