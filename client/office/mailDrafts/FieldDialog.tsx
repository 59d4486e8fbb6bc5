import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useSetMailFieldMutation } from '../../generated/graphql';
import { languages } from '../../i18n/language';
import { t } from '../../i18n/officeTexts';
import { useFormState } from '../../lib/forms/formState';
import { listFieldErrors } from '../../lib/request/errors';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import { DateField } from '../../ui/fields/DateField';
import { TimeField } from '../../ui/fields/TimeField';
import type { Draft, Field } from './mailWords';
import { nameField, printValue } from './mailWords';

interface FieldDialogProps {
  draft: Draft;
  field: Field;
  onClose: () => void;
}

const choices: Partial<Record<Field['key'], readonly string[]>> = {
  isReturn: ['yes', 'no'],
  language: languages,
};
const hints = { from: 'mails.placeHint', to: 'mails.placeHint', via: 'mails.viaHint' } as const;
const isHinted = (key: Field['key']): key is keyof typeof hints => key in hints;

/** Corrects one field of a mail; empty takes it away. */
export function FieldDialog({ draft, field, onClose }: FieldDialogProps) {
  const { key } = field;
  const { values, messages, set, show } = useFormState({ value: field.value });
  const [save, { loading }] = useSetMailFieldMutation({ context: { formFields: ['value'] } });

  async function submit() {
    if (loading) return;
    const { error } = await save({ variables: { id: draft.id, seenVersion: draft.version, key, ...values } });
    if (error) show(listFieldErrors(error));
    else onClose();
  }

  return (
    <FormDialog open title={nameField(key)} busy={loading} onSubmit={() => void submit()} onClose={onClose}>
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        <Input
          field={{ ...field, ...values }}
          refusal={messages.value}
          disabled={loading}
          onChange={(value) => set('value', value)}
        />
      </Box>
    </FormDialog>
  );
}

interface InputProps {
  field: Field;
  refusal: string | undefined;
  disabled: boolean;
  onChange: (value: string) => void;
}

function Input({ field: { key, value }, refusal, disabled, onChange }: InputProps) {
  const label = nameField(key);
  if (key === 'day' || key === 'returnDay')
    return <DateField label={label} value={value} error={refusal} onChange={(day) => onChange(day ?? '')} />;
  if (key === 'time' || key === 'returnTime')
    return <TimeField label={label} value={value} error={refusal} disabled={disabled} onChange={onChange} />;
  const options = choices[key];
  return (
    <TextField
      label={label}
      autoFocus
      select={options !== undefined}
      value={value}
      disabled={disabled}
      error={refusal !== undefined}
      helperText={refusal ?? (isHinted(key) ? t(hints[key]) : undefined)}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{
        htmlInput: { maxLength: 255, autoComplete: 'off', ...(key === 'passengers' && { inputMode: 'numeric' }) },
      }}
    >
      {options?.map((option) => (
        <MenuItem key={option} value={option}>
          {printValue({ key, value: option })}
        </MenuItem>
      ))}
    </TextField>
  );
}
