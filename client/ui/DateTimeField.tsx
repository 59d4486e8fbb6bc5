import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTime } from 'luxon';
import { useState } from 'react';
import { t } from '../i18n/et';
import { fieldLook, hintLook } from './dateLook';
import { pickerTexts } from './pickerTexts';
import { WallClockAdapter, instantOf, wallClockOf } from './wallClock';

/** Where calendar and hours fit side by side; elsewhere they come one after another, over the page. */
const WIDE_WITH_MOUSE = '@media (pointer: fine) and (min-width: 600px)';

interface DateTimeFieldProps {
  label: string;
  /** An instant as ISO 8601 text; null when empty. */
  value: string | null;
  /** Gets the instant in UTC, or null while the field is empty, half typed, or says a time that does not exist. */
  onChange: (value: string | null) => void;
  error?: string;
  /** Red, also without a message. */
  invalid?: boolean;
  disabled?: boolean;
  required?: boolean;
  /** The label is only for those who listen: a visible one stands beside the field. */
  hideLabel?: boolean;
}

/** A date and time of day, dd.mm.yyyy hh:mm on the clock of Tallinn, typed or picked from a calendar. */
export function DateTimeField({
  label,
  value,
  onChange,
  error,
  invalid,
  disabled,
  required,
  hideLabel,
}: DateTimeFieldProps) {
  // A time skipped in the spring night stays to be read and mended.
  const [skipped, setSkipped] = useState<DateTime | null>(null);
  const message = !value && skipped ? t('ui.timeSkipped') : error;

  function change(wall: DateTime | null) {
    const instant = wall?.isValid ? instantOf(wall) : null;
    setSkipped(wall?.isValid && !instant ? wall : null);
    onChange(instant);
  }

  return (
    <LocalizationProvider dateAdapter={WallClockAdapter} adapterLocale="et" localeText={pickerTexts}>
      <DateTimePicker
        label={label}
        value={value ? wallClockOf(value).setLocale('et') : skipped}
        onChange={change}
        timezone="UTC"
        format="dd.MM.yyyy HH:mm"
        ampm={false}
        desktopModeMediaQuery={WIDE_WITH_MOUSE}
        disabled={disabled}
        slotProps={{
          textField: {
            required,
            error: Boolean(message) || invalid,
            helperText: message,
            fullWidth: true,
            sx: [fieldLook, !value && !skipped && hintLook],
            slotProps: { inputLabel: { shrink: true, sx: hideLabel ? onlyHeard : undefined } },
          },
          openPickerButton: { size: 'small' },
          toolbar: { toolbarFormat: 'd. MMM' },
          actionBar: { actions: ['cancel', 'accept'] },
        }}
      />
    </LocalizationProvider>
  );
}

const onlyHeard = { position: 'absolute', width: 1, height: 1, m: 0, overflow: 'hidden', clipPath: 'inset(50%)' };
