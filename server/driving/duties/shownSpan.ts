import { badInput } from '../../texts/messages';

/** The roadside asks for 56 days; a quarter is more than any page shows. */
const MOST_DAYS = 92;

/** A reduction may be compensated up to three weeks later, and may lie some weeks back. */
export const readAround = { daysBefore: 56, daysAfter: 28 };

/** How many days of driving and rest a page may show. Errors: BAD_USER_INPUT. */
export function requireShownDays(days: number): void {
  if (days < 1 || days > MOST_DAYS) throw badInput('hours.daysAtOnce', { days: MOST_DAYS }, 'days');
}
