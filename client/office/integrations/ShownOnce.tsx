import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { t } from '../../i18n/officeTexts';
import { toast } from '../../lib/request/toasts';
import { TitledDialog } from '../../ui/dialogs/TitledDialog';

interface ShownOnceProps {
  title: string;
  label: string;
  text: string;
  /** How it is used. */
  hint: string;
  onClose: () => void;
}

/** A secret that is shown only now. It goes away by its button only, so that no stray click loses it. */
export function ShownOnce({ title, label, text, hint, onClose }: ShownOnceProps) {
  async function copy() {
    await navigator.clipboard.writeText(text);
    toast(t('integrations.copied'));
  }

  return (
    <TitledDialog
      title={title}
      content={{ sx: { display: 'grid', gap: 2 } }}
      actions={
        <Button variant="outlined" onClick={onClose}>
          {t('integrations.saved')}
        </Button>
      }
    >
      <Alert severity="warning">{t('integrations.once')}</Alert>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1 }}>
        <TextField
          label={label}
          value={text}
          autoFocus
          onFocus={(event) => event.target.select()}
          sx={{ flex: '1 1 240px' }}
          slotProps={{ htmlInput: { readOnly: true, style: { fontFamily: 'ui-monospace, monospace' } } }}
        />
        {/* Only over https, or on this machine, may a page write to the clipboard. */}
        {window.isSecureContext && (
          <Button variant="contained" onClick={() => void copy()} sx={{ minHeight: 44 }}>
            {t('integrations.copy')}
          </Button>
        )}
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{hint}</Box>
    </TitledDialog>
  );
}
