import { BYTE_ORDER_MARK, printCsvRow } from '../../../server/platform/values/csv/csv';
import { saveFile } from '../../lib/request/download';
import { printCell } from './tableRows';
import type { Column } from './tableRows';

/** Saves rows as a CSV file, with these columns of their table. */
export function saveRows<Row>(rows: readonly Row[], columns: readonly Column<Row>[], file: string): void {
  const cells = [
    columns.map(({ header }) => header),
    ...rows.map((row) => columns.map((column) => printCell(column, row))),
  ];
  saveFile(new Blob([BYTE_ORDER_MARK, ...cells.map(printCsvRow)], { type: 'text/csv' }), file);
}
