import { useEffect, useState } from 'react';
import { useDashboardQuery } from '../../../generated/graphql';
import type { DashboardQuery } from '../../../generated/graphql';
import { keepObjects } from '../../../lib/keepObjects';
import { findAhead } from '../../../lib/request/ahead/aheadReplies';
import type { ListRow } from './listColumns';

type Lists = Omit<DashboardQuery, '__typename'>;

/** The last reading of each client of ours, shown to a returning user until it is read again. */
const lastRead = new WeakMap<object, Lists>();

/**
 * The lists of the dashboard. They bypass Apollo's cache: normalising some hundred orders keeps a slow phone busy for
 * half a second at each change.
 */
export function useDashboard() {
  const query = useDashboardQuery({ fetchPolicy: 'no-cache' });
  const { client, data: reply } = query;
  const [shown, setShown] = useState<{ reply?: DashboardQuery; lists: Lists | undefined }>({
    lists: findAhead<DashboardQuery>('Dashboard', {}) ?? lastRead.get(client),
  });
  if (reply && reply !== shown.reply) setShown({ reply, lists: keepSameRows(shown.lists, reply) });
  useEffect(() => {
    if (shown.lists) lastRead.set(client, shown.lists);
  }, [client, shown.lists]);
  return { ...query, data: shown.lists };
}

/** A row that did not change stays the same object, and is not drawn again. */
function keepSameRows(before: Lists | undefined, now: DashboardQuery): Lists {
  if (!before) return now;
  const keepSame = (former: ListRow[], rows: ListRow[]) => keepObjects(former, rows, ({ id }) => id);
  return {
    newOrders: keepSame(before.newOrders, now.newOrders),
    acceptedOrders: keepSame(before.acceptedOrders, now.acceptedOrders),
    upcomingJobs: keepSame(before.upcomingJobs, now.upcomingJobs),
    answeredOrders: keepSame(before.answeredOrders, now.answeredOrders),
    changeRequests: now.changeRequests,
  };
}
