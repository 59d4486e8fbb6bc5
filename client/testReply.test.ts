import { makeId } from './testIds';
import { checkedReply, takeFaults } from './testReply';
import type { Replies } from './testRender';

// `npm run check:types:client` looks at `@ts-expect-error` below: it fails as soon as the code compiles.

it('a reply of no operation, or with data or variables of another type, does not compile', () => {
  const replies: Replies[] = [
    // @ts-expect-error: no operation is called so.
    { DeleteOrders: () => ({ data: { deleteOrder: true } }) },
    // @ts-expect-error: it is a yes or no.
    { DeleteOrder: () => ({ data: { deleteOrder: 'yes' } }) },
    // @ts-expect-error: the field is missing.
    { DeleteOrder: () => ({ data: {} }) },
    // @ts-expect-error: it takes no such variable.
    { DeleteOrder: ({ orderId }) => ({ data: { deleteOrder: orderId === '' } }) },
  ];
  expect(replies).toHaveLength(4);
});

it.each([
  ['an id', { id: 'n1' }, 'id: "n1" is no UUID'],
  ['a moment', { start: '2026-11-31T06:00:00.000Z' }, 'start: "2026-11-31T06:00:00.000Z" is no DateTime'],
])('a scalar that the server would not say fails the test: %s', (_what, changes, fault) => {
  const order = { id: makeId('n1'), start: '2026-11-21T06:00:00.000Z', ...changes };
  checkedReply({ data: { order } }, 'query ($id: UUID!) { order(id: $id) { id start } }', { id: makeId('n1') });
  expect(takeFaults()).toEqual([`order.${fault}`]);
});
