import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { t } from '../i18n/et';
import { Photo } from './Photo';
import type { PhotoShape } from './Photo';

interface EditDialogProps {
  name: string;
  photoUrl: string | null;
  shape: PhotoShape;
  /** What is told under the name. */
  subtitle?: ReactNode;
  /** Buttons for the whole of it, under its name. */
  acts?: ReactNode;
  /** Something is being sent: it cannot be closed. */
  busy?: boolean;
  onClose: () => void;
  children?: ReactNode;
}

/** Somebody or something, with photo and name above what can be changed; the whole screen on a phone. */
export function EditDialog({
  name,
  photoUrl,
  shape,
  subtitle,
  acts,
  busy = false,
  onClose,
  children,
}: EditDialogProps) {
  const titleId = useId();
  const phone = useMediaQuery(useTheme().breakpoints.down('sm'));
  return (
    <Dialog
      open
      onClose={busy ? undefined : onClose}
      fullScreen={phone}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
    >
      <DialogContent sx={{ bgcolor: 'background.default', p: { xs: 2, sm: 3 } }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 2.5 }}>
          <Photo url={photoUrl} name={name} shape={shape} />
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography id={titleId} variant="h2">
              {name}
            </Typography>
            {subtitle && (
              <Typography component="div" variant="body2" sx={{ color: 'text.secondary' }}>
                {subtitle}
              </Typography>
            )}
            {acts && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>{acts}</Box>}
          </Box>
        </Box>
        {children}
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button onClick={onClose} disabled={busy}>
          {t('ui.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
