import type { Order } from '../../model/orders/order.entity';
import type { Stop } from '../../model/orders/stop.entity';

/** A route that was checked and estimated, ready to be stored with its order. */
export interface PlannedRoute {
  stops: (Pick<Stop, 'lat' | 'lng' | 'city' | 'address' | 'arrive' | 'depart'> & Partial<Pick<Stop, 'driverAtStop'>>)[];
  order: Pick<Order, 'startsAt' | 'endsAt' | 'durationS' | 'distanceM' | 'estimatedBy' | 'estimateNotes'>;
}

/** The time of a trip as the database's range, without its last moment. */
export const printPeriod = ({ startsAt, endsAt }: Pick<Order, 'startsAt' | 'endsAt'>): string =>
  `[${startsAt.toISOString()},${endsAt.toISOString()})`;
