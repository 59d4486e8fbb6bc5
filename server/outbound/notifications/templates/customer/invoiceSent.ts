import type { InvoiceToMail } from '../../../../office/invoicing';
import { startOfLocalDate } from '../../../../platform/time';
import { writeFacts } from '../blocks/Rows';
import { writeParagraph, writeTitle } from '../blocks/text';
import { printReachUs } from '../blocks/trip';
import type { Branding, Template } from '../template';

export type InvoiceMailProps = Pick<
  InvoiceToMail,
  'invoiceId' | 'kind' | 'number' | 'grossCents' | 'dueOn' | 'referenceNumber' | 'iban' | 'payee' | 'creditOf'
> &
  // Mails that were queued before have none.
  Partial<Pick<InvoiceToMail, 'eInvoice' | 'isFee'>>;

/** To the customer or their accountant, with the invoice as PDF. */
export const writeInvoiceSent: Template<InvoiceMailProps> = (invoice, branding) => {
  const { kind, number, grossCents, dueOn, referenceNumber, iban, payee } = invoice;
  const { t, euros, date } = branding;
  const title = t(titleKeys[kind], { number });
  const due = date(startOfLocalDate(dueOn));
  const isDue = kind !== 'credit' && grossCents > 0;
  const payment = isDue
    ? [
        { label: t('invoice.payee'), value: payee },
        { label: t('invoice.account'), value: iban },
        { label: t('invoice.reference'), value: referenceNumber },
        { label: t('invoice.dueOn'), value: due },
      ]
    : [];
  return {
    subject: `${title}: ${branding.name}`,
    preheader: isDue ? `${t('invoice.amountDue')} ${euros(grossCents)}, ${due}` : title,
    blocks: [
      writeTitle(title),
      writeParagraph(writeOpening(invoice, branding)),
      writeFacts([
        { label: t(kind === 'credit' ? 'invoice.creditSum' : 'invoice.amountDue'), value: euros(grossCents) },
        ...payment,
      ]),
      ...(invoice.eInvoice ? [writeParagraph(t('invoice.mailEInvoice'))] : []),
      writeParagraph(t('invoice.mailQuestions', { reachUs: printReachUs(branding) })),
    ],
  };
};

const titleKeys = {
  invoice: 'invoice.mailSubject',
  prepayment: 'invoice.mailPrepayment',
  credit: 'invoice.mailCredit',
} as const;

function writeOpening({ kind, creditOf, isFee }: InvoiceMailProps, { t }: Branding): string {
  if (kind === 'prepayment') return t('invoice.mailBefore');
  if (kind === 'credit') return t('invoice.mailCredited', { number: creditOf ?? '' });
  return t(isFee ? 'invoice.mailFee' : 'invoice.mailThanks');
}
