import { badInput } from '../texts/messages';
import { isInEurope } from './geo';
import type { MapsProvider, Point, Route } from './provider';

/** A stop whose arrival is asked for. */
export interface TimedStop extends Point {
  /** When it is left; null at the last stop, or while nobody has said so. */
  depart: Date | null;
}

/** The drive through some stops, and when it reaches them. */
export interface Estimate<Stop extends TimedStop> extends Pick<Route, 'path' | 'foundBy' | 'notes'> {
  /** The given stops; `arrive` is null at the first one and wherever the departure before it is not known. */
  stops: (Stop & { arrive: Date | null })[];
  distanceM: number;
  /** Driving alone, ferries included, without the time spent at stops. */
  durationS: number;
}

const MINUTE_MS = 60_000;

function estimateArrival(departure: Date, durationS: number): Date {
  return new Date(Math.ceil((departure.getTime() + durationS * 1000) / MINUTE_MS) * MINUTE_MS);
}

/**
 * When each stop is reached: the departure of the stop before plus the drive, rounded up to a whole minute
 * (docs/product.md, 'Stops and times').
 * @throws BAD_USER_INPUT with the field ('stops.1') of a point outside Europe, what the provider throws, and Error when its route has not one leg between each two stops
 */
export async function estimateArrivals<Stop extends TimedStop>(
  stops: Stop[],
  provider: Pick<MapsProvider, 'route'>,
): Promise<Estimate<Stop>> {
  stops.forEach((stop, index) => {
    if (!isInEurope(stop)) throw badInput('route.outsideEurope', `stops.${index}`);
  });
  const { legs, path, foundBy, notes } = await provider.route(stops.map(({ lat, lng }) => ({ lat, lng })));
  if (legs.length !== Math.max(0, stops.length - 1)) {
    throw new Error(`${foundBy} found ${legs.length} legs for ${stops.length} stops`);
  }
  return {
    stops: stops.map((stop, index) => {
      const departure = stops[index - 1]?.depart;
      const leg = legs[index - 1];
      return { ...stop, arrive: departure && leg ? estimateArrival(departure, leg.durationS) : null };
    }),
    distanceM: legs.reduce((sum, leg) => sum + leg.distanceM, 0),
    durationS: legs.reduce((sum, leg) => sum + leg.durationS, 0),
    path,
    foundBy,
    notes,
  };
}
