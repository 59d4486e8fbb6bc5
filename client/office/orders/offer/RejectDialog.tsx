import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { RejectReason } from '../../../generated/graphql';
import { useOrderCancellationQuery } from '../../../generated/graphql';
import { t } from '../../../i18n/officeTexts';
import { FormDialog } from '../../../ui/dialogs/FormDialog';
import { printPrice, rejectReasons } from '../parts/orderTexts';

interface RejectDialogProps {
  open: boolean;
  /** Drivers are assigned and will hear of it. */
  isJob: boolean;
  /** Where something was agreed: a fee may be due. */
  orderId: string | undefined;
  busy: boolean;
  /** `fee`: that is asked for, as it was shown, in euros; null: none. */
  onReject: (reason: RejectReason, fee: number | null) => void;
  onClose: () => void;
}

/** Why the order is rejected on the customer's behalf. */
export function RejectDialog({ open, isJob, orderId, busy, onReject, onClose }: RejectDialogProps) {
  const [reason, setReason] = useState<RejectReason>('cancelled_via_platform');
  const [asksFee, setAsksFee] = useState(false);
  // Without it the order can still be rejected, without a fee.
  const { data } = useOrderCancellationQuery({
    variables: { id: orderId ?? '' },
    skip: !open || orderId === undefined,
    fetchPolicy: 'network-only',
  });
  const due = data?.orderCancellation.due ?? 0;
  return (
    <FormDialog
      open={open}
      title={isJob ? t('orders.cancelJobTitle') : t('orders.rejectTitle')}
      submitLabel={isJob ? t('orders.cancelJob') : t('orders.reject')}
      busy={busy}
      onSubmit={() => onReject(reason, asksFee && due > 0 ? due : null)}
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
      {due > 0 && (
        <FormControlLabel
          control={<Checkbox checked={asksFee} onChange={(_, checked) => setAsksFee(checked)} />}
          label={t('orders.askFee', { fee: printPrice(due) })}
          disabled={busy}
        />
      )}
    </FormDialog>
  );
}
