import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTime } from 'luxon';
import { getLanguage } from '../../../i18n/language';
import { calendarStyles, fieldStyles, hintStyles } from '../dateStyles';
import { dayFormat, findPickerLocale, pickerTexts, printWeekdayHead } from '../pickerTexts';
import { WallClockAdapter } from '../wallClock';

export interface DateFieldProps {
  label: string;
  /** 'YYYY-MM-DD'; null when empty. */
  value: string | null;
  /** Gets null while the field is empty or half typed. */
  onChange: (value: string | null) => void;
  error?: string;
  disabled?: boolean;
}

/** The field itself; DateField.tsx loads it. */
export function DateField({ label, value, onChange, error, disabled }: DateFieldProps) {
  return (
    <LocalizationProvider dateAdapter={WallClockAdapter} adapterLocale={findPickerLocale()} localeText={pickerTexts}>
      <DatePicker
        label={label}
        value={value ? DateTime.fromISO(value, { zone: 'utc', locale: getLanguage() }) : null}
        onChange={(day) => onChange(day?.isValid ? day.toFormat('yyyy-MM-dd') : null)}
        timezone="UTC"
        format={dayFormat()}
        dayOfWeekFormatter={printWeekdayHead}
        disabled={disabled}
        slotProps={{
          textField: {
            error: Boolean(error),
            helperText: error,
            fullWidth: true,
            sx: [fieldStyles, !value && hintStyles],
            slotProps: { inputLabel: { shrink: true } },
          },
          layout: { sx: calendarStyles },
          openPickerButton: { size: 'small' },
          toolbar: { toolbarFormat: 'd. MMM' },
        }}
      />
    </LocalizationProvider>
  );
}

export { DateField as default };
