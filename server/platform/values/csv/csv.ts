/** Spreadsheets take a file for UTF-8 only when it begins with this. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** One row as an Estonian spreadsheet reads it: semicolons between cells, CRLF at the end, no line breaks inside. */
export function printCsvRow(cells: readonly string[]): string {
  return `${cells.map(printCsvCell).join(';')}\r\n`;
}

/** A sum as a plain number with a decimal comma, so that a spreadsheet can add it up. */
export const printCsvSum = (cents: number): string => (cents / 100 + 0).toFixed(2).replace('.', ',');

/** A sum that went back, such as '-12,50', is a number: spreadsheets add it up. */
const negativeSum = /^-\d{1,9},\d\d$/;

function printCsvCell(text: string): string {
  if (negativeSum.test(text)) return text;
  const safe = text.replace(beginsFormula, "'$&").replace(formulaAfterComma, "$1'").replace(lineBreaks, ' ');
  return /[";]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * A customer's name must not become a formula on the accountant's machine. Spreadsheets look past leading spaces, control
 * characters and what has no width.
 */
const beginsFormula = /^[\t\r]|^[\p{Z}\p{Cc}\p{Cf}]*[=+\-@＝＋－＠﹢﹣﹦﹫]/u;
const guarded = /^'(?=[\p{Z}\p{Cc}\p{Cf}]*[=+\-@＝＋－＠﹢﹣﹦﹫])/u;

/** Takes away the apostrophe that `printCsvRow` puts before what a spreadsheet would take for a formula. */
export const unguardCell = (cell: string): string => cell.replace(guarded, '');

/** Read with commas between cells, as in other countries, the text after a comma is a separate cell. */
const formulaAfterComma = /(,[\p{Z}\p{Cc}\p{Cf}"]*)(?=[=+\-@＝＋－＠﹢﹣﹦﹫])/gu;
/** With those that only some programs know: vertical tab, form feed, next line, line and paragraph separator. */
const lineBreaks = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;
