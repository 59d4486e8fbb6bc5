import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useState } from 'react';
import { useCreateUserMutation } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { listFieldErrors } from '../../lib/request/errors';
import { useFormState } from '../../lib/forms/formState';
import { NewRecordPage } from '../../shared/records/NewRecordPage';
import { PasswordInputs } from './PasswordInputs';
import { UserInputs } from './UserInputs';
import { checkPasswords, checkUser, noUser, toUserInput, userFields } from './userValues';

/** Adds a driver or an admin (docs/product.md, 'People, buses, food packages'). */
export default function CreateUserPage() {
  const user = useFormState(noUser);
  const secret = useFormState({ password: '', again: '' });
  const [isInvited, setIsInvited] = useState(false);
  const [created, setCreated] = useState<string>();
  const [create, { loading }] = useCreateUserMutation({
    context: {
      toast: t(isInvited ? 'people.invited' : 'people.created'),
      formFields: [...userFields, 'password'],
    },
  });

  async function submit() {
    const { password, again } = secret.values;
    const missing = checkUser(user.values);
    if (isInvited && !user.values.email.trim()) missing.email = t('people.emailMissing');
    const problems = [user.show(missing), !isInvited && secret.show(checkPasswords(password, again))];
    if (problems.includes(true)) return;
    const { data, error } = await create({
      variables: { input: toUserInput(user.values), password: isInvited ? null : password },
    });
    if (!error) return setCreated(data.createUser.id);
    user.show(listFieldErrors(error));
    secret.show(listFieldErrors(error));
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
      <FormControl disabled={loading}>
        <FormLabel id="entry">{t('people.entry')}</FormLabel>
        <RadioGroup
          aria-labelledby="entry"
          value={isInvited ? 'invite' : 'password'}
          onChange={(_event, chosen) => setIsInvited(chosen === 'invite')}
        >
          <FormControlLabel value="invite" control={<Radio />} label={t('people.invite')} />
          <FormControlLabel value="password" control={<Radio />} label={t('people.typePassword')} />
        </RadioGroup>
        {isInvited && <FormHelperText>{t('people.inviteHint')}</FormHelperText>}
      </FormControl>
      {!isInvited && (
        <PasswordInputs
          labels={{ password: t('people.password'), again: t('people.passwordAgain') }}
          values={secret.values}
          messages={secret.messages}
          set={secret.set}
          disabled={loading}
        />
      )}
    </NewRecordPage>
  );
}
