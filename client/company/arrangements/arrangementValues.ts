import type { ArrangementInput } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import type { FieldMessages } from '../../lib/forms/formState';
import type { ArrangementPeriod } from './arrangementParts';

/** The values of an arrangement's form. */
export interface ArrangementValues {
  name: string;
  description: string;
  firstDay: string | null;
  lastDay: string | null;
  /** 1 is Monday. */
  weekdays: readonly number[];
  /** HH:MM */
  depart: string;
  /** HH:MM */
  duration: string;
  /** Id of the driver; empty while none is chosen. */
  driver: string;
  /** Id of the bus; empty for any bus. */
  bus: string;
  /** Whether the line is at most 50 km long. Such lines have their own rules of driving and rest. */
  shortLine: boolean;
  /** Minutes at the wheel in one run, as typed; empty when the whole run is driving. */
  drivingMin: string;
}

/** The values of a new arrangement. It runs on Thursdays until the user chooses other days (docs/product.md, 'Limits'). */
export const newValues: ArrangementValues = {
  name: '',
  description: '',
  firstDay: null,
  lastDay: null,
  weekdays: [4],
  depart: '08:00',
  duration: '01:00',
  driver: '',
  bus: '',
  shortLine: false,
  drivingMin: '',
};

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
  const { name, description, weekdays, depart, driver, bus } = values;
  return {
    name,
    description,
    depart,
    driver,
    weekdays: [...weekdays],
    firstDay: values.firstDay ?? '',
    lastDay: values.lastDay ?? '',
    durationMin: parseMinutes(values.duration),
    bus: bus || null,
    shortLine: values.shortLine,
    drivingMin: values.drivingMin.trim() === '' ? null : Number(values.drivingMin),
  };
}

/** The server's names of the fields. They are the form's names, except `durationMin`. */
export const fieldNames = [
  'name',
  'description',
  'firstDay',
  'lastDay',
  'weekdays',
  'depart',
  'durationMin',
  'driver',
  'bus',
  'drivingMin',
];

/** Converts the server's messages by field to those of the form. */
export const toMessages = ({ durationMin, ...others }: Record<string, string>): FieldMessages<ArrangementValues> => ({
  ...others,
  ...(durationMin && { duration: durationMin }),
});
