import { DateTime } from 'luxon';
import fc from '../../testing/propertyTests';
import { sumAmountsDue, vatRates } from '../../platform/values/money';
import { listAgreedLines, listPrepaidLines, listPrepaymentLines } from './agreedLines';
import { findRest, listCreditLines } from './credit';
import type { CreditableLine } from './credit';
import { computeDueDate, printNumber, printSeries } from './dates';
import { slowSums } from './slowInvoice.fixture';
import { sumInvoice, sumLine } from './sums';
import type { PricedLine, TripPrice } from './types';

const rates = fc.constantFrom(...vatRates);
const pricedLines: fc.Arbitrary<PricedLine[]> = fc.array(
  fc.record({ cents: fc.integer({ min: -200_000, max: 100_000_000 }), vatRate: rates, includesVat: fc.boolean() }),
  { maxLength: 12 },
);
const prices: fc.Arbitrary<TripPrice> = fc.record({
  net: fc.nat(2_000_000),
  vatRate: rates,
  fee: fc.option(fc.nat(500_000), { freq: 4 }),
  food: fc.array(
    fc.record({ name: fc.constant('Supp'), count: fc.integer({ min: 1, max: 60 }), price: fc.nat(3000) }),
    {
      maxLength: 4,
    },
  ),
});
const sumLines = <Line extends PricedLine>(lines: readonly Line[]) =>
  lines.map((line) => ({ ...line, ...sumLine(line) }));

describe('the sums of an invoice', () => {
  it('are those of an oracle that knows only whole numbers', () => {
    fc.assert(
      fc.property(pricedLines, (lines) => {
        const { netCents, vatCents, grossCents, roundingCents, taxes } = sumInvoice(sumLines(lines));
        expect({ net: netCents, vat: vatCents, gross: grossCents }).toEqual(slowSums(lines));
        expect(netCents + vatCents + roundingCents).toBe(grossCents);
        expect(taxes).toHaveLength(new Set(lines.map(({ vatRate }) => vatRate)).size);
        // Half a cent a line, and half a cent a rate.
        expect(Math.abs(roundingCents)).toBeLessThanOrEqual((lines.length + taxes.length) / 2);
      }),
    );
  });

  it('are the sum that the customer saw, for any price and catering', () => {
    fc.assert(
      fc.property(prices, (price) => {
        const { grossCents } = sumInvoice(sumLines(listAgreedLines(price)));
        const told = sumAmountsDue({ price: price.net, vatRate: price.vatRate }, price.food).amountDue;
        expect(grossCents).toBe(price.fee ?? told);
      }),
    );
  });

  it('round half a cent away from zero on both sides of it', () => {
    // 24 % of 0.25 € is 6 cents; 22 % of it is 5.5 cents.
    const line = { cents: 25, vatRate: 22, includesVat: false };
    expect(sumLine(line)).toEqual({ netCents: 25, grossCents: 31 });
    expect(sumLine({ ...line, cents: -25 })).toEqual({ netCents: -25, grossCents: -31 });
  });

  it('of nothing are nothing', () => {
    expect(sumInvoice([])).toEqual({ taxes: [], netCents: 0, vatCents: 0, grossCents: 0, roundingCents: 0 });
  });
});

describe('a prepayment', () => {
  it('and the rest cost together what the trip costs', () => {
    fc.assert(
      fc.property(prices, fc.nat(100), (price, percent) => {
        const prepayment = sumLines(listPrepaymentLines(price, percent));
        const before = sumInvoice(prepayment).grossCents;
        const agreed = sumLines(listAgreedLines(price));
        const rest = sumInvoice([...agreed, ...sumLines(listPrepaidLines(prepayment))]);
        expect(before + rest.grossCents).toBe(sumInvoice(agreed).grossCents);
        expect(rest.grossCents).toBeGreaterThanOrEqual(0);
        if (percent === 100) expect(rest.grossCents).toBe(0);
        if (percent === 0) expect(prepayment).toEqual([]);
      }),
    );
  });

  it('of 30 percent has one line a VAT rate', () => {
    const price = { net: 100_000, vatRate: 0, fee: null, food: [{ name: 'Supp', count: 10, price: 500 }] };
    expect(listPrepaymentLines(price, 30)).toMatchObject([
      { vatRate: 0, cents: 30_000 },
      { vatRate: 24, cents: 1500 },
    ]);
  });
});

describe('credit notes', () => {
  const issued = fc
    .array(
      fc.record({ cents: fc.integer({ min: -100_000, max: 5_000_000 }), vatRate: rates, includesVat: fc.boolean() }),
      { minLength: 1, maxLength: 8 },
    )
    .map((lines): CreditableLine[] =>
      lines.map((line, index) => ({
        id: String(index),
        vatRate: line.vatRate,
        ...sumLine(line),
        credited: { netCents: 0, grossCents: 0 },
      })),
    );
  const creditable = (lines: readonly CreditableLine[]) => lines.filter((line) => findRest(line).grossCents !== 0);

  it('of all that is left are the mirror of the invoice', () => {
    fc.assert(
      fc.property(issued, (lines) => {
        const wishes = creditable(lines).map((line) => ({ lineId: line.id, grossCents: findRest(line).grossCents }));
        const credit = listCreditLines(lines, wishes);
        if ('problem' in credit) throw new Error(credit.problem.kind);
        const one = sumInvoice(creditable(lines));
        const other = sumInvoice(credit.lines);
        expect(one.netCents + other.netCents).toBe(0);
        expect(one.vatCents + other.vatCents).toBe(0);
        expect(one.roundingCents + other.roundingCents).toBe(0);
        expect(one.grossCents + other.grossCents).toBe(0);
      }),
    );
  });

  it('in parts leave nothing, net and gross, when the last part is given back', () => {
    fc.assert(
      fc.property(issued, fc.array(fc.integer({ min: 1, max: 99 }), { maxLength: 6 }), (lines, percents) => {
        let left = lines;
        let credited = 0;
        for (const percent of [...percents, 100]) {
          const wishes = creditable(left)
            .map((line) => ({ lineId: line.id, grossCents: Math.trunc((findRest(line).grossCents * percent) / 100) }))
            .filter(({ grossCents }) => grossCents !== 0);
          const credit = listCreditLines(left, wishes);
          if ('problem' in credit) throw new Error(credit.problem.kind);
          credited += sumInvoice(credit.lines).grossCents;
          left = left.map((line) => {
            const part = credit.lines.find(({ ofLineId }) => ofLineId === line.id);
            const { netCents, grossCents } = line.credited;
            return part
              ? { ...line, credited: { netCents: netCents + part.netCents, grossCents: grossCents + part.grossCents } }
              : line;
          });
        }
        expect(sumInvoice(lines).grossCents + credited).toBe(0);
        for (const line of creditable(lines).map(({ id }) => left.find((each) => each.id === id)))
          expect(line && findRest(line)).toEqual({ netCents: 0, grossCents: 0 });
      }),
    );
  });

  it.each([
    ['another line', { lineId: 'b', grossCents: 1 }, { kind: 'unknown', rest: 0 }],
    ['nothing', { lineId: 'a', grossCents: 0 }, { kind: 'nothing', rest: 100 }],
    ['a cent too much', { lineId: 'a', grossCents: 101 }, { kind: 'tooMuch', rest: 100 }],
    ['the wrong sign', { lineId: 'a', grossCents: -1 }, { kind: 'tooMuch', rest: 100 }],
  ])('refuse %s', (_name, wish, problem) => {
    const line = { id: 'a', vatRate: 24, netCents: 100, grossCents: 124, credited: { netCents: -19, grossCents: -24 } };
    expect(listCreditLines([line], [wish])).toEqual({ problem: { lineId: wish.lineId, ...problem } });
  });

  it('refuse the same line twice', () => {
    const line = { id: 'a', vatRate: 0, netCents: 100, grossCents: 100, credited: { netCents: 0, grossCents: 0 } };
    const wish = { lineId: 'a', grossCents: 50 };
    expect(listCreditLines([line], [wish, wish])).toMatchObject({ problem: { kind: 'unknown' } });
  });
});

describe('dates and numbers', () => {
  it.each([
    ['2028-02-15', 14, '2028-02-29'],
    ['2027-02-15', 14, '2027-03-01'],
    ['2026-03-28', 1, '2026-03-29'],
    ['2026-10-24', 1, '2026-10-25'],
    ['2026-12-31', 0, '2026-12-31'],
  ])('an invoice of %s is due %i days later, on %s', (issuedOn, days, due) => {
    expect(computeDueDate(issuedOn, days)).toBe(due);
  });

  it('a due date is the day of the calendar, on any day', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2020-01-01'), max: new Date('2060-01-01'), noInvalidDate: true }),
        fc.nat(365),
        (at, days) => {
          const issuedOn = at.toISOString().slice(0, 10);
          expect(computeDueDate(issuedOn, days)).toBe(
            DateTime.fromISO(issuedOn, { zone: 'utc' }).plus({ days }).toISODate(),
          );
        },
      ),
    );
  });

  it('a number has the year of its day and at least four digits', () => {
    const series = printSeries('{year}-', '2026-12-31');
    expect(printNumber(series, 1)).toBe('2026-0001');
    expect(printNumber(series, 12_345)).toBe('2026-12345');
    expect(printNumber(printSeries('ARVE/', '2026-12-31'), 7)).toBe('ARVE/0007');
  });
});
