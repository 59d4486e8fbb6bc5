import type { EntityManager } from 'typeorm';
import type { Deps } from '../../access';
import { createMatcher } from '../../engines/matching';
import type { Incoming } from '../../engines/matching';
import { Payment } from '../../model/money/payment.entity';
import { PaymentBooking } from '../../model/money/paymentBooking.entity';
import { insertRows } from '../../platform/database/insertRows';
import { createId } from '../../platform/ids';
import { query, sql } from '../../platform/sql';
import { readBook, selectIncoming } from './readBook';

/** Bookings and numbers of receipts are made one transaction after the other. */
export const lockBooks = (manager: EntityManager): Promise<unknown> =>
  manager.query(`select pg_advisory_xact_lock(hashtext('payments'))`);

/**
 * Books waiting payments with the exact reference and the exact open sum of an invoice. A payment that came before its
 * invoice is found later. Returns how many were booked. Call it under `lockBooks`.
 */
export async function bookByThemselves(manager: EntityManager, now: Date): Promise<number> {
  const waiting = await query<Incoming & { id: string }>(
    manager,
    sql`select e.id, ${selectIncoming} from bank_entry e
        where e.state = 'waiting' and not e.is_decided_by_hand and e.cents > 0 and e.reference_numbers <> '[]'
        order by e.booked_on, e.id`,
  );
  if (waiting.length === 0) return 0;
  const matcher = createMatcher(await readBook(manager, waiting));
  const payments: Partial<Payment>[] = [];
  const bookings: Partial<PaymentBooking>[] = [];
  for (const entry of waiting) {
    const match = matcher.match(entry);
    if (match.kind !== 'automatic') continue;
    matcher.book(match.bookings);
    const id = createId();
    payments.push({
      id,
      source: 'bank',
      cents: entry.cents,
      receivedOn: entry.bookedOn,
      bankEntryId: entry.id,
      madeAt: now,
    });
    for (const booking of match.bookings) bookings.push({ id: createId(), paymentId: id, ...booking, bookedAt: now });
  }
  await insertRows(manager, Payment, payments);
  await insertRows(manager, PaymentBooking, bookings);
  await query(
    manager,
    sql`update payment p set customer_id = i.customer_id from payment_booking b join invoice i on i.id = b.invoice_id
        where b.payment_id = p.id and p.id = any(${payments.map(({ id }) => id)}) and i.customer_id is not null`,
  );
  await query(
    manager,
    sql`update bank_entry set state = 'settled' where id = any(${payments.map(({ bankEntryId }) => bankEntryId)})`,
  );
  return payments.length;
}

/** The clock's work: invoices that were issued after they were paid. */
export const bookWaiting = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> =>
  db.transaction(async (manager) => {
    await lockBooks(manager);
    return bookByThemselves(manager, clock.now());
  });
