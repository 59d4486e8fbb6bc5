import { act, screen } from '@testing-library/react';
import { renderClient } from '../../../testRender';
import { openOffer, someOrder } from '../parts/order.fixture';
import { RouteChangedNote } from './RouteChangedNote';
import { idOf } from '../../../testIds';

// The offer was sent at 06:14.
const order = someOrder({ offer: openOffer });
const edit = {
  __typename: 'OrderEvent',
  id: idOf('event-1'),
  version: 2,
  action: 'editRoute',
  actor: 'admin',
  actorName: 'Maris',
};
const bent = '{"stops": [[], []]}';

/** Resolves when the history has been answered. */
async function read(at: string, changes: string): Promise<void> {
  const history = jest.fn(() => ({ data: { orderHistory: [{ ...edit, at, changes }] } }));
  const { client } = renderClient(<RouteChangedNote order={order} />, { replies: { OrderHistory: history } });
  await act(async () => void (await client.refetchQueries({ include: ['OrderHistory'] })));
  expect(history).toHaveBeenCalled();
}
const note = () => screen.queryByText(/^Marsruuti muudeti pärast pakkumist/);

describe('the note on the route of an order', () => {
  it('says that the price is older than the route', async () => {
    await read('2026-11-21T07:00:00.000Z', bent);
    expect(note()).toHaveTextContent('Hind on endine.');
  });

  it('says nothing of what the offer already knew, or of a route that was only sent', async () => {
    await read('2026-11-21T06:00:00.000Z', bent);
    expect(note()).toBeNull();
    await read('2026-11-21T07:00:00.000Z', '{}');
    expect(note()).toBeNull();
  });
});
