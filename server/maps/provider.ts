import type { Message } from '../platform/values/message';

/** A place that can be a stop. */
export interface Place {
  /** The town or village, as it stands in lists of orders: "Tallinn". */
  city: string;
  /** The whole address, as it stands on the order: "Viru väljak 4, Tallinn". */
  address: string;
  lat: number;
  lng: number;
  /** The position is only near, as a rule the town's centre, because that of the address itself is not known. */
  approximate?: true;
}

/** A position in WGS84 degrees. */
export interface Point {
  lat: number;
  lng: number;
}

/** The drive from one stop to the next: whole seconds, ferries and their waiting included, and whole metres. */
export interface Leg {
  durationS: number;
  distanceM: number;
}

/** A route through all stops: one leg fewer than there are stops. */
export interface Route {
  legs: Leg[];
  /** The line to draw on a map. */
  path: Point[];
  /** The provider that found it; an order keeps this beside its distance (docs/product.md, 'Maps'). */
  foundBy: string;
  /** Notes for the reader: ferries, guesses. Usually empty. */
  notes: Message[];
}

/** Possible meanings of a text. */
export interface Suggestions {
  /** The best first. */
  places: Place[];
  /**
   * 'similarNames': nothing is called so, the places are only called nearly so, and somebody must be asked whether one of
   * them is meant. 'townMissing': a street that may be in any town.
   */
  hint?: 'similarNames' | 'townMissing';
}

/** The portal's questions about places and roads. */
export interface MapsProvider {
  name: string;
  /** Places for what was typed so far. */
  suggest(text: string): Promise<Suggestions>;
  /** The one place that a text means, if there is one; never one that is only called nearly so. */
  geocode(text: string): Promise<Place | undefined>;
  /** The name of a point; undefined if nothing is near. */
  placeNear(point: Point): Promise<Place | undefined>;
  /** @throws RangeError when a point is not a position on Earth */
  route(points: Point[]): Promise<Route>;
}

/**
 * A provider on the network that knows a part of maps. It lacks the functions that it cannot do. An empty reply means
 * that it does not know; a throw, or a reply after the signal, means that it failed. In both cases the next one is
 * asked.
 */
export interface OutsideProvider {
  name: string;
  /** It knows settlements, streets and houses, but not how halls, museums and harbours are called. */
  addressesOnly?: true;
  suggest?(text: string, signal: AbortSignal): Promise<Place[]>;
  geocode?(text: string, signal: AbortSignal): Promise<Place | undefined>;
  /** Through at least two points. */
  route?(points: Point[], signal: AbortSignal): Promise<Route | undefined>;
}
