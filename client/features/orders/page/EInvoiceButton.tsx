import Button from '@mui/material/Button';
import { useState } from 'react';
import { t } from '../../../i18n/office';
import { DownloadRefused, downloadFile } from '../../../lib/request/download';
import { toast } from '../../../lib/request/toasts';

/** Saves the e-invoice of a job; what it lacks, such as a setting of the seller, the server says. */
export function EInvoiceButton({ orderId }: { orderId: string }) {
  const [busy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    try {
      await downloadFile(`/api/einvoice/${orderId}.xml`);
    } catch (error) {
      toast(error instanceof DownloadRefused ? error.message : t('orders.eInvoiceFailed'), 'error');
    }
    setBusy(false);
  }

  return (
    <Button variant="outlined" disabled={busy} onClick={() => void download()}>
      {busy ? t('orders.eInvoiceBusy') : t('orders.eInvoice')}
    </Button>
  );
}
