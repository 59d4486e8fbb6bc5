import type { table as et } from '../et/table';
import type { TranslatedToRussian } from '../translate';

export const table = {
  showAll: 'Показать все',
  showPages: 'Показать по страницам',
  rows: 'Строк: {count}',
  pageOf: 'Страница {page} из {pages} (строк всего: {count})',
  page: 'Страница {page}',
  pages: 'Страницы',
  pageOfMany: 'Страница {page} из {pages} (строк всего: более {count})',
  firstPage: 'Первая страница',
  lastPage: 'Последняя страница',
  previousPage: 'Предыдущая страница',
  nextPage: 'Следующая страница',
  searchTable: 'Поиск в таблице',
  clearSearch: 'Очистить поиск',
  noResults: '0 результатов',
  sort: 'Сортировать',
  sortTable: 'Порядок',
  unsorted: 'Без сортировки',
  ascending: '{column} по возрастанию',
  descending: '{column} по убыванию',
  select: 'Выбрать',
  selectRow: 'Выбрать: {name}',
} satisfies TranslatedToRussian<typeof et>;
