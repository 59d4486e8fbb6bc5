import type { PdfFile, Pair } from '../../customer/papers';
import { drawPaperPdf, toSeller, toSection } from '../../customer/papers';
import { sumInvoice } from '../../engines/invoicing';
import type { InvoiceKind } from '../../model/money/invoice.entity';
import type { Paper, PaperSection } from '../../model/customer/paper';
import { startOfLocalDate } from '../../platform/time';
import type { Words } from '../../texts/words';
import { findWords } from '../../texts/words';
import { printEuros } from '../../sales/einvoices';
import type { DocumentLine, IssuedInvoice } from '../../sales/einvoices';

const titleKeys = {
  invoice: 'invoice.invoiceTitle',
  prepayment: 'invoice.prepaymentTitle',
  credit: 'invoice.creditTitle',
} as const satisfies Record<InvoiceKind, string>;

/** '1000 0003': in groups from the left, as people read it aloud. */
export const groupDigits = (digits: string): string => digits.replace(/(\d{4})(?=\d)/g, '$1\u00a0');

/** An invoice or a credit note as its paper says it. */
export function writeInvoicePaper(invoice: IssuedInvoice, words: Words): Paper {
  const { kind, number, issuedOn, dueOn, seller, buyer, language } = invoice;
  const { t, date } = words;
  const issued = date(startOfLocalDate(issuedOn));
  const sellerWords = {
    companyName: seller.name,
    companyEmail: seller.email ?? undefined,
    companyPhone: seller.phone ?? undefined,
    companyRegistrationNumber: seller.registrationNumber,
    companyVatNumber: seller.vatNumber,
    companyAddress: seller.address,
    companyIban: seller.iban,
    companyTerms: [],
    paymentDays: 0,
  };
  return {
    language,
    title: t(titleKeys[kind], { number }),
    subject:
      kind === 'credit'
        ? t('invoice.date', { issued })
        : t('invoice.dates', { issued, due: date(startOfLocalDate(dueOn)) }),
    letterhead: toSeller(sellerWords, t).letterhead,
    sections: [
      toSection(t('invoice.buyer'), 'facts', [
        [t('paper.name'), buyer.name],
        [t('paper.registryCode'), buyer.registryCode],
        [t('paper.vatNumber'), buyer.vatNumber],
        [t('paper.address'), buyer.address],
        [t('invoice.contact'), buyer.contact],
        [t('paper.email'), buyer.email],
      ]),
      kind === 'credit' ? writeCorrection(invoice, words) : writePayment(invoice, words),
      writeSums(invoice, words),
    ],
  };
}

const writeCorrection = ({ creditOf, reason }: IssuedInvoice, { t }: Words): PaperSection =>
  toSection(t('invoice.reason'), 'facts', [
    [t('invoice.creditOf'), creditOf?.number ?? null],
    [t('invoice.reason'), reason],
  ]);

const writePayment = ({ seller, referenceNumber, dueOn }: IssuedInvoice, { t, date }: Words): PaperSection =>
  toSection(t('invoice.payment'), 'facts', [
    [t('invoice.payee'), seller.name],
    [t('invoice.account'), seller.iban],
    [t('invoice.reference'), groupDigits(referenceNumber)],
    [t('invoice.dueOn'), date(startOfLocalDate(dueOn))],
  ]);

function writeSums({ kind, lines }: IssuedInvoice, { t, euros, percent }: Words): PaperSection {
  const { taxes, netCents, roundingCents, grossCents } = sumInvoice(lines);
  const nameLine = ({ title, count, vatRate }: DocumentLine) =>
    `${count > 1 ? `${title} × ${count}` : title} (${percent(vatRate)})`;
  const pairs: Pair[] = [
    ...lines.map((line): Pair => [nameLine(line), euros(line.netCents)]),
    [t('invoice.net'), euros(netCents)],
    ...taxes.map((tax): Pair => [
      t('invoice.vat', { rate: percent(tax.vatRate), net: euros(tax.netCents) }),
      euros(tax.vatCents),
    ]),
    [t('invoice.rounding'), roundingCents === 0 ? null : euros(roundingCents)],
  ];
  const texts = kind !== 'credit' && grossCents === 0 ? [t('invoice.nothingDue')] : [];
  const section = toSection(t('invoice.rows'), 'sums', pairs, texts);
  const label = t(kind === 'credit' ? 'invoice.creditSum' : 'invoice.amountDue');
  section.rows.push({ label, value: euros(grossCents), strong: true });
  return section;
}

/**
 * The payment code of the European Payments Council (EPC069-12, version 002), at most 331 bytes; null where nothing is to
 * be paid. The reference is unstructured text: a structured one would have to be ISO 11649.
 */
export function writePaymentCode({ kind, lines, seller, referenceNumber }: IssuedInvoice): string | null {
  const { grossCents } = sumInvoice(lines);
  if (kind === 'credit' || grossCents <= 0) return null;
  const name = seller.name.slice(0, 70);
  const sum = `EUR${printEuros(grossCents)}`;
  return ['BCD', '002', '1', 'SCT', '', name, seller.iban, sum, '', '', referenceNumber].join('\n');
}

/** The PDF of an issued invoice. The same invoice makes the same file, but for the logo. */
export async function drawInvoicePdf(invoice: IssuedInvoice, logo: Buffer | undefined): Promise<PdfFile> {
  const words = findWords(invoice.language);
  const code = writePaymentCode(invoice);
  const qr = code === null ? undefined : { content: code, words: words.t('invoice.qr') };
  const content = await drawPaperPdf(writeInvoicePaper(invoice, words), startOfLocalDate(invoice.issuedOn), {
    logo,
    qr,
  });
  return { filename: words.t('invoice.file', { number: invoice.number.replaceAll('/', '-') }), content };
}
