import type { table as et } from '../et/table';
import type { Translated } from '../translate';

export const table = {
  showAll: 'Näytä kaikki',
  showPages: 'Näytä sivuittain',
  rows: 'Rivejä: {count}',
  pageOf: 'Sivu {page} / {pages} (rivejä yhteensä {count})',
  page: 'Sivu {page}',
  pages: 'Sivut',
  pageOfMany: 'Sivu {page} / {pages} (rivejä yhteensä yli {count})',
  firstPage: 'Ensimmäinen sivu',
  lastPage: 'Viimeinen sivu',
  previousPage: 'Edellinen sivu',
  nextPage: 'Seuraava sivu',
  searchTable: 'Hae taulukosta',
  clearSearch: 'Tyhjennä haku',
  noResults: '0 tulosta',
  sort: 'Lajittele',
  sortTable: 'Järjestys',
  unsorted: 'Lajittelematta',
  ascending: '{column} nousevasti',
  descending: '{column} laskevasti',
  select: 'Valitse',
  selectRow: 'Valitse {name}',
} satisfies Translated<typeof et>;
