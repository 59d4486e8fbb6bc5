import { depots } from './data/company';
import type { DepotName } from './data/company';

/** Finds the nearest depot in a straight line. A degree of longitude is half as long as one of latitude here. */
export function findNearestDepot({ lat, lng }: { lat: number; lng: number }): DepotName {
  const measureAway = (depotName: DepotName) =>
    Math.hypot(depots[depotName].lat - lat, (depots[depotName].lng - lng) / 2);
  return measureAway('tartu') < measureAway('tallinn') ? 'tartu' : 'tallinn';
}
