import type { EntityManager } from 'typeorm';
import type { Deps } from '../../access';
import { createId } from '../../platform/ids';
import { customer } from './changeOrder';
import { Order } from '../../model/orders/order.entity';
import { orderHappened } from './orderEvents';
import { orderSnapshot } from './orderSnapshot';
import type { PlannedRoute } from './plannedRoute';
import { Stop } from '../../model/orders/stop.entity';

type NotAtFirst =
  | 'logisticsNotes'
  | 'driverNotes'
  | 'groupFullName'
  | 'groupEmail'
  | 'groupPhone'
  | 'invoiceEmail'
  | 'customerId'
  | 'customer'
  | 'archivedAt'
  | 'deletedAt'
  | 'deletedById'
  | 'forgotten';

type NewOrderFields = Omit<
  Order,
  'status' | 'version' | 'createdAt' | 'stops' | 'food' | keyof PlannedRoute['order'] | NotAtFirst
>;

/**
 * Brings an order to life with its route; `fill` writes what else belongs to it. False when an order with this id is there
 * already: the same form, sent twice.
 */
export async function createOrder(
  deps: Deps,
  manager: EntityManager,
  fields: NewOrderFields,
  route: PlannedRoute,
  towns: string[] | null,
  fill: () => Promise<void>,
): Promise<boolean> {
  const at = deps.clock.now();
  const inserted = await manager
    .createQueryBuilder()
    .insert()
    .into(Order)
    .values({ ...fields, ...route.order, status: 'new', createdAt: at })
    .orIgnore()
    .returning('id')
    .execute();
  if ((inserted.raw as unknown[]).length === 0) return false;
  const stops = route.stops.map((stop, position) => ({ ...stop, orderId: fields.id, position }));
  await manager.insert(Stop, stops);
  await fill();
  const order = await orderSnapshot(manager, fields.id);
  await deps.events.emit(manager, orderHappened, [
    { type: 'inquirySubmitted', order, towns },
    {
      type: 'changed',
      order,
      eventId: createId(),
      at,
      action: 'submit',
      actor: customer,
      fromStatus: null,
      status: 'new',
      version: 1,
      changes: {},
      before: null,
      after: { status: 'new', endsAt: route.order.endsAt },
    },
  ]);
  return true;
}
