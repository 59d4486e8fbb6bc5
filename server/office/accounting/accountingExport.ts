import type { Deps } from '../../access';
import { reasonWords } from '../../orders';
import { BYTE_ORDER_MARK, printCsvRow, printCsvSum } from '../../platform/values/csv/csv';
import { readWholeFeed } from '../../platform/files/serialFeed';
import type { CsvFile } from '../../platform/files/csvReply';
import { formatDateTime, toLocalDate } from '../../platform/time';
import { statusEntries } from '../../texts/statusWords';
import type { AccountingFilter } from './accountingEntries';
import { countEntries, readEntries, readNumber } from './accountingEntries';
import type { AccountingEntry } from './accountingTypes';
import { numberChanges } from './changedSince';

const printEuros = (cents: number | null): string => (cents === null ? '' : printCsvSum(cents));

const columns: { heading: string; cell: (entry: AccountingEntry) => string }[] = [
  { heading: 'Reisi nr', cell: (entry) => String(entry.tripNumber ?? '') },
  { heading: 'Olek', cell: (entry) => statusEntries[entry.status] },
  { heading: 'Klient', cell: (entry) => entry.customer ?? '' },
  { heading: 'E-post', cell: (entry) => entry.email ?? '' },
  { heading: 'Firma', cell: (entry) => entry.company ?? '' },
  { heading: 'Registrikood', cell: (entry) => entry.registrationNumber ?? '' },
  { heading: 'KMKR number', cell: (entry) => entry.vatNumber ?? '' },
  { heading: 'Aadress', cell: (entry) => entry.address ?? '' },
  { heading: 'Reisi algus', cell: (entry) => toLocalDate(entry.start) },
  { heading: 'Reisi lõpp', cell: (entry) => toLocalDate(entry.end) },
  { heading: 'Vahemaa (km)', cell: (entry) => String(Math.round(entry.distanceKm)) },
  { heading: 'Hind käibemaksuta', cell: (entry) => printEuros(entry.net) },
  { heading: 'Käibemaks %', cell: (entry) => String(entry.vatRate ?? '') },
  { heading: 'Käibemaks', cell: (entry) => printEuros(entry.vat) },
  { heading: 'Hind käibemaksuga', cell: (entry) => printEuros(entry.total) },
  { heading: 'Toitlustus', cell: (entry) => entry.food.map(({ name, count }) => `${name} × ${count}`).join(', ') },
  { heading: 'Toitlustus kokku (KM-ga)', cell: (entry) => printEuros(entry.foodTotal) },
  { heading: 'Tasuda', cell: (entry) => printEuros(entry.amountDue) },
  { heading: 'Valuuta', cell: (entry) => entry.currency },
  { heading: 'Muudetud', cell: (entry) => formatDateTime(entry.changedAt) },
  { heading: 'Tellimuse tunnus', cell: (entry) => entry.orderId },
  // Programs may read the columns by their place: what comes new comes last.
  { heading: 'Tühistustasu (KM-ga)', cell: (entry) => printEuros(entry.cancellationFee) },
  {
    heading: 'Tühistamise põhjus',
    cell: ({ cancellationReason }) => (cancellationReason ? reasonWords[cancellationReason] : ''),
  },
  { heading: 'Tühistatud', cell: ({ cancelledAt }) => (cancelledAt ? formatDateTime(cancelledAt) : '') },
  { heading: 'Arve nr', cell: ({ invoiceNumbers }) => invoiceNumbers.join(', ') },
];

const PAGE_SIZE = 1000;

/** The entries of a filter as CSV, read page after page, so that their number does not matter to the server's memory. */
export async function exportEntries(deps: Deps, filter: AccountingFilter): Promise<CsvFile> {
  async function* streamChunks(): AsyncGenerator<string> {
    yield BYTE_ORDER_MARK + printCsvRow(columns.map(({ heading }) => heading));
    await numberChanges(deps);
    const read = (number: number, limit: number) => readEntries(deps, filter, number, limit);
    for await (const rows of readWholeFeed(PAGE_SIZE, read, readNumber))
      yield rows.map((row) => printCsvRow(columns.map(({ cell }) => cell(row)))).join('');
  }
  return { rowCount: await countEntries(deps, filter), chunks: streamChunks() };
}
