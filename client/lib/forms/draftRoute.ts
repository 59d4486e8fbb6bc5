/** At most this many stops make a route (docs/product.md, 'Stops and times'). */
export const MAX_STOPS = 10;

export interface Place {
  city: string;
  address: string;
  /** Degrees. */
  lat: number;
  lng: number;
  /** The position is only the centre of the town. */
  approximate: boolean;
  /** The position was changed on the map. */
  moved?: boolean;
  /** The position that `city` and `address` describe; absent while it is still `lat` and `lng`. */
  named?: { lat: number; lng: number };
}

/** The driver's activity at a stop, if the office has set it. */
export type DriverAtStop = 'free' | 'standby' | 'work';

/** A stop of a route that is being drawn up. */
export interface DraftStop {
  id: number;
  /** null: not chosen yet. Only the first stop of a new form, or the only stop once its place was removed. */
  place: Place | null;
  /**
   * ISO 8601 text. The form neither shows nor sends the departure of the last stop, but keeps it in case the stop moves
   * up.
   */
  depart: string | null;
  /** Only the office sets it. */
  driverAtStop?: DriverAtStop | null;
}

export type LocatedStop = DraftStop & { place: Place };

export interface Estimate {
  /** ISO 8601 text for each stop; null where the departure before is not known. */
  arrivals: (string | null)[];
  distanceKm: number;
  durationMin: number;
  notes: string[];
  /** The line to draw on a map: pairs of latitude and longitude, in degrees. */
  path: number[][];
}

export interface DraftRoute {
  stops: DraftStop[];
  /** null until computed; any change of the route clears it (docs/product.md, 'Stops and times'). */
  estimate: Estimate | null;
}

export type RouteAction =
  | { type: 'placeChosen'; stopId: number; place: Place }
  | { type: 'placeMoved'; stopId: number; lat: number; lng: number }
  | { type: 'placeRenamed'; stopId: number; at: { lat: number; lng: number }; city: string; address: string }
  | { type: 'stopAdded'; place: Place }
  | { type: 'stopRemoved'; stopId: number }
  | { type: 'stopMoved'; stopId: number; by: -1 | 1 }
  | { type: 'stopsOrdered'; stopIds: number[] }
  | { type: 'departureSet'; stopId: number; depart: string | null }
  | { type: 'estimated'; stops: DraftStop[]; estimate: Estimate };

/** Applies an action to a route (docs/product.md, 'Stops and times'). Other fields of the object stay. */
export function reduceRoute<Route extends DraftRoute>(route: Route, action: RouteAction): Route {
  if (action.type === 'estimated') {
    // An answer about a route that has changed since is of no use.
    return action.stops === route.stops ? { ...route, estimate: action.estimate } : route;
  }
  const stops = reduceStops(route.stops, action);
  return stops === route.stops ? route : { ...route, stops, estimate: null };
}

function reduceStops(stops: DraftStop[], action: Exclude<RouteAction, { type: 'estimated' }>): DraftStop[] {
  switch (action.type) {
    case 'placeChosen':
      return changeStop(stops, action.stopId, () => ({ place: action.place }));
    case 'placeMoved': {
      const { lat, lng } = action;
      return changeStop(stops, action.stopId, ({ place }) => ({
        place: place && { ...place, lat, lng, approximate: false, moved: true, named: findNamedPosition(place) },
      }));
    }
    case 'placeRenamed': {
      const { at, city, address } = action;
      const place = stops.find(({ id }) => id === action.stopId)?.place;
      // The place has moved since this address was asked for.
      if (!place || place.lat !== at.lat || place.lng !== at.lng) return stops;
      return changeStop(stops, action.stopId, () => ({ place: { ...place, city, address, named: at } }));
    }
    case 'stopAdded':
      if (stops.length >= MAX_STOPS) return stops;
      return [...stops, { id: findNextId(stops), place: action.place, depart: null }];
    case 'stopRemoved':
      return removeStop(stops, action.stopId);
    case 'stopMoved':
      return moveStop(stops, action.stopId, action.by);
    case 'stopsOrdered':
      return orderStops(stops, action.stopIds);
    case 'departureSet':
      return changeStop(stops, action.stopId, () => ({ depart: action.depart }));
  }
}

/** The position that a place's city and address describe. */
export const findNamedPosition = ({ lat, lng, named }: Place): { lat: number; lng: number } => named ?? { lat, lng };

/** Whether two places are one and the same. */
export const isSamePlace = (a: Place, b: Place): boolean => a.lat === b.lat && a.lng === b.lng;

/** The last departure before a stop, as far as it is known. */
export function findDepartureBefore(stops: readonly DraftStop[], index: number): string | null {
  return stops.slice(0, index).findLast(({ depart }) => depart !== null)?.depart ?? null;
}

/** The stops whose place is chosen. */
export function listLocatedStops(stops: readonly DraftStop[]): LocatedStop[] {
  return stops.filter((stop): stop is LocatedStop => stop.place !== null);
}

function findNextId(stops: readonly DraftStop[]): number {
  return Math.max(0, ...stops.map(({ id }) => id)) + 1;
}

function changeStop(
  stops: DraftStop[],
  stopId: number,
  change: (stop: DraftStop) => Partial<Omit<DraftStop, 'id'>>,
): DraftStop[] {
  return stops.map((stop) => (stop.id === stopId ? { ...stop, ...change(stop) } : stop));
}

function removeStop(stops: DraftStop[], stopId: number): DraftStop[] {
  const left = stops.filter(({ id }) => id !== stopId);
  // A form needs one stop. The last one stays, with its departure, and loses only its place.
  return left.length > 0 ? left : changeStop(stops, stopId, () => ({ place: null }));
}

function moveStop(stops: DraftStop[], stopId: number, by: -1 | 1): DraftStop[] {
  const from = stops.findIndex(({ id }) => id === stopId);
  const moving = stops[from];
  const other = stops[from + by];
  if (!moving || !other) return stops;
  return stops.map((stop) => (stop === moving ? other : stop === other ? moving : stop));
}

function orderStops(stops: DraftStop[], stopIds: number[]): DraftStop[] {
  const ordered = stopIds.flatMap((wanted) => stops.filter(({ id }) => id === wanted));
  // Stops came or went since the order was chosen.
  if (ordered.length !== stops.length) return stops;
  return ordered.every((stop, index) => stop === stops[index]) ? stops : ordered;
}
