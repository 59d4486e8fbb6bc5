import type { Replies } from './testRender';

// What stands below `@ts-expect-error` is seen by `npm run check:types:client`: as soon as it compiles, that fails.

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
