import { MoreThan } from 'typeorm';
import type { EntityManager } from 'typeorm';
import type { Order } from '../../model/orders/order.entity';
import { OrderEvent } from '../../model/orders/orderEvent.entity';
import { PortalError } from '../../platform/errors';

/** What of an order's history its customer sees on the page; nothing else of it is told, or is in the way. */
const seen: Record<string, string> = {
  startsAt: 'aeg',
  stops: 'teekond',
  passengers: 'reisijate arv',
  groupFullName: 'grupijuht',
  groupEmail: 'grupijuht',
  groupPhone: 'grupijuht',
  clientNotes: 'märkused',
  food: 'toitlustus',
  company: 'arve andmed',
  companyRegistrationNumber: 'arve andmed',
  companyAddress: 'arve andmed',
  invoiceEmail: 'arve andmed',
  price: 'hind',
  vatRate: 'hind',
};

/** Errors: STALE_VERSION with what changed since the page was read, where the customer would see it. */
export async function checkSeen(manager: EntityManager, order: Readonly<Order>, version: number): Promise<void> {
  if (version === order.version) return;
  const missed = await manager.find(OrderEvent, {
    where: { orderId: order.id, version: MoreThan(version) },
    order: { version: 'ASC' },
  });
  const moved = missed.some(({ fromStatus, toStatus }) => fromStatus !== toStatus);
  const changed = missed.flatMap(({ changes }) => Object.keys(changes)).flatMap((field) => seen[field] ?? []);
  const what = [...new Set([...(moved ? ['reisi seis'] : []), ...changed])];
  if (what.length === 0) return;
  throw new PortalError(
    'STALE_VERSION',
    `Vahepeal muutus: ${what.join(', ')}. Näete nüüd uut seisu, palun vaadake üle ja salvestage uuesti.`,
    { details: { version: order.version } },
  );
}
