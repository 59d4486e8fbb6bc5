import type { FileEncoding } from '../../../model/system/importBatch.entity';
import { unguardCell } from '../../../platform/values/csv/csv';
import { badInput } from '../../../texts/messages';
import { decodeText } from './decode';
import { MOST_COLUMNS, MOST_ROWS } from './limits';
import { readCsv } from './readCsv';
import { readXlsx } from './readXlsx';

/** A row of the file. `line` is its place as a spreadsheet counts. */
export interface TableRow {
  line: number;
  cells: string[];
}

export interface Table {
  encoding: FileEncoding;
  headings: string[];
  rows: TableRow[];
}

/** The first bytes of a ZIP archive, which a spreadsheet is. */
const ZIP = 'PK\u0003\u0004';
/** The first bytes of a spreadsheet before 2007. */
const OLD_EXCEL = '\u00d0\u00cf\u0011\u00e0';

/**
 * Reads an uploaded file, CSV or XLSX, whatever its name. The first row that is not empty has the headings.
 * Errors: BAD_USER_INPUT at 'file'.
 */
export async function readTable(bytes: Buffer): Promise<Table> {
  const head = bytes.toString('latin1', 0, 4);
  if (head === OLD_EXCEL) throw badInput('imports.oldExcel', 'file');
  if (head === ZIP) return toTable('xlsx', await readXlsx(bytes));
  const { text, encoding } = decodeText(bytes);
  return toTable(encoding, await readCsv(text));
}

function toTable(encoding: FileEncoding, records: string[][]): Table {
  const rows = records
    .map((record, index) => ({ line: index + 1, cells: record.map(cleanCell) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const [first, ...others] = rows;
  if (!first) throw badInput('imports.empty', 'file');
  if (others.length === 0) throw badInput('imports.noRows', 'file');
  if (others.length > MOST_ROWS) throw badInput('imports.tooManyRows', { most: MOST_ROWS }, 'file');
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  if (width > MOST_COLUMNS) throw badInput('imports.tooManyColumns', { most: MOST_COLUMNS }, 'file');
  const headings = Array.from({ length: width }, (_, index) => first.cells[index] ?? '');
  return { encoding, headings, rows: others };
}

/** Without blanks around it, the guard of an export, and what the database cannot store. */
const cleanCell = (cell: string): string =>
  unguardCell(cell.replaceAll('\u0000', '').replace(/\p{Cs}/gu, '\ufffd')).replace(
    /^[\s\u200b\ufeff]+|[\s\u200b\ufeff]+$/g,
    '',
  );
