import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeSnackbar } from 'notistack';
import { paths } from '../../../lib/navigation/paths';
import { renderClient, replyMock, setScreen } from '../../../testRender';
import type { Replies } from '../../../testRender';
import AccountPage from './AccountPage';

const account = {
  name: 'Kool OÜ',
  email: 'arved@kool.example',
  opening: 20,
  rows: [
    { day: '2026-06-01', kind: 'invoice' as const, numbers: '2026-0007', amount: 100, balance: 120 },
    { day: '2026-06-15', kind: 'payment' as const, numbers: '2026-0007', amount: -130, balance: -10 },
  ],
  invoiced: 100,
  paid: 130,
  closing: -10,
};
const path = `${paths.account}?klient=name:kool&alates=2026-06-01&kuni=2026-06-30`;
const open = (replies: Replies = {}, at = path) => {
  setScreen('wide');
  return renderClient(<AccountPage />, {
    path: at,
    replies: { AccountStatement: () => ({ data: { accountStatement: account } }), ...replies },
  });
};
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');
afterEach(() => act(() => closeSnackbar()));

it('shows each movement with the balance after it, and sends the statement', async () => {
  const send = replyMock<'SendAccountStatement'>(() => ({ data: { sendAccountStatement: account.email } }));
  open({ SendAccountStatement: send });
  const rows = await screen.findAllByRole('row');
  expect(rows.map(({ textContent }) => plain(textContent)).slice(1)).toEqual([
    '01.06.2026Algsaldo01.06.202620,00 €',
    '01.06.2026Arve 2026-000701.06.2026100,00 €120,00 €',
    '15.06.2026Laekumine 2026-000715.06.2026130,00 €−10,00 €',
    '30.06.2026Ettemaks30.06.2026100,00 €130,00 €−10,00 €',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Saada e-kirjaga' }));
  expect(await screen.findByText('Väljavõte läheb aadressile arved@kool.example')).toBeVisible();
  expect(send.mock.calls).toEqual([[{ customer: 'name:kool', from: '2026-06-01', to: '2026-06-30' }]]);
});

it('offers another try when it cannot be loaded, and asks for a customer without one', async () => {
  const { unmount } = open({ AccountStatement: () => Promise.reject(new Error('away')) });
  expect(await screen.findByRole('button', { name: 'Proovi uuesti' })).toBeVisible();
  unmount();
  open({}, paths.account);
  expect(await within(await screen.findByRole('region')).findByText(/^Valige klient/)).toBeVisible();
});
