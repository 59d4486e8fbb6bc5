import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import Typography from '@mui/material/Typography';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import type { DateTime } from 'luxon';
import { useEffect, useId, useRef, useState } from 'react';
import { calendarStyles } from './dateStyles';
import { t } from '../../i18n/publicTexts';
import { listWeekdayLetters } from '../../lib/texts/weekdays';
import { dayFormat, printWeekdayHead } from './pickerTexts';
import { toWallClock } from './wallClock';

/** Undefined until a person chooses. */
interface Draft {
  day: DateTime | undefined;
  hour: number | undefined;
  minute: number | undefined;
}

const steps = ['day', 'hour', 'minute'] as const;
type DialogStep = (typeof steps)[number];

/** Most trips begin in the morning: that hour has the focus while none is chosen. */
const USUAL_HOUR = 8;
const allHours = Array.from({ length: 24 }, (_, hour) => hour);
const allMinutes = Array.from({ length: 12 }, (_, index) => index * 5);
const printPickedDay = (day: DateTime | undefined) =>
  day ? `${listWeekdayLetters()[day.weekday - 1] ?? ''} ${day.toFormat(dayFormat())}` : t('ui.dayHint');
const printTwoDigits = (number: number | undefined) => (number === undefined ? '--' : String(number).padStart(2, '0'));

interface DateTimeDialogProps {
  title: string;
  start: DateTime | null;
  /** The day is that of what came before: the hour is asked first. */
  dayKnown: boolean;
  notBefore?: DateTime;
  onDone: (chosen: DateTime) => void;
  onClose: () => void;
}

/**
 * Day, hour, minute, one after another; the last tap is the end. Midnight, where forms begin, counts as no time chosen:
 * only a tap keeps it.
 */
export function DateTimeDialog({ title, start, dayKnown, notBefore, onDone, onClose }: DateTimeDialogProps) {
  const titleId = useId();
  const [draft, setDraft] = useState(() => toDraft(start));
  const [step, setStep] = useState<DialogStep>(dayKnown ? 'hour' : 'day');
  const earliest = notBefore && draft.day?.hasSame(notBefore, 'day') ? notBefore : undefined;
  const whole = toMoment(draft, notBefore);

  function choose(part: Partial<Draft>) {
    const next = { ...draft, ...part };
    setDraft(next);
    const following = steps[steps.indexOf(step) + 1];
    const chosen = toMoment(next, notBefore);
    if (following) setStep(following);
    else if (chosen) onDone(chosen);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="xs"
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { m: 1.5, width: 'calc(100% - 24px)' } } }}
    >
      <Box sx={{ px: 2.5, pt: 2.5 }}>
        <Typography
          id={titleId}
          component="h2"
          sx={{ fontSize: '0.8125rem', fontWeight: 600, color: 'text.secondary' }}
        >
          {title}
        </Typography>
        <Box role="group" aria-label={t('ui.dateTimeParts')} sx={partsStyles}>
          <Part label={t('ui.chooseDay')} current={step === 'day'} onClick={() => setStep('day')}>
            {printPickedDay(draft.day)}
          </Part>
          <Box sx={{ ml: 'auto' }}>
            <Part label={t('ui.hours')} current={step === 'hour'} onClick={() => setStep('hour')}>
              {printTwoDigits(draft.hour)}
            </Part>
            :
            <Part label={t('ui.minutes')} current={step === 'minute'} onClick={() => setStep('minute')}>
              {printTwoDigits(draft.minute)}
            </Part>
          </Box>
        </Box>
      </Box>
      <Box sx={{ px: { xs: 0.5, sm: 1.5 }, minHeight: 336, ...calendarStyles }}>
        {step === 'day' && (
          <DateCalendar
            value={draft.day ?? null}
            onChange={(day: DateTime | null) => day?.isValid && choose({ day })}
            dayOfWeekFormatter={printWeekdayHead}
            minDate={notBefore}
            referenceDate={notBefore ?? toWallClock(new Date())}
            timezone="UTC"
            views={['day']}
            sx={{ width: '100%' }}
          />
        )}
        {step === 'hour' && (
          <Choices
            label={t('ui.chooseHour')}
            values={allHours}
            chosen={draft.hour}
            focused={draft.hour ?? USUAL_HOUR}
            isPast={(hour) => earliest !== undefined && hour < earliest.hour}
            onChoose={(hour) => choose({ hour })}
          />
        )}
        {step === 'minute' && (
          <Choices
            label={t('ui.chooseMinute')}
            values={addOwn(allMinutes, draft.minute)}
            chosen={draft.minute}
            focused={draft.minute ?? 0}
            isPast={(minute) => earliest !== undefined && isBefore(earliest, draft.hour ?? 0, minute)}
            onChoose={(minute) => choose({ minute })}
          />
        )}
      </Box>
      <DialogActions sx={{ px: 2.5, pb: 2 }}>
        <Button onClick={onClose}>{t('ui.cancel')}</Button>
        {whole && step !== 'minute' && <Button onClick={() => onDone(whole)}>{t('ui.done')}</Button>}
      </DialogActions>
    </Dialog>
  );
}

function toDraft(start: DateTime | null): Draft {
  if (!start) return { day: undefined, hour: undefined, minute: undefined };
  const isMidnight = start.hour === 0 && start.minute === 0;
  return {
    day: start.startOf('day'),
    hour: isMidnight ? undefined : start.hour,
    minute: isMidnight ? undefined : start.minute,
  };
}

/** The moment if it is complete and allowed: an hour chosen for another day may be past on this one. */
function toMoment({ day, hour, minute }: Draft, notBefore: DateTime | undefined): DateTime | undefined {
  if (!day || hour === undefined || minute === undefined) return undefined;
  if (notBefore && (day.hasSame(notBefore, 'day') ? isBefore(notBefore, hour, minute) : day < notBefore))
    return undefined;
  return day.set({ hour, minute, second: 0, millisecond: 0 });
}

/** By the clock: the minute that has begun can still be chosen. */
const isBefore = (earliest: DateTime, hour: number, minute: number): boolean =>
  hour < earliest.hour || (hour === earliest.hour && minute < earliest.minute);

/** A minute that is not one of fives, such as that of an arrival, stands among them. */
const addOwn = (values: number[], own: number | undefined): number[] =>
  own === undefined || values.includes(own) ? values : [...values, own].sort((a, b) => a - b);

interface PartProps {
  label: string;
  current: boolean;
  onClick: () => void;
  children: string;
}

/** A part of what is being chosen; a tap goes back to it. */
function Part({ label, current, onClick, children }: PartProps) {
  return (
    <Button
      onClick={onClick}
      aria-label={`${label}: ${children}`}
      aria-current={current ? 'step' : undefined}
      sx={{ minWidth: 44, px: 0.75, font: 'inherit', color: current ? 'primary.main' : 'text.primary' }}
    >
      {children}
    </Button>
  );
}

interface ChoicesProps {
  label: string;
  values: number[];
  chosen: number | undefined;
  focused: number;
  isPast: (value: number) => boolean;
  onChoose: (value: number) => void;
}

/** Numbers to tap, all in sight. */
function Choices({ label, values, chosen, focused, isPast, onChoose }: ChoicesProps) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <Box role="group" aria-label={label} sx={choicesStyles}>
      {values.map((value) => (
        <Button
          key={value}
          ref={value === focused ? first : undefined}
          variant={value === chosen ? 'contained' : 'outlined'}
          aria-pressed={value === chosen}
          disabled={isPast(value)}
          onClick={() => onChoose(value)}
          sx={{ minWidth: 0, minHeight: 48, fontSize: '1rem', fontVariantNumeric: 'tabular-nums' }}
        >
          {printTwoDigits(value)}
        </Button>
      ))}
    </Box>
  );
}

const partsStyles = {
  display: 'flex',
  alignItems: 'center',
  mx: -0.75,
  mb: 1.5,
  fontSize: '1.25rem',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
};

const choicesStyles = { display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 1, px: 1, pb: 1 };
