import { measureM, isInside } from '../geo';
import type { Point } from '../provider';
import { outlines as outlinesByCode, misplaced } from './outlines.json';

interface Outline {
  code: string;
  outline: Point[];
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

/** Towns and villages that the outlines put across a border: what is beside them is in their country. */
const moved = (misplaced as [string, number, number][]).map(([code, lat, lng]) => ({ code, place: { lat, lng } }));
const BESIDE_M = 1000;

/** The outlines put the middle of Narva across its river. */
const isInNarva = ({ lat, lng }: Point) => lat > 59.32 && lat < 59.42 && lng > 28.05 && lng < 28.205;

/** Under the law of the Union: its members, the EEA and Switzerland. */
const union = new Set(
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE IS LI NO CH'.split(' '),
);

function findCountry(place: Point): string | undefined {
  if (isInNarva(place)) return 'EE';
  const beside = moved.find(
    (known) => Math.abs(known.place.lat - place.lat) < 0.01 && measureM(known.place, place) < BESIDE_M,
  );
  if (beside) return beside.code;
  return outlines.find(
    ({ south, north, outline }) => place.lat >= south && place.lat <= north && isInside(place, outline),
  )?.code;
}

/** The same stops are asked about again and again. */
const known = new Map<string, string | undefined>();

/** The country of a place, as ISO 3166 has it; undefined at sea, and outside Europe. */
export function findCountryAt(place: Point): string | undefined {
  const key = `${place.lat} ${place.lng}`;
  if (!known.has(key)) {
    if (known.size >= 5000) known.clear();
    known.set(key, findCountry(place));
  }
  return known.get(key);
}

/** The country whose coast is nearest, up to some 60 km away. */
export function findNearestCountry(place: Point): string | undefined {
  let best: { code: string; awayM: number } | undefined;
  for (const { code, outline, south, north } of outlines) {
    if (place.lat < south - 0.6 || place.lat > north + 0.6) continue;
    for (const point of outline) {
      const awayM = measureM(place, point);
      if (awayM < (best?.awayM ?? 60_000)) best = { code, awayM };
    }
  }
  return best?.code;
}

/** Countries whose text a journey is judged by instead of 561/2006, by where it stops: what it only crosses is not known (docs/hours.md, 'Plans'). */
export function listThirdCountries(stops: readonly Point[]): string[] {
  return [...new Set(stops.flatMap((stop) => findCountryAt(stop) ?? []).filter((code) => !union.has(code)))];
}
