import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { useArchiveOrderMutation, useFeedbackOverviewQuery } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { useLiveReload } from '../../lib/request/live/useLive';

import { printError } from '../../lib/request/errors';
import { BulkBar } from '../../shared/bulk';
import { DataTable } from '../../ui/table/DataTable';
import { useSelection } from '../../ui/table/Selection';
import { FailedState } from '../../ui/FailedState';
import { InOrder } from '../../ui/layout/InOrder';
import { PageTitle, ROOM } from '../../ui/layout/PageTitle';
import { Section } from '../../ui/layout/Section';
import { FeedbackCard } from './FeedbackCard';
import { saveRows } from '../../ui/table/saveRows';
import { toLocalDate } from '../../lib/texts/time';
import {
  FeedbackOutcome,
  ReadButton,
  feedbackJobColumns,
  nameRow,
  countOutcomes,
  makeUnreadColumns,
} from './feedbackColumns';
import type { FeedbackRow } from './feedbackColumns';
import { ReadGood } from './ReadGood';
import { ReadDialog } from './ReadDialog';

const shownLists = ['feedback', 'jobs', 'people'] as const;
const wentBadly = (row: FeedbackRow) => countOutcomes(row).bad > 0;
const firstSort = { field: 'start', direction: 'asc' } as const;

/** Feedback that nobody has read, and finished jobs that have none (docs/product.md, 'Feedback lists'). */
export default function FeedbackPage() {
  const query = useFeedbackOverviewQuery({ fetchPolicy: 'cache-and-network' });
  useLiveReload(shownLists, query.refetch);
  const { data, error } = query;
  const selection = useSelection(nameRow);
  const [archive] = useArchiveOrderMutation({ context: { quiet: () => true } });
  async function archiveRow({ id, version }: FeedbackRow): Promise<string | undefined> {
    const { error: refusal } = await archive({ variables: { id, version } });
    return refusal && printError(refusal);
  }
  const [readId, setReadId] = useState<string>();
  const [isRefreshing, setIsRefreshing] = useState(false);
  const reading = data?.unreadFeedback.find(({ id }) => id === readId);
  // Drivers are given the rest of the day (docs/product.md, 'Feedback lists').
  const today = toLocalDate(new Date());
  const ended = data?.feedbacklessJobs.filter(({ end }) => toLocalDate(end) >= today);
  const missing = data?.feedbacklessJobs.filter(({ end }) => toLocalDate(end) < today);
  const columns = useMemo(() => makeUnreadColumns(read), []);
  function read(row: FeedbackRow) {
    setReadId(row.id);
  }
  // A failure shows itself on the page.
  const reload = () => query.refetch().catch(() => undefined);

  async function refresh() {
    setIsRefreshing(true);
    await reload();
    setIsRefreshing(false);
  }

  return (
    <>
      <PageTitle
        title={t('feedback.title')}
        subtitle={data ? printSummary(data.unreadFeedback.length) : ROOM}
        actions={
          <Button variant="outlined" disabled={isRefreshing} onClick={() => void refresh()}>
            {isRefreshing ? t('orders.refreshing') : t('orders.refresh')}
          </Button>
        }
      />
      {error && data && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('orders.refreshFailed')}
        </Alert>
      )}
      {error && !data ? (
        <FailedState onRetry={() => void refresh()} />
      ) : (
        <>
          <InOrder>
            <Jobs
              title="unread"
              rows={data?.unreadFeedback}
              urlName="unread"
              selection={selection}
              waiting
              actions={<ReadGood rows={data?.unreadFeedback} reload={reload} />}
              columns={columns}
              first={wentBadly}
              renderCard={(row) => (
                <FeedbackCard row={row}>
                  <FeedbackOutcome row={row} />
                  <ReadButton row={row} onRead={read} />
                </FeedbackCard>
              )}
            />
            <Jobs title="missing" rows={missing} urlName="missing" selection={selection} />
            <Jobs title="endedToday" rows={ended} urlName="today" selection={selection} />
          </InOrder>
          <BulkBar
            rows={[...(data?.unreadFeedback ?? []), ...(data?.feedbacklessJobs ?? [])].filter(({ id }) =>
              selection.chosen.has(id),
            )}
            name={nameRow}
            acts={[{ label: t('bulk.archive'), run: archiveRow }]}
            onExport={(rows) => saveRows(rows, feedbackJobColumns, 'tagasiside.csv')}
            onClear={selection.clear}
            onDone={() => void reload()}
          />
        </>
      )}
      {reading && <ReadDialog row={reading} reload={reload} onClose={() => setReadId(undefined)} />}
    </>
  );
}

interface JobsProps extends Partial<ComponentProps<typeof DataTable<FeedbackRow>>> {
  title: 'unread' | 'missing' | 'endedToday';
  rows: readonly FeedbackRow[] | undefined;
  waiting?: boolean;
  actions?: ReactNode;
}

/** Finished jobs in one state. */
function Jobs({ title, waiting, actions, ...table }: JobsProps) {
  const label = t(`feedback.${title}`);
  return (
    <Section title={label} count={table.rows?.length} waiting={waiting} collapsible flush actions={actions}>
      <DataTable
        label={label}
        columns={feedbackJobColumns}
        rowId={(row) => row.id}
        firstSort={firstSort}
        emptyHint={t(`feedback.${title}Empty`)}
        renderCard={(row) => <FeedbackCard row={row} />}
        {...table}
      />
    </Section>
  );
}

function printSummary(waiting: number): string {
  if (waiting === 0) return t('feedback.nothingWaits');
  return waiting === 1 ? t('feedback.oneWaits') : t('feedback.manyWait', { count: waiting });
}
