import { getLanguage } from '../../../i18n/language';
import type { Position } from '../geometry';

/** Google's embedded map with directions from the first stop to the last by those between (docs/product.md, 'Route editor'). */
export function makeEmbedUrl(key: string, stops: readonly Position[]): string {
  const points = stops.map(({ lat, lng }) => `${lat},${lng}`);
  const query = new URLSearchParams({
    key,
    origin: points[0] ?? '',
    destination: points.at(-1) ?? '',
    mode: 'driving',
    avoid: 'ferries',
    units: 'metric',
    language: getLanguage(),
    region: 'EE',
  });
  const middle = points.slice(1, -1);
  if (middle.length > 0) query.set('waypoints', middle.join('|'));
  return `https://www.google.com/maps/embed/v1/directions?${query.toString()}`;
}
