const estonian = new Intl.Collator('et', { numeric: true });

/**
 * Sorts rows by a text, those with the same by the next one, in Estonian: š and ž after s and z, õ, ä, ö, ü before x; and
 * 'Buss 2' before 'Buss 10'. For lists that come whole; what comes by pages is sorted by the database (orders/lifecycle/listing.ts).
 */
export const byTexts =
  <Row>(textsOf: (row: Row) => readonly string[]) =>
  (one: Row, other: Row): number => {
    const others = textsOf(other);
    const differing = textsOf(one).map((text, index) => estonian.compare(text, others[index] ?? ''));
    return differing.find((order) => order !== 0) ?? 0;
  };

/**
 * 'Tallinn - Paide - Tartu': the towns of a route, or where there is none the address. Of two stops in one town, one after the
 * other, it is said once (client/lib/texts/text.ts does the same).
 */
export function routeTitle(stops: readonly { city: string; address?: string }[]): string {
  const names = stops.map(({ city, address = '' }) => city || address).filter(Boolean);
  return names.filter((name, index) => name !== names[index - 1]).join(' - ');
}
