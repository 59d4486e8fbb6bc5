import { act, screen } from '@testing-library/react';
import { renderClient } from '../../../testRender';
import type { FullOrder } from '../parts/orderParts';
import { RouteChangedNote } from './RouteChangedNote';
import { replied } from '../../../testReplies';

const { order } = replied('OrderById', 'edited');
const { orderHistory } = replied('OrderHistory', 'edited');

/** Resolves when the history has been answered. */
async function read(entries: typeof orderHistory): Promise<void> {
  const history = jest.fn(() => ({ data: { orderHistory: entries } }));
  const note = <RouteChangedNote order={order as FullOrder} />;
  const { client } = renderClient(note, { replies: { OrderHistory: history } });
  await act(async () => void (await client.refetchQueries({ include: ['OrderHistory'] })));
  expect(history).toHaveBeenCalled();
}
const note = () => screen.queryByText(/^Marsruuti muudeti pärast pakkumist/);

describe('the note on the route of an order', () => {
  it('says that the price is older than the route', async () => {
    await read(orderHistory);
    expect(note()).toHaveTextContent('Hind on endine.');
  });

  it('is silent about changes that the offer has already, and about a route that was only sent', async () => {
    await read(orderHistory.map((entry) => ({ ...entry, at: order.createdAt })));
    expect(note()).toBeNull();
    await read(orderHistory.filter(({ changes }) => !changes.includes('stops')));
    expect(note()).toBeNull();
  });
});
