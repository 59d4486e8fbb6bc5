import { countDays } from '../../platform/values/localDay';

/** The open sum of an invoice from a day on, in cents. */
export interface OpenFrom {
  day: string;
  cents: number;
}

/**
 * Interest for late payment in cents (VÕS § 113): for each day after the due date up to `today`, on what was open at
 * its end. A payment ends the interest of its part with its own day. `changes` come by day. A year has 365 days.
 */
export function computeInterest(
  changes: readonly OpenFrom[],
  { dueOn, today, percentPerYear }: { dueOn: string; today: string; percentPerYear: number },
): number {
  const centDays = changes.reduce((sum, { day, cents }, index) => {
    const from = day > dueOn ? day : dueOn;
    const next = changes[index + 1]?.day ?? today;
    const until = next < today ? next : today;
    const days = Math.max(0, countDays(from, until) - 1);
    return sum + Math.max(0, cents) * days;
  }, 0);
  return Math.round((centDays * percentPerYear) / 100 / 365);
}
