import * as v from 'valibot';
import type { OutsideProvider } from '../provider';
import { amount, fetchJson, geoJsonLine, requireRoute } from './reply';

const NAME = 'OSRM';

const found = v.object({
  code: v.literal('Ok'),
  routes: v.looseTuple([
    v.object({ legs: v.array(v.object({ duration: amount, distance: amount })), geometry: geoJsonLine }),
  ]),
});

/** It replies so, with HTTP 400, when no road leads there; that is no failure of the service. */
const noRoute = v.object({ code: v.picklist(['NoRoute', 'NoSegment']) });

/** Routes by a self-hosted OSRM, version 5 or newer (docs/product.md, 'Maps'). */
export function createOsrm(baseUrl: string): OutsideProvider {
  return {
    name: NAME,
    route: async (points, signal) => {
      const via = points.map(({ lat, lng }) => `${lng},${lat}`).join(';');
      const url = new URL(`${baseUrl}/route/v1/driving/${via}?overview=full&geometries=geojson`);
      const reply = await fetchJson(v.variant('code', [found, noRoute]), url, { signal }, [400]);
      if (reply.code !== 'Ok') return undefined;
      const [{ legs, geometry }] = reply.routes;
      return requireRoute(points, {
        legs: legs.map(({ duration, distance }) => ({ durationS: duration, distanceM: distance })),
        path: geometry,
        foundBy: NAME,
      });
    },
  };
}
