import jsQR from 'jsqr';
import { create } from 'qrcode';
import fc from '../../testing/propertyTests';
import { listAgreedLines, listCreditLines, listPrepaidLines, sumInvoice, sumLine } from '../../engines/invoicing';
import type { InvoiceKind } from '../../model/money/invoice.entity';
import { languages } from '../../platform/language';
import { createMoneyPrinter, vatRates } from '../../platform/values/money';
import { locales } from '../../platform/values/languages';
import { pdfText } from '../../testing/pdfText';
import { writeCheckedUbl } from '../../testing/writeCheckedUbl';
import { findWords } from '../../texts/words';
import { toUbl, writeEArve } from '../../sales/einvoices';
import type { DocumentLine, IssuedInvoice } from '../../sales/einvoices';
import { drawInvoicePdf, groupDigits, writeInvoicePaper, writePaymentCode } from './invoicePaper';
import { render } from '../../outbound/notifications/render';

const seller = {
  name: 'Bussiveod OÜ',
  registrationNumber: '10000018',
  vatNumber: 'EE100000000',
  address: 'Tuuliku tee 2, 10621 Tallinn',
  iban: 'EE382200221020145685',
  email: 'arved@bussiveod.example',
  phone: null,
};

const toInvoice = (kind: InvoiceKind, lines: DocumentLine[], more: Partial<IssuedInvoice> = {}): IssuedInvoice => ({
  id: '01a1fed5-ba18-759b-926a-820d1b46372f',
  kind,
  number: '2026-0012',
  issuedOn: '2026-11-24',
  dueOn: '2026-12-08',
  deliveredOn: kind === 'prepayment' ? null : '2026-11-23',
  referenceNumber: '10000124',
  buyerReference: 'Õie Jõgeväli',
  creditOf: kind === 'credit' ? { number: '2026-0011', issuedOn: '2026-11-20' } : null,
  seller,
  buyer: {
    name: 'Eesti Rahvatantsu Selts <MTÜ> & pojad',
    registryCode: '80000000',
    vatNumber: null,
    address: 'Pikk 1, Tallinn',
    contact: 'Õie Jõgeväli',
    email: 'oie@rahvatants.example',
  },
  lines,
  language: 'et',
  reason: kind === 'credit' ? 'Vale hind' : '',
  ...more,
});

const rates = fc.constantFrom(...vatRates);
const trips = fc.array(
  fc.record({
    net: fc.nat(3_000_000),
    vatRate: rates,
    fee: fc.option(fc.nat(500_000), { freq: 5 }),
    food: fc.array(
      fc.record({ name: fc.constantFrom('Supp', 'Kook'), count: fc.integer({ min: 1, max: 60 }), price: fc.nat(3000) }),
      { maxLength: 3 },
    ),
  }),
  { minLength: 1, maxLength: 3 },
);
const typed = fc.array(
  fc.record({ cents: fc.integer({ min: -20_000, max: 50_000 }), vatRate: rates, includesVat: fc.constant(false) }),
  { maxLength: 2 },
);

/** Lines of trips, typed ones, and perhaps a prepayment that is taken off. */
const documents: fc.Arbitrary<IssuedInvoice> = fc
  .tuple(trips, typed, fc.option(fc.nat(100_000)), fc.constantFrom<InvoiceKind>('invoice', 'prepayment', 'credit'))
  .map(([prices, more, prepaid, kind]) => {
    const agreed = prices.flatMap(listAgreedLines);
    const taken = prepaid === null ? [] : listPrepaidLines([{ vatRate: 24, grossCents: prepaid }]);
    const lines = [...agreed, ...more, ...taken].map((line, index) => ({
      title: `Rida ${index + 1}`,
      count: 'count' in line ? line.count : 1,
      vatRate: line.vatRate,
      ...sumLine(line),
    }));
    if (kind !== 'credit') return toInvoice(kind, lines);
    const nothing = { netCents: 0, grossCents: 0 };
    const creditable = lines.map((line, index) => ({ ...line, id: String(index), credited: nothing }));
    const wishes = creditable
      .filter(({ grossCents }) => grossCents !== 0)
      .map(({ id, grossCents }) => ({ lineId: id, grossCents }));
    const credit = listCreditLines(creditable, wishes);
    if ('problem' in credit) throw new Error(credit.problem.kind);
    return toInvoice(
      kind,
      credit.lines.map((line) => ({ title: 'Rida', count: 1, ...line })),
    );
  });

const cents = (euros: string | undefined): number => Math.round(Number(euros ?? '0') * 100) + 0;
const readTag = (xml: string, tag: string): string | undefined =>
  new RegExp(`<${tag}[^>]*>([^<]*)</${tag}>`).exec(xml)?.[1];
const readTags = (xml: string, tag: string): string[] =>
  [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map(([, text]) => text ?? '');

/** All sums that a document says, of whatever it is made. */
interface Said {
  net: number;
  vat: number;
  gross: number;
}

const listSums = ({ lines }: IssuedInvoice): Said => {
  const { netCents, vatCents, grossCents } = sumInvoice(lines);
  return { net: netCents, vat: vatCents, gross: grossCents };
};

function sayUbl(invoice: IssuedInvoice): Said {
  const { 'cac:LegalMonetaryTotal': total, 'cac:TaxTotal': taxes } = toUbl(invoice)['ubl:Invoice'];
  const sign = invoice.kind === 'credit' ? -1 : 1;
  return {
    net: sign * cents(total['cbc:TaxExclusiveAmount']) + 0,
    vat: sign * cents(taxes[0]?.['cbc:TaxAmount']) + 0,
    gross: sign * cents(total['cbc:PayableAmount']) + 0,
  };
}

async function sayEArve(invoice: IssuedInvoice): Promise<Said> {
  const xml = await writeEArve(invoice);
  return {
    net: cents(readTag(xml, 'InvoiceSum')),
    vat: cents(readTag(xml, 'TotalVATSum')),
    gross: cents(readTag(xml, 'TotalSum')),
  };
}

test('page, paper, EN 16931, e-arve and mail say the same sums to the cent, in each language', async () => {
  await fc.assert(
    fc.asyncProperty(documents, fc.constantFrom(...languages), async (made, language) => {
      const invoice = { ...made, language };
      const sums = listSums(invoice);
      expect(sayUbl(invoice)).toEqual(sums);
      expect(await sayEArve(invoice)).toEqual(sums);
      const print = language === 'et' ? createMoneyPrinter('et') : createMoneyPrinter(locales[language]);
      const { sections } = writeInvoicePaper(invoice, findWords(language));
      const rows = sections.at(-1)?.rows ?? [];
      expect(rows.at(-1)?.value).toBe(print(sums.gross));
      expect(rows.map(({ value }) => value)).toContain(print(sums.net));
      const props = {
        invoiceId: invoice.id,
        kind: invoice.kind,
        number: invoice.number,
        grossCents: sums.gross,
        dueOn: invoice.dueOn,
        referenceNumber: invoice.referenceNumber,
        iban: seller.iban,
        payee: seller.name,
        creditOf: invoice.creditOf?.number ?? null,
      };
      const company = { name: 'Bussiveod', email: undefined, phone: undefined, publicUrl: 'https://portal.example' };
      const mail = render({ template: 'invoiceSent', props, language }, company);
      expect(mail.text.replaceAll(/\s+/g, ' ')).toContain(print(sums.gross).replaceAll(/\s+/g, ' '));
    }),
  );
});

test('the drawn PDF shows number, reference, VAT per rate and the sum', async () => {
  await fc.assert(
    fc.asyncProperty(documents, async (invoice) => {
      const { content } = await drawInvoicePdf(invoice, undefined);
      const { text } = await pdfText(content);
      const flat = text.replaceAll(/\s/g, '');
      const { taxes, grossCents } = sumInvoice(invoice.lines);
      for (const cents of [grossCents, ...taxes.map(({ vatCents }) => vatCents)])
        expect(flat).toContain(findWords('et').euros(cents).replaceAll(/\s/g, ''));
      expect(flat).toContain(invoice.number);
      if (invoice.kind !== 'credit') expect(flat).toContain(invoice.referenceNumber);
    }),
    { numRuns: 12 },
  );
});

test('a document fits the schema of EN 16931, and a credit note is one of UBL', async () => {
  await fc.assert(
    fc.asyncProperty(documents, async (invoice) => {
      const xml = await writeCheckedUbl(toUbl(invoice));
      expect(xml).toContain(invoice.kind === 'credit' ? '<CreditNote' : '<Invoice');
      expect(readTags(xml, 'cbc:ID')).toContain(invoice.number);
      if (invoice.kind === 'credit') expect(readTags(xml, 'cbc:ID')).toContain('2026-0011');
      // BR-27: a price is never negative.
      for (const [, price] of xml.matchAll(/<cbc:PriceAmount[^>]*>([^<]*)</g))
        expect(Number(price)).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 25 },
  );
});

test('an invoice and the credit note of all of it are nothing together', () => {
  fc.assert(
    fc.property(documents, ({ lines }) => {
      const nothing = { netCents: 0, grossCents: 0 };
      const creditable = lines.map((line, index) => ({ ...line, id: String(index), credited: nothing }));
      const wishes = creditable
        .filter(({ grossCents }) => grossCents !== 0)
        .map(({ id, grossCents }) => ({ lineId: id, grossCents }));
      const credit = listCreditLines(creditable, wishes);
      if ('problem' in credit) throw new Error(credit.problem.kind);
      const one = listSums(
        toInvoice(
          'invoice',
          lines.filter(({ grossCents }) => grossCents !== 0),
        ),
      );
      const other = listSums(
        toInvoice(
          'credit',
          credit.lines.map((line) => ({ title: '', count: 1, ...line })),
        ),
      );
      expect([one.net + other.net, one.vat + other.vat, one.gross + other.gross]).toEqual([0, 0, 0]);
    }),
  );
});

test('the payment code is that of EPC069-12 and short enough; nothing to pay has none', () => {
  const line = { title: 'Reis', count: 1, vatRate: 24, netCents: 54_000, grossCents: 66_960 };
  const code = writePaymentCode(toInvoice('invoice', [line]));
  expect(code?.split('\n')).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    '',
    'Bussiveod OÜ',
    'EE382200221020145685',
    'EUR669.60',
    '',
    '',
    '10000124',
  ]);
  const long = toInvoice('invoice', [line], { seller: { ...seller, name: 'Õ'.repeat(100) } });
  expect(Buffer.byteLength(writePaymentCode(long) ?? '')).toBeLessThanOrEqual(331);
  expect(writePaymentCode(toInvoice('invoice', []))).toBeNull();
  expect(writePaymentCode(toInvoice('credit', [{ ...line, netCents: -1, grossCents: -1 }]))).toBeNull();
});

test('a QR reader reads the payment code back', () => {
  const line = { title: 'Reis', count: 1, vatRate: 24, netCents: 54_000, grossCents: 66_960 };
  const code = writePaymentCode(toInvoice('invoice', [line])) ?? '';
  const { modules } = create(code, { errorCorrectionLevel: 'M' });
  const scale = 4;
  const margin = 4;
  const size = (modules.size + 2 * margin) * scale;
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) {
      const row = Math.floor(y / scale) - margin;
      const column = Math.floor(x / scale) - margin;
      const isInside = row >= 0 && column >= 0 && row < modules.size && column < modules.size;
      if (isInside && modules.get(row, column)) pixels.fill(0, (y * size + x) * 4, (y * size + x) * 4 + 3);
    }
  expect(jsQR(pixels, size, size)?.data).toBe(code);
});

test('a reference is written in groups', () => {
  expect(groupDigits('10000124')).toBe('1000\u00a00124');
  expect(groupDigits('100001245')).toBe('1000\u00a00124\u00a05');
});
