import Box from '@mui/material/Box';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { latePart } from '../late/latePart';
import { loading } from '../layout/InOrder';
import type { TableGridProps } from './TableGrid';
import { HEADER_HEIGHT, useLoadingHeight, useRowHeight } from './tableSize';

// A component that knows its rows' type only where it is used.
const TableGrid = latePart(() => import('./TableGrid')) as unknown as <Row extends object>(
  props: TableGridProps<Row>,
) => ReactNode;

/** The grid, half of the portal's code, comes only to screens that are wide enough for it; its room is kept. */
export function LazyGrid<Row extends object>(props: TableGridProps<Row>) {
  const loadingHeight = useLoadingHeight();
  const rowHeight = useRowHeight();
  const height = props.loading ? loadingHeight : HEADER_HEIGHT + props.rows.length * rowHeight;
  return (
    <div {...(props.loading && loading)}>
      <Suspense fallback={<Box sx={{ height }} />}>
        <TableGrid {...props} />
      </Suspense>
    </div>
  );
}
