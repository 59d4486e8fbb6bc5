import type { Place, Point } from '../provider';

/** As much of a name as an order can keep (docs/product.md, 'Limits'). */
export const cut = (name: string): string => name.slice(0, 255);

/** A place as the gazetteer writes them, "Viru väljak 4, Tallinn, Harju maakond"; undefined without a town. */
export function toPlace(
  { details, town, county }: { details: string[]; town: string; county: string },
  { lat, lng }: Point,
): Place | undefined {
  if (town === '') return undefined;
  const address = [...new Set([...details, town, county])].filter(Boolean).join(', ');
  return { city: cut(town), address: cut(address), lat, lng };
}
