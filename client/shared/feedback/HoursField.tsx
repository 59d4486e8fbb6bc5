import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { parseTypedHours } from '../../../server/platform/values/reportedHours';
import { useSelectWhole } from '../../ui/fields/useSelectWhole';

interface HoursFieldProps {
  label: string;
  hours: number;
  onChange: (hours: number) => void;
  error?: string;
  disabled?: boolean;
  /** Nothing was entered yet: the field is empty, not 0, until it was visited. */
  blank?: boolean;
}

/** Worked hours: digits with an optional comma or dot decimal; empty becomes 0 when left (docs/product.md, 'Limits'). */
export function HoursField({ label, hours, onChange, error, disabled, blank = false }: HoursFieldProps) {
  const [typed, setTyped] = useState(blank && hours === 0 ? '' : undefined);
  const whole = useSelectWhole();
  return (
    <TextField
      label={label}
      value={typed ?? String(hours).replace('.', ',')}
      disabled={disabled}
      error={Boolean(error)}
      helperText={error}
      onChange={({ target }) => {
        const hours = parseTypedHours(target.value);
        if (hours === undefined) return;
        setTyped(target.value);
        onChange(hours);
      }}
      onBlur={() => setTyped(undefined)}
      slotProps={{
        htmlInput: { ...whole, inputMode: 'decimal', autoComplete: 'off' },
        input: { sx: { fontVariantNumeric: 'tabular-nums' } },
      }}
    />
  );
}
