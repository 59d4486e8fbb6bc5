import type { Driver, Shift, Trip } from './problem';
import { canDrive } from './roster';

const hours = (count: number) => count * 60;
const day = (nth: number, from: number, to: number, driving = 120): Shift => ({
  start: nth * 1440 + hours(from),
  end: nth * 1440 + hours(to),
  driving,
});
const trip = (shift: Shift): Trip => ({
  ...shift,
  id: 't',
  first: 0,
  last: 0,
  seats: 20,
  needsLift: false,
  shift,
  burden: 0,
});
const driver = (...shifts: Shift[]): Driver => ({ id: 'd', shifts, away: [], burden: 0 });

test('an earlier infringement of the roster does not keep a driver from trips that add nothing to it', () => {
  // Two evenings and mornings with nine hours between them.
  const tired = driver(day(0, 8, 22), day(1, 7, 12));
  expect(canDrive(tired, [trip(day(4, 8, 16))])).toBe(true);
  expect(canDrive(driver(day(0, 8, 20), day(1, 7, 12)), [trip(day(4, 8, 16))])).toBe(true);
  // Trips that add to the earlier infringement are refused.
  expect(canDrive(tired, [trip(day(1, 18, 23))])).toBe(false);
  expect(canDrive(tired, [trip(day(4, 8, 19, 600))])).toBe(false);
  expect(canDrive(tired, [trip(day(4, 8, 16)), trip(day(4, 15, 20))])).toBe(false);
  expect(canDrive(tired, [trip(day(1, 10, 11))])).toBe(false);
});

test('two things at once before are not two more', () => {
  const twice = driver(day(0, 8, 12), day(0, 10, 14));
  expect(canDrive(twice, [trip(day(3, 8, 16))])).toBe(true);
  expect(canDrive(twice, [trip(day(0, 13, 16))])).toBe(false);
});
