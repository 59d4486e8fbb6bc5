import type { Activity } from '../activity';
import { limits, rules } from '../rules';
import type { PlanTrip } from './plan';
import { leastRest } from './wheel';

/** Two drivers change at a stop rather than so shortly before or after it. */
const NEAR_STOP = 30;

/**
 * One driver's share of the bus's activities in a crew of two. They take turns: neither drives longer at a stretch than
 * article 7 allows, both drive about as much between two rests, and the one who sits beside has a break.
 */
export function shareByCrew(activities: readonly Activity[], crew: NonNullable<PlanTrip['crew']>): Activity[] {
  return splitDays(activities).flatMap((day) => {
    const turns = findTurns(day);
    let driven = 0;
    return day.flatMap((activity): Activity[] => {
      if (activity.kind !== 'driving' || !(activity.end > activity.start)) return [activity];
      const from = driven;
      driven += activity.end - activity.start;
      const cuts = [from, ...turns.filter((turn) => turn > from && turn < driven), driven];
      return cuts.slice(1).map((cut, index): Activity => {
        const begin = cuts[index] ?? from;
        const isFirst = turns.filter((turn) => turn <= begin).length % 2 === 0;
        return {
          ...activity,
          kind: isFirst === (crew === 'first') ? 'driving' : 'availability',
          start: activity.start + begin - from,
          end: activity.start + cut - from,
        };
      });
    });
  });
}

/** The time between two rests. */
function splitDays(activities: readonly Activity[]): Activity[][] {
  const days: Activity[][] = [[]];
  let end = -Infinity;
  for (const activity of activities) {
    if (activity.kind === 'rest' || activity.start - end >= leastRest) days.push([]);
    days.at(-1)?.push(activity);
    if (activity.kind !== 'rest' && activity.kind !== 'break') end = activity.end;
  }
  return days;
}

/** After how many minutes of driving they change. */
function findTurns(day: readonly Activity[]): number[] {
  const stops: number[] = [];
  let driving = 0;
  for (const { kind, start, end } of day) {
    if (kind === 'driving' && end > start) driving += end - start;
    else if (driving > 0) stops.push(driving);
  }
  const stretch = rules.drivingBreak.limit;
  const turns = 2 * Math.max(1, Math.ceil(driving / (2 * stretch)));
  const each = Math.ceil(driving / turns);
  const found: number[] = [];
  for (let turn = 1; turn < turns; turn++) {
    const wanted = turn * each;
    const former = found.at(-1) ?? 0;
    const [stop] = stops
      .filter(
        (one) => Math.abs(one - wanted) <= NEAR_STOP && one - former >= limits.wholeBreak && one - former <= stretch,
      )
      .sort((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted));
    found.push(Math.min(stop ?? wanted, former + stretch));
  }
  return found;
}
