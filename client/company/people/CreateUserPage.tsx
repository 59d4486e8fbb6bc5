import { useState } from 'react';
import { useCreateUserMutation } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { fieldErrors } from '../../lib/request/errors';
import { useFormState } from '../../lib/forms/formState';
import { NewRecordPage } from '../../shared/records/NewRecordPage';
import { PasswordInputs } from './PasswordInputs';
import { UserInputs } from './UserInputs';
import { missingIn, noUser, passwordMessages, userFields, userInput } from './userValues';

/** Adds a driver or an admin (docs/product.md, 'People, buses, food packages'). */
export default function CreateUserPage() {
  const user = useFormState(noUser);
  const secret = useFormState({ password: '', again: '' });
  const [created, setCreated] = useState<string>();
  const [create, { loading }] = useCreateUserMutation({
    context: { toast: t('people.created'), formFields: [...userFields, 'password'] },
  });

  async function submit() {
    const { password, again } = secret.values;
    const problems = [user.show(missingIn(user.values)), secret.show(passwordMessages(password, again))];
    if (problems.includes(true)) return;
    const { data, error } = await create({ variables: { input: userInput(user.values), password } });
    if (!error) return setCreated(data.createUser.id);
    user.show(fieldErrors(error));
    secret.show(fieldErrors(error));
  }

  return (
    <NewRecordPage
      title={t('people.createTitle')}
      submitLabel={t('people.create')}
      busy={loading}
      onSubmit={() => void submit()}
      photoKind="driver"
      created={created}
    >
      <UserInputs values={user.values} messages={user.messages} set={user.set} disabled={loading} />
      <PasswordInputs
        labels={{ password: t('people.password'), again: t('people.passwordAgain') }}
        values={secret.values}
        messages={secret.messages}
        set={secret.set}
        disabled={loading}
      />
    </NewRecordPage>
  );
}
