import type { PlanBus, Driver, PlanProblem, Trip } from '../../../engines/planning/problem';
import { printInRequestLanguage } from '../../../texts/printMessage';
import { findNextDriver, listReasons } from './reasons';

const bus = (id: string, changes: Partial<PlanBus> = {}): PlanBus => ({
  id,
  seats: 50,
  lift: false,
  depot: 0,
  items: [],
  ...changes,
});
const trip: Trip = {
  id: 't',
  start: 600,
  end: 720,
  first: 1,
  last: 1,
  seats: 40,
  needsLift: false,
  burden: 0,
  shift: { start: 580, end: 740, driving: 60 },
};
/** Two depots, 0 and 2, and the town of the trip between them. */
const problem = (buses: PlanBus[], changes: Partial<Trip> = {}): PlanProblem => ({
  trips: [{ ...trip, ...changes }],
  drivers: [],
  buses,
  seed: 1,
  km: [
    [0, 10, 50],
    [10, 0, 40],
    [50, 40, 0],
  ],
  minutes: [
    [0, 10, 50],
    [10, 0, 40],
    [50, 40, 0],
  ],
});

test.each([
  [bus('b', { depot: 2 }), {}, 'B: tühisõitu 60 km rohkem'],
  [bus('b', { seats: 19 }), {}, 'B: kohti 19, vaja 40'],
  [bus('b'), { needsLift: true }, 'B: tõstukita'],
  [bus('b', { items: [{ start: 700, end: 800, first: -1, last: -1 }] }), {}, 'B: samal ajal mujal'],
  [bus('b', { items: [{ start: 500, end: 590, first: 2, last: 2 }] }), {}, 'B: ei jõua kohale'],
  [bus('b'), {}, 'B: sobiks sama hästi'],
  [bus('b'), { wishes: { busId: 'a' } }, 'B: klient soovis teist bussi'],
  [bus('b'), { busId: 'a' }, 'B: reisil on buss juba'],
])('the obstacle of the next best: %#', (other, changes, next) => {
  const board = problem([bus('a', { lift: true }), other], changes);
  const [reason] = listReasons(board, [{ driver: 0, bus: 0 }], (id) => id.toUpperCase());
  expect(reason?.emptyKm).toBe(20);
  expect(printInRequestLanguage(reason?.next ?? '')).toBe(next);
});

test('a trip without a bus has no reason, and of one bus there is no next', () => {
  expect(listReasons(problem([bus('a')]), [{ driver: -1, bus: -1 }], String)).toEqual([null]);
  expect(listReasons(problem([bus('a')]), [{ driver: 0, bus: 0 }], String)).toEqual([{ emptyKm: 20, next: null }]);
});

const driver = (id: string, changes: Partial<Driver> = {}): Driver => ({
  id,
  shifts: [],
  away: [],
  burden: 0,
  ...changes,
});

test.each([
  [driver('b', { away: [{ start: 0, end: 1440 }] }), {}, 'B: eemal'],
  [driver('b', { shifts: [{ start: 730, end: 800, driving: 20 }] }), {}, 'B: samal ajal mujal'],
  [driver('b', { shifts: [{ start: -300, end: 500, driving: 200 }] }), {}, 'B: ei jõua puhata'],
  [driver('b'), { wishes: { driverId: 'a' } }, 'B: klient soovis teist juhti'],
  [driver('b', { burden: 2 }), { burden: 1 }, 'B: öid ja nädalavahetusi oleks rohkem'],
  [driver('b'), {}, 'B: sobiks sama hästi'],
  [driver('b'), { driverId: 'a' }, null],
])('the obstacle of the next best driver: %#', (other, changes, next) => {
  const board = { ...problem([bus('a')], changes), drivers: [driver('a'), other] };
  const found = findNextDriver(board, ['a'], 0, (id) => id.toUpperCase());
  expect(found && printInRequestLanguage(found)).toBe(next);
  // A trip without a driver has no next one, nor has the only driver.
  expect(findNextDriver(board, [null], 0, String)).toBeNull();
  expect(findNextDriver({ ...board, drivers: [driver('a')] }, ['a'], 0, String)).toBeNull();
});
