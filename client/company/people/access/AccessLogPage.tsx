import Button from '@mui/material/Button';
import { useState } from 'react';
import { useAccessLogQuery } from '../../../generated/graphql';
import type { AccessLogQuery } from '../../../generated/graphql';
import { t } from '../../../i18n/officeTexts';
import { formatDateTime } from '../../../lib/texts/time';
import { AdminDuty } from './AdminDuty';
import { InOrder } from '../../../ui/layout/InOrder';
import { PageTitle } from '../../../ui/layout/PageTitle';
import { Section } from '../../../ui/layout/Section';
import { SettingsTabs } from '../../../ui/layout/SettingsTabs';
import { DataTable } from '../../../ui/table/DataTable';
import type { Column } from '../../../ui/table/DataTable';

type LogEntry = AccessLogQuery['accessLog'][number];

/** The most entries of one reply: with fewer there are no older ones. */
const PAGE = 200;

/** Sign-ins, right and wrong, and changes of rights (docs/product.md, 'Sign-in'). */
export default function AccessLogPage() {
  const { data, error, refetch, fetchMore } = useAccessLogQuery({ fetchPolicy: 'network-only' });
  const [isEnd, setIsEnd] = useState(false);
  const entries = data?.accessLog;
  const hasOlder = entries !== undefined && entries.length > 0 && entries.length % PAGE === 0 && !isEnd;

  async function showOlder(before: string) {
    await fetchMore({
      variables: { before },
      updateQuery: (shown, { fetchMoreResult }) => {
        if (fetchMoreResult.accessLog.length === 0) setIsEnd(true);
        return { accessLog: [...shown.accessLog, ...fetchMoreResult.accessLog] };
      },
    }).catch(() => undefined);
  }

  return (
    <>
      <SettingsTabs />
      <PageTitle title={t('accessLog.title')} subtitle={t('accessLog.subtitle')} />
      <InOrder>
        <AdminDuty />
        <Section title={t('accessLog.title')} flush>
          <DataTable
            label={t('accessLog.title')}
            rows={entries}
            columns={columns}
            rowId={({ id }) => id}
            failed={Boolean(error)}
            onRetry={refetch}
            emptyHint={t('accessLog.empty')}
            urlName="logi"
            firstSort={{ field: 'at', direction: 'desc' }}
          />
        </Section>
        {hasOlder && (
          <Button variant="outlined" sx={{ mt: 2 }} onClick={() => void showOlder(entries.at(-1)!.at)}>
            {t('accessLog.older')}
          </Button>
        )}
      </InOrder>
    </>
  );
}

const columns: Column<LogEntry>[] = [
  {
    field: 'at',
    header: t('accessLog.at'),
    value: ({ at }) => at,
    text: ({ at }) => formatDateTime(at),
    width: 160,
  },
  { field: 'what', header: t('accessLog.what'), value: ({ kind }) => t(`accessLog.${kind}`), flex: 1, minWidth: 180 },
  {
    field: 'user',
    header: t('accessLog.user'),
    value: ({ user }) => user?.username ?? t('accessLog.nobody'),
    flex: 1,
    minWidth: 140,
  },
  {
    field: 'where',
    header: t('accessLog.where'),
    value: ({ address, device }) => [address, device].filter(Boolean).join(' · '),
    flex: 1.5,
    minWidth: 200,
  },
  { field: 'by', header: t('accessLog.by'), value: ({ actor }) => actor?.username ?? '', flex: 1, minWidth: 120 },
];
