import TextField from '@mui/material/TextField';
import { useState } from 'react';

interface HoursFieldProps {
  label: string;
  hours: number;
  onChange: (hours: number) => void;
  error?: string;
  disabled?: boolean;
}

/** Worked hours: digits with an optional comma or dot decimal; empty becomes 0 when left (spec, section 5). */
export function HoursField({ label, hours, onChange, error, disabled }: HoursFieldProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <TextField
      label={label}
      value={typed ?? String(hours).replace('.', ',')}
      disabled={disabled}
      error={Boolean(error)}
      helperText={error}
      onFocus={(event) => event.target.select()}
      onChange={({ target }) => {
        if (!/^\d{0,4}([.,]\d{0,2})?$/.test(target.value)) return;
        setTyped(target.value);
        onChange(Number(target.value.replace(',', '.')) || 0);
      }}
      onBlur={() => setTyped(undefined)}
      slotProps={{
        htmlInput: { inputMode: 'decimal', autoComplete: 'off' },
        input: { sx: { fontVariantNumeric: 'tabular-nums' } },
      }}
    />
  );
}
