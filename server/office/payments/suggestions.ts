import type { EntityManager } from 'typeorm';
import type { Deps, Viewer } from '../../access';
import { createMatcher } from '../../engines/matching';
import type { Incoming, Match, OpenInvoice } from '../../engines/matching';
import { query, sql } from '../../platform/sql';
import { conflict } from '../../texts/messages';
import { bookEntry, bookReversal } from './decide';
import type { OwingInvoice } from './owingTypes';
import type { BankSuggestion } from './paymentTypes';
import { readBook, selectIncoming } from './readBook';

/** Suggests for each entry by the books as they are now. */
export async function createSuggester(
  manager: EntityManager,
  entries: readonly Incoming[],
): Promise<(entry: Incoming) => BankSuggestion | null> {
  const book = await readBook(manager, entries);
  const matcher = createMatcher(book);
  const byId = new Map(book.invoices.map((invoice) => [invoice.id, invoice]));
  const byCustomer = new Map(book.invoices.map((invoice) => [invoice.customer, invoice]));
  return (entry) => {
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

/** The suggestions for waiting entries, by id. An entry without one is left out. */
export async function readSuggestions(
  manager: EntityManager,
  ids: readonly string[],
): Promise<Map<string, BankSuggestion>> {
  const entries = await query<Incoming & { id: string }>(
    manager,
    sql`select e.id, ${selectIncoming} from bank_entry e where e.id = any(${ids}) and e.state = 'waiting'`,
  );
  const suggest = await createSuggester(manager, entries);
  return new Map(
    entries.flatMap((entry) => {
      const suggestion = suggest(entry);
      return suggestion ? [[entry.id, suggestion]] : [];
    }),
  );
}

/** Books a waiting entry as suggested. Errors: as of `bookEntry` and `bookReversal`. */
export async function bookSuggestion(
  deps: Deps,
  viewer: Viewer,
  id: string,
  { reversalOf, customerOf, parts }: BankSuggestion,
): Promise<void> {
  if (reversalOf) return bookReversal(deps, viewer, id, reversalOf);
  if (!customerOf) throw conflict('today.proposalChanged');
  const bookings = parts.map(({ invoice, amount: cents }) => ({ invoiceId: invoice.id, cents }));
  return bookEntry(deps, viewer, { id, bookings, customerOf });
}
