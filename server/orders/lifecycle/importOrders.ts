import type { EntityManager } from 'typeorm';
import type { Deps, Viewer } from '../../access';
import { BusAssignment } from '../../model/orders/busAssignment.entity';
import { DriverAssignment } from '../../model/orders/driverAssignment.entity';
import { Job } from '../../model/orders/job.entity';
import { Offer } from '../../model/orders/offer.entity';
import { Order } from '../../model/orders/order.entity';
import type { OrderStatus } from '../../model/orders/orderStatus';
import { Stop } from '../../model/orders/stop.entity';
import { insertRows } from '../../platform/database/insertRows';
import { createId, createKey, hashKey } from '../../platform/ids';
import { query, sql } from '../../platform/sql';
import type { ImportedOrder } from './importedOrders';
import { ordersImported } from './importedOrders';
import { printPeriod } from './plannedRoute';
import type { PlannedRoute } from './plannedRoute';
import { takeTripNumbers } from './tripNumber';

type CustomerFields = Pick<
  Order,
  | 'passengers'
  | 'fullName'
  | 'email'
  | 'phone'
  | 'language'
  | 'customerId'
  | 'company'
  | 'companyRegistrationNumber'
  | 'companyVatNumber'
  | 'companyAddress'
  | 'invoiceEmail'
  | 'clientNotes'
  | 'logisticsNotes'
  | 'driverNotes'
>;

/** A trip that was agreed before it came into the portal. */
export interface AgreedTrip {
  id: string;
  fields: CustomerFields;
  route: PlannedRoute;
  /** Cents without VAT; null when no price is known. */
  price: number | null;
  vatRate: number;
  /** The crew of a trip that is over. */
  crew: { driverIds: string[]; busIds: string[] };
}

/** Rows of one event: pages and the log of the database stay small. */
const AT_ONCE = 1000;

/**
 * Brings agreed trips to life, without a word to anybody. A trip that is over and has driver and bus stands in the archive
 * with its trip number; its drivers are asked for nothing. Any other is an accepted offer. One event tells of all of them, so
 * give at most some hundreds.
 */
export async function importOrders(
  deps: Deps,
  manager: EntityManager,
  { viewer, batch, trips }: { viewer: Viewer; batch: number; trips: readonly AgreedTrip[] },
): Promise<void> {
  const at = deps.clock.now();
  const part = trips.map((trip) => ({ ...trip, status: findStatus(trip, at) }));
  await insertRows(
    manager,
    Order,
    part.map(({ id, fields, route, status }) => ({
      id,
      ...fields,
      ...route.order,
      status,
      createdAt: at,
      groupFullName: fields.fullName,
      groupEmail: fields.email,
      groupPhone: fields.phone,
      archivedAt: status === 'archived' ? at : null,
    })),
  );
  const stops = part.flatMap(({ id, route }) =>
    route.stops.map((stop, position) => ({ ...stop, orderId: id, position })),
  );
  await insertRows(manager, Stop, stops);
  await insertRows(
    manager,
    Offer,
    part.map(({ id, fields, price, vatRate }) => ({
      id: createId(),
      orderId: id,
      price,
      passengers: fields.passengers,
      vatRate,
      status: 'accepted' as const,
      sentAt: at,
      sentById: viewer.id,
      decidedAt: at,
      decidedById: viewer.id,
    })),
  );
  const archived = part.filter(({ status }) => status === 'archived');
  await insertCrews(manager, archived);
  const orders = part.map(({ id, status, route }) => ({
    id,
    status,
    eventId: createId(),
    endsAt: route.order.endsAt,
  }));
  await deps.events.emit(manager, ordersImported, [{ action: 'import', batch, at, userId: viewer.id, orders }]);
}

function findStatus({ route, crew }: AgreedTrip, now: Date): OrderStatus {
  const hasCrew = crew.driverIds.length > 0 && crew.busIds.length > 0;
  return hasCrew && route.order.endsAt <= now ? 'archived' : 'accepted';
}

async function insertCrews(manager: EntityManager, trips: readonly AgreedTrip[]): Promise<void> {
  const inOrder = trips.toSorted(
    (one, other) => one.route.order.startsAt.getTime() - other.route.order.startsAt.getTime(),
  );
  const first = await takeTripNumbers(manager, inOrder.length);
  const jobs = inOrder.map((trip, index) => ({ trip, id: createId(), tripNumber: first + index }));
  const rows = jobs.map(({ id, trip, tripNumber }) => ({ id, orderId: trip.id, tripNumber }));
  await insertRows(manager, Job, rows);
  await insertRows(
    manager,
    DriverAssignment,
    jobs.flatMap(({ id: jobId, trip: { crew, route } }) =>
      crew.driverIds.map((driverId, position) => ({
        id: createId(),
        jobId,
        driverId,
        position,
        during: printPeriod(route.order),
        confirmation: 'accepted' as const,
        keyHash: hashKey(createKey()),
        // The former system has the drivers' reports; the portal asks for none.
        reported: true,
      })),
    ),
  );
  await insertRows(
    manager,
    BusAssignment,
    jobs.flatMap(({ id: jobId, trip: { crew, route } }) =>
      crew.busIds.map((busId, position) => ({
        id: createId(),
        jobId,
        busId,
        position,
        during: printPeriod(route.order),
      })),
    ),
  );
}

/**
 * Returns which of the orders are as their file brought them: no change, no feedback, no move of the plan. Locks all of
 * them.
 */
export async function listUntouched(manager: EntityManager, ids: readonly string[]): Promise<Set<string>> {
  await query(manager, sql`select 1 from "order" where id = any(${ids}::uuid[]) order by id for update`);
  const rows = await query<{ id: string }>(
    manager,
    sql`select o.id from "order" o
        where o.id = any(${ids}::uuid[]) and o.version = 1 and o.deleted_at is null
          and not exists (select from order_event e where e.order_id = o.id and e.action <> 'import')`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Deletes untouched orders as the action 'delete' does: they stay in the database and are shown nowhere. */
export async function takeBackOrders(
  deps: Deps,
  manager: EntityManager,
  { viewer, batch, ids }: { viewer: Viewer; batch: number; ids: readonly string[] },
): Promise<void> {
  const at = deps.clock.now();
  for (let first = 0; first < ids.length; first += AT_ONCE) {
    const part = ids.slice(first, first + AT_ONCE);
    const orders = await query<Omit<ImportedOrder, 'eventId'>>(
      manager,
      sql`with gone as (
            update "order" set deleted_at = ${at}, deleted_by_id = ${viewer.id}, version = version + 1, customer_id = null
            where id = any(${part}::uuid[]) returning id, status, ends_at)
          select id, status, ends_at as "endsAt" from gone`,
    );
    await query(manager, sql`delete from plan_draft where order_id = any(${part}::uuid[])`);
    await deps.events.emit(manager, ordersImported, [
      {
        action: 'undoImport',
        batch,
        at,
        userId: viewer.id,
        orders: orders.map((order) => ({ ...order, eventId: createId() })),
      },
    ]);
  }
}
