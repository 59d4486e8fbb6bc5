import { hashKey } from '../../../platform/ids';

interface HashedTrip {
  /** `depart` of the last one does not count. */
  stops: readonly { lat: number; lng: number; depart?: Date | string | null }[];
  passengers: number;
  promo?: string | null;
}

/** The hash of the trip behind a shown price: the same trip has the same hash, whichever caller sends it. */
export function hashTrip({ stops, passengers, promo }: HashedTrip): string {
  const places = stops.map(({ lat, lng, depart }, index) => [
    lat,
    lng,
    depart && index < stops.length - 1 ? Math.floor(new Date(depart).getTime() / 60_000) : null,
  ]);
  return hashKey(JSON.stringify([places, passengers, promo?.trim().toLocaleLowerCase('et') || null]));
}
