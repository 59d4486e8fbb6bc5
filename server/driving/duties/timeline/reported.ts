import { addDays } from '../../../platform/values/localDay';
import type { Activity, Minute } from '../../../engines/hours';
import { startOfLocalDate } from '../../../platform/time';

/** The source of an activity: the plan, the plan corrected by a report, or an entry by hand. */
export type ActivitySource = 'plan' | 'reported' | 'entered';
export type SourcedActivity = Activity & { source: ActivitySource };

/** A day of a trip that was reported: what was planned, and what it was. Minutes. */
export interface ReportedDay {
  service: string;
  date: string;
  planned: number;
  reported: number;
}

/** The hours that a driver reported for the days of a trip; `firstDay` is the date of the first. */
export interface TripReport {
  service: string;
  firstDay: string;
  hours: readonly number[];
}

/**
 * Puts a driver's reported hours in the place of the plan. They give the length of a day, and its begin stays.
 * Between planned work and planned length of the day the plan stands. More hours are other work at its end; fewer are
 * missing from its end.
 */
export function applyReported(
  activities: readonly SourcedActivity[],
  reports: readonly TripReport[],
): { activities: SourcedActivity[]; days: ReportedDay[] } {
  const days: ReportedDay[] = [];
  // Four months of a driver are hundreds of activities. A day copies those of its trip only.
  const trips = Map.groupBy(activities, (one) => one.service);
  for (const { service, firstDay, hours } of reports)
    hours.forEach((each, index) => {
      const date = addDays(firstDay, index);
      const from = toMinute(startOfLocalDate(date));
      const to = toMinute(startOfLocalDate(date, 1));
      const { inside, others } = cutActivities(trips.get(service) ?? [], from, to);
      const reported = Math.round(each * 60);
      const planned = inside.reduce((sum, one) => sum + (isWork(one) ? one.end - one.start : 0), 0);
      if (planned === 0 && reported === 0) return;
      days.push({ service, date, planned, reported });
      trips.set(service, others);
      const fitted = fitToReported(inside, reported, planned, { service, from, others: trips.values() });
      trips.set(service, [...others, ...fitted]);
    });
  return { activities: [...trips.values()].flat(), days };
}

const isWork = ({ kind }: Activity) => kind === 'driving' || kind === 'otherWork';
export const toMinute = (moment: Date): Minute => Math.floor(moment.getTime() / 60_000);

/** Splits what is of the day from everything else. */
function cutActivities(activities: readonly SourcedActivity[], from: Minute, to: Minute) {
  const inside: SourcedActivity[] = [];
  const others: SourcedActivity[] = [];
  for (const one of activities) {
    if (one.end <= from || one.start >= to) others.push(one);
    else {
      inside.push({ ...one, start: Math.max(one.start, from), end: Math.min(one.end, to) });
      if (one.start < from) others.push({ ...one, end: from });
      if (one.end > to) others.push({ ...one, start: to });
    }
  }
  return { inside: inside.sort((one, other) => one.start - other.start), others };
}

function fitToReported(
  day: SourcedActivity[],
  reported: number,
  planned: number,
  { service, from, others }: { service: string; from: Minute; others: Iterable<readonly SourcedActivity[]> },
): SourcedActivity[] {
  // A rest is what is left between activities: it needs no entry, and would stand in the way of a longer day.
  const marked = day
    .filter(({ kind }) => kind !== 'rest')
    .map((one): SourcedActivity => ({ ...one, source: 'reported' }));
  const start = marked[0]?.start ?? from;
  const end = marked.at(-1)?.end ?? from;
  if (reported > end - start) {
    const next = findNextStart(others, end);
    const extra: SourcedActivity = {
      kind: 'otherWork',
      start: end,
      end: Math.min(start + reported, next),
      service,
      ...(marked.at(-1)?.multiManned && { multiManned: true }),
      source: 'reported',
    };
    return extra.end > end ? [...marked, extra] : marked;
  }
  let missing = planned - reported;
  const kept: SourcedActivity[] = [];
  for (const one of [...marked].reverse()) {
    const length = one.end - one.start;
    if (missing <= 0) kept.push(one);
    else if (!isWork(one)) continue;
    else if (length > missing) kept.push({ ...one, end: one.end - missing });
    if (isWork(one)) missing -= Math.min(missing, length);
  }
  return kept.reverse();
}

function findNextStart(groups: Iterable<readonly SourcedActivity[]>, from: Minute): Minute {
  let next = Infinity;
  for (const group of groups) for (const { start } of group) if (start >= from && start < next) next = start;
  return next;
}
