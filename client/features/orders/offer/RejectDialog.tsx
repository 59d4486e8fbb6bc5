import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { RejectReason } from '../../../generated/graphql';
import { t } from '../../../i18n/office';
import { FormDialog } from '../../../ui/dialogs/FormDialog';
import { rejectReasons } from '../parts/orderTexts';

interface RejectDialogProps {
  open: boolean;
  /** Drivers are assigned: they will be told. */
  isJob: boolean;
  busy: boolean;
  onReject: (reason: RejectReason) => void;
  onClose: () => void;
}

/** Why the order is rejected on the customer's behalf. */
export function RejectDialog({ open, isJob, busy, onReject, onClose }: RejectDialogProps) {
  const [reason, setReason] = useState<RejectReason>('cancelled_via_platform');
  return (
    <FormDialog
      open={open}
      title={isJob ? t('orders.cancelJobTitle') : t('orders.rejectTitle')}
      submitLabel={isJob ? t('orders.cancelJob') : t('orders.reject')}
      busy={busy}
      onSubmit={() => onReject(reason)}
      onClose={onClose}
    >
      <TextField
        select
        label={t('orders.rejectReason')}
        value={reason}
        onChange={(event) => setReason(event.target.value as RejectReason)}
        disabled={busy}
        helperText={isJob && t('orders.cancelJobHint')}
      >
        {rejectReasons.map((value) => (
          <MenuItem key={value} value={value}>
            {t(`orders.${value}`)}
          </MenuItem>
        ))}
      </TextField>
    </FormDialog>
  );
}
