import type { ArrangementInput } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import type { FieldMessages } from '../../lib/forms/formState';
import type { ArrangementPeriod } from './arrangementParts';

/** The values of a new arrangement. It runs on Thursdays until the user chooses other days (docs/product.md, 'Limits'). */
export const newValues = {
  name: '',
  description: '',
  firstDay: null as string | null,
  lastDay: null as string | null,
  /** 1 is Monday. */
  weekdays: [4] as readonly number[],
  /** HH:MM */
  depart: '08:00',
  /** HH:MM */
  duration: '01:00',
  /** Id of the driver; empty while none is chosen. */
  driver: '',
  /** Id of the bus; empty for any bus. */
  bus: '',
  /** Whether the line is at most 50 km long. Such lines have their own rules of driving and rest. */
  shortLine: false,
  /** Minutes at the wheel in one run, as typed; empty when the whole run is driving. */
  drivingMin: '',
};

/** The values of an arrangement's form. */
export type ArrangementValues = typeof newValues;

/** Converts a stored period to the values of its form. */
export function toValues(stored: ArrangementPeriod): ArrangementValues {
  const { name, description, firstDay, lastDay, weekdays, depart, durationMin, driver, bus } = stored;
  const { shortLine, drivingMin } = stored;
  const duration = [Math.floor(durationMin / 60), durationMin % 60].map((part) => String(part).padStart(2, '0'));
  return {
    name,
    description,
    firstDay,
    lastDay,
    weekdays,
    depart,
    duration: duration.join(':'),
    driver: driver.id,
    bus: bus?.id ?? '',
    shortLine,
    drivingMin: drivingMin === null ? '' : String(drivingMin),
  };
}

/** Parses a duration 'HH:MM' to minutes. */
export function parseMinutes(duration: string): number {
  const [hours = 0, minutes = 0] = duration.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Returns the problems of the values by field. The server checks the same and more. */
export function findProblems(values: ArrangementValues): FieldMessages<ArrangementValues> {
  const { name, firstDay, weekdays, duration, driver } = values;
  return {
    name: name.trim() ? undefined : t('office.nameMissing'),
    firstDay: firstDay ? undefined : t('arrangements.firstDayMissing'),
    lastDay: findLastDayProblem(values),
    weekdays: weekdays.length > 0 ? undefined : t('arrangements.weekdayMissing'),
    duration: parseMinutes(duration) > 0 ? undefined : t('arrangements.durationMissing'),
    driver: driver ? undefined : t('arrangements.driverMissing'),
    drivingMin:
      /^\d*$/.test(values.drivingMin.trim()) && Number(values.drivingMin) <= parseMinutes(duration)
        ? undefined
        : t('arrangements.drivingTooLong'),
  };
}

function findLastDayProblem({ firstDay, lastDay }: ArrangementValues): string | undefined {
  if (!lastDay) return t('arrangements.lastDayMissing');
  return firstDay && lastDay < firstDay ? t('arrangements.lastBeforeFirst') : undefined;
}

/** Converts values without problems to the input of the mutation. */
export function toInput(values: ArrangementValues): ArrangementInput {
  const { duration, drivingMin, ...others } = values;
  return {
    ...others,
    weekdays: [...values.weekdays],
    firstDay: values.firstDay ?? '',
    lastDay: values.lastDay ?? '',
    durationMin: parseMinutes(duration),
    bus: values.bus || null,
    drivingMin: drivingMin.trim() === '' ? null : Number(drivingMin),
  };
}

const { duration: _asMinutes, shortLine: _neverWrong, ...shown } = newValues;
/** The server's names of the fields. They are the form's names, except `durationMin`. */
export const fieldNames = [...Object.keys(shown), 'durationMin'];

/** Converts the server's messages by field to those of the form. */
export const toMessages = ({ durationMin, ...others }: Record<string, string>): FieldMessages<ArrangementValues> => ({
  ...others,
  ...(durationMin && { duration: durationMin }),
});
