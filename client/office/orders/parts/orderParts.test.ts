import { listFeedbackDays, makeNoHours } from '../../../lib/texts/feedbackDays';
import { formatHours } from '../../../lib/texts/paidHours';
import { hasSameCounts, listOrderable, readCount, replaceCount } from '../editing/foodCounts';
import { newColumns } from '../dashboard/listColumns';
import { toMapsLink } from '../page/mapsLink';
import { replied } from '../../../testReplies';
import { someOrder } from './order.fixture';

describe('food counts', () => {
  it.each([
    ['12', 12],
    ['-3', 0],
    ['abc', 0],
    ['', 0],
    ['2.9', 2],
    ['99999', 10000],
  ])('typed %j is %i', (text, count) => {
    expect(readCount(text)).toBe(count);
  });

  it('removes a package at 0, and is then the same as never ordered', () => {
    expect(hasSameCounts(replaceCount({ a: 1, b: 2 }, 'a', 0), { b: 2 })).toBe(true);
    expect(hasSameCounts({ b: 2 }, { b: 3 })).toBe(false);
    expect(hasSameCounts({}, { b: 3 })).toBe(false);
  });

  it('offers visible packages by price, and ordered ones at the price they had then', () => {
    // Coffee at 4.90 €.
    const order = someOrder({ status: 'answered' });
    const [coffee] = replied('OrderableFood', 'full').foodPackages;
    const packages = [
      { ...coffee!, price: 9, hidden: true },
      { ...coffee!, id: 'tea', name: 'Tee', price: 2 },
      { ...coffee!, id: 'gone', name: 'Kook', price: 1, hidden: true },
    ];
    expect(listOrderable(packages, order).map(({ name, price }) => [name, price])).toEqual([
      ['Tee', 2],
      ['Kohvipaus', 4.9],
    ]);
  });
});

describe('lists', () => {
  it('count the stops between the first and the last', () => {
    const stops = newColumns.find(({ field }) => field === 'middleStops');
    expect(stops?.value(someOrder())).toBe(1);
    expect(stops?.value(someOrder({ stops: someOrder().stops.slice(0, 1) }))).toBe(0);
  });
});

describe('feedback days', () => {
  it('has one for each local date that the trip touches, and goes on when days are added', () => {
    const trip = { start: '2026-12-05T20:00:00Z', end: '2026-12-05T22:30:00Z' };
    expect(makeNoHours(trip)).toEqual([0, 0]);
    expect(listFeedbackDays(trip, 3)).toEqual(['2026-12-05', '2026-12-06', '2026-12-07']);
  });

  it('writes hours with a comma', () => {
    expect(formatHours(7.5 + 0.1 + 0.2)).toBe('7,8');
  });
});

describe('toMapsLink', () => {
  it('goes through all stops, the middle ones separated by a bar', () => {
    const { searchParams } = new URL(toMapsLink([1, 2, 3, 4].map((place) => ({ lat: place, lng: place + 0.5 }))));
    expect(Object.fromEntries(searchParams)).toMatchObject({
      origin: '1,1.5',
      destination: '4,4.5',
      waypoints: '2,2.5|3,3.5',
    });
  });
});
