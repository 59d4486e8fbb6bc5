import type { EntityManager } from 'typeorm';
import { checkCandidate, buildTimeline, findSeat } from '../../../engines/hours';
import { toLocalDate } from '../../../platform/time';
import { checkDrivers } from './checkAssignment';
import { tellCheck } from '../tell/tellCheck';
import type { JudgedTrip, TripLight } from '../dutyTypes';
import { addRests } from './restsCountedOn';
import type { OrderTrip } from '../timeline/orderTrip';
import { readBusRows } from '../timeline/orderTrip';
import { buildDriverTrip, addEmptyDrives } from '../timeline/planTrips';
import { readDutySettings } from '../timeline/timelineSources';
import { planSettings } from '../timeline/timelines';

const toMinute = (moment: string | null) => (moment === null ? null : Math.floor(Date.parse(moment) / 60_000));

/** The law's verdict on an order's drivers if its trip were this one; without drivers, on a rested one. */
export async function judgeTrip(
  manager: EntityManager,
  now: Date,
  { orderId, passengers, stops }: JudgedTrip,
): Promise<TripLight[]> {
  const rows = stops.map(({ lat, lng, city, arrive, depart }) => ({
    lat,
    lng,
    city,
    arrive: toMinute(arrive),
    depart: toMinute(depart),
    driverAtStop: null,
  }));
  const first = stops[0]?.depart;
  const last = stops.at(-1)?.arrive;
  if (!first || !last) return [];
  const startsAt = new Date(first);
  const endsAt = new Date(last);
  const trip: OrderTrip = {
    id: orderId,
    passengers,
    startsAt,
    endsAt,
    stops: rows,
    firstDay: toLocalDate(startsAt),
    lastDay: toLocalDate(endsAt),
  };
  const crew: { driverId: string }[] = await manager.query(
    `select a.driver_id as "driverId" from driver_assignment a join job j on j.id = a.job_id
     where j.order_id = $1 and a.confirmation <> 'declined' order by a.position`,
    [orderId],
  );
  const busIds: { id: string }[] = await manager.query(
    'select a.bus_id as id from bus_assignment a join job j on j.id = a.job_id where j.order_id = $1 order by a.position',
    [orderId],
  );
  if (crew.length === 0) {
    const company = await readDutySettings(manager);
    const settings = planSettings(company);
    const ownDrives = buildDriverTrip(orderId, rows, { depot: company.depot });
    const [allDrives] = addEmptyDrives([ownDrives]);
    if (!allDrives) return [];
    const check = addRests(
      checkCandidate({ activities: [] }, buildTimeline([allDrives], settings)),
      ownDrives,
      settings,
    );
    return [{ who: null, light: check.light, line: tellCheck(check) }];
  }
  const buses = await readBusRows(
    manager,
    busIds.map(({ id }) => id),
  );
  const seats = crew.map(({ driverId }, position) => ({
    driverId,
    crew: findSeat(position, crew.length, buses.length),
    bus: buses[position % Math.max(1, buses.length)],
  }));
  const checks = await checkDrivers(manager, now, trip, seats);
  return checks.map(({ sources: { name }, check }) => ({ who: name, light: check.light, line: tellCheck(check) }));
}
