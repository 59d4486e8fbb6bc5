/** Spreadsheets take a file for UTF-8 only when it begins with this. */
export const byteOrderMark = '\uFEFF';

/** One row as an Estonian spreadsheet reads it: semicolons between cells, CRLF at the end, no line breaks inside. */
export function csvRow(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(';')}\r\n`;
}

function csvCell(text: string): string {
  const safe = (beginsFormula.test(text) ? `'${text}` : text).replace(/[\r\n\t]+/g, ' ');
  return /[";]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A customer's name must not become a formula on the accountant's machine; spreadsheets look past leading spaces. */
const beginsFormula = /^[\t\r]|^\s*[=+\-@＝＋－＠]/;
