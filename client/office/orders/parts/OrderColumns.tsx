import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useLater } from '../../../ui/useLater';

interface OrderColumnsProps {
  /** Steps that move the order on: at the top of a wide screen, where they are in sight; on a phone the button is pinned. */
  next?: ReactNode;
  route: ReactNode;
  /** Facts to look up while working: on the right; on a phone straight after the route. */
  lookup: ReactNode;
  /** The working area. */
  children: ReactNode;
  /** At the end of the right column; on a phone at the end of the page. */
  last?: ReactNode;
}

/**
 * Two columns on a wide screen; one on a phone, in the order in which one reads. The step that moves the order on and
 * the route are seen first, and the rest follows at once.
 */
export function OrderColumns({ next, route, lookup, children, last }: OrderColumnsProps) {
  const isWhole = useLater();
  return (
    <Box sx={frame}>
      <Box sx={column}>
        <Box sx={{ ...placeColumn(3), ...(!isWhole && afterFacts), '@media print': { display: 'none' } }}>{next}</Box>
        <Box sx={placeColumn(1)}>{route}</Box>
        <Box sx={placeColumn(4)}>{isWhole && children}</Box>
      </Box>
      <Box sx={column}>
        <Box sx={placeColumn(2)}>{isWhole && lookup}</Box>
        <Box sx={placeColumn(5)}>{isWhole && last}</Box>
      </Box>
    </Box>
  );
}

const frame = {
  display: { xs: 'flex', lg: 'grid' },
  flexDirection: 'column',
  columnGap: 2,
  alignItems: { lg: 'start' },
  gridTemplateColumns: 'minmax(0, 1fr) 360px',
  // A browser shows HTML while it still reads it. On a phone, parts would stand where the route and the facts come later.
  '&:not(:has(> :nth-of-type(2) > :nth-of-type(2)))': { visibility: { xs: 'hidden', lg: 'visible' } },
  // Paper shows the order: what can be pressed, filled in or unfolded stays on the screen.
  '@media print': {
    display: 'flex',
    '& form, & section:has(h2 [aria-expanded=false])': { display: 'none' },
    '& section': { breakInside: 'avoid' },
  },
};
// On a phone the columns dissolve, so that their parts can stand in another order without being drawn again.
const column = { display: { xs: 'contents', lg: 'block' }, minWidth: 0, '@media print': { display: 'contents' } };
const placeColumn = (order: number) => ({ order, minWidth: 0 });
/** On a phone the facts stand above it: once it is seen, they must not move it down. */
const afterFacts = { display: { xs: 'none', lg: 'block' } };
