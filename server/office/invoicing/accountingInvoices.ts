import type { Deps } from '../../access';
import { sumInvoice } from '../../engines/invoicing';
import type { InvoiceKind } from '../../model/money/invoice.entity';
import { BYTE_ORDER_MARK, printCsvRow, printCsvSum } from '../../platform/values/csv/csv';
import type { CsvFile } from '../../platform/files/csvReply';
import { readFeedPage, readWholeFeed } from '../../platform/files/serialFeed';
import { query, sql } from '../../platform/sql';
import type { AccountingInvoice, AccountingInvoiceConnection } from './types/invoiceTypes';

interface StoredInvoice extends Omit<AccountingInvoice, 'lines' | 'taxes'> {
  serial: number;
  lines: (AccountingInvoice['lines'][number] & { netCents: number; grossCents: number })[];
}

/** Issued invoices after a serial, in the order of their issue. One statement. */
async function readIssued(
  deps: Deps,
  after: number,
  limit: number,
): Promise<(AccountingInvoice & { serial: number })[]> {
  const rows = await query<StoredInvoice>(
    deps.db.dataSource.manager,
    sql`select i.id, i.serial, i.kind, i.number, i.reference_number as "referenceNumber", i.issued_on::text as "issuedOn",
          i.due_on::text as "dueOn", i.net_cents as net, i.vat_cents as vat, i.rounding_cents as rounding, i.gross_cents as gross,
          json_build_object('name', i.buyer_name, 'registryCode', i.buyer_registry_code, 'vatNumber', i.buyer_vat_number,
            'address', i.buyer_address, 'contact', i.buyer_contact, 'email', i.buyer_email) as buyer,
          (select o.number from invoice o where o.id = i.credit_of_id) as "creditOf",
          coalesce((select json_agg(json_build_object('id', l.id, 'kind', l.kind, 'title', l.title, 'count', l.count,
            'net', l.net_cents, 'gross', l.gross_cents, 'netCents', l.net_cents, 'grossCents', l.gross_cents,
            'vatRate', l.vat_rate, 'reason', l.reason, 'creditable', 0) order by l.place)
            from invoice_line l where l.invoice_id = i.id), '[]') as lines,
          array(select t.order_id from invoice_trip t where t.invoice_id in (i.id, i.credit_of_id) order by t.order_id) as "orderIds"
        from invoice i where i.serial > ${after} order by i.serial limit ${limit}`,
  );
  return rows.map((row) => ({
    ...row,
    taxes: sumInvoice(row.lines).taxes.map(({ vatRate, netCents, vatCents }) => ({
      vatRate,
      net: netCents,
      vat: vatCents,
    })),
  }));
}

const readSerial = ({ serial }: { serial: number }): number => serial;

/**
 * A page of the invoices issued after `after`. A cursor is a serial: its counter is locked until the commit, so a reader who
 * sees one has seen all below it. Errors: BAD_USER_INPUT for an invalid cursor.
 */
export async function readAccountingInvoices(
  deps: Deps,
  first: number,
  after: string | null | undefined,
): Promise<AccountingInvoiceConnection> {
  return readFeedPage({ first, after }, (serial, limit) => readIssued(deps, serial, limit), readSerial);
}

const kindNames: Record<InvoiceKind, string> = {
  invoice: 'Arve',
  prepayment: 'Ettemaksuarve',
  credit: 'Kreeditarve',
};

const columns: { heading: string; cell: (invoice: AccountingInvoice) => string }[] = [
  { heading: 'Number', cell: ({ number }) => number },
  { heading: 'Liik', cell: ({ kind }) => kindNames[kind] },
  { heading: 'Kuupäev', cell: ({ issuedOn }) => issuedOn },
  { heading: 'Maksetähtaeg', cell: ({ dueOn }) => dueOn },
  { heading: 'Viitenumber', cell: ({ referenceNumber }) => referenceNumber },
  { heading: 'Ostja', cell: ({ buyer }) => buyer.name },
  { heading: 'Registrikood', cell: ({ buyer }) => buyer.registryCode ?? '' },
  { heading: 'KMKR number', cell: ({ buyer }) => buyer.vatNumber ?? '' },
  { heading: 'Summa käibemaksuta', cell: ({ net }) => printCsvSum(net) },
  { heading: 'Käibemaks', cell: ({ vat }) => printCsvSum(vat) },
  { heading: 'Ümardus', cell: ({ rounding }) => printCsvSum(rounding) },
  { heading: 'Kokku', cell: ({ gross }) => printCsvSum(gross) },
  { heading: 'Parandab arvet', cell: ({ creditOf }) => creditOf ?? '' },
];

const PAGE_SIZE = 500;

/** All issued invoices as CSV, read page after page. */
export async function exportInvoices(deps: Deps): Promise<CsvFile> {
  const [row] = await query<{ count: number }>(
    deps.db.dataSource.manager,
    sql`select count(*)::int as count from invoice where serial is not null`,
  );
  async function* streamChunks(): AsyncGenerator<string> {
    yield BYTE_ORDER_MARK + printCsvRow(columns.map(({ heading }) => heading));
    const pages = readWholeFeed(PAGE_SIZE, (serial, limit) => readIssued(deps, serial, limit), readSerial);
    for await (const rows of pages)
      yield rows.map((each) => printCsvRow(columns.map(({ cell }) => cell(each)))).join('');
  }
  return { rowCount: row?.count ?? 0, chunks: streamChunks() };
}
