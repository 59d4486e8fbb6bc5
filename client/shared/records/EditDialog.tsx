import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { t } from '../../i18n/officeTexts';
import type { PhotoKind } from '../../lib/request/photos';
import { useIsPhone } from '../../ui/useIsPhone';
import { Photo } from './Photo';
import type { PhotoShape } from './Photo';
import { PhotoUpload } from './PhotoUpload';

interface EditDialogProps {
  name: string;
  photoUrl: string | null;
  shape: PhotoShape;
  /** The line under the name. */
  subtitle?: ReactNode;
  /** Where a new photo goes; without it the photo cannot be changed. */
  upload?: { kind: PhotoKind; id: string; onUploaded: () => void };
  /** Further buttons for the whole of it, under its name. */
  actions?: ReactNode;
  onClose: () => void;
  children?: ReactNode;
}

/** Somebody or something, with photo and name above what can be changed; the whole screen on a phone. */
export function EditDialog({ name, photoUrl, shape, subtitle, upload, actions, onClose, children }: EditDialogProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  const titleId = useId();
  const isPhone = useIsPhone();
  return (
    <Dialog open onClose={onClose} fullScreen={isPhone} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      {/* On a phone a toast has its room above the photo and the name. */}
      <DialogContent sx={{ bgcolor: 'background.default', p: { xs: 2, sm: 3 }, pt: { xs: 9, sm: 3 } }}>
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
            {upload && (
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
                <Button size="small" variant="outlined" onClick={() => setIsChoosing(true)}>
                  {t('photo.change')}
                </Button>
                {actions}
              </Box>
            )}
          </Box>
        </Box>
        {children}
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button onClick={onClose}>{t('ui.close')}</Button>
      </DialogActions>
      {upload && isChoosing && (
        <PhotoUpload
          kind={upload.kind}
          id={upload.id}
          onUploaded={() => {
            setIsChoosing(false);
            upload.onUploaded();
          }}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </Dialog>
  );
}
