/** Columns of a driver's record with the last days of documents, by the kind of document. */
export const driverPapers = {
  licence: 'licence_ends',
  code95: 'code95_ends',
  driverCard: 'driver_card_ends',
  medical: 'medical_ends',
} as const;

const busPapers = { inspection: 'inspection_ends', insurance: 'insurance_ends' } as const;

/** Days from one download to the next (Regulation 581/2010 art. 1 [M]). */
const downloads = { card: 28, unit: 90 };

const toRows = (papers: Record<string, string>, row: string): string =>
  Object.entries(papers)
    .map(([kind, column]) => `('${kind}', ${row}.${column})`)
    .join(', ');

/** SQL: rows `(kind, ends)` of the driver's record `record`. */
export const selectDriverPapers = (record: string): string => `values ${toRows(driverPapers, record)}`;
/** SQL: rows `(kind, ends)` of the bus `bus`. */
export const selectBusPapers = (bus: string): string => `values ${toRows(busPapers, bus)}`;

/** SQL: the same rows, and the day on which the download of the card is due. */
export const selectDriverDates = (record: string): string =>
  `${selectDriverPapers(record)}, ('cardDownload', ${record}.card_downloaded_on + ${downloads.card})`;
/** SQL: the same rows, and the day on which the download of the vehicle unit is due. */
export const selectBusDates = (bus: string): string =>
  `${selectBusPapers(bus)}, ('unitDownload', ${bus}.unit_downloaded_on + ${downloads.unit})`;
