import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useId } from 'react';
import { useSentField } from '../../lib/forms/sentForm';
import { focusRing } from '../layout/focusRing';
import { atLeast } from '../layout/leastType';

interface PlainChoiceProps {
  name: string;
  label: string;
  choices: readonly { value: string; label: string }[];
  /** The message when nothing was chosen. */
  missing: string;
  /** The choice before anybody chooses. */
  initial?: string;
}

/** One of several, by the browser's own buttons: they show what is chosen without a script. */
export function PlainChoice({ name, label, choices, missing, initial }: PlainChoiceProps) {
  const id = useId();
  const { value, message } = useSentField(name, missing);
  return (
    <Box component="fieldset" role="radiogroup" aria-describedby={message && id} sx={groupStyles}>
      <legend>{label}</legend>
      {choices.map((choice, index) => (
        <Box component="label" key={choice.value} sx={choiceStyles}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            defaultChecked={choice.value === (value ?? initial)}
            aria-invalid={message ? true : undefined}
            autoFocus={Boolean(message) && index === 0}
          />
          {choice.label}
        </Box>
      ))}
      {message && (
        <FormHelperText id={id} error>
          {message}
        </FormHelperText>
      )}
    </Box>
  );
}

const groupStyles = {
  display: 'grid',
  gap: 1,
  minWidth: 0,
  m: 0,
  p: 0,
  border: 0,
  '& legend': { p: 0, mb: 1, fontSize: atLeast('0.8125rem'), fontWeight: 600, color: 'text.secondary' },
};

const choiceStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 50,
  px: 2,
  py: 1,
  border: 1,
  borderColor: 'line.field',
  borderRadius: '10px',
  bgcolor: 'background.paper',
  cursor: 'pointer',
  '&:has(:checked)': { borderColor: 'primary.main' },
  '& input': { flexShrink: 0, width: 20, height: 20, m: 0, accentColor: 'var(--mui-palette-primary-main)' },
  // The whole choice shows it.
  '& input:focus-visible': { outline: 'none' },
  '&:has(:focus-visible)': focusRing,
};
