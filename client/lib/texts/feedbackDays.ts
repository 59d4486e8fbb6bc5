import { addDays } from '../../../server/platform/values/localDay';
import { listLocalDays } from './localDay';

/** A report has no more days. */
export const MAX_DAYS = 31;

/** The days that a feedback has hours of: as many as were reported, at first each day that the trip touches. */
export function listFeedbackDays(trip: { start: string; end: string }, count: number): string[] {
  const [first = ''] = listLocalDays(trip.start, trip.end);
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}

/** Hours to start a report with: none yet, one for each day of the trip. */
export function makeNoHours(trip: { start: string; end: string }): number[] {
  return listLocalDays(trip.start, trip.end)
    .slice(0, MAX_DAYS)
    .map(() => 0);
}
