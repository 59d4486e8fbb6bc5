import { fitSum } from './fitSum';
import type { Booking, EarlierPayment, Evidence, Incoming, KnownPayer, Match, OpenInvoice } from './match';
import { listNumbersIn, toPayerKey } from './payerKey';

export interface Book {
  /** Open ones, and those that a reference or a number names. */
  invoices: readonly OpenInvoice[];
  payers: readonly KnownPayer[];
  payments: readonly EarlierPayment[];
}

export interface Matcher {
  match(entry: Incoming): Match;
  /** Later entries see what these bookings have paid. */
  book(bookings: readonly Booking[]): void;
}

/** Finds the invoices of payments. It knows what the book says, and what was booked since. */
export function createMatcher({ invoices: given, payers, payments }: Book): Matcher {
  const invoices = given.map((invoice) => ({ ...invoice }));
  const byId = new Map(invoices.map((invoice) => [invoice.id, invoice]));
  const byReference = group(invoices, ({ reference }) => reference);
  const byNumber = group(invoices, ({ number }) => number);
  const byCode = group(invoices, ({ registryCode }) => registryCode ?? '');
  const byName = group(invoices, ({ buyerName }) => toPayerKey(buyerName));
  const bySum = group(invoices, ({ openCents }) => String(openCents));
  const byCustomer = group(invoices, ({ customer }) => customer);
  const learnt = group(payers, ({ name }) => toPayerKey(name));

  /** The invoices to which each piece of evidence points, the strongest first. */
  function* listEvidence(entry: Incoming): Generator<{ by: Evidence; found: OpenInvoice[] }> {
    const named = entry.references.flatMap((reference) => byReference.get(reference) ?? []);
    const ofCustomers = (customers: Iterable<string>) =>
      [...new Set(customers)].flatMap((customer) => byCustomer.get(customer) ?? []);
    const name = toPayerKey(entry.payerName);
    yield { by: 'reference', found: [...new Set(named)] };
    yield { by: 'number', found: listNumbersIn(entry.text).flatMap((number) => byNumber.get(number) ?? []) };
    yield { by: 'paidReference', found: ofCustomers(named.map(({ customer }) => customer)) };
    if (entry.payerRegistryCode)
      yield { by: 'registryCode', found: ofCustomers(toCustomers(byCode.get(entry.payerRegistryCode))) };
    if (name) {
      yield { by: 'learntName', found: ofCustomers((learnt.get(name) ?? []).map(({ customer }) => customer)) };
      yield { by: 'name', found: ofCustomers(toCustomers(byName.get(name))) };
    }
    yield { by: 'sum', found: bySum.get(String(entry.cents)) ?? [] };
  }

  function match(entry: Incoming): Match {
    if (entry.cents <= 0) return matchSent(entry);
    // Money that comes back to the company was never a customer's.
    if (entry.isReversal) return { kind: 'notOurs' };
    for (const { by, found } of listEvidence(entry)) {
      const open = found.filter(({ openCents }) => openCents > 0);
      if (open.length > 0 && (by !== 'sum' || open.length === 1)) return matchReceived(entry, by, open);
    }
    const payer = findPayer(entry);
    if (payer === undefined) return { kind: 'unknown' };
    return { kind: 'suggested', ...payer, bookings: [], fit: 'nothingOpen', isOtherPayer: false };
  }

  function matchReceived(entry: Incoming, by: Evidence, open: OpenInvoice[]): Match {
    const { customer } = open[0]!;
    const isNamed = by === 'reference' || by === 'number';
    const isOne = isNamed && open.length === 1;
    // A payer who names one invoice may pay others of the same customer with it.
    const others = isOne ? (byCustomer.get(customer) ?? []) : open.filter((one) => one.customer === customer);
    const { fit, bookings } = fitSum(entry.cents, others, isOne ? open[0] : undefined);
    const isOtherPayer = hasOwnInvoice(entry, customer);
    if (by === 'reference' && isOne && fit === 'exact' && !isOtherPayer)
      return { kind: 'automatic', customer, bookings };
    return { kind: 'suggested', customer, bookings, by, fit, isOtherPayer };
  }

  /** Whether the payer itself owes the very sum: the reference may be a slip. */
  const hasOwnInvoice = ({ payerRegistryCode, cents }: Incoming, customer: string): boolean =>
    (byCode.get(payerRegistryCode ?? '-') ?? []).some((one) => one.customer !== customer && one.openCents === cents);

  /** The customer of a payer who owes nothing. */
  function findPayer(entry: Incoming): { customer: string; by: Evidence } | undefined {
    for (const { by, found } of listEvidence(entry)) {
      const [one] = found;
      if (one && by !== 'sum') return { customer: one.customer, by };
    }
    return undefined;
  }

  function matchSent(entry: Incoming): Match {
    if (entry.isFee) return { kind: 'notOurs' };
    if (entry.isReversal) {
      const taken = payments.filter((payment) => payment.cents === -entry.cents && isSamePayer(payment, entry));
      const latest = taken.sort((one, other) => other.receivedOn.localeCompare(one.receivedOn))[0];
      return latest ? { kind: 'reversal', paymentId: latest.id } : { kind: 'notOurs' };
    }
    for (const { by, found } of listEvidence(entry)) {
      const owed = found.find(({ openCents }) => openCents <= entry.cents);
      if (owed && by !== 'sum')
        return {
          kind: 'suggested',
          customer: owed.customer,
          bookings: [{ invoiceId: owed.id, cents: entry.cents }],
          by,
          fit: owed.openCents === entry.cents ? 'exact' : 'part',
          isOtherPayer: false,
        };
    }
    return matchCreditSent(entry);
  }

  /** A payment to a payer whose credit is as much or more gives it back. */
  function matchCreditSent(entry: Incoming): Match {
    const credit = payments.find(
      ({ restCents, customer, ...payment }) => customer && restCents >= -entry.cents && isSamePayer(payment, entry),
    );
    if (!credit?.customer) return { kind: 'notOurs' };
    const fit = credit.restCents === -entry.cents ? 'exact' : 'part';
    return { kind: 'suggested', customer: credit.customer, bookings: [], by: 'name', fit, isOtherPayer: false };
  }

  return {
    match,
    book: (bookings) => {
      for (const { invoiceId, cents } of bookings) {
        const invoice = byId.get(invoiceId);
        if (!invoice) continue;
        const before = bySum.get(String(invoice.openCents));
        before?.splice(before.indexOf(invoice), 1);
        invoice.openCents -= cents;
        append(bySum, String(invoice.openCents), invoice);
      }
    },
  };
}

const toCustomers = (invoices: readonly OpenInvoice[] = []): string[] => invoices.map(({ customer }) => customer);

function isSamePayer(payment: Pick<EarlierPayment, 'payerIban' | 'payerName'>, entry: Incoming): boolean {
  if (payment.payerIban && entry.payerIban) return payment.payerIban === entry.payerIban;
  const name = toPayerKey(entry.payerName);
  return name !== '' && toPayerKey(payment.payerName) === name;
}

function group<Item>(items: readonly Item[], toKey: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = toKey(item);
    if (key !== '') append(groups, key, item);
  }
  return groups;
}

function append<Item>(groups: Map<string, Item[]>, key: string, item: Item): void {
  const found = groups.get(key);
  if (found) found.push(item);
  else groups.set(key, [item]);
}
