import { printInRequestLanguage } from '../../texts/printMessage';
import { findTripState } from './tripState';
import {
  isCrewShown,
  findFoodDeadline,
  findSeatLimit,
  createTooManyPassengersError,
  listTripActions,
} from './tripRules';

const startsAt = new Date('2026-12-05T04:30:00Z');
const endsAt = new Date('2026-12-05T19:50:00Z');
const at = (iso: string) => new Date(iso);

test.each([
  ['2026-12-04T04:29:59.999Z', false],
  ['2026-12-04T04:30:00.000Z', true],
  ['2026-12-05T12:00:00.000Z', true],
])('the crew is shown from 24 hours before the departure: %s', (now, shown) => {
  expect(isCrewShown({ startsAt }, at(now))).toBe(shown);
});

test('24 hours are hours, also over the nights of the clocks', () => {
  const sunday = { startsAt: at('2026-10-25T10:00:00Z') };
  expect(isCrewShown(sunday, at('2026-10-24T09:59:59Z'))).toBe(false);
  expect(isCrewShown(sunday, at('2026-10-24T10:00:00Z'))).toBe(true);
});

test.each([
  [3, '2026-12-02T22:00:00.000Z'],
  [1, '2026-12-04T22:00:00.000Z'],
  [0, '2026-12-05T22:00:00.000Z'],
])('catering can be changed until the end of the day %i days before', (days, until) => {
  expect(findFoodDeadline({ startsAt }, days).toISOString()).toBe(until);
});

test.each([
  ['one bus, its driver among the seats', { seats: [50], drivers: 1, offered: 42 }, 49, 'bus'],
  ['two buses and two drivers', { seats: [50, 20], drivers: 2, offered: 42 }, 68, 'bus'],
  ['a bus whose seats nobody wrote down', { seats: [50, null], drivers: 2, offered: 42 }, 42, 'offer'],
  ['no job', { seats: [], drivers: 0, offered: 45 }, 45, 'offer'],
  ['the office took more since', { seats: [], drivers: 0, offered: 20 }, 42, 'offer'],
  ['nothing offered yet', { seats: [], drivers: 0, offered: null }, 10_000, 'form'],
])('seats: %s', (_what, facts, most, from) => {
  expect(findSeatLimit({ passengers: 42, ...facts })).toEqual({ most, from });
  expect(printInRequestLanguage(createTooManyPassengersError({ most: 45, from: 'bus' }).told)).toContain(
    'muudatuse soov',
  );
});

const order = (status: 'new' | 'answered' | 'expired' | 'accepted' | 'job' | 'archived' | 'rejected') => ({
  status,
  startsAt,
  endsAt,
});
const offer = {
  status: 'open' as const,
  sentAt: at('2026-11-10T08:00:00Z'),
  validUntil: at('2026-11-20T22:00:00Z'),
  price: 54000,
  rejectReason: null,
  decidedById: null,
  cancellationFee: null,
};
const before = at('2026-11-15T08:00:00Z');

test.each([
  ['asked', order('new'), null, before],
  ['lapsed', order('new'), null, endsAt],
  ['offered', order('answered'), offer, before],
  ['offered', order('answered'), { ...offer, validUntil: null }, before],
  ['offered', order('answered'), offer, at('2026-11-20T21:59:59.999Z')],
  ['ended', order('answered'), offer, at('2026-11-20T22:00:00.000Z')],
  ['ended', order('expired'), offer, before],
  ['lapsed', order('expired'), offer, endsAt],
  ['confirmed', order('accepted'), offer, startsAt],
  ['confirmed', order('job'), offer, startsAt],
  ['over', order('job'), offer, endsAt],
  ['over', order('archived'), offer, endsAt],
  ['rejected', order('rejected'), { ...offer, rejectReason: 'over_budget' as const }, before],
  ['cancelled', order('rejected'), { ...offer, rejectReason: 'cancelled_via_platform' as const }, before],
  ['cancelled', order('rejected'), { ...offer, rejectReason: 'other' as const, decidedById: 'a1' }, before],
  ['cancelled', order('rejected'), { ...offer, rejectReason: 'trip_cancelled' as const, cancellationFee: 0 }, before],
  ['cancelled', order('rejected'), { ...offer, rejectReason: 'trip_cancelled' as const, price: null }, before],
] as const)('stands as %s', (state, facts, last, now) => {
  expect(findTripState(facts, last, now)).toBe(state);
});

const actions = (state: Parameters<typeof listTripActions>[0]['state'], now: Date, changes = {}) =>
  listTripActions(
    {
      state,
      answered: true,
      archived: false,
      feeToBill: false,
      startsAt,
      foodUntil: findFoodDeadline({ startsAt }, 3),
      ...changes,
    },
    now,
  );

test('the possible actions follow the state, the day of catering, the departure and the archive', () => {
  expect(actions('asked', before, { answered: false })).toEqual(['passengers', 'food']);
  expect(actions('offered', before)).toEqual(['accept', 'reject', 'passengers', 'notes', 'food', 'invoice']);
  expect(actions('ended', before)).toEqual(['askAgain']);
  expect(actions('confirmed', before)).toEqual(['passengers', 'leader', 'notes', 'food', 'invoice']);
  expect(actions('confirmed', at('2026-12-02T22:00:00Z'))).toEqual(['passengers', 'leader', 'notes', 'invoice']);
  expect(actions('confirmed', startsAt)).toEqual(['leader', 'invoice']);
  expect(actions('over', endsAt)).toEqual(['invoice']);
  expect(actions('over', endsAt, { archived: true })).toEqual([]);
  expect(actions('cancelled', before)).toEqual([]);
  expect(actions('cancelled', before, { feeToBill: true })).toEqual(['invoice']);
  for (const state of ['lapsed', 'rejected', 'cancelled'] as const) expect(actions(state, before)).toEqual([]);
});
