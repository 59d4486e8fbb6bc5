import { MAX_STOPS, reduceRoute } from './draftRoute';
import type { DraftRoute, Place, RouteAction } from './draftRoute';

const place = (city: string): Place => ({ city, address: city, lat: 59, lng: 25, approximate: false });
const fresh: DraftRoute = { stops: [{ id: 1, place: null, depart: '2026-12-05T06:00:00Z' }], estimate: null };
const after = (actions: RouteAction[], start: DraftRoute = fresh) => actions.reduce<DraftRoute>(reduceRoute, start);
const cities = ({ stops }: DraftRoute) => stops.map((stop) => stop.place?.city);

const route = after([
  { type: 'placeChosen', stopId: 1, place: place('Tallinn') },
  { type: 'stopAdded', place: place('Paide') },
  { type: 'stopAdded', place: place('Tartu') },
  { type: 'departureSet', stopId: 2, depart: '2026-12-05T08:00:00Z' },
]);
const estimate = {
  arrivals: [null, '2026-12-05T07:20:00Z', null],
  distanceKm: 186,
  durationMin: 165,
  notes: [],
  path: [
    [59, 25],
    [58, 26],
  ],
};
const estimated = after([{ type: 'estimated', stops: route.stops, estimate }], route);

describe('a route that is being laid', () => {
  it('gives a new stop the next highest id', () => {
    const changed = after(
      [
        { type: 'stopRemoved', stopId: 2 },
        { type: 'stopAdded', place: place('Narva') },
      ],
      route,
    );
    expect(changed.stops.map(({ id }) => id)).toEqual([1, 3, 4]);
  });

  it('takes no more stops than ten', () => {
    const many = Array.from({ length: 12 }, (): RouteAction => ({ type: 'stopAdded', place: place('Paide') }));
    expect(after(many).stops).toHaveLength(MAX_STOPS);
  });

  it.each<[string, RouteAction]>([
    ['changed', { type: 'placeChosen', stopId: 2, place: place('Türi') }],
    ['dragged on the map', { type: 'placeMoved', stopId: 2, lat: 58.8, lng: 25.5 }],
    ['added', { type: 'stopAdded', place: place('Elva') }],
    ['removed', { type: 'stopRemoved', stopId: 2 }],
    ['moved', { type: 'stopMoved', stopId: 2, by: 1 }],
    ['dragged', { type: 'stopsOrdered', stopIds: [3, 1, 2] }],
    ['re-timed', { type: 'departureSet', stopId: 1, depart: '2026-12-05T06:30:00Z' }],
  ])('forgets computed arrivals when a stop is %s', (_what, action) => {
    expect(estimated.estimate).toEqual(estimate);
    expect(after([action], estimated).estimate).toBeNull();
  });

  it('keeps them when nothing moved', () => {
    expect(after([{ type: 'stopMoved', stopId: 1, by: -1 }], estimated).estimate).toEqual(estimate);
    expect(after([{ type: 'stopsOrdered', stopIds: [1, 2, 3] }], estimated).estimate).toEqual(estimate);
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

  it('keeps the address of a marker that was dragged, and says that it was', () => {
    const moved = after([{ type: 'placeMoved', stopId: 2, lat: 58.8, lng: 25.5 }], route);
    const { lat, lng } = place('Paide');
    const named = { lat, lng };
    expect(moved.stops[1]?.place).toEqual({ ...place('Paide'), lat: 58.8, lng: 25.5, moved: true, named });
    expect(moved.stops[1]?.depart).toBe('2026-12-05T08:00:00Z');
    const farther = after([{ type: 'placeMoved', stopId: 2, lat: 58.7, lng: 25.4 }], moved);
    expect(farther.stops[1]?.place?.named).toEqual(named);
  });

  it('names a marker after its new place when it was dragged far away, unless it has been dragged on since', () => {
    const at = { lat: 58.8, lng: 25.5 };
    const moved = after([{ type: 'placeMoved', stopId: 2, ...at }], route);
    const renaming = { type: 'placeRenamed', stopId: 2, at, city: 'Türi', address: 'Türi, Järva maakond' } as const;
    expect(after([renaming], moved).stops[1]?.place).toMatchObject({ ...at, city: 'Türi', moved: true, named: at });
    const on = after([{ type: 'placeMoved', stopId: 2, lat: 58.7, lng: 25.4 }], moved);
    expect(after([renaming], on)).toBe(on);
  });

  it('removes a stop and reassigns nothing else; the only one is emptied', () => {
    const two = after([{ type: 'stopRemoved', stopId: 1 }], route);
    expect(two.stops).toEqual(route.stops.slice(1));
    const one = after(
      [
        { type: 'stopRemoved', stopId: 2 },
        { type: 'stopRemoved', stopId: 3 },
      ],
      two,
    );
    expect(one.stops).toEqual([{ id: 3, place: null, depart: null }]);
  });
});
