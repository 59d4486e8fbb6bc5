const lineEnds = new Set(['\n', '\r', '\u0085', '\u2028', '\u2029']);

/** One row of a pasted sheet, with the line where it begins, counted from 1. */
export interface PastedRow {
  line: number;
  cells: string[];
}

/**
 * The rows of a pasted sheet: tabs between the cells, else semicolons, else commas. A cell that begins with a quote goes on to the
 * closing one, over line ends too; a quote that is never closed is one like any other sign.
 */
export function readPastedSheet(pasted: string): PastedRow[] {
  const text = pasted.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const separator = ['\t', ';'].find((sign) => text.includes(sign)) ?? ',';
  return readRows(text, separator, true) ?? readRows(text, separator, false) ?? [];
}

/** null: a quote was opened and never closed. */
function readRows(text: string, separator: string, quotes: boolean): PastedRow[] | null {
  const rows: PastedRow[] = [];
  let line = 1;
  let row = { line: 1, cells: [] } as PastedRow;
  let cell = '';
  let isQuoted = false;
  let begins = true;
  const endCell = () => {
    row.cells.push(cell);
    [cell, begins] = ['', true];
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (isQuoted) {
      if (sign === '"' && text.charAt(at + 1) === '"') at += 1;
      else if (sign === '"') {
        isQuoted = false;
        continue;
      }
      if (lineEnds.has(sign)) line += 1;
      cell += sign;
    } else if (quotes && begins && sign === '"') [isQuoted, begins] = [true, false];
    else if (sign === separator) endCell();
    else if (lineEnds.has(sign)) {
      endCell();
      rows.push(row);
      line += 1;
      row = { line, cells: [] };
    } else {
      cell += sign;
      begins &&= sign === ' ';
    }
  }
  if (isQuoted) return null;
  endCell();
  return [...rows, row];
}

/** Cells as a sheet takes them from the clipboard. */
export const writeSheet = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.map(quoteCell).join('\t')).join('\n');

const quoteCell = (cell: string): string => (/^ *"|[\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
