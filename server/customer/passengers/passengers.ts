import type { EntityManager } from 'typeorm';
import type { Deps, Viewer } from '../../access';
import { isAdmin } from '../../access';
import { isStopAbroad, saysFerry } from '../../maps';
import { Order } from '../../model/orders/order.entity';
import { lockOrder } from '../../orders';
import { Stop } from '../../model/orders/stop.entity';
import { conflict, forbidden, notFound, stale } from '../../texts/messages';
import { currentLanguage } from '../../platform/language';
import { query, sql } from '../../platform/sql';
import { after, days, localDate } from '../../platform/time';
import { PassengerList } from '../../model/customer/passengerList.entity';
import { Passenger } from '../../model/customer/passenger.entity';
import type { PassengerListType, PassengerReason } from './passengerTypes';
import type { Named } from './readNames';
import { readNames, repeatedNames, writeNames } from './readNames';

/** So long after the trip names are kept (docs/product.md, 'Passenger list'). */
export const keptDays = 30;

/** Why an order needs a list: nothing when it needs none. */
function reasonsOf(order: Order, stops: readonly Stop[], wanted: boolean): PassengerReason[] {
  return [
    ...(saysFerry(order.estimateNotes) ? ['ferry' as const] : []),
    ...(stops.some(isStopAbroad) ? ['abroad' as const] : []),
    ...(wanted ? ['office' as const] : []),
  ];
}

/** The columns that are read before a list is shown or changed. */
async function kept(manager: EntityManager, order: Order) {
  const list = await manager.findOneBy(PassengerList, { orderId: order.id });
  const stops = await manager.find(Stop, { where: { orderId: order.id }, order: { position: 'ASC' } });
  return { version: list?.version ?? 0, wanted: list?.wanted ?? false, changedAt: list?.changedAt ?? null, stops };
}

/** The passengers of an order; who may see them has been asked. */
export async function passengersOf(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  order: Order,
): Promise<PassengerListType> {
  const { manager } = db.dataSource;
  const { version, wanted, changedAt, stops } = await kept(manager, order);
  const list: Named[] = await manager.find(Passenger, { where: { orderId: order.id }, order: { position: 'ASC' } });
  const repeated = repeatedNames(list);
  return {
    reasons: reasonsOf(order, stops, wanted),
    wanted,
    expected: order.passengers,
    version,
    changedAt,
    open: isOpen(order, clock.now()),
    deletedOn: localDate(after(order.endsAt, days(keptDays))),
    passengers: list.map(({ name, document, bornOn }, index) => ({
      name,
      document,
      bornOn,
      repeated: repeated[index] ?? false,
    })),
    text: writeNames(list, currentLanguage()),
  };
}

const isOpen = (order: Order, now: Date): boolean =>
  order.endsAt > now && !['rejected', 'expired', 'archived'].includes(order.status);

/** Errors: NOT_FOUND. */
export async function orderWithList({ db }: Pick<Deps, 'db'>, id: string): Promise<Order> {
  const order = await db.dataSource.manager.findOneBy(Order, { id });
  if (!order || order.deletedAt) throw notFound('order');
  return order;
}

/** The list for the office, or for a driver of the job. Errors: NOT_FOUND, FORBIDDEN for other drivers and one who declined. */
export async function passengersFor(deps: Deps, viewer: Viewer, orderId: string): Promise<PassengerListType> {
  const order = await orderWithList(deps, orderId);
  if (!isAdmin(viewer)) {
    const [own] = await query(
      deps.db.dataSource.manager,
      sql`select 1 from driver_assignment a join job j on j.id = a.job_id
          where j.order_id = ${orderId} and a.driver_id = ${viewer.id} and a.confirmation <> 'declined'`,
    );
    if (!own) throw forbidden('passengers.ownJobsOnly');
  }
  return passengersOf(deps, order);
}

export interface Pasted {
  text: string;
  /** The version that was edited; a list that was changed since is not overwritten. */
  version: number;
}

/**
 * Replaces the list of an order by what was pasted; nothing of it is told to anybody else. Errors: BAD_USER_INPUT, CONFLICT when
 * the order needs none or its trip is over, STALE_VERSION, NOT_FOUND.
 */
export async function savePassengers(deps: Deps, orderId: string, pasted: Pasted): Promise<void> {
  const now = deps.clock.now();
  await deps.db.transaction(async (manager) => {
    const order = await lockOrder(manager, orderId);
    if (!order) throw notFound('order');
    const { stops, wanted, version } = await kept(manager, order);
    if (!isOpen(order, now)) throw conflict('passengers.closed');
    if (reasonsOf(order, stops, wanted).length === 0) throw conflict('passengers.notNeeded');
    if (version !== pasted.version) throw stale('passengers.stale');
    const names = readNames(pasted.text, order.passengers, localDate(now));
    await keepList(manager, orderId, { version: version + 1, changedAt: now });
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

/** The office says whether a list is wanted beside what the route says; names stay. Errors: NOT_FOUND. */
export async function setPassengersWanted(deps: Deps, orderId: string, wanted: boolean): Promise<void> {
  await deps.db.transaction(async (manager) => {
    if (!(await lockOrder(manager, orderId))) throw notFound('order');
    await keepList(manager, orderId, { wanted });
  });
}

const keepList = (manager: EntityManager, orderId: string, values: Partial<PassengerList>) =>
  manager.upsert(PassengerList, { orderId, ...values }, ['orderId']);
