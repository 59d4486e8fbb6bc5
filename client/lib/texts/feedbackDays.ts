import { addDays } from '../../../server/platform/values/localDay';
import { localDays } from './localDay';

/** A report has no more days. */
export const maxDays = 31;

/** The days that a feedback has hours of: as many as were reported, at first each day that the trip touches. */
export function feedbackDays(trip: { start: string; end: string }, count: number): string[] {
  const [first = ''] = localDays(trip.start, trip.end);
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}

/** Hours to start a report with: none yet, one for each day of the trip. */
export function noHours(trip: { start: string; end: string }): number[] {
  return localDays(trip.start, trip.end)
    .slice(0, maxDays)
    .map(() => 0);
}
