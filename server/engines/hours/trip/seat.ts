import type { PlanTrip } from './plan';

/** Returns the seat of the driver at `place`. Drivers are dealt to buses in turn; those beyond the last bus become second drivers. */
export function findSeat(place: number, drivers: number, buses: number): PlanTrip['crew'] {
  if (buses === 0 || drivers <= buses) return undefined;
  if (place >= buses) return 'second';
  return place + buses < drivers ? 'first' : undefined;
}
