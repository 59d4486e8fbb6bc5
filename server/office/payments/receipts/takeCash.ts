import type { EntityManager } from 'typeorm';
import type { Deps, Viewer } from '../../../access';
import { Payment } from '../../../model/money/payment.entity';
import type { Sql } from '../../../platform/sql';
import { query, sql } from '../../../platform/sql';
import { lockBooks } from '../bookByThemselves';
import { takeOldest } from '../credit';
import { writeBookings } from '../decide';
import { takeReceiptNumber } from '../handPayments';
import { readReceipt } from './receiptPaper';
import { sendReceipt } from './sendReceipt';

interface CashOfTrip {
  id: string;
  orderId: string;
  cents: number;
  receivedOn: string;
  viewer: Viewer;
}

/**
 * Takes cash that a driver got on the road, in the transaction of the act, with the next number of a receipt. Open invoices
 * of the trip are paid, the oldest first; the rest is the customer's credit. The receipt is e-mailed where an address is known.
 */
export const takeCash = (deps: Deps, { id, orderId, cents, receivedOn, viewer }: CashOfTrip): Promise<Sql[]> =>
  deps.db.transaction(async (manager) => {
    const now = deps.clock.now();
    await lockBooks(manager);
    const open = await readOpenInvoices(manager, orderId);
    const trip = await readTrip(manager, orderId);
    const customerId = open[0]?.customerId ?? trip?.customerId ?? null;
    await manager.insert(Payment, {
      id,
      source: 'cash',
      cents,
      receivedOn,
      customerId,
      receiptNumber: await takeReceiptNumber(manager),
      // Without an invoice and a customer's record nothing else says whose it is.
      note: trip?.about ?? '',
      madeAt: now,
      madeById: viewer.id,
    });
    const parts = takeOldest(open, cents).map((part) => ({ invoiceId: part.id, cents: part.cents }));
    await writeBookings(manager, id, parts, { viewer, now });
    if ((await readReceipt(manager, id)).email) await sendReceipt(deps, id);
    return [];
  });

interface OpenInvoice {
  id: string;
  customerId: string | null;
  /** The open part of its sum. */
  cents: number;
}

const readOpenInvoices = (manager: EntityManager, orderId: string): Promise<OpenInvoice[]> =>
  query<OpenInvoice>(
    manager,
    sql`select i.id, i.customer_id as "customerId", a.cents
        from invoice i join open_amount a on a.invoice_id = i.id
        where i.status = 'issued' and i.kind <> 'credit' and a.cents > 0
          and exists (select from invoice_trip t where t.invoice_id = i.id and t.order_id = ${orderId})
        order by i.issued_on, i.id`,
  );

async function readTrip(manager: EntityManager, orderId: string) {
  const [row] = await query<{ customerId: string | null; about: string }>(
    manager,
    sql`select o.customer_id as "customerId", left(concat_ws(' ', j.trip_number, o.full_name), 255) as about
        from "order" o left join job j on j.order_id = o.id where o.id = ${orderId}`,
  );
  return row;
}
