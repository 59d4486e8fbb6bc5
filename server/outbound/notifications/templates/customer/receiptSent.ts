import type { ReceiptToMail } from '../../../../office/payments';
import { startOfLocalDate } from '../../../../platform/time';
import { writeFacts } from '../blocks/Rows';
import { writeParagraph, writeTitle } from '../blocks/text';
import { printReachUs } from '../blocks/trip';
import type { Template } from '../template';

export type ReceiptMailProps = Pick<ReceiptToMail, 'paymentId' | 'number' | 'payer' | 'cents' | 'receivedOn'>;

/** To the customer: the receipt of a payment in cash or by card, as PDF. */
export const writeReceiptSent: Template<ReceiptMailProps> = ({ number, payer, cents, receivedOn }, branding) => {
  const { t, euros, date } = branding;
  const isBack = cents < 0;
  const title = t(isBack ? 'receipt.backTitle' : 'receipt.title', { number });
  const sum = euros(Math.abs(cents));
  return {
    subject: `${title}: ${branding.name}`,
    preheader: `${title}: ${sum}`,
    blocks: [
      writeTitle(title),
      writeParagraph(t(isBack ? 'receipt.mailBack' : 'receipt.mailLead')),
      writeFacts([
        { label: t(isBack ? 'receipt.receiver' : 'receipt.payer'), value: payer },
        { label: t(isBack ? 'receipt.paidBack' : 'receipt.paid'), value: sum },
        { label: t('receipt.day'), value: date(startOfLocalDate(receivedOn)) },
      ]),
      writeParagraph(t('customerMail.questions', { reachUs: printReachUs(branding) })),
    ],
  };
};
