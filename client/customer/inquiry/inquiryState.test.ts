import type { Place } from '../../lib/forms/draftRoute';
import { makeFreshInquiry, reduceInquiry } from './inquiryState';
import type { InquiryAction, InquiryState } from './inquiryState';

const now = new Date('2026-11-21T10:00:00Z');
const fresh = makeFreshInquiry({ inquiryId: 'inquiry-1', formKey: 'form-1' }, now);
const place = (city: string): Place => ({ city, address: city, lat: 59, lng: 25, approximate: false });
const after = (actions: InquiryAction[], start: InquiryState = fresh) => actions.reduce(reduceInquiry, start);

const route = after([
  { type: 'placeChosen', stopId: 1, place: place('Tallinn') },
  { type: 'stopAdded', place: place('Paide') },
  { type: 'stopAdded', place: place('Tartu') },
  { type: 'departureSet', stopId: 2, depart: '2026-12-05T08:00:00Z' },
]);
describe('the inquiry form', () => {
  it('starts with one empty stop that leaves a week from now at midnight in Tallinn', () => {
    expect(fresh.stops).toEqual([{ id: 1, place: null, depart: '2026-11-27T22:00:00.000Z' }]);
    expect(fresh.details.passengers).toBe(0);
    expect(fresh.cart).toEqual({});
  });

  it('keeps an estimate while only details change', () => {
    const estimate = { arrivals: [null, null], distanceKm: 186, durationMin: 165, notes: [], path: [] };
    const estimated = after([{ type: 'estimated', stops: route.stops, estimate }], route);
    expect(after([{ type: 'detailsTyped', details: { notes: 'x' } }], estimated).estimate).toEqual(estimate);
    expect(after([{ type: 'stopRemoved', stopId: 2 }], estimated).estimate).toBeNull();
  });

  it('stays within its three steps', () => {
    expect(after([{ type: 'stepped', step: 5 }]).step).toBe(2);
    expect(after([{ type: 'stepped', step: -1 }]).step).toBe(0);
  });

  it('is reset and remembers the sent inquiry; a restart forgets that too', () => {
    const typed = after([{ type: 'detailsTyped', details: { email: ' oie@rahvatants.ee ' } }], route);
    const next = makeFreshInquiry({ inquiryId: 'inquiry-2', formKey: 'form-2' }, now);
    const sent = after([{ type: 'sent', orderId: 'inquiry-1', fresh: next }], typed);
    expect(sent).toEqual({ ...next, sent: { orderId: 'inquiry-1', email: 'oie@rahvatants.ee' } });
    expect(after([{ type: 'restarted', fresh: next }], sent)).toEqual(next);
  });
});

describe('the cart', () => {
  it('counts up, and at zero the package is gone', () => {
    const two = after([
      { type: 'foodAdded', packageId: 'a' },
      { type: 'foodAdded', packageId: 'a' },
    ]);
    expect(two.cart).toEqual({ a: 2 });
    expect(after([{ type: 'foodTaken', packageId: 'a' }], two).cart).toEqual({ a: 1 });
    expect(
      after(
        [
          { type: 'foodTaken', packageId: 'a' },
          { type: 'foodTaken', packageId: 'a' },
        ],
        two,
      ).cart,
    ).toEqual({});
  });

  it.each([
    [47, { a: 47 }],
    [0, {}],
    [-3, {}],
  ])('set to %i it is %j', (count, cart) => {
    expect(
      after([
        { type: 'foodAdded', packageId: 'a' },
        { type: 'foodSet', packageId: 'a', count },
      ]).cart,
    ).toEqual(cart);
  });
});
