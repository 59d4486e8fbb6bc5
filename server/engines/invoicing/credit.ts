import { removeVat } from './sums';
import type { LineSums } from './types';

/** A line of an issued invoice, with what earlier credit notes have given back of it. */
export interface CreditableLine extends LineSums {
  id: string;
  vatRate: number;
  /** Signed cents of the credit notes so far, without and with VAT: less than 0 where something was given back. */
  credited: LineSums;
}

/** The part of a line to give back, with VAT: cents with the sign of the line. */
export interface CreditWish {
  lineId: string;
  grossCents: number;
}

export interface CreditLine extends LineSums {
  ofLineId: string;
  vatRate: number;
}

/** The part of a line that may still be given back. */
export const findRest = ({ netCents, grossCents, credited }: CreditableLine): LineSums => ({
  netCents: netCents + credited.netCents,
  grossCents: grossCents + credited.grossCents,
});

/** A wish that cannot be granted: `unknown` line, `nothing`, the other sign, or more than is left. */
export interface CreditProblem {
  lineId: string;
  kind: 'unknown' | 'nothing' | 'tooMuch';
  /** Cents that are left of the line. */
  rest: number;
}

/**
 * The lines of a credit note. The last part of a line takes its whole rest, net and gross, so that an invoice and its
 * credit notes add up to nothing line by line.
 */
export function listCreditLines(
  lines: readonly CreditableLine[],
  wishes: readonly CreditWish[],
): { lines: CreditLine[] } | { problem: CreditProblem } {
  const result: CreditLine[] = [];
  const left = new Map(lines.map((line) => [line.id, { vatRate: line.vatRate, ...findRest(line) }]));
  for (const { lineId, grossCents } of wishes) {
    const rest = left.get(lineId);
    if (!rest) return { problem: { lineId, kind: 'unknown', rest: 0 } };
    const isTooMuch =
      Math.sign(grossCents) !== Math.sign(rest.grossCents) || Math.abs(grossCents) > Math.abs(rest.grossCents);
    if (grossCents === 0) return { problem: { lineId, kind: 'nothing', rest: rest.grossCents } };
    if (isTooMuch) return { problem: { lineId, kind: 'tooMuch', rest: rest.grossCents } };
    const isLast = grossCents === rest.grossCents;
    const netCents = isLast ? rest.netCents : removeVat(grossCents, rest.vatRate);
    left.delete(lineId);
    result.push({ ofLineId: lineId, vatRate: rest.vatRate, netCents: -netCents + 0, grossCents: -grossCents + 0 });
  }
  return { lines: result };
}
