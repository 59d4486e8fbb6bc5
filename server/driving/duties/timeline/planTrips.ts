import { timeAboard } from '../../../engines/hours';
import type { Aboard, PlanTrip } from '../../../engines/hours';
import { longestStayOut, staysOut } from '../../../engines/planning';
import { thirdCountries } from '../../../maps';
import { minutesAbroad } from './abroad';
import { emptyMinutes, passagesOf } from './emptyLegs';
import { ferryLegs } from './ferryLegs';
import type { BusRow, DriverSources, Place, OccurrenceRow, StopRow, TripRow } from './sources';

/** A trip of the plan, and what the law does not say of it. */
export interface DriverTrip {
  plan: PlanTrip;
  /** Towns of its stops; an arrangement does not say. */
  cities: string[];
  /** Where it begins and ends; an arrangement does not say. */
  first?: Place;
  last?: Place;
  /** Where the bus stands before and after it. */
  depot?: Place;
  busId?: string;
  /** With at most nine seats the bus is no business of 561/2006: driving it is other work. */
  exempt: boolean;
}

const mostSeatsExempt = 9;

export const tripId = ({ orderId }: Pick<TripRow, 'orderId'>) => orderId;
export const occurrenceId = ({ arrangementId, date }: Pick<OccurrenceRow, 'arrangementId' | 'date'>) =>
  `${arrangementId} ${date}`;

/** Two drivers share a bus when there are more of them than buses; they sit in the buses in turn. */
export function crewOf(place: number, drivers: number, buses: number): PlanTrip['crew'] {
  if (buses === 0 || drivers <= buses) return undefined;
  if (place >= buses) return 'second';
  return place + buses < drivers ? 'first' : undefined;
}

const isExempt = (bus?: { seats: number | null }) => bus?.seats != null && bus.seats <= mostSeatsExempt;

/** An order as a trip of one driver. */
export function driverTrip(
  id: string,
  stops: StopRow[],
  { crew, bus, depot }: { crew?: PlanTrip['crew']; bus?: BusRow; depot: Place | null },
): DriverTrip {
  const stands = bus?.depot ?? depot;
  const countries = thirdCountries(stops);
  const ferries = ferryLegs(stops);
  return {
    plan: {
      id,
      kind: 'occasional',
      ...(crew && { crew }),
      ...(countries.length > 0 && { countries, abroad: minutesAbroad(stops) }),
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
    ...(stands && { depot: stands }),
    ...(bus && { busId: bus.id }),
    exempt: isExempt(bus),
  };
}

const occurrenceTrip = (row: OccurrenceRow): DriverTrip => ({
  plan: {
    id: occurrenceId(row),
    kind: row.shortLine ? 'regularUpTo50' : 'regularOver50',
    stops: occurrenceStops(row),
  },
  cities: [],
  exempt: isExempt(row),
});

/** There and back, with what is not driving where the bus turns; all of it driving where nobody said how much. */
function occurrenceStops({ start, end, drivingMin }: OccurrenceRow): PlanTrip['stops'] {
  const turn = end - start - (drivingMin ?? end - start);
  if (turn <= 0) return [{ depart: start }, { arrive: end }];
  const arrive = start + Math.ceil((end - start - turn) / 2);
  return [{ depart: start }, { arrive, depart: arrive + turn, driver: 'work' }, { arrive: end }];
}

/** A check asks for the same rows with and without a trip. */
const known = new WeakMap<TripRow, DriverTrip>();

function rowTrip(row: TripRow, depot: Place | null): DriverTrip {
  const old = known.get(row);
  if (old) return old;
  const trip = driverTrip(tripId(row), row.stops, {
    crew: crewOf(row.place, row.drivers, row.buses.length),
    bus: row.buses[row.place % Math.max(1, row.buses.length)],
    depot,
  });
  known.set(row, trip);
  return trip;
}

/** All that a driver's plan holds, the earliest first, with the empty drives between trips and depot. */
export function plannedTrips(
  { trips, occurrences, depot }: Pick<DriverSources, 'trips' | 'occurrences' | 'depot'>,
  exceptOrderId?: string,
  added?: DriverTrip,
): DriverTrip[] {
  const orders = trips
    .filter(({ orderId, stops }) => orderId !== exceptOrderId && stops !== null)
    .map((row) => rowTrip(row, depot));
  return [...orders, ...occurrences.map(occurrenceTrip), ...(added ? [added] : [])].sort(
    (one, other) => startOf(one) - startOf(other),
  );
}

const startOf = ({ plan }: DriverTrip): number => plan.stops[0]?.depart ?? plan.stops[0]?.arrive ?? 0;
const endOf = ({ plan }: DriverTrip): number => plan.stops.at(-1)?.arrive ?? plan.stops.at(-1)?.depart ?? 0;

/** The empty drives of each trip as if its bus came from the depot and went back there; minutes. */
const depotLegs = (trips: readonly DriverTrip[]) =>
  trips.map(({ depot, first, last }) => ({
    out: depot && first ? emptyMinutes(depot, first) : 0,
    back: depot && last ? emptyMinutes(last, depot) : 0,
  }));

/**
 * Minutes of the way from a trip straight on to the next one, undefined where the bus goes home between them, which takes `back`
 * (server/engines/planning/staysOut.ts). `stays`: it had the time to go home.
 */
function straightOn(trip: DriverTrip, next: DriverTrip, back: number): { minutes: number; stays: boolean } | undefined {
  const gap = startOf(next) - endOf(trip);
  // Who drives the same bus stays with it. The way between far trips is not asked for.
  const isAccompanied = trip.busId !== undefined && trip.busId === next.busId && gap <= longestStayOut;
  const stays = !staysOut(gap, back, 0, false);
  if (stays && !isAccompanied) return undefined;
  const straight = trip.last && next.first ? emptyMinutes(trip.last, next.first) : back;
  if (!staysOut(gap, back, straight, isAccompanied)) return undefined;
  return { minutes: Math.max(0, Math.min(gap, straight)), stays };
}

/** Two trips one after the other between which the bus does not go home; `own` and `nexts` are their legs as if it did. */
function straightPairs(trips: readonly DriverTrip[], legs: ReturnType<typeof depotLegs>) {
  return trips.flatMap((trip, index) => {
    const next = trips[index + 1];
    const own = legs[index];
    const nexts = legs[index + 1];
    if (!next || !own || !nexts) return [];
    const straight = straightOn(trip, next, own.back + nexts.out);
    return straight ? [{ trip, next, own, nexts, straight }] : [];
  });
}

/** Between which trips a driver stays out with the bus though there is time to go home. `trips`: the earliest first. */
export const stays = (trips: readonly DriverTrip[]) =>
  straightPairs(trips, depotLegs(trips)).filter(({ straight }) => straight.stays);

/** An empty drive: what is driven, and the passages on which nobody drives. */
function emptyDrive(minutes: number, from?: Place, to?: Place): { minutes: number; aboard: Aboard[] } {
  const aboard = minutes > 0 && from && to ? passagesOf(from, to) : [];
  return { minutes: Math.max(0, minutes - timeAboard(aboard)), aboard };
}

/** The trips with their empty drives: to the depot and back, or straight on to where the next one begins, as far as time allows. */
export function withEmptyLegs(trips: DriverTrip[]): PlanTrip[] {
  const legs = depotLegs(trips);
  const drives = trips.map(({ depot, first, last }, index) => ({
    out: emptyDrive(legs[index]?.out ?? 0, depot, first),
    back: emptyDrive(legs[index]?.back ?? 0, last, depot),
  }));
  for (const { trip, next, straight } of straightPairs(trips, legs)) {
    const own = drives[trips.indexOf(trip)];
    const nexts = drives[trips.indexOf(next)];
    if (!own || !nexts) continue;
    own.back = emptyDrive(straight.minutes, trip.last, next.first);
    nexts.out = emptyDrive(0);
  }
  return trips.map(({ plan }, index) => {
    const { out, back } = drives[index] ?? {};
    if (!out || !back || out.minutes + back.minutes === 0) return plan;
    const isAboard = out.aboard.length + back.aboard.length > 0;
    const aboard = { out: out.aboard, back: back.aboard };
    return { ...plan, depot: { out: out.minutes, back: back.minutes, ...(isAboard && { aboard }) } };
  });
}
