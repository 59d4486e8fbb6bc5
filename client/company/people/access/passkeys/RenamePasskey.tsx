import TextField from '@mui/material/TextField';
import { useRenamePasskeyMutation } from '../../../../generated/graphql';
import { t } from '../../../../i18n/officeTexts';
import { useFormState } from '../../../../lib/forms/formState';
import { listFieldErrors } from '../../../../lib/request/errors';
import { SectionForm } from '../../../../ui/fields/SectionForm';
import { bindText } from '../../../../ui/forms/bindField';

interface RenamePasskeyProps {
  id: string;
  name: string;
  onRenamed: () => void;
  onCancel: () => void;
}

/** Gives a passkey a different name. */
export function RenamePasskey({ id, name, onRenamed, onCancel }: RenamePasskeyProps) {
  const form = useFormState({ name });
  const [rename, { loading }] = useRenamePasskeyMutation({
    context: { formFields: ['name'], toast: t('passkeys.renamed') },
  });

  async function submit() {
    if (!form.values.name.trim()) return void form.show({ name: t('passkeys.nameMissing') });
    const { error } = await rename({ variables: { id, name: form.values.name } });
    if (error) form.show(listFieldErrors(error));
    else onRenamed();
  }

  return (
    <SectionForm busy={loading} onSubmit={() => void submit()} onCancel={onCancel}>
      <TextField
        label={t('passkeys.name')}
        {...bindText(form, 'name')}
        disabled={loading}
        slotProps={{ htmlInput: { maxLength: 60, autoComplete: 'off' } }}
      />
    </SectionForm>
  );
}
