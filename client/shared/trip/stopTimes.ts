import { formatDateTimeWithDay, formatDateWithDay, formatTime, toLocalDate } from '../../lib/texts/time';
import { leavesTooEarly } from '../../lib/texts/tripTexts';

export interface TimedStop {
  arrive: string | null;
  depart: string | null;
}

/** The written times of one stop. */
export interface StopTimes {
  /** The day that begins with this stop, where the stops lie on several days: 'N 17.12.2026'. */
  day: string | null;
  /** A time alone; with its date where that is not the day under which the stop stands. */
  arrive: string | null;
  depart: string | null;
}

/** The times of each stop. Days stand above their first stop, so that times need no date. */
export function printStopTimes(stops: readonly TimedStop[]): StopTimes[] {
  const days = listStopDays(stops);
  const hasSeveral = new Set(days).size > 1;
  return stops.map((stop, index) => {
    const day = days[index];
    const text = (instant: string | null) =>
      instant && (toLocalDate(instant) === day ? formatTime(instant) : formatDateTimeWithDay(instant));
    const first = findFirstMoment(stop);
    return {
      day: hasSeveral && first && day !== days[index - 1] ? formatDateWithDay(first) : null,
      arrive: text(stop.arrive),
      depart: text(stop.depart),
    };
  });
}

/** The local day under which each stop stands; a stop without times stands under that of the stop before. */
function listStopDays(stops: readonly TimedStop[]): string[] {
  let day = '';
  return stops.map((stop) => {
    const first = findFirstMoment(stop);
    if (first) day = toLocalDate(first);
    return day;
  });
}

/** When a stop begins. The departure is what was agreed: an estimated arrival after it counts for nothing. */
const findFirstMoment = (stop: TimedStop) => (leavesTooEarly(stop) ? stop.depart : (stop.arrive ?? stop.depart));
