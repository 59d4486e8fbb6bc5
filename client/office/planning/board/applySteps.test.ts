import { ids } from '../../../testReplies';
import { boardFixture, tripFixture } from '../board.fixture';
import { LANE_ID, toPlanRows } from './planRows';
import { applySteps } from './applySteps';

const rows = toPlanRows(
  boardFixture({
    trips: [
      tripFixture({ id: 't1' }),
      tripFixture({ id: 't2', driverIds: [ids.liis], busIds: [ids.volvo] }),
      tripFixture({ id: 't3', driverIds: [ids.liis], start: '2026-12-05T13:00:00Z', end: '2026-12-05T14:00:00Z' }),
    ],
  }),
  [],
  'drivers',
);
const keys = (all: typeof rows | ReturnType<typeof applySteps>) =>
  Object.fromEntries(all.map(({ id, bars }) => [id, bars.map(({ key }) => key)]));

it('a trip that goes to another row stands there at once, and cannot be moved before that is kept', () => {
  const after = applySteps(rows, [{ orderId: 't1', version: 1, driverIn: ids.liis, busIn: ids.setra }], 'drivers');
  expect(keys(after)).toEqual({ [LANE_ID]: [], [ids.jaan]: [], [ids.liis]: ['t2', 't1', 't3'] });
  expect(after[2]).toMatchObject({ levels: 2 });
  const bar = after[2]?.bars.find(({ key }) => key === 't1');
  expect(bar).toMatchObject({
    trip: { driverIds: [ids.liis], busIds: [ids.setra], mark: 'unsaved', movable: false },
  });
  // Unrelated rows are not drawn again, and earlier data is not changed.
  expect(after[1]).toBe(rows[1]);
  expect(after[2]?.bars[0]).toBe(rows[2]?.bars[0]);
  expect(keys(rows)).toEqual({ [LANE_ID]: ['t1'], [ids.jaan]: [], [ids.liis]: ['t2', 't3'] });
  expect(rows[2]).toMatchObject({ levels: 1 });
});

it('swapped, or taken off, and made already: the same', () => {
  const swap = [
    { orderId: 't1', version: 1, driverIn: ids.liis },
    { orderId: 't2', version: 1, driverOut: ids.liis },
  ];
  const after = applySteps(rows, swap, 'drivers');
  expect(keys(after)).toEqual({ [LANE_ID]: ['t2'], [ids.jaan]: [], [ids.liis]: ['t1', 't3'] });
  expect(keys(applySteps(after, swap, 'drivers'))).toEqual(keys(after));
  expect(applySteps(rows, [{ orderId: 'elsewhere', version: 1, driverIn: ids.jaan }], 'drivers')).toEqual(rows);
});

it('a trip that is dropped where somebody is booked already says so before it is kept', () => {
  const steps = [{ orderId: 't1', version: 1, driverIn: ids.liis, busIn: ids.setra }];
  const bars = applySteps(rows, steps, 'drivers')[2]?.bars ?? [];
  expect(bars.find(({ key }) => key === 't1')).toMatchObject({ clash: { title: 'Tallinn - Paide - Tartu' } });
  expect(bars.find(({ key }) => key === 't2')).not.toHaveProperty('clash');
  // Back where it came from it stands alone.
  const back = [...steps, { orderId: 't1', version: 1, driverOut: ids.liis }];
  expect(applySteps(rows, back, 'drivers')[0]?.bars[0]).not.toHaveProperty('clash');
});
