import type { EntityManager } from 'typeorm';
import type { Deps, Viewer } from '../../access';
import { isAdmin } from '../../access';
import { isStopAbroad, hasFerry } from '../../maps';
import { Order } from '../../model/orders/order.entity';
import { lockOrder } from '../../orders';
import { Stop } from '../../model/orders/stop.entity';
import { conflict, forbidden, notFound, stale } from '../../texts/messages';
import { findCurrentLanguage } from '../../platform/language';
import { query, sql } from '../../platform/sql';
import { addMs, days, toLocalDate } from '../../platform/time';
import { PassengerList } from '../../model/customer/passengerList.entity';
import { Passenger } from '../../model/customer/passenger.entity';
import type { PassengerListType, PassengerReason } from './passengerTypes';
import type { ListedPassenger } from './readNames';
import { readNames, markRepeated, writeNames } from './readNames';

/** Days after the trip for which names are kept (docs/product.md, 'Passenger list'). */
export const KEPT_DAYS = 30;

/** Lists the reasons why an order needs a passenger list; empty when it needs none. */
export function listReasons(order: Order, stops: readonly Stop[], wanted: boolean): PassengerReason[] {
  return [
    ...(hasFerry(order.estimateNotes) ? ['ferry' as const] : []),
    ...(stops.some(isStopAbroad) ? ['abroad' as const] : []),
    ...(wanted ? ['office' as const] : []),
  ];
}

/** Reads the state of a list and the stops, before the list is shown or changed. */
async function readState(manager: EntityManager, order: Order) {
  const list = await manager.findOneBy(PassengerList, { orderId: order.id });
  const stops = await manager.find(Stop, { where: { orderId: order.id }, order: { position: 'ASC' } });
  return { version: list?.version ?? 0, wanted: list?.wanted ?? false, changedAt: list?.changedAt ?? null, stops };
}

/** Reads the passenger list of an order. The caller has checked that the viewer may see it. */
export async function readPassengers(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  order: Order,
): Promise<PassengerListType> {
  const { manager } = db.dataSource;
  const { version, wanted, changedAt, stops } = await readState(manager, order);
  const list: ListedPassenger[] = await manager.find(Passenger, {
    where: { orderId: order.id },
    order: { position: 'ASC' },
  });
  const repeated = markRepeated(list);
  return {
    reasons: listReasons(order, stops, wanted),
    wanted,
    expected: order.passengers,
    version,
    changedAt,
    open: isOpen(order, clock.now()),
    deletedOn: toLocalDate(addMs(order.endsAt, days(KEPT_DAYS))),
    passengers: list.map(({ name, document, bornOn }, index) => ({
      name,
      document,
      bornOn,
      repeated: repeated[index] ?? false,
    })),
    text: writeNames(list, findCurrentLanguage()),
  };
}

const isOpen = (order: Order, now: Date): boolean =>
  order.endsAt > now && !['rejected', 'expired', 'archived'].includes(order.status);

/** Reads an order. Errors: NOT_FOUND, also for a deleted order. */
export async function requireOrder({ db }: Pick<Deps, 'db'>, id: string): Promise<Order> {
  const order = await db.dataSource.manager.findOneBy(Order, { id });
  if (!order || order.deletedAt) throw notFound('order');
  return order;
}

/** Reads the list for the office or for a driver of the job. Errors: NOT_FOUND; FORBIDDEN for drivers without the job or who declined. */
export async function readPassengersAs(deps: Deps, viewer: Viewer, orderId: string): Promise<PassengerListType> {
  const order = await requireOrder(deps, orderId);
  if (!isAdmin(viewer)) {
    const [own] = await query(
      deps.db.dataSource.manager,
      sql`select 1 from driver_assignment a join job j on j.id = a.job_id
          where j.order_id = ${orderId} and a.driver_id = ${viewer.id} and a.confirmation <> 'declined'`,
    );
    if (!own) throw forbidden('passengers.ownJobsOnly');
  }
  return readPassengers(deps, order);
}

export interface Pasted {
  text: string;
  /** The version of the list that was edited. A list with a newer version is not overwritten. */
  version: number;
}

/**
 * Replaces the names of an order's list by the pasted text. No message or webhook tells of it. Errors: BAD_USER_INPUT, CONFLICT when
 * the order needs no list or its trip is over, STALE_VERSION, NOT_FOUND.
 */
export async function savePassengers(deps: Deps, orderId: string, pasted: Pasted): Promise<void> {
  const now = deps.clock.now();
  await deps.db.transaction(async (manager) => {
    const order = await lockOrder(manager, orderId);
    if (!order) throw notFound('order');
    const { stops, wanted, version } = await readState(manager, order);
    if (!isOpen(order, now)) throw conflict('passengers.closed');
    if (listReasons(order, stops, wanted).length === 0) throw conflict('passengers.notNeeded');
    if (version !== pasted.version) throw stale('passengers.stale');
    const names = readNames(pasted.text, order.passengers, toLocalDate(now));
    await upsertList(manager, orderId, { version: version + 1, changedAt: now });
    await manager.delete(Passenger, { orderId });
    await manager.query(
      `insert into passenger (order_id, position, name, document, born_on)
       select $1, p.position, p.name, p.document, p.born_on
       from unnest($2::text[], $3::text[], $4::date[]) with ordinality as p(name, document, born_on, position)`,
      [
        orderId,
        names.map(({ name }) => name),
        names.map(({ document }) => document),
        names.map(({ bornOn }) => bornOn),
      ],
    );
  });
}

/** Stores whether the office wants a list, even if the route needs none. The names stay. Errors: NOT_FOUND. */
export async function setPassengersWanted(deps: Deps, orderId: string, wanted: boolean): Promise<void> {
  await deps.db.transaction(async (manager) => {
    if (!(await lockOrder(manager, orderId))) throw notFound('order');
    await upsertList(manager, orderId, { wanted });
  });
}

const upsertList = (manager: EntityManager, orderId: string, values: Partial<PassengerList>) =>
  manager.upsert(PassengerList, { orderId, ...values }, ['orderId']);
