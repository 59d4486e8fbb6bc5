import type { table as et } from '../et/table';
import type { Translated } from '../translate';

export const table = {
  showAll: 'Show all',
  showPages: 'Show in pages',
  rows: 'Rows: {count}',
  pageOf: 'Page {page} of {pages} (rows in total: {count})',
  page: 'Page {page}',
  pages: 'Pages',
  pageOfMany: 'Page {page} of {pages} (more than {count} rows in total)',
  firstPage: 'First page',
  lastPage: 'Last page',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  searchTable: 'Search the table',
  clearSearch: 'Clear the search',
  noResults: '0 results',
  sort: 'Sort',
  sortTable: 'Order',
  unsorted: 'Not sorted',
  ascending: '{column} ascending',
  descending: '{column} descending',
  select: 'Choose',
  selectRow: 'Choose {name}',
} satisfies Translated<typeof et>;
