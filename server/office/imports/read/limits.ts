/** The limits of a file (docs/product/imports.md, 'Files'). */
export const MOST_MEGABYTES = 20;
export const MOST_ROWS = 50_000;
export const MOST_COLUMNS = 250;
/** Of a spreadsheet: a small file can unpack to gigabytes. */
export const MOST_UNPACKED_BYTES = 120 * 1024 * 1024;
