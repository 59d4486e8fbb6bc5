import { localMinute } from './activity';
import type { Minute } from './activity';

/** '8:10', by the Estonian clock. */
export function clockTime(moment: Minute): string {
  const minute = localMinute(moment);
  return `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;
}
