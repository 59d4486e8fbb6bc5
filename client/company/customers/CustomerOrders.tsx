import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import type { CustomerOrdersQuery } from '../../generated/graphql';
import { useCustomerOrdersQuery } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { orderPath } from '../../lib/navigation/orderPath';
import { useLiveReload } from '../../lib/request/live/useLive';
import { statusWords } from '../../lib/texts/orderStatus';
import { formatDateTime } from '../../lib/texts/time';
import { printCities, printPrice } from '../../lib/texts/tripTexts';
import { Section } from '../../ui/layout/Section';
import { Listed, Listing } from '../../ui/table/Listing';

/** A merge moves orders; the others change their status. */
const shownLists = [
  'customers',
  'newOrders',
  'answeredOrders',
  'acceptedOrders',
  'jobs',
  'archive',
  'rejectedOrders',
] as const;

type Row = CustomerOrdersQuery['customerOrders']['nodes'][number];

/** The orders of a customer, the latest trip first. */
export function CustomerOrders({ customerId }: { customerId: string }) {
  const { data, error, refetch, fetchMore } = useCustomerOrdersQuery({
    variables: { customerId },
    fetchPolicy: 'cache-and-network',
  });
  useLiveReload(shownLists, refetch);
  const [isBusy, setIsBusy] = useState(false);
  const list = data?.customerOrders;

  async function showMore(after: string) {
    setIsBusy(true);
    await fetchMore({
      variables: { after },
      updateQuery: (shown, { fetchMoreResult: { customerOrders } }) =>
        shown.customerOrders.endCursor === after
          ? { customerOrders: { ...customerOrders, nodes: [...shown.customerOrders.nodes, ...customerOrders.nodes] } }
          : shown,
    }).catch(() => undefined);
    setIsBusy(false);
  }

  return (
    <Section title={t('customers.orders')} flush>
      <Listing
        rows={list?.nodes}
        failed={Boolean(error)}
        failedTitle={t('customers.ordersFailed')}
        onRetry={() => void refetch().catch(() => undefined)}
        emptyTitle={t('customers.noOrders')}
        emptyHint={t('customers.noOrdersHint')}
        renderRow={(row) => <OrderLine row={row} />}
      />
      {list?.endCursor && (
        <Box sx={{ p: 2, borderTop: 1, borderColor: 'line.soft' }}>
          <Button variant="outlined" disabled={isBusy} onClick={() => void showMore(list.endCursor ?? '')}>
            {t('customers.more')}
          </Button>
        </Box>
      )}
    </Section>
  );
}

function OrderLine({ row }: { row: Row }) {
  const { job, offer } = row;
  return (
    <Listed
      title={
        <Link component={RouterLink} to={orderPath(row)}>
          {printCities(row)}
        </Link>
      }
      chip={undefined}
      facts={[
        formatDateTime(row.start),
        t(statusWords[row.status][row.status === 'job' ? 'type' : 'chip']),
        job ? t('customers.tripNumber', { number: job.tripNumber }) : undefined,
        t('office.people', { count: row.passengers }),
        row.fullName,
      ]}
      actions={
        row.status !== 'new' &&
        offer?.price != null && (
          <Box component="span" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
            {printPrice(offer.price)}
          </Box>
        )
      }
    />
  );
}
