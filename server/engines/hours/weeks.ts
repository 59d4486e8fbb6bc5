import { toMinutes, toWeekBefore, toWeek, findWeekStart } from './activity';
import type { Minute, Timeline } from './activity';
import { clean } from './clean';
import { Ledger } from './ledger';
import { grade, toInfringement, limits, rules } from './rules';
import type { Infringement } from './rules';

/** Infringements of weeks under any labels: driving (art. 6(2), 6(3)) and work (2002/15 art. 4). */
export function checkWeeklyLimits(
  ledger: Ledger,
  { workElsewhere = [], absences = [] }: Pick<Timeline, 'workElsewhere' | 'absences'> = {},
): Infringement[] {
  const found: Infringement[] = [];
  const put = (one: Infringement | undefined) => one && found.push(one);
  const worked = new Map<number, number>();
  for (const { week, minutes } of workElsewhere) worked.set(week, (worked.get(week) ?? 0) + minutes);
  let drivenBefore = 0;
  for (const week of listWeeks(ledger)) {
    const from = findWeekStart(week);
    const to = findWeekStart(week + 1);
    const driven = ledger.sumBetween('driving', from, to);
    const work = ledger.sumBetween('work', from, to) + (worked.get(week) ?? 0);
    worked.set(week, work);
    put(toInfringement('weeklyDriving', driven, from, to));
    put(toInfringement('fortnightDriving', drivenBefore + driven, findWeekStart(week - 1), to));
    put(toInfringement('workWeek60', work, from, to));
    const average = computeAverage(worked, week, absences);
    // A week over 60 hours is reported once.
    if (average > rules.workWeek48.limit && !grade('workWeek60', work))
      put(toInfringement('workWeek48', work, from, to));
    drivenBefore = driven;
  }
  return found;
}

/** The weeks from the first to the last activity. */
function listWeeks({ stretches }: Ledger): number[] {
  const first = stretches[0];
  const last = stretches.at(-1);
  if (!first || !last) return [];
  const begin = toWeek(first.start);
  return Array.from({ length: toWeekBefore(last.end) - begin + 1 }, (_, index) => begin + index);
}

/** Work of each week of a timeline, for those that want its sums alone. */
export function workOfWeeks(timeline: Timeline): Required<Timeline>['workElsewhere'] {
  const ledger = new Ledger(clean(timeline).stretches);
  const weeks: Required<Timeline>['workElsewhere'] = [];
  for (const week of listWeeks(ledger)) {
    const minutes = ledger.sumBetween('work', findWeekStart(week), findWeekStart(week + 1));
    if (minutes > 0) weeks.push({ week, minutes });
  }
  return weeks;
}

/** Work a week over the four months that end with the week of a moment, as the law of 48 hours counts it; minutes. */
export function computeAverageWork(timeline: Timeline, at: Minute): number {
  const worked = new Map<number, number>();
  for (const { week, minutes } of [...workOfWeeks(timeline), ...(timeline.workElsewhere ?? [])])
    worked.set(week, (worked.get(week) ?? 0) + minutes);
  return Math.round(computeAverage(worked, toWeek(at), timeline.absences ?? []));
}

/** Work a week over the four months that end with a week; days of leave and of illness are neutral (2003/88 art. 16) [M]. */
function computeAverage(worked: Map<number, number>, last: number, absences: Required<Timeline>['absences']): number {
  const first = last + 1 - limits.averageWeeks;
  const from = findWeekStart(first);
  const to = findWeekStart(last + 1);
  let sum = 0;
  for (let week = first; week <= last; week++) sum += worked.get(week) ?? 0;
  const away = absences.reduce(
    (all, { start, end }) => all + Math.max(0, Math.min(end, to) - Math.max(start, from)),
    0,
  );
  return (sum * toMinutes(24 * 7)) / Math.max(toMinutes(24 * 7), to - from - away);
}
