import TextField from '@mui/material/TextField';
import { t } from '../../../i18n/officeTexts';
import { useFormState } from '../../../lib/forms/formState';
import { listFieldErrors } from '../../../lib/request/errors';
import { SectionForm } from '../../../ui/fields/SectionForm';

interface CodeFormProps {
  /** The field that the server's errors name. */
  name: 'code' | 'password';
  label: string;
  submitLabel: string;
  busy: boolean;
  /** Returns the error of the call. */
  onSubmit: (typed: string) => Promise<unknown>;
  onCancel?: () => void;
}

/** A form with one secret in it. */
export function CodeForm({ name, label, submitLabel, busy, onSubmit, onCancel }: CodeFormProps) {
  const { values, messages, set, show, reset } = useFormState({ typed: '' });

  async function submit() {
    if (!values.typed.trim())
      return void show({ typed: t(name === 'code' ? 'factor.codeMissing' : 'factor.passwordMissing') });
    const error = await onSubmit(values.typed);
    if (error) show({ typed: listFieldErrors(error)[name] });
    else reset();
  }

  return (
    <SectionForm submitLabel={submitLabel} busy={busy} onSubmit={() => void submit()} onCancel={onCancel}>
      <TextField
        label={label}
        type={name === 'code' ? 'text' : 'password'}
        value={values.typed}
        disabled={busy}
        error={Boolean(messages.typed)}
        helperText={messages.typed}
        onChange={(event) => set('typed', event.target.value)}
        fullWidth
        slotProps={{
          htmlInput: {
            maxLength: 128,
            spellCheck: false,
            autoComplete: name === 'code' ? 'one-time-code' : 'current-password',
          },
        }}
      />
    </SectionForm>
  );
}
