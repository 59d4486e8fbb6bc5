import fc from '../../../testing/propertyTests';
import type { BusItem, LegEnd } from './emptyLegs';
import { listEmptyLegs } from './emptyLegs';

// Places on a line, a minute a kilometre.
const at = (lat: number): LegEnd => ({ lat, lng: 0 });
const drive = (from: LegEnd, to: LegEnd) => ({ km: Math.abs(from.lat - to.lat), minutes: Math.abs(from.lat - to.lat) });
const trip = (orderId: string, start: number, end: number, first: number, last: number): BusItem => ({
  orderId,
  start: new Date(start * 60_000),
  end: new Date(end * 60_000),
  first: at(first),
  last: at(last),
});
const listLegs = (items: BusItem[], depot: LegEnd | null) =>
  listEmptyLegs(items, depot, drive).map(({ orderId, kind, km }) => `${orderId} ${kind} ${km}`);

test('a bus goes home between two trips when it has the time, else straight on', () => {
  const early = trip('a', 0, 60, 10, 40);
  const late = trip('b', 200, 300, 30, 5);
  expect(listLegs([early, late], at(0))).toEqual(['a out 10', 'a home 40', 'b out 30', 'b home 5']);
  // Home is 40 minutes off, the next trip 30 from there: 100 minutes leave just the half hour to stand, 99 do not.
  expect(listLegs([early, trip('b', 160, 300, 30, 5)], at(0))).toEqual([
    'a out 10',
    'a home 40',
    'b out 30',
    'b home 5',
  ]);
  expect(listLegs([early, trip('b', 159, 300, 30, 5)], at(0))).toEqual(['a out 10', 'b straight 10', 'b home 5']);
});

test('a bus stays out for less than a day when one driver has both trips and going home costs an hour more', () => {
  const there = trip('a', 0, 60, 10, 40);
  const legs = (start: number, first: number, isAccompanied: boolean) =>
    listEmptyLegs([there, trip('b', start, start + 60, first, 5)], at(0), drive, () => isAccompanied).map(
      ({ orderId, kind }) => `${orderId} ${kind}`,
    );
  const home = ['a out', 'a home', 'b out', 'b home'];
  const straight = ['a out', 'b straight', 'b home'];
  expect(legs(60 + 16 * 60, 30, true)).toEqual(straight);
  expect(legs(60 + 16 * 60, 30, false)).toEqual(home);
  expect(legs(60 + 24 * 60, 30, true)).toEqual(home);
  expect(legs(60 + 24 * 60 - 1, 30, true)).toEqual(straight);
  // 40 home and 29 out are 58 more than the 11 between them.
  expect(legs(60 + 16 * 60, 29, true)).toEqual(home);
});

test('without a depot only the way between two trips is known; an occurrence breaks it', () => {
  const one = trip('a', 0, 60, 10, 40);
  const other = trip('b', 100, 200, 30, 5);
  expect(listLegs([one, other], null)).toEqual(['b straight 10']);
  const occurrence: BusItem = { start: new Date(61 * 60_000), end: new Date(99 * 60_000) };
  expect(listLegs([one, occurrence, other], null)).toEqual([]);
  expect(listLegs([one, occurrence, other], at(0))).toEqual(['a out 10', 'a home 40', 'b out 30', 'b home 5']);
});

test('going home is never counted when the bus goes straight, for any trips', () => {
  const steps = fc.array(fc.tuple(fc.nat(300), fc.nat(300), fc.nat(90), fc.nat(90)), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(steps, (list) => {
      let clock = 0;
      const items = list.map(([gap, length, first, last], index) => {
        const start = clock + gap;
        clock = start + length;
        return trip(String(index), start, clock, first, last);
      });
      const legs = listEmptyLegs(items, at(0), drive);
      // Between two trips there is either the way straight on, or home and out again.
      for (const { orderId } of items.slice(1)) {
        const before = String(Number(orderId) - 1);
        const straight = legs.some((leg) => leg.orderId === orderId && leg.kind === 'straight');
        expect(straight && legs.some((leg) => leg.orderId === before && leg.kind === 'home')).toBe(false);
        expect(straight && legs.some((leg) => leg.orderId === orderId && leg.kind === 'out')).toBe(false);
      }
      expect(legs.every(({ km }) => km > 0)).toBe(true);
    }),
  );
});
