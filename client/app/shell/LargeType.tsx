import GlobalStyles from '@mui/material/GlobalStyles';

/**
 * A driver reads at arm's length and in the sun: no text of a driver's page is smaller than the body's type. The grid of a wide screen
 * keeps its own: larger dates would be cut.
 */
export const LargeType = () => <GlobalStyles styles={{ ':root': { '--least-type': '0.9375rem' } }} />;
