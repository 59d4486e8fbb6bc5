import type { MailPapers, PdfFile } from '../../customer/papers';
import type { AccountArgs } from '../../office/payments';
import type { EInvoiceFormat } from '../../model/customer/customer.entity';
import type { MailMessage } from './mailMessage';
import type { InvoiceMailProps } from './templates/customer/invoiceSent';

/** The files that e-mails carry. */
export interface MailFiles extends MailPapers {
  invoice(invoiceId: string): Promise<PdfFile>;
  receipt(paymentId: string): Promise<PdfFile>;
  account(wish: AccountArgs): Promise<PdfFile>;
  /** The papers that a driver needs on board. */
  tripFolder(orderId: string, driverId: string): Promise<PdfFile>;
  /** The same invoice for an accounting program. */
  eInvoice(invoiceId: string, format: EInvoiceFormat): Promise<PdfFile>;
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
      return readInvoice(message.props, papers);
    case 'invoiceReminder':
      return [await papers.invoice(message.props.invoiceId)];
    case 'accountSent':
      return [await papers.account(message.props.wish)];
    case 'receiptSent':
      return [await papers.receipt(message.props.paymentId)];
    case 'packSent':
      return [await papers.tripFolder(message.props.order.id, message.props.driverId)];
    default:
      return [];
  }
}

/** The PDF, and the file that the customer's record asks for. */
async function readInvoice(
  { invoiceId, eInvoice }: Pick<InvoiceMailProps, 'invoiceId' | 'eInvoice'>,
  papers: MailFiles,
): Promise<PdfFile[]> {
  const pdf = await papers.invoice(invoiceId);
  return eInvoice ? [pdf, await papers.eInvoice(invoiceId, eInvoice)] : [pdf];
}

async function readAcceptance(offerId: string, papers: MailPapers): Promise<PdfFile[]> {
  const paper = await papers.acceptance(offerId);
  return paper ? [paper] : [];
}
