import type { Deps } from '../../access';
import { readTripPlan } from '../../driving/duties';
import type { TripPlan } from '../../driving/duties';
import type { FormPlace, FormStop, JourneyFacts, Programme } from '../../engines/roadPapers';
import { findCountryOfStop, findCrossings, findRoute } from '../../maps';
import type { KeptProgramme } from '../../model/driving/journeyProgramme.entity';
import type { Depot } from '../../model/fleet/depot';
import { formatPhone } from '../../platform/values/phone';
import { placeName } from '../../platform/values/routeTitle';
import { addMs, toLocalDate, toTallinn } from '../../platform/time';
import type { RoadTrip } from './roadTrip';
import { listBusDrivers, printName } from './roadTrip';

/** The facts of one bus for the journey form. */
export async function readJourneyFacts(deps: Deps, trip: RoadTrip, busId: string): Promise<JourneyFacts> {
  const { order, planned, current, fleet, people } = trip;
  const settings = deps.settings();
  const bus = fleet.get(busId);
  const drivers = listBusDrivers(planned, busId);
  const [driverId] = drivers;
  const { manager } = deps.db.dataSource;
  const plan = driverId ? await readTripPlan(manager, deps.clock.now(), driverId, order.id) : null;
  const depot = [bus?.depot, trip.records.get(driverId ?? '')?.depot, trip.depot].find((each) => each?.address);
  return {
    plate: bus?.plate ?? '',
    drivers: drivers.map((id) => printName(people.get(id))),
    carrier: {
      name: [settings.companyName, settings.companyRegistrationNumber].filter(Boolean).join(', '),
      address: settings.companyAddress ?? '',
      phone: settings.companyPhone ?? '',
    },
    orderedBy: {
      name: [order.company, order.fullName].filter(Boolean).join(', '),
      address: order.companyAddress ?? '',
      phone: order.phone && formatPhone(order.phone),
    },
    planned: toProgramme(planned, trip),
    current: toProgramme(current, trip),
    legs: measureLegs(planned),
    ...findEmptyRuns(planned, depot, plan),
  };
}

function toProgramme({ stops, passengers, driverIds, busIds }: KeptProgramme, { people, fleet }: RoadTrip): Programme {
  const toBusName = (id: string) => fleet.get(id)?.plate ?? fleet.get(id)?.name ?? '';
  return {
    passengers,
    stops: stops.map((stop): FormStop => ({
      place: toPlace(stop, placeName(stop, 'et')),
      arrive: toWallTime(stop.arrive),
      depart: toWallTime(stop.depart),
    })),
    drivers: driverIds.map((id) => ({ id, name: printName(people.get(id)) })),
    buses: busIds.map((id) => ({ id, name: toBusName(id) })),
  };
}

/** Some ten metres: a stop that was set again beside itself is the same place. */
const toPlace = (point: { lat: number; lng: number }, name: string): FormPlace => ({
  key: `${point.lat.toFixed(4)} ${point.lng.toFixed(4)}`,
  name,
  country: findCountryOfStop(point),
});

const toWallTime = (moment: string | null): string | null =>
  moment && toTallinn(new Date(moment)).toFormat('yyyy-MM-dd HH:mm');

const toKm = (metres: number): number => Math.round(metres / 1000);

/** Our own router divides the order's distance, which another router may have measured, among the legs. */
function measureLegs({ stops, distanceM }: KeptProgramme): JourneyFacts['legs'] {
  const { legs } = findRoute(stops);
  const sum = legs.reduce((total, leg) => total + leg.distanceM, 0);
  const factor = sum > 0 && distanceM > 0 ? distanceM / sum : 1;
  return legs.map((leg, index) => {
    const from = stops[index];
    const to = stops[index + 1];
    const hasFerry = from && to ? findCrossings(from, to).crossings.length > 0 : false;
    return { km: toKm(leg.distanceM * factor), hasFerry };
  });
}

/** From the depot and back to it, or straight on to the next trip; the run from the former trip is on its own form. */
function findEmptyRuns(
  { stops }: KeptProgramme,
  depot: Depot | undefined,
  plan: TripPlan | null,
): Pick<JourneyFacts, 'out' | 'back'> {
  const first = stops[0];
  const last = stops.at(-1);
  const home = depot?.address && depot.lat !== null && depot.lng !== null && { ...depot, name: depot.address };
  const next = plan?.goesOnTo && { ...plan.goesOnTo, name: plan.goesOnTo.city };
  const toRun = (
    place: { lat: number | null; lng: number | null; name: string },
    stop: KeptProgramme['stops'][number],
  ) => {
    const point = { lat: place.lat ?? 0, lng: place.lng ?? 0 };
    const [leg] = findRoute([point, stop]).legs;
    return { place: toPlace(point, place.name), km: toKm(leg?.distanceM ?? 0), lasts: (leg?.durationS ?? 0) * 1000 };
  };
  const begins = first?.depart ?? null;
  const ends = last?.arrive ?? null;
  const out = home && first && begins && !plan?.comesFromTrip ? toRun(home, first) : null;
  const goal = next ?? home;
  const back = goal && last && ends ? toRun(goal, last) : null;
  return {
    out: out && begins ? { ...out, day: toLocalDate(addMs(new Date(begins), -out.lasts)) } : null,
    back: back && ends ? { ...back, day: toLocalDate(new Date(ends)) } : null,
  };
}
