import type { Place } from '../../../lib/forms/draftRoute';

/** As people write names without the marks of another language, and with other blanks. */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[\s,]+/g, ' ')
    .trim();

const cutToName = (address: string): string => address.split(',')[0] ?? '';

/** The first of the places if it alone is called exactly as was typed: by its address, or by what stands before the comma. */
export function findExactPlace(typed: string, places: readonly Place[]): Place | undefined {
  const wanted = fold(typed);
  const isCalledSo = ({ address }: Place) => [address, cutToName(address)].some((name) => fold(name) === wanted);
  const [exact, ...others] = places.filter(isCalledSo);
  return others.length === 0 && exact === places[0] ? exact : undefined;
}
