import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useChangePasswordMutation } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { useFormState } from '../../lib/forms/formState';
import { listFieldErrors } from '../../lib/request/errors';
import { SectionForm } from '../../ui/fields/SectionForm';
import { Section } from '../../ui/layout/Section';
import { PasswordInputs } from './PasswordInputs';
import { useSelf } from './useSelf';
import { checkPasswords } from './userValues';

/** Changes the own password (docs/product.md, 'People, buses, food packages'). */
export function OwnPasswordForm({ onChanged }: { onChanged?: () => void }) {
  const { values, messages, set, show, reset } = useFormState({ oldPassword: '', password: '', again: '' });
  const { isAdmin } = useSelf();
  const [change, { loading }] = useChangePasswordMutation({
    context: { toast: t('passwords.changed'), formFields: ['oldPassword', 'newPassword'] },
  });

  async function submit() {
    const { oldPassword, password, again } = values;
    const missing = oldPassword ? {} : { oldPassword: t('passwords.presentMissing') };
    if (show({ ...missing, ...checkPasswords(password, again) })) return;
    const { error } = await change({ variables: { oldPassword, newPassword: password } });
    if (!error) {
      reset();
      return onChanged?.();
    }
    const { newPassword, ...others } = listFieldErrors(error);
    show({ ...others, password: newPassword });
  }

  return (
    <Section title={t('passwords.change')}>
      <SectionForm submitLabel={t('passwords.change')} busy={loading} onSubmit={() => void submit()}>
        <TextField
          label={t('passwords.present')}
          value={values.oldPassword}
          disabled={loading}
          error={Boolean(messages.oldPassword)}
          helperText={messages.oldPassword}
          onChange={(event) => set('oldPassword', event.target.value)}
          type="password"
          fullWidth
          slotProps={{ htmlInput: { autoComplete: 'current-password' } }}
          sx={{ mb: 2 }}
        />
        <PasswordInputs
          labels={{ password: t('passwords.next'), again: t('passwords.again') }}
          values={values}
          messages={messages}
          set={set}
          disabled={loading}
        />
        <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
          {t(isAdmin ? 'passwords.noteOffice' : 'passwords.note')}
        </Typography>
      </SectionForm>
    </Section>
  );
}
