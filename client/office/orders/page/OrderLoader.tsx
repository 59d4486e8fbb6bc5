import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Link, Navigate, useLocation } from 'react-router';
import { useOrderByIdQuery } from '../../../generated/graphql';
import { t } from '../../../i18n/officeTexts';
import { readErrorCode } from '../../../lib/request/errorCodes';
import { orderPath } from '../../../lib/navigation/orderPath';
import { paths, usePathId } from '../../../lib/navigation/paths';
import { EmptyState } from '../../../ui/EmptyState';
import { FailedState } from '../../../ui/FailedState';
import { PageTitle } from '../../../ui/layout/PageTitle';
import { OrderColumns } from '../parts/OrderColumns';
import type { FullOrder, OrderPartProps } from '../parts/orderParts';

/**
 * Reads the order of the page's path. A page of another status leads to the page of the order's own, so after an action
 * the page follows the order.
 */
export function OrderLoader({ children }: { children: (props: OrderPartProps) => ReactNode }) {
  const id = usePathId();
  const { pathname } = useLocation();
  const { data, error, refetch } = useOrderByIdQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const order = useNewest(data?.order);
  const reload = () => refetch().catch(() => undefined);

  if (readErrorCode(error) === 'NOT_FOUND' || readErrorCode(error) === 'BAD_USER_INPUT') return <NotFound />;
  if (!order && error) {
    return (
      <>
        <PageTitle title={t('job.loadFailed')} />
        <FailedState onRetry={() => void reload()} />
      </>
    );
  }
  if (!order) return <OrderSkeleton />;

  const own = orderPath(order);
  const isElsewhere = own.toLowerCase() !== pathname.replace(/\/$/, '').toLowerCase();
  // The page stays while it moves, and so does what it knows and where the focus is.
  return (
    <>
      {isElsewhere && <Navigate to={own} replace />}
      <Box sx={{ maxWidth: 1320, mx: 'auto', pb: { xs: 10, lg: 0 } }}>{children({ order, reload })}</Box>
    </>
  );
}

/** A reply that was asked for before the last change may come after it: an older version is of no use. */
function useNewest(order: FullOrder | undefined): FullOrder | undefined {
  const [newest, setNewest] = useState(order);
  if (!order) return undefined;
  if (newest && order.id === newest.id && order.version < newest.version) return newest;
  if (order !== newest) setNewest(order);
  return order;
}

function NotFound() {
  return (
    <>
      <PageTitle title={t('job.notFound')} />
      <EmptyState
        title={t('job.notFoundHint')}
        action={
          <Button component={Link} to={paths.dashboard} variant="outlined">
            {t('job.toDashboard')}
          </Button>
        }
      />
    </>
  );
}

/** The shape of a page that is on its way. */
function OrderSkeleton() {
  return (
    <Box role="status" aria-label={t('shell.loading')} sx={{ maxWidth: 1320, mx: 'auto' }}>
      <PageTitle title={t('shell.loading')} subtitle={<Skeleton width={300} />} />
      <OrderColumns
        route={<Skeleton variant="rounded" height={330} />}
        lookup={<Skeleton variant="rounded" height={240} />}
      >
        <Skeleton variant="rounded" height={260} sx={{ mt: 2 }} />
      </OrderColumns>
    </Box>
  );
}
