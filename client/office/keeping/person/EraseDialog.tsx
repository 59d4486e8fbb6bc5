import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { ErasuresDocument, useErasePersonMutation, useErasurePreviewQuery } from '../../../generated/graphql';
import type { ErasurePreviewQuery } from '../../../generated/graphql';
import { t } from '../../../i18n/officeTexts';
import { useFormState } from '../../../lib/forms/formState';
import { listFieldErrors } from '../../../lib/request/errors';
import { FailedState } from '../../../ui/FailedState';
import { TitledDialog } from '../../../ui/dialogs/TitledDialog';
import type { FoundPerson } from '../keepingWords';
import { PreviewList } from './PreviewList';

interface EraseDialogProps {
  person: FoundPerson;
  onErased: () => void;
  onClose: () => void;
}

type Preview = ErasurePreviewQuery['erasurePreview'];

/** Shows what goes, what stays and why, and erases after the name was typed. */
export function EraseDialog({ person, onErased, onClose }: EraseDialogProps) {
  const key = { kind: person.kind, value: person.value };
  const isNameAlone = person.kind === 'name';
  // A namesake's trips hold the same words, so an admin looks for them on purpose.
  const [isByName, setIsByName] = useState(false);
  const form = useFormState({ typedName: '' });
  const { data, error, refetch } = useErasurePreviewQuery({
    variables: { person: key, withNames: isByName },
    fetchPolicy: 'network-only',
  });
  const [erase, { loading }] = useErasePersonMutation({
    context: { toast: t('keeping.erased'), formFields: ['typedName'] },
    update: (cache, { data: done }) => {
      if (done) cache.writeQuery({ query: ErasuresDocument, data: { erasures: done.erasePerson } });
    },
  });
  const preview = data?.erasurePreview;

  async function submit() {
    if (loading) return;
    const { error: failure } = await erase({ variables: { person: key, withNames: isByName, ...form.values } });
    if (failure) form.show(listFieldErrors(failure));
    else onErased();
  }

  return (
    <TitledDialog
      fillsPhone
      maxWidth="md"
      title={t('keeping.eraseTitle', { name: person.name })}
      onClose={loading ? undefined : onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={loading}>
            {t('ui.cancel')}
          </Button>
          <Button
            variant="contained"
            color="error"
            disabled={loading || !preview || !hasAny(preview)}
            onClick={() => void submit()}
          >
            {t('keeping.eraseNow')}
          </Button>
        </>
      }
    >
      {!preview && error && <FailedState title={t('keeping.previewFailed')} onRetry={refetch} />}
      {!preview && !error && (
        <Box role="status" aria-label={t('shell.loading')}>
          <Skeleton variant="rounded" height={220} />
        </Box>
      )}
      {preview && (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <PreviewList preview={preview} />
          {!isNameAlone && (
            <div>
              <FormControlLabel
                control={<Checkbox checked={isByName} onChange={(_, is) => setIsByName(is)} disabled={loading} />}
                label={t('keeping.withNames')}
              />
              <FormHelperText sx={{ mt: 0, ml: 4 }}>{t('keeping.withNamesHint')}</FormHelperText>
            </div>
          )}
          <Box sx={{ color: 'text.secondary' }}>{t('keeping.elsewhere')}</Box>
          {hasAny(preview) && (
            <TextField
              label={t('keeping.typeName', { name: preview.name })}
              value={form.values.typedName}
              disabled={loading}
              error={Boolean(form.messages.typedName)}
              helperText={form.messages.typedName}
              onChange={({ target }) => form.set('typedName', target.value)}
              onKeyDown={(event) => {
                if (event.key === 'Enter') void submit();
              }}
              slotProps={{ htmlInput: { maxLength: 255, autoComplete: 'off' } }}
            />
          )}
        </Box>
      )}
    </TitledDialog>
  );
}

const hasAny = ({ orders, userGoes, mentions }: Preview): boolean => orders > 0 || userGoes || mentions.length > 0;
