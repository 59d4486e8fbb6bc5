import type { DateTime } from 'luxon';
import type { MapsProvider } from '../maps/provider';
import type { Group } from './data/customers';
import type { PlaceName } from './data/places';
import { places } from './data/places';
import type { Random } from './random';

/** Minutes spent at a stop, or until the next morning. */
type DemoStay = number | 'night';

export interface DemoRoute {
  groups: Group[];
  /** Where such trips begin. */
  from: PlaceName[];
  via: { place: PlaceName; stay: DemoStay }[];
  /** Where it ends; back where it began when left out. */
  to?: PlaceName;
  /** Hours of the day between which it leaves. */
  leaves: [number, number];
  passengers: [number, number];
  weekdays?: 'work' | 'weekend';
  /** Out of Estonia: carried without VAT. */
  abroad?: true;
}

export interface PlannedStop {
  lat: number;
  lng: number;
  city: string;
  address: string;
  /** ISO 8601; none at the last stop. */
  depart?: string;
}

/** When the bus leaves a stop that it reaches at `arrive`: people think in quarters of an hour. */
function pickDeparture(arrive: DateTime, stay: DemoStay, random: Random): DateTime {
  if (stay === 'night')
    return arrive
      .plus({ days: 1 })
      .startOf('day')
      .set({ hour: random.whole(9, 11) });
  const left = arrive.plus({ minutes: stay });
  return left.plus({ minutes: (15 - (left.minute % 15)) % 15 }).startOf('minute');
}

/** The stops of a trip that starts on this local day, as a customer would type them. */
export async function planStops(
  maps: MapsProvider,
  route: DemoRoute,
  day: DateTime,
  random: Random,
): Promise<PlannedStop[]> {
  const from = random.pick(route.from);
  const names: PlaceName[] = [from, ...route.via.map(({ place }) => place), route.to ?? from];
  const points = names.map((name) => places[name]);
  const { legs } = await maps.route(points);

  let leaves = day.startOf('day').set({ hour: random.whole(...route.leaves), minute: random.pick([0, 15, 30, 45]) });
  return points.map((point, index) => {
    if (index === points.length - 1) return { ...point };
    const leg = legs[index - 1];
    const stay = route.via[index - 1]?.stay;
    if (leg && stay !== undefined) leaves = pickDeparture(leaves.plus({ seconds: leg.durationS }), stay, random);
    return { ...point, depart: leaves.toUTC().toISO() ?? '' };
  });
}

/** A net price in euros that fits the trip: kilometres, the empty way back, hours and nights. */
export function computeDemoPrice(trip: {
  distanceKm: number;
  hours: number;
  passengers: number;
  nights: number;
  oneWay: boolean;
}): number {
  const { distanceKm, hours, passengers, nights, oneWay } = trip;
  const coaches = Math.max(1, Math.ceil(passengers / 57));
  const perKm = passengers <= 20 ? 0.95 : 1.4;
  const onDuty = Math.min(hours, 12 * (nights + 1));
  const price = coaches * (distanceKm * (oneWay ? 1.8 : 1) * perKm + onDuty * 19 + nights * 140);
  return Math.max(120, Math.round(price / 5) * 5);
}
