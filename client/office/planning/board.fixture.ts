import type { Mocked } from '../../testRender';
import { ids, replied } from '../../testReplies';
import type { Board, BoardTrip } from './boardData';

const { planBoard } = replied('PlanBoard', 'full');

/** A day of December with two drivers and two buses, and with what a test puts on it. */
export const boardFixture = (changes: Partial<Mocked<Board>> = {}): Mocked<Board> => ({
  ...planBoard,
  trips: [],
  ...changes,
});

/** The trip that waits for driver and bus on that day. */
export const tripFixture = (changes: Partial<Mocked<BoardTrip>> = {}): Mocked<BoardTrip> => ({
  ...planBoard.trips.find(({ id }) => id === ids.accepted)!,
  ...changes,
});
