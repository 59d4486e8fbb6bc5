import TextField from '@mui/material/TextField';
import { useRenamePasskeyMutation } from '../../../../generated/graphql';
import { t } from '../../../../i18n/officeTexts';
import { useFormState } from '../../../../lib/forms/formState';
import { listFieldErrors } from '../../../../lib/request/errors';
import { SectionForm } from '../../../../ui/fields/SectionForm';

interface RenamePasskeyProps {
  id: string;
  name: string;
  onRenamed: () => void;
  onCancel: () => void;
}

/** Gives a passkey a different name. */
export function RenamePasskey({ id, name, onRenamed, onCancel }: RenamePasskeyProps) {
  const { values, messages, set, show } = useFormState({ name });
  const [rename, { loading }] = useRenamePasskeyMutation({
    context: { formFields: ['name'], toast: t('passkeys.renamed') },
  });

  async function submit() {
    if (!values.name.trim()) return void show({ name: t('passkeys.nameMissing') });
    const { error } = await rename({ variables: { id, name: values.name } });
    if (error) show(listFieldErrors(error));
    else onRenamed();
  }

  return (
    <SectionForm busy={loading} onSubmit={() => void submit()} onCancel={onCancel}>
      <TextField
        label={t('passkeys.name')}
        value={values.name}
        disabled={loading}
        error={Boolean(messages.name)}
        helperText={messages.name}
        onChange={(event) => set('name', event.target.value)}
        fullWidth
        slotProps={{ htmlInput: { maxLength: 60, autoComplete: 'off' } }}
      />
    </SectionForm>
  );
}
