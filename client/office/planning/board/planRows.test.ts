import { ids } from '../../../testReplies';
import { barLabel } from '../planTexts';
import { boardFixture, tripFixture } from '../board.fixture';
import { planRows, rowsBetween } from './planRows';

const names = (view: 'drivers' | 'buses', board = boardFixture()) =>
  planRows(board, [], view).map(
    (row) => `${row.name}: ${row.bars.map(({ kind, key }) => `${kind} ${key}`).join(', ')}`,
  );

it('a trip stands with each of its drivers or buses, and in the lane where it has none', () => {
  const board = boardFixture({
    trips: [
      tripFixture({ id: 'both', driverIds: [ids.jaan, ids.liis], busIds: [ids.setra] }),
      tripFixture({ id: 'noBus', driverIds: [ids.jaan], start: '2026-12-05T16:00:00Z', end: '2026-12-05T18:00:00Z' }),
      tripFixture({ id: 'none' }),
    ],
  });
  expect(names('drivers', board)).toEqual([': trip none', 'Jaan Tamm: trip both, trip noBus', 'Liis: trip both']);
  expect(names('buses', board)).toEqual([': trip none, trip noBus', 'Setra 515: trip both', 'Volvo 9700: ']);
});

it('a trip that is not reached in time says so in the row of the driver or bus that is late, and in no other', () => {
  const board = boardFixture({
    trips: [tripFixture({ id: 'late', driverIds: [ids.jaan, ids.liis], busIds: [ids.setra] })],
    unreached: [
      { __typename: 'UnreachedTrip', whoId: ids.jaan, orderId: 'late', beforeId: ids.job, km: 81, minutes: 12 },
    ],
  });
  const labels = planRows(board, [], 'drivers').flatMap(({ name, bars }) =>
    bars.map((bar) => `${name}: ${barLabel(bar, new Map())}`),
  );
  expect(labels).toEqual([
    expect.stringMatching(/^Jaan Tamm: .*Ei jõua kohale: 81 km, 12 min$/),
    expect.not.stringContaining('Ei jõua kohale'),
  ]);
});

it('is drawn to scale and cut at the ends of what is shown', () => {
  const board = boardFixture({
    trips: [
      tripFixture({ id: 'a', start: '2026-12-04T10:00:00Z', end: '2026-12-05T10:00:00Z' }),
      tripFixture({ id: 'b', start: '2026-12-05T10:00:00Z', end: '2026-12-05T22:00:00Z' }),
      tripFixture({ id: 'c', start: '2026-12-05T09:00:00Z', end: '2026-12-05T11:00:00Z' }),
    ],
  });
  const [lane] = planRows(board, [], 'drivers');
  // From 22:00 UTC, which is midnight in Estonia, for a day. Who touch do not overlap.
  expect(lane?.bars.map(({ key, left, width, level }) => [key, left, width, level])).toEqual([
    ['a', 0, 0.5, 0],
    ['c', 11 / 24, 2 / 24, 1],
    ['b', 0.5, 0.5, 0],
  ]);
  expect(lane?.levels).toBe(2);
});

it('only rows in sight are drawn', () => {
  const tops = [0, 50, 100, 150, 200];
  expect(rowsBetween(tops, 0, 90)).toEqual([0, 2]);
  expect(rowsBetween(tops, 60, 160)).toEqual([1, 4]);
  expect(rowsBetween(tops, 500, 900)).toEqual([0, 4]);
});
