import TextField from '@mui/material/TextField';
import { useChangePasswordMutation } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { useFormState } from '../../lib/forms/formState';
import { listFieldErrors } from '../../lib/request/errors';
import { SectionForm } from '../../ui/fields/SectionForm';
import { bindText } from '../../ui/forms/bindField';
import { Section } from '../../ui/layout/Section';
import { Quiet } from '../../ui/Quiet';
import { PasswordInputs } from './PasswordInputs';
import { useSelf } from './useSelf';
import { checkPasswords } from './userValues';

/** Changes the own password (docs/product.md, 'People, buses, food packages'). */
export function OwnPasswordForm({ onChanged }: { onChanged?: () => void }) {
  const form = useFormState({ oldPassword: '', password: '', again: '' });
  const { isAdmin } = useSelf();
  const [change, { loading }] = useChangePasswordMutation({
    context: { toast: t('passwords.changed'), formFields: ['oldPassword', 'newPassword'] },
  });

  async function submit() {
    const { oldPassword, password, again } = form.values;
    const missing = oldPassword ? {} : { oldPassword: t('passwords.presentMissing') };
    if (form.show({ ...missing, ...checkPasswords(password, again) })) return;
    const { error } = await change({ variables: { oldPassword, newPassword: password } });
    if (!error) {
      form.reset();
      return onChanged?.();
    }
    const { newPassword, ...others } = listFieldErrors(error);
    form.show({ ...others, password: newPassword });
  }

  return (
    <Section title={t('passwords.change')}>
      <SectionForm submitLabel={t('passwords.change')} busy={loading} onSubmit={() => void submit()}>
        <TextField
          label={t('passwords.present')}
          {...bindText(form, 'oldPassword')}
          disabled={loading}
          type="password"
          slotProps={{ htmlInput: { autoComplete: 'current-password' } }}
          sx={{ mb: 2 }}
        />
        <PasswordInputs
          labels={{ password: t('passwords.next'), again: t('passwords.again') }}
          form={form}
          disabled={loading}
        />
        <Quiet sx={{ mt: 2 }}>{t(isAdmin ? 'passwords.noteOffice' : 'passwords.note')}</Quiet>
      </SectionForm>
    </Section>
  );
}
