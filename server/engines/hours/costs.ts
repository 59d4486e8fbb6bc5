import { riskPoints } from './rules';
import type { Infringement } from './rules';

/** An infringement outweighs any number of smaller ones' tally, and that any use of what is allowed. */
export const PER_POINT = 1e9;
export const PER_INFRINGEMENT = 1e5;

/** The cost of using an exception, so that of two legal labellings the one that leaves more is chosen. */
export const use = { reduced: 1, extended: 1, longWindow: 2, reducedWeekly: 4, twelveDays: 6 };

/** Of what is equally grave, the rule that is nearest to being kept is named: this outweighs any use of what is allowed. */
export const PER_NEARNESS = 1e3;

export function sumCosts(found: readonly Infringement[]): number {
  let sum = 0;
  for (const { severity, by, limit } of found)
    sum += riskPoints[severity] * PER_POINT + PER_INFRINGEMENT + Math.round(Math.min(1, by / limit) * PER_NEARNESS);
  return sum;
}
