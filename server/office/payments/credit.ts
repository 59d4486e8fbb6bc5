import type { EntityManager } from 'typeorm';
import type { Deps, Viewer } from '../../access';
import { Payment } from '../../model/money/payment.entity';
import { selectOpenAmount } from '../../model/money/openAmount';
import { createId } from '../../platform/ids';
import { query, raw, sql } from '../../platform/sql';
import { toLocalDate } from '../../platform/time';
import { badInput, conflict, notFound } from '../../texts/messages';
import { lockBooks } from './bookByThemselves';
import { writeBookings } from './decide';
import { takeReceiptNumber } from './handPayments';
import { selectsCredit } from './readPayments';
import type { PaidBackArgs } from './paymentTypes';

interface Rest {
  id: string;
  /** Less than 0: it went back to the customer. */
  cents: number;
}

const sumUp = (rests: readonly Rest[]): number => rests.reduce((sum, { cents }) => sum + cents, 0);

/** Takes up to `most` cents of what is left of payments, the first one first. Refunds are taken from all together. */
export function takeOldest(rests: readonly Rest[], most: number): Rest[] {
  let left = Math.min(most, sumUp(rests));
  return rests.flatMap(({ id, cents: rest }) => {
    const cents = Math.min(rest, left);
    if (cents <= 0) return [];
    left -= cents;
    return [{ id, cents }];
  });
}

const readRests = (manager: EntityManager, customerId: string): Promise<Rest[]> =>
  query(
    manager,
    sql`select p.id, p.rest_cents as cents from payment p where ${selectsCredit(customerId)}
        order by p.received_on, p.id`,
  );

/**
 * Books the credit of its customer to an invoice, the oldest payment first. Returns the booked cents.
 * Errors: NOT_FOUND; CONFLICT when there is no credit or nothing is open.
 */
export const bookCredit = (deps: Deps, viewer: Viewer, invoiceId: string): Promise<number> =>
  deps.db.transaction(async (manager) => {
    await lockBooks(manager);
    const [invoice] = await query<{ customerId: string | null; open: number }>(
      manager,
      sql`select i.customer_id as "customerId", ${raw(selectOpenAmount('i'))} as open from invoice i
          where i.id = ${invoiceId} and i.status = 'issued' and i.kind <> 'credit'`,
    );
    if (!invoice) throw notFound('invoice');
    const rests = invoice.customerId ? await readRests(manager, invoice.customerId) : [];
    const parts = takeOldest(rests, invoice.open);
    if (parts.length === 0) throw conflict('bank.nothingToBook');
    const now = deps.clock.now();
    for (const { id, cents } of parts) await writeBookings(manager, id, [{ invoiceId, cents }], { viewer, now });
    return sumUp(parts);
  });

/**
 * Notes credit that was given back in cash, with the next number of a receipt. Returns the id of the payment. One that
 * went back by the bank comes with its file. Errors: BAD_USER_INPUT at `amount` or `paidOn`.
 */
export const payCreditBack = (deps: Deps, viewer: Viewer, { customerId, amount: cents, paidOn, note }: PaidBackArgs) =>
  deps.db.transaction(async (manager) => {
    const now = deps.clock.now();
    if (cents <= 0) throw badInput('bank.amountMissing', 'amount');
    if (paidOn > toLocalDate(now)) throw badInput('bank.inFuture', 'paidOn');
    await lockBooks(manager);
    const credit = sumUp(await readRests(manager, customerId));
    if (cents > credit) throw badInput('bank.creditIsLess', { credit: { cents: Math.max(credit, 0) } }, 'amount');
    const id = createId();
    await manager.insert(Payment, {
      id,
      source: 'cash',
      cents: -cents,
      receivedOn: paidOn,
      customerId,
      receiptNumber: await takeReceiptNumber(manager),
      note,
      madeAt: now,
      madeById: viewer.id,
    });
    return id;
  });
