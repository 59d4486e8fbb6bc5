import { listDayRests } from './dayRests';
import { planDefaults } from './plan';
import type { PlanStop } from './plan';

/** Minutes of Monday 2026-12-07, by the Estonian clock. */
const at = (hour: number, minute = 0) => Date.parse('2026-12-07T00:00:00+02:00') / 60_000 + hour * 60 + minute;
const rests = (stop: PlanStop, more: object = {}) =>
  listDayRests(
    { id: 'a', kind: 'occasional', stops: [{ depart: at(6) }, stop, { arrive: at(40) }], ...more },
    planDefaults,
  ).map(({ stop: place, from, to }) => [place, from, to]);

describe('a rest by day that nobody has said', () => {
  it.each<[string, PlanStop, number[][]]>([
    ['is a stop of twelve hours', { arrive: at(9, 6), depart: at(21) }, [[1, at(9, 21), at(20, 45)]]],
    ['is none where it is a night', { arrive: at(19), depart: at(32) }, []],
    ['is none where most of it lies in the night', { arrive: at(20), depart: at(28) }, []],
    ['is none while the stop is a break', { arrive: at(9), depart: at(16) }, []],
    ['is none where the office said what the driver does', { arrive: at(9), depart: at(21), driver: 'free' }, []],
  ])('%s', (_, stop, found) => {
    expect(rests(stop)).toEqual(found);
  });

  it('is none in a bus that the law of rests does not ask about', () => {
    expect(rests({ arrive: at(9), depart: at(21) }, { exempt: true })).toEqual([]);
  });
});
