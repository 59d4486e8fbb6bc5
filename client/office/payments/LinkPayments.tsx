import Link from '@mui/material/Link';
import { useEffect } from 'react';
import { Link as RouterLink } from 'react-router';
import { useLinkPaymentsQuery } from '../../generated/graphql';
import type { LinkPaymentsQuery } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { paths } from '../../lib/navigation/paths';
import { formatDateTime } from '../../lib/texts/time';
import { printPrice } from '../../lib/texts/tripTexts';
import { Section } from '../../ui/layout/Section';
import { DataTable } from '../../ui/table/DataTable';
import type { Column } from '../../ui/table/DataTable';

type LinkPayment = LinkPaymentsQuery['linkPayments'][number];

/** Payments by bank link and card; nothing while there is none. It is read again when `changes` grows. */
export function LinkPayments({ changes }: { changes: number }) {
  const { data, refetch } = useLinkPaymentsQuery({ fetchPolicy: 'network-only' });
  useEffect(() => {
    if (changes > 0) void refetch().catch(() => undefined);
  }, [changes, refetch]);
  if (!data || data.linkPayments.length === 0) return null;
  return (
    <Section title={t('payments.links')} flush>
      <DataTable
        label={t('payments.links')}
        rows={data.linkPayments}
        columns={columns}
        rowId={({ id }) => id}
        emptyHint=""
        urlName="lingid"
        firstSort={{ field: 'started', direction: 'desc' }}
      />
    </Section>
  );
}

function printState({ state, oddSum, refunded, refunding }: LinkPayment): string {
  const parts = [
    state === 'odd' ? t('payments.link_odd', { sum: oddSum ?? '' }) : t(`payments.link_${state}`),
    refunded > 0 && t('payments.linkRefunded', { sum: printPrice(refunded) }),
    refunding > 0 && t('payments.linkRefunding', { sum: printPrice(refunding) }),
  ];
  return parts.filter(Boolean).join(', ');
}

const columns: Column<LinkPayment>[] = [
  {
    field: 'started',
    header: t('payments.linkStarted'),
    value: ({ startedAt }) => startedAt,
    text: ({ startedAt }) => formatDateTime(startedAt),
    width: 160,
  },
  { field: 'buyer', header: t('payments.customer'), value: ({ buyerName }) => buyerName, flex: 1.5, minWidth: 160 },
  {
    field: 'invoice',
    header: t('payments.invoice'),
    value: ({ number }) => number,
    render: ({ invoiceId, number }) => (
      <Link component={RouterLink} to={paths.invoice(invoiceId.toUpperCase())}>
        {number}
      </Link>
    ),
    width: 130,
  },
  { field: 'state', header: t('payments.linkState'), value: printState, flex: 1, minWidth: 160 },
  {
    field: 'sum',
    header: t('payments.sum'),
    value: ({ amount }) => amount,
    text: ({ amount }) => printPrice(amount),
    numeric: true,
    width: 120,
  },
];
