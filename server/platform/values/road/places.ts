/** A place on the Earth, degrees. */
export interface Place {
  lat: number;
  lng: number;
}

const EARTH_RADIUS_M = 6_371_008.8;
const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance in metres. */
export function measureMetres(from: Place, to: Place): number {
  const halfLat = Math.sin(toRadians(to.lat - from.lat) / 2);
  const halfLng = Math.sin(toRadians(to.lng - from.lng) / 2);
  const h = halfLat ** 2 + Math.cos(toRadians(from.lat)) * Math.cos(toRadians(to.lat)) * halfLng ** 2;
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** How long before and after a trip the place of its bus is received and shown. */
const WINDOW_MS = 3_600_000;

/** Whether the place of a trip's bus may be known at this moment. Outside of this time nobody sees it. */
export const isInWindow = (trip: { start: number; end: number }, at: number): boolean =>
  at >= trip.start - WINDOW_MS && at <= trip.end + WINDOW_MS;
