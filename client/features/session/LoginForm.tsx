import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import type { FormEvent } from 'react';
import { t } from '../../i18n/et';
import { useFormState } from '../../lib/forms/formState';
import { login } from './login';

/** After this long without an answer we say that we are still waiting. */
const SLOW_MS = 4000;

interface LoginFormProps {
  /** The server has let us in. Resolves to what is still wrong, if anything. */
  onEntered: () => Promise<string | undefined>;
}

/** User name and password; what is wrong is said at the form, and the name stays typed. */
export function LoginForm({ onEntered }: LoginFormProps) {
  const { values, messages, set, show } = useFormState({ username: '', password: '' });
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const slow = useSlow(sending);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const incomplete = show({
      username: values.username.trim() ? undefined : t('session.usernameMissing'),
      password: values.password ? undefined : t('session.passwordMissing'),
    });
    if (incomplete || sending) return;
    setSending(true);
    setProblem(undefined);
    setProblem((await login(values.username.trim(), values.password)) ?? (await onEntered()));
    setSending(false);
  }

  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 2.5 }}>
      <TextField
        label={t('session.username')}
        value={values.username}
        onChange={(event) => set('username', event.target.value)}
        error={Boolean(messages.username)}
        helperText={messages.username}
        disabled={sending}
        autoFocus
        slotProps={{
          htmlInput: { name: 'username', autoComplete: 'username', autoCapitalize: 'none', spellCheck: false },
        }}
      />
      <TextField
        label={t('session.password')}
        type="password"
        value={values.password}
        onChange={(event) => set('password', event.target.value)}
        error={Boolean(messages.password)}
        helperText={messages.password}
        disabled={sending}
        slotProps={{ htmlInput: { name: 'password', autoComplete: 'current-password' } }}
      />
      {problem && <Alert severity="error">{problem}</Alert>}
      <Button type="submit" variant="contained" size="large" disabled={sending}>
        {sending ? t('session.entering') : t('session.enter')}
      </Button>
      <Box role="status" sx={{ color: 'text.secondary', minHeight: '1.5em' }}>
        {slow && t('session.slow')}
      </Box>
    </Box>
  );
}

function useSlow(waiting: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [waiting]);
  return slow;
}
