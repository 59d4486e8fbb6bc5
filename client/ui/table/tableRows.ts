import { foldCase } from '../../lib/texts/text';
import type { ListState, Sort } from '../../lib/navigation/urlState';
import type { ReactNode } from 'react';

// docs/product.md, 'Tables'.
export const PAGE_SIZE = 10;
export const PAGE_BUTTONS = 5;

/** One column of a DataTable. */
export interface Column<Row> {
  field: string;
  header: string;
  /** The value that the column sorts by. Without `text` it is also shown and searched. */
  value: (row: Row) => string | number | null | undefined;
  /** The value as a person reads it: '540,00 €'. */
  text?: (row: Row) => string;
  /** Draws the cell as more than text, such as a chip or a route line. The search still uses `text`. */
  render?: (row: Row) => ReactNode;
  /** The address that the cell links to. Usually the first column has one. */
  link?: (row: Row) => string;
  /** Set when `render` draws the link that a click on the row follows. */
  opensRow?: true;
  /** Aligns numbers, times and sums to the right. */
  numeric?: boolean;
  sortable?: boolean;
  /** The column's share of the free width. */
  flex?: number;
  /** Pixels. */
  width?: number;
  minWidth?: number;
}

const SMALLEST_COLUMN = 90;

/** Returns the least width in which a column is readable, in pixels. */
export const measureColumn = <Row>({ width, minWidth = SMALLEST_COLUMN }: Column<Row>): number => width ?? minWidth;

/** Left of the first column, in pixels. */
const EDGE = 4;

/** Returns the width that a table needs to show all columns without scrolling sideways, in pixels. */
export const measureTable = <Row>(columns: readonly Column<Row>[]): number =>
  columns.reduce((sum, column) => sum + measureColumn(column), EDGE);

/** Returns the text of a cell. */
export function printCell<Row>(column: Column<Row>, row: Row): string {
  return column.text ? column.text(row) : String(column.value(row) ?? '');
}

export interface TableView<Row> {
  /** The rows of the current page. */
  visible: Row[];
  /** How many rows were found. */
  total: number;
  page: number;
  pages: number;
}

/** Searches all columns, sorts, puts rows with `isFirst` above the others and returns one page (docs/product.md, 'Tables'). */
export function buildView<Row extends object>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  state: ListState,
  isFirst: (row: Row) => boolean = () => false,
): TableView<Row> {
  const inOrder = sortRows(search(rows, columns, state.search), columns, state.sort);
  const found = [...inOrder.filter(isFirst), ...inOrder.filter((row) => !isFirst(row))];
  if (state.showAll) return { visible: found, total: found.length, page: 1, pages: 1 };
  const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  const page = Math.min(state.page, pages);
  return { visible: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), total: found.length, page, pages };
}

/** A row is found when each word of the search stands in one of its cells. */
function search<Row extends object>(rows: readonly Row[], columns: readonly Column<Row>[], text: string): Row[] {
  const words = foldCase(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...rows];
  return rows.filter((row) => {
    const cells = foldCells(row, columns);
    return words.every((word) => cells.includes(word));
  });
}

/** The folded text of each row, by table. Formatting every date again at each typed letter would be too slow. */
const foldedRows = new WeakMap<object, WeakMap<object, string>>();

function foldCells<Row extends object>(row: Row, columns: readonly Column<Row>[]): string {
  const known = foldedRows.get(columns) ?? new WeakMap<object, string>();
  foldedRows.set(columns, known);
  const cells = known.get(row) ?? foldCase(columns.map((column) => printCell(column, row)).join('\n'));
  known.set(row, cells);
  return cells;
}

const collator = new Intl.Collator('et', { numeric: true });

/** Sorts rows by one column. Rows without a value come last in both directions. */
function sortRows<Row>(rows: Row[], columns: readonly Column<Row>[], sort: Sort | undefined): Row[] {
  const column = sort && columns.find(({ field }) => field === sort.field);
  if (!column) return rows;
  const sign = sort.direction === 'asc' ? 1 : -1;
  return rows.sort((left, right) => {
    const a = column.value(left) ?? '';
    const b = column.value(right) ?? '';
    if (a === '' || b === '') return Number(a === '') - Number(b === '');
    return sign * (typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b)));
  });
}

/** Lists up to five page numbers around the current one. */
export function listPageNumbers(page: number, pages: number): number[] {
  const first = Math.max(1, Math.min(page - Math.floor(PAGE_BUTTONS / 2), pages - PAGE_BUTTONS + 1));
  return Array.from({ length: Math.min(PAGE_BUTTONS, pages) }, (_, index) => first + index);
}
