import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useCurrentUserQuery, useDashboardQuery } from '../../../generated/graphql';
import type { DashboardQuery } from '../../../generated/graphql';
import { t } from '../../../i18n/office';
import type { PlainTextKey } from '../../../i18n/office';
import { useHydrated } from '../../../lib/useHydrated';
import { useLiveReload } from '../../../lib/request/useLive';
import { freshList, useListState } from '../../../lib/navigation/urlState';
import type { Sort } from '../../../lib/navigation/urlState';
import { DataTable } from '../../../ui/table/DataTable';
import type { Column } from '../../../ui/table/DataTable';
import { EmptyState } from '../../../ui/EmptyState';
import { FailedState } from '../../../ui/FailedState';
import { PageTitle } from '../../../ui/layout/PageTitle';
import { Section } from '../../../ui/layout/Section';
import { viewOf } from '../../../ui/table/tableRows';
import { DashboardNews } from './DashboardNews';
import { DashboardSearch } from './DashboardSearch';
import { acceptedColumns, answeredColumns, jobColumns, newColumns, unpricedColumns } from './listColumns';
import { Proposals } from '../offer/Proposals';
import type { ListRow } from './listColumns';
import { OrderCard } from './OrderCard';
import { greeting, isDeclined, whatWaits } from './waiting';

const shownLists = ['newOrders', 'answeredOrders', 'acceptedOrders', 'jobs', 'people', 'fleet'] as const;

/** Keeps the room of a line while we do not know whom to greet. */
const ROOM = '\u00a0';
/** On a phone what waits takes a second line. */
const subtitleRoom = { minHeight: { xs: '3em', sm: '1.5em' } };

interface List {
  name: Exclude<keyof DashboardQuery, '__typename'>;
  title: PlainTextKey;
  emptyHint: PlainTextKey;
  columns: readonly Column<ListRow>[];
  firstSort: Sort;
  waiting: boolean;
  /** What is most urgent stands above the rest, whatever its date. */
  first?: (row: ListRow) => boolean;
}

/** The four lists with their sorts (docs/product.md, 'Dashboard'). */
const lists: readonly List[] = [
  {
    name: 'newOrders',
    title: 'orders.newOrders',
    emptyHint: 'orders.newOrdersEmpty',
    columns: newColumns,
    firstSort: { field: 'createdAt', direction: 'desc' },
    waiting: true,
  },
  {
    name: 'acceptedOrders',
    title: 'orders.acceptedOrders',
    emptyHint: 'orders.acceptedOrdersEmpty',
    columns: acceptedColumns,
    firstSort: { field: 'start', direction: 'asc' },
    waiting: true,
  },
  {
    name: 'upcomingJobs',
    title: 'orders.upcomingJobs',
    emptyHint: 'orders.upcomingJobsEmpty',
    columns: jobColumns,
    firstSort: { field: 'start', direction: 'asc' },
    waiting: false,
    first: isDeclined,
  },
  {
    name: 'answeredOrders',
    title: 'orders.answeredOrders',
    emptyHint: 'orders.answeredOrdersEmpty',
    columns: answeredColumns,
    firstSort: { field: 'start', direction: 'asc' },
    waiting: false,
  },
];

/**
 * What waits for the logistician (docs/product.md, 'Dashboard'): one request, read again quietly when something of it changed.
 * `first` comes above the lists, and after them: few days have any, and nobody shall wait for its code.
 */
export default function AdminDashboardPage({ first }: { first?: ReactNode }) {
  const query = useDashboardQuery({ fetchPolicy: 'cache-and-network' });
  useLiveReload(shownLists, query.refetch);
  const { data } = query;
  const user = useCurrentUserQuery().data?.currentUser;
  const hydrated = useHydrated();
  const [refreshing, setRefreshing] = useState(false);
  const [{ search }, change] = useListState('all');
  const now = new Date();

  async function refresh() {
    setRefreshing(true);
    // A failure shows itself on the page.
    await query.refetch().catch(() => undefined);
    setRefreshing(false);
  }

  return (
    <>
      <PageTitle
        title={hydrated && user ? greeting(user.firstname, now) : ROOM}
        tabTitle={t('job.dashboard')}
        subtitle={<Box sx={data ? undefined : subtitleRoom}>{hydrated && whatWaits(data, now)}</Box>}
        actions={
          <>
            <DashboardSearch value={search} onChange={(text) => change({ search: text })} />
            <Button variant="outlined" disabled={refreshing} onClick={() => void refresh()}>
              {refreshing ? t('orders.refreshing') : t('orders.refresh')}
            </Button>
          </>
        }
      />
      {data && first}
      <DashboardNews lists={query.loading || query.error ? undefined : data} />
      {query.error && data && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('orders.refreshFailed')}
        </Alert>
      )}
      {query.error && !data ? (
        <FailedState onRetry={() => void refresh()} />
      ) : (
        // Until the lists are here only the first: what stood below it would jump down when its rows come.
        <Proposals orders={data?.newOrders}>
          {(proposed) =>
            (data ? lists : lists.slice(0, 1)).map((list) => (
              <ListSection
                key={list.name}
                list={list.name === 'newOrders' && !proposed ? { ...list, columns: unpricedColumns } : list}
                rows={data?.[list.name]}
                search={search}
              />
            ))
          }
        </Proposals>
      )}
    </>
  );
}

function ListSection({ list, rows, search }: { list: List; rows: readonly ListRow[] | undefined; search: string }) {
  const { name, columns, firstSort, waiting, first } = list;
  const found = rows && search ? viewOf(rows, columns, { ...freshList, search, showAll: true }).visible : rows;
  return (
    <Section title={t(list.title)} count={found?.length} waiting={waiting} collapsible flush>
      {search && rows && rows.length > 0 && found?.length === 0 ? (
        <EmptyState title={t('table.noResults')} />
      ) : (
        <DataTable
          label={t(list.title)}
          rows={found}
          columns={columns}
          rowId={(row) => row.id}
          urlName={name}
          firstSort={firstSort}
          first={first}
          emptyHint={t(list.emptyHint)}
          renderCard={(row) => <OrderCard row={row} />}
        />
      )}
    </Section>
  );
}
