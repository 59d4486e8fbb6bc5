import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeSnackbar } from 'notistack';
import { renderClient, replyMock } from '../../testRender';
import type { DataOf } from '../../testRender';
import TripPaying from './TripPaying';

type Paying = DataOf<'TripPaying'>['tripPaying'];

const orderId = '0197a000-0000-7000-8000-000000000001';
const customer: NonNullable<Paying['customer']> = {
  customerId: '0197a000-0000-7000-8000-00000000000c',
  name: 'Hilineja OÜ',
  isLate: true,
  judged: 5,
  late: 4,
  usualDaysLate: 12,
  open: 540,
  overdue: 200,
};
const none: Paying['prepayment'] = {
  state: 'none',
  percent: null,
  invoiceId: null,
  number: null,
  dueOn: null,
  open: 0,
};
const changed = jest.fn(() => Promise.resolve());
const open = (first: Paying, ask = replyMock<'AskPrepayment'>(), then = first) => {
  let isAsked = false;
  return renderClient(<TripPaying orderId={orderId} onChanged={changed} />, {
    replies: {
      TripPaying: () => ({ data: { tripPaying: isAsked ? then : first } }),
      AskPrepayment: (variables) => {
        isAsked = true;
        return ask(variables);
      },
      CancelPrepayment: () => ({
        data: { cancelPrepayment: { __typename: 'TripPaying', customer: null, prepayment: none } },
      }),
    },
  });
};
afterEach(() => act(() => closeSnackbar()));

it('marks a customer who always pays late, and asks for a prepayment with one press', async () => {
  const asked: Paying = { __typename: 'TripPaying', customer, prepayment: { ...none, state: 'asked', percent: 30 } };
  const ask = replyMock<'AskPrepayment'>(() => ({ data: { askPrepayment: asked } }));
  open({ __typename: 'TripPaying', customer, prepayment: none }, ask, asked);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^Hilineja OÜ: maksab hilja, viimasest 5 arvest 4, tavaliselt 12 päeva pärast tähtaega; üle tähtaja 200,00\s€/,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Küsi ettemaksu 30 %' }));
  expect(ask.mock.calls).toEqual([[{ id: orderId, percent: 30 }]]);
  expect(await screen.findByText('Ettemaks 30 % küsitakse, kui klient pakkumise vastu võtab')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Küsi ettemaksu/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Ära küsi' })).toBeVisible();
  expect(changed).toHaveBeenCalled();
});

it('says what is to be paid before the trip, and that it was paid', async () => {
  const invoiceId = '0197a000-0000-7000-8000-00000000000d';
  const prepayment = { ...none, percent: 50, invoiceId, number: '2026-0001', dueOn: '2026-12-01', open: 334.8 };
  const { unmount } = open({ __typename: 'TripPaying', customer: null, prepayment: { ...prepayment, state: 'open' } });
  expect(await screen.findByText(/maksta 334,80\s€, tähtaeg 01.12.2026/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ettemaks 50 %' })).toHaveAttribute(
    'href',
    `/platform/invoice/${invoiceId.toUpperCase()}`,
  );
  unmount();
  open({
    __typename: 'TripPaying',
    customer: { ...customer, isLate: false, overdue: 0 },
    prepayment: { ...prepayment, state: 'paid', open: 0 },
  });
  expect(await screen.findByText(/: makstud$/)).toBeVisible();
  expect(screen.queryByText(/Hilineja/)).toBeNull();
});
