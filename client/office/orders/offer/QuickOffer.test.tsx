import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeSnackbar } from 'notistack';
import { refusal, renderClient, replyMock, setScreen } from '../../../testRender';
import type { DataOf } from '../../../testRender';
import AdminDashboardPage from '../dashboard/AdminDashboardPage';
import { someOrder } from '../parts/order.fixture';
import { makeId } from '../../../testIds';
import { ids, replied } from '../../../testReplies';
import { toLineInput } from './quoteLines';

const [tartu, riga, crowd] = ['tartu', 'riga', 'crowd'].map(makeId) as [string, string, string];
type Proposal = DataOf<'ProposedPrices'>['proposedPrices'][number];
const [recorded] = replied('ProposedPrices', 'new').proposedPrices;
const proposal = (orderId: string, changes: Partial<Proposal> = {}): Proposal => ({
  ...recorded!,
  orderId,
  ...changes,
});
const inquiry = replied('Dashboard', 'full').newOrders.find(({ id }) => id === ids.new)!;
const answer = replyMock<'AnswerOrder'>(() => ({
  data: { answerOrder: someOrder({ id: tartu, status: 'answered' }) },
}));
const dashboard = replyMock<'Dashboard'>();

function open(proposals: Proposal[]) {
  setScreen('wide');
  answer.mockClear();
  const newOrders = [
    { ...inquiry, id: tartu, company: 'Koor' },
    { ...inquiry, id: riga, company: 'Klubi' },
    { ...inquiry, id: crowd, company: 'Kool' },
  ];
  dashboard.mockReset().mockReturnValue({ data: { ...replied('Dashboard', 'empty'), newOrders } });
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
    proposal(riga, { vatRate: 0, vatReason: 'Reis algab ja lõpeb eri riigis' }),
    proposal(crowd, { price: null, amountDue: null, lines: [], problem: 'Ükski põhihind ei kehti' }),
  ]);
  const send = await screen.findByRole('button', { name: /^Saada: Koor, 259,20\s€$/ });
  // Where a person must decide there is only the way to the form.
  expect(screen.getAllByRole('link', { name: 'Vaata üle' })).toHaveLength(2);
  act(() => send.focus());
  await userEvent.keyboard('{Enter}');
  const question = await screen.findByRole('alertdialog', { name: 'Kas saata see pakkumine?' });
  expect(question).toHaveTextContent(
    /Koor.*Tallinn - Paide - Tartu.*Hind 259,20\s€ \+ käibemaks 24%.*Klient maksab 321,41\s€/,
  );
  expect(answer).not.toHaveBeenCalled();
  await userEvent.keyboard('{Tab}{Enter}');
  expect(await screen.findByText('E-kiri saadetud!')).toBeVisible();
  expect(answer.mock.calls[0]?.[0]).toEqual({
    id: tartu,
    version: 1,
    price: 259.2,
    vatRate: 24,
    note: '',
    basis: {
      lines: recorded!.lines.map(toLineInput),
      showLines: false,
      priceListId: recorded!.priceListId,
    },
  });
  await waitFor(() => expect(dashboard.mock.calls.length).toBeGreaterThan(1));
});

it('another price than the customer was promised before sending is looked at first', async () => {
  const inPath = tartu.toUpperCase();
  const shown = replied('ProposedPrice', 'firm').proposedPrice.shown!;
  const promised = { ...shown, netFrom: 259.2, netTo: 259.2 };
  open([
    proposal(tartu, { shown: { ...shown, netFrom: 240, netTo: 240 } }),
    proposal(riga, { shown: promised }),
    proposal(crowd, { shown: { ...shown, netFrom: 240, netTo: 240, tripChanged: true } }),
  ]);
  expect(await screen.findAllByRole('button', { name: /^Saada: / })).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Vaata üle' })).toHaveAttribute('href', `/platform/query/${inPath}`);
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
