import fc from 'fast-check';
import { addDays } from '../../../platform/values/localDay';
import { startOfLocalDate } from '../../../platform/time';
import { applyReported, toMinute } from './reported';
import type { SourcedActivity, TripReport } from './reported';

const FIRST_DAY = '2026-10-24';
/** The second one has 25 hours. */
const DAYS = 4;
const BEGIN = toMinute(startOfLocalDate(FIRST_DAY));
const END = toMinute(startOfLocalDate(FIRST_DAY, DAYS));
const TRIPS = ['a', 'b', 'c'];

/** By minute since BEGIN, the kind of work and the trip; none: rest. */
type Minutes = (string | undefined)[];

const isWork = (minute = '') => /^driving|^otherWork/.test(minute);

function toMinutes(activities: readonly SourcedActivity[]): Minutes {
  const minutes: Minutes = Array.from({ length: END - BEGIN + 1440 });
  for (const { start, end, kind, service } of activities)
    for (let at = start - BEGIN; at < end - BEGIN; at++) {
      if (minutes[at]) throw new Error(`two activities in minute ${at}`);
      minutes[at] = `${kind} ${service}`;
    }
  return minutes;
}

/** Looks at each minute of a day by itself. */
function reportSlowly(minutes: Minutes, { service, firstDay, hours }: TripReport): void {
  hours.forEach((each, index) => {
    const from = toMinute(startOfLocalDate(addDays(firstDay, index))) - BEGIN;
    const to = toMinute(startOfLocalDate(addDays(firstDay, index + 1))) - BEGIN;
    const own: number[] = [];
    for (let at = from; at < to; at++) if (minutes[at]?.endsWith(` ${service}`)) own.push(at);
    const worked = own.filter((at) => isWork(minutes[at])).length;
    const start = own[0] ?? from;
    const end = own.length > 0 ? (own.at(-1) ?? 0) + 1 : from;
    const reported = Math.round(each * 60);
    if (worked === 0 && reported === 0) return;
    if (reported > end - start) {
      // Hours of a day without a plan begin at midnight. Another trip may go on over it.
      fc.pre(own.length > 0 || minutes[from] === undefined);
      for (let at = end; at < start + reported && !minutes[at]; at++) minutes[at] = `otherWork ${service}`;
    } else
      for (let missing = worked - reported; missing > 0;) {
        const last = own.pop() ?? NaN;
        if (isWork(minutes[last])) missing--;
        minutes[last] = undefined;
      }
  });
}

/** Activities in a row, some of them with a gap before, of three trips that may take turns. */
const someActivities = fc
  .array(
    fc.record({
      kind: fc.constantFrom<SourcedActivity['kind'][]>('driving', 'otherWork', 'availability', 'break'),
      service: fc.constantFrom(...TRIPS),
      gap: fc.constantFrom(0, 0, 30, 400),
      length: fc.integer({ min: 1, max: 300 }),
    }),
    { maxLength: 25 },
  )
  .map((rows) => {
    let at = BEGIN + 60;
    return rows.flatMap(({ kind, service, gap, length }): SourcedActivity[] => {
      const start = at + gap;
      at = start + length;
      return at < END ? [{ kind, service, start, end: at, source: 'plan' }] : [];
    });
  });

const someReports = fc.uniqueArray(fc.constantFrom(...TRIPS), { maxLength: TRIPS.length }).chain((trips) =>
  fc.tuple(
    ...trips.map((service) =>
      fc.record({
        service: fc.constant(service),
        firstDay: fc.constantFrom(FIRST_DAY, addDays(FIRST_DAY, 1)),
        hours: fc.array(fc.constantFrom(0, 0.25, 2, 7.5, 12, 20), { maxLength: 3 }),
      }),
    ),
  ),
);

test('reported hours give the length of each day, as going through its minutes says', () => {
  fc.assert(
    fc.property(someActivities, someReports, (activities, reports) => {
      const expected = toMinutes(activities);
      reports.forEach((report) => reportSlowly(expected, report));
      const found = toMinutes(applyReported(activities, reports).activities);
      expect(found.length).toBe(expected.length);
      expect(found.findIndex((minute, at) => minute !== expected[at])).toBe(-1);
    }),
    { numRuns: 300 },
  );
});
