import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { Link as RouterLink } from 'react-router';
import { useNextWaitingQuery } from '../../../generated/graphql';
import { t } from '../../../i18n/officeTexts';
import { useFocusWhenFree } from '../../../lib/forms/useFocusWhenFree';
import { orderPath } from '../../../lib/navigation/orderPath';
import { paths } from '../../../lib/navigation/paths';
import { formatDateTimeWithDay } from '../../../lib/texts/time';
import { sortByDeadline } from '../dashboard/urgent';
import type { FullOrder } from '../parts/orderParts';
import { printCities, printCustomer } from '../parts/orderTexts';

/** After an order was sent or assigned: the way to what waits next, the earliest departure first. */
export function NextWaiting({ order }: { order: FullOrder }) {
  const { data } = useNextWaitingQuery({ fetchPolicy: 'network-only' });
  const button = useRef<HTMLAnchorElement>(null);
  useFocusWhenFree(button, data !== undefined, order.id);
  if (!data) return null;
  const next = sortByDeadline(data).find(({ id }) => id !== order.id);
  return (
    <Alert
      severity={next ? 'info' : 'success'}
      role="status"
      sx={{ mb: 2, alignItems: 'center', '& .MuiAlert-action': { pt: 0 } }}
      action={
        <Button
          ref={button}
          component={RouterLink}
          to={next ? orderPath(next) : paths.dashboard}
          size="small"
          variant="contained"
          color={next ? 'signal' : 'primary'}
        >
          {next ? t('orders.nextOne') : t('job.toDashboard')}
        </Button>
      }
    >
      {next
        ? `${formatDateTimeWithDay(next.start)} · ${printCities(next)} · ${printCustomer(next)}`
        : t('orders.nothingNext')}
    </Alert>
  );
}
