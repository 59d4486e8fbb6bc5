import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useAddPasskeyMutation, useMySessionsQuery, useStartPasskeyMutation } from '../../../../generated/graphql';
import { t } from '../../../../i18n/officeTexts';
import { useFormState } from '../../../../lib/forms/formState';
import { listFieldErrors } from '../../../../lib/request/errors';
import { SectionForm } from '../../../../ui/fields/SectionForm';
import { bindText } from '../../../../ui/forms/bindField';
import { createPasskey } from './createPasskey';

interface AddPasskeyProps {
  onAdded: (codes: readonly string[]) => void;
  onCancel: () => void;
}

/** Adds a passkey: a name and the present password, then the browser's own window. */
export function AddPasskey({ onAdded, onCancel }: AddPasskeyProps) {
  const { data, error } = useMySessionsQuery();
  const here = data?.mySessions.find(({ isCurrent }) => isCurrent);
  const form = useFormState<{ name?: string; password: string }>({ password: '' });
  const { values } = form;
  const name = values.name ?? [here?.browser, here?.system].filter(Boolean).join(', ');
  const [isWaiting, setIsWaiting] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [start, { loading: starting }] = useStartPasskeyMutation({ context: { formFields: ['password'] } });
  const [add, { loading: adding }] = useAddPasskeyMutation({
    context: { formFields: ['name'], toast: t('passkeys.added') },
  });
  const busy = isWaiting || starting || adding;

  async function submit() {
    const missing = {
      name: name.trim() ? undefined : t('passkeys.nameMissing'),
      password: values.password.trim() ? undefined : t('factor.passwordMissing'),
    };
    if (form.show(missing)) return;
    setProblem(undefined);
    const started = await start({ variables: { password: values.password } });
    if (!started.data) return void form.show(listFieldErrors(started.error));
    setIsWaiting(true);
    const made = await createPasskey(started.data.startPasskey);
    setIsWaiting(false);
    if ('problem' in made) return setProblem(made.problem);
    const added = await add({ variables: { name, reply: made.reply } });
    if (added.data) onAdded(added.data.addPasskey);
    else form.show(listFieldErrors(added.error));
  }

  // The device gives the name that the field begins with.
  if (!data && !error) return <Skeleton variant="rounded" height={160} />;
  return (
    <SectionForm submitLabel={t('passkeys.start')} busy={busy} onSubmit={() => void submit()} onCancel={onCancel}>
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        <TextField
          label={t('passkeys.name')}
          {...bindText(form, 'name')}
          value={name}
          disabled={busy}
          slotProps={{ htmlInput: { maxLength: 60, autoComplete: 'off' } }}
        />
        <TextField
          label={t('factor.password')}
          type="password"
          {...bindText(form, 'password')}
          disabled={busy}
          slotProps={{ htmlInput: { maxLength: 128, autoComplete: 'current-password' } }}
        />
        {problem !== undefined && <Alert severity="error">{problem}</Alert>}
      </Box>
    </SectionForm>
  );
}
