import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { t } from '../../i18n/publicTexts';

interface FormDialogProps {
  open: boolean;
  title: string;
  submitLabel?: string;
  /** Leaves without sending; 'Loobu' by default. */
  cancelLabel?: string;
  /** Something is being sent: nothing can be pressed. */
  busy?: boolean;
  submitDisabled?: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A form over the page; the whole screen on a phone. Enter sends, Escape leaves, focus comes back. */
export function FormDialog(props: FormDialogProps) {
  const { open, title, submitLabel = t('ui.save'), cancelLabel = t('ui.cancel') } = props;
  const { busy = false, submitDisabled = false } = props;
  const titleId = useId();
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  return (
    <Dialog
      open={open}
      onClose={busy ? undefined : props.onClose}
      fullScreen={isPhone}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
    >
      <Box
        component="form"
        noValidate
        sx={{ display: 'contents' }}
        onSubmit={(event) => {
          event.preventDefault();
          // To React, a form in a dialog is still inside the page's form.
          event.stopPropagation();
          props.onSubmit();
        }}
      >
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
      </Box>
    </Dialog>
  );
}
