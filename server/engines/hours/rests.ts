import { toWeek } from './activity';
import type { FerryLeg, Minute } from './activity';
import type { Idle, Ledger } from './ledger';
import { limits } from './rules';

/** The end of a driver's day: a stretch of rest, or several interrupted by boarding and leaving a ferry (art. 9). */
export interface Rest {
  start: Minute;
  end: Minute;
  /** The idles that it is made of. */
  first: number;
  last: number;
  /** Minutes of work in between. */
  interruption: number;
  /** Weeks in which it begins, and in which what follows it does. */
  week: number;
  nextWeek: number;
  /** Interrupted rests count only whole: as a regular daily rest, and where the berth allows it as a weekly one. */
  ferry: 'reducedWeekly' | 'weekly' | undefined;
}

/** Every rest that could end a day, in order. The first, of the unknown past, and the last have no end. */
export function listPossibleRests(ledger: Ledger, ferries: FerryLeg[]): Rest[] {
  const rests: Rest[] = [];
  ledger.idles.forEach((idle, index) => {
    if (idle.end - idle.start >= limits.leastDailyRest) rests.push(toRest(idle.start, idle.end, index, index, 0));
    if (ferries.length > 0) rests.push(...listInterrupted(ledger, ferries, index));
  });
  return rests.sort((one, other) => one.first - other.first || one.last - other.last);
}

const toRest = (start: Minute, end: Minute, first: number, last: number, interruption: number): Rest => ({
  start,
  end,
  first,
  last,
  interruption,
  week: toWeek(start),
  nextWeek: toWeek(end),
  ferry: undefined,
});

/** Whether a rest ends the day whatever it is called: `limits.endsDay`. Only a longer one of a ferry may hold it. */
export const endsDay = ({ start, end, interruption }: Rest): boolean =>
  interruption === 0 && end - start >= limits.endsDay;

const listFerriesWithin = (idle: Idle, ferries: FerryLeg[]) =>
  ferries.filter(({ start, end, berth }) => berth !== 'none' && start < idle.end && end > idle.start);

/**
 * Rests that begin with this idle and are interrupted at most twice, one hour in all, with a bunk at the driver's
 * disposal (art. 9(1)) [R]. Each interruption must lie beside the passage, for none but boarding and leaving is meant [M].
 */
function listInterrupted(ledger: Ledger, ferries: FerryLeg[], first: number): Rest[] {
  const found: Rest[] = [];
  let interruption = 0;
  const begin = ledger.idles[first] as Idle;
  if (!Number.isFinite(begin.start)) return [];
  let legs = listFerriesWithin(begin, ferries);
  for (let last = first + 1; last <= first + limits.ferryInterruptions && last < ledger.idles.length; last++) {
    const former = ledger.idles[last - 1] as Idle;
    const idle = ledger.idles[last] as Idle;
    interruption += idle.start - former.end;
    if (interruption > limits.ferryInterruption) break;
    const boarded = listFerriesWithin(idle, ferries);
    if (boarded.length === 0 && listFerriesWithin(former, ferries).length === 0) break;
    legs = [...legs, ...boarded];
    const isLong = legs.some(
      ({ start, end, berth }) => berth === 'cabin' && end - start >= limits.ferryPassageForWeekly,
    );
    const rest = toRest(begin.start, idle.end, first, last, interruption);
    found.push({ ...rest, ferry: isLong ? 'weekly' : 'reducedWeekly' });
  }
  return found;
}

/** Minutes of rest from the begin of a rest up to `until`, without what interrupts it. */
export function measureRestUntil(ledger: Ledger, rest: Rest, until: Minute): number {
  if (rest.interruption === 0) return Math.min(rest.end, until) - rest.start;
  let sum = 0;
  for (let index = rest.first; index <= rest.last; index++) {
    const { start, end } = ledger.idles[index] as Idle;
    sum += Math.max(0, Math.min(end, until) - start);
  }
  return sum;
}
