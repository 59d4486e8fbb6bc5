import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Link } from 'react-router';
import type { CustomerFieldsFragment } from '../../generated/graphql';
import { useCustomerByIdQuery } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { paths, usePathId } from '../../lib/navigation/paths';
import { readErrorCode } from '../../lib/request/errorCodes';
import { useLiveReload } from '../../lib/request/live/useLive';
import { EmptyWithLink } from '../../ui/EmptyWithLink';
import { FailedState } from '../../ui/FailedState';
import { PageTitle } from '../../ui/layout/PageTitle';
import { CustomerForm } from './CustomerForm';
import { ContactsCard, FiguresCard, InvoicingCard, NotesCard } from './CustomerCards';
import { CustomerOrders } from './CustomerOrders';
import { MergeSection } from './MergeSection';
import { MoneyCard } from './MoneyCard';

/** One customer: orders, what became of offers, contacts, invoices, notes (docs/product/customers.md). */
export default function CustomerPage() {
  const id = usePathId();
  const { data, error, refetch } = useCustomerByIdQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  useLiveReload(['customers'], refetch);
  const customer = data?.customer;
  if (!customer && error) return <NoCustomer error={error} retry={refetch} />;
  if (!customer)
    return (
      <Box role="status" aria-label={t('shell.loading')} sx={pageStyles}>
        <PageTitle title={t('shell.loading')} subtitle={<Skeleton width={240} />} />
        <Skeleton variant="rounded" height={420} />
      </Box>
    );
  return <Customer key={customer.id} customer={customer} />;
}

function Customer({ customer }: { customer: CustomerFieldsFragment }) {
  const { mergedInto } = customer;
  return (
    <Box sx={pageStyles}>
      <PageTitle
        title={customer.name}
        subtitle={[t(`customers.${customer.kind}`), customer.registryCode].filter(Boolean).join(' · ')}
        trail={[{ label: t('shell.customers'), to: paths.customers }]}
      />
      {mergedInto && (
        <Alert
          severity="info"
          sx={{ mb: 2 }}
          action={
            <Button component={Link} to={paths.customer(mergedInto.id.toUpperCase())} color="inherit">
              {t('customers.toStaying', { name: mergedInto.name })}
            </Button>
          }
        >
          {t('customers.mergedInto', { name: mergedInto.name })}
        </Alert>
      )}
      <Box sx={columnsStyles}>
        <Box sx={{ minWidth: 0 }}>
          {!mergedInto && <CustomerForm customer={customer} />}
          <CustomerOrders customerId={customer.id} />
          {!mergedInto && <MergeSection customer={customer} />}
        </Box>
        <Box sx={{ minWidth: 0, order: { xs: -1, lg: 0 } }}>
          <ContactsCard customer={customer} />
          {!mergedInto && <MoneyCard customerId={customer.id} />}
          <InvoicingCard customer={customer} />
          <NotesCard customer={customer} />
          <FiguresCard figures={customer.figures} />
        </Box>
      </Box>
    </Box>
  );
}

function NoCustomer({ error, retry }: { error: unknown; retry: () => unknown }) {
  if (!['NOT_FOUND', 'BAD_USER_INPUT'].includes(readErrorCode(error) ?? ''))
    return (
      <>
        <PageTitle title={t('customers.failed')} />
        <FailedState onRetry={retry} />
      </>
    );
  return (
    <>
      <PageTitle title={t('customers.missing')} />
      <EmptyWithLink title={t('customers.missingHint')} to={paths.customers} label={t('customers.toList')} />
    </>
  );
}

const pageStyles = { maxWidth: 1320, mx: 'auto' };
const columnsStyles = {
  display: { xs: 'flex', lg: 'grid' },
  flexDirection: 'column',
  columnGap: 2,
  alignItems: { lg: 'start' },
  gridTemplateColumns: 'minmax(0, 1fr) 360px',
};
