import { useState } from 'react';
import { t } from '../../i18n/officeTexts';
import { useLiveReload } from '../../lib/request/live/useLive';
import { formatLocalDate } from '../../lib/texts/time';
import { MoneyTabs } from '../../shared/money/MoneyTabs';
import { PageTitle, ROOM } from '../../ui/layout/PageTitle';
import { ExportButton } from '../../ui/table/ExportButton';
import { BankDrop } from './BankDrop';
import { BankFiles } from './BankFiles';
import { EntryList } from './EntryList';
import { HandPayments } from './HandPayments';
import { LinkPayments } from './LinkPayments';
import { useEntries } from './useEntries';

const lists = ['payments'] as const;

/** Money received: what waits for a decision stands first (docs/product/payments.md). */
export default function PaymentsPage() {
  const waiting = useEntries('waiting');
  const settled = useEntries('settled');
  const notOurs = useEntries('notOurs');
  /** Counts what changed on the account or in the books; lists below are read again. */
  const [changes, setChanges] = useState(0);
  async function reload() {
    setChanges((count) => count + 1);
    await Promise.all([waiting.reload(), settled.reload(), notOurs.reload()]);
  }
  useLiveReload(lists, reload);
  const { lastDay } = waiting;
  return (
    <>
      <MoneyTabs />
      <PageTitle
        title={t('shell.payments')}
        subtitle={
          waiting.isLoading || waiting.hasFailed
            ? ROOM
            : lastDay
              ? t('payments.until', { day: formatLocalDate(lastDay) })
              : t('payments.noFileYet')
        }
        actions={<ExportButton list={t('shell.payments')} address="/api/export/payments.csv" />}
      />
      <BankDrop onTaken={reload} />
      <EntryList state="waiting" entries={waiting} onChanged={reload} />
      <EntryList state="settled" entries={settled} onChanged={reload} />
      <LinkPayments changes={changes} />
      <HandPayments changes={changes} onChanged={reload} />
      <EntryList state="notOurs" entries={notOurs} onChanged={reload} />
      <BankFiles changes={changes} />
    </>
  );
}
