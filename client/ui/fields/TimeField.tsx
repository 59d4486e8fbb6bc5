import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import InputBase from '@mui/material/InputBase';
import { useId, useState } from 'react';
import { t } from '../../i18n/publicTexts';
import { COARSE } from '../layout/touchTarget';
import { useSelectWhole } from './useSelectWhole';

interface TimeFieldProps {
  label: string;
  /** 'HH:MM' */
  value: string;
  onChange: (value: string) => void;
  error?: string;
  disabled?: boolean;
}

/** Hours 00-23 and minutes 00-59, padded to two digits when left; empty becomes 00 (docs/product.md, 'Limits'). */
export function TimeField({ label, value, onChange, error, disabled = false }: TimeFieldProps) {
  const id = useId();
  const [hours = '00', minutes = '00'] = value.split(':');
  return (
    <Box component="fieldset" disabled={disabled} sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ mb: 0.75, p: 0, fontSize: '0.8125rem', fontWeight: 600, color: 'text.secondary' }}>
        {label}
      </Box>
      <Box
        sx={{
          display: 'inline-flex',
          alignItems: 'center',
          width: 'fit-content',
          px: 1,
          border: 1,
          borderRadius: 1,
          borderColor: error ? 'error.main' : 'line.field',
          bgcolor: 'background.paper',
          '&:focus-within': {
            borderColor: 'primary.main',
            boxShadow: 'inset 0 0 0 1px var(--mui-palette-primary-main)',
          },
        }}
      >
        <TwoDigits
          label={`${label}: ${t('ui.hours')}`}
          describedBy={error && id}
          disabled={disabled}
          digits={hours}
          max={23}
          onChange={(digits) => onChange(`${digits}:${minutes}`)}
        />
        :
        <TwoDigits
          label={`${label}: ${t('ui.minutes')}`}
          describedBy={error && id}
          disabled={disabled}
          digits={minutes}
          max={59}
          onChange={(digits) => onChange(`${hours}:${digits}`)}
        />
      </Box>
      {error && (
        <FormHelperText id={id} error>
          {error}
        </FormHelperText>
      )}
    </Box>
  );
}

interface TwoDigitsProps {
  label: string;
  describedBy: string | undefined;
  disabled: boolean;
  digits: string;
  max: number;
  onChange: (digits: string) => void;
}

function TwoDigits({ label, describedBy, disabled, digits, max, onChange }: TwoDigitsProps) {
  const [typed, setTyped] = useState<string>();
  const whole = useSelectWhole();
  return (
    <InputBase
      value={typed ?? digits}
      disabled={disabled}
      onChange={({ target }) => {
        if (!/^\d{0,2}$/.test(target.value) || Number(target.value) > max) return;
        setTyped(target.value);
        onChange(target.value.padStart(2, '0'));
      }}
      onBlur={() => setTyped(undefined)}
      slotProps={{
        input: {
          ...whole,
          'aria-label': label,
          'aria-describedby': describedBy,
          inputMode: 'numeric',
          autoComplete: 'off',
        },
      }}
      sx={{
        '& input': {
          width: '2.4ch',
          height: 24,
          p: '8px 4px',
          [COARSE]: { width: 36, height: 28 },
          textAlign: 'center',
          fontVariantNumeric: 'tabular-nums',
        },
      }}
    />
  );
}
