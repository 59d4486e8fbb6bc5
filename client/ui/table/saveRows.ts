import { BYTE_ORDER_MARK, printCsvRow } from '../../../server/platform/values/csv/csv';
import { saveFile } from '../../lib/request/download';
import { printCell } from './tableRows';
import type { Column } from './tableRows';

/** Saves rows as a CSV file, with these columns of their table. */
export const saveRows = <Row>(rows: readonly Row[], columns: readonly Column<Row>[], file: string): void =>
  saveCsv(
    [columns.map(({ header }) => header), ...rows.map((row) => columns.map((column) => printCell(column, row)))],
    file,
  );

/** Saves rows of cells as a CSV file. */
export const saveCsv = (rows: readonly (readonly string[])[], file: string): void =>
  saveFile(new Blob([BYTE_ORDER_MARK, ...rows.map(printCsvRow)], { type: 'text/csv' }), file);
