import type { ArrangementInput } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import type { FieldMessages } from '../../lib/forms/formState';
import type { Period } from './arrangementParts';

/** An arrangement as its form holds it. */
export interface ArrangementValues {
  name: string;
  description: string;
  firstDay: string | null;
  lastDay: string | null;
  /** 1 is Monday. */
  weekdays: readonly number[];
  /** HH:MM */
  depart: string;
  duration: string;
  driver: string;
  /** Empty for any. */
  bus: string;
  /** At most 50 km: it has rules of driving and rest of its own. */
  shortLine: boolean;
  /** Minutes of a run at the wheel, as typed; empty: all of it. */
  drivingMin: string;
}

/** Only Thursday, until someone chooses otherwise (docs/product.md, 'Limits'). */
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

export function valuesOf(stored: Period): ArrangementValues {
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

export function minutesOf(duration: string): number {
  const [hours = 0, minutes = 0] = duration.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Errors at their fields; the server checks the same and more. */
export function problemsOf(values: ArrangementValues): FieldMessages<ArrangementValues> {
  const { name, firstDay, lastDay, weekdays, duration, driver } = values;
  return {
    name: name.trim() ? undefined : t('arrangements.nameMissing'),
    firstDay: firstDay ? undefined : t('arrangements.firstDayMissing'),
    lastDay: lastDay
      ? firstDay && lastDay < firstDay
        ? t('arrangements.lastBeforeFirst')
        : undefined
      : t('arrangements.lastDayMissing'),
    weekdays: weekdays.length > 0 ? undefined : t('arrangements.weekdayMissing'),
    duration: minutesOf(duration) > 0 ? undefined : t('arrangements.durationMissing'),
    driver: driver ? undefined : t('arrangements.driverMissing'),
    drivingMin:
      /^\d*$/.test(values.drivingMin.trim()) && Number(values.drivingMin) <= minutesOf(duration)
        ? undefined
        : t('arrangements.drivingTooLong'),
  };
}

/** For the server, of values without problems. */
export function inputOf(values: ArrangementValues): ArrangementInput {
  const { name, description, weekdays, depart, driver, bus } = values;
  return {
    name,
    description,
    depart,
    driver,
    weekdays: [...weekdays],
    firstDay: values.firstDay ?? '',
    lastDay: values.lastDay ?? '',
    durationMin: minutesOf(values.duration),
    bus: bus || null,
    shortLine: values.shortLine,
    drivingMin: values.drivingMin.trim() === '' ? null : Number(values.drivingMin),
  };
}

/** The server's name of a field is ours, but for the duration. */
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

export const messagesOf = ({ durationMin, ...others }: Record<string, string>): FieldMessages<ArrangementValues> => ({
  ...others,
  ...(durationMin && { duration: durationMin }),
});
