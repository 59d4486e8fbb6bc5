import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTime } from 'luxon';
import { TIME_ZONE } from '../lib/time';
import { pickerTexts } from './pickerTexts';

/** Where calendar and hours fit side by side; elsewhere they come one after another, over the page. */
const WIDE_WITH_MOUSE = '@media (pointer: fine) and (min-width: 600px)';

interface DateTimeFieldProps {
  label: string;
  /** An instant as ISO 8601 text; null when empty. */
  value: string | null;
  /** Gets the instant in UTC, or null while the field is empty or half typed. */
  onChange: (value: string | null) => void;
  error?: string;
  disabled?: boolean;
  required?: boolean;
  /** The label is only for those who listen: a visible one stands beside the field. */
  hideLabel?: boolean;
}

/** A date and time of day, dd.mm.yyyy hh:mm on the clock of Tallinn, typed or picked from a calendar. */
export function DateTimeField({ label, value, onChange, error, disabled, required, hideLabel }: DateTimeFieldProps) {
  return (
    <LocalizationProvider dateAdapter={AdapterLuxon} adapterLocale="et" localeText={pickerTexts}>
      <DateTimePicker
        label={label}
        value={value ? DateTime.fromISO(value, { locale: 'et' }) : null}
        onChange={(next) => onChange(next?.isValid ? firstMeant(next).toUTC().toISO() : null)}
        timezone={TIME_ZONE}
        format="dd.MM.yyyy HH:mm"
        ampm={false}
        desktopModeMediaQuery={WIDE_WITH_MOUSE}
        disabled={disabled}
        slotProps={{
          textField: {
            required,
            error: Boolean(error),
            helperText: error,
            fullWidth: true,
            sx: [fieldLook, !value && hintLook],
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

/** A time that occurs twice, on the night when the clock goes back, means the first of the two. */
function firstMeant(time: DateTime): DateTime {
  return DateTime.min(...time.getPossibleOffsets()) ?? time;
}

/** As every other field of ours; the pickers draw their own. */
const fieldLook = {
  '& .MuiPickersOutlinedInput-root': { bgcolor: 'background.paper', pl: 1.625 },
  '& .MuiPickersOutlinedInput-notchedOutline': {
    top: 0,
    borderColor: 'line.field',
    '& legend': { display: 'none' },
  },
  '& .MuiPickersInputBase-sectionsContainer': {
    py: 1.25,
    lineHeight: '24px',
    fontVariantNumeric: 'tabular-nums',
  },
};

/** pp.kk.aaaa --:-- is to be read too, and the pickers make it too pale. */
const hintLook = { '& .MuiPickersInputBase-sectionsContainer': { opacity: 0.75 } };

const onlyHeard = { position: 'absolute', width: 1, height: 1, m: 0, overflow: 'hidden', clipPath: 'inset(50%)' };
