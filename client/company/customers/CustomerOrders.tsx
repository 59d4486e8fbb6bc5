import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import type { CustomerOrdersQuery } from '../../generated/graphql';
import { useCustomerOrdersQuery } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { orderPath } from '../../lib/navigation/orderPath';
import { appendPart } from '../../lib/lists/appendPart';
import { useLiveReload } from '../../lib/request/live/useLive';
import { statusWords } from '../../lib/texts/orderStatus';
import { formatDateTime } from '../../lib/texts/time';
import { printCities, printPrice } from '../../lib/texts/tripTexts';
import { Section } from '../../ui/layout/Section';
import { Listed, Listing } from '../../ui/table/Listing';
import { ShowMore } from '../../ui/table/ShowMore';

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
  const list = data?.customerOrders;

  const loadMore = () => {
    const after = list?.endCursor;
    return fetchMore({
      variables: { after },
      updateQuery: (shown, { fetchMoreResult }) => ({
        customerOrders: appendPart(shown.customerOrders, fetchMoreResult.customerOrders, after),
      }),
    });
  };

  return (
    <Section title={t('customers.orders')} flush>
      <Listing
        rows={list?.nodes}
        failed={Boolean(error)}
        failedTitle={t('customers.ordersFailed')}
        onRetry={refetch}
        emptyTitle={t('customers.noOrders')}
        emptyHint={t('customers.noOrdersHint')}
        renderRow={(row) => <OrderLine row={row} />}
      />
      {list?.endCursor && <ShowMore label={t('customers.more')} load={loadMore} />}
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
