import type { EntityManager } from 'typeorm';
import { listAgreedLines, listPrepaidLines, listPrepaymentLines, sumInvoice, sumLine } from '../../engines/invoicing';
import type { AgreedLine } from '../../engines/invoicing';
import { InvoiceLine } from '../../model/money/invoiceLine.entity';
import type { InvoicePart } from '../../model/money/invoiceTrip.entity';
import { createId } from '../../platform/ids';
import type { Language } from '../../platform/language';
import { query, sql } from '../../platform/sql';
import type { Words } from '../../texts/words';
import { findWords } from '../../texts/words';
import type { AgreedTrip } from './agreedTrips';

/** A line that is not stored yet. */
export type NewLine = Omit<InvoiceLine, 'id' | 'invoiceId' | 'invoice' | 'place' | 'order' | 'ofLine' | 'prepayment'>;

/** The sum invoiced for a trip before it, less its credit notes. */
export interface Prepaid {
  orderId: string;
  invoiceId: string;
  number: string;
  vatRate: number;
  grossCents: number;
}

/** A trip of a draft, with its part and the share of a prepayment. */
export interface DraftTrip {
  trip: AgreedTrip;
  part: InvoicePart;
  /** Of a prepayment. */
  percent: number;
}

/** The lines that follow from what is agreed about trips. They name what they charge in the language of the invoice. */
export const listTripLines = async (
  manager: EntityManager,
  trips: readonly DraftTrip[],
  language: Language,
): Promise<NewLine[]> => toTripLines(trips, await readPrepaid(manager, trips), language);

/** The same, of shares that were read before. */
export function toTripLines(trips: readonly DraftTrip[], prepaid: readonly Prepaid[], language: Language): NewLine[] {
  const words = findWords(language);
  return trips.flatMap(({ trip, part, percent }) => {
    if (trip.price === null) return [];
    const create = createLine(trip, words);
    if (part === 'prepayment') return listPrepaymentLines(trip.price, percent).map((line) => create(line, { percent }));
    const former = prepaid.filter(({ orderId }) => orderId === trip.orderId);
    const numbers = [...new Set(former.map(({ invoiceId }) => invoiceId))];
    return [
      ...listAgreedLines(trip.price).map((line) => create(line, {})),
      ...numbers.flatMap((id) => {
        const lines = former.filter(({ invoiceId }) => invoiceId === id);
        const [{ number } = { number: '' }] = lines;
        return listPrepaidLines(lines).map((line) => create(line, { number, prepaymentId: id }));
      }),
    ];
  });
}

const MOST_LETTERS = 255;

const createLine =
  (trip: AgreedTrip, words: Words) =>
  (line: AgreedLine, more: { percent?: number; number?: string; prepaymentId?: string }): NewLine => ({
    orderId: trip.orderId,
    kind: line.kind,
    title: nameLine(line, trip, words, more).slice(0, MOST_LETTERS),
    count: line.count,
    vatRate: line.vatRate,
    includesVat: line.includesVat,
    reason: '',
    ofLineId: null,
    prepaymentId: more.prepaymentId ?? null,
    ...sumLine(line),
  });

function nameLine(
  { kind, name }: AgreedLine,
  { startsAt, route, tripNumber }: AgreedTrip,
  { t, date, percent: printPercent }: Words,
  { percent = 0, number = '' }: { percent?: number; number?: string },
): string {
  if (name !== null) return name;
  const day = date(startsAt);
  const trip =
    tripNumber === null
      ? t('invoice.tripLine', { day, route })
      : t('invoice.jobLine', { day, route, number: tripNumber });
  if (kind === 'fee') return t('invoice.feeLine', { trip });
  if (kind === 'prepayment') return t('invoice.prepaymentLine', { percent: printPercent(percent), trip });
  if (kind === 'prepaid') return t('invoice.prepaidLine', { number });
  return trip;
}

/** By trip, invoice and rate. Credit notes of a prepayment are taken off by the lines that they give back. */
export function readPrepaid(manager: EntityManager, trips: readonly DraftTrip[]): Promise<Prepaid[]> {
  const orderIds = trips.filter(({ part }) => part === 'trip').map(({ trip }) => trip.orderId);
  return query(
    manager,
    sql`select l.order_id as "orderId", i.id as "invoiceId", i.number, l.vat_rate as "vatRate",
          sum(l.gross_cents + coalesce((select sum(c.gross_cents) from invoice_line c join invoice n on n.id = c.invoice_id
            where c.of_line_id = l.id and n.status = 'issued'), 0))::int as "grossCents"
        from invoice i join invoice_line l on l.invoice_id = i.id
        where i.kind = 'prepayment' and i.status = 'issued' and l.order_id = any(${orderIds}::uuid[])
        group by l.order_id, i.id, i.number, l.vat_rate order by i.serial, min(l.place)`,
  );
}

/** Writes the lines of a draft in place of the former ones, and its sums and last day. Runs in the caller's transaction. */
export async function writeLines(manager: EntityManager, invoiceId: string, lines: readonly NewLine[]): Promise<void> {
  await manager.delete(InvoiceLine, { invoiceId });
  const rows = lines.map((line, place) => ({ ...line, id: createId(), invoiceId, place }));
  if (rows.length > 0) await manager.insert(InvoiceLine, rows);
  const { netCents, vatCents, roundingCents, grossCents } = sumInvoice(lines);
  await query(
    manager,
    sql`update invoice set net_cents = ${netCents}, vat_cents = ${vatCents}, rounding_cents = ${roundingCents},
          gross_cents = ${grossCents} where id = ${invoiceId}`,
  );
}

/** The last day of what is invoiced; null of a prepayment. */
export function findLastDay(trips: readonly DraftTrip[]): string | null {
  const days = trips.filter(({ part }) => part === 'trip').map(({ trip }) => trip.doneOn);
  return days.sort().at(-1) ?? null;
}
