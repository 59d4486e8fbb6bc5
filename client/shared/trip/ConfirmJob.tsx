import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useConfirmOwnJobMutation } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';

interface ConfirmJobProps {
  orderId: string;
  /** The trip by name: 'Tallinn - Tartu, 05.12.2026 08:00'. */
  trip: string;
  /** Large on a separate page, small in a row of a table. */
  size?: 'small' | 'large';
  onConfirmed: () => Promise<unknown>;
}

/** A signed-in driver takes an own job with one tap, or declines it after one question. */
export function ConfirmJob({ orderId, trip, size = 'small', onConfirmed }: ConfirmJobProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [reason, setReason] = useState('');
  const [confirmJob, { loading }] = useConfirmOwnJobMutation({
    context: {
      toast: ({ confirmOwnJob }) =>
        t(confirmOwnJob === 'done' ? 'driverLinks.confirmationToast' : 'driver.confirmationGiven'),
    },
  });

  async function send(confirm: boolean) {
    await confirmJob({ variables: { id: orderId, confirm, reason: confirm ? null : reason.trim() || null } });
    setIsAsking(false);
    // Also after a failure: the office may have been quicker.
    await onConfirmed();
  }

  return (
    <Box
      sx={{
        display: { xs: 'flex', sm: 'inline-flex' },
        verticalAlign: 'middle',
        gap: 1,
        '& > button': { minHeight: { xs: 44, sm: size === 'large' ? 44 : 32 } },
      }}
    >
      <Button
        size={size}
        variant="contained"
        color="signal"
        disabled={loading}
        aria-label={t('driver.confirmOf', { trip })}
        onClick={() => void send(true)}
      >
        {t('driverLinks.confirm')}
      </Button>
      <Button
        size={size}
        variant="outlined"
        disabled={loading}
        aria-label={t('driver.declineOf', { trip })}
        onClick={() => setIsAsking(true)}
      >
        {t('driverLinks.decline')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        question={t('driver.declineQuestion')}
        subject={trip}
        confirmLabel={t('driverLinks.decline')}
        busy={loading}
        onConfirm={() => void send(false)}
        onClose={() => setIsAsking(false)}
      >
        <TextField
          label={t('driver.declineReason')}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          disabled={loading}
          slotProps={{ htmlInput: { maxLength: 255 } }}
          sx={{ mt: 2 }}
        />
      </ConfirmDialog>
    </Box>
  );
}
