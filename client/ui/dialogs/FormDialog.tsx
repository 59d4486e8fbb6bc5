import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { t } from '../../i18n/publicTexts';
import { Form } from '../forms/Form';
import { useIsPhone } from '../useIsPhone';

interface FormDialogProps {
  open?: boolean;
  title: string;
  submitLabel?: string;
  /** Leaves without sending; 'Loobu' by default. */
  cancelLabel?: string;
  /** Something is being sent: nothing can be pressed. */
  busy?: boolean;
  submitDisabled?: boolean;
  onSubmit: (form: HTMLFormElement) => void;
  onClose: () => void;
  children: ReactNode;
}

/** A form over the page; the whole screen on a phone. Enter sends, Escape leaves, focus comes back. */
export function FormDialog(props: FormDialogProps) {
  const { open = true, title, submitLabel = t('ui.save'), cancelLabel = t('ui.cancel') } = props;
  const { busy = false, submitDisabled = false } = props;
  const titleId = useId();
  const isPhone = useIsPhone();
  return (
    <Dialog
      open={open}
      onClose={busy ? undefined : props.onClose}
      fullScreen={isPhone}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
    >
      <Form sx={{ display: 'contents' }} onSubmit={props.onSubmit}>
        <DialogTitle id={titleId} variant="h2">
          {title}
        </DialogTitle>
        <DialogContent>{props.children}</DialogContent>
        <DialogActions sx={{ p: 2 }}>
          <Button onClick={props.onClose} disabled={busy}>
            {cancelLabel}
          </Button>
          <Button type="submit" variant="contained" disabled={busy || submitDisabled}>
            {submitLabel}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
