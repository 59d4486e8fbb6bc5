import { toTallinn, isOnWallClock } from '../../platform/time';

/**
 * The departures of a trip on another local date, YYYY-MM-DD: the same times of the clock, each as many days after the first one as
 * before. undefined where the clocks leave one of these times out. null stays: the last stop has no departure.
 */
export function shiftDepartures(departures: readonly (Date | null)[], date: string): (Date | null)[] | undefined {
  const first = departures.find((departure) => departure !== null);
  if (!first) return [...departures];
  const toDay = (moment: Date) => toTallinn(moment).startOf('day').setZone('utc', { keepLocalTime: true });
  const [year = 0, month = 0, dayOfMonth = 0] = date.split('-').map(Number);
  const shifted = departures.map((departure) => {
    if (!departure) return null;
    const after = Math.round(toDay(departure).diff(toDay(first), 'days').days);
    const on = toTallinn(departure).set({ year, month, day: dayOfMonth }).plus({ days: after });
    return {
      moment: on.toJSDate(),
      exists: isOnWallClock(on.toFormat('yyyy-MM-dd'), toTallinn(departure).toFormat('HH:mm')),
    };
  });
  return shifted.every((departure) => departure === null || departure.exists)
    ? shifted.map((departure) => departure?.moment ?? null)
    : undefined;
}
