import { detailsProblems, remainingProblems, sendProblems, stepOf } from './inquiryChecks';
import { freshInquiry } from './inquiryState';
import type { DraftStop } from '../../lib/draftRoute';

const now = new Date('2026-11-21T10:00:00Z');
const fresh = freshInquiry('inquiry-1', now);
const stops = (...departures: (string | null)[]): DraftStop[] =>
  departures.map((depart, index) => ({
    id: index + 1,
    place: { city: 'Paide', address: 'Keskväljak, Paide', lat: 58.9, lng: 25.6, approximate: false },
    depart,
  }));
const details = {
  ...fresh.details,
  passengers: 47,
  fullName: 'Õie Jõgeväli',
  email: 'oie@rahvatants.ee',
  phone: '55512345',
};

describe('sendProblems', () => {
  it('is content with a whole inquiry', () => {
    expect(sendProblems({ ...fresh, stops: stops('2026-12-05T06:00:00Z', null), details }, now)).toEqual({});
  });

  it('names a missing route in the words of the spec', () => {
    expect(sendProblems({ ...fresh, details }, now)).toEqual({
      stops: 'Please define at least one location for the route.',
    });
    expect(sendProblems({ ...fresh, stops: stops(null, null), details }, now)).toEqual({
      'stops.0.depart': 'Please set a departure time for the starting point.',
    });
  });

  it('names each missing detail; company and discount code may be empty', () => {
    expect(detailsProblems({ ...fresh.details, fullName: '  ', toCompany: true })).toEqual({
      passengers: 'Palun sisestage reisijate arv',
      fullName: 'Palun sisestage täisnimi',
      email: 'Palun sisestage e-posti aadress',
      phone: 'Palun sisestage telefoninumber',
    });
  });
});

it.each([
  ['stops.1.depart', 0],
  ['email', 1],
  ['food.0.count', 2],
])('%s stands on step %i', (field, step) => {
  expect(stepOf(field)).toBe(step);
});

describe('remainingProblems', () => {
  const problems = { 'stops.0.depart': 'a', email: 'b', phone: 'c', food: 'd' };

  it('drops only what the act was about', () => {
    expect(remainingProblems(problems, { type: 'detailsTyped', details: { email: 'x' } })).not.toHaveProperty('email');
    expect(remainingProblems(problems, { type: 'detailsTyped', details: { email: 'x' } })).toHaveProperty('phone', 'c');
    expect(Object.keys(remainingProblems(problems, { type: 'stopRemoved', stopId: 1 }))).toEqual([
      'email',
      'phone',
      'food',
    ]);
    expect(Object.keys(remainingProblems(problems, { type: 'foodAdded', packageId: 'a' }))).not.toContain('food');
    expect(remainingProblems(problems, { type: 'stepped', step: 1 })).toEqual(problems);
  });
});
