import { idOf } from '../../testIds';
import { boardFixture, tripFixture } from './board.fixture';
import { crewsOf, patchedBoard, patchedRests } from './patchBoard';
import type { Board } from './boardData';

const leg = (orderId: string, busId: string, km: number) => ({
  ...{ orderId, busId, km, kind: 'out' as const, start: '2026-12-01T05:00:00Z', end: '2026-12-01T06:00:00Z' },
});
const board = boardFixture({
  trips: [
    tripFixture({ id: 't1', driverIds: [idOf('d1')], busIds: [idOf('b1')] }),
    tripFixture({ id: 't2', driverIds: [idOf('d2')], busIds: [idOf('b2')], start: '2026-12-01T07:00:00Z' }),
  ],
  emptyLegs: [leg('t1', idOf('b1'), 40), leg('t2', idOf('b2'), 60)],
}) as Board;
const counts = { drafts: 1, undoable: 2, redoable: 0 };

test('what changed is put into the board, all else stays the same objects', () => {
  expect(crewsOf(board, ['t1'])).toEqual({ driverIds: [idOf('d1')], busIds: [idOf('b1')] });
  const moved = {
    ...tripFixture({ id: 't1', driverIds: [idOf('d2')], busIds: [idOf('b2')], mark: 'm' }),
  } as Board['trips'][number];
  const busIds = [idOf('b1'), idOf('b2')];
  const after = patchedBoard(board, ['t1'], {
    trips: [moved],
    busIds,
    emptyLegs: [leg('t1', idOf('b2'), 5)],
    ...counts,
  });
  expect(after).toMatchObject(counts);
  expect(after?.trips).toEqual([moved, board.trips[1]]);
  expect(after?.trips[1]).toBe(board.trips[1]);
  expect(after?.emptyLegs).toEqual([leg('t1', idOf('b2'), 5)]);
});

test('a trip that is gone goes with its empty drives, a new one stands where it begins', () => {
  const none = { trips: [], busIds: [idOf('b1')], emptyLegs: [], ...counts };
  const gone = patchedBoard(board, ['t1'], none);
  expect(gone?.trips.map(({ id }) => id)).toEqual(['t2']);
  expect(gone?.emptyLegs.map(({ orderId }) => orderId)).toEqual(['t2']);
  const early = { ...tripFixture({ id: 't0', start: '2026-12-01T05:00:00Z' }) } as Board['trips'][number];
  const more = patchedBoard(board, ['t0'], { ...none, trips: [early], busIds: [] });
  expect(more?.trips.map(({ id }) => id)).toEqual(['t0', 't1', 't2']);
});

test('who has no row yet makes all of it be read', () => {
  const strange = { ...tripFixture({ id: 't1', driverIds: ['d9'] }) } as Board['trips'][number];
  expect(patchedBoard(board, ['t1'], { trips: [strange], busIds: [], emptyLegs: [], ...counts })).toBeUndefined();
});

test('rests are told anew for some drivers, and stay for the others', () => {
  const rest = (driverId: string, driving: number) => ({ driverId, driving, start: '', end: '' });
  expect(patchedRests([rest(idOf('d1'), 1), rest(idOf('d2'), 2)], [idOf('d1')], [rest(idOf('d1'), 3)])).toEqual([
    rest(idOf('d2'), 2),
    rest(idOf('d1'), 3),
  ]);
});
