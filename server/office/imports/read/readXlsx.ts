import { Unzip, UnzipInflate } from 'fflate';
import { PortalError } from '../../../platform/errors';
import { badInput } from '../../../texts/messages';
import { MOST_COLUMNS, MOST_ROWS, MOST_UNPACKED_BYTES } from './limits';

/** The cell of a spreadsheet as its reader gives it. */
type Cell = string | number | boolean | Date | null;

/**
 * Reads the first sheet that is not empty. A formula is the value that was computed last; formulas never run here.
 * Errors: BAD_USER_INPUT for what is no spreadsheet, and for one that unpacks to too much.
 */
export async function readXlsx(bytes: Buffer, mostUnpacked = MOST_UNPACKED_BYTES): Promise<string[][]> {
  await checkUnpackedSize(bytes, mostUnpacked);
  const { default: readSheets } = await import('read-excel-file/node');
  const sheets = await readSheets<string>(bytes, { parseNumber: (text) => text, trim: false }).catch(() => {
    throw badInput('imports.unreadable', 'file');
  });
  const rows = sheets.find(({ data }) => data.length > 0)?.data ?? [];
  return rows.map((row) => row.map((cell) => printCell(cell as Cell)));
}

/** A cell as text, dates as YYYY-MM-DD with the time when there is one. */
export function printCell(cell: Cell): string {
  if (cell === null) return '';
  if (!(cell instanceof Date)) return String(cell);
  const [day = '', time = ''] = new Date(Math.round(cell.getTime() / 60_000) * 60_000).toISOString().split('T');
  const clock = time.slice(0, 5);
  // A time of day is a date at the beginning of the spreadsheet's calendar.
  if (day < '1901') return clock;
  return clock === '00:00' ? day : `${day} ${clock}`;
}

/**
 * Unpacks the file piece by piece and keeps none of it. The sizes that an archive tells can be wrong, so the pieces are
 * counted. One cell in the last column would make the reader fill every column before it.
 */
async function checkUnpackedSize(bytes: Buffer, most: number): Promise<void> {
  let unpacked = 0;
  let hasSheet = false;
  const unzip = new Unzip((file) => {
    const isSheet = /^xl\/worksheets\/[^/]+\.xml$/i.test(file.name);
    hasSheet ||= isSheet;
    let rest = '';
    file.ondata = (error, part) => {
      // An error that is thrown here comes back as one of the archive.
      if (error) throw error instanceof PortalError ? error : badInput('imports.unreadable', 'file');
      unpacked += part.length;
      if (unpacked > most) throw badInput('imports.unpacksTooLarge', 'file');
      if (isSheet) rest = checkPlaces(rest + Buffer.from(part).toString('latin1'));
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let start = 0; start < bytes.length; start += STEP) {
      unzip.push(bytes.subarray(start, start + STEP), start + STEP >= bytes.length);
      await new Promise(setImmediate);
    }
  } catch (error) {
    if (error instanceof PortalError) throw error;
    throw badInput('imports.unreadable', 'file');
  }
  if (!hasSheet) throw badInput('imports.unreadable', 'file');
}

const STEP = 65_536;

/** Looks at the places of cells and rows in a piece of a sheet. Returns the end, which the next piece may continue. */
function checkPlaces(xml: string): string {
  for (const [, letters = '', digits] of xml.matchAll(/\br=["']([A-Z]{0,3})(\d{1,7})["']/g)) {
    const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
    if (column > MOST_COLUMNS) throw badInput('imports.tooManyColumns', { most: MOST_COLUMNS }, 'file');
    if (Number(digits) > MOST_ROWS + 1) throw badInput('imports.tooManyRows', { most: MOST_ROWS }, 'file');
  }
  return xml.slice(-20);
}
