import Box from '@mui/material/Box';
import { t } from '../i18n/publicTexts';
import { useSentForm } from '../lib/forms/sentForm';
import { PlainField } from '../ui/fields/PlainField';
import { PlainForm, SubmitButton } from '../ui/fields/PlainForm';

/** User name and password. The form shows an error and keeps the name. `problem`: the result of the last try. */
export function LoginForm({ problem }: { problem?: string }) {
  const { missing, values } = useSentForm();
  // The name is right more often than the password.
  const first = values.username && !missing.includes('username') ? 'password' : 'username';
  return (
    <PlainForm problem={problem}>
      <PlainField
        name="username"
        label={t('session.username')}
        missing={t('session.usernameMissing')}
        type="text"
        autoComplete="username"
        autoFocus={first === 'username'}
        more={{ autoCapitalize: 'none', spellCheck: false }}
      />
      <PlainField
        name="password"
        label={t('session.password')}
        missing={t('session.passwordMissing')}
        type="password"
        autoComplete="current-password"
        maxLength={1000}
        autoFocus={first === 'password'}
      />
      <SubmitButton busy={t('session.entering')}>{t('session.enter')}</SubmitButton>
      <Box role="status" data-slow={t('session.slow')} sx={{ color: 'text.secondary', minHeight: '1.5em' }} />
    </PlainForm>
  );
}
