import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridLocaleText, GridSortModel } from '@mui/x-data-grid';
import { useMemo } from 'react';
import { t } from '../../../i18n/officeTexts';
import { nonce } from '../../../lib/request/nonce';
import type { Sort } from '../../../lib/navigation/urlState';
import { rowOpeningProps } from '../openRow';
import { TableCell } from '../TableCell';
import { TwoLines } from '../TwoLines';
import type { TableProps } from './PlainTable';
import { GRID_HEIGHT, HEADER_HEIGHT, useRowHeight } from './tableSize';
import { measureColumn, printCell } from '../tableRows';
import type { Column } from '../tableRows';

const allRows = { page: 0, pageSize: -1 };
/** More rows than a PlainTable has: they scroll inside the table, and only those in sight are drawn. */
export default function TableGrid<Row extends object>(props: TableProps<Row>) {
  const { label, rows, rowId, columns, sort, onSort } = props;
  // The grid draws every cell again when it is given new columns or a new sort, though they say the same.
  const gridColumns = useMemo(() => columns.map(toGridColumn), [columns]);
  const { field, direction } = sort ?? {};
  const sortModel = useMemo(() => (field ? [{ field, sort: direction }] : []), [field, direction]);
  const isLinked = columns.some(({ link, opensRow }) => link ?? opensRow);
  const rowHeight = useRowHeight();
  return (
    <Box {...(isLinked && rowOpeningProps)}>
      <DataGrid<Row>
        nonce={nonce}
        aria-label={label}
        rows={rows}
        columns={gridColumns}
        getRowId={rowId}
        sortingMode="server"
        sortModel={sortModel}
        onSortModelChange={(model) => onSort(readSort(model))}
        paginationModel={allRows}
        hideFooter
        rowHeight={rowHeight}
        columnHeaderHeight={HEADER_HEIGHT}
        disableColumnMenu
        disableColumnFilter
        disableColumnSelector
        disableRowSelectionOnClick
        localeText={gridTexts}
        sx={{
          ...gridStyles,
          height: GRID_HEIGHT,
          ...(isLinked && { '& .MuiDataGrid-row': { cursor: 'pointer' } }),
        }}
      />
    </Box>
  );
}

function toGridColumn<Row extends object>(column: Column<Row>): GridColDef<Row> {
  const isFlexible = column.width === undefined;
  return {
    field: column.field,
    headerName: column.header,
    width: column.width,
    flex: isFlexible ? (column.flex ?? 1) : column.flex,
    minWidth: measureColumn(column),
    sortable: column.sortable ?? true,
    sortingOrder: ['asc', 'desc', null],
    // Words may take a second line, numbers and moments never do.
    cellClassName: isFlexible ? 'text' : undefined,
    align: column.numeric ? 'right' : 'left',
    headerAlign: column.numeric ? 'right' : 'left',
    valueGetter: (_, row) => printCell(column, row),
    renderCell: ({ row, tabIndex }) => {
      const cell = <TableCell column={column} row={row} tabIndex={tabIndex} />;
      return isFlexible && !column.render ? <TwoLines>{cell}</TwoLines> : cell;
    },
  };
}

function readSort([item]: GridSortModel): Sort | undefined {
  return item?.sort ? { field: item.field, direction: item.sort } : undefined;
}

const gridTexts: Partial<GridLocaleText> = {
  noRowsLabel: t('ui.empty'),
  noResultsOverlayLabel: t('table.noResults'),
  columnHeaderSortIconLabel: t('table.sort'),
};

const gridStyles = {
  border: 0,
  borderRadius: 0,
  '--DataGrid-rowBorderColor': 'var(--mui-palette-line-soft)',
  '--DataGrid-t-color-border-base': 'var(--mui-palette-divider)',
  '--DataGrid-t-header-background-base': 'var(--mui-palette-background-paper)',
  '--DataGrid-t-color-background-base': 'var(--mui-palette-background-paper)',
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
  '& .MuiDataGrid-columnHeaderTitle': { fontSize: '0.78125rem', fontWeight: 600, color: 'text.secondary' },
  '& .MuiDataGrid-columnSeparator': { opacity: 0 },
  // The last one's handle would reach beyond the table, and make it scroll sideways.
  '& .MuiDataGrid-columnHeader--last .MuiDataGrid-columnSeparator': { display: 'none' },
  '& .MuiDataGrid-columnHeaders:hover .MuiDataGrid-columnSeparator': { opacity: 1 },
  // Not the empty cell at the end of each row: with a padding it would make every table scroll sideways.
  '& .MuiDataGrid-cell:not(.MuiDataGrid-cellEmpty), & .MuiDataGrid-columnHeader': { px: 1.25 },
  '& .MuiDataGrid-cell:first-of-type, & .MuiDataGrid-columnHeader:first-of-type': { pl: 1.75 },
  // Long texts take a second line.
  '& .MuiDataGrid-cell.text': { display: 'flex', alignItems: 'center', whiteSpace: 'normal', lineHeight: 1.3 },
};
