import type { MapsProvider, Place, Route } from '../maps/provider';

/** The same trips are asked for again and again, and roads and towns stay where they are: each is looked for once. */
export function rememberRoutes(maps: MapsProvider): MapsProvider {
  const known = new Map<string, Promise<Route>>();
  const near = new Map<string, Promise<Place | undefined>>();
  return {
    ...maps,
    route: (points) => {
      const key = points.map(({ lat, lng }) => `${lat},${lng}`).join(' ');
      const route = known.get(key) ?? maps.route(points);
      known.set(key, route);
      return route;
    },
    placeNear: (point) => {
      const key = `${point.lat},${point.lng}`;
      const place = near.get(key) ?? maps.placeNear(point);
      near.set(key, place);
      return place;
    },
  };
}
