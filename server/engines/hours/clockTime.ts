import { toLocalMinute } from './activity';
import type { Minute } from './activity';

/** '8:10', by the Estonian clock. */
export function printClockTime(moment: Minute): string {
  const minute = toLocalMinute(moment);
  return `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;
}
