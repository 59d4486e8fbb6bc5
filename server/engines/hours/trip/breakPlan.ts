import type { Activity, Minute } from '../activity';
import { limits, rules } from '../rules';

/** A break that is planned, and when it must begin at the latest if it is not taken there. */
export interface PlannedBreak {
  start: Minute;
  end: Minute;
  latest: Minute;
}

/**
 * The breaks of one driver's plan, rests left out. `latest`: when the driving period of 4 h 30 (article 7) or six hours
 * of work (2002/15 art. 5) would be used up if the driver went on. `anyParts`: two parts of at least 15 minutes may make
 * a whole break, as the text of 2024 allows occasional services.
 */
export function listPlannedBreaks(activities: readonly Activity[], anyParts: boolean): PlannedBreak[] {
  const breaks: PlannedBreak[] = [];
  let driving = 0;
  let work = 0;
  let part = 0;
  let until = -Infinity;
  const pause = (length: number, mayBePart = true) => {
    const isLater =
      mayBePart && part > 0 && (length >= limits.secondBreakPart || (anyParts && part + length >= limits.wholeBreak));
    if (length < limits.breakPart) return;
    work = 0;
    if (length >= limits.wholeBreak || isLater) {
      driving = 0;
      part = 0;
    } else if (mayBePart && driving > 0) part = Math.max(part, length);
  };
  for (const { kind, start, end, multiManned } of [...activities].sort((one, other) => one.start - other.start)) {
    // The gap between two activities is rest, as aboard a ship.
    if (start > until) pause(start - until);
    until = Math.max(until, end);
    if (kind === 'driving') driving += end - start;
    if (kind === 'driving' || kind === 'otherWork') work += end - start;
    if (kind === 'break' && end - start >= limits.breakPart) {
      const left = Math.min(rules.drivingBreak.limit - driving, rules.workWithoutBreak.limit - work);
      breaks.push({ start, end, latest: start + Math.max(0, left) });
    }
    if (kind === 'break' || kind === 'rest') pause(end - start);
    // A whole break beside the driving colleague counts (article 7, third paragraph).
    if (kind === 'availability' && multiManned) pause(end - start, false);
  }
  return breaks;
}
