export const movementKinds = ['invoice', 'prepayment', 'credit', 'payment', 'refund'] as const;
export type MovementKind = (typeof movementKinds)[number];

/** An invoice, a credit note or a payment. A sum above 0 adds to the debt. */
export interface Movement {
  /** Local date, YYYY-MM-DD. */
  day: string;
  kind: MovementKind;
  /** Number of the invoice, or those that a payment was for. */
  numbers: string;
  cents: number;
}

export interface AccountRow extends Movement {
  /** The debt after it; less than 0 is the customer's money. */
  balanceCents: number;
}

export interface Account {
  openingCents: number;
  rows: AccountRow[];
  invoicedCents: number;
  paidCents: number;
  closingCents: number;
}

const isInvoice = ({ kind }: Movement): boolean => kind !== 'payment' && kind !== 'refund';

/** The account from the first to the last day, both included. Movements of one day stand as they came. */
export function writeAccount(movements: readonly Movement[], { from, to }: { from: string; to: string }): Account {
  let balance = 0;
  let openingCents = 0;
  const rows: AccountRow[] = [];
  for (const movement of [...movements].sort((one, other) => compareTexts(one.day, other.day))) {
    if (movement.day > to) break;
    balance += movement.cents;
    if (movement.day < from) openingCents = balance;
    else rows.push(Object.assign({ balanceCents: balance }, movement));
  }
  const sum = (some: readonly Movement[]) => some.reduce((total, { cents }) => total + cents, 0);
  const invoicedCents = sum(rows.filter(isInvoice));
  return {
    openingCents,
    rows,
    invoicedCents,
    paidCents: openingCents + invoicedCents - balance,
    closingCents: balance,
  };
}

const compareTexts = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
