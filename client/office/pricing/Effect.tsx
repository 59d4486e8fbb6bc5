import Box from '@mui/material/Box';
import type { PriceListPreviewQuery } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { formatMoney, toCents } from '../../lib/texts/money';
import { formatDateTime } from '../../lib/texts/time';
import { printPrice } from '../../lib/texts/tripTexts';
import { EmptyState } from '../../ui/EmptyState';
import { FailedState } from '../../ui/FailedState';
import { Section } from '../../ui/layout/Section';
import { DataTable } from '../../ui/table/DataTable';
import type { Column } from '../../ui/table/DataTable';
import type { usePriceListEffect } from './usePriceListEffect';

type Offer = PriceListPreviewQuery['priceListPreview']['offers'][number];

const printSigned = (cents: number) => `${cents > 0 ? '+' : ''}${formatMoney(cents)}`;

/** The old price compared with the new one; without a list, with the sent price. */
const findChange = ({ sent, now, then }: Offer): number | null =>
  then === null ? null : toCents(then) - toCents(now ?? sent);

const sumColumn = (field: 'sent' | 'now' | 'then', header: string): Column<Offer> => ({
  field,
  header,
  value: (row) => row[field],
  text: (row) => (field === 'then' && row.problem ? row.problem : printPrice(row[field]) || '-'),
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
  sumColumn('sent', t('pricing.sent')),
  sumColumn('now', t('pricing.now')),
  sumColumn('then', t('pricing.then')),
  {
    field: 'change',
    header: t('pricing.change'),
    value: findChange,
    text: (row) => {
      const change = findChange(row);
      return change === null ? '' : printSigned(change);
    },
    numeric: true,
    width: 116,
  },
];

function printSummary(offers: readonly Offer[]): string {
  const changes = offers.map(findChange).filter((change) => change !== null);
  const count = (holds: (change: number) => boolean) => changes.filter(holds).length;
  return t('pricing.effectSum', {
    dearer: count((change) => change > 0),
    cheaper: count((change) => change < 0),
    same: count((change) => change === 0),
    change: printSigned(changes.reduce((all, change) => all + change, 0)),
  });
}

interface EffectProps {
  effect: ReturnType<typeof usePriceListEffect>;
  /** Every field says something. */
  readable: boolean;
}

/** The effect of a change of the price list on the last 50 offers. */
export function Effect({ effect: { data, failed, retry }, readable }: EffectProps) {
  const offers = data?.offers ?? [];
  return (
    <Section
      title={t('pricing.effect')}
      collapsible
      flush
      summary={offers.length > 0 ? printSummary(offers) : undefined}
    >
      {failed ? (
        <FailedState title={t('pricing.effectFailed')} onRetry={retry} />
      ) : !readable ? (
        <EmptyState title={t('pricing.effectUnread')} />
      ) : data && offers.length === 0 ? (
        <EmptyState title={data.problems.length > 0 ? t('pricing.problems') : t('pricing.effectNone')} />
      ) : (
        <>
          <Box role="status" sx={{ px: 2, py: 1, color: 'text.secondary' }}>
            {offers.length > 0 && printSummary(offers)}
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
