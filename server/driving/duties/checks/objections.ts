import type { EntityManager } from 'typeorm';
import { findSeat } from '../../../engines/hours';
import { checkDrivers } from './checkAssignment';
import { tellCheck } from '../tell/tellCheck';
import { readBusRows, requireOrderTrip } from '../timeline/orderTrip';
import type { Crew, HoursObjection } from '../dutyTypes';

/**
 * Drivers whom the law does not allow the trip, among those whom the assignment affects: new ones, those who lose a
 * second driver, those with another bus. An impossible plan, such as two trips at once, counts as an overlap instead.
 */
export async function listHoursObjections(
  manager: EntityManager,
  now: Date,
  orderId: string,
  { driverIds, busIds }: Crew,
  former: Crew,
): Promise<HoursObjection[]> {
  const buses = await readBusRows(manager, busIds);
  const findSeats = (drivers: readonly string[], busesThen: readonly string[], driverId: string) => {
    const place = drivers.indexOf(driverId);
    return {
      crew: findSeat(place, drivers.length, busesThen.length),
      bus: busesThen[place % Math.max(1, busesThen.length)],
    };
  };
  const seats = driverIds.flatMap((driverId) => {
    const seat = findSeats(driverIds, busIds, driverId);
    const was = findSeats(former.driverIds, former.busIds, driverId);
    const stays = former.driverIds.includes(driverId) && was.crew === seat.crew && was.bus === seat.bus;
    return stays ? [] : [{ driverId, crew: seat.crew, bus: buses.find(({ id }) => id === seat.bus) }];
  });
  if (seats.length === 0) return [];
  const checks = await checkDrivers(manager, now, await requireOrderTrip(manager, orderId), seats);
  return checks
    .filter(
      ({ check }) =>
        check.light === 'red' && check.reasons.some(({ kind }) => kind !== 'problem' && kind !== 'historyUnknown'),
    )
    .map(({ sources: { driverId, name }, check }) => ({ driverId, who: name, line: tellCheck(check) }));
}
