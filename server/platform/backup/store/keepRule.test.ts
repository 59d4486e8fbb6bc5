import fc from '../../../testing/propertyTests';
import { addMs, days, toTallinn } from '../../time';
import { chooseKept, keptPeriods } from './keepRule';

const now = new Date('2026-11-26T10:00:00Z');
const HOUR_MS = 3_600_000;

const starts = new Map<string, number>();
/** The oracle asks for each pair of backups, and Luxon takes long to find the start of a period. */
function findStart(unit: 'day' | 'week' | 'month', moment: Date): number {
  const key = `${unit} ${moment.getTime()}`;
  const start = starts.get(key) ?? toTallinn(moment).startOf(unit).toMillis();
  starts.set(key, start);
  return start;
}

/**
 * The oracle: a backup stays if it is the newest of its period, and fewer later periods have a backup than the rule counts. Written
 * from the rule's sentence, without order or loops over periods.
 */
function isKept(moment: Date, all: readonly Date[]): boolean {
  if (moment > now) return true;
  const past = all.filter((each) => each <= now);
  const periods = [
    { most: keptPeriods.days, start: (each: Date) => findStart('day', each) },
    { most: keptPeriods.weeks, start: (each: Date) => findStart('week', each) },
    { most: keptPeriods.months, start: (each: Date) => findStart('month', each) },
  ];
  return periods.some(({ most, start }) => {
    const isNewest = !past.some((each) => start(each) === start(moment) && each > moment);
    const later = new Set(past.map(start).filter((period) => period > start(moment)));
    return isNewest && later.size < most;
  });
}

const moments = fc.uniqueArray(
  fc.integer({ min: -24 * 900, max: 48 }).map((hours) => addMs(now, hours * HOUR_MS)),
  { selector: (moment) => moment.getTime(), maxLength: 60, size: 'max' },
);

it('keeps what the oracle keeps', () => {
  fc.assert(
    fc.property(moments, (all) => {
      expect([...chooseKept(all, now)].sort()).toEqual(all.filter((moment) => isKept(moment, all)).sort());
    }),
  );
});

it('always keeps the newest, and removes nothing more when it is asked again', () => {
  fc.assert(
    fc.property(moments, (all) => {
      const kept = [...chooseKept(all, now)];
      const newest = all.filter((moment) => moment <= now).sort((one, other) => other.getTime() - one.getTime())[0];
      if (newest) expect(kept).toContain(newest);
      expect(chooseKept(kept, now).size).toBe(kept.length);
    }),
  );
});

it('ends with seven days, five weeks and twelve months when it is asked each day of three years', () => {
  let kept: Date[] = [];
  const all: Date[] = [];
  for (let day = 0; day < 1100; day += 1) {
    const today = addMs(now, days(day));
    all.push(today);
    kept = [...chooseKept([...kept, today], today)];
  }
  // The same as if nothing had been removed before.
  const last = addMs(now, days(1099));
  expect(kept.sort()).toEqual([...chooseKept(all, last)].sort());
  const ages = kept.map((moment) => Math.round((last.getTime() - moment.getTime()) / days(1)));
  expect(ages.filter((age) => age < 7)).toHaveLength(7);
  expect(Math.max(...ages)).toBeGreaterThan(330);
  expect(kept.length).toBeLessThanOrEqual(keptPeriods.days + keptPeriods.weeks + keptPeriods.months);
});
