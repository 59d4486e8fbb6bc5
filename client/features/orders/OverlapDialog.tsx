import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { t } from '../../i18n/office';
import { FormDialog } from '../../ui/FormDialog';
import { busyText } from './assignment';

/** Somebody or something that is elsewhere at the time of the trip, as the server tells it with the code OVERLAP. */
export interface Overlap {
  who: string;
  what: string;
  start: string;
  end: string;
}

interface OverlapDialogProps {
  overlaps: readonly Overlap[];
  busy: boolean;
  onGoOn: (reason: string) => void;
  onClose: () => void;
}

/** Asks once whether somebody may be in two places at the same time, and why. */
export function OverlapDialog({ overlaps, busy, onGoOn, onClose }: OverlapDialogProps) {
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const missing = tried && reason.trim() === '';
  return (
    <FormDialog
      open
      title={t('orders.overlapQuestion')}
      submitLabel={t('orders.overlapGoOn')}
      busy={busy}
      onSubmit={() => {
        setTried(true);
        if (reason.trim()) onGoOn(reason.trim());
      }}
      onClose={onClose}
    >
      <Box component="ul" sx={{ mt: 0, mb: 2, pl: 2.5 }}>
        {overlaps.map(({ who, what, start, end }) => (
          <li key={`${who} ${start} ${what}`}>
            <strong>{who}</strong> {busyText({ start, end, title: what })}
          </li>
        ))}
      </Box>
      <TextField
        autoFocus
        label={t('orders.overlapReason')}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={missing}
        helperText={missing ? t('orders.overlapReasonMissing') : t('orders.overlapHint')}
        disabled={busy}
        slotProps={{ htmlInput: { maxLength: 255 } }}
      />
    </FormDialog>
  );
}
