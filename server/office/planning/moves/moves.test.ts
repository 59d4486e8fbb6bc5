import { printRefusal } from '../../../testing/printError';
import fc from '../../../testing/propertyTests';
import type { CrewStep, PlannedTrip } from './moves';
import { listChanges, reverseChanges, listOutdatedChanges, stepCrew } from './moves';
import type { MoveChange } from '../../../model/planning/planMove.entity';

const people = ['a', 'b', 'c', 'd'];
const buses = ['x', 'y', 'z'];

test('one comes in beside, goes out, or takes the place of another', () => {
  const crew = { driverIds: ['a', 'b'], busIds: ['x'] };
  expect(stepCrew(crew, { driverIn: 'c' })).toEqual({ driverIds: ['a', 'b', 'c'], busIds: ['x'] });
  expect(stepCrew(crew, { driverOut: 'a', driverIn: 'c' })).toEqual({ driverIds: ['c', 'b'], busIds: ['x'] });
  expect(stepCrew(crew, { driverOut: 'a', busOut: 'x', busIn: 'y' })).toEqual({ driverIds: ['b'], busIds: ['y'] });
  expect(printRefusal(() => stepCrew(crew, { driverOut: 'c' }))).toBe('Juht ei ole sellel reisil');
  expect(printRefusal(() => stepCrew(crew, { driverIn: 'b' }))).toBe('Juht on sellel reisil juba');
  expect(printRefusal(() => stepCrew(crew, { busIn: 'x' }))).toBe('Buss on sellel reisil juba');
});

test('a draft equal to the assignment is none', () => {
  const assigned = { driverIds: ['a'], busIds: ['x'] };
  const trip: PlannedTrip = { orderId: '1', orderVersion: 3, assigned, draft: { driverIds: ['b'], busIds: ['x'] } };
  expect(listChanges([trip], [{ orderId: '1', driverOut: 'b', driverIn: 'a' }])).toEqual([
    { orderId: '1', orderVersion: 3, before: trip.draft, after: null },
  ]);
});

/** A whole plan in memory, moved and taken back as the database does it. */
class Board {
  readonly done: MoveChange[][] = [];
  constructor(readonly trips: PlannedTrip[]) {}

  put(changes: readonly MoveChange[]): boolean {
    if (listOutdatedChanges(this.trips, changes).length > 0) return false;
    for (const { orderId, after } of changes)
      this.trips.forEach((trip, index) => {
        if (trip.orderId === orderId) this.trips[index] = { ...trip, draft: after };
      });
    return true;
  }

  move(steps: (CrewStep & { orderId: string })[]): void {
    let changes: MoveChange[];
    try {
      const touched = this.trips.filter(({ orderId }) => steps.some((step) => step.orderId === orderId));
      changes = listChanges(touched, steps);
    } catch {
      return;
    }
    if (this.put(changes)) this.done.push(changes);
  }
}

const person = fc.option(fc.constantFrom(...people), { nil: undefined });
const bus = fc.option(fc.constantFrom(...buses), { nil: undefined });
const step = fc.record({
  orderId: fc.constantFrom('1', '2', '3'),
  driverOut: person,
  driverIn: person,
  busOut: bus,
  busIn: bus,
});
const crew = fc.record({
  driverIds: fc.subarray(people, { maxLength: 2 }),
  busIds: fc.subarray(buses, { maxLength: 2 }),
});
const trips = fc
  .tuple(crew, crew, crew)
  .map((crews) =>
    crews.map((assigned, index) => ({ orderId: String(index + 1), orderVersion: 1, assigned, draft: null })),
  );

test('taking back any sequence of moves gives the exact former plan, and doing them again the latter', () => {
  fc.assert(
    fc.property(trips, fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { maxLength: 50 }), (given, moves) => {
      const board = new Board(structuredClone(given) as PlannedTrip[]);
      const states = [structuredClone(board.trips)];
      for (const steps of moves) {
        const before = board.done.length;
        board.move(steps);
        if (board.done.length > before) states.push(structuredClone(board.trips));
      }
      const last = structuredClone(board.trips);
      for (const changes of [...board.done].reverse()) {
        expect(board.trips).toEqual(states.pop());
        expect(board.put(reverseChanges(changes))).toBe(true);
      }
      expect(board.trips).toEqual(given);
      for (const changes of board.done) expect(board.put(changes)).toBe(true);
      expect(board.trips).toEqual(last);
    }),
  );
});

test('a move that was changed since is not taken back', () => {
  const trip: PlannedTrip = { orderId: '1', orderVersion: 1, assigned: { driverIds: [], busIds: [] }, draft: null };
  const board = new Board([trip]);
  board.move([{ orderId: '1', driverIn: 'a' }]);
  const [mine] = board.done as [MoveChange[]];
  board.move([{ orderId: '1', driverOut: 'a', driverIn: 'b' }]);
  expect(listOutdatedChanges(board.trips, reverseChanges(mine))).toHaveLength(1);
  expect(board.put(reverseChanges(mine))).toBe(false);
  board.put(reverseChanges(board.done[1] as MoveChange[]));
  expect(
    listOutdatedChanges(
      board.trips.map((one) => ({ ...one, orderVersion: 2 })),
      reverseChanges(mine),
    ),
  ).toHaveLength(1);
  expect(listOutdatedChanges(board.trips, reverseChanges(mine))).toEqual([]);
});
