import { computeFairness } from './exact';
import type { Placing, PlanProblem, Solution, Trip } from './problem';
import { KM_COST, listParts, UNPLACED_COST, WISH_FAIRNESS, WISH_KM, countWishes } from './problem';
import { canDrive } from './roster';
import { compareStarts, sumEmptyKm, suits } from './ways';

/** A plan while it is searched for: who has which trips, and what that costs. Trips, buses and drivers by their indexes. */
export class SearchPlan {
  /** The trips of each bus, and of each driver. */
  readonly ofBus: number[][];
  readonly ofDriver: number[][];
  /** Of each bus: its empty kilometres less the value of wishes. */
  readonly kmOf: number[];
  readonly places: Placing[];

  constructor(readonly problem: PlanProblem) {
    const { buses, drivers, trips } = problem;
    this.ofBus = buses.map(() => []);
    this.ofDriver = drivers.map(() => []);
    this.kmOf = buses.map((_, bus) => this.computeKm(bus, []) ?? 0);
    this.places = trips.map(() => ({ driver: -1, bus: -1 }));
  }

  trip = (index: number): Trip => this.problem.trips[index] as Trip;
  private bus = (index: number): PlanProblem['buses'][number] =>
    this.problem.buses[index] as PlanProblem['buses'][number];

  suits = (bus: number, trip: number): boolean => suits(this.bus(bus), this.trip(trip));

  /** The empty kilometres of a bus with these trips, less the value of wishes. Undefined if it cannot drive them. */
  computeKm(bus: number, trips: readonly number[]): number | undefined {
    const { id, depot, items } = this.bus(bus);
    const own = trips.map(this.trip);
    const km = sumEmptyKm(this.problem, depot, [...items, ...listParts(own)].sort(compareStarts));
    return km === undefined ? undefined : km - WISH_KM * countWishes(id, 'busId', own);
  }

  totalKm = (): number => this.kmOf.reduce((sum, km) => sum + km, 0);

  canDrive(driver: number, trips: readonly number[]): boolean {
    return canDrive(this.problem.drivers[driver] as PlanProblem['drivers'][number], trips.map(this.trip));
  }

  /** The fairness cost of these trips for a driver. */
  computeFairCost(driver: number, trips: readonly number[]): number {
    const { id = '', burden = 0 } = this.problem.drivers[driver] ?? {};
    const own = trips.map(this.trip);
    const sum = own.reduce((all, trip) => all + trip.burden, burden);
    return computeFairness(sum, listParts(own).length) - WISH_FAIRNESS * countWishes(id, 'driverId', own);
  }

  /** Takes the trip from the bus that has it, and gives it to this one, which must be able to drive it; -1: to none. */
  setBus(trip: number, bus: number): void {
    const place = this.places[trip] as Placing;
    const former = this.ofBus[place.bus];
    if (former) {
      former.splice(former.indexOf(trip), 1);
      this.kmOf[place.bus] = this.computeKm(place.bus, former) ?? 0;
    }
    place.bus = bus;
    const own = this.ofBus[bus];
    if (!own) return;
    own.push(trip);
    this.kmOf[bus] = this.computeKm(bus, own) ?? 0;
  }

  setDriver(trip: number, driver: number): void {
    const place = this.places[trip] as Placing;
    const former = this.ofDriver[place.driver];
    former?.splice(former.indexOf(trip), 1);
    place.driver = driver;
    this.ofDriver[driver]?.push(trip);
  }

  /** Ends the search: takes the buses from trips without a driver, and sums up. The solution shares `places` with the plan. */
  toSolution(): Solution {
    // A bus without a driver drives nowhere.
    for (const [trip, place] of this.places.entries()) {
      if (place.driver >= 0) continue;
      if (place.bus >= 0) this.setBus(trip, -1);
    }
    const km = this.totalKm() - this.problem.buses.reduce((sum, _, bus) => sum + (this.computeKm(bus, []) ?? 0), 0);
    const fair = this.ofDriver.reduce(
      (sum, own, driver) => sum + this.computeFairCost(driver, own) - this.computeFairCost(driver, []),
      0,
    );
    const unplaced = listParts(this.problem.trips.filter((_, trip) => (this.places[trip]?.bus ?? -1) < 0)).length;
    return { places: this.places, km, cost: km * KM_COST + fair + unplaced * UNPLACED_COST };
  }
}
