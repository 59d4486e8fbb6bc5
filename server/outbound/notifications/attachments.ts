import type { MailPapers, PdfFile } from '../../customer/papers';
import type { AccountWish } from '../../office/payments';
import type { MailMessage } from './mailMessage';

/** The files that e-mails carry. */
export interface MailFiles extends MailPapers {
  invoice(invoiceId: string): Promise<PdfFile>;
  receipt(paymentId: string): Promise<PdfFile>;
  account(wish: AccountWish): Promise<PdfFile>;
}

/** Which papers go with an e-mail. */
export async function readAttachments(message: MailMessage, papers: MailFiles): Promise<PdfFile[]> {
  switch (message.template) {
    case 'offerSent':
    case 'offerReminder':
      return [await papers.offer(message.props)];
    case 'offerAccepted':
      return readAcceptance(message.props.offer.id, papers);
    case 'offerDecided':
      return message.props.rejectReason === null ? readAcceptance(message.props.offer.id, papers) : [];
    case 'changeAnswered':
    case 'changeDecided':
      return message.props.offerId ? readAcceptance(message.props.offerId, papers) : [];
    case 'invoiceSent':
      return [await papers.invoice(message.props.invoiceId)];
    case 'accountSent':
      return [await papers.account(message.props.wish)];
    case 'receiptSent':
      return [await papers.receipt(message.props.paymentId)];
    default:
      return [];
  }
}

async function readAcceptance(offerId: string, papers: MailPapers): Promise<PdfFile[]> {
  const paper = await papers.acceptance(offerId);
  return paper ? [paper] : [];
}
