import { limits, countTimeAboard, findSeat } from '../../../engines/hours';
import type { Aboard, PlanTrip } from '../../../engines/hours';
import { LONGEST_STAY_OUT, staysOut } from '../../../engines/planning';
import { listThirdCountries } from '../../../maps';
import { countMinutesAbroad } from './abroad';
import { estimateEmptyMinutes, listPassages } from './emptyMinutes';
import { listFerryLegs } from './ferryLegs';
import type {
  TimelineBus,
  DriverSources,
  DepotPlace,
  OccurrenceRow,
  TimelineStop,
  TimelineTrip,
} from './timelineSources';

/** A trip as the law's engine reads it, with the facts that only the portal needs. */
export interface DriverTrip {
  plan: PlanTrip;
  /** Towns of its stops; empty for an arrangement, which has none. */
  cities: string[];
  /** First and last stop; left out for an arrangement. */
  first?: DepotPlace;
  last?: DepotPlace;
  /** Where the bus stands before and after it. */
  depot?: DepotPlace;
  busId?: string;
  /** Whether the bus has at most nine seats. Regulation 561/2006 does not apply to it: driving it counts as other work. */
  exempt: boolean;
}

export const toTripId = ({ orderId }: Pick<TimelineTrip, 'orderId'>) => orderId;
export const toOccurrenceId = ({ arrangementId, date }: Pick<OccurrenceRow, 'arrangementId' | 'date'>) =>
  `${arrangementId} ${date}`;

const isExempt = (bus?: { seats: number | null }) => bus?.seats != null && bus.seats <= limits.exemptSeats;

/** Builds one driver's trip from an order's stops. */
export function buildDriverTrip(
  id: string,
  stops: TimelineStop[],
  { crew, bus, depot }: { crew?: PlanTrip['crew']; bus?: TimelineBus; depot: DepotPlace | null },
): DriverTrip {
  const home = bus?.depot ?? depot;
  const countries = listThirdCountries(stops);
  const ferries = listFerryLegs(stops);
  return {
    plan: {
      id,
      kind: 'occasional',
      ...(crew && { crew }),
      ...(countries.length > 0 && { countries, abroad: countMinutesAbroad(stops) }),
      ...(ferries.length > 0 && { ferries }),
      ...(isExempt(bus) && { exempt: true }),
      stops: stops.map(({ arrive, depart, driverAtStop }, index) => ({
        ...(arrive !== null && index > 0 && { arrive }),
        ...(depart !== null && index < stops.length - 1 && { depart }),
        ...(driverAtStop && { driver: driverAtStop }),
      })),
    },
    cities: stops.map(({ city }) => city),
    first: stops[0],
    last: stops.at(-1),
    ...(home && { depot: home }),
    ...(bus && { busId: bus.id }),
    exempt: isExempt(bus),
  };
}

const buildOccurrenceTrip = (row: OccurrenceRow): DriverTrip => ({
  plan: {
    id: toOccurrenceId(row),
    kind: row.shortLine ? 'regularUpTo50' : 'regularOver50',
    stops: toOccurrenceStops(row),
  },
  cities: [],
  exempt: isExempt(row),
});

/**
 * Returns the way there and back, with the time that is not driving at the turning point. Without a given driving time, all of it
 * is driving.
 */
function toOccurrenceStops({ start, end, drivingMin }: OccurrenceRow): PlanTrip['stops'] {
  const turn = end - start - (drivingMin ?? end - start);
  if (turn <= 0) return [{ depart: start }, { arrive: end }];
  const arrive = start + Math.ceil((end - start - turn) / 2);
  return [{ depart: start }, { arrive, depart: arrive + turn, driver: 'work' }, { arrive: end }];
}

/** Trips by their rows: one check asks twice for the same rows, with and without a trip. */
const builtTrips = new WeakMap<TimelineTrip, DriverTrip>();

function buildRowTrip(row: TimelineTrip, depot: DepotPlace | null): DriverTrip {
  const built = builtTrips.get(row);
  if (built) return built;
  const trip = buildDriverTrip(toTripId(row), row.stops, {
    crew: findSeat(row.place, row.drivers, row.buses.length),
    bus: row.buses[row.place % Math.max(1, row.buses.length)],
    depot,
  });
  builtTrips.set(row, trip);
  return trip;
}

/** Lists the trips and occurrences of a driver's plan, the earliest first. `added` stands among them, `exceptOrderId` does not. */
export function listPlannedTrips(
  { trips, occurrences, depot }: Pick<DriverSources, 'trips' | 'occurrences' | 'depot'>,
  exceptOrderId?: string,
  added?: DriverTrip,
): DriverTrip[] {
  const orders = trips
    .filter(({ orderId, stops }) => orderId !== exceptOrderId && stops !== null)
    .map((row) => buildRowTrip(row, depot));
  return [...orders, ...occurrences.map(buildOccurrenceTrip), ...(added ? [added] : [])].sort(
    (one, other) => readStart(one) - readStart(other),
  );
}

const readStart = ({ plan }: DriverTrip): number => plan.stops[0]?.depart ?? plan.stops[0]?.arrive ?? 0;
const readEnd = ({ plan }: DriverTrip): number => plan.stops.at(-1)?.arrive ?? plan.stops.at(-1)?.depart ?? 0;

/** Returns each trip's empty drives in minutes, as if its bus came from the depot and went back there. */
const measureDepotDrives = (trips: readonly DriverTrip[]) =>
  trips.map(({ depot, first, last }) => ({
    out: depot && first ? estimateEmptyMinutes(depot, first) : 0,
    back: depot && last ? estimateEmptyMinutes(last, depot) : 0,
  }));

/**
 * Returns the minutes of the drive from a trip straight on to the next one. Returns undefined when the bus goes home between them,
 * which takes `back` minutes (server/engines/planning/staysOut.ts). `isStay`: the bus had the time to go home, and stays out.
 */
function measureStraightDrive(
  trip: DriverTrip,
  next: DriverTrip,
  back: number,
): { minutes: number; isStay: boolean } | undefined {
  const gap = readStart(next) - readEnd(trip);
  // A driver with the same bus on both trips stays with it. The drive between trips far apart in time is not looked up.
  const isAccompanied = trip.busId !== undefined && trip.busId === next.busId && gap <= LONGEST_STAY_OUT;
  const isStay = !staysOut(gap, back, 0, false);
  if (isStay && !isAccompanied) return undefined;
  const straight = trip.last && next.first ? estimateEmptyMinutes(trip.last, next.first) : back;
  if (!staysOut(gap, back, straight, isAccompanied)) return undefined;
  return { minutes: Math.max(0, Math.min(gap, straight)), isStay };
}

/** Finds trips in a row between which the bus does not go home. `trips`: the earliest first. */
export function findStraightPairs(trips: readonly DriverTrip[], depotDrives = measureDepotDrives(trips)) {
  return trips.flatMap((trip, index) => {
    const next = trips[index + 1];
    const own = depotDrives[index];
    const following = depotDrives[index + 1];
    if (!next || !own || !following) return [];
    const straight = measureStraightDrive(trip, next, own.back + following.out);
    return straight ? [{ trip, next, straight }] : [];
  });
}

/** Finds the pairs of trips between which a driver stays out with the bus though there is time to go home. `trips`: earliest first. */
export const findStays = (trips: readonly DriverTrip[]) =>
  findStraightPairs(trips).filter(({ straight }) => straight.isStay);

/** Splits an empty drive into the minutes at the wheel and the ferry passages, on which the driver does not drive. */
function planEmptyDrive(minutes: number, from?: DepotPlace, to?: DepotPlace): { minutes: number; aboard: Aboard[] } {
  const aboard = minutes > 0 && from && to ? listPassages(from, to) : [];
  return { minutes: Math.max(0, minutes - countTimeAboard(aboard)), aboard };
}

/** Adds to each trip its empty drives: to the depot and back, or straight on to the start of the next trip when the time allows. */
export function addEmptyDrives(trips: DriverTrip[]): PlanTrip[] {
  const depotDrives = measureDepotDrives(trips);
  const drives = trips.map(({ depot, first, last }, index) => ({
    out: planEmptyDrive(depotDrives[index]?.out ?? 0, depot, first),
    back: planEmptyDrive(depotDrives[index]?.back ?? 0, last, depot),
  }));
  for (const { trip, next, straight } of findStraightPairs(trips, depotDrives)) {
    const own = drives[trips.indexOf(trip)];
    const following = drives[trips.indexOf(next)];
    if (!own || !following) continue;
    own.back = planEmptyDrive(straight.minutes, trip.last, next.first);
    following.out = planEmptyDrive(0);
  }
  return trips.map(({ plan }, index) => {
    const { out, back } = drives[index] ?? {};
    if (!out || !back || out.minutes + back.minutes === 0) return plan;
    const isAboard = out.aboard.length + back.aboard.length > 0;
    const aboard = { out: out.aboard, back: back.aboard };
    return { ...plan, depot: { out: out.minutes, back: back.minutes, ...(isAboard && { aboard }) } };
  });
}
