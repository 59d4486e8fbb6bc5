import Alert from '@mui/material/Alert';
import { useOrderHistoryQuery } from '../../../generated/graphql';
import { t } from '../../../i18n/officeTexts';
import { parseChanges, printWhen } from '../parts/history';
import type { FullOrder } from '../parts/orderParts';

/** A changed route changes no price: says so when the offer is older than the route. */
export function RouteChangedNote({ order }: { order: FullOrder }) {
  const { data } = useOrderHistoryQuery({ variables: { id: order.id } });
  const changed = data?.orderHistory.find(
    ({ action, changes }) => action === 'editRoute' && parseChanges(changes)['stops'],
  );
  if (!order.offer || !changed || changed.at <= order.offer.sentAt) return null;
  return (
    <Alert severity="warning" sx={{ mt: 2 }}>
      {t('orders.routeChanged', { when: printWhen(changed.at, new Date()) })}
    </Alert>
  );
}
