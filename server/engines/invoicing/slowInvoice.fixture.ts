import type { PricedLine } from './types';

/** Cents of a fraction, half a cent away from zero: counted with whole numbers of any size. */
function toCents(numerator: bigint, denominator: bigint): bigint {
  const isNegative = numerator < 0n;
  const positive = isNegative ? -numerator : numerator;
  let cents = positive / denominator;
  const rest = positive - cents * denominator;
  if (rest + rest >= denominator) cents += 1n;
  return isNegative ? -cents : cents;
}

/** The totals of an invoice, rate by rate from 0 to 100, with no other arithmetic than whole numbers. */
export function slowSums(lines: readonly PricedLine[]) {
  let net = 0n;
  let vat = 0n;
  let gross = 0n;
  for (let rate = 0; rate <= 100; rate += 1) {
    let taxable = 0n;
    for (const line of lines.filter(({ vatRate }) => vatRate === rate)) {
      const cents = BigInt(line.cents);
      const percent = BigInt(rate);
      if (line.includesVat) {
        taxable += toCents(cents * 100n, 100n + percent);
        gross += cents;
      } else {
        taxable += cents;
        gross += cents + toCents(cents * percent, 100n);
      }
    }
    net += taxable;
    vat += toCents(taxable * BigInt(rate), 100n);
  }
  return { net: Number(net), vat: Number(vat), gross: Number(gross) };
}
