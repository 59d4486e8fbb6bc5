import useMediaQuery from '@mui/material/useMediaQuery';
import { COARSE } from '../../layout/touchTarget';

/** Pixels. */
export const HEADER_HEIGHT = 38;
/** The room of rows that scroll inside their table. */
export const GRID_HEIGHT = '70vh';

/** A row is pressed as a whole, also by a thumb (WCAG 2.5.5); what is pressed within it is as large there, with some room around. */
export const useRowHeight = (): number => (useMediaQuery(COARSE) ? 52 : 44);

/** As much room as a full page needs, so that what is below moves as little as can be when the rows come. */
export const useLoadingHeight = (): number => HEADER_HEIGHT + 10 * useRowHeight();
