import { useEffect, useState } from 'react';
import type {
  useArchivedOrdersQuery,
  useRejectedOrdersQuery,
  ArchiveSort,
  LongListRowFragment,
} from '../../generated/graphql';
import { useLiveReload } from '../../lib/request/live/useLive';
import type { ListState } from '../../lib/navigation/urlState';
import { SHOW_ALL_LIMIT } from '../../ui/table/LongTable';
import type { LongRows } from '../../ui/table/LongTable';
import { listArguments, pageArguments } from './listVariables';

export type LongListRow = LongListRowFragment;
export type UseListQuery = typeof useArchivedOrdersQuery | typeof useRejectedOrdersQuery;

/** The variables of one request. */
const CHUNK = 100;

const shownLists = ['archive', 'rejectedOrders', 'people', 'fleet'] as const;

/** A page of a long list, or all of a list that is not too long for that, a hundred rows at a time. */
export function useLongList(
  useList: UseListQuery,
  state: ListState,
  sorts: readonly ArchiveSort[],
): LongRows<LongListRow> {
  const wanted = listArguments(state, sorts);
  const page = useList({ variables: pageArguments(state, sorts), fetchPolicy: 'cache-and-network' });
  useLiveReload(shownLists, page.refetch);
  const list = (page.data ?? page.previousData)?.list;
  const isWhole = state.showAll && list !== undefined && list.total <= SHOW_ALL_LIMIT && !list.totalIsCapped;
  const all = useWholeList(useList, wanted, isWhole);

  // The page stays until all rows are there: drawing a growing table again and again would make the browser stutter.
  const isShown = isWhole && all.complete;
  const rows = isShown ? all.rows : list?.nodes;
  return {
    rows: page.error && !page.data ? undefined : rows,
    total: list?.total ?? 0,
    andMore: list?.totalIsCapped ?? false,
    busy: page.data === undefined || (isWhole && !all.complete),
    whole: isShown,
    failed: Boolean(page.error && !page.data) || (isWhole && all.failed),
    retry: () => {
      void page.refetch().catch(() => undefined);
      all.retry();
    },
  };
}

type Wanted = ReturnType<typeof listArguments>;

function useWholeList(useList: UseListQuery, wanted: Wanted, whole: boolean) {
  const { data, error, fetchMore, refetch } = useList({
    variables: { ...wanted, first: CHUNK },
    skip: !whole,
    // Writing a thousand rows into the cache, and reading them back for each hundred, takes long.
    fetchPolicy: 'no-cache',
  });
  const [stuckAt, setStuckAt] = useState<string>();
  const cursor = data?.list.endCursor;

  useEffect(() => {
    if (!whole || !cursor || cursor === stuckAt) return;
    fetchMore({
      variables: { after: cursor },
      updateQuery(before, { fetchMoreResult: { list } }) {
        // Someone searched or sorted meanwhile: these rows belong to the former list.
        if (before.list.endCursor !== cursor) return before;
        return { ...before, list: { ...list, nodes: [...before.list.nodes, ...list.nodes] } };
      },
    }).catch(() => setStuckAt(cursor));
  }, [whole, cursor, stuckAt, fetchMore]);

  return {
    rows: data?.list.nodes,
    complete: data !== undefined && !cursor,
    failed: Boolean(error) || (cursor !== undefined && cursor !== null && cursor === stuckAt),
    retry() {
      if (data) setStuckAt(undefined);
      else if (whole) void refetch().catch(() => undefined);
    },
  };
}
