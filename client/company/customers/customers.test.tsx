import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeSnackbar } from 'notistack';
import { makeId } from '../../testIds';
import { enterText, refusal, renderClient } from '../../testRender';
import type { DataOf, Replies } from '../../testRender';
import CustomerTie from './CustomerTie';
import CustomersPage from './CustomersPage';
import { MergeSection } from './MergeSection';

type Order = DataOf<'OrderById'>['order'];
type Suggestion = DataOf<'SuggestedCustomers'>['suggestedCustomers'][number];
type Row = DataOf<'Customers'>['customers']['nodes'][number];

const orderId = makeId('1');
const school: Suggestion = {
  __typename: 'SuggestedCustomer',
  id: makeId('2'),
  name: 'Näidiskool',
  registryCode: '12345678',
  reason: 'registryCode',
  orders: 3,
};

afterEach(() => act(() => closeSnackbar()));

describe('the question whose an order is', () => {
  const open = (replies: Replies = {}) => {
    const reload = jest.fn(() => Promise.resolve());
    const order = { id: orderId, version: 4, customer: null } as unknown as Order;
    renderClient(<CustomerTie order={order} reload={reload} />, {
      replies: { SuggestedCustomers: () => ({ data: { suggestedCustomers: [school] } }), ...replies },
    });
    return reload;
  };

  it('says why a customer is suggested, and ties by one press with the version that was seen', async () => {
    const tie = jest.fn((_: Record<string, unknown>) => refusal('staleOrder'));
    const reload = open({ TieCustomer: tie });
    const card = within(await screen.findByRole('region', { name: 'Kelle tellimus?' }));
    expect(await card.findByText('Sama registrikood 12345678 · 3 tellimust')).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Jah, see on Näidiskool' }));
    expect(tie).toHaveBeenCalledWith({ id: orderId, customerId: school.id, version: 4 });
    // A colleague was quicker: the order is read again.
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('leaves out a customer that was refused', async () => {
    let suggestedCustomers = [school];
    open({
      SuggestedCustomers: () => ({ data: { suggestedCustomers } }),
      RefuseCustomer: () => {
        suggestedCustomers = [];
        return { data: { refuseCustomer: true } };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Ei, see ei ole Näidiskool' }));
    expect(await screen.findByText('Sarnast klienti ei ole.')).toBeVisible();
  });

  it('offers a new customer also when suggestions cannot be loaded', async () => {
    open({ SuggestedCustomers: () => refusal('databaseAway') });
    expect(await screen.findByText(/Sarnaseid kliente ei õnnestunud laadida/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Uus klient' })).toBeEnabled();
  });
});

type Customer = Parameters<typeof MergeSection>[0]['customer'];

const row = (nth: number): Row => ({
  __typename: 'ListedCustomer',
  id: makeId(String(10 + nth)),
  name: `Klient ${nth}`,
  kind: 'company',
  registryCode: null,
  contact: null,
  orders: nth,
  lastTripAt: null,
});
const list = (nodes: Row[], endCursor: string | null = null) => ({
  data: { customers: { __typename: 'CustomerConnection' as const, nodes, endCursor } },
});

describe('the search of duplicates', () => {
  const open = (replies: Replies) => {
    const customer = { id: makeId('3'), name: 'Näidiskool', merges: [] } as unknown as Customer;
    renderClient(<MergeSection customer={customer} />, { replies });
  };
  const search = async (text: string) => {
    await userEvent.click(screen.getByRole('button', { name: 'Ühenda topeltkirje' }));
    await enterText(screen.getByRole('textbox', { name: /Otsi teist kirjet/ }), text);
  };

  it.each([
    ['c1', 1],
    [null, 0],
  ])('asks for a narrower search only when more were found (cursor %s)', async (endCursor, count) => {
    open({ Customers: () => list([row(1)], endCursor) });
    await search('Klient');
    expect(await screen.findByText('Klient 1')).toBeVisible();
    expect(screen.queryAllByText(/Leiti rohkem kirjeid/)).toHaveLength(count);
  });

  it('keeps the names in the question until it is gone', async () => {
    open({ Customers: () => list([row(1)]) });
    await search('Klient');
    await userEvent.click(await screen.findByRole('button', { name: 'Ühenda siia: Klient 1' }));
    expect(screen.getByText(/^Klient 1 kaob loetelust/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Loobu' }));
    expect(screen.queryByText(/kaob loetelust/)).toBeNull();
  });
});

describe('the list of customers', () => {
  it('shows the next part by a button, and then no more', async () => {
    renderClient(<CustomersPage />, {
      replies: { Customers: ({ after }) => (after === 'c1' ? list([row(2)]) : list([row(1)], 'c1')) },
    });
    expect(await screen.findByRole('link', { name: 'Klient 1' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Näita veel' }));
    expect(await screen.findByRole('link', { name: 'Klient 2' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Klient 1' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Näita veel' })).toBeNull();
  });

  it('says that there are none, and when they could not be loaded', async () => {
    let isDown = true;
    renderClient(<CustomersPage />, { replies: { Customers: () => (isDown ? refusal('databaseAway') : list([])) } });
    expect(await screen.findByText('Kliente ei õnnestunud laadida')).toBeVisible();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Proovi uuesti' }));
    expect(await screen.findByText('Kliente veel ei ole')).toBeVisible();
  });
});
