import Box from '@mui/material/Box';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import { memo, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import type { Sort } from '../../../lib/navigation/urlState';
import { loadingProps } from '../../layout/InOrder';
import { COARSE } from '../../layout/touchTarget';
import { findCell, moveFocus } from './gridKeys';
import type { CellPlace } from './gridKeys';
import { rowOpeningProps } from '../openRow';
import { measureColumn } from '../tableRows';
import type { Column } from '../tableRows';
import type { TableCardsProps } from '../TableCards';
import { TableCell } from '../TableCell';
import { HEADER_HEIGHT, useLoadingHeight } from './tableSize';
import { TwoLines } from '../TwoLines';

export interface TableProps<Row extends object> extends Omit<TableCardsProps<Row>, 'renderCard'> {
  loading: boolean;
  sort: Sort | undefined;
  onSort: (sort: Sort | undefined) => void;
}

/**
 * The rows of a DataTable on a screen wide enough; searching, sorting and paging are done before they come here. It
 * works as MUI's grid does, which is a third of the portal's code and draws a row ten times as slowly: one stop for the
 * Tab key, arrows within.
 */
export function PlainTable<Row extends object>(props: TableProps<Row>) {
  const { label, rows, rowId, columns, loading, sort, onSort } = props;
  const [stop, setStop] = useState<CellPlace>({ row: 0, column: 0 });
  const loadingHeight = useLoadingHeight();
  const isLinked = columns.some(({ link, opensRow }) => link ?? opensRow);
  // A page may have fewer rows than the one before.
  const stopRow = Math.min(stop.row, rows.length);
  return (
    <Box
      role="grid"
      aria-label={label}
      aria-busy={loading}
      aria-rowcount={loading ? undefined : rows.length + 1}
      onKeyDown={moveFocus}
      onFocus={({ target }) => setStop((now) => findCell(target) ?? now)}
      {...(isLinked && rowOpeningProps)}
      {...(loading && loadingProps)}
      sx={{
        ...styles,
        '--columns': columns.map(printTrack).join(' '),
        ...(isLinked && { '& .body': { cursor: 'pointer' } }),
        ...(loading && { minHeight: loadingHeight }),
      }}
    >
      <div role="rowgroup">
        <div role="row">
          {columns.map((column, index) => (
            <Header
              key={column.field}
              column={column}
              direction={sort?.field === column.field ? sort.direction : undefined}
              tabIndex={stopRow === 0 && stop.column === index ? 0 : -1}
              onSort={onSort}
            />
          ))}
        </div>
      </div>
      <div role="rowgroup" className={loading ? 'coming' : 'body'}>
        {rows.map((row, index) => (
          <TableRow
            key={rowId(row)}
            row={row as never}
            columns={columns as readonly Column<never>[]}
            stop={stopRow === index + 1 ? stop.column : undefined}
          />
        ))}
      </div>
    </Box>
  );
}

interface HeaderProps {
  column: Pick<Column<never>, 'field' | 'header' | 'sortable' | 'numeric'>;
  direction: Sort['direction'] | undefined;
  tabIndex: number;
  onSort: (sort: Sort | undefined) => void;
}

/** Sorts up, down and not at all. */
function Header({ column: { field, header, sortable = true, numeric }, direction, tabIndex, onSort }: HeaderProps) {
  const className = numeric ? 'number' : undefined;
  if (!sortable)
    return (
      <div role="columnheader" className={className} tabIndex={tabIndex}>
        <span>{header}</span>
      </div>
    );
  const next = direction === undefined ? 'asc' : 'desc';
  const sort = () => onSort(direction === 'desc' ? undefined : { field, direction: next });
  return (
    <div
      role="columnheader"
      className={['sorts', className].join(' ')}
      aria-sort={direction === undefined ? 'none' : direction === 'asc' ? 'ascending' : 'descending'}
      tabIndex={tabIndex}
      onClick={sort}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        sort();
      }}
    >
      <span>{header}</span>
      {direction && <ArrowUpward aria-hidden className={direction} />}
    </div>
  );
}

interface RowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  /** The column at which the Tab key stops in this row. */
  stop: number | undefined;
}

/** A row that did not change is not drawn again. */
const TableRow = memo(function TableRow({ row, columns, stop }: RowProps<never>): ReactNode {
  return (
    <div role="row">
      {columns.map((column, index) => {
        const tabIndex = stop === index ? 0 : -1;
        const isText = column.width === undefined;
        const cell = <TableCell column={column} row={row} tabIndex={tabIndex} />;
        return (
          <div
            key={column.field}
            role="gridcell"
            className={[column.numeric && 'number', isText && 'text'].filter(Boolean).join(' ')}
            // The link in it is the stop.
            tabIndex={column.link ? undefined : tabIndex}
          >
            {isText && !column.render ? <TwoLines>{cell}</TwoLines> : cell}
          </div>
        );
      })}
    </div>
  );
});

const printTrack = <Row,>(column: Column<Row>): string =>
  column.width === undefined ? `minmax(${measureColumn(column)}px, ${column.flex ?? 1}fr)` : `${column.width}px`;

const ROW_HEIGHT = 44;

const styles = {
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
  '& [role=row]': { display: 'grid', gridTemplateColumns: 'var(--columns)', alignItems: 'center', pl: 0.5 },
  '& .body > [role=row]': {
    height: ROW_HEIGHT,
    borderTop: '1px solid var(--mui-palette-line-soft)',
    [COARSE]: { height: 52 },
    '&:hover': { bgcolor: 'action.hover' },
  },
  '& [role=columnheader], & [role=gridcell]': {
    minWidth: 0,
    px: 1.25,
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    outlineOffset: -3,
  },
  '& [role=gridcell] > :focus-visible': { outlineOffset: -2 },
  '& [role=columnheader]': {
    display: 'flex',
    alignItems: 'center',
    gap: 0.5,
    height: HEADER_HEIGHT,
    fontSize: '0.78125rem',
    fontWeight: 600,
    color: 'text.secondary',
    '& span': { overflow: 'hidden', textOverflow: 'ellipsis' },
    '& svg': { fontSize: 16 },
    '& svg.desc': { transform: 'rotate(180deg)' },
  },
  '& .sorts': { cursor: 'pointer', '&:hover': { color: 'text.primary' } },
  '& .number': { justifyContent: 'flex-end', textAlign: 'right' },
  // The arrow stands before the word, so that the word ends above its numbers.
  '& .number svg': { order: -1 },
  // Long texts take a second line.
  '& .text': { whiteSpace: 'normal', lineHeight: 1.3 },
  // Grey lines in the place of rows that are on their way.
  '& .coming': {
    height: ROW_HEIGHT * 10,
    px: 1.75,
    background:
      'repeating-linear-gradient(transparent 0 14px, var(--mui-palette-action-hover) 0 32px, transparent 0 44px) content-box',
  },
};
