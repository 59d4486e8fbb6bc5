import type { EntityManager } from 'typeorm';
import type { Deps } from '../../access';
import { createMatcher } from '../../engines/matching';
import type { Incoming, Match, OpenInvoice } from '../../engines/matching';
import type { BankEntryState } from '../../model/money/bankEntry.entity';
import { query, sql } from '../../platform/sql';
import type { OwingInvoice } from './owingTypes';
import type { BankEntryPage, BankEntryRow, BankSuggestion } from './paymentTypes';
import { readBook, selectIncoming } from './readBook';
import { readEntryPayments } from './readPayments';

const PAGE = 50;

type Entry = Incoming & { id: string; state: BankEntryState };

/** A page of movements in a state, the newest first, after the one that the caller has last. */
export const readEntries = (
  { db }: Deps,
  { state, after }: { state: BankEntryState; after: string | null | undefined },
): Promise<BankEntryPage> =>
  db.transaction(async (manager) => {
    const entries = await query<Entry>(
      manager,
      sql`select e.id, e.state, ${selectIncoming} from bank_entry e
          where e.state = ${state}
            ${after ? sql`and (e.booked_on, e.id) < (select l.booked_on, l.id from bank_entry l where l.id = ${after})` : sql``}
          order by e.booked_on desc, e.id desc limit ${PAGE + 1}`,
    );
    const shown = entries.slice(0, PAGE);
    const [counts] = await query<{ waitingCount: number; lastDay: string | null }>(
      manager,
      sql`select (select count(*)::int from bank_entry where state = 'waiting') as "waitingCount",
            (select max(last_day)::text from bank_statement) as "lastDay"`,
    );
    const suggest = state === 'waiting' ? await createSuggester(manager, shown) : () => null;
    const payments = await readEntryPayments(
      manager,
      shown.map(({ id }) => id),
    );
    return {
      rows: shown.map(({ cents, isFee: _, ...entry }) => ({
        ...entry,
        references: [...entry.references],
        amount: cents,
        suggestion: suggest({ ...entry, cents, isFee: _ }),
        payment: (entry.state === 'settled' && payments.get(entry.id)) || null,
      })) satisfies BankEntryRow[],
      hasMore: entries.length > PAGE,
      waitingCount: counts?.waitingCount ?? 0,
      lastDay: counts?.lastDay ?? null,
    };
  });

/** Suggests for each entry by the books as they are now. */
async function createSuggester(manager: EntityManager, entries: readonly Entry[]) {
  const book = await readBook(manager, entries);
  const matcher = createMatcher(book);
  const byId = new Map(book.invoices.map((invoice) => [invoice.id, invoice]));
  const byCustomer = new Map(book.invoices.map((invoice) => [invoice.customer, invoice]));
  return (entry: Incoming): BankSuggestion | null => {
    const match = matcher.match(entry);
    if (match.kind === 'reversal') return { ...nothing, rest: 0, reversalOf: match.paymentId };
    return match.kind === 'suggested' || match.kind === 'automatic'
      ? toSuggestion(entry, match, { byId, byCustomer })
      : null;
  };
}

const nothing = { by: null, fit: null, isOtherPayer: false, customerName: null, customerOf: null, parts: [] };

function toSuggestion(
  entry: Incoming,
  match: Extract<Match, { customer: string }>,
  { byId, byCustomer }: { byId: Map<string, OpenInvoice>; byCustomer: Map<string, OpenInvoice> },
): BankSuggestion {
  const parts = match.bookings.flatMap(({ invoiceId, cents }) => {
    const invoice = byId.get(invoiceId);
    return invoice ? [{ invoice: toOwing(invoice), amount: cents }] : [];
  });
  const ofCustomer = parts[0]?.invoice ?? byCustomer.get(match.customer);
  const isAutomatic = match.kind === 'automatic';
  return {
    // A person took its booking back before: it is asked about.
    by: isAutomatic ? 'reference' : match.by,
    fit: isAutomatic ? 'exact' : match.fit,
    isOtherPayer: !isAutomatic && match.isOtherPayer,
    customerName: ofCustomer?.buyerName ?? null,
    customerOf: ofCustomer?.id ?? null,
    parts,
    rest: entry.cents - parts.reduce((sum, { amount }) => sum + amount, 0),
    reversalOf: null,
  };
}

const toOwing = ({ id, number, buyerName, dueOn, openCents }: OpenInvoice): OwingInvoice => ({
  id,
  number,
  buyerName,
  dueOn,
  open: openCents,
});
