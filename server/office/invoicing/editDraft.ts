import type { EntityManager } from 'typeorm';
import type { Deps } from '../../access';
import { sumLine } from '../../engines/invoicing';
import { Invoice } from '../../model/money/invoice.entity';
import type { InvoiceLine } from '../../model/money/invoiceLine.entity';
import { InvoiceTrip } from '../../model/money/invoiceTrip.entity';
import type { Language } from '../../platform/language';
import { badInput, conflict } from '../../texts/messages';
import type { NewLine } from './draftLines';
import { findLastDay, listTripLines, writeLines } from './draftLines';
import { lockDraft, readDraftTrips, readLines } from './drafts';
import type { InvoiceDraftInput, TypedLineInput } from './types/inputTypes';

interface Seen {
  id: string;
  version: number;
}

/** Saves a draft. Lines of trips are made again from what is agreed by now. Errors: as of `lockDraft`, BAD_USER_INPUT. */
export const saveDraft = (deps: Deps, { id, version }: Seen, input: InvoiceDraftInput): Promise<void> =>
  deps.db.transaction(async (manager) => {
    await lockDraft(manager, id, version);
    input.typedLines.forEach(({ reason, title }, index) => {
      if (title.trim() === '') throw badInput('invoicing.titleMissing', `typedLines.${index}.title`);
      if (reason.trim() === '') throw badInput('invoicing.reasonMissing', `typedLines.${index}.reason`);
    });
    if (input.buyer.name.trim() === '') throw badInput('invoicing.nameMissing', 'buyer.name');
    const { buyer, language, paymentDays } = input;
    await manager.update(
      Invoice,
      { id },
      {
        language,
        paymentDays,
        buyerName: buyer.name.trim(),
        buyerRegistryCode: buyer.registryCode || null,
        buyerVatNumber: buyer.vatNumber || null,
        buyerAddress: buyer.address || null,
        buyerContact: buyer.contact || null,
        buyerEmail: buyer.email || null,
      },
    );
    await refill(manager, id, language, input.typedLines.map(toNewLine));
    await touch(manager, id, version);
  });

const toNewLine = ({ net, vatRate, ...line }: TypedLineInput): NewLine => ({
  ...line,
  vatRate,
  kind: 'typed',
  orderId: null,
  includesVat: false,
  ofLineId: null,
  prepaymentId: null,
  ...sumLine({ cents: net, vatRate, includesVat: false }),
});

/** Writes the lines of the trips as they stand now, and the typed ones after them. */
async function refill(
  manager: EntityManager,
  id: string,
  language: Language,
  typed: readonly NewLine[],
): Promise<void> {
  const trips = await readDraftTrips(manager, id);
  await writeLines(manager, id, [...(await listTripLines(manager, trips, language)), ...typed]);
  await manager.update(Invoice, { id }, { deliveredOn: findLastDay(trips) });
}

/** A person has changed the draft: it does not leave by itself any more. */
const touch = (manager: EntityManager, id: string, version: number): Promise<unknown> =>
  manager.update(Invoice, { id }, { version: version + 1, issueAt: null });

const pickTyped = (lines: readonly InvoiceLine[]): NewLine[] =>
  lines
    .filter(({ kind }) => kind === 'typed')
    .map(({ id: _id, invoiceId: _invoiceId, place: _place, ...line }) => line);

/**
 * Moves the trips of other drafts of the same buyer onto this one, and their typed lines. Errors: as of `lockDraft`;
 * CONFLICT for a prepayment or another buyer's draft.
 */
export const joinDrafts = (deps: Deps, into: Seen, others: readonly Seen[]): Promise<void> =>
  deps.db.transaction(async (manager) => {
    // Always in the same order, so that two such calls wait for each other.
    const locked = new Map<string, Invoice>();
    for (const { id, version } of [into, ...others].sort((one, other) => (one.id < other.id ? -1 : 1)))
      locked.set(id, await lockDraft(manager, id, version));
    const target = locked.get(into.id);
    if (!target) return;
    const typed = pickTyped(await readLines(manager, into.id));
    for (const { id } of others) {
      const other = locked.get(id);
      if (!other || id === into.id || !isSameBuyer(target, other)) throw conflict('invoicing.otherBuyer');
      typed.push(...pickTyped(await readLines(manager, id)));
      await manager.update(InvoiceTrip, { invoiceId: id }, { invoiceId: into.id });
      await manager.delete(Invoice, { id });
    }
    await refill(manager, into.id, target.language, typed);
    await touch(manager, into.id, into.version);
  });

/** Whether two drafts may become one invoice. */
export const isSameBuyer = (one: Invoice, other: Invoice): boolean =>
  one.kind === 'invoice' &&
  other.kind === 'invoice' &&
  (one.customerId !== null && one.customerId === other.customerId
    ? true
    : one.buyerRegistryCode === other.buyerRegistryCode &&
      one.buyerName.toLowerCase() === other.buyerName.toLowerCase());

/** Drops a draft: its trips may be invoiced again, by a person. Errors: as of `lockDraft`. */
export const dropDraft = (deps: Deps, { id, version }: Seen): Promise<void> =>
  deps.db.transaction(async (manager) => {
    await lockDraft(manager, id, version);
    await manager.update(InvoiceTrip, { invoiceId: id }, { holds: false });
    await manager.update(Invoice, { id }, { status: 'dropped', version: version + 1, issueAt: null });
  });
