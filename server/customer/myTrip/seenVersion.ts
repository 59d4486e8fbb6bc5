import { MoreThan } from 'typeorm';
import type { EntityManager } from 'typeorm';
import type { Order } from '../../model/orders/order.entity';
import { OrderEvent } from '../../model/orders/orderEvent.entity';
import { PortalError } from '../../platform/errors';
import { message } from '../../texts/messages';
import type { tripPart } from '../../texts/et';

type TripPart = keyof typeof tripPart;

/** The events of an order's history that its customer sees on the page. All other changes neither appear nor block the customer. */
const seen: Record<string, TripPart> = {
  startsAt: 'time',
  stops: 'route',
  passengers: 'passengers',
  groupFullName: 'leader',
  groupEmail: 'leader',
  groupPhone: 'leader',
  clientNotes: 'notes',
  food: 'food',
  company: 'invoice',
  companyRegistrationNumber: 'invoice',
  companyAddress: 'invoice',
  invoiceEmail: 'invoice',
  price: 'price',
  vatRate: 'price',
};

/** Errors: STALE_VERSION with what changed since the page was read, where the customer would see it. */
export async function checkSeen(manager: EntityManager, order: Readonly<Order>, version: number): Promise<void> {
  if (version === order.version) return;
  const missed = await manager.find(OrderEvent, {
    where: { orderId: order.id, version: MoreThan(version) },
    order: { version: 'ASC' },
  });
  const isMoved = missed.some(({ fromStatus, toStatus }) => fromStatus !== toStatus);
  const changed = missed.flatMap(({ changes }) => Object.keys(changes)).flatMap((field) => seen[field] ?? []);
  const what = [...new Set([...(isMoved ? ['status' as const] : []), ...changed])];
  if (what.length === 0) return;
  throw new PortalError(
    'STALE_VERSION',
    message('myTrip.changedMeanwhile', { what: what.map((part) => message(`tripPart.${part}`)) }),
    { details: { version: order.version } },
  );
}
