import { offerEnd, OFFER_END_SQL } from '../../../model/orders/offerEnd';
import type { EntityManager } from 'typeorm';
import type { Deps } from '../../../access';
import { listCancellationSteps } from '../../../sales/cancellation';
import { hashKey, createKey } from '../../../platform/ids';
import type { Actor, OrderDomainEvent } from '../../lifecycle/orderEvents';
import { orderHappened } from '../../lifecycle/orderEvents';
import { orderSnapshot } from '../../lifecycle/orderSnapshot';
import { offerStates } from '../../lifecycle/offerStates';
import { changeOrderIfThere } from '../../lifecycle/changeOrder';
import { Offer } from '../../../model/orders/offer.entity';
import { Order } from '../../../model/orders/order.entity';
import { listReminders } from './validity';

/** The portal acts by itself. */
const portal: Actor = { kind: 'system', userId: null };

/** The most orders of one run. The next run, a minute later, takes the rest (server/services.ts). */
const AT_ONCE = 50;

/** Ends offers and reminds of those that will end; safe in several copies of the server at once. Returns how many of each. */
export async function followUpOffers(deps: Deps): Promise<{ ended: number; reminded: number }> {
  return { ended: await endOffers(deps), reminded: await remind(deps) };
}

async function endOffers(deps: Deps): Promise<number> {
  const due: { id: string }[] = await deps.db.dataSource.query(
    `select o.id from offer f join "order" o on o.id = f.order_id
     where f.status = 'open' and f.valid_until is not null and o.status = 'answered' and o.deleted_at is null
       and ${OFFER_END_SQL} <= $1 order by f.valid_until limit ${AT_ONCE}`,
    [deps.clock.now()],
  );
  return countDone(deps, due, { act: endOffer, problem: 'an offer could not be ended' });
}

interface Work {
  /** Returns false when there is nothing to do any more. */
  act: (deps: Deps, orderId: string) => Promise<boolean>;
  /** The line of the log when it fails. */
  problem: string;
}

/** Does the work for each order, and returns for how many. One that fails stops no other: the next run tries it again. */
async function countDone(deps: Deps, due: readonly { id: string }[], { act, problem }: Work): Promise<number> {
  let done = 0;
  for (const { id } of due) {
    try {
      if (await act(deps, id)) done += 1;
    } catch (error) {
      deps.log.error(problem, { order: id, error });
    }
  }
  return done;
}

/** Ends the open offer of an order if its time has passed; false when somebody was quicker. */
export async function endOffer(deps: Deps, orderId: string): Promise<boolean> {
  const done = await changeOrderIfThere(deps, orderId, async (change) => {
    const { manager, order, now } = change;
    const offer = await manager.findOneBy(Offer, { orderId, status: 'open' });
    const end = offer && offerEnd(offer, order);
    // Read under the lock: the office may have sent a different offer or moved the trip, the customer may have decided.
    if (!offer || !end || end > now || change.findRefusal('expire', portal)) return false;
    await change.begin('expire', portal);
    await manager.update(Offer, { id: offer.id }, { status: offerStates.expire.to, remindAt: null });
    return true;
  });
  return done?.result ?? false;
}

async function remind(deps: Deps): Promise<number> {
  const due: { id: string }[] = await deps.db.dataSource.query(
    `select f.order_id as id from offer f join "order" o on o.id = f.order_id
     where f.status = 'open' and f.remind_at <= $1 and o.status = 'answered' and o.deleted_at is null
     order by f.remind_at limit ${AT_ONCE}`,
    [deps.clock.now()],
  );
  return countDone(deps, due, { act: remindCustomer, problem: 'a reminder of an offer could not be sent' });
}

/** Sends the reminder of an order's offer. Returns false when another copy is sending it or has sent it. */
function remindCustomer(deps: Deps, orderId: string): Promise<boolean> {
  return deps.db.transaction(async (manager) => {
    const locked: unknown[] = await manager.query(
      `select 1 from "order" where id = $1 and status = 'answered' and deleted_at is null for no key update skip locked`,
      [orderId],
    );
    if (locked.length === 0) return false;
    const event = await makeReminder(manager, orderId, deps.clock.now());
    if (event) await deps.events.emit(manager, orderHappened, [event]);
    return event !== undefined;
  });
}

/** Makes one reminder, however many are due, with a new link; former links still work. Undefined: none is due any more. */
async function makeReminder(manager: EntityManager, orderId: string, now: Date): Promise<OrderDomainEvent | undefined> {
  const offer = await manager.findOneBy(Offer, { orderId, status: 'open' });
  const order = await manager.findOneByOrFail(Order, { id: orderId });
  const end = offer && offerEnd(offer, order);
  // Another copy reminded, or the offer changed, before this one had the lock.
  if (!offer?.remindAt || offer.remindAt > now || !end) return undefined;
  const remindAt = listReminders(offer.sentAt, end).find((moment) => moment > now) ?? null;
  if (end <= now) {
    await manager.update(Offer, { id: offer.id }, { remindAt: null });
    return undefined;
  }
  const activationKey = createKey();
  const reminderKeyHashes = [...offer.reminderKeyHashes, hashKey(activationKey)];
  await manager.update(Offer, { id: offer.id }, { remindAt, reminderKeyHashes });
  const { id, price, vatRate, note, lines, showLines } = offer;
  return {
    type: 'offerReminded',
    order: await orderSnapshot(manager, orderId),
    offer: {
      id,
      price,
      vatRate,
      note,
      lines: showLines ? lines : null,
      validUntil: end.toISOString(),
      cancellation: await listCancellationSteps(manager, order, offer, now),
    },
    activationKey,
  };
}
