import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useCalendarMonthQuery } from '../../generated/graphql';
import { monthOf, readMonth, weeksOf } from '../../lib/month';
import { localDateOf } from '../../lib/time';

/** The month in the address (?kuu=2026-12), what is shown of it, and what the server knows of its weeks: one request. */
export function useMonth() {
  const [params, setParams] = useSearchParams();
  const today = localDateOf(new Date());
  const month = readMonth(params.get('kuu')) ?? monthOf(today);
  const weeks = weeksOf(month);
  const query = useCalendarMonthQuery({
    variables: { first: weeks[0]?.[0] ?? today, last: weeks.at(-1)?.[6] ?? today },
    fetchPolicy: 'cache-and-network',
  });
  const [refreshing, setRefreshing] = useState(false);

  function set(name: string, value: string | undefined) {
    const next = new URLSearchParams(params);
    if (value === undefined) next.delete(name);
    else next.set(name, value);
    setParams(next, { replace: name !== 'kuu', preventScrollReset: true });
  }

  return {
    today,
    month,
    weeks,
    goTo: (wanted: string) => set('kuu', wanted === monthOf(today) ? undefined : wanted),
    /** Both kinds are shown until someone unticks one. */
    show: { services: params.get('regulaarveod') !== '0', jobs: params.get('yksikreisid') !== '0' },
    toggle: (kind: 'regulaarveod' | 'yksikreisid', on: boolean) => set(kind, on ? undefined : '0'),
    // Until another month is there its days stand empty, so that nothing jumps and the focus stays.
    data: (query.data ?? query.previousData)?.calendar,
    loading: query.loading && !query.data,
    failed: Boolean(query.error) && !query.data,
    refreshing,
    async refresh() {
      setRefreshing(true);
      // A failure shows itself on the page.
      await query.refetch().catch(() => undefined);
      setRefreshing(false);
    },
  };
}

export type Month = ReturnType<typeof useMonth>;
