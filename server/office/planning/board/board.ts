import { toInSql } from '../../../model/inSql';
import { selectAwaitsPrepayment } from '../../../model/money/awaitsPrepayment';
import { agreedStatuses, jobStatuses } from '../../../model/orders/orderStatus';
import type { EntityManager } from 'typeorm';
import { addDays } from '../../../platform/values/localDay';
import type { Deps, Viewer } from '../../../access';
import { badInput } from '../../../texts/messages';
import { addMs, days, startOfLocalDate } from '../../../platform/time';
import type {
  BoardAbsence,
  BoardBus,
  BoardDriver,
  BoardOccurrence,
  BoardTrip,
  PlanBoard,
  PlanChanges,
} from './boardTypes';
import { driveBetween, learnPlaces } from '../../../maps';
import type { BusItem, LegEnd } from './emptyLegs';
import { listEmptyLegs } from './emptyLegs';
import { moveCounts } from '../moves/planMoves';
import { readDraftedTrips } from './plannedTrips';
import { findUnreached } from './unreached';
import { selectPersonName } from '../../../model/people/personName';

/** A page shows a fortnight; who wants a year asks for it by parts. */
const LONGEST_DAYS = 31;

/** Days of the plan, both included, as moments. Errors: BAD_USER_INPUT. */
export function requireBoardSpan(from: string, to: string): { start: Date; end: Date } {
  if (to < from) throw badInput('period.lastDayBeforeFirst', 'to');
  const start = startOfLocalDate(from);
  const end = startOfLocalDate(to, 1);
  if (end.getTime() - start.getTime() > days(LONGEST_DAYS) + days(1) / 12)
    throw badInput('plan.periodTooLong', { days: LONGEST_DAYS }, 'to');
  return { start, end };
}

export interface BoardTripRow extends BoardTrip {
  first: LegEnd;
  last: LegEnd;
}
export interface BoardBusRow extends BoardBus {
  depot: LegEnd | null;
}

/** The plan of some days: one statement a source, none of them reads more than the days. Errors: BAD_USER_INPUT. */
export async function planBoard({ db, clock }: Deps, viewer: Viewer, from: string, to: string): Promise<PlanBoard> {
  const { start, end } = requireBoardSpan(from, to);
  const { manager } = db.dataSource;
  const now = clock.now();
  // The work of a bus the day before and after decides where its empty drives of these days go.
  const trips = await readBoardTrips(manager, addMs(start, -days(1)), addMs(end, days(1)), now);
  const occurrences = await readBoardOccurrences(manager, addDays(from, -1), addDays(to, 1));
  const absences = await readBoardAbsences(manager, from, to);
  const pickShown = <Item extends { start: Date; end: Date }>(items: Item[]) =>
    items.filter((item) => item.start < end && item.end > start);
  const shownTrips = pickShown(trips);
  const shownOccurrences = pickShown(occurrences);
  const usedDrivers = [
    ...shownTrips.flatMap(({ driverIds }) => driverIds),
    ...shownOccurrences.map(({ driverId }) => driverId),
  ];
  const usedBuses = [
    ...shownTrips.flatMap(({ busIds }) => busIds),
    ...shownOccurrences.flatMap(({ busId }) => busId ?? []),
  ];
  const buses = await readBoardBuses(manager, usedBuses);
  await learnPlaces([
    ...trips.flatMap(({ first, last }) => [first, last]),
    ...buses.flatMap(({ depot }) => depot ?? []),
  ]);
  return {
    from,
    to,
    start,
    end,
    absences,
    buses,
    drivers: await readBoardDrivers(manager, usedDrivers),
    trips: shownTrips,
    drafts: (await readDraftedTrips(manager, now)).length,
    ...(await moveCounts(manager, viewer)),
    occurrences: shownOccurrences,
    unreached: findUnreached(trips, occurrences).filter(({ orderId }) => shownTrips.some(({ id }) => id === orderId)),
    emptyLegs: listLegs(buses, trips, occurrences).filter(
      ({ start: begin, end: until }) => begin < end && until > start,
    ),
  };
}

/**
 * Changes of the board since it was read: these trips as they are now without the deleted ones, and the empty drives of
 * their buses and of `busIds`, which had them before. Errors: BAD_USER_INPUT.
 */
export async function planChanges(
  deps: Deps,
  viewer: Viewer,
  from: string,
  to: string,
  { orderIds, busIds: former }: { orderIds: readonly string[]; busIds: readonly string[] },
): Promise<PlanChanges> {
  const board = await planBoard(deps, viewer, from, to);
  const { drafts, undoable, redoable, unreached } = board;
  const trips = board.trips.filter(({ id }) => orderIds.includes(id));
  const busIds = [...new Set([...former, ...trips.flatMap((trip) => trip.busIds)])];
  const emptyLegs = board.emptyLegs.filter(({ busId }) => busIds.includes(busId));
  return { trips, busIds, emptyLegs, drafts, undoable, redoable, unreached };
}

const place = (table: string, column: string) =>
  `json_build_object('lat', ${table}.${column}lat, 'lng', ${table}.${column}lng)`;
const stopAt = (direction: 'asc' | 'desc') =>
  `(select ${place('s', '')} from stop s where s.order_id = o.id order by s.position ${direction} limit 1)`;

/** Trips that touch a time, the earliest first: jobs, and accepted orders whose trip is not over. */
export function readBoardTrips(manager: EntityManager, start: Date, end: Date, now: Date): Promise<BoardTripRow[]> {
  return manager.query(
    `select o.id, o.version, o.status <> 'accepted' as assigned, o.status ${toInSql(agreedStatuses)} and o.ends_at > $3 as movable,
       j.trip_number as "tripNumber", route_title(o.id) as title, coalesce(nullif(o.company, ''), o.full_name) as customer,
       o.passengers, o.starts_at as "start", o.ends_at as "end", ${stopAt('asc')} as first, ${stopAt('desc')} as last,
       coalesce(p.driver_ids::text[], array(select d.driver_id::text from driver_assignment d
         where d.job_id = j.id and d.confirmation <> 'declined' and o.status <> 'accepted' order by d.position)) as "driverIds",
       coalesce(p.bus_ids::text[], array(select b.bus_id::text from bus_assignment b
         where b.job_id = j.id and o.status <> 'accepted' order by b.position)) as "busIds",
       p.mark, coalesce(p.order_version <> o.version, false) as stale,
       ${selectAwaitsPrepayment('o')} as "awaitsPrepayment"
     from "order" o left join job j on j.order_id = o.id
       left join plan_draft p on p.order_id = o.id and o.status ${toInSql(agreedStatuses)} and o.ends_at > $3
     where o.deleted_at is null and (o.status ${toInSql(jobStatuses)} or o.status = 'accepted' and o.ends_at > $3)
       and o.starts_at < $2 and o.ends_at > $1
     order by o.starts_at, o.id`,
    [start, end, now],
  );
}

export function readBoardOccurrences(manager: EntityManager, first: string, last: string): Promise<BoardOccurrence[]> {
  return manager.query(
    `select s.arrangement_id as "arrangementId", s.date::text, s.name as title, s.departs_at as "start", s.arrives_at as "end",
       s.driver_id as "driverId", s.bus_id as "busId"
     from occurrences($1, $2) s where s.runs order by s.departs_at, s.arrangement_id`,
    [first, last],
  );
}

export async function readBoardAbsences(manager: EntityManager, from: string, to: string): Promise<BoardAbsence[]> {
  const rows = await manager.query<Omit<BoardAbsence, 'start' | 'end'>[]>(
    `select id, driver_id as "driverId", bus_id as "busId", kind, first_day::text as "firstDay", last_day::text as "lastDay", note
     from absence where first_day <= $2::date and last_day >= $1::date order by first_day, id`,
    [from, to],
  );
  return rows.map((row) => ({ ...row, start: startOfLocalDate(row.firstDay), end: startOfLocalDate(row.lastDay, 1) }));
}

/** Anyone who drives trips, and admins and hidden ones only while they do. */
export function readBoardDrivers(manager: EntityManager, used: string[]): Promise<BoardDriver[]> {
  return manager.query(
    `select u.id, ${selectPersonName('u')} as name, u.hidden,
       coalesce(r.depot_address, c.depot_address) as "depotAddress"
     from "user" u left join driver_record r on r.driver_id = u.id left join duty_settings c on true
     where u.role = 'driver' and not u.hidden or u.id = any($1) order by u.firstname, u.lastname, u.id`,
    [used],
  );
}

export function readBoardBuses(manager: EntityManager, used: string[]): Promise<BoardBusRow[]> {
  return manager.query(
    `select b.id, b.name, b.seats, b.lift, b.hidden, coalesce(b.depot_address, c.depot_address) as "depotAddress",
       (select left(d.text, 100) from defect d where d.bus_id = b.id and d.may_not_drive and d.state <> 'done'
         order by d.reported_at limit 1) as "mayNotDrive",
       coalesce(case when b.depot_lat is not null then ${place('b', 'depot_')} end,
         case when c.depot_lat is not null then ${place('c', 'depot_')} end) as depot
     from bus b left join duty_settings c on true where not b.hidden or b.id = any($1) order by b.name, b.id`,
    [used],
  );
}

function listLegs(buses: BoardBusRow[], trips: BoardTripRow[], occurrences: BoardOccurrence[]): PlanBoard['emptyLegs'] {
  const items = new Map<string, BusItem[]>(buses.map(({ id }) => [id, []]));
  const byId = new Map(trips.map((trip) => [trip.id, trip]));
  const isAccompanied = (before: BusItem, item: BusItem): boolean => {
    const theirs = byId.get(item.orderId ?? '')?.driverIds ?? [];
    const driverId = byId.get(before.orderId ?? '')?.driverIds.find((id) => theirs.includes(id));
    const isBetween = (one: { start: Date; end: Date }) => one.start < item.start && one.end > before.end;
    return (
      driverId !== undefined &&
      !occurrences.some((one) => one.driverId === driverId && isBetween(one)) &&
      !trips.some(
        (one) =>
          one.id !== before.orderId && one.id !== item.orderId && one.driverIds.includes(driverId) && isBetween(one),
      )
    );
  };
  for (const { id, start, end, first, last, busIds } of trips)
    for (const bus of busIds) items.get(bus)?.push({ orderId: id, start, end, first, last });
  for (const { busId, start, end } of occurrences) if (busId) items.get(busId)?.push({ start, end });
  return buses.flatMap(({ id: busId, depot }) => {
    const own = (items.get(busId) ?? []).sort((one, other) => one.start.getTime() - other.start.getTime());
    return listEmptyLegs(own, depot, driveBetween, isAccompanied).flatMap(({ orderId, kind, km, minutes }) => {
      const trip = byId.get(orderId);
      if (!trip) return [];
      const [start, end] =
        kind === 'home'
          ? [trip.end, addMs(trip.end, minutes * 60_000)]
          : [addMs(trip.start, -minutes * 60_000), trip.start];
      return [{ busId, orderId, kind, km, start, end }];
    });
  });
}
