import fc from '../../testing/propertyTests';
import { toLocalDate, toTallinn } from '../../platform/time';
import { shiftDepartures } from './shiftDepartures';

const at = (text: string) => new Date(text);
const clock = (moment: Date | null) => moment && toTallinn(moment).toFormat('dd.MM.yyyy HH:mm');
const shifted = (departures: (string | null)[], date: string) =>
  shiftDepartures(
    departures.map((departure) => (departure === null ? null : at(departure))),
    date,
  )?.map(clock);

test.each([
  [
    'a day',
    ['2026-12-05T06:30:00Z', '2026-12-05T13:30:00Z', null],
    '2026-12-12',
    ['12.12.2026 08:30', '12.12.2026 15:30', null],
  ],
  ['summer from winter', ['2026-12-05T06:30:00Z', null], '2027-07-03', ['03.07.2027 08:30', null]],
  [
    'a night between',
    ['2026-12-31T21:00:00Z', '2027-01-01T08:00:00Z', null],
    '2027-02-28',
    ['28.02.2027 23:00', '01.03.2027 10:00', null],
  ],
  [
    'over the night of spring',
    ['2026-12-05T20:00:00Z', '2026-12-06T04:00:00Z', null],
    '2027-03-27',
    ['27.03.2027 22:00', '28.03.2027 06:00', null],
  ],
  [
    'at a time that the first day leaves out, and the next one has',
    ['2026-12-04T20:00:00Z', '2026-12-05T01:30:00Z', null],
    '2027-03-28',
    ['28.03.2027 22:00', '29.03.2027 03:30', null],
  ],
  [
    'over the night of autumn',
    ['2026-12-05T20:00:00Z', '2026-12-06T04:00:00Z', null],
    '2027-10-30',
    ['30.10.2027 22:00', '31.10.2027 06:00', null],
  ],
  [
    'after midnight in Tallinn, before it in Greenwich',
    ['2026-12-04T22:30:00Z', null],
    '2026-12-20',
    ['20.12.2026 00:30', null],
  ],
])('%s: the same times of the clock', (_what, departures, date, expected) => {
  expect(shifted(departures, date)).toEqual(expected);
});

test('a time that spring leaves out is no departure', () => {
  expect(shifted(['2026-12-05T01:30:00Z', null], '2027-03-28')).toBeUndefined();
  expect(shifted(['2026-12-04T20:00:00Z', '2026-12-05T01:30:00Z', null], '2027-03-27')).toBeUndefined();
});

test('the first departure is on the chosen day, and all keep their times and their order, for any days', () => {
  const start = at('2026-01-01T00:00:00Z').getTime();
  const minutes = fc.integer({ min: 0, max: 2 * 366 * 24 * 60 });
  fc.assert(
    fc.property(minutes, fc.array(fc.integer({ min: 61, max: 4000 }), { maxLength: 8 }), minutes, (first, gaps, to) => {
      const departures = gaps.reduce(
        (list, gap) => [...list, new Date((list.at(-1)?.getTime() ?? 0) + gap * 60_000)],
        [new Date(start + first * 60_000)],
      );
      const date = toLocalDate(new Date(start + to * 60_000));
      const moved = shiftDepartures(departures, date);
      if (!moved) return;
      expect(moved[0] && toLocalDate(moved[0])).toBe(date);
      expect(moved.map((moment) => clock(moment)?.slice(11))).toEqual(
        departures.map((moment) => clock(moment)?.slice(11)),
      );
      const times = moved.map((moment) => moment?.getTime() ?? 0);
      expect(times).toEqual(times.toSorted((one, other) => one - other));
    }),
    { numRuns: 200 },
  );
});
