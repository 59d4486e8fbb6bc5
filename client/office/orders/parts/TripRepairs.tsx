import Button from '@mui/material/Button';
import { useState } from 'react';
import type { CheckTripQuery } from '../../../generated/graphql';
import { useUpdateRouteMutation } from '../../../generated/graphql';
import { t } from '../../../i18n/officeTexts';
import { printArrival } from '../../../lib/texts/arrivalText';
import { formatDateTime, formatTime } from '../../../lib/texts/time';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog';
import type { FullOrder } from './orderParts';

type Repair = CheckTripQuery['checkTrip']['repairs'][number];

interface TripRepairsProps {
  order: FullOrder;
  repairs: Repair[];
  /** Picks the second driver that a repair wants beside it. */
  onSecondDriver?: () => void;
}

/** Other departures, or stops on the way, that the law allows: one click, one look at the times, and the route is so. */
export function TripRepairs({ order, repairs, onSecondDriver }: TripRepairsProps) {
  const [chosen, setChosen] = useState<Repair>();
  const [update, { loading }] = useUpdateRouteMutation({
    context: { toast: t('office.changesSaved'), failureToast: t('orders.routeFailed') },
  });

  async function take(repair: Repair): Promise<void> {
    const { error } = await update({
      variables: { id: order.id, version: order.version, stops: listStops(order, repair), notifyByEmail: false },
    });
    if (!error && repair.secondDriver) onSecondDriver?.();
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
          question={t(chosen.addedStops.length > 0 ? 'orders.repairAddsQuestion' : 'orders.repairQuestion', {
            action: chosen.action,
          })}
          subject={[
            printRepairedTimes(order, chosen),
            order.job && t('orders.routeAsksDrivers'),
            t('orders.repairTellsNobody'),
          ]
            .filter(Boolean)
            .join('\n\n')}
          confirmLabel={t(chosen.addedStops.length > 0 ? 'orders.repairAdd' : 'orders.repairTake')}
          destroys={false}
          busy={loading}
          onConfirm={() => void take(chosen)}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  );
}

/** The route as the repair makes it. */
function listStops({ stops }: FullOrder, { departs, addedStops }: Repair) {
  return stops.flatMap(({ lat, lng, city, address }, index) => [
    { lat, lng, city, address, ...(departs[index] && { depart: departs[index] }) },
    ...addedStops
      .filter(({ after }) => after === index)
      .map(({ lat, lng, city, address, depart, driverFree }) => {
        const driverAtStop = driverFree ? ('free' as const) : null;
        return { lat, lng, city, address, depart, driverAtStop };
      }),
  ]);
}

/** A line a stop that is new or left at another time: 'Tallinn: 06:00 → 08:10', 'Pärnu (uus peatus): 10:05-10:50'; then the end. */
function printRepairedTimes({ stops, end }: FullOrder, { departs, addedStops, arrives }: Repair): string {
  const lines = stops.flatMap(({ city, depart }, index) => {
    const then = departs[index];
    const added = addedStops
      .filter(({ after }) => after === index)
      .map((stop) =>
        t('orders.repairNewStop', {
          city: stop.city,
          from: formatDateTime(stop.arrive),
          to: printArrival(stop.depart, stop.arrive),
        }),
      );
    if (!depart || !then || new Date(depart).getTime() === new Date(then).getTime()) return added;
    return [t('orders.repairStop', { city, before: formatTime(depart), after: printArrival(then, depart) }), ...added];
  });
  if (addedStops.length === 0) return lines.join('\n');
  return [...lines, t('orders.repairArrives', { before: formatTime(end), after: printArrival(arrives, end) })].join(
    '\n',
  );
}
