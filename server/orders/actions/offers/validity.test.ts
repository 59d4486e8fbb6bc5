import { offerEnd } from '../../../model/orders/offerEnd';
import { listReminders, requireValidUntil } from './validity';

const now = new Date('2026-11-21T08:00Z');
const trip = (startsAt: string) => ({
  startsAt: new Date(startsAt),
  endsAt: new Date(new Date(startsAt).getTime() + 36_000_000),
});
const iso = (moments: (Date | null)[]) => moments.map((moment) => moment?.toISOString().slice(0, 16));

test.each([
  // Fourteen days, to the end of the day in Tallinn.
  ['2027-01-10T06:00Z', undefined, '2026-12-05T22:00'],
  ['2027-01-10T06:00Z', '2026-11-21', '2026-11-21T22:00'],
  ['2026-12-01T06:00Z', undefined, '2026-12-01T06:00'],
  ['2026-12-01T06:00Z', '2026-12-01', '2026-12-01T06:00'],
  ['2026-12-01T06:00Z', '2026-11-30', '2026-11-30T22:00'],
  // Summer time ends in between.
  ['2026-11-21T06:00Z', undefined, '2026-11-21T16:00'],
])('of a trip on %s with %s an offer holds until %s', (start, day, end) => {
  expect(iso([requireValidUntil(trip(start), now, day)])).toEqual([end]);
});

test.each([
  ['2026-11-20', 'quote.endInPast'],
  ['2026-12-02', 'quote.endAfterDeparture'],
])('%s is refused at its field', (day, message) => {
  expect(() => requireValidUntil(trip('2026-12-01T06:00Z'), now, day)).toThrow(message);
});

test.each([
  ['2026-12-05T08:00Z', ['2026-11-28T08:00', '2026-12-04T08:00']],
  ['2026-11-24T08:00Z', ['2026-11-22T20:00', '2026-11-23T08:00']],
  // Too close to each other: one.
  ['2026-11-23T10:00Z', ['2026-11-22T10:00']],
  ['2026-11-22T10:00Z', ['2026-11-21T21:00']],
  ['2026-11-21T20:00Z', []],
])('an offer until %s reminds at %j', (end, expected) => {
  expect(iso(listReminders(now, new Date(end)))).toEqual(expected);
});

test('a trip that moves ahead takes the end of its offer along, one under way does not', () => {
  const validUntil = new Date('2026-12-05T22:00Z');
  expect(iso([offerEnd({ validUntil, sentAt: now }, trip('2026-11-30T06:00Z'))])).toEqual(['2026-11-30T06:00']);
  expect(iso([offerEnd({ validUntil, sentAt: now }, trip('2026-12-30T06:00Z'))])).toEqual(['2026-12-05T22:00']);
  expect(iso([offerEnd({ validUntil, sentAt: now }, trip('2026-11-21T06:00Z'))])).toEqual(['2026-12-05T22:00']);
  expect(offerEnd({ validUntil: null, sentAt: now }, trip('2026-11-30T06:00Z'))).toBeNull();
});
