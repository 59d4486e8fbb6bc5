import { types } from 'pg';

export const momentType = types.builtins.TIMESTAMPTZ;

const readAnyMoment: (text: string) => Date | number | null = types.getTypeParser(momentType);

/**
 * Reads a moment as PostgreSQL writes it, such as `2026-11-28 18:12:52.484+00`. `pg` has a reader too, but a list holds
 * thousands of moments, and its regular expressions made an eighth of all garbage. It still reads other zones, years
 * past 9999, years before Christ, and infinity.
 */
export function readMoment(text: string): Date | number | null {
  const isIso = text.length >= 22 && text[10] === ' ' && text.endsWith('+00');
  return isIso ? new Date(`${text.slice(0, 10)}T${text.slice(11)}:00`) : readAnyMoment(text);
}
