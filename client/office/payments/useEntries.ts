import { useBankEntriesQuery } from '../../generated/graphql';
import type { BankEntryFieldsFragment, BankEntryState } from '../../generated/graphql';

export type Entry = BankEntryFieldsFragment;

/** Movements on the account in a state, page by page. */
export function useEntries(state: BankEntryState) {
  const { data, error, loading, refetch, fetchMore } = useBankEntriesQuery({
    variables: { state },
    fetchPolicy: 'network-only',
  });
  const page = data?.bankEntries;
  const after = page?.rows.at(-1)?.id;
  const reload = () => refetch().catch(() => undefined);
  const loadMore = () =>
    fetchMore({
      variables: { after },
      updateQuery: ({ bankEntries: former }, { fetchMoreResult: { bankEntries: next } }) => ({
        // A live reload or a second click meanwhile: the part would not fit the end of the list.
        bankEntries: former.rows.at(-1)?.id === after ? { ...next, rows: [...former.rows, ...next.rows] } : former,
      }),
    }).catch(() => undefined);
  return {
    rows: page?.rows,
    hasMore: page?.hasMore ?? false,
    waitingCount: page?.waitingCount,
    lastDay: page?.lastDay ?? null,
    isLoading: loading && !page,
    hasFailed: Boolean(error),
    /** Never rejects: the list shows that it failed. */
    reload,
    loadMore,
  };
}

export type Entries = ReturnType<typeof useEntries>;
