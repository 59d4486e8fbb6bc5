import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { Link as RouterLink } from 'react-router';
import type { OrderDetailsFragment, SuggestedCustomersQuery } from '../../generated/graphql';
import {
  useRefuseCustomerMutation,
  useSuggestedCustomersQuery,
  useTieCustomerMutation,
  useTieNewCustomerMutation,
} from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { paths } from '../../lib/navigation/paths';
import { readErrorCode } from '../../lib/request/errorCodes';
import { useLiveReload } from '../../lib/request/live/useLive';
import { RetryLine } from '../../ui/RetryLine';
import { KeyValueList } from '../../ui/layout/KeyValueList';
import { Section } from '../../ui/layout/Section';

interface CustomerTieProps {
  order: OrderDetailsFragment;
  reload: () => Promise<unknown>;
}

type Suggestion = SuggestedCustomersQuery['suggestedCustomers'][number];

/** The customer's record of an order, or the question whose it is. Only a person ties (docs/product/customers.md). */
export default function CustomerTie({ order, reload }: CustomerTieProps) {
  return order.customer ? (
    <Tied order={order} customer={order.customer} reload={reload} />
  ) : (
    <Question order={order} reload={reload} />
  );
}

function Tied({
  order,
  customer,
  reload,
}: CustomerTieProps & { customer: NonNullable<OrderDetailsFragment['customer']> }) {
  const { prepaymentPercent: percent, prepaymentDaysBefore: days, paymentDays } = customer;
  const [tie, { loading }] = useTieCustomerMutation({ context: { toast: t('orderCustomer.untied') } });

  async function untie() {
    const { error } = await tie({ variables: { id: order.id, customerId: null, version: order.version } });
    if (error) await reload();
  }

  return (
    <Section
      title={t('orderCustomer.customer')}
      actions={
        <Button size="small" disabled={loading} onClick={() => void untie()}>
          {t('orderCustomer.untie')}
        </Button>
      }
    >
      <Link
        component={RouterLink}
        to={paths.customer(customer.id.toUpperCase())}
        sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
      >
        {customer.name}
      </Link>
      <Box sx={{ mt: 1 }}>
        <KeyValueList
          items={[
            {
              label: t('orderCustomer.prepayment'),
              value: percent > 0 ? t('orderCustomer.prepaymentRule', { percent, days }) : undefined,
            },
            {
              label: t('orderCustomer.paymentDays'),
              value: paymentDays === null ? undefined : t('orderCustomer.days', { count: paymentDays }),
            },
          ]}
        />
      </Box>
      {customer.priceAgreement && (
        <Box sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          <Box component="span" sx={{ color: 'text.secondary' }}>{`${t('orderCustomer.priceAgreement')}: `}</Box>
          {customer.priceAgreement}
        </Box>
      )}
    </Section>
  );
}

function Question({ order, reload }: CustomerTieProps) {
  const { id, version } = order;
  const { data, error, refetch } = useSuggestedCustomersQuery({
    variables: { orderId: id },
    fetchPolicy: 'cache-and-network',
  });
  useLiveReload(['customers'], refetch);
  const [tie, { loading: tying }] = useTieCustomerMutation({
    context: { toast: ({ tieCustomer }) => t('orderCustomer.tied', { name: tieCustomer.customer?.name ?? '' }) },
  });
  const [tieNew, { loading: making }] = useTieNewCustomerMutation({
    context: { toast: ({ tieNewCustomer }) => t('orderCustomer.tied', { name: tieNewCustomer.customer?.name ?? '' }) },
  });
  const [refuse, { loading: refusing }] = useRefuseCustomerMutation();
  const isBusy = tying || making || refusing;

  const reread = () => refetch().catch(() => undefined);
  /** Another admin was quicker, or the suggestion is merged: shows what holds now. */
  const readAgain = async (outcome: Promise<{ error?: unknown }>) => {
    const { error: refused } = await outcome;
    if (['STALE_VERSION', 'CONFLICT', 'NOT_FOUND'].includes(readErrorCode(refused) ?? '')) await reload();
    await reread();
  };

  return (
    <Section title={t('orderCustomer.title')}>
      {!data && !error && <Skeleton variant="rounded" height={88} sx={{ mb: 2 }} />}
      {!data && error && <RetryLine text={t('orderCustomer.failed')} onRetry={reread} sx={{ mb: 1.5 }} />}
      {data?.suggestedCustomers.length === 0 && (
        <Box sx={{ mb: 1.5, color: 'text.secondary' }}>{t('orderCustomer.nobody')}</Box>
      )}
      {data && data.suggestedCustomers.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2, mb: 2 }}>
          {data.suggestedCustomers.map((one) => (
            <li key={one.id}>
              <SuggestedLine
                suggested={one}
                disabled={isBusy}
                onYes={() => void readAgain(tie({ variables: { id, customerId: one.id, version } }))}
                onNo={() => void readAgain(refuse({ variables: { orderId: id, customerId: one.id } }))}
              />
            </li>
          ))}
        </Box>
      )}
      <Button
        variant="outlined"
        disabled={isBusy}
        onClick={() => void readAgain(tieNew({ variables: { id, version } }))}
      >
        {t('orderCustomer.newOne')}
      </Button>
      <Box sx={{ mt: 0.75, color: 'text.secondary', fontSize: '0.8125rem' }}>{t('orderCustomer.newHint')}</Box>
    </Section>
  );
}

interface SuggestedLineProps {
  suggested: Suggestion;
  disabled: boolean;
  onYes: () => void;
  onNo: () => void;
}

function SuggestedLine({
  suggested: { id, name, registryCode, reason, orders },
  disabled,
  onYes,
  onNo,
}: SuggestedLineProps) {
  const reasons = {
    registryCode: t('orderCustomer.registryCode', { code: registryCode ? ` ${registryCode}` : '' }),
    email: t('orderCustomer.email'),
    name: t('orderCustomer.name'),
  };
  return (
    <>
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <Link component={RouterLink} to={paths.customer(id.toUpperCase())} sx={{ fontWeight: 600 }}>
          {t('orderCustomer.isOf', { name })}
        </Link>
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', mt: 0.25 }}>
        {[reasons[reason], t('orderCustomer.orders', { count: orders })].join(' · ')}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
        <Button
          variant="contained"
          size="small"
          disabled={disabled}
          aria-label={t('orderCustomer.yesLabel', { name })}
          onClick={onYes}
        >
          {t('orderCustomer.yes')}
        </Button>
        <Button
          variant="outlined"
          size="small"
          disabled={disabled}
          aria-label={t('orderCustomer.noLabel', { name })}
          onClick={onNo}
        >
          {t('orderCustomer.no')}
        </Button>
      </Box>
    </>
  );
}
