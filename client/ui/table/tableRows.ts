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
  /** What the column sorts by; also what it shows and what is searched, when `text` says nothing else. */
  value: (row: Row) => string | number | null | undefined;
  /** The value as a person reads it: '540,00 €'. */
  text?: (row: Row) => string;
  /** More than text: a chip, a route line. `text` is still what is searched. */
  render?: (row: Row) => ReactNode;
  /** The cell is a link there. The first column of a table usually is. */
  link?: (row: Row) => string;
  /** What `render` draws has the link that a click on the row follows. */
  opensRow?: true;
  /** Numbers, times and sums stand right-aligned under each other. */
  numeric?: boolean;
  sortable?: boolean;
  /** A share of the width that is left over. */
  flex?: number;
  /** Pixels. */
  width?: number;
  minWidth?: number;
}

const SMALLEST_COLUMN = 90;

/** The least room that a column is readable in, pixels. */
export const leastWidth = <Row>({ width, minWidth = SMALLEST_COLUMN }: Column<Row>): number => width ?? minWidth;

/** The room that a table needs so that nobody has to scroll it sideways, pixels. */
export const tableWidth = <Row>(columns: readonly Column<Row>[]): number =>
  columns.reduce((sum, column) => sum + leastWidth(column), 0);

/** What a cell says, in words. */
export function cellText<Row>(column: Column<Row>, row: Row): string {
  return column.text ? column.text(row) : String(column.value(row) ?? '');
}

export interface TableView<Row> {
  /** The rows of the page that is being looked at. */
  visible: Row[];
  /** How many rows were found. */
  total: number;
  page: number;
  pages: number;
}

/** Searches over all columns, sorts, `first` above the others, and cuts out one page (docs/product.md, 'Tables'). */
export function viewOf<Row extends object>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  state: ListState,
  first: (row: Row) => boolean = () => false,
): TableView<Row> {
  const inOrder = sorted(search(rows, columns, state.search), columns, state.sort);
  const found = [...inOrder.filter(first), ...inOrder.filter((row) => !first(row))];
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
    const cells = foldedCells(row, columns);
    return words.every((word) => cells.includes(word));
  });
}

/** For each table what its rows say, folded: to format every date again at every letter would keep the letters waiting. */
const folded = new WeakMap<object, WeakMap<object, string>>();

function foldedCells<Row extends object>(row: Row, columns: readonly Column<Row>[]): string {
  const known = folded.get(columns) ?? new WeakMap<object, string>();
  folded.set(columns, known);
  const cells = known.get(row) ?? foldCase(columns.map((column) => cellText(column, row)).join('\n'));
  known.set(row, cells);
  return cells;
}

const collator = new Intl.Collator('et', { numeric: true });

/** Rows without a value come last, whichever way the rest is sorted. */
function sorted<Row>(rows: Row[], columns: readonly Column<Row>[], sort: Sort | undefined): Row[] {
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

/** Up to five page numbers around the current one. */
export function pageNumbers(page: number, pages: number): number[] {
  const first = Math.max(1, Math.min(page - Math.floor(PAGE_BUTTONS / 2), pages - PAGE_BUTTONS + 1));
  return Array.from({ length: Math.min(PAGE_BUTTONS, pages) }, (_, index) => first + index);
}
