import { findSeat, judgeTimeline } from '../../../engines/hours';
import type { Judgement } from '../../../engines/hours';
import { toLocalDate } from '../../../platform/time';
import { checkDriver } from '../checks/checkDriver';
import { tellCheck } from '../tell/tellCheck';
import type { BoardHours, DutyRest, HoursLight, CrewOfOrder } from '../dutyTypes';
import { buildDriverTrip } from '../timeline/planTrips';
import { toMinute } from '../timeline/reported';
import type {
  TimelineBus,
  DriverSources,
  TimelineStop,
  TimelineTrip,
  readDutySettings,
} from '../timeline/timelineSources';
import { buildDriverTimeline, planSettings } from '../timeline/timelines';

/** The rest that the law requires after a working day: art. 8(2) and 8(5) of 561/2006. */
const REGULAR_REST = 11 * 60;
const REDUCED_REST = 9 * 60;

export interface BoardOrderRow {
  id: string;
  startsAt: Date;
  stops: TimelineStop[];
}

/** The input for judging the hours of a plan: plain data for a worker. */
export interface HoursData {
  drivers: DriverSources[];
  orders: BoardOrderRow[];
  buses: TimelineBus[];
  settings: Awaited<ReturnType<typeof readDutySettings>>;
  now: Date;
  planned: readonly CrewOfOrder[];
}

/** Judges a plan that is not assigned yet. */
export function computeBoardHours(data: HoursData): BoardHours {
  const settings = planSettings(data.settings);
  const orders = new Map(data.orders.map((order) => [order.id, order]));
  const buses = new Map(data.buses.map((bus) => [bus.id, bus]));
  const sources = new Map(data.drivers.map((driver) => [driver.driverId, driver]));
  const now = toMinute(data.now);
  const judged = new Map<string, Judgement>();

  function findJudgement(driverId: string): Judgement | undefined {
    const known = judged.get(driverId);
    const driver = sources.get(driverId);
    if (known || !driver) return known;
    const judgement = judgeTimeline(buildDriverTimeline(driver, settings, { now, before: now }).timeline);
    judged.set(driverId, judgement);
    return judgement;
  }

  function plan({ orderId, driverIds, busIds }: CrewOfOrder): void {
    for (const driver of sources.values()) {
      const trips = driver.trips.filter((trip) => trip.orderId !== orderId);
      if (trips.length === driver.trips.length) continue;
      sources.set(driver.driverId, { ...driver, trips });
      judged.delete(driver.driverId);
    }
    const order = orders.get(orderId);
    if (!order) return;
    const driven = busIds.flatMap((id) => buses.get(id) ?? []);
    driverIds.forEach((driverId, place) => {
      const driver = sources.get(driverId);
      if (!driver) return;
      const trip = toTripRow(driverId, order, { place, drivers: driverIds.length, buses: driven });
      sources.set(driverId, { ...driver, trips: [...driver.trips, trip] });
      judged.delete(driverId);
    });
  }

  data.planned.forEach(plan);
  return {
    plan,
    riskPoints: (driverId) => findJudgement(driverId)?.riskPoints ?? 0,
    rests: (driverId) => listRests(findJudgement(driverId)),
    check(driverId, orderId, crew): HoursLight | undefined {
      const driver = sources.get(driverId);
      const order = orders.get(orderId);
      if (!driver || !order) return undefined;
      const place = crew.driverIds.indexOf(driverId);
      const bus = buses.get(crew.busIds[place % Math.max(1, crew.busIds.length)] ?? '');
      const seat = { crew: findSeat(place, crew.driverIds.length, crew.busIds.length), bus, depot: driver.depot };
      // Plans are tried by the thousand: who does not have the trip is judged without it once.
      const known = driver.trips.some((trip) => trip.orderId === orderId) ? undefined : findJudgement(driverId);
      const moments = { now, before: toMinute(new Date(order.startsAt)), known };
      const found = checkDriver(driver, buildDriverTrip(orderId, order.stops, seat), settings, moments);
      return { light: found.light, line: tellCheck(found), riskPoints: found.riskPoints };
    },
  };
}

function toTripRow(
  driverId: string,
  { id, startsAt, stops }: BoardOrderRow,
  seat: { place: number; drivers: number; buses: TimelineBus[] },
): TimelineTrip {
  const firstDay = toLocalDate(new Date(startsAt));
  return { driverId, orderId: id, tripNumber: null, stops, ...seat, firstDay, reported: null };
}

function listRests(judgement: Judgement | undefined): DutyRest[] {
  return (judgement?.days ?? []).map(({ start, end, restEnd, rest, driving }) => {
    const needed = rest === 'regular' || rest === 'line' ? REGULAR_REST : REDUCED_REST;
    const until = Math.min(restEnd, end + needed);
    return { start: new Date(end * 60_000), end: new Date(until * 60_000), driving, duty: end - start };
  });
}
