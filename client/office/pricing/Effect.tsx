import Box from '@mui/material/Box';
import type { PriceListPreviewQuery } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { centsOf, formatMoney } from '../../lib/texts/money';
import { formatDateTime } from '../../lib/texts/time';
import { EmptyState } from '../../ui/EmptyState';
import { FailedState } from '../../ui/FailedState';
import { Section } from '../../ui/layout/Section';
import { DataTable } from '../../ui/table/DataTable';
import type { Column } from '../../ui/table/DataTable';
import type { useEffectOf } from './useEffectOf';

type Offer = PriceListPreviewQuery['priceListPreview']['offers'][number];

const money = (euros: number | null) => (euros === null ? '-' : formatMoney(centsOf(euros)));
const signed = (cents: number) => `${cents > 0 ? '+' : ''}${formatMoney(cents)}`;

/** The old price compared with the new one; without a list, with the sent price. */
const changeOf = ({ sent, now, then }: Offer): number | null =>
  then === null ? null : centsOf(then) - centsOf(now ?? sent);

const sum = (field: 'sent' | 'now' | 'then', header: string): Column<Offer> => ({
  field,
  header,
  value: (row) => row[field],
  text: (row) => (field === 'then' && row.problem ? row.problem : money(row[field])),
  numeric: true,
  width: 116,
});

const columns: readonly Column<Offer>[] = [
  { field: 'title', header: t('pricing.trip'), value: ({ title }) => title, flex: 2, minWidth: 200 },
  {
    field: 'start',
    header: t('orders.tripStart'),
    value: ({ start }) => start,
    text: ({ start }) => formatDateTime(start),
    width: 150,
  },
  sum('sent', t('pricing.sent')),
  sum('now', t('pricing.now')),
  sum('then', t('pricing.then')),
  {
    field: 'change',
    header: t('pricing.change'),
    value: changeOf,
    text: (row) => {
      const change = changeOf(row);
      return change === null ? '' : signed(change);
    },
    numeric: true,
    width: 116,
  },
];

function summary(offers: readonly Offer[]): string {
  const changes = offers.map(changeOf).filter((change) => change !== null);
  const count = (holds: (change: number) => boolean) => changes.filter(holds).length;
  return t('pricing.effectSum', {
    dearer: count((change) => change > 0),
    cheaper: count((change) => change < 0),
    same: count((change) => change === 0),
    change: signed(changes.reduce((all, change) => all + change, 0)),
  });
}

interface EffectProps {
  effect: ReturnType<typeof useEffectOf>;
  /** Every field says something. */
  readable: boolean;
}

/** The effect of a change of the price list on the last 50 offers. */
export function Effect({ effect: { data, failed, retry }, readable }: EffectProps) {
  const offers = data?.offers ?? [];
  return (
    <Section title={t('pricing.effect')} collapsible flush summary={offers.length > 0 ? summary(offers) : undefined}>
      {failed ? (
        <FailedState title={t('pricing.effectFailed')} onRetry={retry} />
      ) : !readable ? (
        <EmptyState title={t('pricing.effectUnread')} />
      ) : data && offers.length === 0 ? (
        <EmptyState title={data.problems.length > 0 ? t('pricing.problems') : t('pricing.effectNone')} />
      ) : (
        <>
          <Box role="status" sx={{ px: 2, py: 1, color: 'text.secondary' }}>
            {offers.length > 0 && summary(offers)}
          </Box>
          <DataTable
            label={t('pricing.effect')}
            rows={data && offers}
            columns={columns}
            rowId={(row) => `${row.orderId} ${row.sent}`}
          />
        </>
      )}
    </Section>
  );
}
