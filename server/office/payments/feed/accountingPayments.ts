import type { Deps } from '../../../access';
import type { PaymentSource } from '../../../model/money/payment.entity';
import type { CsvFile } from '../../../platform/files/csvReply';
import { readFeedPage, readWholeFeed } from '../../../platform/files/serialFeed';
import { query, sql } from '../../../platform/sql';
import { BYTE_ORDER_MARK, printCsvRow, printCsvSum } from '../../../platform/values/csv/csv';
import type { AccountingPayment, AccountingPaymentConnection } from './feedTypes';

interface ChangedPayment extends AccountingPayment {
  serial: number;
}

/** Payments whose latest change comes after a serial, in the order of these changes. One statement. */
const readChanged = ({ db }: Deps, after: number, limit: number): Promise<ChangedPayment[]> =>
  query(
    db.dataSource.manager,
    sql`select p.id, p.change_serial as serial, p.source, p.received_on::text as "receivedOn", p.cents as amount,
          p.receipt_number as "receiptNumber", p.undoes_id as undoes, coalesce(c.name, e.payer_name) as payer,
          coalesce(e.state <> 'settled', false) as waits,
          case when e.state <> 'settled' then 0 else p.rest_cents end as credit,
          coalesce((select json_agg(json_build_object('invoiceNumber', i.number, 'kind', i.kind, 'amount', b.cents) order by i.serial)
            from (select invoice_id, sum(cents) as cents from payment_booking where payment_id = p.id
              group by 1 having sum(cents) <> 0) b join invoice i on i.id = b.invoice_id), '[]') as parts
        from payment p left join customer c on c.id = p.customer_id left join bank_entry e on e.id = p.bank_entry_id
        where p.change_serial > ${after} order by p.change_serial limit ${limit}`,
  );

const readSerial = ({ serial }: ChangedPayment): number => serial;

/**
 * A page of the payments that changed after `after`: each comes again, as it stands then, whenever it was booked, taken
 * back or given back. Errors: BAD_USER_INPUT for an invalid cursor.
 */
export async function readAccountingPayments(
  deps: Deps,
  first: number,
  after: string | null | undefined,
): Promise<AccountingPaymentConnection> {
  return readFeedPage({ first, after }, (serial, limit) => readChanged(deps, serial, limit), readSerial);
}

const sourceNames: Record<PaymentSource, string> = {
  bank: 'Pank',
  cash: 'Sularaha',
  card: 'Kaart',
  link: 'Pangalink või kaart',
};

const headings = ['Kuupäev', 'Viis', 'Maksja', 'Kviitung', 'Arve', 'Summa'];

/** A row for each invoice that the payment pays, and one for the rest. */
function listRows({ receivedOn, source, payer, receiptNumber, parts, credit }: AccountingPayment): string[][] {
  const facts = [receivedOn, sourceNames[source], payer ?? '', receiptNumber === null ? '' : String(receiptNumber)];
  const paid = parts.map(({ invoiceNumber, amount }) => [...facts, invoiceNumber, printCsvSum(amount)]);
  return credit === 0 ? paid : [...paid, [...facts, 'Ettemaks', printCsvSum(credit)]];
}

const PAGE_SIZE = 500;

/** All payments as CSV, read page after page. */
export async function exportPayments(deps: Deps): Promise<CsvFile> {
  const [row] = await query<{ count: number }>(
    deps.db.dataSource.manager,
    sql`select count(*)::int as count from payment`,
  );
  async function* streamChunks(): AsyncGenerator<string> {
    yield BYTE_ORDER_MARK + printCsvRow(headings);
    const pages = readWholeFeed(PAGE_SIZE, (serial, limit) => readChanged(deps, serial, limit), readSerial);
    for await (const rows of pages) yield rows.flatMap(listRows).map(printCsvRow).join('');
  }
  return { rowCount: row?.count ?? 0, chunks: streamChunks() };
}
