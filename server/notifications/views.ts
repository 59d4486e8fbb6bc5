import type { OrderSnapshot } from '../orders/order.events';

/** What a customer's message may tell of the order: not the notes that are meant for drivers. */
export type CustomerView = Omit<OrderSnapshot, 'driverNotes' | 'buses'>;

/** What a driver's message may tell: no price, not even of food, and only the contact of the trip (design, section 4, Money). */
export interface DriverView extends Pick<
  OrderSnapshot,
  | 'id'
  | 'startsAt'
  | 'endsAt'
  | 'durationS'
  | 'distanceM'
  | 'passengers'
  | 'company'
  | 'clientNotes'
  | 'driverNotes'
  | 'stops'
  | 'tripNumber'
  | 'buses'
> {
  contactName: string;
  contactPhone: string;
  food: { name: string; count: number }[];
}

export function forCustomer(order: OrderSnapshot): CustomerView {
  const { driverNotes: _driverNotes, buses: _buses, ...rest } = order;
  return rest;
}

export function forDriver(order: OrderSnapshot): DriverView {
  const {
    id,
    startsAt,
    endsAt,
    durationS,
    distanceM,
    passengers,
    company,
    clientNotes,
    driverNotes,
    stops,
    tripNumber,
    buses,
  } = order;
  return {
    ...{
      id,
      startsAt,
      endsAt,
      durationS,
      distanceM,
      passengers,
      company,
      clientNotes,
      driverNotes,
      stops,
      tripNumber,
      buses,
    },
    contactName: order.groupFullName || order.fullName,
    contactPhone: order.groupPhone || order.phone,
    food: order.food.map(({ name, count }) => ({ name, count })),
  };
}
