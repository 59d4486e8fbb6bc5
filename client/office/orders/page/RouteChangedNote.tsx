import Alert from '@mui/material/Alert';
import { useMemo } from 'react';
import { useOrderHistoryQuery } from '../../../generated/graphql';
import { t } from '../../../i18n/officeTexts';
import { parseHistory, printWhen } from '../parts/history';
import type { FullOrder } from '../parts/orderParts';

/** A changed route changes no price: says so when the offer is older than the route. */
export function RouteChangedNote({ order }: { order: FullOrder }) {
  const { data } = useOrderHistoryQuery({ variables: { id: order.id } });
  const history = useMemo(() => parseHistory(data), [data]);
  const changed = history.find(({ action, changes }) => action === 'editRoute' && changes['stops']);
  if (!order.offer || !changed || changed.at <= order.offer.sentAt) return null;
  return (
    <Alert severity="warning" sx={{ mt: 2 }}>
      {t('orders.routeChanged', { when: printWhen(changed.at, new Date()) })}
    </Alert>
  );
}
