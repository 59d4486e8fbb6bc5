import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusedCall } from '../../../../testRender';
import { Toasts } from '../../../../ui/toasts/Toasts';
import { EInvoiceButton } from './EInvoiceButton';

it('names the missing fields of an e-invoice, and can be pressed again', async () => {
  global.fetch = jest.fn(() => Promise.resolve(refusedCall('noSellerSet').response));
  render(
    <>
      <EInvoiceButton orderId="o1" />
      <Toasts />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Laadi e-arve' }));
  expect(await screen.findByText('[req-1] E-arve jaoks on seadetes puudu ettevõtte registrikood')).toBeVisible();
  expect(fetch).toHaveBeenCalledWith('/api/einvoice/o1.xml');
  expect(screen.getByRole('button', { name: 'Laadi e-arve' })).toBeEnabled();
});
