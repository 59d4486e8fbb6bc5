import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { printCell } from './tableRows';
import type { Column } from './tableRows';

/** The content of one cell, in the table as in the card of a phone. */
export function TableCell<Row>({ column, row, tabIndex }: { column: Column<Row>; row: Row; tabIndex?: number }) {
  const content = column.render ? column.render(row) : printCell(column, row);
  const to = column.link?.(row);
  if (!to) return <>{content}</>;
  return (
    <Link component={RouterLink} to={to} tabIndex={tabIndex} sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {content}
    </Link>
  );
}
