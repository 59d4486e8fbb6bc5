import { t } from '../../../../i18n/officeTexts';
import { DownloadButton } from '../../../../ui/DownloadButton';

/** Saves the e-invoice of a job, or of what cancelling cost; what it lacks, such as a setting of the seller, the server says. */
export const EInvoiceButton = ({ orderId }: { orderId: string }) => (
  <DownloadButton
    path={`/api/einvoice/${orderId}.xml`}
    label={t('orders.eInvoice')}
    busyLabel={t('papers.busy')}
    failed={t('orders.eInvoiceFailed')}
  />
);
