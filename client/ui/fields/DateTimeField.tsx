import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import useMediaQuery from '@mui/material/useMediaQuery';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTime } from 'luxon';
import { useState } from 'react';
import { t } from '../../i18n/publicTexts';
import { getLanguage } from '../../i18n/language';
import { fieldStyles, hintStyles } from './dateStyles';
import type { FirstTouch } from './firstTouch';
import { PhoneDateTimeField } from './PhoneDateTimeField';
import { dayFormat, findPickerLocale, pickerTexts } from './pickerTexts';
import { WallClockAdapter, toInstant, toWallClock } from './wallClock';

/** Where one types, or picks with a mouse from calendar and hours side by side; elsewhere day, hour and minute are tapped. */
const WIDE_WITH_MOUSE = '@media (pointer: fine) and (min-width: 600px)';

export interface DateTimeFieldProps {
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
  /** Days that are over cannot be chosen. */
  noPast?: boolean;
  /** The earlier moment as ISO 8601 text: the calendar opens on its day, and earlier days cannot be chosen. */
  after?: string | null;
  /** The label is only for those who listen: a visible one stands beside the field. */
  hideLabel?: boolean;
  /** The field goes on where the plain one was left. */
  touched?: FirstTouch;
}

/** A date and time of day, dd.mm.yyyy hh:mm on the clock of Tallinn, typed or picked from a calendar. */
export function DateTimeField(props: DateTimeFieldProps) {
  const { value, onChange, error, invalid, required, noPast, after, hideLabel, touched = 'left', ...field } = props;
  const isWide = useMediaQuery(WIDE_WITH_MOUSE, { noSsr: true });
  // A time skipped in the spring night stays to be read and mended.
  const [skipped, setSkipped] = useState<DateTime | null>(null);
  const [isOpen, setIsOpen] = useState(touched === 'calendar');
  const message = !value && skipped ? t('ui.timeSkipped') : error;

  function change(wall: DateTime | null) {
    const instant = wall?.isValid ? toInstant(wall) : null;
    setSkipped(wall?.isValid && !instant ? wall : null);
    onChange(instant);
  }

  const wall = value ? toWallClock(value).setLocale(getLanguage()) : skipped;
  const now = noPast ? toWallClock(new Date()) : undefined;
  const before = after ? toWallClock(after) : undefined;
  const notBefore = now && before ? DateTime.max(now, before) : (now ?? before);
  // The day on which the trip is by then; its hour is to be chosen.
  const opensAt = before && notBefore?.startOf('day');
  const labelStyles = hideLabel ? onlyHeard : undefined;

  const asked = (
    <PhoneDateTimeField
      {...field}
      wall={wall}
      notBefore={notBefore}
      opensAt={opensAt}
      message={message}
      invalid={invalid}
      required={required}
      labelStyles={labelStyles}
      onChange={change}
      touched={touched}
    />
  );
  const typed = (
    <DateTimePicker
      {...field}
      value={wall}
      onChange={change}
      timezone="UTC"
      format={`${dayFormat()} HH:mm`}
      ampm={false}
      autoFocus={touched !== 'left'}
      open={isOpen}
      onOpen={() => setIsOpen(true)}
      onClose={() => setIsOpen(false)}
      desktopModeMediaQuery={WIDE_WITH_MOUSE}
      minDate={notBefore}
      referenceDate={opensAt}
      slotProps={{
        textField: {
          required,
          error: Boolean(message) || invalid,
          helperText: message,
          fullWidth: true,
          sx: [fieldStyles, !value && !skipped && hintStyles],
          slotProps: { inputLabel: { shrink: true, sx: labelStyles } },
        },
        openPickerButton: { size: 'small' },
        toolbar: { toolbarFormat: 'd. MMM' },
        actionBar: { actions: ['cancel', 'accept'] },
      }}
    />
  );
  return (
    <LocalizationProvider dateAdapter={WallClockAdapter} adapterLocale={findPickerLocale()} localeText={pickerTexts}>
      {isWide ? typed : asked}
    </LocalizationProvider>
  );
}

const onlyHeard = { position: 'absolute', width: 1, height: 1, m: 0, overflow: 'hidden', clipPath: 'inset(50%)' };
