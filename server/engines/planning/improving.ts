import { findBestBuses } from './exact';
import type { IsOver, Placing } from './problem';
import { overlaps, listParts } from './problem';
import type { SearchPlan } from './searchPlan';

/** Steps of the search for fewer kilometres: a fixed count, so that the same seed gives the same plan however busy the machine is. */
const MOST_STEPS = 8_000;
const STEPS_A_TRIP = 60;
/** After that, near trips of some buses are distributed again in the best way: the number of rounds, and of trips a round. */
const MOST_ROUNDS = 150;
const ROUNDS_A_TRIP = 2;
const TOGETHER = 6;
const BUSES_TOGETHER = 4;
/** Trips whose starts are at most this far apart are near; minutes. */
const NEAR = 36 * 60;
/** How much worse a step may be at first, kilometres. */
const WARMTH = 40;

/** From 0 to 1. */
export type Chance = () => number;

/** Moves and swaps of buses, at first also for the worse, less and less. */
export function improveBuses(plan: SearchPlan, chance: Chance, effort: number, isOver: IsOver): void {
  const { trips, buses } = plan.problem;
  if (buses.length < 2) return;
  const steps = Math.ceil(effort * Math.min(MOST_STEPS, STEPS_A_TRIP * trips.length));
  const rounds = Math.ceil(effort * Math.min(MOST_ROUNDS, ROUNDS_A_TRIP * trips.length));
  let sum = plan.totalKm();
  let best = { sum, buses: plan.places.map(({ bus }) => bus) };
  for (let step = 0; step < steps; step += 1) {
    if (step % 256 === 0 && isOver()) break;
    const trip = Math.floor(chance() * trips.length);
    const to = Math.floor(chance() * buses.length);
    const from = plan.places[trip]?.bus ?? -1;
    const heat = WARMTH * (1 - step / steps);
    const isWorth = (more: number) => more <= 0 || chance() < Math.exp(-more / Math.max(heat, 1e-6));
    const more = from < 0 || from === to ? undefined : exchange(plan, trip, from, to, isWorth);
    if (more === undefined) continue;
    sum += more;
    if (sum < best.sum) best = { sum, buses: plan.places.map(({ bus }) => bus) };
  }
  if (sum > best.sum) restore(plan, best.buses);
  for (let round = 0; round < rounds && !isOver(); round += 1) polish(plan, chance);
}

/** A trip goes to another bus, and what is in its way there comes to its own; what that costs, if it was worth doing. */
function exchange(
  plan: SearchPlan,
  trip: number,
  from: number,
  to: number,
  isWorth: (more: number) => boolean,
): number | undefined {
  if (!plan.suits(to, trip)) return undefined;
  const there = plan.ofBus[to] ?? [];
  const back = there.filter((one) => overlaps(plan.trip(one), plan.trip(trip)));
  if (back.length > 2 || back.some((one) => !plan.suits(from, one))) return undefined;
  const ours = [...(plan.ofBus[from] ?? []).filter((one) => one !== trip), ...back];
  const theirs = [...there.filter((one) => !back.includes(one)), trip];
  const theirKm = plan.computeKm(to, theirs);
  const ourKm = theirKm === undefined ? undefined : plan.computeKm(from, ours);
  if (theirKm === undefined || ourKm === undefined) return undefined;
  const more = theirKm + ourKm - (plan.kmOf[to] ?? 0) - (plan.kmOf[from] ?? 0);
  if (!isWorth(more)) return undefined;
  [plan.ofBus[to], plan.ofBus[from], plan.kmOf[to], plan.kmOf[from]] = [theirs, ours, theirKm, ourKm];
  (plan.places[trip] as Placing).bus = to;
  for (const one of back) (plan.places[one] as Placing).bus = from;
  return more;
}

function restore(plan: SearchPlan, busesOf: readonly number[]): void {
  plan.ofBus.forEach((_, bus) => {
    plan.ofBus[bus] = busesOf.flatMap((of, trip) => (of === bus ? [trip] : []));
    plan.kmOf[bus] = plan.computeKm(bus, plan.ofBus[bus] ?? []) ?? 0;
  });
  busesOf.forEach((bus, trip) => ((plan.places[trip] as Placing).bus = bus));
}

/** Shares out again what some buses have about the time of one trip, in the best of all ways. */
function polish(plan: SearchPlan, chance: Chance): void {
  const { trips, buses } = plan.problem;
  const middle = Math.floor(chance() * trips.length);
  const own = plan.places[middle]?.bus ?? -1;
  if (own < 0) return;
  const chosen = new Set([own]);
  for (let tries = 0; tries < 12 && chosen.size < Math.min(BUSES_TOGETHER, buses.length); tries += 1)
    chosen.add(Math.floor(chance() * buses.length));
  const rows = [...chosen];
  const measureDistance = (one: number) => Math.abs(plan.trip(one).start - plan.trip(middle).start);
  const shared = rows
    .flatMap((bus) => plan.ofBus[bus] ?? [])
    .filter((one) => measureDistance(one) <= NEAR)
    .sort((one, other) => measureDistance(one) - measureDistance(other))
    .slice(0, TOGETHER);
  const kept = rows.map((bus) => (plan.ofBus[bus] ?? []).filter((one) => !shared.includes(one)));
  const best = findBestBuses({
    ...plan.problem,
    trips: shared.map(plan.trip),
    buses: rows.map((bus, row) => {
      const all = buses[bus] as (typeof buses)[number];
      return { ...all, items: [...all.items, ...listParts((kept[row] ?? []).map(plan.trip))] };
    }),
  });
  if (!best) return;
  shared.forEach((one, nth) => plan.setBus(one, rows[best.rows[nth] ?? -1] ?? own));
}

/** A trip goes to another driver where that is fairer. */
export function improveDrivers(plan: SearchPlan, isOver: IsOver): void {
  for (let round = 0; round < 3; round += 1)
    for (const [trip, { driver }] of plan.places.entries()) {
      const own = plan.ofDriver[driver];
      if (!own || isOver()) continue;
      const less = own.filter((one) => one !== trip);
      const saved = plan.computeFairCost(driver, own) - plan.computeFairCost(driver, less);
      let best = -1;
      let gain = 1e-9;
      for (const [other, theirs] of plan.ofDriver.entries()) {
        const won =
          other === driver
            ? 0
            : saved - (plan.computeFairCost(other, [...theirs, trip]) - plan.computeFairCost(other, theirs));
        if (won > gain && plan.canDrive(other, [...theirs, trip])) [best, gain] = [other, won];
      }
      if (best >= 0) plan.setDriver(trip, best);
    }
}
