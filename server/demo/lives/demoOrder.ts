import type { OrderPlan } from './plans';

/** An order that was asked for, as the demo sees it. */
export interface DemoOrder {
  plan: OrderPlan;
  id: string;
  start: Date;
  end: Date;
  distanceKm: number;
  /** Net euros of the latest offer. */
  price: number;
  /** Ids of those assigned, the main one first. */
  drivers: string[];
  buses: string[];
  /** The driver who declined. */
  declined?: string;
  /** The end of the trip after which the server will ask for feedback. */
  awaitedEnd?: Date;
}

/** The fields that every change of an order returns. */
export const TRIP_FIELDS = '{ start end distanceKm }';

export interface TripReply {
  start: string;
  end: string;
  distanceKm: number;
}

/** Keeps the demo's view of the trip true after a change. */
export function refresh(order: DemoOrder, { start, end, distanceKm }: TripReply): void {
  order.start = new Date(start);
  order.end = new Date(end);
  order.distanceKm = distanceKm;
}
