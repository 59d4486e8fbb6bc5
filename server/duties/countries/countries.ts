import { isInside } from '../../maps/geo';
import type { Place } from '../timeline/sources';
import outlinesByCode from './thirdCountries.json';

interface Outline {
  code: string;
  outline: Place[];
  south: number;
  north: number;
}

const outlines: Outline[] = Object.entries<number[][][]>(outlinesByCode).flatMap(([code, rings]) =>
  rings.map((ring) => {
    const outline = ring.map(([lat = NaN, lng = NaN]) => ({ lat, lng }));
    const lats = outline.map(({ lat }) => lat);
    return { code, outline, south: Math.min(...lats), north: Math.max(...lats) };
  }),
);

/** The outlines put the middle of Narva across its river. */
const inNarva = ({ lat, lng }: Place) => lat > 59.32 && lat < 59.42 && lng > 28.05 && lng < 28.205;

const known = new Map<string, string | undefined>();

/** The country of a place, where it is none of the Union, the EEA or Switzerland; undefined: it is one of these. */
function thirdCountryOf(place: Place): string | undefined {
  if (inNarva(place)) return undefined;
  const key = `${place.lat} ${place.lng}`;
  if (!known.has(key)) {
    if (known.size >= 5000) known.clear();
    const found = outlines.find(
      ({ south, north, outline }) => place.lat >= south && place.lat <= north && isInside(place, outline),
    );
    known.set(key, found?.code);
  }
  return known.get(key);
}

/** Countries whose text a journey is judged by instead of 561/2006, by where it stops: what it only crosses is not known (docs/hours.md, 'Plans'). */
export function thirdCountries(stops: readonly Place[]): string[] {
  return [...new Set(stops.flatMap((stop) => thirdCountryOf(stop) ?? []))];
}
