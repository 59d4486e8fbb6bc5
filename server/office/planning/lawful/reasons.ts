import {
  compareStarts,
  canDrive,
  sumEmptyKm,
  computeFairness,
  findWayId,
  listItems,
  overlaps,
  suits,
} from '../../../engines/planning';
import type { PlanBus, Driver, Placing, PlanProblem, Trip } from '../../../engines/planning';
import type { Message } from '../../../platform/values/message';
import { message } from '../../../texts/messages';

export interface ChoiceReason {
  /** Empty kilometres of its bus for this trip, beside its other trips. */
  emptyKm: number;
  /** The bus that would come next, and what stopped it. Null without another bus. */
  next: Message | null;
}

/** Why each trip of a proposal has its bus; null where it has none. `findName`: of a bus. Pure. */
export function listReasons(
  problem: PlanProblem,
  places: readonly Placing[],
  findName: (id: string) => string,
): (ChoiceReason | null)[] {
  const { trips, buses } = problem;
  const plans = buses.map((_, bus) => listItems(problem, places, bus));
  /** The next trip no longer follows directly. */
  const listItemsWithout = (bus: number, id: string) =>
    (plans[bus] ?? []).flatMap((item) =>
      findWayId(item) === id ? [] : item.after === id ? [{ ...item, after: undefined }] : [item],
    );
  return trips.map((trip, nth) => {
    const own = buses[places[nth]?.bus ?? -1];
    if (!own) return null;
    /** Kilometres more for a bus that takes the trip too; undefined where it cannot. */
    const countMore = (bus: number) => {
      const depot = buses[bus]?.depot ?? -1;
      const items = listItemsWithout(bus, trip.id);
      const after = sumEmptyKm(
        problem,
        depot,
        buses[bus] === own ? (plans[bus] ?? []) : [...items, trip].sort(compareStarts),
      );
      return after === undefined ? undefined : after - (sumEmptyKm(problem, depot, items) ?? 0);
    };
    const km = countMore(buses.indexOf(own)) ?? 0;
    const others = buses.flatMap((bus, index) => {
      if (bus === own) return [];
      const alone = countMore(index) ?? sumEmptyKm(problem, bus.depot, [trip]) ?? 0;
      return [{ bus, alone, why: tellBusObstacle(bus, trip, listItemsWithout(index, trip.id), countMore(index), km) }];
    });
    const [next] = others.sort((one, other) => one.alone - other.alone);
    return {
      emptyKm: Math.round(km),
      next: next ? message('line.of', { name: findName(next.bus.id), why: next.why }) : null,
    };
  });
}

function tellBusObstacle(
  bus: PlanBus,
  trip: PlanProblem['trips'][number],
  items: readonly { start: number; end: number }[],
  more: number | undefined,
  km: number,
): Message {
  if (trip.busId !== undefined) return message('choiceOf.hasBus');
  if (bus.seats < trip.seats) return message('choiceOf.tooFewSeats', { have: bus.seats, need: trip.seats });
  if (!suits(bus, trip)) return message('choiceOf.noLift');
  if (items.some((item) => overlaps(item, trip))) return message('choiceOf.elsewhere');
  if (more === undefined) return message('choiceOf.tooFar');
  if (trip.wishes?.busId !== undefined && trip.wishes.busId !== bus.id && more <= km)
    return message('choiceOf.otherBusWished');
  const further = Math.round(more - km);
  return further > 0 ? message('choiceOf.emptyKm', { km: further }) : message('choiceOf.asGood');
}

/** The driver who would come next for a trip of a proposal, and what stopped them. Null without another one. Pure. */
export function findNextDriver(
  { trips, drivers }: PlanProblem,
  driverOf: readonly (string | null)[],
  nth: number,
  findName: (id: string) => string,
): Message | null {
  const trip = trips[nth];
  const own = drivers.find(({ id }) => id === driverOf[nth]);
  if (!trip || !own || trip.driverId !== undefined) return null;
  const listTheirs = ({ id }: Driver) => trips.filter((_, other) => other !== nth && driverOf[other] === id);
  const countMore = (driver: Driver) => {
    const before = listTheirs(driver);
    const burden = before.reduce((sum, one) => sum + one.burden, driver.burden);
    return computeFairness(burden + trip.burden, before.length + 1) - computeFairness(burden, before.length);
  };
  const [next] = drivers
    .filter((driver) => driver !== own)
    .map((driver) => ({ driver, cost: countMore(driver) + listTheirs(driver).length / 1000 }))
    .sort((one, other) => one.cost - other.cost);
  if (!next) return null;
  const isMore = countMore(next.driver) > countMore(own);
  const why = tellDriverObstacle(next.driver, own, trip, listTheirs(next.driver), isMore);
  return message('line.of', { name: findName(next.driver.id), why });
}

function tellDriverObstacle(
  driver: Driver,
  own: Driver,
  trip: Trip,
  theirs: readonly Trip[],
  isMore: boolean,
): Message {
  if (driver.away.some((one) => overlaps(one, trip.shift))) return message('choiceOf.away');
  const busy = [...driver.shifts, ...theirs.map(({ shift }) => shift)];
  if (busy.some((one) => overlaps(one, trip.shift))) return message('choiceOf.elsewhere');
  if (!canDrive(driver, [...theirs, trip])) return message('choiceOf.noRest');
  if (trip.wishes?.driverId === own.id) return message('choiceOf.otherDriverWished');
  return message(isMore ? 'choiceOf.moreNights' : 'choiceOf.asGood');
}
