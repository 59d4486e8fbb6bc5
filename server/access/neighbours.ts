import type { EntityManager } from 'typeorm';
import type { Errand, TooFar } from '../maps';
import { FARTHEST_HOURS, findFarNeighbours } from '../maps';
import { selectPersonName } from '../model/people/personName';

/** The bookings of a driver or a bus around a trip. */
export interface Neighbour extends Errand {
  /** Of the driver or bus. */
  id: string;
  name: string;
  /** Cities of the other trip, or name of the arrangement. */
  what: string;
}

interface Sought {
  orderId: string;
  startsAt: Date;
  endsAt: Date;
  /** Ids of drivers or buses; null: all. */
  ids: readonly string[] | null;
}

const selectPlace = (order: string, direction: 'asc' | 'desc') =>
  `(select json_build_object('lat', s.lat, 'lng', s.lng) from stop s where s.order_id = ${order}
    order by s.position ${direction} limit 1)`;

/** Reads the bookings of drivers and buses at the time of a trip, and near enough before and after that the way may be too far. One statement. */
export function readNeighbours(manager: EntityManager, sought: Sought): Promise<Neighbour[]> {
  const { orderId, startsAt, endsAt, ids } = sought;
  return manager.query(
    `select coalesce(t.driver_id, t.bus_id) as id, t.title as what, t.starts_at as "start", t.ends_at as "end",
       coalesce(${selectPersonName('u')}, '') || coalesce(b.name, '') as name,
       ${selectPlace('t.order_id', 'asc')} as first, ${selectPlace('t.order_id', 'desc')} as last
     from busy_time($1::timestamptz - $5 * interval '1 hour', $2::timestamptz + $5 * interval '1 hour') t
       left join "user" u on u.id = t.driver_id left join bus b on b.id = t.bus_id
     where t.order_id is distinct from $3 and ($4::uuid[] is null or coalesce(t.driver_id, t.bus_id) = any($4))
     order by t.starts_at, name`,
    [startsAt, endsAt, orderId, ids, FARTHEST_HOURS],
  );
}

/** Which of them cannot be left or reached in time from where the trip begins and ends; each with the way. */
export async function filterFar(
  manager: EntityManager,
  { orderId, startsAt, endsAt }: Omit<Sought, 'ids'>,
  neighbours: readonly Neighbour[],
): Promise<(TooFar & { other: Neighbour })[]> {
  if (neighbours.length === 0) return [];
  const [places] = await manager.query<Pick<Errand, 'first' | 'last'>[]>(
    `select ${selectPlace('$1', 'asc')} as first, ${selectPlace('$1', 'desc')} as last`,
    [orderId],
  );
  const ids = [...new Set(neighbours.map(({ id }) => id))];
  return findFarNeighbours(
    { start: startsAt, end: endsAt, first: null, last: null, ...places },
    ids.map((id) => neighbours.filter((one) => one.id === id)),
  );
}
