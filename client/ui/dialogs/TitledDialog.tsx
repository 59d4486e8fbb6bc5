import Dialog from '@mui/material/Dialog';
import type { DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import type { DialogContentProps } from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useIsPhone } from '../useIsPhone';

interface TitledDialogProps extends Pick<DialogProps, 'maxWidth'> {
  open?: boolean;
  title: ReactNode;
  /** The buttons below, the one that leaves first. */
  actions: ReactNode;
  /** Fills the whole screen of a phone. */
  fillsPhone?: boolean;
  content?: DialogContentProps;
  /** Without it only the buttons close the dialog. */
  onClose?: () => void;
  children: ReactNode;
}

/** A window over the page with its title above and its buttons below. Screen readers name it by its title. */
export function TitledDialog(props: TitledDialogProps) {
  const { open = true, title, actions, fillsPhone = false, maxWidth = 'sm', content, onClose } = props;
  const titleId = useId();
  const isPhone = useIsPhone();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullScreen={fillsPhone && isPhone}
      fullWidth
      maxWidth={maxWidth}
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId} variant="h2">
        {title}
      </DialogTitle>
      <DialogContent {...content}>{props.children}</DialogContent>
      <DialogActions sx={{ p: 2, flexWrap: 'wrap', rowGap: 1 }}>{actions}</DialogActions>
    </Dialog>
  );
}
