import type { Mocked } from '../../testRender';
import type { Board, BoardTrip } from './boardData';
import { idOf } from '../../testIds';

/** A day of December with two drivers and two buses. */
export const boardFixture = (changes: Partial<Mocked<Board>> = {}): Mocked<Board> => ({
  __typename: 'PlanBoard',
  from: '2026-12-01',
  to: '2026-12-01',
  start: '2026-11-30T22:00:00Z',
  end: '2026-12-01T22:00:00Z',
  drivers: [
    { __typename: 'BoardDriver', id: idOf('d1'), name: 'Jaan', hidden: false },
    { __typename: 'BoardDriver', id: idOf('d2'), name: 'Mari', hidden: false },
  ],
  buses: [
    { __typename: 'BoardBus', id: idOf('b1'), name: 'Setra', seats: 53, lift: false, hidden: false },
    { __typename: 'BoardBus', id: idOf('b2'), name: 'Volvo', seats: 19, lift: true, hidden: false },
  ],
  trips: [],
  occurrences: [],
  absences: [],
  emptyLegs: [],
  drafts: 0,
  undoable: 0,
  redoable: 0,
  ...changes,
});

export const tripFixture = (changes: Partial<Mocked<BoardTrip>> = {}): Mocked<BoardTrip> => ({
  __typename: 'BoardTrip',
  id: idOf('t1'),
  version: 1,
  assigned: false,
  movable: true,
  tripNumber: null,
  title: 'Tallinn - Tartu',
  customer: 'Rahvatants',
  passengers: 38,
  start: '2026-12-01T06:00:00Z',
  end: '2026-12-01T12:00:00Z',
  driverIds: [],
  busIds: [],
  mark: null,
  stale: false,
  ...changes,
});
