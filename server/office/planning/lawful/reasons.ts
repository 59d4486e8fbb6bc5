import { byStart, canDrive, emptyKm, fairness, idOf, itemsOf, overlaps, suits } from '../../../engines/planning';
import type { Bus, Driver, Place, Problem, Trip } from '../../../engines/planning';

export interface Reason {
  /** What its bus drives empty for this trip, beside all else that it does. */
  emptyKm: number;
  /** The bus that would come next, and what stopped it; in Estonian. Null without another bus. */
  next: string | null;
}

/** Why each trip of a proposal has its bus; null where it has none. `nameOf`: of a bus. Pure. */
export function reasonsOf(
  problem: Problem,
  places: readonly Place[],
  nameOf: (id: string) => string,
): (Reason | null)[] {
  const { trips, buses } = problem;
  const plans = buses.map((_, bus) => itemsOf(problem, places, bus));
  /** What follows it at once does so no more. */
  const without = (bus: number, id: string) =>
    (plans[bus] ?? []).flatMap((item) =>
      idOf(item) === id ? [] : item.after === id ? [{ ...item, after: undefined }] : [item],
    );
  return trips.map((trip, nth) => {
    const own = buses[places[nth]?.bus ?? -1];
    if (!own) return null;
    /** Kilometres more for a bus that takes the trip too; undefined where it cannot. */
    const more = (bus: number) => {
      const [depot, items] = [buses[bus]?.depot ?? -1, without(bus, trip.id)];
      const after = emptyKm(problem, depot, buses[bus] === own ? (plans[bus] ?? []) : [...items, trip].sort(byStart));
      return after === undefined ? undefined : after - (emptyKm(problem, depot, items) ?? 0);
    };
    const km = more(buses.indexOf(own)) ?? 0;
    const others = buses.flatMap((bus, index) => {
      if (bus === own) return [];
      const alone = more(index) ?? emptyKm(problem, bus.depot, [trip]) ?? 0;
      return [{ bus, alone, why: stopped(bus, trip, without(index, trip.id), more(index), km) }];
    });
    const [next] = others.sort((one, other) => one.alone - other.alone);
    return { emptyKm: Math.round(km), next: next ? `${nameOf(next.bus.id)}: ${next.why}` : null };
  });
}

function stopped(
  bus: Bus,
  trip: Problem['trips'][number],
  items: readonly { start: number; end: number }[],
  more: number | undefined,
  km: number,
): string {
  if (trip.busId !== undefined) return 'reisil on buss juba';
  if (bus.seats < trip.seats) return `kohti ${bus.seats}, vaja ${trip.seats}`;
  if (!suits(bus, trip)) return 'tõstukita';
  if (items.some((item) => overlaps(item, trip))) return 'samal ajal mujal';
  if (more === undefined) return 'ei jõua kohale';
  if (trip.wishes?.busId !== undefined && trip.wishes.busId !== bus.id && more <= km)
    return 'klient soovis teist bussi';
  const further = Math.round(more - km);
  return further > 0 ? `tühisõitu ${further} km rohkem` : 'sobiks sama hästi';
}

/** The driver who would come next for a trip of a proposal, and what stopped them; in Estonian. Null without another one. Pure. */
export function nextDriver(
  { trips, drivers }: Problem,
  driverOf: readonly (string | null)[],
  nth: number,
  nameOf: (id: string) => string,
): string | null {
  const trip = trips[nth];
  const own = drivers.find(({ id }) => id === driverOf[nth]);
  if (!trip || !own || trip.driverId !== undefined) return null;
  const theirs = ({ id }: Driver) => trips.filter((_, other) => other !== nth && driverOf[other] === id);
  const more = (driver: Driver) => {
    const before = theirs(driver);
    const burden = before.reduce((sum, one) => sum + one.burden, driver.burden);
    return fairness(burden + trip.burden, before.length + 1) - fairness(burden, before.length);
  };
  const [next] = drivers
    .filter((driver) => driver !== own)
    .map((driver) => ({ driver, cost: more(driver) + theirs(driver).length / 1000 }))
    .sort((one, other) => one.cost - other.cost);
  if (!next) return null;
  const isMore = more(next.driver) > more(own);
  return `${nameOf(next.driver.id)}: ${stoppedDriver(next.driver, own, trip, theirs(next.driver), isMore)}`;
}

function stoppedDriver(driver: Driver, own: Driver, trip: Trip, theirs: readonly Trip[], isMore: boolean): string {
  if (driver.away.some((one) => overlaps(one, trip.shift))) return 'eemal';
  const busy = [...driver.shifts, ...theirs.map(({ shift }) => shift)];
  if (busy.some((one) => overlaps(one, trip.shift))) return 'samal ajal mujal';
  if (!canDrive(driver, [...theirs, trip])) return 'ei jõua puhata';
  if (trip.wishes?.driverId === own.id) return 'klient soovis teist juhti';
  return isMore ? 'öid ja nädalavahetusi oleks rohkem' : 'sobiks sama hästi';
}
