import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTryBackupStoreMutation } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { sections } from './sections';
import type { SettingEdits } from './useSettingEdits';

const isShown = (field: string): boolean => sections.store.some(({ key }) => key === field);

/** Tries the store with what is typed, saved or not, and says how it went. */
export function TryStore({ edits }: { edits: SettingEdits }) {
  const [tryOut, { data, loading, reset }] = useTryBackupStoreMutation({ context: { formFields: isShown } });
  const trial = data?.tryBackupStore;

  async function submit() {
    reset();
    const { error } = await tryOut({ variables: { input: { changes: edits.changes } } });
    if (error) edits.show(error);
  }

  return (
    <Box sx={{ mt: 3, pt: 2.5, borderTop: 1, borderColor: 'divider', maxWidth: 900 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Button variant="outlined" disabled={loading || edits.saving} onClick={() => void submit()}>
          {loading ? t('settings.tryingStore') : t('settings.tryStore')}
        </Button>
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{t('settings.tryStoreHint')}</Box>
      </Box>
      <div role="status">
        {trial && !loading && (
          <Alert severity={trial.isGood ? 'success' : 'warning'} sx={{ mt: 2, overflowWrap: 'anywhere' }}>
            {trial.outcome}
          </Alert>
        )}
      </div>
    </Box>
  );
}
