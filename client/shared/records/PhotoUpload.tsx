import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import { useCallback, useRef, useState } from 'react';
import { t } from '../../i18n/officeTexts';
import { MAX_PHOTO_BYTES, PHOTO_TYPES, uploadPhoto } from '../../lib/request/photos';
import type { PhotoKind, PhotoRefusal } from '../../lib/request/photos';
import { toast } from '../../lib/request/toasts';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import { ErrorNumber } from '../../ui/ErrorNumber';
import { FilePicker } from '../../ui/upload/FilePicker';

interface PhotoUploadProps {
  kind: PhotoKind;
  /** Id of the driver, bus or other record that gets the photo. */
  id: string;
  /** The button that leaves without a photo, by default 'Loobu'. */
  cancelLabel?: string;
  onUploaded: () => void;
  onClose: () => void;
}

/**
 * Chooses, shows and sends a photo (docs/product.md, 'People, buses, food packages'). A failure leaves the photo chosen,
 * so that it can be sent again.
 */
export function PhotoUpload({ kind, id, cancelLabel, onUploaded, onClose }: PhotoUploadProps) {
  const picker = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  /** Counts the choices: two files may have the same name and date. */
  const [choice, setChoice] = useState(0);
  const [problem, setProblem] = useState<PhotoRefusal>();
  /** From 0 to 1; undefined while nothing is being sent. */
  const [sentShare, setSentShare] = useState<number>();
  const isBusy = sentShare !== undefined;

  function choose(chosen: File | undefined) {
    if (!chosen) return;
    setFile(chosen);
    setChoice((before) => before + 1);
    setProblem(checkSize(chosen));
  }

  async function save() {
    if (!file || isBusy || checkSize(file)) return;
    setProblem(undefined);
    setSentShare(0);
    const refusal = await uploadPhoto(kind, id, file, setSentShare);
    setSentShare(undefined);
    if (refusal) return setProblem(refusal);
    toast(t('photo.uploaded'));
    onUploaded();
  }

  return (
    <FormDialog
      title={t('photo.title')}
      cancelLabel={cancelLabel}
      busy={isBusy}
      submitDisabled={!file || checkSize(file) !== undefined}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <Preview key={choice} file={file} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 2 }}>
        <Button variant="outlined" disabled={isBusy} onClick={() => picker.current?.click()}>
          {t('photo.open')}
        </Button>
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {file ? file.name : t('photo.none')}
          <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{t('photo.hint')}</Box>
        </Box>
        <FilePicker ref={picker} accept={PHOTO_TYPES} label={t('photo.open')} onPick={choose} />
      </Box>
      {problem && (
        <Alert severity="error" sx={{ mt: 2 }}>
          <strong>{t('photo.failed')}</strong>
          <br />
          {problem.text}
          {problem.number && <ErrorNumber number={problem.number} />}
        </Alert>
      )}
      {isBusy && (
        <Box role="status" sx={{ mt: 2 }}>
          {sentShare < 1 ? t('photo.sending') : t('photo.saving')}
          <LinearProgress
            aria-label={t('photo.sending')}
            variant={sentShare < 1 ? 'determinate' : 'indeterminate'}
            value={Math.round(sentShare * 100)}
            sx={{ mt: 0.75 }}
          />
        </Box>
      )}
    </FormDialog>
  );
}

function checkSize(file: File): PhotoRefusal | undefined {
  if (file.size <= MAX_PHOTO_BYTES) return undefined;
  return { text: t('photo.tooLarge', { size: Math.ceil(file.size / 1024 / 1024) }) };
}

/** The chosen image, 320 pixels high (docs/product.md, 'People, buses, food packages'). */
function Preview({ file }: { file: File | undefined }) {
  const [isUnshowable, setIsUnshowable] = useState(false);
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image || !file) return;
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );

  return (
    <Box sx={previewStyles}>
      {!file && <ImageOutlined aria-hidden sx={{ fontSize: 64, opacity: 0.5 }} />}
      {file && isUnshowable && t('photo.noPreview')}
      {file && !isUnshowable && (
        <Box
          component="img"
          ref={show}
          alt={t('photo.preview')}
          onError={() => setIsUnshowable(true)}
          sx={{ width: '100%', height: '100%', objectFit: 'contain' }}
        />
      )}
    </Box>
  );
}

const previewStyles = {
  height: 320,
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  bgcolor: 'background.default',
  color: 'text.secondary',
};
