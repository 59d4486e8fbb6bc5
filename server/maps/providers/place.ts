import type { Place, Point } from '../provider';

/** An order keeps at most so much of a name (spec, section 5). */
const LONGEST = 255;

/** A place as the gazetteer writes them, "Viru väljak 4, Tallinn, Harju maakond"; undefined without a town. */
export function placeOf(
  { details, town, county }: { details: string[]; town: string; county: string },
  { lat, lng }: Point,
): Place | undefined {
  if (town === '') return undefined;
  const address = [...new Set([...details, town, county])].filter(Boolean).join(', ');
  return { city: town.slice(0, LONGEST), address: address.slice(0, LONGEST), lat, lng };
}
