import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import { Invoice } from '../../model/money/invoice.entity';
import { InvoiceLine } from '../../model/money/invoiceLine.entity';
import { InvoiceTrip } from '../../model/money/invoiceTrip.entity';
import { conflict, notFound, stale } from '../../texts/messages';
import { readAgreedTrips } from './agreedTrips';
import type { DraftTrip } from './draftLines';

/** Errors: NOT_FOUND. */
export async function lockInvoice(manager: EntityManager, id: string): Promise<Invoice> {
  const invoice = await manager.findOne(Invoice, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!invoice) throw notFound('invoice');
  return invoice;
}

/** Errors: NOT_FOUND; CONFLICT when it is no draft any more; STALE_VERSION when somebody changed it since `version`. */
export async function lockDraft(manager: EntityManager, id: string, version: number): Promise<Invoice> {
  const invoice = await lockInvoice(manager, id);
  if (invoice.status === 'issued') throw conflict('invoicing.alreadyIssued', { number: invoice.number ?? '' });
  if (invoice.status === 'dropped') throw conflict('invoicing.alreadyDropped');
  if (invoice.version !== version) throw stale('invoicing.changedMeanwhile');
  return invoice;
}

/** The trips of invoices as they stand now, by invoice; of a trip that was deleted nothing is left. */
export async function readTripsOfDrafts(
  manager: EntityManager,
  ids: readonly string[],
): Promise<(invoiceId: string) => DraftTrip[]> {
  const rows = await manager.findBy(InvoiceTrip, { invoiceId: In(ids) });
  const orderIds = rows.map(({ orderId }) => orderId);
  const trips = await readAgreedTrips(manager, orderIds);
  const rowsOfTrips = Map.groupBy(rows, ({ orderId }) => orderId);
  const drafted = trips.flatMap((trip) =>
    (rowsOfTrips.get(trip.orderId) ?? []).map(({ invoiceId, part, percent }) => ({
      invoiceId,
      trip: { trip, part, percent: percent ?? 0 },
    })),
  );
  const tripsOfDrafts = Map.groupBy(drafted, ({ invoiceId }) => invoiceId);
  return (invoiceId) => (tripsOfDrafts.get(invoiceId) ?? []).map(({ trip }) => trip);
}

/** The same of one invoice. */
export const readDraftTrips = async (manager: EntityManager, invoiceId: string): Promise<DraftTrip[]> =>
  (await readTripsOfDrafts(manager, [invoiceId]))(invoiceId);

export const readLines = (manager: EntityManager, invoiceId: string): Promise<InvoiceLine[]> =>
  manager.find(InvoiceLine, { where: { invoiceId }, order: { place: 'ASC' } });
