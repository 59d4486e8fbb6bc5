import { checkDetails, checkInquiry, dropAnsweredProblems, findStep } from './inquiryChecks';
import { makeFreshInquiry } from './inquiryState';
import type { DraftStop } from '../../lib/forms/draftRoute';

const now = new Date('2026-11-21T10:00:00Z');
const fresh = makeFreshInquiry({ inquiryId: 'inquiry-1', formKey: 'form-1' }, now);
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

describe('checkInquiry', () => {
  it('is content with a whole inquiry', () => {
    expect(checkInquiry({ ...fresh, stops: stops('2026-12-05T06:00:00Z', null), details }, now)).toEqual({});
  });

  it('names a missing route in the agreed words', () => {
    expect(checkInquiry({ ...fresh, details }, now)).toEqual({
      stops: 'Please define at least one location for the route.',
    });
    expect(checkInquiry({ ...fresh, stops: stops(null, null), details }, now)).toEqual({
      'stops.0.depart': 'Please set a departure time for the starting point.',
    });
  });

  it('names each missing detail; the company when it is to be invoiced; the discount code may be empty', () => {
    expect(checkDetails({ ...fresh.details, fullName: '  ', toCompany: true })).toEqual({
      company: 'Palun sisestage ettevõtte nimi',
      passengers: 'Palun sisestage reisijate arv',
      fullName: 'Palun sisestage täisnimi',
      email: 'Palun sisestage e-posti aadress',
      phone: 'Palun sisestage telefoninumber',
    });
  });
});

it.each([
  [{ email: 'oie@rahvatants' }, { email: 'Palun sisestage korrektne e-posti aadress' }],
  [{ email: 'oie rahvatants.ee' }, { email: 'Palun sisestage korrektne e-posti aadress' }],
  [{ phone: '12' }, { phone: 'Palun sisestage korrektne telefoninumber' }],
  [{ phone: 'helista õhtul' }, { phone: 'Palun sisestage korrektne telefoninumber' }],
  [{ phone: '+372 5551 2345' }, {}],
  [{ phone: '(0372) 555-12 345' }, {}],
  [{ email: ' oie@rahva-tants.co.uk ' }, {}],
])('%j is reported on the step on which it was typed', (typed, problems) => {
  expect(checkDetails({ ...details, ...typed })).toEqual(problems);
});

it.each([
  ['stops.1.depart', 0],
  ['email', 1],
  ['food.0.count', 2],
])('%s stands on step %i', (field, step) => {
  expect(findStep(field)).toBe(step);
});

describe('dropAnsweredProblems', () => {
  const problems = { 'stops.0.depart': 'a', email: 'b', phone: 'c', food: 'd' };

  it('drops only the errors that the action concerns', () => {
    expect(dropAnsweredProblems(problems, { type: 'detailsTyped', details: { email: 'x' } })).not.toHaveProperty(
      'email',
    );
    expect(dropAnsweredProblems(problems, { type: 'detailsTyped', details: { email: 'x' } })).toHaveProperty(
      'phone',
      'c',
    );
    expect(Object.keys(dropAnsweredProblems(problems, { type: 'stopRemoved', stopId: 1 }))).toEqual([
      'email',
      'phone',
      'food',
    ]);
    expect(Object.keys(dropAnsweredProblems(problems, { type: 'foodAdded', packageId: 'a' }))).not.toContain('food');
    expect(dropAnsweredProblems(problems, { type: 'stepped', step: 1 })).toEqual(problems);
  });

  it('keeps errors of a time when the exact position of a place arrives', () => {
    const found = { stops: 'kaks teepunkti', 'stops.0.depart': 'väljumisaeg' };
    const place = { city: 'Tartu', address: 'Tartu', lat: 58.4, lng: 26.7, approximate: false };
    expect(dropAnsweredProblems(found, { type: 'placeChosen', stopId: 1, place })).toEqual({
      'stops.0.depart': 'väljumisaeg',
    });
  });
});
