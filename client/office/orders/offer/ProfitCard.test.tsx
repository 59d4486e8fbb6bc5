import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TripProfitQuery } from '../../../generated/graphql';
import { renderClient } from '../../../testRender';
import { someOrder } from '../parts/order.fixture';
import { ProfitCard } from './ProfitCard';

type Profit = NonNullable<TripProfitQuery['tripProfit']>;
const profit: Profit = {
  price: 900,
  cost: 651.9,
  profit: 248.1,
  lines: [
    { kind: 'hours', count: 570, each: 22.5, amount: 213.75 },
    { kind: 'drive', count: 412, each: 0.85, amount: 350.2 },
  ],
};
const open = (tripProfit: Profit | null) =>
  renderClient(<ProfitCard order={someOrder()} />, { replies: { TripProfit: () => ({ data: { tripProfit } }) } });
const card = () => screen.findByRole('region', { name: 'Kulu ja kasum' });

it('shows the price, each cost and the profit with its share of the price', async () => {
  open(profit);
  const region = within(await card());
  expect(await region.findByText('248,10 € (28 %)')).toBeVisible();
  expect(region.getByText('Juhi töötunnid: 9,5 h × 22,50 €')).toBeVisible();
  expect(region.getByText('Kilomeetrid: 412 km × 0,85 €')).toBeVisible();
  expect(region.getByText('−350,20 €')).toBeVisible();
});

it('asks for the figures while the settings have none', async () => {
  open({ ...profit, cost: null, profit: null, lines: [] });
  expect(await screen.findByRole('link', { name: 'Lisa kulud seadetes' })).toHaveAttribute(
    'href',
    '/platform/settings',
  );
});

it('is not there for an order without a price', async () => {
  open(null);
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
});

it('tries again after a failure', async () => {
  let asked = 0;
  renderClient(<ProfitCard order={someOrder()} />, {
    replies: {
      TripProfit: () => {
        asked += 1;
        if (asked === 1) throw new Error('offline');
        return { data: { tripProfit: profit } };
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Proovi uuesti' }));
  expect(await screen.findByText('248,10 € (28 %)')).toBeVisible();
});
