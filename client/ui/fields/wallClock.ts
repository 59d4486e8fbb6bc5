import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateTime } from 'luxon';
import { ZONE } from '../../../server/platform/values/localDay';

/**
 * A calendar's digits on the clock of Tallinn, held as if they were UTC. In a zone with summer time Luxon would
 * silently turn 03:30 of the night without it into 04:30.
 */
export const toWallClock = (instant: string | Date): DateTime =>
  DateTime.fromJSDate(new Date(instant), { zone: ZONE }).setZone('utc', { keepLocalTime: true });

/**
 * The instant at which the clock of Tallinn shows this, the first of two on the autumn night; null when it never does
 * (docs/product.md, 'Time').
 */
export function toInstant(wall: DateTime): string | null {
  const local = wall.setZone(ZONE, { keepLocalTime: true });
  if (local.hour !== wall.hour || local.minute !== wall.minute) return null;
  const first = DateTime.min(...local.getPossibleOffsets()) ?? local;
  return first.toUTC().toISO();
}

/** The instant of '5.12.2026 8:30', as it is typed in any of our languages; null for any other text. */
export function readTypedDateTime(text: string): string | null {
  const wall = DateTime.fromFormat(text.trim().replaceAll('/', '.'), 'd.M.yyyy H:mm', { zone: 'utc' });
  return wall.isValid ? toInstant(wall) : null;
}

/** To the calendar too, today is the day that it is in Tallinn. */
export class WallClockAdapter extends AdapterLuxon {
  constructor(options: ConstructorParameters<typeof AdapterLuxon>[0]) {
    super(options);
    const dateOf = this.date as (value: unknown, timezone?: string) => never;
    this.date = (value, timezone) => dateOf(value === undefined ? toWallClock(new Date()).toISO() : value, timezone);
  }
}
