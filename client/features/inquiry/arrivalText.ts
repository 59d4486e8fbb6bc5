import { formatDateTime, formatTime, localDateOf } from '../../lib/time';

/** When a stop is reached: the time alone beside a departure of the same day, else with its date. */
export function arrivalText(arrival: string, depart: string | null): string {
  return depart && localDateOf(arrival) === localDateOf(depart) ? formatTime(arrival) : formatDateTime(arrival);
}
