const estonian = new Intl.Collator('et', { numeric: true });

/**
 * Sorts rows by a text, then by the next one, in Estonian: š and ž after s and z, õ, ä, ö, ü before x, and 'Buss 2'
 * before 'Buss 10'. For whole lists; the database sorts lists that come by pages (orders/lifecycle/listing.ts).
 */
export const compareTexts =
  <Row>(listTexts: (row: Row) => readonly string[]) =>
  (one: Row, other: Row): number => {
    const others = listTexts(other);
    const differing = listTexts(one).map((text, index) => estonian.compare(text, others[index] ?? ''));
    return differing.find((order) => order !== 0) ?? 0;
  };
