import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { t } from '../../i18n/publicTexts';

interface ConfirmDialogProps {
  open: boolean;
  /** The question, for example 'Kas oled kindel, et soovid kustutada?' */
  question: string;
  /** The thing by name: 'Tallinn - Tartu, 05.12.2026 08:00'; may have lines. */
  subject: string;
  confirmLabel: string;
  /** The safe answer; 'Loobu' unless told. */
  cancelLabel?: string;
  /** Something is lost by it: the button is red. */
  destroys?: boolean;
  busy?: boolean;
  /** Further questions. */
  children?: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks once, by name, before something is destroyed, or done that is rarely meant. Focus starts on the safe answer. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, question, subject, confirmLabel, cancelLabel = t('ui.cancel'), destroys = true } = props;
  const { busy = false, onConfirm, onClose } = props;
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={busy ? undefined : onClose}
      role="alertdialog"
      aria-labelledby={id}
      aria-describedby={`${id}-subject`}
    >
      <DialogTitle id={id} variant="h2">
        {question}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-subject`} sx={{ whiteSpace: 'pre-line' }}>
          {subject}
        </DialogContentText>
        {props.children}
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button autoFocus onClick={onClose} disabled={busy}>
          {cancelLabel}
        </Button>
        <Button variant="contained" color={destroys ? 'error' : 'primary'} onClick={onConfirm} disabled={busy}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
