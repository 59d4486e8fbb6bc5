/** Pixels. A row is pressed as a whole, also by a thumb (WCAG 2.5.5). */
export const ROW_HEIGHT = 44;
export const HEADER_HEIGHT = 38;

/** As much room as a full page needs, so that what is below moves as little as can be when the rows come. */
export const LOADING_HEIGHT = HEADER_HEIGHT + 10 * ROW_HEIGHT;
