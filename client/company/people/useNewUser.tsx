import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId, useState } from 'react';
import { useCreateUserMutation } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { listFieldErrors } from '../../lib/request/errors';
import { useFormState } from '../../lib/forms/formState';
import { PasswordInputs } from './PasswordInputs';
import { UserInputs } from './UserInputs';
import { checkPasswords, checkUser, noUser, toUserInput, userFields } from './userValues';

/** The form of a new user: its fields, and what sends them. `onCreated` gets the id. */
export function useNewUser(onCreated: (id: string) => void) {
  const user = useFormState(noUser);
  const secret = useFormState({ password: '', again: '' });
  const [isInvited, setIsInvited] = useState(false);
  const entryId = useId();
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
    if (!error) return onCreated(data.createUser.id);
    user.show(listFieldErrors(error));
    secret.show(listFieldErrors(error));
  }

  const fields = (
    <>
      <UserInputs form={user} disabled={loading} />
      <FormControl disabled={loading}>
        <FormLabel id={entryId}>{t('people.entry')}</FormLabel>
        <RadioGroup
          aria-labelledby={entryId}
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
          form={secret}
          disabled={loading}
        />
      )}
    </>
  );
  return { fields, submit: () => void submit(), loading };
}
