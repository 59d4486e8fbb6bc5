import type { OrderSnapshot } from '../../model/orders/snapshots';

/** The order's data for a customer's message: without the notes for drivers. */
export type CustomerView = Omit<OrderSnapshot, 'driverNotes' | 'buses'>;

/** The order's data for a driver's message: no price, not even of food, and only the contact of the trip (docs/product.md, 'Money'). */
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

export function toCustomerView(order: OrderSnapshot): CustomerView {
  const { driverNotes: _driverNotes, buses: _buses, ...rest } = order;
  return rest;
}

/**
 * The facts for an address that never decided on an offer: time, distance, passengers, our own food, and `towns`, our
 * own names of the places. The sender's texts are left out, or anybody could have us mail anything to anybody.
 */
export function toStrangerView(order: OrderSnapshot, towns: string[]): CustomerView {
  return {
    ...toCustomerView(order),
    fullName: '',
    company: null,
    companyRegistrationNumber: null,
    companyVatNumber: null,
    companyAddress: null,
    clientNotes: '',
    phone: '',
    groupFullName: null,
    groupEmail: null,
    groupPhone: null,
    stops: order.stops.map((stop, index) => ({ ...stop, city: towns[index] ?? '', address: '' })),
  };
}

export function toDriverView(order: OrderSnapshot): DriverView {
  return {
    id: order.id,
    startsAt: order.startsAt,
    endsAt: order.endsAt,
    durationS: order.durationS,
    distanceM: order.distanceM,
    passengers: order.passengers,
    company: order.company,
    clientNotes: order.clientNotes,
    driverNotes: order.driverNotes,
    stops: order.stops,
    tripNumber: order.tripNumber,
    buses: order.buses,
    contactName: order.groupFullName || order.fullName,
    contactPhone: order.groupPhone || order.phone,
    food: order.food.map(({ name, count }) => ({ name, count })),
  };
}
