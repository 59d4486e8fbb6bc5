import { hours, weekBefore, weekOf, weekStart } from './activity';
import type { Minute, Timeline } from './activity';
import { clean } from './clean';
import { Ledger } from './ledger';
import { grade, infringement, limits, rules } from './rules';
import type { Infringement } from './rules';

/** Infringements of weeks under any labels: driving (art. 6(2), 6(3)) and work (2002/15 art. 4). */
export function weeklyLimits(
  ledger: Ledger,
  { workElsewhere = [], absences = [] }: Pick<Timeline, 'workElsewhere' | 'absences'> = {},
): Infringement[] {
  const found: Infringement[] = [];
  const put = (one: Infringement | undefined) => one && found.push(one);
  const worked = new Map<number, number>();
  for (const { week, minutes } of workElsewhere) worked.set(week, (worked.get(week) ?? 0) + minutes);
  let drivenBefore = 0;
  for (const week of weeksOf(ledger)) {
    const from = weekStart(week);
    const to = weekStart(week + 1);
    const driven = ledger.between('driving', from, to);
    const work = ledger.between('work', from, to) + (worked.get(week) ?? 0);
    worked.set(week, work);
    put(infringement('weeklyDriving', driven, from, to));
    put(infringement('fortnightDriving', drivenBefore + driven, weekStart(week - 1), to));
    put(infringement('workWeek60', work, from, to));
    const average = averageOf(worked, week, absences);
    // A week over 60 hours is reported once.
    if (average > rules.workWeek48.limit && !grade('workWeek60', work)) put(infringement('workWeek48', work, from, to));
    drivenBefore = driven;
  }
  return found;
}

/** The weeks from the first to the last activity. */
function weeksOf({ stretches }: Ledger): number[] {
  const first = stretches[0];
  const last = stretches.at(-1);
  if (!first || !last) return [];
  const begin = weekOf(first.start);
  return Array.from({ length: weekBefore(last.end) - begin + 1 }, (_, index) => begin + index);
}

/** Work of each week of a timeline, for those that want its sums alone. */
export function workOfWeeks(timeline: Timeline): Required<Timeline>['workElsewhere'] {
  const ledger = new Ledger(clean(timeline).stretches);
  const weeks: Required<Timeline>['workElsewhere'] = [];
  for (const week of weeksOf(ledger)) {
    const minutes = ledger.between('work', weekStart(week), weekStart(week + 1));
    if (minutes > 0) weeks.push({ week, minutes });
  }
  return weeks;
}

/** Work a week over the four months that end with the week of a moment, as the law of 48 hours counts it; minutes. */
export function averageWork(timeline: Timeline, at: Minute): number {
  const worked = new Map<number, number>();
  for (const { week, minutes } of [...workOfWeeks(timeline), ...(timeline.workElsewhere ?? [])])
    worked.set(week, (worked.get(week) ?? 0) + minutes);
  return Math.round(averageOf(worked, weekOf(at), timeline.absences ?? []));
}

/** Work a week over the four months that end with a week; days of leave and of illness are neutral (2003/88 art. 16) [M]. */
function averageOf(worked: Map<number, number>, last: number, absences: Required<Timeline>['absences']): number {
  const first = last + 1 - limits.averageWeeks;
  const from = weekStart(first);
  const to = weekStart(last + 1);
  let sum = 0;
  for (let week = first; week <= last; week++) sum += worked.get(week) ?? 0;
  const away = absences.reduce(
    (all, { start, end }) => all + Math.max(0, Math.min(end, to) - Math.max(start, from)),
    0,
  );
  return (sum * hours(24 * 7)) / Math.max(hours(24 * 7), to - from - away);
}
