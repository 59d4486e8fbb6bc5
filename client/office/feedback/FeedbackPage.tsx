import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { useArchiveOrderMutation, useFeedbackOverviewQuery } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { useLiveReload } from '../../lib/request/live/useLive';

import { printError } from '../../lib/request/errors';
import { BulkBar } from '../../shared/bulk';
import { DataTable } from '../../ui/table/DataTable';
import { useSelection } from '../../ui/table/Selection';
import type { Selection } from '../../ui/table/Selection';
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
            <Section
              title={t('feedback.unread')}
              count={data?.unreadFeedback.length}
              waiting
              collapsible
              flush
              actions={<ReadGood rows={data?.unreadFeedback} reload={reload} />}
            >
              <DataTable
                label={t('feedback.unread')}
                rows={data?.unreadFeedback}
                columns={columns}
                rowId={(row) => row.id}
                urlName="unread"
                firstSort={firstSort}
                first={wentBadly}
                selection={selection}
                emptyHint={t('feedback.unreadEmpty')}
                renderCard={(row) => (
                  <FeedbackCard row={row}>
                    <FeedbackOutcome row={row} />
                    <ReadButton row={row} onRead={read} />
                  </FeedbackCard>
                )}
              />
            </Section>
            <Silent
              title={t('feedback.missing')}
              rows={missing}
              selection={selection}
              urlName="missing"
              emptyHint={t('feedback.missingEmpty')}
            />
            <Silent
              title={t('feedback.endedToday')}
              rows={ended}
              selection={selection}
              urlName="today"
              emptyHint={t('feedback.endedTodayEmpty')}
            />
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

interface SilentProps {
  title: string;
  rows: readonly FeedbackRow[] | undefined;
  selection: Selection<FeedbackRow>;
  urlName: string;
  emptyHint: string;
}

/** Finished jobs that wait for a driver's feedback. */
function Silent({ title, rows, selection, urlName, emptyHint }: SilentProps) {
  return (
    <Section title={title} count={rows?.length} collapsible flush>
      <DataTable
        label={title}
        rows={rows}
        columns={feedbackJobColumns}
        rowId={(row) => row.id}
        urlName={urlName}
        firstSort={firstSort}
        emptyHint={emptyHint}
        selection={selection}
        renderCard={(row) => <FeedbackCard row={row} />}
      />
    </Section>
  );
}

function printSummary(waiting: number): string {
  if (waiting === 0) return t('feedback.nothingWaits');
  return waiting === 1 ? t('feedback.oneWaits') : t('feedback.manyWait', { count: waiting });
}
