import type { Book } from './createMatcher';
import type { Booking, Incoming } from './match';

/** The rule of booking by itself, said once more without any index: every invoice is looked at for every payment. */
export function matchSlowly({ invoices }: Book) {
  const open = new Map(invoices.map(({ id, openCents }) => [id, openCents]));
  return {
    match: (entry: Incoming): Booking[] | null => {
      if (entry.cents <= 0 || entry.isReversal) return null;
      const named = invoices.filter(({ id, reference }) => entry.references.includes(reference) && open.get(id)! > 0);
      const [invoice] = named;
      if (named.length !== 1 || !invoice || open.get(invoice.id) !== entry.cents) return null;
      const isOwnDebt = invoices.some(
        ({ id, registryCode, customer }) =>
          registryCode !== null &&
          registryCode === entry.payerRegistryCode &&
          customer !== invoice.customer &&
          open.get(id) === entry.cents,
      );
      return isOwnDebt ? null : [{ invoiceId: invoice.id, cents: entry.cents }];
    },
    book: (bookings: readonly Booking[]) => {
      for (const { invoiceId, cents } of bookings) open.set(invoiceId, open.get(invoiceId)! - cents);
    },
  };
}
