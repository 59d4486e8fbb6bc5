import { ids } from '../../../testReplies';
import { boardFixture, tripFixture } from '../board.fixture';
import { makeRowKeeper } from './keepRows';
import { toPlanRows } from './planRows';

it('a board that was read again keeps each row and bar that did not change', () => {
  const keep = makeRowKeeper();
  const trips = [
    tripFixture({ id: 't1', driverIds: [ids.jaan] }),
    tripFixture({ id: 't2', driverIds: [ids.liis], start: '2026-12-05T07:00:00Z' }),
    tripFixture({ id: 't3', driverIds: [ids.liis], start: '2026-12-05T13:00:00Z', end: '2026-12-05T14:00:00Z' }),
  ];
  const keepAgain = (all = trips) =>
    keep(toPlanRows(boardFixture({ trips: all.map((trip) => ({ ...trip })) }), [], 'drivers'));
  const before = keepAgain();
  const again = keepAgain();
  expect(again).toHaveLength(3);
  again.forEach((row, index) => expect(row).toBe(before[index]));

  const moved = keepAgain(trips.map((trip) => (trip.id === 't3' ? { ...trip, busIds: [ids.setra] } : trip)));
  expect(moved[0]).toBe(before[0]);
  expect(moved[1]).toBe(before[1]);
  expect(moved[2]).not.toBe(before[2]);
  expect(moved[2]?.bars[0]).toBe(before[2]?.bars[0]);
  expect(moved[2]?.bars[1]).toMatchObject({ kind: 'trip', trip: { id: 't3', busIds: [ids.setra] } });

  // One that is gone takes nothing with it but itself.
  const less = keepAgain(trips.slice(0, 2));
  expect(less[1]).toBe(before[1]);
  expect(less[2]?.bars).toEqual([before[2]?.bars[0]]);
});
