import Box from '@mui/material/Box';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { latePart } from '../../late/latePart';
import { PlainTable } from './PlainTable';
import type { TableProps } from './PlainTable';
import { GRID_HEIGHT } from './tableSize';

/** From here on the rows scroll inside the table, so that only those in sight are drawn. */
const SCROLL_FROM = 60;

// A component that knows its rows' type only where it is used.
const TableGrid = latePart(() => import('./TableGrid')) as unknown as <Row extends object>(
  props: TableProps<Row>,
) => ReactNode;

/** The table of a screen that is wide enough. Only many rows at once need the grid, half of the portal's code. */
export function WideTable<Row extends object>(props: TableProps<Row>) {
  if (props.rows.length <= SCROLL_FROM) return <PlainTable {...props} />;
  return (
    <Suspense fallback={<Box sx={{ height: GRID_HEIGHT }} />}>
      <TableGrid {...props} />
    </Suspense>
  );
}
