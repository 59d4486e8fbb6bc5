import type { BoardHours, HoursLight } from '../../../driving/duties';
import { limits } from '../../../engines/hours';
import {
  compareStarts,
  sumEmptyKm,
  computeFairCost,
  listItems,
  KM_COST,
  overlaps,
  suits,
  readTable,
  WISH_KM,
  countWishes,
} from '../../../engines/planning';
import type { Driver, DriverItem, Item, Placing, PlanProblem, Trip } from '../../../engines/planning';
import type { Line } from '../../../platform/values/message';

// A plan that holds what the law allows and what buses and drivers can reach in time, and nothing else. Pure.

export type Law = Pick<BoardHours, 'plan' | 'check'>;

/** The present crew of a trip. */
export interface TripCrew {
  driverIds: readonly string[];
  busIds: readonly string[];
}

/** The obstacle for a driver or a bus; undefined: none. */
export type Obstacle = 'away' | 'busy' | 'small' | 'lift' | 'late' | undefined;

export interface PlacingOption extends Placing {
  cost: number;
}

type JudgedLight = Pick<HoursLight, 'light' | 'line'>;
/** `nth`: of a trip of the plan; -1: it was there before. */
type DriverItems = (DriverItem & { nth: number })[];

/** Two trips at most this far apart have no weekly rest between them; minutes. */
const WITHIN_ONE_TOUR = 48 * 60;

export class LawfulPlan {
  readonly places: Placing[];
  readonly lights: (JudgedLight | undefined)[];
  /** How often the law was asked. */
  looks = 0;
  private readonly kmOf: number[] = [];
  /** The work of each bus and driver, updated with the plan; a bus's earliest first. */
  private readonly busRows: (Item | Trip)[][] = [];
  private readonly tripsOfBus: number[][];
  private readonly driverRows: DriverItems[];
  private readonly known: Map<string, JudgedLight>[];

  constructor(
    readonly problem: PlanProblem,
    private readonly law: Law,
    private readonly crews: readonly TripCrew[],
  ) {
    this.places = problem.trips.map(() => ({ driver: -1, bus: -1 }));
    this.lights = problem.trips.map(() => undefined);
    this.tripsOfBus = problem.buses.map(() => []);
    this.driverRows = problem.drivers.map(({ items, shifts }) =>
      (items ?? shifts.map((one) => ({ ...one, first: -1, last: -1 }))).map((one) => ({ ...one, nth: -1 })),
    );
    for (const bus of problem.buses.keys()) this.lookAtBus(bus);
    this.known = problem.drivers.map(() => new Map<string, JudgedLight>());
  }

  trip = (nth: number): Trip => this.problem.trips[nth] as Trip;
  isPlaced = (nth: number): boolean => (this.places[nth]?.bus ?? -1) >= 0;
  left = (): number[] => [...this.places.keys()].filter((nth) => !this.isPlaced(nth));
  ofBus = (bus: number): readonly number[] => this.tripsOfBus[bus] ?? [];
  ofDriver = (driver: number): number[] => (this.driverRows[driver] ?? []).flatMap(({ nth }) => (nth < 0 ? [] : [nth]));

  /** The obstacle for a bus, by its other trips; `without`: trips of the plan to leave out. */
  findBusObstacle(nth: number, bus: number, without: readonly number[] = []): Obstacle {
    const own = this.problem.buses[bus];
    const trip = this.trip(nth);
    if (!own || (trip.busId !== undefined && trip.busId !== own.id)) return 'busy';
    if (own.seats < trip.seats) return 'small';
    if (!suits(own, trip)) return 'lift';
    const others = this.ofBus(bus).filter((one) => one !== nth && !without.includes(one));
    if (own.items.some((one) => overlaps(one, trip)) || others.some((one) => overlaps(this.trip(one), trip)))
      return 'busy';
    const row = [...own.items, ...others.map(this.trip), trip].sort(compareStarts);
    return sumEmptyKm(this.problem, own.depot, row) === undefined ? 'late' : undefined;
  }

  /** The obstacle for a driver with this bus, except for the law; without a bus only whether the driver is free. */
  findDriverObstacle(nth: number, driver: number, bus = -1, without: readonly number[] = []): Obstacle {
    const own = this.problem.drivers[driver];
    const trip = this.trip(nth);
    if (!own || (trip.driverId !== undefined && trip.driverId !== own.id)) return 'busy';
    if (own.away.some((one) => overlaps(one, trip))) return 'away';
    let before: DriverItem | undefined = undefined;
    let next: DriverItem | undefined = undefined;
    for (const one of this.driverRows[driver] ?? []) {
      if (one.nth === nth || (one.nth >= 0 && without.includes(one.nth))) continue;
      if (overlaps(one, trip)) return 'busy';
      if (one.end <= trip.start && (!before || one.end > before.end)) before = one;
      if (one.start >= trip.end && (!next || one.start < next.start)) next = one;
    }
    const busId = this.problem.buses[bus]?.id;
    if (busId === undefined) return undefined;
    const { start, end, first, last } = trip;
    const item = { start, end, first, last, busId };
    const isInTime = (!before || this.isReached(before, item)) && (!next || this.isReached(item, next));
    return isInTime ? undefined : 'late';
  }

  /** The law's verdict on a driver for a trip with a bus, beside the rest of the plan. */
  findLight(nth: number, driver: number, bus: number): JudgedLight {
    const known = this.known[driver] ?? new Map<string, JudgedLight>();
    const key = `${nth} ${this.toKind(driver, bus, nth)}`;
    const found = known.get(key) ?? this.ask(nth, driver, bus);
    known.set(key, found);
    return found;
  }

  private ask(nth: number, driver: number, bus: number): JudgedLight {
    this.looks += 1;
    const crew = this.toCrew(nth, { driver, bus });
    const lights = crew.driverIds.flatMap((id) => this.law.check(id, this.trip(nth).id, crew) ?? []);
    const worst = lights.find(({ light }) => light === 'red') ?? lights.find(({ light }) => light === 'amber');
    return worst ?? lights[0] ?? { light: 'red', line: '' };
  }

  /** Buses and drivers who can be there in time, what costs least first. */
  listOptions(nth: number): PlacingOption[] {
    const { drivers, buses } = this.problem;
    const free = [...drivers.keys()].filter((driver) => !this.findDriverObstacle(nth, driver));
    if (free.length === 0) return [];
    const fit = [...buses.keys()].filter((bus) => !this.findBusObstacle(nth, bus));
    const fair = new Map(free.map((driver) => [driver, this.computeFairness(nth, driver)]));
    return fit
      .flatMap((bus) => {
        const alone = this.computeKm(nth, bus);
        return free.flatMap((driver): PlacingOption[] => {
          if (this.findDriverObstacle(nth, driver, bus)) return [];
          const more = this.isNear(driver, bus, nth) ? this.computeKmTogether(nth, driver, bus) : alone;
          return [{ driver, bus, cost: this.computeBusCost(nth, bus, more) + (fair.get(driver) ?? 0) }];
        });
      })
      .sort((one, other) => one.cost - other.cost);
  }

  /** Gives a trip to the cheapest driver and bus that can have it. Returns the first whom the law refused it, if anybody had to. */
  place(nth: number): { placed: boolean; refused?: { driver: number; line: Line } } {
    let refused: { driver: number; line: Line } | undefined;
    for (const { driver, bus } of this.listOptions(nth)) {
      const light = this.findLight(nth, driver, bus);
      if (light.light === 'red') {
        refused ??= { driver, line: light.line };
        continue;
      }
      this.take(nth, { driver, bus }, light);
      return { placed: true, ...(refused && refused.driver !== driver && { refused }) };
    }
    return { placed: false };
  }

  /** Whether these can have it, by time, seats and law. */
  canFit(nth: number, { driver, bus }: Placing): boolean {
    return (
      !this.findBusObstacle(nth, bus) &&
      !this.findDriverObstacle(nth, driver, bus) &&
      this.findLight(nth, driver, bus).light !== 'red'
    );
  }

  take(nth: number, place: Placing, light: JudgedLight = this.findLight(nth, place.driver, place.bus)): void {
    this.places[nth] = { ...place };
    this.lights[nth] = light;
    this.noteChange(place, this.toCrew(nth, place), nth);
  }

  drop(nth: number): void {
    const former = this.places[nth] as Placing;
    this.places[nth] = { driver: -1, bus: -1 };
    this.lights[nth] = undefined;
    this.noteChange(former, this.crews[nth] ?? { driverIds: [], busIds: [] }, nth);
  }

  private noteChange({ driver, bus }: Placing, crew: TripCrew, nth: number): void {
    this.known[driver]?.clear();
    const isIn = this.isPlaced(nth);
    const { start, end, first, last } = this.trip(nth);
    const others = (this.driverRows[driver] ?? []).filter((one) => one.nth !== nth);
    const own = { start, end, first, last, busId: this.problem.buses[bus]?.id, nth };
    this.driverRows[driver] = isIn ? [...others, own] : others;
    const rest = this.ofBus(bus).filter((one) => one !== nth);
    this.tripsOfBus[bus] = isIn ? [...rest, nth] : rest;
    this.lookAtBus(bus);
    this.law.plan({ orderId: this.trip(nth).id, ...crew });
  }

  /** The crew of a trip with this placing: its present crew stays. */
  private toCrew(nth: number, { driver, bus }: Placing): TripCrew {
    const { driverIds, busIds } = this.crews[nth] ?? { driverIds: [], busIds: [] };
    return {
      driverIds: driverIds.length > 0 ? driverIds : [this.problem.drivers[driver]?.id ?? ''],
      busIds: busIds.length > 0 ? busIds : [this.problem.buses[bus]?.id ?? ''],
    };
  }

  /** Straight on with the same bus; else home with the one and out with the other. */
  private isReached(before: DriverItem, item: DriverItem): boolean {
    if (before.last < 0 || item.first < 0) return true;
    const { minutes } = this.problem;
    const gap = item.start - before.end;
    if (gap < readTable(minutes, before.last, item.first)) return false;
    if (before.busId === undefined || item.busId === undefined || before.busId === item.busId) return true;
    const home = this.findDepot(before.busId);
    const from = this.findDepot(item.busId);
    return (
      gap >=
      readTable(minutes, before.last, home) + readTable(minutes, home, from) + readTable(minutes, from, item.first)
    );
  }

  private findDepot = (busId: string): number => this.problem.buses.find(({ id }) => id === busId)?.depot ?? -1;

  /** Buses between which the law sees no difference have the same kind. */
  private toKind(driver: number, bus: number, nth: number): string {
    const own = this.problem.buses[bus];
    if (!own) return '';
    return this.isNear(driver, bus, nth) ? own.id : `${own.depot} ${own.seats <= limits.exemptSeats}`;
  }

  /** Whether a driver has this bus shortly before or after a trip, so that both may stay out. */
  private isNear(driver: number, bus: number, nth: number): boolean {
    const busId = this.problem.buses[bus]?.id;
    const trip = this.trip(nth);
    return (this.driverRows[driver] ?? []).some(
      (one) =>
        one.busId === busId &&
        one.nth !== nth &&
        one.start < trip.end + WITHIN_ONE_TOUR &&
        one.end > trip.start - WITHIN_ONE_TOUR,
    );
  }

  private computeFairness(nth: number, driver: number): number {
    const own = this.problem.drivers[driver] as Driver;
    const before = this.ofDriver(driver).map(this.trip);
    return computeFairCost(own, [...before, this.trip(nth)]) - computeFairCost(own, before);
  }

  /** The cost of a bus that drives this many more kilometres. */
  private computeBusCost(nth: number, bus: number, more: number): number {
    const { id = '', seats = 0 } = this.problem.buses[bus] ?? {};
    const wished = WISH_KM * countWishes(id, 'busId', [this.trip(nth)]);
    return (more - wished + Math.min(seats, 200) / 1000) * KM_COST;
  }

  /** Kilometres more for a bus with a trip whose driver has nothing else with it. */
  private computeKm(nth: number, bus: number): number {
    const trip = this.trip(nth);
    const row = [...(this.busRows[bus] ?? []), trip].sort(compareStarts);
    const next = row[row.indexOf(trip) + 1];
    // A bus that stayed out between two trips goes home now.
    const apart =
      next?.after === undefined ? row : row.map((one) => (one === next ? { ...one, after: undefined } : one));
    const { depot = -1 } = this.problem.buses[bus] ?? {};
    return (sumEmptyKm(this.problem, depot, apart) ?? 0) - (this.kmOf[bus] ?? 0);
  }

  private computeKmTogether(nth: number, driver: number, bus: number): number {
    this.places[nth] = { driver, bus };
    const { depot = -1 } = this.problem.buses[bus] ?? {};
    const km = sumEmptyKm(this.problem, depot, listItems(this.problem, this.places, bus)) ?? 0;
    this.places[nth] = { driver: -1, bus: -1 };
    return km - (this.kmOf[bus] ?? 0);
  }

  private lookAtBus(bus: number): void {
    const row = listItems(this.problem, this.places, bus);
    this.busRows[bus] = row;
    this.kmOf[bus] = sumEmptyKm(this.problem, this.problem.buses[bus]?.depot ?? -1, row) ?? 0;
  }
}
