import { useState } from 'react';
import { useCreateUserMutation } from '../../generated/graphql';
import { t } from '../../i18n/et';
import { fieldErrors } from '../../lib/errors';
import { useFormState } from '../../lib/formState';
import { NewRecordPage } from '../../ui/NewRecordPage';
import { PasswordInputs } from './PasswordInputs';
import { UserInputs } from './UserInputs';
import { missingIn, noUser, passwordMessages, userFields, userInput } from './userValues';

/** Adds a driver or an admin (spec, "Create user, bus, food package"). */
export default function CreateUserPage() {
  const { values, messages, set, show } = useFormState({ ...noUser, password: '', again: '' });
  const [created, setCreated] = useState<string>();
  const [create, { loading }] = useCreateUserMutation({
    context: { toast: t('people.created'), formFields: [...userFields, 'password'] },
  });

  async function submit() {
    const { password, again, ...user } = values;
    if (show({ ...missingIn(user), ...passwordMessages(password, again) })) return;
    const { data, error } = await create({ variables: { input: userInput(user), password } });
    if (error) show(fieldErrors(error));
    else setCreated(data.createUser.id);
  }

  return (
    <NewRecordPage
      title={t('people.createTitle')}
      submitLabel={t('people.create')}
      busyLabel={t('people.saving')}
      busy={loading}
      onSubmit={() => void submit()}
      photoKind="driver"
      created={created}
    >
      <UserInputs values={values} messages={messages} set={set} disabled={loading} />
      <PasswordInputs
        labels={{ password: t('people.password'), again: t('people.passwordAgain') }}
        values={values}
        messages={messages}
        set={set}
        disabled={loading}
      />
    </NewRecordPage>
  );
}
