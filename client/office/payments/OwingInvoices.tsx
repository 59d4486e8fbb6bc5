import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { Link } from 'react-router';
import { useOwingInvoicesQuery, useSetRemindersMutation } from '../../generated/graphql';
import type { OwingInvoicesQuery } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { useFormState } from '../../lib/forms/formState';
import { paths } from '../../lib/navigation/paths';
import { listFieldErrors } from '../../lib/request/errors';
import { formatDateTime, formatLocalDate } from '../../lib/texts/time';
import { printPrice } from '../../lib/texts/tripTexts';
import { CreditButton } from '../../shared/money/CreditButton';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import { TitledDialog } from '../../ui/dialogs/TitledDialog';
import { Listing } from '../../ui/table/Listing';

type Invoice = OwingInvoicesQuery['owingInvoices'][number];

interface OwingInvoicesProps {
  customer: string;
  name: string;
  /** Money that it paid beyond its invoices, in euros. */
  credit: number;
  /** The list of customers is read again. */
  onChanged: () => Promise<unknown>;
  onClose: () => void;
}

/** The open invoices of one customer, each with its reminders. */
export function OwingInvoices({ customer, name, credit, onChanged, onClose }: OwingInvoicesProps) {
  const { data, error, refetch } = useOwingInvoicesQuery({ variables: { customer }, fetchPolicy: 'network-only' });
  const [stopping, setStopping] = useState<Invoice>();
  const [resume, { loading }] = useSetRemindersMutation({ context: { toast: t('payments.resumeDone') } });
  const reload = () => refetch().catch(() => undefined);
  const reloadAll = () => Promise.all([reload(), onChanged()]);

  async function allow({ id }: Invoice) {
    const { error: refusal } = await resume({ variables: { id, stopped: false, reason: '' } });
    if (!refusal) await reload();
  }

  return (
    <TitledDialog
      title={t('payments.openInvoices', { customer: name })}
      fillsPhone
      actions={
        <>
          <Button component={Link} to={`${paths.account}?${new URLSearchParams({ klient: customer }).toString()}`}>
            {t('account.title')}
          </Button>
          <Button onClick={onClose}>{t('ui.close')}</Button>
        </>
      }
      onClose={onClose}
    >
      <Listing
        rows={data?.owingInvoices}
        failed={Boolean(error)}
        failedTitle={t('payments.owingFailed')}
        onRetry={() => void reload()}
        emptyTitle={t('payments.owingNothing')}
        emptyHint=""
        renderRow={(invoice) => (
          <InvoiceItem
            invoice={invoice}
            credit={credit}
            onBooked={reloadAll}
            isBusy={loading}
            onTurn={() => (invoice.stopReason === null ? setStopping(invoice) : void allow(invoice))}
          />
        )}
      />
      {stopping && (
        <StopDialog
          invoice={stopping}
          onStopped={() => void reload().then(() => setStopping(undefined))}
          onClose={() => setStopping(undefined)}
        />
      )}
    </TitledDialog>
  );
}

interface InvoiceItemProps {
  invoice: Invoice;
  credit: number;
  onBooked: () => Promise<unknown>;
  isBusy: boolean;
  /** Stops its reminders, or lets them go on. */
  onTurn: () => void;
}

function InvoiceItem({ invoice, credit, onBooked, isBusy, onTurn }: InvoiceItemProps) {
  const { number, dueOn, open, remindedAt, stopReason } = invoice;
  const label = stopReason === null ? t('payments.stop') : t('payments.resume');
  const facts = [
    `${t('payments.due')} ${formatLocalDate(dueOn)}`,
    ...(remindedAt ? [`${t('payments.remindedAt')} ${formatDateTime(remindedAt)}`] : []),
    ...(stopReason === null ? [] : [t('payments.stopped', { reason: stopReason })]),
  ];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, fontWeight: 600 }}>
          <span>{number}</span>
          <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {printPrice(open)}
          </Box>
        </Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>{facts.join(' · ')}</Box>
      </Box>
      <CreditButton invoice={invoice} credit={credit} onBooked={onBooked} />
      <Button size="small" disabled={isBusy} aria-label={`${label}: ${number}`} onClick={onTurn}>
        {label}
      </Button>
    </Box>
  );
}

interface StopDialogProps {
  invoice: Invoice;
  onStopped: () => void;
  onClose: () => void;
}

function StopDialog({ invoice, onStopped, onClose }: StopDialogProps) {
  const { values, messages, set, show } = useFormState({ reason: '' });
  const [stop, { loading }] = useSetRemindersMutation({
    context: { toast: t('payments.stopDone'), formFields: ['reason'] },
  });

  async function submit() {
    if (loading) return;
    const { error } = await stop({ variables: { id: invoice.id, stopped: true, ...values } });
    if (error) show(listFieldErrors(error));
    else onStopped();
  }

  return (
    <FormDialog
      open
      title={`${t('payments.stop')}: ${invoice.number}`}
      submitLabel={t('payments.stop')}
      busy={loading}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField
        label={t('payments.stopWhy')}
        value={values.reason}
        autoFocus
        fullWidth
        disabled={loading}
        error={Boolean(messages.reason)}
        helperText={messages.reason}
        onChange={({ target }) => set('reason', target.value)}
        slotProps={{ htmlInput: { maxLength: 255 } }}
        sx={{ mt: 1 }}
      />
    </FormDialog>
  );
}
