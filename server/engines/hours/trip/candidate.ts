import { toWeek } from '../activity';
import type { Minute, Timeline } from '../activity';
import type { Contradiction } from '../clean';
import { judgeTimeline } from '../judge';
import type { Derogation, JudgedDay, Judgement, Used } from '../judge';
import { riskPoints } from '../rules';
import type { Infringement } from '../rules';

/** Why a light is as it is, for `sentence` and for machines. The weightiest comes first. */
export type LightReason =
  | { kind: 'infringement'; infringement: Infringement }
  | { kind: 'dutyTooLong'; minutes: number; infringement: Infringement }
  | { kind: 'problem'; problem: Contradiction }
  /** A limited exception is used, with its number in the week or since the last weekly rest. */
  | { kind: 'uses'; what: keyof Used; times: number; minutes: number; at: Minute }
  | { kind: 'historyUnknown'; before: Minute }
  /** It is counted on that the driver rests at a stop by day, though nobody said so. */
  | { kind: 'restsByDay'; from: Minute; to: Minute; place: string }
  /** An exception of 2024/1258 is used: a journey form must be on board [S]. */
  | { kind: 'journeyForm'; what: Derogation['what'] }
  /** Nothing to say but how long it is. */
  | { kind: 'fits'; duty: number; driving: number };

export interface CandidateCheck {
  /** Green: legal. Amber: legal, but it uses up a reduction or an extension. Red: it would break the law. */
  light: 'green' | 'amber' | 'red';
  reasons: LightReason[];
  /** The points that it would add to the risk score. */
  riskPoints: number;
  after: Judgement;
}

/**
 * Whether the driver of a timeline may have this trip as well. Reports only what the trip causes, not earlier
 * infringements. `before`: the judgement of the timeline, when it is known already.
 */
export function checkCandidate(
  timeline: Timeline,
  trip: Timeline,
  before: Judgement = judgeTimeline(timeline),
): CandidateCheck {
  const after = judgeTimeline({
    ...timeline,
    activities: [...timeline.activities, ...trip.activities],
    services: [...(timeline.services ?? []), ...(trip.services ?? [])],
    ferries: [...(timeline.ferries ?? []), ...(trip.ferries ?? [])],
  });
  const [from, to] = findSpan(trip);
  const known = new Set(before.infringements.map(toKey));
  const known2 = new Set(before.problems.map((problem) => JSON.stringify(problem)));
  const fresh = after.infringements.filter((one) => !known.has(toKey(one)));
  const fresh2 = after.problems.filter((problem) => !known2.has(JSON.stringify(problem)));
  // A trip that lies over another does so in each of its activities: report that once.
  const problems = fresh2.filter(({ kind }, index) => fresh2.findIndex((one) => one.kind === kind) === index);
  const isWorse = after.riskPoints > before.riskPoints || after.infringements.length > before.infringements.length;
  const forms = new Set(after.derogations.filter((one) => one.from < to && one.to > from).map(({ what }) => what));
  const notes: LightReason[] = [
    ...[...forms].map((what): LightReason => ({ kind: 'journeyForm', what })),
    ...(after.restedBefore === undefined ? [] : [{ kind: 'historyUnknown' as const, before: after.restedBefore }]),
  ];
  const toResult = (light: CandidateCheck['light'], reasons: LightReason[]): CandidateCheck => ({
    light,
    reasons: [...reasons, ...notes],
    riskPoints: Math.max(0, after.riskPoints - before.riskPoints),
    after,
  });
  if (problems.length > 0 || isWorse || trip.activities.length === 0) {
    const broken = [...fresh]
      .sort((one, other) => riskPoints[other.severity] - riskPoints[one.severity])
      .map((infringement) => toReason(infringement, after.days))
      // A day that is too long is what has to be changed; what else it breaks often follows from it.
      .sort((one, other) => Number(other.kind === 'dutyTooLong') - Number(one.kind === 'dutyTooLong'));
    return toResult('red', [...problems.map((problem): LightReason => ({ kind: 'problem', problem })), ...broken]);
  }
  const used = listUses(before, after);
  if (used.length > 0) return toResult('amber', used);
  const days = after.days.filter((day) => day.start < to && day.end > from);
  const findMost = (of: (day: JudgedDay) => number) => Math.max(0, ...days.map(of));
  return toResult('green', [
    { kind: 'fits', duty: findMost((day) => day.end - day.start), driving: findMost((day) => day.driving) },
  ]);
}

const toKey = ({ rule, from, to, actual }: Infringement) => `${rule} ${from} ${to} ${actual}`;

function findSpan({ activities }: Timeline): [Minute, Minute] {
  return [Math.min(...activities.map(({ start }) => start)), Math.max(...activities.map(({ end }) => end))];
}

/** A day that leaves no room for its rest is reported as a long day, because the length can be changed. */
function toReason(infringement: Infringement, days: JudgedDay[]): LightReason {
  const day = days.find(({ end, restEnd }) => infringement.from === end && restEnd - end >= infringement.limit);
  if (!day || !infringement.rule.includes('ailyRest')) return { kind: 'infringement', infringement };
  return { kind: 'dutyTooLong', minutes: day.end - day.start, infringement };
}

/** The rare allowances that the days need beyond those before, each where it is used last. */
function listUses(before: Judgement, after: Judgement): LightReason[] {
  const marks: Record<keyof Used, (day: JudgedDay) => boolean> = {
    extendedDays: (day) => day.extended,
    reducedRests: (day) => day.rest === 'reduced',
    longWindows: (day) => day.longWindow,
    reducedWeeklyRests: (day) => day.weeklyRest === 'reduced',
    putOffWeeklyRests: (day) => day.weeklyRest !== undefined && day.putOff,
  };
  return (Object.keys(marks) as (keyof Used)[]).flatMap((what): LightReason[] => {
    if (after.used[what] <= before.used[what]) return [];
    const days = after.days.filter(marks[what]);
    const old = new Set(before.days.filter(marks[what]).map(({ start }) => start));
    const day = days.filter(({ start }) => !old.has(start)).at(-1) ?? days.at(-1);
    if (!day) return [];
    const times = days.filter((other) => other.start <= day.start && hasSameCount(what, other, day, after.days)).length;
    const minutes = what === 'extendedDays' ? day.driving : day.restEnd - day.end;
    return [{ kind: 'uses', what, times, minutes, at: day.end }];
  });
}

/** Whether two days count towards the same allowance. */
function hasSameCount(what: keyof Used, one: JudgedDay, other: JudgedDay, days: JudgedDay[]): boolean {
  if (what === 'extendedDays') return toWeek(one.start) === toWeek(other.start);
  if (what !== 'reducedRests') return true;
  return !days.some((day) => day.weeklyRest && day.end >= one.end && day.end < other.end);
}
