import { appendPart } from './appendPart';

const next = { nodes: [3, 4], endCursor: 'd' };

it('puts the next part behind the shown ones', () => {
  expect(appendPart({ nodes: [1, 2], endCursor: 'b' }, next, 'b')).toEqual({ nodes: [1, 2, 3, 4], endCursor: 'd' });
});

it('leaves a list alone that ends elsewhere by now', () => {
  const reloaded = { nodes: [0, 1], endCursor: 'a' };
  expect(appendPart(reloaded, next, 'b')).toBe(reloaded);
});
