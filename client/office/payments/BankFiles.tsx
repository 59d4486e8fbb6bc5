import { useEffect } from 'react';
import { useBankFilesQuery } from '../../generated/graphql';
import type { BankFilesQuery } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { formatCount } from '../../lib/texts/numbers';
import { formatDateTime, formatLocalDate } from '../../lib/texts/time';
import { Section } from '../../ui/layout/Section';
import { DataTable } from '../../ui/table/DataTable';
import type { Column } from '../../ui/table/DataTable';

type File = BankFilesQuery['bankFiles'][number];

/** Files of the bank that were read. `changes`: it is read again when this grows. */
export function BankFiles({ changes }: { changes: number }) {
  const { data, error, refetch } = useBankFilesQuery({ fetchPolicy: 'network-only' });
  useEffect(() => {
    if (changes > 0) void refetch().catch(() => undefined);
  }, [changes, refetch]);
  return (
    <Section title={t('payments.files')} collapsible startCollapsed flush>
      <DataTable
        label={t('payments.files')}
        rows={data?.bankFiles}
        columns={columns}
        rowId={({ id }) => id}
        failed={Boolean(error)}
        onRetry={refetch}
        emptyHint={t('payments.filesEmpty')}
        urlName="failid"
        firstSort={{ field: 'takenAt', direction: 'desc' }}
      />
    </Section>
  );
}

const count = (field: 'entries' | 'fresh' | 'leftOut', value: (file: File) => number): Column<File> => ({
  field,
  header: t(`payments.${field}`),
  value,
  text: (file) => formatCount(value(file)),
  numeric: true,
  width: 100,
});

const columns: Column<File>[] = [
  { field: 'file', header: t('payments.file'), value: ({ fileName }) => fileName, flex: 1.5, minWidth: 180 },
  {
    field: 'lastDay',
    header: t('payments.lastDay'),
    value: ({ lastDay }) => lastDay,
    text: ({ lastDay }) => formatLocalDate(lastDay),
    width: 120,
  },
  count('entries', ({ entryCount }) => entryCount),
  count('fresh', ({ newCount }) => newCount),
  count('leftOut', ({ leftOutCount }) => leftOutCount),
  {
    field: 'takenAt',
    header: t('payments.takenAt'),
    value: ({ takenAt }) => takenAt,
    text: ({ takenAt }) => formatDateTime(takenAt),
    width: 160,
  },
  {
    field: 'takenBy',
    header: t('payments.takenBy'),
    value: ({ takenBy }) => takenBy ?? t('payments.folder'),
    flex: 1,
    minWidth: 120,
  },
];
