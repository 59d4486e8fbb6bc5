import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { memo } from 'react';
import type { ReactNode } from 'react';
import { loadingProps } from '../layout/InOrder';
import { KeyValueList } from '../layout/KeyValueList';
import { rowOpeningProps } from './openRow';
import { SelectBox } from './Selection';
import { TableCell } from './TableCell';
import { printCell } from './tableRows';
import type { Column } from './tableRows';
import { atLeast } from '../layout/leastType';

export interface TableCardsProps<Row> {
  /** The name of the table for screen readers. */
  label: string;
  rows: readonly Row[];
  rowId: (row: Row) => string;
  columns: readonly Column<Row>[];
  /** Draws a row as a card. Without it the card lists the columns one under another. */
  renderCard?: (row: Row) => ReactNode;
}

/** A table where its columns do not fit: a card a row, the first column as its heading, empty cells left out. */
export function TableCards<Row extends object>({ label, rows, rowId, columns, renderCard }: TableCardsProps<Row>) {
  return (
    <Box component="ul" aria-label={label} sx={listStyles} {...rowOpeningProps}>
      {rows.map((row) => (
        <TableCard key={rowId(row)} row={row} columns={columns} renderCard={renderCard} />
      ))}
    </Box>
  );
}

type TableCardProps<Row> = Pick<TableCardsProps<Row>, 'columns' | 'renderCard'> & { row: Row };

/** Memoised, because the table is drawn again whenever its frame changes. */
const TableCard = memo(function TableCard<Row extends object>({ row, columns, renderCard }: TableCardProps<Row>) {
  return (
    <Box component="li" sx={cardBox}>
      <SelectBox row={row} />
      <Box sx={{ flex: 1, minWidth: 0 }}>{renderCard ? renderCard(row) : <Card row={row} columns={columns} />}</Box>
    </Box>
  );
}) as <Row extends object>(props: TableCardProps<Row>) => ReactNode;

function Card<Row>({ row, columns }: { row: Row; columns: readonly Column<Row>[] }) {
  const [heading, ...rest] = columns;
  return (
    <>
      {heading && (
        <Box sx={{ fontWeight: 600, mb: 0.75 }}>
          <TableCell column={heading} row={row} />
        </Box>
      )}
      <KeyValueList
        items={rest
          .filter((column) => column.render || printCell(column, row))
          .map((column) => ({ label: column.header, value: <TableCell column={column} row={row} /> }))}
      />
    </>
  );
}

/** The shape of cards that are still on their way. */
export function CardSkeletons() {
  return (
    <div {...loadingProps}>
      {[1, 2, 3].map((number) => (
        <Box key={number} sx={{ ...cardBox, display: 'block' }}>
          <Skeleton width="50%" />
          <Skeleton />
          <Skeleton width="80%" />
        </Box>
      ))}
    </div>
  );
}

const listStyles = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  m: 0,
  p: 0,
  listStyle: 'none',
  overflow: 'hidden',
};

// Lines only between cards: those at the edges of the list are cut off.
const cardBox = {
  display: 'flex',
  minWidth: 0,
  px: 2,
  py: 1.75,
  mt: '-1px',
  ml: '-1px',
  border: 1,
  borderRight: 0,
  borderBottom: 0,
  borderColor: 'line.soft',
  fontSize: atLeast('0.875rem'),
  '&:has(a[href])': { cursor: 'pointer' },
};
