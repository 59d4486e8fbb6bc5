import type { Place, Problem, Solution, Trip } from './problem';
import { kmCost, overlaps, partsOf, unplacedCost, wishFairness, wishKm, wishedBy } from './problem';
import { bestBuses, fairness } from './exact';
import { canDrive } from './roster';
import { byStart, emptyKm, suits } from './ways';

/** Steps of the search for fewer kilometres: a fixed count, so that the same seed gives the same plan however busy the machine is. */
const mostSteps = 8_000;
const stepsATrip = 60;
/** Then some near trips of some buses are shared out anew in the best of all ways, so often, and so many at once. */
const mostRounds = 150;
const roundsATrip = 2;
const together = 6;
const busesTogether = 4;
/** So far apart trips may begin to be near; minutes. */
const near = 36 * 60;
/** How much worse a step may be at first, kilometres. */
const warmth = 40;

/** A search by chance with a fixed seed: each trip to the nearest bus first, then moves and swaps, the more of them the more effort. */
export function search(problem: Problem, effort = 1): Solution {
  return new Search(problem, effort).run();
}

/** Repeatable chance (mulberry32), 0 to 1. */
function chanceOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

class Search {
  /** Trips of each row, by index. */
  private readonly ofBus: number[][];
  private readonly ofDriver: number[][];
  private readonly kmOf: number[];
  private readonly places: Place[];
  private readonly chance: () => number;
  private readonly until: number;

  constructor(
    private readonly problem: Problem,
    private readonly effort: number,
  ) {
    const { buses, drivers, trips, seed, limitMs } = problem;
    this.ofBus = buses.map(() => []);
    this.ofDriver = drivers.map(() => []);
    this.kmOf = buses.map((_, bus) => this.km(bus, []) ?? 0);
    this.places = trips.map(() => ({ driver: -1, bus: -1 }));
    this.chance = chanceOf(seed);
    this.until = performance.now() + limitMs;
  }

  run(): Solution {
    const { trips } = this.problem;
    const byTime = trips.map((_, index) => index).sort((one, other) => byStart(this.trip(one), this.trip(other)));
    // Who needs a big bus, or a lift, chooses first.
    const hardest = [...byTime].sort((one, other) => this.choices(one) - this.choices(other));
    for (const trip of hardest) this.placeBus(trip);
    for (const trip of byTime) this.placeDriver(trip);
    for (const trip of byTime) this.rescue(trip);
    this.improveBuses();
    for (const trip of byTime) this.rescue(trip);
    for (const trip of byTime) this.replace(trip);
    this.improveDrivers();
    return this.solution();
  }

  private trip = (index: number): Trip => this.problem.trips[index] as Trip;
  private choices = (trip: number): number => this.problem.buses.filter((bus) => suits(bus, this.trip(trip))).length;

  private km(bus: number, trips: readonly number[]): number | undefined {
    const { buses } = this.problem;
    const { id, depot, items } = buses[bus] as (typeof buses)[number];
    const own = trips.map(this.trip);
    const km = emptyKm(this.problem, depot, [...items, ...partsOf(own)].sort(byStart));
    return km === undefined ? undefined : km - wishKm * wishedBy(id, 'busId', own);
  }

  private can(driver: number, trips: readonly number[]): boolean {
    return canDrive(this.problem.drivers[driver] as Problem['drivers'][number], trips.map(this.trip));
  }

  private fair(driver: number, trips: readonly number[]): number {
    const { id = '', burden = 0 } = this.problem.drivers[driver] ?? {};
    const own = trips.map(this.trip);
    const sum = own.reduce((all, trip) => all + trip.burden, burden);
    return fairness(sum, partsOf(own).length) - wishFairness * wishedBy(id, 'driverId', own);
  }

  /** The bus that drives least for it. */
  private placeBus(trip: number): boolean {
    let [best, least] = [-1, Infinity];
    this.problem.buses.forEach((bus, index) => {
      if (!suits(bus, this.trip(trip))) return;
      const km = this.km(index, [...(this.ofBus[index] ?? []), trip]);
      // Of two that drive the same the smaller one: the bigger may be needed.
      const more = km === undefined ? Infinity : km - (this.kmOf[index] ?? 0) + Math.min(bus.seats, 200) / 1000;
      if (more < least) [best, least] = [index, more];
    });
    if (best >= 0) this.setBus(trip, best);
    return best >= 0;
  }

  private placeDriver(trip: number): boolean {
    if ((this.places[trip]?.bus ?? -1) < 0) return false;
    let [best, least] = [-1, Infinity];
    this.ofDriver.forEach((own, driver) => {
      // Of two who would be as fair the one with fewer trips: who has many is the first to lack rest.
      const more = this.fair(driver, [...own, trip]) - this.fair(driver, own) + own.length / 1000;
      if (more < least && this.can(driver, [...own, trip])) [best, least] = [driver, more];
    });
    if (best < 0) return false;
    this.ofDriver[best]?.push(trip);
    (this.places[trip] as Place).driver = best;
    return true;
  }

  private setBus(trip: number, bus: number): void {
    const place = this.places[trip] as Place;
    const former = this.ofBus[place.bus];
    if (former) {
      former.splice(former.indexOf(trip), 1);
      this.kmOf[place.bus] = this.km(place.bus, former) ?? 0;
    }
    place.bus = bus;
    const own = this.ofBus[bus];
    if (!own) return;
    own.push(trip);
    this.kmOf[bus] = this.km(bus, own) ?? 0;
  }

  private setDriver(trip: number, driver: number): void {
    const place = this.places[trip] as Place;
    const former = this.ofDriver[place.driver];
    former?.splice(former.indexOf(trip), 1);
    place.driver = driver;
    this.ofDriver[driver]?.push(trip);
  }

  /** Makes room for a trip that has no bus or no driver by sending one other elsewhere. */
  private rescue(trip: number): void {
    const place = this.places[trip] as Place;
    if (place.bus < 0 && !this.placeBus(trip) && !this.makeRoom(trip)) return;
    if (place.driver < 0 && !this.placeDriver(trip)) this.relieve(trip);
  }

  private makeRoom(trip: number): boolean {
    for (const [bus, own] of this.ofBus.entries()) {
      if (!suits(this.problem.buses[bus] as Problem['buses'][number], this.trip(trip))) continue;
      const [other, ...more] = own.filter((one) => overlaps(this.trip(one), this.trip(trip)));
      if (other === undefined || more.length > 0) continue;
      if (this.km(bus, [...own.filter((one) => one !== other), trip]) === undefined) continue;
      const elsewhere = this.ofBus.findIndex(
        (there, index) =>
          index !== bus &&
          suits(this.problem.buses[index] as Problem['buses'][number], this.trip(other)) &&
          this.km(index, [...there, other]) !== undefined,
      );
      if (elsewhere < 0) continue;
      this.setBus(other, elsewhere);
      this.setBus(trip, bus);
      return true;
    }
    return false;
  }

  /** Where one must be left out, rather the one that costs more: a trip without a place takes that of another. */
  private replace(trip: number): void {
    const { bus, driver } = this.places[trip] as Place;
    if (bus >= 0 && driver >= 0) return;
    let [best, most] = [-1, 1e-9];
    for (const [other, place] of this.places.entries()) {
      const [row, own] = [this.ofBus[place.bus], this.ofDriver[place.driver]];
      const isPlanned = this.trip(other).driverId !== undefined || this.trip(other).busId !== undefined;
      if (!row || !own || isPlanned || partsOf([this.trip(other)]).length !== partsOf([this.trip(trip)]).length)
        continue;
      if (!suits(this.problem.buses[place.bus] as Problem['buses'][number], this.trip(trip))) continue;
      const km = this.km(place.bus, [...row.filter((one) => one !== other), trip]);
      const saved = km === undefined ? 0 : (this.kmOf[place.bus] ?? 0) - km;
      if (saved <= most || !this.can(place.driver, [...own.filter((one) => one !== other), trip])) continue;
      [best, most] = [other, saved];
    }
    const place = this.places[best];
    if (!place) return;
    const taken = { ...place };
    this.setBus(best, -1);
    this.setDriver(best, -1);
    this.setBus(trip, taken.bus);
    this.setDriver(trip, taken.driver);
  }

  private relieve(trip: number): void {
    for (const [driver, own] of this.ofDriver.entries())
      for (const other of own) {
        if (!this.can(driver, [...own.filter((one) => one !== other), trip])) continue;
        const elsewhere = this.ofDriver.findIndex(
          (there, index) => index !== driver && this.can(index, [...there, other]),
        );
        if (elsewhere < 0) continue;
        this.setDriver(other, elsewhere);
        this.setDriver(trip, driver);
        return;
      }
  }

  /** Moves and swaps of buses, at first also for the worse, less and less. */
  private improveBuses(): void {
    const { trips, buses } = this.problem;
    if (buses.length < 2) return;
    const steps = Math.ceil(this.effort * Math.min(mostSteps, stepsATrip * trips.length));
    const rounds = Math.ceil(this.effort * Math.min(mostRounds, roundsATrip * trips.length));
    let sum = this.total();
    let best = { sum, buses: this.places.map(({ bus }) => bus) };
    for (let step = 0; step < steps; step += 1) {
      if (step % 256 === 0 && performance.now() > this.until) break;
      const trip = Math.floor(this.chance() * trips.length);
      const to = Math.floor(this.chance() * buses.length);
      const from = this.places[trip]?.bus ?? -1;
      const heat = warmth * (1 - step / steps);
      const more = from < 0 || from === to ? undefined : this.exchange(trip, from, to, heat);
      if (more === undefined) continue;
      sum += more;
      if (sum < best.sum) best = { sum, buses: this.places.map(({ bus }) => bus) };
    }
    if (sum > best.sum) this.restore(best.buses);
    for (let round = 0; round < rounds && performance.now() < this.until; round += 1) this.polish();
  }

  private polish(): void {
    const { trips, buses } = this.problem;
    const middle = Math.floor(this.chance() * trips.length);
    const own = this.places[middle]?.bus ?? -1;
    if (own < 0) return;
    const chosen = new Set([own]);
    for (let tries = 0; tries < 12 && chosen.size < Math.min(busesTogether, buses.length); tries += 1)
      chosen.add(Math.floor(this.chance() * buses.length));
    const rows = [...chosen];
    const away = (one: number) => Math.abs(this.trip(one).start - this.trip(middle).start);
    const shared = rows
      .flatMap((bus) => this.ofBus[bus] ?? [])
      .filter((one) => away(one) <= near)
      .sort((one, other) => away(one) - away(other))
      .slice(0, together);
    const kept = rows.map((bus) => (this.ofBus[bus] ?? []).filter((one) => !shared.includes(one)));
    const best = bestBuses({
      ...this.problem,
      trips: shared.map(this.trip),
      buses: rows.map((bus, row) => {
        const all = buses[bus] as (typeof buses)[number];
        return { ...all, items: [...all.items, ...partsOf((kept[row] ?? []).map(this.trip))] };
      }),
    });
    if (!best) return;
    shared.forEach((one, nth) => this.setBus(one, rows[best.rows[nth] ?? -1] ?? own));
  }

  /** A trip goes to another bus, and what is in its way there comes to its own; what that costs, if it was done. */
  private exchange(trip: number, from: number, to: number, heat: number): number | undefined {
    const { buses } = this.problem;
    const [source, target] = [buses[from], buses[to]];
    if (!source || !target || !suits(target, this.trip(trip))) return undefined;
    const there = this.ofBus[to] ?? [];
    const back = there.filter((one) => overlaps(this.trip(one), this.trip(trip)));
    if (back.length > 2 || back.some((one) => !suits(source, this.trip(one)))) return undefined;
    const ours = [...(this.ofBus[from] ?? []).filter((one) => one !== trip), ...back];
    const theirs = [...there.filter((one) => !back.includes(one)), trip];
    const theirKm = this.km(to, theirs);
    const ourKm = theirKm === undefined ? undefined : this.km(from, ours);
    if (theirKm === undefined || ourKm === undefined) return undefined;
    const more = theirKm + ourKm - (this.kmOf[to] ?? 0) - (this.kmOf[from] ?? 0);
    if (more > 0 && this.chance() >= Math.exp(-more / Math.max(heat, 1e-6))) return undefined;
    [this.ofBus[to], this.ofBus[from], this.kmOf[to], this.kmOf[from]] = [theirs, ours, theirKm, ourKm];
    (this.places[trip] as Place).bus = to;
    for (const one of back) (this.places[one] as Place).bus = from;
    return more;
  }

  private restore(busesOf: readonly number[]): void {
    this.ofBus.forEach((_, bus) => {
      this.ofBus[bus] = busesOf.flatMap((of, trip) => (of === bus ? [trip] : []));
      this.kmOf[bus] = this.km(bus, this.ofBus[bus] ?? []) ?? 0;
    });
    busesOf.forEach((bus, trip) => ((this.places[trip] as Place).bus = bus));
  }

  /** A trip goes to another driver where that is fairer. */
  private improveDrivers(): void {
    for (let round = 0; round < 3; round += 1)
      for (const [trip, { driver }] of this.places.entries()) {
        const own = this.ofDriver[driver];
        if (!own || performance.now() > this.until) continue;
        const less = own.filter((one) => one !== trip);
        const saved = this.fair(driver, own) - this.fair(driver, less);
        let [best, gain] = [-1, 1e-9];
        for (const [other, theirs] of this.ofDriver.entries()) {
          const won = other === driver ? 0 : saved - (this.fair(other, [...theirs, trip]) - this.fair(other, theirs));
          if (won > gain && this.can(other, [...theirs, trip])) [best, gain] = [other, won];
        }
        if (best >= 0) this.setDriver(trip, best);
      }
  }

  private total = (): number => this.kmOf.reduce((sum, km) => sum + km, 0);

  private solution(): Solution {
    // A bus without a driver drives nowhere.
    for (const [trip, place] of this.places.entries()) {
      if (place.driver >= 0) continue;
      if (place.bus >= 0) this.setBus(trip, -1);
    }
    const km = this.total() - this.problem.buses.reduce((sum, _, bus) => sum + (this.km(bus, []) ?? 0), 0);
    const fair = this.ofDriver.reduce((sum, own, driver) => sum + this.fair(driver, own) - this.fair(driver, []), 0);
    const unplaced = partsOf(this.problem.trips.filter((_, trip) => (this.places[trip]?.bus ?? -1) < 0)).length;
    return { places: this.places, km, cost: km * kmCost + fair + unplaced * unplacedCost };
  }
}
