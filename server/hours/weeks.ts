import { weekBefore, weekOf, weekStart } from './activity';
import type { Ledger } from './ledger';
import { grade, infringement, limits, rules } from './rules';
import type { Infringement } from './rules';

/** What weeks break by themselves, however rests are called: driving (art. 6(2), 6(3)) and work (2002/15 art. 4). */
export function weeklyLimits(ledger: Ledger): Infringement[] {
  const found: Infringement[] = [];
  const put = (one: Infringement | undefined) => one && found.push(one);
  const [first, last] = [ledger.stretches[0], ledger.stretches[ledger.stretches.length - 1]];
  if (!first || !last) return found;
  const firstWeek = weekOf(first.start);
  const worked: number[] = [];
  let drivenBefore = 0;
  for (let week = firstWeek; week <= weekBefore(last.end); week++) {
    const [from, to] = [weekStart(week), weekStart(week + 1)];
    const driven = ledger.between('driving', from, to);
    const work = ledger.between('work', from, to);
    worked.push(work);
    put(infringement('weeklyDriving', driven, from, to));
    put(infringement('fortnightDriving', drivenBefore + driven, weekStart(week - 1), to));
    put(infringement('workWeek60', work, from, to));
    const average = sum(worked.slice(-limits.averageWeeks)) / limits.averageWeeks;
    // A week over 60 hours is told once.
    if (average > rules.workWeek48.limit && !grade('workWeek60', work)) put(infringement('workWeek48', work, from, to));
    drivenBefore = driven;
  }
  return found;
}

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
