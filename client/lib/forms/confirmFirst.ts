import { readErrorCode, readErrorDetails } from '../request/errorCodes';
import { formatDateTime } from '../texts/time';

/** The server wants a confirmation. The page asks, names the consequence, and sends it again. */
export const mustConfirm = (error: unknown): boolean => readErrorCode(error) === 'CONFIRM';

/** '09.11.2026 07:30 Koolibuss', a line for each coming trip of the driver or bus to hide. */
export function listTripsAhead(error: unknown): string[] {
  const { trips } = readErrorDetails(error) as { trips?: { what: string; start: string }[] };
  return (trips ?? []).map(({ what, start }) => `${formatDateTime(start)} ${what}`);
}

/** The drivers with reported hours of the order that is about to be removed. */
export function listReportedHours(error: unknown): { who: string; hours: number }[] {
  return (readErrorDetails(error) as { reports?: { who: string; hours: number }[] }).reports ?? [];
}
