import { freshList } from '../../lib/navigation/urlState';
import { listPageNumbers, buildView } from './tableRows';
import type { Column } from './tableRows';

interface Trip {
  place: string;
  km: number | null;
}
const columns: Column<Trip>[] = [
  { field: 'place', header: 'Koht', value: (row) => row.place },
  { field: 'km', header: 'Vahemaa', value: (row) => row.km, text: (row) => `${row.km ?? '-'} km` },
];
const trips: Trip[] = [
  { place: 'Tartu', km: 186 },
  { place: 'Õisu', km: null },
  { place: 'Narva', km: 21 },
  { place: 'Zürich', km: 2300 },
];
const places = (state: Partial<typeof freshList>) =>
  buildView(trips, columns, { ...freshList, ...state }).visible.map(({ place }) => place);

describe('buildView', () => {
  it('leaves unsorted rows as they came', () => {
    expect(places({})).toEqual(['Tartu', 'Õisu', 'Narva', 'Zürich']);
  });

  it('sorts numbers as numbers, with missing values last both ways', () => {
    expect(places({ sort: { field: 'km', direction: 'asc' } })).toEqual(['Narva', 'Tartu', 'Zürich', 'Õisu']);
    expect(places({ sort: { field: 'km', direction: 'desc' } })).toEqual(['Zürich', 'Tartu', 'Narva', 'Õisu']);
  });

  it('sorts words by the Estonian alphabet, where z comes before t and õ late', () => {
    expect(places({ sort: { field: 'place', direction: 'asc' } })).toEqual(['Narva', 'Zürich', 'Tartu', 'Õisu']);
  });

  it('searches all columns as they are read, each word, any letter case', () => {
    expect(places({ search: 'õISU' })).toEqual(['Õisu']);
    expect(places({ search: '186 km' })).toEqual(['Tartu']);
    expect(places({ search: 'km tartu' })).toEqual(['Tartu']);
    expect(places({ search: 'tartu narva' })).toEqual([]);
  });

  it('cuts pages of ten, and takes a page that is too far as the last', () => {
    const rows = Array.from({ length: 23 }, (_, index) => ({ place: `Koht ${index + 1}`, km: index }));
    const second = buildView(rows, columns, { ...freshList, page: 2 });
    expect(second.visible).toHaveLength(10);
    expect(second.visible[0]?.place).toBe('Koht 11');
    expect(second).toMatchObject({ total: 23, page: 2, pages: 3 });
    expect(buildView(rows, columns, { ...freshList, page: 9 })).toMatchObject({ page: 3 });
    expect(buildView(rows, columns, { ...freshList, page: 2, showAll: true }).visible).toHaveLength(23);
  });
});

describe('listPageNumbers', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, 3, 4, 5]],
    [5, 9, [3, 4, 5, 6, 7]],
    [9, 9, [5, 6, 7, 8, 9]],
    [8, 9, [5, 6, 7, 8, 9]],
  ])('around page %i of %i', (page, pages, numbers) => {
    expect(listPageNumbers(page, pages)).toEqual(numbers);
  });
});
