import type { EntityManager } from 'typeorm';
import type { Deps, Viewer } from '../../access';
import { Payment } from '../../model/money/payment.entity';
import { createId } from '../../platform/ids';
import { query, sql } from '../../platform/sql';
import { toLocalDate } from '../../platform/time';
import { badInput, notFound } from '../../texts/messages';
import { lockBooks } from './bookByThemselves';
import { writeBookings } from './decide';
import type { HandPaymentArgs } from './paymentTypes';

/**
 * Takes a payment in cash or by card for an invoice, with the next number of a receipt. Returns its id.
 * Errors: NOT_FOUND; BAD_USER_INPUT at `amount` or `receivedOn`; CONFLICT when the invoice owes less.
 */
export const takeHandPayment = (deps: Deps, viewer: Viewer, payment: HandPaymentArgs): Promise<string> =>
  deps.db.transaction(async (manager) => {
    const { invoiceId, amount: cents, receivedOn, source, note } = payment;
    const now = deps.clock.now();
    if (cents <= 0) throw badInput('bank.amountMissing', 'amount');
    if (source !== 'cash' && source !== 'card') throw badInput('bank.cashOrCard', 'source');
    if (receivedOn > toLocalDate(now)) throw badInput('bank.inFuture', 'receivedOn');
    await lockBooks(manager);
    const id = createId();
    await manager.insert(Payment, {
      id,
      source,
      cents,
      receivedOn,
      customerId: await findCustomer(manager, invoiceId),
      receiptNumber: await takeReceiptNumber(manager),
      note,
      madeAt: now,
      madeById: viewer.id,
    });
    await writeBookings(manager, id, [{ invoiceId, cents }], { viewer, now });
    return id;
  });

async function findCustomer(manager: EntityManager, invoiceId: string): Promise<string | null> {
  const [row] = await query<{ id: string | null }>(
    manager,
    sql`select customer_id as id from invoice where id = ${invoiceId}`,
  );
  if (!row) throw notFound('invoice');
  return row.id;
}

/** Without gaps: the lock of the books lasts until the payment is written. */
export async function takeReceiptNumber(manager: EntityManager): Promise<number> {
  const [row] = await query<{ next: number }>(
    manager,
    sql`select coalesce(max(receipt_number), 0) + 1 as next from payment`,
  );
  return row?.next ?? 1;
}
