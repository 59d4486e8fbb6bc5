import { useResetPasswordMutation } from '../../generated/graphql';
import { t } from '../../i18n/office';
import { fieldErrors } from '../../lib/request/errors';
import { useFormState } from '../../lib/forms/formState';
import { Section } from '../../ui/layout/Section';
import { SectionForm } from '../../ui/fields/SectionForm';
import { PasswordInputs } from './PasswordInputs';
import { passwordMessages } from './userValues';

/** Gives a user a new password (docs/product.md, 'People, buses, food packages'). */
export function PasswordForm({ userId }: { userId: string }) {
  const { values, messages, set, show, reset } = useFormState({ password: '', again: '' });
  const [change, { loading }] = useResetPasswordMutation({
    context: { toast: t('people.passwordChanged'), formFields: ['password'] },
  });

  async function submit() {
    if (show(passwordMessages(values.password, values.again))) return;
    const { error } = await change({ variables: { id: userId, password: values.password } });
    if (error) show(fieldErrors(error));
    else reset();
  }

  return (
    <Section title={t('people.changePassword')}>
      <SectionForm submitLabel={t('people.changePassword')} busy={loading} onSubmit={() => void submit()}>
        <PasswordInputs
          labels={{ password: t('people.newPassword'), again: t('people.newPasswordAgain') }}
          values={values}
          messages={messages}
          set={set}
          disabled={loading}
        />
      </SectionForm>
    </Section>
  );
}
