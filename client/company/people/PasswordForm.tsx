import { useResetPasswordMutation } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { listFieldErrors } from '../../lib/request/errors';
import { useFormState } from '../../lib/forms/formState';
import { Section } from '../../ui/layout/Section';
import { SectionForm } from '../../ui/fields/SectionForm';
import { PasswordInputs } from './PasswordInputs';
import { checkPasswords } from './userValues';

/** Gives another user a new password (docs/product.md, 'People, buses, food packages'). */
export function PasswordForm({ userId }: { userId: string }) {
  const form = useFormState({ password: '', again: '' });
  const [change, { loading }] = useResetPasswordMutation({
    context: { toast: t('passwords.changed'), formFields: ['password'] },
  });

  async function submit() {
    const { password, again } = form.values;
    if (form.show(checkPasswords(password, again))) return;
    const { error } = await change({ variables: { id: userId, password } });
    if (error) form.show(listFieldErrors(error));
    else form.reset();
  }

  return (
    <Section title={t('passwords.change')}>
      <SectionForm submitLabel={t('passwords.change')} busy={loading} onSubmit={() => void submit()}>
        <PasswordInputs
          labels={{ password: t('passwords.next'), again: t('passwords.again') }}
          form={form}
          disabled={loading}
        />
      </SectionForm>
    </Section>
  );
}
