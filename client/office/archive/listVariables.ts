import type { ArchiveSort } from '../../generated/graphql';
import { readListState } from '../../lib/navigation/urlState';
import type { ListState, Sort } from '../../lib/navigation/urlState';
import { PAGE_SIZE } from '../../ui/table/tableRows';

/** A long list: the name that its export has, and under which the address keeps search, page and sort; the server's sorts. */
export interface LongList {
  urlName: 'archive' | 'rejected';
  sorts: readonly ArchiveSort[];
}

export const archiveList: LongList = {
  urlName: 'archive',
  sorts: ['start', 'company', 'price', 'driver', 'tripNumber'],
};
export const rejectedList: LongList = { urlName: 'rejected', sorts: ['start', 'company', 'price'] };

/** The latest trip first. */
export const firstSort: Sort = { field: 'start', direction: 'desc' };

/** The question for the server; without a sort it gives the latest trip first. */
export function listArguments({ search, sort }: ListState, sorts: readonly ArchiveSort[]) {
  const field = sorts.find((known) => known === sort?.field);
  return { search, sort: field ?? 'start', descending: !field || sort?.direction === 'desc' };
}

/** The variables of one page of a list. */
export const pageArguments = (state: ListState, sorts: readonly ArchiveSort[]) => ({
  ...listArguments(state, sorts),
  first: PAGE_SIZE,
  page: state.page,
});

/** The variables of the page in the address. */
export const readPageArguments = (params: URLSearchParams, { urlName, sorts }: LongList) =>
  pageArguments(readListState(params, urlName, firstSort), sorts);
