import { listDates } from '../../../server/platform/values/localDay';
import { toLocalDate } from './time';
import type { Instant } from './time';

/** Each local day that a trip touches, from its start to its end, both included. */
export const listLocalDays = (start: Instant, end: Instant): string[] =>
  listDates(toLocalDate(start), toLocalDate(end));
