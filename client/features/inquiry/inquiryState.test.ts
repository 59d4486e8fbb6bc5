import { MAX_STOPS, freshInquiry, inquiryReducer } from './inquiryState';
import type { InquiryAction, InquiryState, Place } from './inquiryState';

const now = new Date('2026-11-21T10:00:00Z');
const fresh = freshInquiry('inquiry-1', now);
const place = (city: string): Place => ({ city, address: city, lat: 59, lng: 25, approximate: false });
const after = (actions: InquiryAction[], start: InquiryState = fresh) => actions.reduce(inquiryReducer, start);
const cities = (state: InquiryState) => state.stops.map((stop) => stop.place?.city);

const route = after([
  { type: 'placeChosen', stopId: 1, place: place('Tallinn') },
  { type: 'stopAdded', place: place('Paide') },
  { type: 'stopAdded', place: place('Tartu') },
  { type: 'departureSet', stopId: 2, depart: '2026-12-05T08:00:00Z' },
]);
const estimate = { arrivals: [null, '2026-12-05T07:20:00Z', null], distanceKm: 186, durationMin: 165, notes: [] };
const estimated = after([{ type: 'estimated', stops: route.stops, estimate }], route);

describe('the inquiry form', () => {
  it('starts with one empty stop that leaves a week from now at midnight in Tallinn', () => {
    expect(fresh.stops).toEqual([{ id: 1, place: null, depart: '2026-11-27T22:00:00.000Z' }]);
    expect(fresh.details.passengers).toBe(0);
    expect(fresh.cart).toEqual({});
  });

  it('gives a new stop the next highest id', () => {
    const state = after([{ type: 'stopRemoved', stopId: 2 }, { type: 'stopAdded', place: place('Narva') }], route);
    expect(state.stops.map(({ id }) => id)).toEqual([1, 3, 4]);
  });

  it('takes no more stops than ten', () => {
    const many = Array.from({ length: 12 }, (): InquiryAction => ({ type: 'stopAdded', place: place('Paide') }));
    expect(after(many).stops).toHaveLength(MAX_STOPS);
  });

  it.each<[string, InquiryAction]>([
    ['changed', { type: 'placeChosen', stopId: 2, place: place('Türi') }],
    ['added', { type: 'stopAdded', place: place('Elva') }],
    ['removed', { type: 'stopRemoved', stopId: 2 }],
    ['moved', { type: 'stopMoved', stopId: 2, by: 1 }],
    ['dragged', { type: 'stopsOrdered', stopIds: [3, 1, 2] }],
    ['re-timed', { type: 'departureSet', stopId: 1, depart: '2026-12-05T06:00:00Z' }],
  ])('forgets computed arrivals when a stop is %s', (_what, action) => {
    expect(estimated.estimate).toEqual(estimate);
    expect(after([action], estimated).estimate).toBeNull();
  });

  it('keeps them when nothing moved', () => {
    expect(after([{ type: 'stopMoved', stopId: 1, by: -1 }], estimated).estimate).toEqual(estimate);
    expect(after([{ type: 'stopsOrdered', stopIds: [1, 2, 3] }], estimated).estimate).toEqual(estimate);
    expect(after([{ type: 'detailsTyped', details: { notes: 'x' } }], estimated).estimate).toEqual(estimate);
  });

  it('ignores an estimate of a route that has changed since', () => {
    const moved = after([{ type: 'stopMoved', stopId: 2, by: 1 }], route);
    expect(after([{ type: 'estimated', stops: route.stops, estimate }], moved).estimate).toBeNull();
  });

  it('moves and drags stops with their departures', () => {
    const moved = after([{ type: 'stopMoved', stopId: 2, by: -1 }], route);
    expect(cities(moved)).toEqual(['Paide', 'Tallinn', 'Tartu']);
    expect(moved.stops[0]?.depart).toBe('2026-12-05T08:00:00Z');
    expect(cities(after([{ type: 'stopsOrdered', stopIds: [3, 1, 2] }], route))).toEqual(['Tartu', 'Tallinn', 'Paide']);
  });

  it('removes a stop and reassigns nothing else; the only one is emptied', () => {
    const state = after([{ type: 'stopRemoved', stopId: 1 }], route);
    expect(state.stops).toEqual(route.stops.slice(1));
    const one = after([{ type: 'stopRemoved', stopId: 2 }, { type: 'stopRemoved', stopId: 3 }], state);
    expect(one.stops).toEqual([{ id: 3, place: null, depart: null }]);
  });

  it('stays within its three steps', () => {
    expect(after([{ type: 'stepped', step: 5 }]).step).toBe(2);
    expect(after([{ type: 'stepped', step: -1 }]).step).toBe(0);
  });

  it('is reset and remembers what was sent; a restart forgets that too', () => {
    const typed = after([{ type: 'detailsTyped', details: { email: ' oie@rahvatants.ee ' } }], route);
    const next = freshInquiry('inquiry-2', now);
    const sent = after([{ type: 'sent', orderId: 'inquiry-1', fresh: next }], typed);
    expect(sent).toEqual({ ...next, sent: { orderId: 'inquiry-1', email: 'oie@rahvatants.ee' } });
    expect(after([{ type: 'restarted', fresh: next }], sent)).toEqual(next);
  });
});

describe('the cart', () => {
  it('counts up, and at zero the package is gone', () => {
    const two = after([{ type: 'foodAdded', packageId: 'a' }, { type: 'foodAdded', packageId: 'a' }]);
    expect(two.cart).toEqual({ a: 2 });
    expect(after([{ type: 'foodTaken', packageId: 'a' }], two).cart).toEqual({ a: 1 });
    expect(after([{ type: 'foodTaken', packageId: 'a' }, { type: 'foodTaken', packageId: 'a' }], two).cart).toEqual({});
  });

  it.each([
    [47, { a: 47 }],
    [0, {}],
    [-3, {}],
  ])('set to %i it is %j', (count, cart) => {
    expect(after([{ type: 'foodAdded', packageId: 'a' }, { type: 'foodSet', packageId: 'a', count }]).cart).toEqual(cart);
  });
});
