import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { t } from '../../../i18n/officeTexts';
import { FormDialog } from '../../../ui/dialogs/FormDialog';

export interface ReasonDialogProps {
  title: string;
  /** The objections, one by one. */
  items: readonly { key: string; text: ReactNode }[];
  busy: boolean;
  onGoOn: (reason: string) => void;
  onClose: () => void;
}

/** Asks once whether an assignment is meant although something speaks against it, and why. */
export function ReasonDialog({ title, items, busy, onGoOn, onClose }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const [hasTried, setHasTried] = useState(false);
  const isMissing = hasTried && reason.trim() === '';
  return (
    <FormDialog
      open
      title={title}
      submitLabel={t('orders.overlapGoOn')}
      busy={busy}
      onSubmit={() => {
        setHasTried(true);
        if (reason.trim()) onGoOn(reason.trim());
      }}
      onClose={onClose}
    >
      <Box component="ul" sx={{ mt: 0, mb: 2, pl: 2.5 }}>
        {items.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </Box>
      <TextField
        autoFocus
        label={t('orders.overlapReason')}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={isMissing}
        helperText={isMissing ? t('orders.overlapReasonMissing') : t('orders.overlapHint')}
        disabled={busy}
        slotProps={{ htmlInput: { maxLength: 255 } }}
      />
    </FormDialog>
  );
}
