import type { Invoice } from '@e-invoice-eu/core';
import fc from '../../testing/propertyTests';
import { writeCheckedUbl } from '../../testing/writeCheckedUbl';
import { findNet, addVat } from '../../platform/values/money';
import type { AccountingStatus } from './accountingTypes';
import type { Billable, SellerWithTerms } from './einvoice';
import { toInvoice } from './einvoice';
import { writeXml } from '../../sales/einvoices';

const seller: SellerWithTerms = {
  name: 'Bussiveod OÜ',
  registrationNumber: '10000018',
  vatNumber: 'EE100000000',
  address: 'Tuuliku tee 2, 10621 Tallinn',
  iban: 'EE382200221020145685',
  email: 'arved@bussiveod.example',
  phone: '+3725550000',
  paymentDays: 14,
};
const now = new Date('2026-11-21T10:00:00Z');

function work(
  net: number,
  vatRate: number,
  food: [count: number, price: number][] = [],
  fields: Partial<Billable> = {},
): Billable {
  const lines = food.map(([count, price]) => ({ name: 'Lõunasöök', count, price, amount: count * price }));
  const { vatCents: vat, totalCents: total } = addVat(net, vatRate);
  const foodTotal = lines.reduce((sum, { amount }) => sum + amount, 0);
  return {
    orderId: '01a1fed5-ba18-759b-926a-820d1b46372f',
    version: 3,
    status: 'job' as AccountingStatus,
    deleted: false,
    tripNumber: 1234,
    invoiceNumbers: [],
    customer: 'Õie Jõgeväli',
    email: 'oie@rahvatants.example',
    company: 'Eesti Rahvatantsu Selts <MTÜ> & pojad',
    registrationNumber: '80000000',
    vatNumber: 'EE200000000',
    address: 'Pikk 1, Tallinn',
    start: new Date('2026-11-18T06:00:00Z'),
    end: new Date('2026-11-18T20:00:00Z'),
    distanceKm: 190,
    net,
    vatRate,
    vat,
    total,
    food: lines,
    foodTotal,
    amountDue: total + foodTotal,
    currency: 'EUR',
    cancellationFee: null,
    cancellationReason: null,
    cancelledAt: null,
    changedAt: now,
    ...fields,
  };
}

/** The fee for cancelling, in cents with VAT. */
const fee = (cents: number, vatRate: number, fields: Partial<Billable> = {}): Billable => {
  const net = findNet(cents, vatRate);
  const sums = { vat: cents - net, total: cents, amountDue: cents, cancellationFee: cents };
  const status = 'cancelled' as AccountingStatus;
  return { ...work(net, vatRate), ...sums, status, cancelledAt: now, ...fields };
};

const cents = (euros: string | undefined): number => Math.round(Number(euros ?? '0') * 100);
const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);

/** The rules of EN 16931 and Peppol about sums and tax that this invoice breaks; written from the standard's text. */
function brokenRules(invoice: Invoice): string[] {
  const { 'cac:LegalMonetaryTotal': total, 'cac:InvoiceLine': lines, ...head } = invoice['ubl:Invoice'];
  const [tax] = head['cac:TaxTotal'];
  const groups = tax?.['cac:TaxSubtotal'] ?? [];
  const filterLines = (category: string, percent: string | undefined) =>
    lines.filter(
      ({ 'cac:Item': { 'cac:ClassifiedTaxCategory': of } }) =>
        of['cbc:ID'] === category && of['cbc:Percent'] === percent,
    );
  const rules: Record<string, boolean> = {
    'BR-CO-10':
      cents(total['cbc:LineExtensionAmount']) === sum(lines.map((line) => cents(line['cbc:LineExtensionAmount']))),
    'BR-CO-13': total['cbc:TaxExclusiveAmount'] === total['cbc:LineExtensionAmount'],
    'BR-CO-14': cents(tax?.['cbc:TaxAmount']) === sum(groups.map((group) => cents(group['cbc:TaxAmount']))),
    'BR-CO-15':
      cents(total['cbc:TaxInclusiveAmount']) === cents(total['cbc:TaxExclusiveAmount']) + cents(tax?.['cbc:TaxAmount']),
    'BR-CO-16':
      cents(total['cbc:PayableAmount']) ===
      cents(total['cbc:TaxInclusiveAmount']) + cents(total['cbc:PayableRoundingAmount']),
    'BR-CO-18': groups.length >= 1,
    'BR-CO-25': cents(total['cbc:PayableAmount']) === 0 || head['cbc:DueDate'] !== undefined,
    'BR-CO-26': head['cac:AccountingSupplierParty']['cac:Party']['cac:PartyLegalEntity']['cbc:CompanyID'] !== undefined,
    'BR-S-02, BR-Z-02': Boolean(
      head['cac:AccountingSupplierParty']['cac:Party']['cac:PartyTaxScheme']?.[0]?.['cbc:CompanyID'],
    ),
    'PEPPOL-R003': Boolean(head['cbc:BuyerReference']),
    'PEPPOL-R120': lines.every(
      (line) =>
        Math.abs(
          Number(line['cbc:InvoicedQuantity']) *
            (Number(line['cac:Price']['cbc:PriceAmount']) / Number(line['cac:Price']['cbc:BaseQuantity'] ?? 1)) -
            Number(line['cbc:LineExtensionAmount']),
        ) <= 0.02,
    ),
  };
  for (const group of groups) {
    const { 'cbc:ID': category, 'cbc:Percent': percent } = group['cac:TaxCategory'];
    const taxable = cents(group['cbc:TaxableAmount']);
    const name = `${category} ${percent}`;
    rules[`BR-S-08 ${name}`] =
      taxable === sum(filterLines(category, percent).map((line) => cents(line['cbc:LineExtensionAmount'])));
    rules[`BR-CO-17 ${name}`] = cents(group['cbc:TaxAmount']) === Math.round((taxable * Number(percent)) / 100);
    rules[`BR-S-05, BR-Z-05 ${name}`] =
      category === 'S' ? Number(percent) > 0 : category === 'Z' && Number(percent) === 0;
    // Zero rated needs, and may have, no reason of exemption.
    rules[`BR-S-10, BR-Z-10 ${name}`] = group['cac:TaxCategory']['cbc:TaxExemptionReason'] === undefined;
  }
  return Object.keys(rules).filter((rule) => !rules[rule]);
}

test.each([
  ['a trip with food', work(54000, 24, [[20, 1250]]), '919.60'],
  [
    'the former rate, to Latvia',
    work(54000, 22, [], { vatNumber: 'LV40003000000', registrationNumber: null }),
    '658.80',
  ],
  ['a trip abroad at 0 % with food', work(100000, 0, [[3, 999]]), '1029.97'],
  [
    'food that no division makes even',
    work(12345, 24, [
      [7, 333],
      [13, 101],
    ]),
    '189.52',
  ],
  ['the fee of a trip that was cancelled', fee(6697, 24), '66.97'],
  [
    'a private person',
    work(100, 24, [], { company: null, registrationNumber: null, vatNumber: null, address: null }),
    '1.24',
  ],
])(
  "%s: fits the schema of EN 16931, breaks no rule of its sums, and asks for the customer's sum",
  async (_what, entry, due) => {
    const invoice = toInvoice(entry, seller, now);
    expect(brokenRules(invoice)).toEqual([]);
    const xml = await writeXml(invoice);
    expect(xml).toBe(await writeCheckedUbl(invoice));
    expect(xml).toContain(`<cbc:PayableAmount currencyID="EUR">${due}</cbc:PayableAmount>`);
    expect(xml).toContain('<cbc:ID>1234</cbc:ID>');
    expect(xml).toContain(entry.company === null ? 'Õie Jõgeväli' : 'Eesti Rahvatantsu Selts &lt;MTÜ&gt; &amp; pojad');
    expect(xml).toContain('urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0');
  },
);

test('no price, rate or catering breaks a rule', () => {
  const food = fc.array(fc.tuple(fc.integer({ min: 1, max: 10_000 }), fc.integer({ min: 1, max: 100_000 })), {
    maxLength: 5,
  });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), fc.constantFrom(22, 24, 0), food, (net, vatRate, lines) => {
      const entry = work(net, vatRate, lines);
      const invoice = toInvoice(entry, seller, now);
      expect(brokenRules(invoice)).toEqual([]);
      // Rounding changes at most half a cent a line and a rate.
      const rounding = cents(invoice['ubl:Invoice']['cac:LegalMonetaryTotal']['cbc:PayableRoundingAmount']);
      expect(Math.abs(rounding)).toBeLessThanOrEqual(lines.length + 2);
    }),
  );
});

test('no fee breaks a rule, and the invoice asks for the fee', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000_000 }), fc.constantFrom(22, 24, 0), (cents, vatRate) => {
      const invoice = toInvoice(fee(cents, vatRate), seller, now);
      expect(brokenRules(invoice)).toEqual([]);
      const { 'cbc:PayableAmount': due, 'cbc:PayableRoundingAmount': rounding } =
        invoice['ubl:Invoice']['cac:LegalMonetaryTotal'];
      expect(Math.round(Number(due) * 100)).toBe(cents);
      expect(Math.abs(Math.round(Number(rounding ?? '0') * 100))).toBeLessThanOrEqual(1);
    }),
  );
});

test('an invoice that does not fit is refused by the schema', async () => {
  const invoice = toInvoice(work(54000, 24), seller, now);
  const broken = { 'ubl:Invoice': { ...invoice['ubl:Invoice'], 'cbc:InvoiceTypeCode': '999' } } as unknown as Invoice;
  await expect(writeCheckedUbl(broken)).rejects.toThrow('validation failed');
});

test('signs that XML cannot write are left out', async () => {
  const invoice = toInvoice(work(54000, 24, [], { company: 'Firma\u0008 \u001b„Õ & Ä“' }), seller, now);
  expect(await writeXml(invoice)).toContain('<cbc:RegistrationName>Firma „Õ &amp; Ä“</cbc:RegistrationName>');
});

test.each([
  ['AT&T; OÜ', 'AT&amp;T; OÜ'],
  ['Õ&nbsp;Ä', 'Õ&amp;nbsp;Ä'],
  ['&amp; &lt;b&gt; &#8; &#x26;', '&amp;amp; &amp;lt;b&amp;gt; &amp;#8; &amp;#x26;'],
  ['<b>&</b> ]]> "\'', '&lt;b&gt;&amp;&lt;/b&gt; ]]&gt; "\''],
  ['A\uFFFE\uFFFF\uD800B\uFDD0', 'AB'],
])('%s is written so that every parser reads it as it was typed', async (company, written) => {
  const xml = await writeXml(toInvoice(work(54000, 24, [[1, 100]], { company, address: company }), seller, now));
  expect(xml).toContain(`<cbc:RegistrationName>${written}</cbc:RegistrationName>`);
  expect(xml).toContain(`<cbc:StreetName>${written}</cbc:StreetName>`);
});

test('any names give valid XML', async () => {
  const pieces = fc.constantFrom(
    '&',
    ';',
    '<',
    '>',
    ']]>',
    '&T;',
    '&#8;',
    '\u0000',
    '\uFFFE',
    '\uD83D',
    '"',
    '--',
    'õ',
    '%',
  );
  const text = fc.oneof(
    fc.array(pieces, { minLength: 1 }).map((all) => `x${all.join('')}`),
    fc.string({ unit: 'binary' }),
  );
  await fc.assert(
    fc.asyncProperty(text, async (company) => {
      await writeXml(toInvoice(work(54000, 24, [], { company: company || null }), seller, now));
    }),
    { numRuns: 60 },
  );
});

test('dates: issued when the trip was driven, or today when it is still ahead', () => {
  const dates = (entry: Billable) => {
    const { 'cbc:IssueDate': issued, 'cbc:DueDate': due } = toInvoice(entry, seller, now)['ubl:Invoice'];
    return [issued, due];
  };
  expect(dates(work(1, 24))).toEqual(['2026-11-18', '2026-12-02']);
  expect(dates(work(1, 24, [], { end: new Date('2026-12-24T10:00:00Z') }))).toEqual(['2026-11-21', '2026-12-05']);
  // A fee is of the day of the cancellation, whenever the file is made.
  expect(dates(fee(1, 24, { cancelledAt: new Date('2026-11-16T10:00:00Z') }))).toEqual(['2026-11-16', '2026-11-30']);
});

// A quarter past midnight in Tallinn, before the clock goes forward, and back: a day that has no 24 hours counts as one.
test.each([
  ['2026-03-28T22:15:00Z', '2026-03-29', '2026-04-12'],
  ['2026-03-19T21:30:00Z', '2026-03-19', '2026-04-02'],
  ['2026-10-20T21:15:00Z', '2026-10-21', '2026-11-04'],
  ['2026-10-24T21:15:00Z', '2026-10-25', '2026-11-08'],
])('of a trip that ended at %s, issued on %s, the due date is %s', (end, issued, due) => {
  const { 'cbc:IssueDate': issueDate, 'cbc:DueDate': dueDate } = toInvoice(
    work(1, 24, [], { end: new Date(end) }),
    seller,
    now,
  )['ubl:Invoice'];
  expect([issueDate, dueDate]).toEqual([issued, due]);
});
