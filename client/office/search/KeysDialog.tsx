import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { t } from '../../i18n/officeTexts';
import type { PlainTextKey } from '../../i18n/officeTexts';
import { TitledDialog } from '../../ui/dialogs/TitledDialog';
import { KeyHint } from './KeyHint';

const keys: readonly { keys: readonly string[]; label: PlainTextKey }[] = [
  { keys: ['/'], label: 'search.keySearch' },
  { keys: ['Ctrl', 'K'], label: 'search.keySearchInField' },
  { keys: ['↑', '↓'], label: 'search.keyChoose' },
  { keys: ['Enter'], label: 'search.keyOpen' },
  { keys: ['Esc'], label: 'search.keyClose' },
  { keys: ['Ctrl', 'Z'], label: 'search.keyUndo' },
  { keys: ['?'], label: 'search.keyKeys' },
];

/** The keys of the back office. */
export default function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <TitledDialog
      title={t('search.keysTitle')}
      maxWidth="xs"
      onClose={onClose}
      actions={
        <Button autoFocus onClick={onClose}>
          {t('ui.close')}
        </Button>
      }
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25 }}>
        {keys.map(({ keys: pressed, label }) => (
          <li key={label}>
            <KeyHint keys={pressed} label={t(label)} />
          </li>
        ))}
      </Box>
    </TitledDialog>
  );
}
