import Button from '@mui/material/Button';
import { useState } from 'react';
import type { CheckTripQuery } from '../../../generated/graphql';
import { useUpdateRouteMutation } from '../../../generated/graphql';
import { t } from '../../../i18n/office';
import { formatDateTime, formatTime, localDateOf } from '../../../lib/texts/time';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog';
import type { FullOrder } from './orderParts';

type Repair = CheckTripQuery['checkTrip']['repairs'][number];

/** Other departures that the law allows one driver: one click, one look at the times, and the route is so. */
export function TripRepairs({ order, repairs }: { order: FullOrder; repairs: Repair[] }) {
  const [chosen, setChosen] = useState<Repair>();
  const [update, { loading }] = useUpdateRouteMutation({
    context: { toast: t('orders.changesSaved'), failureToast: t('orders.routeFailed') },
  });

  async function take({ departs }: Repair): Promise<void> {
    const stops = order.stops.map(({ lat, lng, city, address }, index) => ({
      ...{ lat, lng, city, address },
      ...(departs[index] && { depart: departs[index] }),
    }));
    await update({ variables: { id: order.id, version: order.version, stops, notifyByEmail: false } });
    setChosen(undefined);
  }

  return (
    <>
      {repairs.map((repair) => (
        <Button
          key={repair.action}
          size="small"
          variant="outlined"
          color="inherit"
          onClick={() => setChosen(repair)}
          disabled={loading}
        >
          {repair.action}
        </Button>
      ))}
      {chosen && (
        <ConfirmDialog
          open
          question={t('orders.repairQuestion', { action: chosen.action })}
          subject={[timesOf(order, chosen), order.job && t('orders.routeAsksDrivers'), t('orders.repairTellsNobody')]
            .filter(Boolean)
            .join('\n\n')}
          confirmLabel={t('orders.repairTake')}
          destroys={false}
          busy={loading}
          onConfirm={() => void take(chosen)}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  );
}

/** A line a stop that is left at another time: 'Tallinn: 06:00 → 08:10'. */
function timesOf({ stops }: FullOrder, { departs }: Repair): string {
  return stops
    .flatMap(({ city, depart }, index) => {
      const then = departs[index];
      if (!depart || !then || new Date(depart).getTime() === new Date(then).getTime()) return [];
      const after = localDateOf(depart) === localDateOf(then) ? formatTime(then) : formatDateTime(then);
      return [t('orders.repairStop', { city, before: formatTime(depart), after })];
    })
    .join('\n');
}
