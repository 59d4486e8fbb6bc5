import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridLocaleText, GridSortModel } from '@mui/x-data-grid';
import { useMemo } from 'react';
import { t } from '../i18n/et';
import { nonce } from '../lib/nonce';
import type { Sort } from '../lib/urlState';
import { TableCell } from './TableCell';
import { HEADER_HEIGHT, LOADING_HEIGHT, ROW_HEIGHT } from './tableSize';
import { cellText } from './tableRows';
import type { Column } from './tableRows';

/** From here on the rows scroll inside the table, so that the grid draws only those in sight. */
const SCROLL_FROM = 60;

const allRows = { page: 0, pageSize: -1 };
const skeletons = { loadingOverlay: { variant: 'skeleton', noRowsVariant: 'skeleton' } } as const;

export interface TableGridProps<Row extends object> {
  label: string;
  rows: readonly Row[];
  rowId: (row: Row) => string;
  columns: readonly Column<Row>[];
  loading: boolean;
  sort: Sort | undefined;
  onSort: (sort: Sort | undefined) => void;
}

/** The rows of a DataTable on a screen wide enough; searching, sorting and paging are done before they come here. */
export default function TableGrid<Row extends object>(props: TableGridProps<Row>) {
  const { label, rows, rowId, columns, loading, sort, onSort } = props;
  const scrolls = rows.length > SCROLL_FROM;
  // The grid draws every cell anew when it is given new columns or a new sort, though they say the same.
  const gridColumns = useMemo(() => columns.map(gridColumn), [columns]);
  const { field, direction } = sort ?? {};
  const sortModel = useMemo(() => (field ? [{ field, sort: direction }] : []), [field, direction]);
  return (
    <DataGrid<Row>
      nonce={nonce}
      aria-label={label}
      rows={rows}
      columns={gridColumns}
      getRowId={rowId}
      loading={loading}
      slotProps={skeletons}
      sortingMode="server"
      sortModel={sortModel}
      onSortModelChange={(model) => onSort(sortOf(model))}
      paginationModel={allRows}
      hideFooter
      autoHeight={!scrolls && !loading}
      rowHeight={ROW_HEIGHT}
      columnHeaderHeight={HEADER_HEIGHT}
      disableColumnMenu
      disableColumnFilter
      disableColumnSelector
      disableRowSelectionOnClick
      localeText={gridTexts}
      sx={{
        ...gridLook,
        ...(scrolls && { height: '70vh' }),
        ...(loading && { height: LOADING_HEIGHT }),
      }}
    />
  );
}

function gridColumn<Row extends object>(column: Column<Row>): GridColDef<Row> {
  return {
    field: column.field,
    headerName: column.header,
    width: column.width,
    flex: column.width === undefined ? (column.flex ?? 1) : column.flex,
    minWidth: column.minWidth ?? 90,
    sortable: column.sortable ?? true,
    sortingOrder: ['asc', 'desc', null],
    align: column.numeric ? 'right' : 'left',
    headerAlign: column.numeric ? 'right' : 'left',
    valueGetter: (_, row) => cellText(column, row),
    renderCell: ({ row, tabIndex }) => <TableCell column={column} row={row} tabIndex={tabIndex} />,
  };
}

function sortOf([item]: GridSortModel): Sort | undefined {
  return item?.sort ? { field: item.field, direction: item.sort } : undefined;
}

const gridTexts: Partial<GridLocaleText> = {
  noRowsLabel: t('ui.empty'),
  noResultsOverlayLabel: t('ui.noResults'),
  columnHeaderSortIconLabel: t('ui.sort'),
};

const gridLook = {
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
  '& .MuiDataGrid-columnHeaders:hover .MuiDataGrid-columnSeparator': { opacity: 1 },
  // Not the empty cell at the end of each row: with a padding it would make every table scroll sideways.
  '& .MuiDataGrid-cell:not(.MuiDataGrid-cellEmpty), & .MuiDataGrid-columnHeader': { px: 1.75 },
};
