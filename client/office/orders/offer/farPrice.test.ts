import { findFarFrom } from './farPrice';

it('finds the usual price of which the typed one is twice or half', () => {
  const list = { from: 'list', cents: 60000 } as const;
  const similar = { from: 'similar', cents: 40000 } as const;
  const found = (cents: number) => findFarFrom(cents, [list, similar])?.from;
  expect([79999, 80000, 119999, 120000, 30001, 30000, 20000].map(found)).toEqual([
    undefined,
    'similar',
    'similar',
    'list',
    undefined,
    'list',
    'list',
  ]);
  expect(findFarFrom(500, [{ from: 'list', cents: 0 }])).toBeUndefined();
});
