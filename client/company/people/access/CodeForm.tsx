import TextField from '@mui/material/TextField';
import { t } from '../../../i18n/officeTexts';
import { useFormState } from '../../../lib/forms/formState';
import { listFieldErrors } from '../../../lib/request/errors';
import { SectionForm } from '../../../ui/fields/SectionForm';
import { bindText } from '../../../ui/forms/bindField';

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
  const form = useFormState({ typed: '' });

  async function submit() {
    const { typed } = form.values;
    if (!typed.trim())
      return void form.show({ typed: t(name === 'code' ? 'factor.codeMissing' : 'factor.passwordMissing') });
    const error = await onSubmit(typed);
    if (error) form.show({ typed: listFieldErrors(error)[name] });
    else form.reset();
  }

  return (
    <SectionForm submitLabel={submitLabel} busy={busy} onSubmit={() => void submit()} onCancel={onCancel}>
      <TextField
        label={label}
        type={name === 'code' ? 'text' : 'password'}
        {...bindText(form, 'typed')}
        disabled={busy}
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
