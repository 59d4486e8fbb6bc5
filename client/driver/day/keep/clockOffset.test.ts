import { measureOffset } from './clockOffset';

const HOUR = 3_600_000;

it('measures a wrong clock by the middle of the request, and keeps the former value for what the network explains', () => {
  expect(measureOffset(0, { serverAt: 2 * HOUR + 200, sentAt: 0, receivedAt: 400 })).toBe(2 * HOUR);
  expect(measureOffset(2 * HOUR, { serverAt: 2 * HOUR + 900, sentAt: 0, receivedAt: 400 })).toBe(2 * HOUR);
  // The clock was corrected between two requests.
  expect(measureOffset(2 * HOUR, { serverAt: 5000, sentAt: 4900, receivedAt: 5100 })).toBe(0);
});

it('trusts no reply that hung or came before it was asked for', () => {
  expect(measureOffset(7, { serverAt: HOUR, sentAt: 0, receivedAt: 30_000 })).toBe(7);
  expect(measureOffset(7, { serverAt: HOUR, sentAt: HOUR, receivedAt: 0 })).toBe(7);
});
