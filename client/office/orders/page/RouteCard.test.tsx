import { screen, within } from '@testing-library/react';
import { renderClient } from '../../../testRender';
import type { FullOrder } from '../parts/orderParts';
import { someOrder } from '../parts/order.fixture';
import { RouteCard } from './RouteCard';

const inDays = (days: readonly [arrive: string | null, depart: string | null][]) => {
  const { stops } = someOrder();
  return someOrder({
    stops: stops.map((stop, index) => ({ ...stop, arrive: days[index]![0], depart: days[index]![1] })),
  });
};
const readTimes = (order: ReturnType<typeof inDays>) => {
  renderClient(<RouteCard order={order as FullOrder} />);
  const route = within(screen.getByRole('list', { name: 'Marsruut' }));
  return route.getAllByRole('listitem').map((item) => item.textContent.match(/[A-Z] \d\d\.\d\d\.\d{4}|\d\d:\d\d/g));
};

it('writes a day above its first stop where the stops lie on several days', () => {
  const order = inDays([
    [null, '2026-12-17T06:00:00Z'],
    ['2026-12-17T08:00:00Z', '2026-12-18T09:00:00Z'],
    ['2026-12-18T10:00:00Z', null],
  ]);
  expect(readTimes(order)).toEqual([
    ['N 17.12.2026', '08:00'],
    ['10:00', 'R 18.12.2026', '11:00'],
    ['R 18.12.2026', '12:00'],
  ]);
});

it('writes no day where the stops lie on one', () => {
  const order = inDays([
    [null, '2026-12-17T06:00:00Z'],
    ['2026-12-17T08:00:00Z', '2026-12-17T09:00:00Z'],
    ['2026-12-17T10:00:00Z', null],
  ]);
  expect(readTimes(order)).toEqual([['08:00'], ['10:00', '11:00'], ['12:00']]);
});
