import type { EntityManager } from 'typeorm';
import type { PdfFile } from '../../../customer/papers';
import { drawPaperPdf, toSeller, toSection } from '../../../customer/papers';
import type { Paper } from '../../../model/customer/paper';
import type { PaymentSource } from '../../../model/money/payment.entity';
import type { Language } from '../../../platform/language';
import type { Settings } from '../../../platform/settings/settings';
import { query, sql } from '../../../platform/sql';
import { startOfLocalDate } from '../../../platform/time';
import { conflict, notFound } from '../../../texts/messages';
import type { Words } from '../../../texts/words';
import { findWords } from '../../../texts/words';

/** A payment in cash or by card, as its receipt tells it. */
export interface Receipt {
  number: number;
  source: 'cash' | 'card';
  /** Less than 0: it went back to the customer. */
  cents: number;
  receivedOn: string;
  payer: string;
  payerRegistryCode: string | null;
  email: string | null;
  language: Language;
  parts: { number: string; cents: number }[];
}

/** Errors: NOT_FOUND; CONFLICT of a payment that has no receipt. */
export async function readReceipt(manager: EntityManager, paymentId: string): Promise<Receipt> {
  const [row] = await query<Omit<Receipt, 'number' | 'source'> & { number: number | null; source: PaymentSource }>(
    manager,
    sql`
    select p.receipt_number as number, p.source, p.cents, p.received_on::text as "receivedOn",
      coalesce(i.buyer_name, c.name, '') as payer, coalesce(i.buyer_registry_code, c.registry_code) as "payerRegistryCode",
      coalesce(i.buyer_email, c.invoice_email) as email, coalesce(i.language, c.language, 'et') as language,
      coalesce((select jsonb_agg(jsonb_build_object('number', o.number, 'cents', b.cents) order by o.number)
                from payment_booking b join invoice o on o.id = b.invoice_id
                where b.payment_id = p.id and b.undoes_id is null), '[]') as parts
    from payment p left join customer c on c.id = p.customer_id
      left join invoice i on i.id = (select b.invoice_id from payment_booking b where b.payment_id = p.id order by b.id limit 1)
    where p.id = ${paymentId}`,
  );
  if (!row) throw notFound('payment');
  const { number, source, ...rest } = row;
  if (number === null || (source !== 'cash' && source !== 'card')) throw conflict('bank.receiptOnly');
  return { ...rest, number, source };
}

export function writeReceiptPaper(receipt: Receipt, settings: Settings, words: Words): Paper {
  const { number, source, cents, receivedOn, payer, payerRegistryCode, language, parts } = receipt;
  const { t, euros, date } = words;
  const isBack = cents < 0;
  const rows = parts.map((part) => ({
    label: t('receipt.invoice', { number: part.number }),
    value: euros(part.cents),
  }));
  return {
    language,
    title: t(isBack ? 'receipt.backTitle' : 'receipt.title', { number }),
    subject: date(startOfLocalDate(receivedOn)),
    letterhead: toSeller(settings, t).letterhead,
    sections: [
      toSection(t(isBack ? 'receipt.receiver' : 'receipt.payer'), 'facts', [
        [t('paper.name'), payer],
        [t('paper.registryCode'), payerRegistryCode],
        [t('receipt.how'), t(`receipt.${source}`)],
        [t('receipt.day'), date(startOfLocalDate(receivedOn))],
      ]),
      {
        heading: t('receipt.rows'),
        style: 'sums',
        rows: [
          ...(isBack ? [{ label: t('receipt.credit'), value: euros(-cents) }] : rows),
          { label: t(isBack ? 'receipt.paidBack' : 'receipt.paid'), value: euros(Math.abs(cents)), strong: true },
        ],
        texts: [],
      },
    ],
  };
}

/** The PDF of a receipt. Errors: NOT_FOUND; CONFLICT of a payment that has no receipt. */
export async function drawReceiptPdf(manager: EntityManager, paymentId: string, settings: Settings): Promise<PdfFile> {
  const receipt = await readReceipt(manager, paymentId);
  const words = findWords(receipt.language);
  const paper = writeReceiptPaper(receipt, settings, words);
  const content = await drawPaperPdf(paper, startOfLocalDate(receipt.receivedOn), { logo: settings.logo?.content });
  return { filename: words.t('receipt.file', { number: receipt.number }), content };
}
