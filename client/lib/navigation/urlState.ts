import { useState } from 'react';
import { useAddressParams } from './addressParams';

export interface Sort {
  field: string;
  direction: 'asc' | 'desc';
}

/** How a list is being looked at. */
export interface ListState {
  search: string;
  /** Counted from 1. */
  page: number;
  showAll: boolean;
  sort: Sort | undefined;
}

export const freshList: ListState = { search: '', page: 1, showAll: false, sort: undefined };

/**
 * Reads the state of the list called `name` from the address: ?jobs.q=tartu&jobs.p=2&jobs.s=-start
 * Without the parameter 's' the sort is `firstSort`; an empty 's' means that the user wants none.
 */
export function readListState(params: URLSearchParams, name: string, firstSort?: Sort): ListState {
  const page = Number(params.get(`${name}.p`));
  const sort = params.get(`${name}.s`);
  return {
    search: params.get(`${name}.q`) ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
    showAll: params.get(`${name}.all`) === '1',
    sort: sort === null ? firstSort : readSort(sort),
  };
}

/** Sets this list's state in the address's parameters. Defaults are left out, to keep links short. */
export function writeListState(params: URLSearchParams, name: string, state: ListState, firstSort?: Sort): void {
  const set = (key: string, value: string | undefined) =>
    value === undefined ? params.delete(`${name}.${key}`) : params.set(`${name}.${key}`, value);
  set('q', state.search || undefined);
  set('p', state.page > 1 ? String(state.page) : undefined);
  set('all', state.showAll ? '1' : undefined);
  set('s', printSort(state.sort) === printSort(firstSort) ? undefined : printSort(state.sort));
}

function readSort(text: string): Sort | undefined {
  if (!text) return undefined;
  return text.startsWith('-') ? { field: text.slice(1), direction: 'desc' } : { field: text, direction: 'asc' };
}

function printSort(sort: Sort | undefined): string {
  if (!sort) return '';
  return sort.direction === 'desc' ? `-${sort.field}` : sort.field;
}

/**
 * A list's state, kept in the address when the list has a name, so that Back and a copied link show the same rows;
 * else only in memory.
 */
export function useListState(name?: string, firstSort?: Sort): [ListState, (change: Partial<ListState>) => void] {
  const [params, changeParams] = useAddressParams();
  const [local, setLocal] = useState<ListState>({ ...freshList, sort: firstSort });

  function change(part: Partial<ListState>) {
    if (!name) return setLocal((state) => ({ ...state, ...part }));
    changeParams((newest) =>
      writeListState(newest, name, { ...readListState(newest, name, firstSort), ...part }, firstSort),
    );
  }

  return [name ? readListState(params, name, firstSort) : local, change];
}
