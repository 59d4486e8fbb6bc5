import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import type { TripProfitQuery } from '../../../generated/graphql';
import { useTripProfitQuery } from '../../../generated/graphql';
import { t } from '../../../i18n/officeTexts';
import { paths } from '../../../lib/navigation/paths';
import { FailedState } from '../../../ui/FailedState';
import { KeyValueList } from '../../../ui/layout/KeyValueList';
import { Section } from '../../../ui/layout/Section';
import type { FullOrder } from '../parts/orderParts';
import { printPrice } from '../parts/orderTexts';
import { useReadAgain } from '../parts/useReadAgain';

type Profit = NonNullable<TripProfitQuery['tripProfit']>;

/** The price of the trip against its cost by the company's own figures (docs/product.md, 'Profit of a trip'). */
export function ProfitCard({ order }: { order: FullOrder }) {
  const { data, error, refetch } = useTripProfitQuery({
    variables: { orderId: order.id },
    fetchPolicy: 'cache-and-network',
  });
  useReadAgain(order.version, refetch);
  const profit = data?.tripProfit;
  if (data && !profit) return null;

  return (
    <Section title={t('orders.profitTitle')}>
      {error && !profit && <FailedState title={t('orders.profitFailed')} onRetry={refetch} />}
      {profit?.cost === null && (
        <Box sx={{ color: 'text.secondary' }}>
          {t('orders.profitNoFigures')}{' '}
          <Link component={RouterLink} to={paths.settings}>
            {t('orders.profitSettings')}
          </Link>
        </Box>
      )}
      {profit && profit.cost !== null && <KeyValueList items={listItems(profit)} />}
    </Section>
  );
}

const listItems = ({ price, lines, cost, profit }: Profit) => [
  { label: t('orders.profitPrice'), value: printPrice(price) },
  ...lines.map((line) => ({ label: nameLine(line), value: printPrice(-line.amount) })),
  { label: t('orders.profitCost'), value: printPrice(-(cost ?? 0)) },
  {
    label: t('orders.profit'),
    value: (
      <Box component="strong" sx={{ color: (profit ?? 0) < 0 ? 'error.main' : undefined }}>
        {printPrice(profit ?? 0)}
        {price > 0 && ` (${String(Math.round(((profit ?? 0) / price) * 100)).replace('-', '−')} %)`}
      </Box>
    ),
  },
];

/** The kind with its count: hours, kilometres or beds. */
function nameLine({ kind, count, each }: Profit['lines'][number]): string {
  const isTimed = kind === 'hours' || kind === 'otherDrivers';
  const amount = isTimed ? Math.round(count / 6) / 10 : count;
  const unit = kind === 'drive' || kind === 'emptyDrive' ? 'km' : isTimed ? 'h' : '';
  const counted = [String(amount).replace('.', ','), unit].filter(Boolean).join(' ');
  return t('orders.profitLine', { name: t(`orders.profit_${kind}`), count: counted, each: printPrice(each) });
}
