import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { memo, startTransition, Suspense, useDeferredValue, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useCurrentUserQuery } from '../../../generated/graphql';
import type { DashboardQuery } from '../../../generated/graphql';
import { t } from '../../../i18n/officeTexts';
import { useLiveReload } from '../../../lib/request/live/useLive';
import { freshList, useListState } from '../../../lib/navigation/urlState';
import type { Sort } from '../../../lib/navigation/urlState';
import { DataTable } from '../../../ui/table/DataTable';
import type { Column } from '../../../ui/table/DataTable';
import { ViewsButton } from '../../../shared/savedViews';
import { EmptyState } from '../../../ui/EmptyState';
import { FailedState } from '../../../ui/FailedState';
import { InOrder, placeholder } from '../../../ui/layout/InOrder';
import { PageTitle, ROOM, subtitleRoom } from '../../../ui/layout/PageTitle';
import { Section } from '../../../ui/layout/Section';
import { openedPart } from '../../../ui/late/openedPart';
import { useSelection } from '../../../ui/table/Selection';
import { buildView } from '../../../ui/table/tableRows';
import { useIdle } from '../../../ui/useIdle';
import { useIsPhone } from '../../../ui/useIsPhone';
import { useLater } from '../../../ui/useLater';
import { DashboardNews } from './DashboardNews';
import { DashboardSearch } from './DashboardSearch';
import { acceptedColumns, answeredColumns, jobColumns, newColumns, unpricedColumns } from './listColumns';
import { Proposals } from '../offer/Proposals';
import { printCustomer } from '../parts/orderTexts';
import type { ListRow } from './listColumns';
import { OrderCard } from './OrderCard';
import { listUrgent } from './urgent';
import { UrgentTrips } from './UrgentTrips';
import { useDashboard } from './useDashboard';
import { greetByName, isDeclined, printWhatWaits } from './waiting';

/** Comes with the first chosen row. */
const AssignSeveral = openedPart(() => import('./AssignSeveral'));

const shownLists = ['newOrders', 'answeredOrders', 'acceptedOrders', 'jobs', 'people', 'fleet', 'invoices'] as const;

interface List {
  name: Exclude<keyof DashboardQuery, '__typename' | 'changeRequests'>;
  columns: readonly Column<ListRow>[];
  firstSort: Sort;
  waiting?: boolean;
  /** The most urgent rows stand above the rest, whatever their date. */
  first?: (row: ListRow) => boolean;
}

/** The four lists with their sorts (docs/product.md, 'Dashboard'). */
const lists: readonly List[] = [
  {
    name: 'newOrders',
    columns: newColumns,
    firstSort: { field: 'createdAt', direction: 'desc' },
    waiting: true,
  },
  {
    name: 'acceptedOrders',
    columns: acceptedColumns,
    firstSort: { field: 'start', direction: 'asc' },
    waiting: true,
  },
  {
    name: 'upcomingJobs',
    columns: jobColumns,
    firstSort: { field: 'start', direction: 'asc' },
    first: isDeclined,
  },
  {
    name: 'answeredOrders',
    columns: answeredColumns,
    firstSort: { field: 'start', direction: 'asc' },
  },
];

/** This many urgent trips fill the screen of a phone. */
const FILL_A_PHONE = 4;

const unpricedLists = lists.map((list) => (list.name === 'newOrders' ? { ...list, columns: unpricedColumns } : list));

interface AdminDashboardPageProps {
  /** Leads to the same as one list of decisions. */
  tabs?: ReactNode;
  first?: (isThere: boolean) => ReactNode;
  todo?: (isFirst: boolean) => ReactNode;
}

/**
 * Everything that waits for the logistician (docs/product.md, 'Dashboard'): one request, read again quietly after a
 * change. `first` comes above the lists. The lists wait for it on the few days that have any; otherwise its code does
 * not delay them. `todo` is what is still to be set up: above the lists while they are empty, and else below them.
 */
export default function AdminDashboardPage({ tabs, first, todo }: AdminDashboardPageProps) {
  const query = useDashboard();
  useLiveReload(shownLists, query.refetch);
  const { data } = query;
  const user = useCurrentUserQuery().data?.currentUser;
  const isIdle = useIdle();
  const [isRefreshing, setIsRefreshing] = useState(false);
  const [{ search }, change] = useListState('all');
  const now = new Date();

  // The state when the lists came: the live stream brings later ones.
  const [isThere, setIsThere] = useState<boolean>();
  if (data && isThere === undefined) setIsThere(data.changeRequests.length > 0);

  const isPhone = useIsPhone();
  const fillsScreen = isPhone && data && listUrgent(data, now).length >= FILL_A_PHONE;
  const isEmpty = data && lists.every(({ name }) => data[name].length === 0);

  async function refresh() {
    setIsRefreshing(true);
    // A failure shows itself on the page.
    await query.refetch().catch(() => undefined);
    setIsRefreshing(false);
  }

  return (
    <>
      <PageTitle
        title={user ? greetByName(user.firstname, now) : ROOM}
        tabTitle={t('job.dashboard')}
        subtitle={<Box sx={subtitleRoom}>{printWhatWaits(data, now)}</Box>}
        actions={
          <>
            <DashboardSearch value={search} onChange={(text) => change({ search: text })} />
            <Button variant="outlined" disabled={isRefreshing} onClick={() => void refresh()}>
              {isRefreshing ? t('orders.refreshing') : t('orders.refresh')}
            </Button>
          </>
        }
      />
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: 2 }}>
        {tabs}
        <ViewsButton page="lists" />
      </Box>
      <DashboardNews lists={query.loading || query.error ? undefined : data} />
      {query.error && data && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('orders.refreshFailed')}
        </Alert>
      )}
      {query.error && !data ? (
        <FailedState onRetry={() => void refresh()} />
      ) : (
        <InOrder>
          {data && (isThere || isIdle) && (
            <Suspense fallback={isThere && placeholder}>{first?.(Boolean(isThere))}</Suspense>
          )}
          {isEmpty && <Suspense fallback={placeholder}>{todo?.(true)}</Suspense>}
          <UrgentTrips lists={data} now={now} />
          <Proposals orders={data?.newOrders}>
            {(proposed) => <Lists data={data} search={search} proposed={proposed} areInSight={!fillsScreen} />}
          </Proposals>
          {data && !isEmpty && isIdle && <Suspense>{todo?.(false)}</Suspense>}
        </InOrder>
      )}
    </>
  );
}

interface ListsProps {
  data: DashboardQuery | undefined;
  search: string;
  proposed: boolean;
  /** Whether they begin on the first screen. */
  areInSight: boolean;
}

/**
 * Until the lists are here only the first: what stood below it would jump down when its rows come. Then one comes after the other, each
 * in a transition: all at once would keep a slow phone busy for a second. Where its rows came with the page, the first is here at once,
 * as the server drew it, if it is in sight: it fills the screen of a laptop.
 */
function Lists({ data, search, proposed, areInSight }: ListsProps) {
  const drawsAtOnce = useLater() && areInSight;
  const [drawn, setDrawn] = useState(drawsAtOnce ? 1 : 0);
  // The letters come before what they find.
  const sought = useDeferredValue(search);
  const isLoaded = Boolean(data);
  useEffect(() => {
    if (isLoaded && drawn < lists.length) startTransition(() => setDrawn(drawn + 1));
  }, [isLoaded, drawn]);

  const isDrawing = drawn < lists.length && isLoaded;
  return (
    // Parts that wait for an idle moment come after them (ui/useIdle.ts).
    <div data-drawing={isDrawing ? '' : undefined}>
      {(proposed ? lists : unpricedLists).slice(0, Math.max(drawn, 1)).map((list) => (
        <ListSection key={list.name} list={list} rows={drawn > 0 ? data?.[list.name] : undefined} search={sought} />
      ))}
    </div>
  );
}

interface ListSectionProps {
  list: List;
  rows: readonly ListRow[] | undefined;
  search: string;
}

const ListSection = memo(function ListSection({ list, rows, search }: ListSectionProps) {
  const { name, columns, firstSort, waiting, first } = list;
  const title = t(`orders.${name}`);
  const found = rows && search ? buildView(rows, columns, { ...freshList, search, showAll: true }).visible : rows;
  const selection = useSelection<ListRow>(printCustomer);
  const chosen = rows?.filter(({ id }) => selection.chosen.has(id)) ?? [];
  const [isUsed, setIsUsed] = useState(false);
  if (chosen.length > 0 && !isUsed) setIsUsed(true);
  return (
    <>
      <Section title={title} count={found?.length} waiting={waiting} collapsible flush>
        {search && rows && rows.length > 0 && found?.length === 0 ? (
          <EmptyState title={t('table.noResults')} />
        ) : (
          <DataTable
            label={title}
            rows={found}
            columns={columns}
            rowId={rowId}
            urlName={name}
            firstSort={firstSort}
            first={first}
            emptyHint={t(`orders.${name}Empty`)}
            selection={name === 'acceptedOrders' ? selection : undefined}
            renderCard={renderCard}
          />
        )}
      </Section>
      {isUsed && <AssignSeveral rows={chosen} onClear={selection.clear} />}
    </>
  );
});

const rowId = (row: ListRow): string => row.id;
const renderCard = (row: ListRow): ReactNode => <OrderCard row={row} />;
