import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import type { TripPayingFieldsFragment } from '../../generated/graphql';
import { useAskPrepaymentMutation, useCancelPrepaymentMutation, useTripPayingQuery } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { paths } from '../../lib/navigation/paths';
import { useLiveReload } from '../../lib/request/live/useLive';
import { formatLocalDate } from '../../lib/texts/time';
import { printPrice } from '../../lib/texts/tripTexts';

const lists = ['invoices', 'customers'] as const;
const USUAL_PERCENT = 30;

interface TripPayingProps {
  orderId: string;
  /** The order shows whether it waits for a prepayment. */
  onChanged: () => Promise<unknown>;
}

/** A customer who always pays late, and the prepayment of the trip, where a price is made (docs/product/customers.md). */
export default function TripPaying({ orderId, onChanged }: TripPayingProps) {
  const { data, refetch } = useTripPayingQuery({ variables: { id: orderId }, fetchPolicy: 'cache-and-network' });
  useLiveReload(lists, refetch);
  const [ask, asking] = useAskPrepaymentMutation({
    context: {
      toast: ({ askPrepayment: { prepayment } }) =>
        prepayment.number === null
          ? t('invoicing.prepaymentNoted')
          : t('invoicing.prepaymentSent', { number: prepayment.number }),
    },
  });
  const [cancel, cancelling] = useCancelPrepaymentMutation({ context: { toast: t('invoicing.prepaymentCancelled') } });
  if (!data) return null;

  const { customer, prepayment } = data.tripPaying;
  const isBusy = asking.loading || cancelling.loading;
  const follow = async (done: Promise<unknown>) => {
    await done;
    await Promise.all([refetch().catch(() => undefined), onChanged()]);
  };
  const percent = prepayment.percent ?? USUAL_PERCENT;
  const act = (label: string, work: () => Promise<unknown>) => (
    <Button size="small" color="inherit" disabled={isBusy} onClick={() => void follow(work())}>
      {label}
    </Button>
  );
  const askButton =
    prepayment.state === 'none' &&
    act(t('invoicing.askPrepayment', { percent }), () => ask({ variables: { id: orderId, percent } }));
  const warning = customer && printWarning(customer);
  return (
    <>
      {warning && (
        <Notice severity={customer.isLate ? 'warning' : 'info'} action={askButton}>
          <Link component={RouterLink} to={paths.customer(customer.customerId.toUpperCase())} color="inherit">
            {customer.name}
          </Link>
          {`: ${warning}`}
        </Notice>
      )}
      {!warning && askButton}
      {(prepayment.state === 'asked' || prepayment.state === 'rule') && (
        <Notice
          severity="info"
          action={
            prepayment.state === 'asked' &&
            act(t('invoicing.cancelPrepayment'), () => cancel({ variables: { id: orderId } }))
          }
        >
          {t(`invoicing.prepayment_${prepayment.state}`, { percent })}
        </Notice>
      )}
      {prepayment.invoiceId && (
        <Notice severity={prepayment.state === 'paid' ? 'success' : 'warning'}>
          <Link component={RouterLink} to={paths.invoice(prepayment.invoiceId.toUpperCase())} color="inherit">
            {t('invoicing.prepaymentOf', { percent })}
          </Link>
          {`: ${printState(prepayment)}`}
        </Notice>
      )}
    </>
  );
}

type Customer = NonNullable<TripPayingFieldsFragment['customer']>;
type Prepayment = TripPayingFieldsFragment['prepayment'];

/** 'maksab hilja: 4 arvet viimasest 5-st, tavaliselt 12 päeva; üle tähtaja 200,00 €'. Empty for one who pays in time. */
function printWarning({ isLate, late, judged, usualDaysLate: days, overdue }: Customer): string {
  const habit = isLate && t('invoicing.paysLate', { late, judged, days });
  const debt = overdue > 0 && t('invoicing.owesOverdue', { sum: printPrice(overdue) });
  return [habit, debt].filter(Boolean).join('; ');
}

function printState({ state, open, dueOn }: Prepayment): string {
  if (state === 'paid') return t('invoicing.prepayment_paid');
  if (state === 'draft') return t('invoicing.prepayment_draft');
  return t('invoicing.prepayment_open', { sum: printPrice(open), day: dueOn ? formatLocalDate(dueOn) : '' });
}

interface NoticeProps {
  severity: 'info' | 'warning' | 'success';
  action?: ReactNode;
  children: ReactNode;
}

const Notice = ({ severity, action, children }: NoticeProps) => (
  <Alert
    severity={severity}
    action={action || undefined}
    sx={{ mb: 2, alignItems: 'center', overflowWrap: 'anywhere' }}
  >
    {children}
  </Alert>
);
