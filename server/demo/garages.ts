import { depots } from './data/company';
import type { Garage } from './data/company';

/** Which garage is nearer to a place: as the crow flies, a degree of longitude being half of one of latitude here. */
export function garageNear({ lat, lng }: { lat: number; lng: number }): Garage {
  const away = (garage: Garage) => Math.hypot(depots[garage].lat - lat, (depots[garage].lng - lng) / 2);
  return away('tartu') < away('tallinn') ? 'tartu' : 'tallinn';
}
