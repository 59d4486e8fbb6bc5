import { findAddress, findCaller } from './caller';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('calls from %s count for %s', (address, caller) => {
  expect(findCaller({ ip: address })).toBe(caller);
});

test('a caller whose address is not known, or is no address, has a short name too', () => {
  expect(findCaller({})).toBe('unknown');
  expect(findCaller({ ip: 'x'.repeat(5000) })).toHaveLength(64);
});

test('keeps the whole address of the person who accepts', () => {
  expect(findAddress({ ip: '::ffff:203.0.113.7' })).toBe('203.0.113.7');
  expect(findAddress({ ip: '2001:db8:1:2:aaaa:bbbb:cccc:dddd' })).toBe('2001:db8:1:2:aaaa:bbbb:cccc:dddd');
  expect(findAddress({})).toBeUndefined();
});
