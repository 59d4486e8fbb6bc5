import { ids, replied } from '../../testReplies';
import { boardFixture, tripFixture } from './board.fixture';
import { listCrews, patchBoard, patchRests } from './patchBoard';
import type { Board } from './boardData';

const [recordedLeg] = replied('PlanBoard', 'drafted').planBoard.emptyLegs;
const leg = (orderId: string, busId: string, km: number) => ({ ...recordedLeg!, orderId, busId, km });
const board = boardFixture({
  trips: [
    tripFixture({ id: 't1', driverIds: [ids.jaan], busIds: [ids.setra] }),
    tripFixture({ id: 't2', driverIds: [ids.liis], busIds: [ids.volvo], start: '2026-12-05T07:00:00Z' }),
  ],
  emptyLegs: [leg('t1', ids.setra, 40), leg('t2', ids.volvo, 60)],
}) as Board;
const counts = { drafts: 1, undoable: 2, redoable: 0, unreached: [] };

test('puts changed trips into the board, and leaves all other objects the same', () => {
  expect(listCrews(board, ['t1'])).toEqual({ driverIds: [ids.jaan], busIds: [ids.setra] });
  const moved = {
    ...tripFixture({ id: 't1', driverIds: [ids.liis], busIds: [ids.volvo], mark: 'm' }),
  } as Board['trips'][number];
  const busIds = [ids.setra, ids.volvo];
  const after = patchBoard(board, ['t1'], {
    trips: [moved],
    busIds,
    emptyLegs: [leg('t1', ids.volvo, 5)],
    ...counts,
  });
  expect(after).toMatchObject(counts);
  expect(after?.trips).toEqual([moved, board.trips[1]]);
  expect(after?.trips[1]).toBe(board.trips[1]);
  expect(after?.emptyLegs).toEqual([leg('t1', ids.volvo, 5)]);
});

test('a trip that is gone goes with its empty drives, a new one stands where it begins', () => {
  const none = { trips: [], busIds: [ids.setra], emptyLegs: [], ...counts };
  const gone = patchBoard(board, ['t1'], none);
  expect(gone?.trips.map(({ id }) => id)).toEqual(['t2']);
  expect(gone?.emptyLegs.map(({ orderId }) => orderId)).toEqual(['t2']);
  const early = { ...tripFixture({ id: 't0', start: '2026-12-05T05:00:00Z' }) } as Board['trips'][number];
  const more = patchBoard(board, ['t0'], { ...none, trips: [early], busIds: [] });
  expect(more?.trips.map(({ id }) => id)).toEqual(['t0', 't1', 't2']);
});

test('reads the whole board for a driver or bus without a row', () => {
  const strange = { ...tripFixture({ id: 't1', driverIds: ['d9'] }) } as Board['trips'][number];
  expect(patchBoard(board, ['t1'], { trips: [strange], busIds: [], emptyLegs: [], ...counts })).toBeUndefined();
});

test('replaces the rests of some drivers, and leaves the others', () => {
  const [recordedRest] = replied('PlanRests', 'full').planRests;
  const rest = (driverId: string, driving: number) => ({ ...recordedRest!, driverId, driving });
  expect(patchRests([rest(ids.jaan, 1), rest(ids.liis, 2)], [ids.jaan], [rest(ids.jaan, 3)])).toEqual([
    rest(ids.liis, 2),
    rest(ids.jaan, 3),
  ]);
});
