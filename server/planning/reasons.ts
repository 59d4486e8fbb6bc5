import type { Bus, Place, Problem } from './solve/problem';
import { overlaps } from './solve/problem';
import { byStart, emptyKm, suits } from './solve/ways';

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
  const itemsOf = (bus: number, without: number) => [
    ...(buses[bus]?.items ?? []),
    ...trips.filter((_, trip) => trip !== without && places[trip]?.bus === bus),
  ];
  return trips.map((trip, nth) => {
    const own = buses[places[nth]?.bus ?? -1];
    if (!own) return null;
    /** Kilometres more for a bus that takes the trip too; undefined where it cannot. */
    const more = (bus: number) => {
      const [depot, items] = [buses[bus]?.depot ?? -1, itemsOf(bus, nth)];
      const after = emptyKm(problem, depot, [...items, trip].sort(byStart));
      return after === undefined ? undefined : after - (emptyKm(problem, depot, items.sort(byStart)) ?? 0);
    };
    const km = more(buses.indexOf(own)) ?? 0;
    const others = buses.flatMap((bus, index) => {
      if (bus === own) return [];
      const alone = more(index) ?? emptyKm(problem, bus.depot, [trip]) ?? 0;
      return [{ bus, alone, why: stopped(bus, trip, itemsOf(index, nth), more(index), km) }];
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
