import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeSnackbar } from 'notistack';
import { Route, Routes } from 'react-router';
import { makeId } from '../../../testIds';
import { refusal, renderClient } from '../../../testRender';
import type { Replies } from '../../../testRender';
import { replied } from '../../../testReplies';
import { link, someTrip } from '../myTrip.fixture';
import { InvoiceCards } from './InvoiceCards';
import { keepKey } from './keptKey';
import PaidPage from './PaidPage';
import { PayButtons } from './PayButtons';

const [invoice] = replied('InvoicesOfTrip', 'open').invoicesOfTrip;
const id = invoice?.id ?? '';
afterEach(() => act(() => closeSnackbar()));

it('leads to the provider, and can be pressed again when it could not', async () => {
  const replies: Replies = { PayInvoice: () => refusal('unforeseen') };
  const leave = jest.fn();
  renderClient(<PayButtons invoiceId={id} link={link} leave={leave} />, { replies });
  await userEvent.click(screen.getByRole('button', { name: 'Maksa kaardiga' }));
  expect(await screen.findByRole('button', { name: 'Maksa kaardiga' })).toBeEnabled();
  expect(leave).not.toHaveBeenCalled();
  const pay = jest.fn((_: Record<string, unknown>) => ({ data: { payInvoice: 'https://pank.example/1' } }));
  replies.PayInvoice = pay;
  await userEvent.click(screen.getByRole('button', { name: 'Maksa pangalingiga' }));
  expect(await screen.findByRole('button', { name: 'Avan makselehte …' })).toBeDisabled();
  expect(pay.mock.calls).toEqual([[{ ...link, invoice: id, method: 'bank' }]]);
  expect(leave.mock.calls).toEqual([['https://pank.example/1']]);
});

it('says that it is paid only once the server does', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  let open = 100;
  const replies: Replies = {
    InvoicesOfTrip: () => ({ data: { invoicesOfTrip: [{ ...invoice!, open, canPayByLink: open > 0 }] } }),
  };
  const trip = someTrip({ state: 'confirmed' });
  renderClient(<InvoiceCards trip={trip} link={link} />, { replies, path: `/trip?paid=${id}` });
  expect(await screen.findByText(/^Ootame makse kinnitust/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Maksa pangalingiga' })).toBeEnabled();
  open = 0;
  await act(() => jest.advanceTimersByTimeAsync(3000));
  expect(await screen.findByText('Aitäh! Arve on makstud.')).toBeVisible();
  jest.useRealTimers();
});

describe('the way back from the provider', () => {
  const open = (order: string) =>
    renderClient(
      <Routes>
        <Route path="/paid" element={<PaidPage />} />
        <Route path="/trip" element="reisi leht" />
      </Routes>,
      { path: `/paid?id=${order}&of=${id}&order-token=x.y.z` },
    );

  it('leads to the trip in the browser that knows its key', async () => {
    keepKey(link);
    open(link.id);
    expect(await screen.findByText('reisi leht')).toBeVisible();
  });

  it('names the link in the e-mail in another one', async () => {
    open(makeId('7'));
    expect(await screen.findByText(/Selle link on meie saadetud e-kirjas/)).toBeVisible();
  });
});
