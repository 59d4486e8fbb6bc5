import type { Deps } from '../../../access';
import type { PaymentSource } from '../../../model/money/payment.entity';
import type { CsvFile } from '../../../platform/files/csvReply';
import { query, sql } from '../../../platform/sql';
import { BYTE_ORDER_MARK, printCsvRow } from '../../../platform/values/csv/csv';
import { badInput } from '../../../texts/messages';
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

/**
 * A page of the payments that changed after `after`: each comes again, as it stands then, whenever it was booked, taken
 * back or given back. Errors: BAD_USER_INPUT for an invalid cursor.
 */
export async function readAccountingPayments(
  deps: Deps,
  first: number,
  after: string | null | undefined,
): Promise<AccountingPaymentConnection> {
  if (after != null && !/^\d{1,9}$/.test(after)) throw badInput('input.badCursor', 'after');
  const rows = await readChanged(deps, Number(after ?? 0), first + 1);
  const nodes = rows.slice(0, first);
  const last = nodes.at(-1);
  return { nodes, endCursor: last ? String(last.serial) : (after ?? null), hasMore: rows.length > first };
}

/** A plain number with a decimal comma, so that a spreadsheet can add it up. */
const printEuros = (cents: number): string => (cents / 100 + 0).toFixed(2).replace('.', ',');

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
  const paid = parts.map(({ invoiceNumber, amount }) => [...facts, invoiceNumber, printEuros(amount)]);
  return credit === 0 ? paid : [...paid, [...facts, 'Ettemaks', printEuros(credit)]];
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
    for (let after: number | undefined = 0; after !== undefined;) {
      const rows = await readChanged(deps, after, PAGE_SIZE);
      yield rows.flatMap(listRows).map(printCsvRow).join('');
      after = rows.length === PAGE_SIZE ? rows.at(-1)?.serial : undefined;
    }
  }
  return { rowCount: row?.count ?? 0, chunks: streamChunks() };
}
