import type { Booking, Fit, OpenInvoice } from './match';

/** More invoices than this are paid by the oldest first, without a search for the ones that add up. */
const MOST_SEARCHED = 12;

/**
 * Divides received money among open invoices. One of the very sum comes first, then several that add up to it, then the
 * oldest first. `first` is the invoice that the payer named.
 */
export function fitSum(
  cents: number,
  invoices: readonly OpenInvoice[],
  first?: OpenInvoice,
): { fit: Fit; bookings: Booking[] } {
  const open = invoices.filter(({ openCents }) => openCents > 0).sort(byAge);
  if (open.length === 0) return { fit: 'nothingOpen', bookings: [] };
  const one = first ? [first] : open;
  const exact = one.find(({ openCents }) => openCents === cents);
  if (exact) return { fit: 'exact', bookings: [toBooking(exact)] };
  const several = findSeveral(cents, first ? [first, ...open.filter((other) => other !== first)] : open, first);
  if (several) return { fit: 'several', bookings: several.map(toBooking) };
  return spread(cents, one);
}

/** The oldest debt first. */
const byAge = (one: OpenInvoice, other: OpenInvoice): number =>
  one.dueOn.localeCompare(other.dueOn) || one.number.localeCompare(other.number);

const toBooking = ({ id, openCents }: OpenInvoice): Booking => ({ invoiceId: id, cents: openCents });

/** The fewest invoices that add up to the sum, the older ones first; all of them when they do. */
function findSeveral(
  cents: number,
  open: readonly OpenInvoice[],
  first: OpenInvoice | undefined,
): readonly OpenInvoice[] | undefined {
  if (open.reduce((sum, { openCents }) => sum + openCents, 0) === cents) return open;
  const searched = open.slice(0, MOST_SEARCHED);
  let best: OpenInvoice[] | undefined;
  const search = (from: number, rest: number, taken: OpenInvoice[]): void => {
    if (rest === 0 && (!first || taken.includes(first)) && (!best || taken.length < best.length)) best = taken;
    if (rest <= 0) return;
    for (let at = from; at < searched.length; at += 1)
      search(at + 1, rest - searched[at]!.openCents, [...taken, searched[at]!]);
  };
  search(0, cents, []);
  return best;
}

function spread(cents: number, open: readonly OpenInvoice[]): { fit: Fit; bookings: Booking[] } {
  const bookings: Booking[] = [];
  let rest = cents;
  for (const { id, openCents } of open) {
    if (rest === 0) break;
    const part = Math.min(rest, openCents);
    bookings.push({ invoiceId: id, cents: part });
    rest -= part;
  }
  return { fit: rest > 0 ? 'over' : 'part', bookings };
}
