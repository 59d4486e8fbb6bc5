import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeSnackbar } from 'notistack';
import { refusal, renderClient, replyMock, setScreen } from '../../../testRender';
import type { DataOf } from '../../../testRender';
import AdminDashboardPage from '../dashboard/AdminDashboardPage';
import { someOrder } from '../parts/order.fixture';
import { idOf } from '../../../testIds';

const ids = ['01', '02', '03'].map((end) => `019f0000-0000-7000-8000-0000000000${end}`);
const [tartu = '', riga = '', crowd = ''] = ids;
type Proposal = DataOf<'ProposedPrices'>['proposedPrices'][number];
const proposal = (orderId: string, changes: Partial<Proposal> = {}): Proposal => ({
  ...{ __typename: 'ProposedPrice', orderId, orderVersion: 4, priceListId: idOf('list-3'), priceListName: 'Talv 2026' },
  ...{ price: 500, amountDue: 831.5, vatRate: 24, vatReason: null, problem: null, shown: null },
  lines: [{ __typename: 'PriceLine', title: 'Sõit', detail: '', amount: 500 }],
  ...changes,
});
const answer = replyMock<'AnswerOrder'>(() => ({
  data: { answerOrder: someOrder({ id: tartu, status: 'answered' }) },
}));
const dashboard = replyMock<'Dashboard'>();

function open(proposals: Proposal[]) {
  setScreen('wide');
  answer.mockClear();
  const newOrders = ids.map((id, index) => someOrder({ id, company: ['Koor', 'Klubi', 'Kool'][index] ?? null }));
  const empty = { acceptedOrders: [], upcomingJobs: [], answeredOrders: [] };
  dashboard.mockReset().mockReturnValue({ data: { newOrders, ...empty } });
  renderClient(<AdminDashboardPage />, {
    path: '/platform',
    replies: {
      Dashboard: dashboard,
      CurrentUser: () => ({ data: { currentUser: null } }),
      ProposedPrices: () => ({ data: { proposedPrices: proposals } }),
      AnswerOrder: answer,
    },
  });
}
afterEach(() => act(() => closeSnackbar()));

it('sends the proposed price of a row after one look at customer and sum, by the keyboard alone', async () => {
  open([
    proposal(tartu),
    proposal(riga, { vatRate: 0, vatReason: 'Marsruut väljub Eestist' }),
    proposal(crowd, { price: null, amountDue: null, lines: [], problem: 'Ükski põhihind ei kehti' }),
  ]);
  const send = await screen.findByRole('button', { name: /^Saada: Koor, 500,00\s€$/ });
  // Where a person must decide there is only the way to the form.
  expect(screen.getAllByRole('link', { name: 'Vaata üle' })).toHaveLength(2);
  send.focus();
  await userEvent.keyboard('{Enter}');
  const question = await screen.findByRole('alertdialog', { name: 'Kas saata see pakkumine?' });
  expect(question).toHaveTextContent(
    /Koor.*Tallinn - Paide - Tartu.*Hind 500,00\s€ \+ käibemaks 24%.*Klient maksab 831,50\s€/,
  );
  expect(answer).not.toHaveBeenCalled();
  await userEvent.keyboard('{Tab}{Enter}');
  expect(await screen.findByText('E-kiri saadetud!')).toBeVisible();
  expect(answer.mock.calls[0]?.[0]).toEqual({
    ...{ id: tartu, version: 4, price: 500, vatRate: 24, note: '' },
    basis: { lines: [{ title: 'Sõit', detail: '', amount: 500 }], showLines: false, priceListId: idOf('list-3') },
  });
  await waitFor(() => expect(dashboard.mock.calls.length).toBeGreaterThan(1));
});

it('another price than the customer was promised before sending is looked at first', async () => {
  const shown = {
    kind: 'firm' as const,
    ...{ __typename: 'ShownPriceRow', netFrom: 480, netTo: 480, tripChanged: false },
    ...{ holdsUntil: '2026-12-05T22:00:00.000Z', shownAt: '2026-11-22T08:00:00.000Z' },
  };
  open([
    proposal(tartu, { shown }),
    proposal(riga, { shown: { ...shown, netFrom: 500, netTo: 500 } }),
    proposal(crowd, { shown: { ...shown, tripChanged: true } }),
  ]);
  expect(await screen.findAllByRole('button', { name: /^Saada: / })).toHaveLength(2);
  expect(screen.getAllByRole('link', { name: 'Vaata üle' })).toHaveLength(1);
});

it('an order that was edited since is not sent, and says so', async () => {
  open([proposal(tartu)]);
  answer.mockReturnValueOnce(refusal('staleOrder'));
  await userEvent.click(await screen.findByRole('button', { name: /^Saada: Koor/ }));
  await userEvent.click(await screen.findByText('Saada e-kiri'));
  expect(await screen.findByText(/Keegi on tellimust vahepeal muutnud/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

it('without a price list the dashboard is as it was', async () => {
  open([]);
  expect(await screen.findByText('Koor')).toBeVisible();
  expect(screen.queryByText('Pakutud hind')).toBeNull();
});
