import { createEmbeddedMaps } from '../../../maps';
import type { MapsProvider } from '../../../maps';

type Route = Awaited<ReturnType<MapsProvider['route']>>;
type Found = NonNullable<Awaited<ReturnType<MapsProvider['geocode']>>>;

/** Places and routes for one import. */
export interface ImportMaps extends Pick<MapsProvider, 'route'> {
  find(text: string): Promise<Found | undefined>;
}

/**
 * The embedded maps, which remember each place and route of the file: a thousand trips have some dozens of routes. No
 * service outside is asked ten thousand times.
 */
export function createImportMaps(): ImportMaps {
  const maps = createEmbeddedMaps();
  const places = new Map<string, Promise<Found | undefined>>();
  const routes = new Map<string, Promise<Route>>();
  return {
    find: (text) => remember(places, text.toLowerCase(), () => maps.geocode(text)),
    route: (points) => remember(routes, points.map(({ lat, lng }) => `${lat} ${lng}`).join(), () => maps.route(points)),
  };
}

function remember<Value>(known: Map<string, Promise<Value>>, key: string, find: () => Promise<Value>): Promise<Value> {
  const found = known.get(key) ?? find();
  known.set(key, found);
  return found;
}
