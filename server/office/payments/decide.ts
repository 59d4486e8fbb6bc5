import type { EntityManager } from 'typeorm';
import type { Deps, Viewer } from '../../access';
import type { Booking } from '../../engines/matching';
import { toPayerKey } from '../../engines/matching';
import { BankEntry } from '../../model/money/bankEntry.entity';
import { Payment } from '../../model/money/payment.entity';
import { PaymentBooking } from '../../model/money/paymentBooking.entity';
import { createId } from '../../platform/ids';
import { query, sql } from '../../platform/sql';
import { badInput, conflict, notFound } from '../../texts/messages';
import { lockBooks } from './bookByThemselves';

interface Decision {
  deps: Deps;
  manager: EntityManager;
  viewer: Viewer;
  now: Date;
}

const decide = <Result>(deps: Deps, viewer: Viewer, work: (decision: Decision) => Promise<Result>): Promise<Result> =>
  deps.db.transaction(async (manager) => {
    await lockBooks(manager);
    return work({ deps, manager, viewer, now: deps.clock.now() });
  });

/** Errors: NOT_FOUND; CONFLICT when somebody has decided already. */
async function requireWaiting(manager: EntityManager, id: string): Promise<BankEntry> {
  const entry = await manager.findOneBy(BankEntry, { id });
  if (!entry) throw notFound('bankEntry');
  if (entry.state !== 'waiting') throw conflict('bank.decidedAlready');
  return entry;
}

const settle = (manager: EntityManager, { id }: BankEntry, state: BankEntry['state']) =>
  manager.update(BankEntry, { id }, { state, isDecidedByHand: true });

/**
 * Books an entry as a person says. The rest stays as the credit of the customer of `customerOf`, an
 * invoice. The payer's name is learnt.
 * Errors: NOT_FOUND; CONFLICT when it was decided already or an invoice owes less by now.
 */
export const bookEntry = (
  deps: Deps,
  viewer: Viewer,
  { id, bookings, customerOf }: { id: string; bookings: readonly Booking[]; customerOf: string },
): Promise<void> =>
  decide(deps, viewer, async ({ manager, now }) => {
    const entry = await requireWaiting(manager, id);
    const sign = Math.sign(entry.cents);
    const sum = bookings.reduce((total, { cents }) => total + cents, 0);
    if (bookings.some(({ cents }) => Math.sign(cents) !== sign) || sum * sign > entry.cents * sign)
      throw badInput('bank.moreThanPaid', 'bookings');
    const { customerId, buyerName } = await requireInvoice(manager, customerOf);
    const paymentId = await keepPayment(manager, entry, { customerId, viewer, now });
    await writeBookings(manager, paymentId, bookings, { viewer, now });
    await settle(manager, entry, 'settled');
    const name = toPayerKey(entry.payerName);
    if (customerId && name && name !== toPayerKey(buyerName))
      await query(
        manager,
        sql`insert into payer_name (id, name, customer_id, learnt_at)
            select ${createId()}, ${name.slice(0, 140)}, ${customerId}::uuid, ${now}
            where not exists (select from payer_name where name = ${name.slice(0, 140)} and customer_id = ${customerId})`,
      );
  });

async function requireInvoice(manager: EntityManager, id: string) {
  const [invoice] = await query<{ customerId: string | null; buyerName: string }>(
    manager,
    sql`select customer_id as "customerId", buyer_name as "buyerName" from invoice
        where id = ${id} and status = 'issued' and kind <> 'credit'`,
  );
  if (!invoice) throw notFound('invoice');
  return invoice;
}

/** The payment of an entry; one that was undone before is taken again. */
async function keepPayment(
  manager: EntityManager,
  entry: BankEntry,
  {
    customerId,
    undoesId = null,
    viewer,
    now,
  }: { customerId: string | null; undoesId?: string | null; viewer: Viewer; now: Date },
): Promise<string> {
  const former = await manager.findOneBy(Payment, { bankEntryId: entry.id });
  const id = former?.id ?? createId();
  // As it names the rest, the statement counts as a change: accounting hears of the payment again.
  if (former)
    await query(manager, sql`update payment set customer_id = ${customerId}, rest_cents = rest_cents where id = ${id}`);
  else
    await manager.insert(Payment, {
      id,
      source: 'bank',
      cents: entry.cents,
      receivedOn: entry.bookedOn,
      bankEntryId: entry.id,
      customerId,
      undoesId,
      madeAt: now,
      madeById: viewer.id,
    });
  return id;
}

/** Errors: NOT_FOUND; CONFLICT when an invoice owes less than a booking says. */
export async function writeBookings(
  manager: EntityManager,
  paymentId: string,
  bookings: readonly Booking[],
  { viewer, now }: { viewer: Viewer | null; now: Date },
): Promise<void> {
  const ids = bookings.map(({ invoiceId }) => invoiceId);
  if (new Set(ids).size < ids.length) throw badInput('bank.invoiceRepeated', 'bookings');
  // A credit note that is being issued waits, or is seen.
  const open = await query<{ id: string; number: string; cents: number }>(
    manager,
    sql`select i.id, i.number, coalesce((select a.cents from open_amount a where a.invoice_id = i.id), 0) as cents
        from invoice i where i.id = any(${ids}) and i.status = 'issued' and i.kind <> 'credit' order by i.id for no key update of i`,
  );
  for (const { invoiceId, cents } of bookings) {
    const invoice = open.find(({ id }) => id === invoiceId);
    if (!invoice) throw notFound('invoice');
    if (Math.sign(invoice.cents) !== Math.sign(cents) || Math.abs(invoice.cents) < Math.abs(cents))
      throw conflict('bank.owesLess', { invoice: invoice.number, open: { cents: invoice.cents } });
  }
  if (bookings.length > 0)
    await manager.insert(
      PaymentBooking,
      bookings.map(({ invoiceId, cents }) => ({
        id: createId(),
        paymentId,
        invoiceId,
        cents,
        bookedAt: now,
        bookedById: viewer?.id ?? null,
      })),
    );
}

/** Says that an entry is no customer's payment, or, with `isOurs`, that it may be one after all. Errors: NOT_FOUND, CONFLICT. */
export const setEntryOurs = (deps: Deps, viewer: Viewer, id: string, isOurs: boolean): Promise<void> =>
  decide(deps, viewer, async ({ manager }) => {
    if (!isOurs) return void (await settle(manager, await requireWaiting(manager, id), 'notOurs'));
    const entry = await manager.findOneBy(BankEntry, { id });
    if (!entry) throw notFound('bankEntry');
    if (entry.state !== 'notOurs') throw conflict('bank.decidedAlready');
    await settle(manager, entry, 'waiting');
  });

/**
 * Takes the bookings of a payment back by bookings of the other sign. Its entry waits again; a payment by hand is taken
 * back as a whole, by a second payment. Errors: NOT_FOUND; CONFLICT when nothing of it is booked any more, and of a link payment.
 */
export const undoPayment = (deps: Deps, viewer: Viewer, id: string): Promise<void> =>
  decide(deps, viewer, async (decision) => {
    if (await decision.manager.existsBy(Payment, { id, source: 'link' })) throw conflict('bank.refundInstead');
    await takeBack(decision, id, 'waiting');
  });

interface TakingBack extends Pick<Decision, 'manager' | 'now'> {
  /** Null: the portal does it by itself. */
  viewer: Viewer | null;
}

export async function takeBack(
  { manager, viewer, now }: TakingBack,
  id: string,
  state: BankEntry['state'],
): Promise<void> {
  const payment = await manager.findOneBy(Payment, { id });
  if (!payment) throw notFound('payment');
  if (payment.undoesId || (await manager.existsBy(Payment, { undoesId: id }))) throw conflict('bank.undoneAlready');
  const entry = payment.bankEntryId ? await manager.findOneBy(BankEntry, { id: payment.bankEntryId }) : null;
  if (entry && entry.state !== 'settled') throw conflict('bank.undoneAlready');
  await undoBookings({ manager, viewer, now }, id);
  if (entry) {
    await settle(manager, entry, state);
    await query(manager, sql`update payment set rest_cents = rest_cents where id = ${id}`);
  } else
    await manager.insert(Payment, {
      id: createId(),
      source: payment.source,
      cents: -payment.cents,
      receivedOn: payment.receivedOn,
      customerId: payment.customerId,
      undoesId: id,
      madeAt: now,
      madeById: viewer?.id ?? null,
    });
}

/** Undoes the bookings of a payment by bookings of the other sign: its sum becomes credit again. */
export async function undoBookings({ manager, viewer, now }: TakingBack, paymentId: string): Promise<void> {
  const bookings = await query<Pick<PaymentBooking, 'id' | 'invoiceId' | 'cents'>>(
    manager,
    sql`select b.id, b.invoice_id as "invoiceId", b.cents from payment_booking b
        where b.payment_id = ${paymentId} and b.undoes_id is null
          and not exists (select from payment_booking u where u.undoes_id = b.id) order by b.id`,
  );
  for (const { id: undoesId, invoiceId, cents } of bookings)
    await manager.insert(PaymentBooking, {
      id: createId(),
      paymentId,
      invoiceId,
      cents: -cents,
      bookedAt: now,
      bookedById: viewer?.id ?? null,
      undoesId,
    });
}

/** The bank took a payment back: its bookings are undone, and both movements are settled. Errors: NOT_FOUND, CONFLICT. */
export const bookReversal = (deps: Deps, viewer: Viewer, id: string, paymentId: string): Promise<void> =>
  decide(deps, viewer, async (decision) => {
    const { manager, now } = decision;
    const entry = await requireWaiting(manager, id);
    const payment = await manager.findOneBy(Payment, { id: paymentId });
    if (!payment) throw notFound('payment');
    if (payment.cents !== -entry.cents) throw badInput('bank.otherSum', 'payment');
    await takeBack(decision, paymentId, 'settled');
    await keepPayment(manager, entry, { customerId: payment.customerId, undoesId: paymentId, viewer, now });
    await settle(manager, entry, 'settled');
  });
