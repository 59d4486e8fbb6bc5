import { IsNull } from 'typeorm';
import type { EntityManager } from 'typeorm';
import type { Deps } from '../../../access';
import { isId } from '../../../access';
import { LinkPayment } from '../../../model/money/linkPayment.entity';
import { LinkRefund } from '../../../model/money/linkRefund.entity';
import { selectOpenAmount } from '../../../model/money/openAmount';
import { Payment } from '../../../model/money/payment.entity';
import { PaymentBooking } from '../../../model/money/paymentBooking.entity';
import { createId } from '../../../platform/ids';
import { query, raw, sql } from '../../../platform/sql';
import { addMs, toLocalDate } from '../../../platform/time';
import { lockBooks } from '../bookByThemselves';
import { takeBack, undoBookings, writeBookings } from '../decide';
import type { News, OrderNews, RefundNews } from './provider';

/**
 * Books news of the provider, once, in whatever order and however often it comes. Returns false for an unknown reference,
 * and for a refund of an order that has no payment in our books (yet): the provider then sends it again.
 */
export const settleNews = (deps: Deps, news: News): Promise<boolean> =>
  deps.db.transaction(async (manager) => {
    await lockBooks(manager);
    return news.kind === 'order' ? settleOrder(deps, manager, news) : settleRefund(deps, manager, news);
  });

async function settleOrder(deps: Deps, manager: EntityManager, news: OrderNews): Promise<boolean> {
  const { reference, providerId, state, at } = news;
  const known = isId(reference) ? await manager.findOneBy(LinkPayment, { id: reference }) : null;
  if (!known) return false;
  const link = await findOrAddLink(deps, manager, known, news);
  // Nothing to do: a later order of the provider replaced this one, or we know newer news.
  if (!link || state === 'waiting' || (link.toldAt && at < link.toldAt)) return true;
  const { id } = link;
  // Moments of messages are whole seconds: a reversal is the last word of its second.
  const toldAt = state === 'voided' ? addMs(at, 1) : at;
  await manager.update(LinkPayment, { id }, { toldAt, providerId: providerId.slice(0, 64) });
  if (state === 'paid' && link.paymentId === null)
    await manager.update(LinkPayment, { id }, await book(deps, manager, link, news));
  if (state === 'ended' && link.state === 'waiting') await manager.update(LinkPayment, { id }, { state });
  if (state === 'voided') await undoLinkPayment(deps, manager, link);
  return true;
}

/**
 * The link payment that the news is about. A second order that is paid under the same reference gets its own row. Null: an
 * order that was replaced and not paid.
 */
async function findOrAddLink(deps: Deps, manager: EntityManager, known: LinkPayment, { providerId, state }: OrderNews) {
  if (known.providerId === providerId) return known;
  if (known.paymentId === null) return state === 'paid' ? known : null;
  const second = await manager.findOneBy(LinkPayment, { providerId });
  if (second || state !== 'paid') return second;
  const { invoiceId, cents } = known;
  const id = createId();
  await manager.insert(LinkPayment, { id, invoiceId, cents, providerId, startedAt: deps.clock.now() });
  return manager.findOneByOrFail(LinkPayment, { id });
}

/**
 * Books the paid sum and returns the columns to store. The part that the invoice does not owe becomes credit. A sum that is not in
 * euros, or not positive, is not booked: state 'odd'.
 */
async function book(
  deps: Deps,
  manager: EntityManager,
  { invoiceId }: LinkPayment,
  { cents, currency, at }: OrderNews,
) {
  if (currency !== 'EUR' || cents <= 0) {
    deps.log.warn('a link payment cannot be booked', { invoice: invoiceId });
    return { state: 'odd' as const, oddSum: `${(cents / 100).toFixed(2)} ${currency.slice(0, 3)}` };
  }
  const now = deps.clock.now();
  const [invoice] = await query<{ customerId: string | null; open: number }>(
    manager,
    sql`select i.customer_id as "customerId", ${raw(selectOpenAmount('i'))} as open from invoice i where i.id = ${invoiceId}`,
  );
  const paymentId = createId();
  await manager.insert(Payment, {
    id: paymentId,
    source: 'link',
    cents,
    receivedOn: toLocalDate(at),
    customerId: invoice?.customerId ?? null,
    madeAt: now,
  });
  const part = Math.min(cents, invoice?.open ?? 0);
  if (part > 0) await writeBookings(manager, paymentId, [{ invoiceId, cents: part }], { viewer: null, now });
  return { state: 'paid' as const, oddSum: null, paymentId };
}

/** Undoes a payment that the bank took back; a payment that never came just ends. */
async function undoLinkPayment(
  deps: Deps,
  manager: EntityManager,
  { id, state, paymentId }: LinkPayment,
): Promise<void> {
  if (state === 'paid' && paymentId !== null) {
    const taking = { manager, viewer: null, now: deps.clock.now() };
    await takeBack(taking, paymentId, 'settled');
    // The money of a refund has gone all the same. It is the customer's debt, and no part of the invoice.
    for (const refund of await manager.findBy(LinkRefund, { linkPaymentId: id }))
      if (refund.paymentId) await undoBookings(taking, refund.paymentId);
  }
  await manager.update(LinkPayment, { id }, { state: 'ended' });
}

async function settleRefund(deps: Deps, manager: EntityManager, news: RefundNews): Promise<boolean> {
  const { providerId, refundId, state, cents } = news;
  const link = await manager.findOneBy(LinkPayment, { providerId });
  if (!link?.paymentId) return false;
  const refund = await claimRefund(deps, manager, link, news);
  if (refund.state !== 'waiting') return true;
  const paymentId = state === 'done' ? await bookRefund(deps, manager, link, cents) : null;
  await manager.update(LinkRefund, { id: refund.id }, { state, providerId: refundId, paymentId });
  return true;
}

/**
 * Finds the refund of the news: by its id, else the oldest of the same sum that waits for one. Adds a refund that a person
 * made at the provider.
 */
async function claimRefund(deps: Deps, manager: EntityManager, { id }: LinkPayment, { refundId, cents }: RefundNews) {
  const asked = { linkPaymentId: id, cents, providerId: IsNull(), state: 'waiting' as const };
  const known =
    (await manager.findOneBy(LinkRefund, { providerId: refundId })) ??
    (await manager.findOne(LinkRefund, { where: asked, order: { madeAt: 'ASC' } }));
  if (known) return known;
  const made = { id: createId(), linkPaymentId: id, cents, state: 'waiting' as const, providerId: refundId };
  await manager.insert(LinkRefund, { ...made, madeAt: deps.clock.now() });
  return made;
}

/** Takes the money out of the books: first what no invoice took, then from the invoices, which are open again. */
async function bookRefund(deps: Deps, manager: EntityManager, link: LinkPayment, cents: number): Promise<string> {
  const now = deps.clock.now();
  const both = sql`(p.id = ${link.paymentId} or p.id in (select r.payment_id from link_refund r where r.link_payment_id = ${link.id}))`;
  const [kept] = await query<{ rest: number; customerId: string | null }>(
    manager,
    sql`select sum(p.rest_cents)::int as rest, (array_agg(p.customer_id))[1] as "customerId" from payment p where ${both}`,
  );
  const booked = await query<{ invoiceId: string; cents: number }>(
    manager,
    sql`select b.invoice_id as "invoiceId", sum(b.cents)::int as cents from payment_booking b join payment p on p.id = b.payment_id
        where ${both} group by b.invoice_id having sum(b.cents) > 0 order by b.invoice_id`,
  );
  const id = createId();
  await manager.insert(Payment, {
    id,
    source: 'link',
    cents: -cents,
    receivedOn: toLocalDate(now),
    customerId: kept?.customerId ?? null,
    madeAt: now,
  });
  let left = cents - Math.max(0, kept?.rest ?? 0);
  for (const { invoiceId, cents: most } of booked) {
    const part = Math.min(left, most);
    if (part <= 0) break;
    left -= part;
    await manager.insert(PaymentBooking, { id: createId(), paymentId: id, invoiceId, cents: -part, bookedAt: now });
  }
  return id;
}
