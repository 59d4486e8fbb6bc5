import type { OutsideProvider } from '../provider';
import { amount, fetchJson, fields, geoJsonLine, list, routeThrough } from './reply';

const NAME = 'OSRM';

/** It answers so, with HTTP 400, when no road leads there; that is no failure of the service. */
const noRoute: unknown[] = ['NoRoute', 'NoSegment'];

/** Routes by a self-hosted OSRM, version 5 or newer (design, section 11). */
export function createOsrm(baseUrl: string): OutsideProvider {
  return {
    name: NAME,
    route: async (points, signal) => {
      const via = points.map(({ lat, lng }) => `${lng},${lat}`).join(';');
      const url = new URL(`${baseUrl}/route/v1/driving/${via}?overview=full&geometries=geojson`);
      const reply = await fetchJson(url, { signal }, [400]);
      if (noRoute.includes(reply.code)) return undefined;
      if (reply.code !== 'Ok') throw new Error(`OSRM answers ${JSON.stringify(reply.code)}`);
      const route = fields(list(reply.routes)[0]);
      const legs = list(route.legs).map((leg) => {
        const { duration, distance } = fields(leg);
        return { durationS: amount(duration), distanceM: amount(distance) };
      });
      return routeThrough(points, { legs, path: geoJsonLine(route.geometry), foundBy: NAME });
    },
  };
}
