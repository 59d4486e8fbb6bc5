import { takeOldest } from './credit';

const rest = (id: string, cents: number) => ({ id, cents });

it('takes the oldest payment first, and never more than is left of all after what went back', () => {
  const rests = [rest('a', 3000), rest('back', -2000), rest('b', 5000)];
  expect(takeOldest(rests, 3500)).toEqual([rest('a', 3000), rest('b', 500)]);
  expect(takeOldest(rests, 90_000)).toEqual([rest('a', 3000), rest('b', 3000)]);
  expect(takeOldest([rest('a', 3000), rest('back', -3000)], 100)).toEqual([]);
  expect(takeOldest(rests, -5)).toEqual([]);
});
