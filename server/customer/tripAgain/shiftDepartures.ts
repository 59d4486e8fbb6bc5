import { isOnWallClock, toLocalDate, toMoment, toTallinn } from '../../platform/time';
import { addDays, countDays } from '../../platform/values/localDay';

/**
 * The departures of a trip on another local date, YYYY-MM-DD: the same times of the clock, each as many days after the
 * first one as before. undefined where the clocks leave one of these times out. null stays: the last stop has no departure.
 */
export function shiftDepartures(departures: readonly (Date | null)[], date: string): (Date | null)[] | undefined {
  const first = departures.find((departure) => departure !== null);
  if (!first) return [...departures];
  const firstDate = toLocalDate(first);
  const shifted: (Date | null)[] = [];
  for (const departure of departures) {
    if (!departure) {
      shifted.push(null);
      continue;
    }
    const day = addDays(date, countDays(firstDate, toLocalDate(departure)) - 1);
    const time = toTallinn(departure).toFormat('HH:mm');
    if (!isOnWallClock(day, time)) return undefined;
    shifted.push(toMoment(day, time));
  }
  return shifted;
}
