import { seller } from '../../office/invoicing/invoicing.fixture';
import type { Recorder } from './recorder.fixture';

interface Draft {
  id: string;
  version: number;
  lines: { id: string }[];
}

/** Invoices as the office reads them: a draft, the issued one, its credit note, and the list. */
export async function invoices(recorder: Recorder): Promise<void> {
  Object.assign(recorder.app.deps.settings(), seller);
  await recorder.record('Invoices', 'empty', { first: 50, search: '', state: null });
  await recorder.agree('invoiced', { start: '2026-12-29T06:00:00.000Z' });
  const orderId = recorder.ids.invoiced;
  await recorder.act('MakePrepaymentInvoice', { orderId, percent: 30 });
  const [made] = (await recorder.act<{ invoicesOfOrder: { id: string }[] }>('InvoicesOfOrder', { id: orderId }))
    .invoicesOfOrder;
  const id = made?.id ?? '';
  const { invoice } = await recorder.record<{ invoice: Draft }>('Invoice', 'draft', { id });
  const input = {
    buyer: { name: 'Eesti Rahvatantsu Selts', email: 'oie@rahvatants.example' },
    language: 'et',
    paymentDays: 7,
    typedLines: [{ title: 'Ooteaeg 2 h', net: 60, vatRate: 24, reason: 'Klient hilines' }],
  };
  const saved = await recorder.record<{ saveInvoiceDraft: Draft }>('SaveInvoiceDraft', 'saved', {
    id,
    version: invoice.version,
    input,
  });
  const { version } = saved.saveInvoiceDraft;
  const issued = await recorder.record<{ issueInvoice: Draft }>('IssueInvoice', 'sent', { id, version, send: true });
  await recorder.record('Invoice', 'issued', { id });
  await recorder.record('InvoicesOfTrip', 'open', await recorder.link('invoiced'), null);
  const lines = [{ lineId: issued.issueInvoice.lines[0]?.id, amount: 100 }];
  await recorder.record('CreditInvoice', 'part', { id, lines, reason: 'Vale summa', send: false });
  await recorder.record('Invoices', 'full', { first: 50, search: '', state: null });
  await recorder.record('InvoicesOfOrder', 'full', { id: orderId });
  const payment = { invoiceId: id, amount: 20, receivedOn: recorder.now.slice(0, 10), source: 'cash', note: 'bussis' };
  await recorder.act('TakePayment', payment);
  await recorder.record('InvoicePayments', 'part', { id });
}
