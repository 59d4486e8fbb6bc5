import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toasts } from '../../ui/Toasts';
import { EInvoiceButton } from './EInvoiceButton';

it('says what an e-invoice lacks, and can be pressed again', async () => {
  const refusal = { error: { requestID: 'req-7', message: 'E-arve jaoks on serveris seadistamata COMPANY_IBAN' } };
  const answer = { ok: false, status: 409, json: async () => refusal } as unknown as Response;
  global.fetch = jest.fn(() => Promise.resolve(answer));
  render(
    <>
      <EInvoiceButton orderId="o1" />
      <Toasts />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Laadi e-arve' }));
  expect(await screen.findByText('[req-7] E-arve jaoks on serveris seadistamata COMPANY_IBAN')).toBeVisible();
  expect(fetch).toHaveBeenCalledWith('/api/einvoice/o1.xml');
  expect(screen.getByRole('button', { name: 'Laadi e-arve' })).toBeEnabled();
});
