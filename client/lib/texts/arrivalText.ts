import { formatDateTime, formatTime, toLocalDate } from './time';

/** When a stop is reached: the time alone on the day on which the stop before was left, else with its date. */
export function printArrival(arrival: string, leftBefore: string | null): string {
  return leftBefore && toLocalDate(arrival) === toLocalDate(leftBefore) ? formatTime(arrival) : formatDateTime(arrival);
}
