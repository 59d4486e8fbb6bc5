import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { formatPhone } from '../../../server/platform/values/phone';
import type { CustomersQuery } from '../../generated/graphql';
import { useCustomersQuery } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { paths } from '../../lib/navigation/paths';
import { useUrlParam } from '../../lib/navigation/urlParam';
import { appendPart } from '../../lib/lists/appendPart';
import { useLiveReload } from '../../lib/request/live/useLive';
import { formatDate } from '../../lib/texts/time';
import { PageTitle } from '../../ui/layout/PageTitle';
import { Section } from '../../ui/layout/Section';
import { DelayedSearch } from '../../ui/table/DelayedSearch';
import { Listed, Listing } from '../../ui/table/Listing';
import { ShowMore } from '../../ui/table/ShowMore';

type Row = CustomersQuery['customers']['nodes'][number];

/** All customers by name (docs/product/customers.md). */
export default function CustomersPage() {
  const [search = '', setSearch] = useUrlParam('otsing');
  return (
    <Box sx={{ maxWidth: 1040, mx: 'auto' }}>
      <PageTitle
        title={t('shell.customers')}
        subtitle={t('customers.subtitle')}
        actions={
          <Button component={RouterLink} to={paths.newCustomer} variant="contained">
            {t('customers.add')}
          </Button>
        }
      />
      <Section
        title={t('shell.customers')}
        flush
        actions={
          <DelayedSearch
            label={t('shell.customers')}
            value={search}
            onChange={(text) => setSearch(text.trim() || undefined)}
          />
        }
      >
        <CustomerList key={search} search={search} />
      </Section>
    </Box>
  );
}

function CustomerList({ search }: { search: string }) {
  const { data, error, refetch, fetchMore } = useCustomersQuery({
    variables: { search },
    fetchPolicy: 'cache-and-network',
  });
  const list = data?.customers;
  // A reload gives the first part: rows that were added by hand stay until the page is opened again.
  const isFirstPart = (list?.nodes.length ?? 0) <= PART;
  useLiveReload(['customers'], () => (isFirstPart ? refetch() : Promise.resolve()));

  const loadMore = () => {
    const after = list?.endCursor;
    return fetchMore({
      variables: { after },
      updateQuery: (shown, { fetchMoreResult }) => ({
        customers: appendPart(shown.customers, fetchMoreResult.customers, after),
      }),
    });
  };

  return (
    <>
      <Listing
        rows={list?.nodes}
        failed={Boolean(error)}
        failedTitle={t('customers.listFailed')}
        onRetry={refetch}
        emptyTitle={t(search ? 'customers.notFoundAny' : 'customers.empty')}
        emptyHint={t(search ? 'customers.notFoundAnyHint' : 'customers.emptyHint')}
        renderRow={(row) => <CustomerLine row={row} />}
      />
      {list?.endCursor && <ShowMore label={t('customers.more')} load={loadMore} />}
    </>
  );
}

/** As many as the server gives at once. */
const PART = 50;

function CustomerLine({ row }: { row: Row }) {
  const { contact } = row;
  return (
    <Listed
      title={
        <Link component={RouterLink} to={paths.customer(row.id.toUpperCase())}>
          {row.name}
        </Link>
      }
      facts={[
        row.kind === 'person' ? t('customers.person') : (row.registryCode ?? undefined),
        contact?.name && contact.name !== row.name ? contact.name : undefined,
        contact?.email ?? undefined,
        contact?.phone ? formatPhone(contact.phone) : undefined,
      ]}
      actions={
        <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {[
            t('orderCustomer.orders', { count: row.orders }),
            row.lastTripAt && t('customers.lastTrip', { day: formatDate(row.lastTripAt) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Box>
      }
    />
  );
}
