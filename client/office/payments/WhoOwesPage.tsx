import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useReminderPlanQuery, useRemindCustomerMutation, useWhoOwesQuery } from '../../generated/graphql';
import type { WhoOwesQuery } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { useLiveReload } from '../../lib/request/live/useLive';
import { formatLocalDate } from '../../lib/texts/time';
import { printPrice } from '../../lib/texts/tripTexts';
import { printError } from '../../lib/request/errors';
import { BulkBar } from '../../shared/bulk';
import { ViewsButton } from '../../shared/savedViews';
import { MoneyTabs } from '../../shared/money/MoneyTabs';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { PageTitle, ROOM } from '../../ui/layout/PageTitle';
import { Section } from '../../ui/layout/Section';
import { DataTable } from '../../ui/table/DataTable';
import type { Column } from '../../ui/table/DataTable';
import { saveRows } from '../../ui/table/saveRows';
import { useSelection } from '../../ui/table/Selection';
import { OwingInvoices } from './OwingInvoices';
import { ReminderNotice } from './ReminderNotice';

type Owing = WhoOwesQuery['whoOwes']['rows'][number];

const lists = ['payments', 'invoices'] as const;

/** Debts of customers, by age, each with its next step (docs/product/payments.md). */
export default function WhoOwesPage() {
  const { data, error, refetch } = useWhoOwesQuery({ fetchPolicy: 'network-only' });
  const [shownCustomer, setShown] = useState<string>();
  const owing = data?.whoOwes;
  const shown = owing?.rows.find(({ customer }) => customer === shownCustomer);
  const [remind, { loading }] = useRemindCustomerMutation({
    context: { toast: ({ remindCustomer: count }) => t('payments.reminded', { count }) },
  });
  const selection = useSelection<Owing>(({ name }) => name);
  const [remindQuietly] = useRemindCustomerMutation({ context: { quiet: () => true } });
  async function remindRow({ customer, hasEmail }: Owing): Promise<string | undefined> {
    if (!hasEmail) return t('bulk.noEmail');
    const { error: refusal } = await remindQuietly({ variables: { customer } });
    return refusal && printError(refusal);
  }
  const { data: planData, refetch: readPlan } = useReminderPlanQuery({ fetchPolicy: 'network-only' });
  const plan = planData?.reminderPlan;
  /** Its bank file is old: the office is asked first. */
  const [asked, setAsked] = useState<Owing>();
  const readBoth = () => Promise.all([refetch(), readPlan()]);
  useLiveReload(lists, readBoth);
  const reload = () => void readBoth().catch(() => undefined);
  const sendReminder = async ({ customer }: Owing) => {
    await remind({ variables: { customer } });
    setAsked(undefined);
  };
  return (
    <>
      <MoneyTabs />
      <PageTitle
        title={t('shell.whoOwes')}
        subtitle={owing ? printSummary(owing) : ROOM}
        actions={<ViewsButton page="owing" />}
      />
      {plan && <ReminderNotice plan={plan} onSent={reload} />}
      <Section title={t('shell.whoOwes')} count={owing?.rows.length} flush>
        <DataTable
          label={t('shell.whoOwes')}
          rows={owing?.rows}
          columns={[
            nameColumn(({ customer }) => setShown(customer)),
            ...columns,
            remindColumn(loading, (row) => (plan?.isHeld ? setAsked(row) : void sendReminder(row))),
          ]}
          rowId={({ customer }) => customer}
          failed={Boolean(error)}
          onRetry={reload}
          emptyHint={t('payments.owingHint')}
          urlName="volad"
          selection={selection}
        />
      </Section>
      <BulkBar
        rows={owing?.rows.filter(({ customer }) => selection.chosen.has(customer)) ?? []}
        name={({ name }) => name}
        acts={[{ label: t('bulk.remind'), run: remindRow }]}
        onExport={(rows) => saveRows(rows, [nameColumn(() => undefined), ...columns], 'volad.csv')}
        onClear={selection.clear}
        onDone={reload}
      />
      {shown && (
        <OwingInvoices
          customer={shown.customer}
          name={shown.name}
          credit={shown.credit}
          onChanged={refetch}
          onClose={() => setShown(undefined)}
        />
      )}
      {asked && plan && (
        <ConfirmDialog
          open
          question={t('payments.remindAnyway')}
          subject={
            plan.bankUntil === null
              ? t('payments.remindNoFile', { name: asked.name })
              : t('payments.remindOldFile', { name: asked.name, day: formatLocalDate(plan.bankUntil) })
          }
          confirmLabel={t('payments.remind')}
          destroys={false}
          busy={loading}
          onConfirm={() => void sendReminder(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

const twoLines = { display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', overflow: 'hidden' };

function printSummary({ open, overdue, rows }: WhoOwesQuery['whoOwes']): string {
  if (rows.length === 0) return t('payments.owingNothing');
  return t('payments.owingSummary', { open: printPrice(open), overdue: printPrice(overdue) });
}

const nameColumn = (show: (row: Owing) => void): Column<Owing> => ({
  field: 'name',
  header: t('payments.customer'),
  value: ({ name }) => name,
  render: (row) => (
    <Button
      size="small"
      onClick={() => show(row)}
      sx={{ ml: -0.75, textAlign: 'left', whiteSpace: 'normal', lineHeight: 1.25, ...twoLines }}
    >
      {row.name}
    </Button>
  ),
  flex: 1.5,
  minWidth: 170,
});

const sums = ['open', 'notDue', 'to14', 'to30', 'to60', 'over60'] as const;

const makeSumColumn = (field: (typeof sums)[number]): Column<Owing> => ({
  field,
  header: t(`payments.${field}`),
  value: (row) => row[field],
  text: (row) => (row[field] === 0 ? '' : printPrice(row[field])),
  numeric: true,
  width: 118,
});

const columns: Column<Owing>[] = [
  ...sums.map(makeSumColumn),
  {
    field: 'nextStep',
    header: t('payments.nextStep'),
    value: ({ nextStep }) => t(`payments.step_${nextStep}`),
    render: (row) => <NextStep row={row} />,
    flex: 1,
    minWidth: 150,
  },
];

const remindColumn = (isBusy: boolean, remind: (row: Owing) => void): Column<Owing> => ({
  field: 'remind',
  header: t('payments.reminders'),
  value: () => '',
  sortable: false,
  render: (row) =>
    row.daysOverdue > 0 &&
    row.hasEmail && (
      <Button
        size="small"
        variant="outlined"
        disabled={isBusy}
        aria-label={`${t('payments.remind')}: ${row.name}`}
        onClick={() => remind(row)}
      >
        {t('payments.remind')}
      </Button>
    ),
  width: 150,
});

function NextStep({ row: { nextStep, daysOverdue, credit } }: { row: Owing }) {
  const more =
    nextStep === 'useCredit'
      ? printPrice(credit)
      : daysOverdue > 0
        ? t('payments.overdueDays', { days: daysOverdue })
        : '';
  return (
    <Box sx={{ lineHeight: 1.3, py: 0.5 }}>
      <Box sx={{ fontWeight: daysOverdue > 0 ? 600 : 400 }}>{t(`payments.step_${nextStep}`)}</Box>
      {more && <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{more}</Box>}
    </Box>
  );
}
