import { setTimeout as sleep } from 'node:timers/promises';
import type { Deps } from '../../access/context';
import type { BoardHours } from '../../duties/duties.events';
import { badInput } from '../../platform/errors';
import { boardSpan } from '../board/board';
import type { PlanProposal, ProposedTrip } from './proposalTypes';
import { buildProblem } from './proposalProblem';
import type { ProposalSources } from '../board/sources';
import { crewOf, draftedTrips } from '../board/plannedTrips';
import { nextDriver, reasonsOf } from './reasons';
import { planKm } from '../solve/blocks';
import { runSolver } from '../solve/runSolver';
import { planSources } from '../board/sources';
import { needsLift } from './wishes';

const mostTrips = 500;

/**
 * A driver and a bus for each trip of the days that lacks one. What the engine of hours does not allow in the end is given to
 * the next who may, or told. Nothing is changed. Errors: BAD_USER_INPUT, UNAVAILABLE.
 */
export async function proposePlan(
  deps: Deps,
  from: string,
  to: string,
  orderIds?: readonly string[] | null,
): Promise<PlanProposal> {
  const { start, end } = boardSpan(from, to);
  const { manager } = deps.db.dataSource;
  const now = deps.clock.now();
  const sources = await planSources(deps, start, end, (trips) =>
    trips.filter(
      (trip) =>
        (!orderIds || orderIds.includes(trip.id)) &&
        trip.movable &&
        trip.start < end &&
        trip.end > start &&
        (trip.driverIds.length === 0 || trip.busIds.length === 0),
    ),
  );
  const { waiting, around } = sources;
  if (waiting.length > mostTrips) throw badInput(`Korraga saab pakkuda kuni ${mostTrips} reisi`, 'to');
  if (waiting.length === 0) return { trips: [], emptyKm: 0 };
  const problem = await buildProblem(sources);
  const { places } = await runSolver(problem);
  const reasons = reasonsOf(problem, places, (id) => sources.buses.find((bus) => bus.id === id)?.name ?? '');
  const proposed = waiting.map((trip, nth): ProposedTrip => {
    const place = places[nth];
    return {
      ...{ orderId: trip.id, title: trip.title, start: trip.start, version: trip.version, mark: trip.mark },
      ...{ hasDriver: trip.driverIds.length > 0, hasBus: trip.busIds.length > 0 },
      driverId: problem.drivers[place?.driver ?? -1]?.id ?? null,
      busId: problem.buses[place?.bus ?? -1]?.id ?? null,
      ...{
        light: 'green',
        line: '',
        problem: null,
        emptyKm: reasons[nth]?.emptyKm ?? 0,
        next: reasons[nth]?.next ?? null,
      },
    };
  });
  const hours = await deps.boardHours(manager, {
    driverIds: sources.drivers.map(({ id }) => id),
    busIds: sources.buses.map(({ id }) => id),
    orderIds: waiting.map(({ id }) => id),
    planned: (await draftedTrips(manager, now)).map((one) => ({ orderId: one.orderId, ...crewOf(one) })),
    ...{ ...around, now },
  });
  /** Of trips that the law did not allow the first choice: who that was, and why. */
  const law = new Map<string, string>();
  for (const one of proposed) {
    const refused = await judge(one, hours, (driver) => free(problem, proposed, one, driver), sources);
    if (refused) law.set(one.orderId, refused);
    await sleep(1);
  }
  const driverOf = proposed.map(({ driverId }) => driverId);
  const nameOf = (id: string) => sources.drivers.find((driver) => driver.id === id)?.name ?? '';
  for (const [nth, one] of proposed.entries())
    if (one.problem === null)
      one.next =
        [one.next, law.get(one.orderId) ?? nextDriver(problem, driverOf, nth, nameOf)].filter(Boolean).join('; ') ||
        null;
  return { trips: proposed, emptyKm: Math.round(planKm(problem, places)) };
}

/**
 * Gives the trip to the driver of the proposal, or to the next who is free and whom the law allows it. Returns whom it did not allow
 * it, and why, where somebody else has it.
 */
async function judge(
  one: ProposedTrip,
  hours: BoardHours,
  isFree: (driverId: string) => boolean,
  { drivers, waiting, facts }: ProposalSources,
): Promise<string | undefined> {
  const trip = waiting.find(({ id }) => id === one.orderId);
  if (!trip) return undefined;
  if (one.driverId === null || one.busId === null) {
    Object.assign(one, {
      driverId: null,
      busId: null,
      light: 'red',
      problem: nobody(needsLift(facts.get(trip.id)?.notes ?? '')),
    });
    return undefined;
  }
  const busIds = trip.busIds.length > 0 ? trip.busIds : [one.busId];
  const others = trip.driverIds.length > 0 ? [] : drivers.map(({ id }) => id).filter((id) => id !== one.driverId);
  const first = one.driverId;
  let why = '';
  for (const driverId of [one.driverId, ...others]) {
    if (driverId !== one.driverId && !isFree(driverId)) continue;
    const driverIds = trip.driverIds.length > 0 ? trip.driverIds : [driverId];
    const light = hours.check(driverId, one.orderId, { driverIds, busIds });
    await sleep(0);
    if (!light || light.light === 'red') {
      why ||= light?.line ?? '';
      continue;
    }
    hours.plan({ orderId: one.orderId, driverIds, busIds });
    Object.assign(one, { driverId, light: light.light, line: light.line });
    return why && `${drivers.find(({ id }) => id === first)?.name ?? ''}: ${why}`;
  }
  Object.assign(one, { driverId: null, busId: null, light: 'red', problem: why || 'seadus ei luba kellelegi' });
  return undefined;
}

const nobody = (lift: boolean): string =>
  `ei ole korraga vaba puhanud juhti ja sobivat bussi${lift ? ' (märkuste järgi on vaja tõstukit)' : ''}`;

/** Whether a driver has nothing at the time of a trip, of what is planned and of what is proposed. */
function free(
  problem: Awaited<ReturnType<typeof buildProblem>>,
  proposed: readonly ProposedTrip[],
  one: ProposedTrip,
  driverId: string,
): boolean {
  const shiftOf = (orderId: string) => problem.trips.find(({ id }) => id === orderId)?.shift;
  const [driver, own] = [problem.drivers.find(({ id }) => id === driverId), shiftOf(one.orderId)];
  if (!driver || !own) return false;
  const theirs = proposed.flatMap((other) => (other.driverId === driverId ? (shiftOf(other.orderId) ?? []) : []));
  return [...driver.shifts, ...driver.away, ...theirs].every((busy) => busy.end <= own.start || busy.start >= own.end);
}
