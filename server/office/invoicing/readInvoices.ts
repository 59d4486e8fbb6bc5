import type { EntityManager } from 'typeorm';
import type { Deps } from '../../access';
import { sumInvoice } from '../../engines/invoicing';
import { Invoice } from '../../model/money/invoice.entity';
import { selectOpenAmount } from '../../model/money/openAmount';
import { selectPersonName } from '../../model/people/personName';
import { selectContainsWord, splitWords } from '../../platform/api/search';
import type { Sql } from '../../platform/sql';
import { joinSql, query, raw, sql } from '../../platform/sql';
import { toLocalDate } from '../../platform/time';
import { badInput, notFound } from '../../texts/messages';
import { readCreditable } from './creditInvoice';
import { readLines } from './drafts';
import { isOutdated } from './judgeDrafts';
import type { InvoiceState } from './types/invoiceState';
import { selectState } from './types/invoiceState';
import type { InvoiceConnection, InvoiceRow, InvoiceSummary, TripInvoice } from './types/invoiceTypes';
import type { InvoiceLineRow, InvoiceTripRow, RelatedInvoice } from './types/lineTypes';

/** Cents that an invoice `i` still owes. */
const openCents = raw(selectOpenAmount('i'));

/** 'Tallinn - Tartu, reis nr 12', of the first trip of an invoice `i`; of several their number. */
const subject = raw(`coalesce((
  select case when count(*) > 1 then count(*)::text || ' × ' else '' end || min(place)
  from (select coalesce((select string_agg(s.city, ' - ' order by s.position) from stop s where s.order_id = o.id), '') as place
        from invoice_trip t join "order" o on o.id = t.order_id where t.invoice_id in (i.id, i.credit_of_id) order by o.starts_at) p), '')`);

const selectSummary = (today: string): Sql =>
  sql`i.id, i.kind, ${selectState(openCents, today)} as state, i.number, i.buyer_name as "buyerName", ${subject} as subject,
      i.issued_on::text as "issuedOn", i.due_on::text as "dueOn", i.gross_cents as gross, ${openCents} as open, i.sent_at as "sentAt"`;

const SEARCH_DOCUMENT = `fold(i.buyer_name || ' ' || coalesce(i.number, '') || ' ' || coalesce(i.reference_number, ''))`;

export interface InvoiceFilter {
  search?: string | null;
  state?: InvoiceState | null;
}

const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

/**
 * A page of invoices, newest first; ids begin with the moment at which they were made. One statement. Dropped drafts
 * come only when they are asked for. Errors: BAD_USER_INPUT for an invalid cursor.
 */
export async function listInvoices(
  deps: Deps,
  { search, state }: InvoiceFilter,
  first: number,
  after: string | null | undefined,
): Promise<InvoiceConnection> {
  if (after != null && !isId(after)) throw badInput('input.badCursor', 'after');
  const today = toLocalDate(deps.clock.now());
  const conditions: Sql[] = [state ? sql`${selectState(openCents, today)} = ${state}` : raw(`i.status <> 'dropped'`)];
  if (after != null) conditions.push(sql`i.id < ${after}`);
  for (const word of splitWords(search)) conditions.push(selectContainsWord(SEARCH_DOCUMENT, word));
  const rows = await query<InvoiceSummary>(
    deps.db.dataSource.manager,
    sql`select ${selectSummary(today)} from invoice i where ${joinSql(conditions, ' and ')} order by i.id desc limit ${first + 1}`,
  );
  const nodes = rows.slice(0, first);
  return { nodes, endCursor: nodes.at(-1)?.id ?? after ?? null, hasMore: rows.length > first };
}

/** The invoices of an order, oldest first, dropped drafts too. */
export const listOrderInvoices = (deps: Deps, orderId: string): Promise<InvoiceSummary[]> =>
  query<InvoiceSummary>(
    deps.db.dataSource.manager,
    sql`select ${selectSummary(toLocalDate(deps.clock.now()))} from invoice i
        where exists (select from invoice_trip t where t.order_id = ${orderId} and t.invoice_id in (i.id, i.credit_of_id))
        order by i.id`,
  );

/** Issued invoices of a trip, as its customer sees them. */
export const listTripInvoices = (deps: Deps, orderId: string): Promise<TripInvoice[]> =>
  query<TripInvoice>(
    deps.db.dataSource.manager,
    sql`select i.id, i.kind, ${selectState(openCents, toLocalDate(deps.clock.now()))} as state, i.number,
          i.issued_on::text as "issuedOn", i.due_on::text as "dueOn", i.gross_cents as gross, ${openCents} as open,
          i.reference_number as "referenceNumber", i.seller ->> 'iban' as iban, i.seller ->> 'name' as payee,
          (${deps.settings().payLinks !== undefined} and i.kind <> 'credit' and ${openCents} > 0) as "canPayByLink"
        from invoice i
        where i.status = 'issued'
          and exists (select from invoice_trip t where t.order_id = ${orderId} and t.invoice_id in (i.id, i.credit_of_id))
        order by i.serial`,
  );

/** Errors: NOT_FOUND. */
export async function readInvoice(deps: Deps, id: string): Promise<InvoiceRow> {
  const { manager } = deps.db.dataSource;
  type Acts = Pick<InvoiceRow, 'madeBy' | 'issuedBy' | 'issueAt'>;
  const [summary] = await query<InvoiceSummary & Acts>(
    manager,
    sql`select ${selectSummary(toLocalDate(deps.clock.now()))},
          (select ${raw(selectPersonName('u'))} from "user" u where u.id = i.made_by_id) as "madeBy",
          (select ${raw(selectPersonName('u'))} from "user" u where u.id = i.issued_by_id) as "issuedBy",
          coalesce(i.issue_at, (select q.due_at from queued_act q
            where q.kind = 'invoice' and q.subject_id = i.id and q.state = 'waiting')) as "issueAt"
        from invoice i where i.id = ${id}`,
  );
  const invoice = summary && (await manager.findOneBy(Invoice, { id }));
  if (!invoice) throw notFound('invoice');
  const stored = await readLines(manager, id);
  const creditable = await readCreditable(manager, id);
  const isIssued = invoice.status === 'issued' && invoice.kind !== 'credit';
  const lines = stored.map((line): InvoiceLineRow => {
    const part = creditable.find((each) => each.id === line.id);
    const rest = part ? part.grossCents + part.credited.grossCents : 0;
    return { ...line, net: line.netCents, gross: line.grossCents, creditable: isIssued ? rest : 0 };
  });
  const { taxes } = sumInvoice(stored);
  return {
    ...summary,
    version: invoice.version,
    language: invoice.language,
    referenceNumber: invoice.referenceNumber,
    buyer: {
      name: invoice.buyerName,
      registryCode: invoice.buyerRegistryCode,
      vatNumber: invoice.buyerVatNumber,
      address: invoice.buyerAddress,
      contact: invoice.buyerContact,
      email: invoice.buyerEmail,
    },
    customerId: invoice.customerId,
    paymentDays: invoice.paymentDays,
    lines,
    taxes: taxes.map(({ vatRate, netCents, vatCents }) => ({ vatRate, net: netCents, vat: vatCents })),
    net: invoice.netCents,
    vat: invoice.vatCents,
    rounding: invoice.roundingCents,
    trips: await readTrips(manager, invoice),
    creditOf: (await readRelated(manager, sql`i.id = ${invoice.creditOfId}`))[0] ?? null,
    credits: await readRelated(manager, sql`i.credit_of_id = ${id}`),
    siblings: invoice.status === 'draft' && invoice.kind === 'invoice' ? await readSiblings(manager, invoice) : [],
    reason: invoice.reason,
    outdated: invoice.status === 'draft' && (await isOutdated(manager, invoice, stored)),
    madeAt: invoice.madeAt,
    issuedAt: invoice.issuedAt,
    sentTo: invoice.sentTo,
  };
}

const readTrips = (manager: EntityManager, { id, creditOfId }: Invoice): Promise<InvoiceTripRow[]> =>
  query<InvoiceTripRow>(
    manager,
    sql`select o.id as "orderId", j.trip_number as "tripNumber", o.starts_at as start,
          coalesce((select string_agg(s.city, ' - ' order by s.position) from stop s where s.order_id = o.id), '') as route
        from invoice_trip t join "order" o on o.id = t.order_id left join job j on j.order_id = o.id
        where t.invoice_id in (${id}, ${creditOfId}) order by o.starts_at, o.id`,
  );

const readRelated = (manager: EntityManager, condition: Sql): Promise<RelatedInvoice[]> =>
  query<RelatedInvoice>(
    manager,
    sql`select i.id, i.version, i.number, ${subject} as subject, i.gross_cents as gross from invoice i
        where ${condition} order by i.id`,
  );

/** Other drafts of the same buyer, as `isSameBuyer` says. */
const readSiblings = (manager: EntityManager, { id, customerId, buyerName, buyerRegistryCode }: Invoice) =>
  readRelated(
    manager,
    sql`i.status = 'draft' and i.kind = 'invoice' and i.id <> ${id} and (i.customer_id = ${customerId}
        or (lower(i.buyer_name) = lower(${buyerName}) and i.buyer_registry_code is not distinct from ${buyerRegistryCode}))`,
  );
