import type { MapsProvider, Route } from '../maps/provider';

/** The same trips are asked for again and again, and the roads stay where they are: each route is looked for once. */
export function rememberRoutes(maps: MapsProvider): MapsProvider {
  const known = new Map<string, Promise<Route>>();
  return {
    ...maps,
    route: (points) => {
      const key = points.map(({ lat, lng }) => `${lat},${lng}`).join(' ');
      const route = known.get(key) ?? maps.route(points);
      known.set(key, route);
      return route;
    },
  };
}
