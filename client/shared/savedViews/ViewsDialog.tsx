import Delete from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { Link as RouterLink, useLocation } from 'react-router';
import { useDeleteViewMutation, useSavedViewsQuery, useSaveViewMutation } from '../../generated/graphql';
import type { SavedViewsQuery, ViewPage } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { listFieldErrors } from '../../lib/request/errors';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import { FailedState } from '../../ui/FailedState';
import { showMessage } from '../../ui/forms/bindField';

type View = SavedViewsQuery['savedViews'][number];

/** The named looks at a page, shared by the office: opens one, deletes one, and keeps the present one under a name. */
export default function ViewsDialog({ page, onClose }: { page: ViewPage; onClose: () => void }) {
  const { search } = useLocation();
  const { data, error, refetch } = useSavedViewsQuery({ variables: { page }, fetchPolicy: 'cache-and-network' });
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const [save, { loading }] = useSaveViewMutation({ context: { toast: t('savedViews.saved'), formFields: ['name'] } });
  const [remove, { loading: isRemoving }] = useDeleteViewMutation({ context: { toast: t('savedViews.deleted') } });
  const views = data?.savedViews;
  const reload = () => refetch().catch(() => undefined);

  async function submit() {
    const saved = await save({ variables: { page, name, query: search } });
    if (saved.error) return setProblem(listFieldErrors(saved.error)['name']);
    onClose();
  }
  async function drop({ id }: View) {
    await remove({ variables: { id } });
    await reload();
  }
  return (
    <FormDialog
      title={t('savedViews.title')}
      submitLabel={t('savedViews.save')}
      cancelLabel={t('ui.close')}
      busy={loading}
      submitDisabled={name.trim() === ''}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {error && !views && <FailedState onRetry={() => void reload()} />}
      {views?.length === 0 && <Box sx={{ color: 'text.secondary', mb: 2 }}>{t('savedViews.empty')}</Box>}
      {views && views.length > 0 && (
        <Box component="ul" sx={listStyles}>
          {views.map((view) => (
            <Box component="li" key={view.id} sx={rowStyles}>
              <Link
                component={RouterLink}
                to={{ search: view.query }}
                aria-current={view.query === search ? 'true' : undefined}
                onClick={onClose}
                sx={linkStyles}
              >
                {view.name}
              </Link>
              <IconButton
                aria-label={t('savedViews.delete', { name: view.name })}
                disabled={isRemoving}
                onClick={() => void drop(view)}
                sx={{ width: 44, height: 44 }}
              >
                <Delete />
              </IconButton>
            </Box>
          ))}
        </Box>
      )}
      <TextField
        label={t('savedViews.name')}
        value={name}
        {...showMessage(problem, t('savedViews.hint'))}
        onChange={({ target }) => {
          setName(target.value);
          setProblem(undefined);
        }}
        slotProps={{ htmlInput: { maxLength: 60 } }}
        sx={{ mt: 1 }}
      />
    </FormDialog>
  );
}

const listStyles = { m: 0, mb: 2, p: 0, listStyle: 'none' };
const rowStyles = { display: 'flex', alignItems: 'center', borderBottom: 1, borderColor: 'line.soft' };
const linkStyles = {
  flex: 1,
  minHeight: 44,
  display: 'flex',
  alignItems: 'center',
  overflowWrap: 'anywhere',
  '&[aria-current]': { fontWeight: 700 },
};
