import { useMemo, useState } from 'react';
import { useCalendarMonthQuery } from '../../generated/graphql';
import { useLiveReload } from '../../lib/request/live/useLive';
import { useAddressParams } from '../../lib/navigation/addressParams';
import { toMonth } from '../../lib/texts/month';
import { toLocalDate } from '../../lib/texts/time';
import { readCalendarMonth } from './monthDays';

const shownLists = ['acceptedOrders', 'jobs', 'archive', 'arrangements', 'duties', 'people', 'fleet'] as const;

/** The month in the address, what is shown of it, and what the server knows of its weeks: one request. */
export function useMonth() {
  const [params, changeParams] = useAddressParams();
  const today = toLocalDate(new Date());
  const { month, weeks, range } = readCalendarMonth(params, today);
  const query = useCalendarMonthQuery({ variables: range, fetchPolicy: 'cache-and-network' });
  useLiveReload(shownLists, query.refetch);
  const [isRefreshing, setIsRefreshing] = useState(false);
  const [asked, setAsked] = useState(0);
  const day = params.get('paev') ?? today;
  // Another object is another wish: 'Täna' leads to today as often as it is pressed.
  const aim = useMemo(() => ({ day, byHand: asked > 0 }), [day, asked]);

  function set(name: string, value: string | undefined) {
    const write = (newest: URLSearchParams) => {
      if (name === 'kuu') newest.delete('paev');
      if (value === undefined) newest.delete(name);
      else newest.set(name, value);
    };
    changeParams(write, { replace: name !== 'kuu' });
  }
  const goTo = (wanted: string) => set('kuu', wanted === toMonth(today) ? undefined : wanted);

  return {
    today,
    month,
    range,
    weeks,
    goTo,
    /** The day to bring into sight: today, or the one in the address (?paev=2026-12-17). */
    aim,
    /** Somebody leaves by this day: going Back leads to it again. */
    leaveBy: (date: string) => set('paev', date),
    goToToday() {
      if (params.has('kuu') || params.has('paev')) goTo(toMonth(today));
      setAsked((times) => times + 1);
    },
    /** Both kinds are shown until someone unticks one. */
    show: { occurrences: params.get('regulaarveod') !== '0', jobs: params.get('yksikreisid') !== '0' },
    toggle: (kind: 'regulaarveod' | 'yksikreisid', on: boolean) => set(kind, on ? undefined : '0'),
    // Until another month is there its days stand empty, so that nothing jumps and the focus stays.
    data: (query.data ?? query.previousData)?.calendar,
    loading: query.loading && !query.data,
    failed: Boolean(query.error) && !query.data,
    refreshing: isRefreshing,
    async refresh() {
      setIsRefreshing(true);
      // A failure shows itself on the page.
      await query.refetch().catch(() => undefined);
      setIsRefreshing(false);
    },
  };
}

export type CalendarMonth = ReturnType<typeof useMonth>;
