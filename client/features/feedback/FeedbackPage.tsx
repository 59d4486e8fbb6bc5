import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { useFeedbackOverviewQuery } from '../../generated/graphql';
import { t } from '../../i18n/office';
import { DataTable } from '../../ui/DataTable';
import { FailedState } from '../../ui/FailedState';
import { PageTitle } from '../../ui/PageTitle';
import { Section } from '../../ui/Section';
import { FeedbackCard } from './FeedbackCard';
import { Outcome, ReadButton, jobColumns, unreadColumns } from './feedbackColumns';
import type { FeedbackRow } from './feedbackColumns';
import { ReadDialog } from './ReadDialog';

const POLL_MS = 60_000;
const firstSort = { field: 'start', direction: 'asc' } as const;

/** Feedback that nobody has read, and finished jobs that have none (spec, section 2, Feedback admin page). */
export default function FeedbackPage() {
  const query = useFeedbackOverviewQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.hidden,
  });
  const { data, error } = query;
  const [readId, setReadId] = useState<string>();
  const [refreshing, setRefreshing] = useState(false);
  const reading = data?.unreadFeedback.find(({ id }) => id === readId);
  const columns = useMemo(() => unreadColumns(read), []);
  function read(row: FeedbackRow) {
    setReadId(row.id);
  }
  // A failure shows itself on the page.
  const reload = () => query.refetch().catch(() => undefined);

  async function refresh() {
    setRefreshing(true);
    await reload();
    setRefreshing(false);
  }

  return (
    <>
      <PageTitle
        title={t('feedback.title')}
        subtitle={data && summary(data.unreadFeedback.length)}
        actions={
          <Button variant="outlined" disabled={refreshing} onClick={() => void refresh()}>
            {refreshing ? t('feedback.refreshing') : t('feedback.refresh')}
          </Button>
        }
      />
      {error && data && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('feedback.refreshFailed')}
        </Alert>
      )}
      {error && !data ? (
        <FailedState onRetry={() => void refresh()} />
      ) : (
        <>
          <Section title={t('feedback.unread')} count={data?.unreadFeedback.length} waiting collapsible flush>
            <DataTable
              label={t('feedback.unread')}
              rows={data?.unreadFeedback}
              columns={columns}
              rowId={(row) => row.id}
              urlName="unread"
              firstSort={firstSort}
              emptyHint={t('feedback.unreadEmpty')}
              renderCard={(row) => (
                <FeedbackCard row={row}>
                  <Outcome row={row} />
                  <ReadButton row={row} onRead={read} />
                </FeedbackCard>
              )}
            />
          </Section>
          <Section title={t('feedback.missing')} count={data?.feedbacklessJobs.length} collapsible flush>
            <DataTable
              label={t('feedback.missing')}
              rows={data?.feedbacklessJobs}
              columns={jobColumns}
              rowId={(row) => row.id}
              urlName="missing"
              firstSort={firstSort}
              emptyHint={t('feedback.missingEmpty')}
              renderCard={(row) => <FeedbackCard row={row} />}
            />
          </Section>
        </>
      )}
      {reading && <ReadDialog row={reading} reload={reload} onClose={() => setReadId(undefined)} />}
    </>
  );
}

function summary(waiting: number): string {
  if (waiting === 0) return t('feedback.nothingWaits');
  return waiting === 1 ? t('feedback.oneWaits') : t('feedback.manyWait', { count: waiting });
}
