import { setTimeout as sleep } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import { addDays } from '../../../platform/values/localDay';
import type { Deps } from '../../../access';
import { readBoardHours } from '../../../driving/duties';
import type { BoardHours } from '../../../driving/duties';
import type { Errand } from '../../../maps';
import { FARTHEST_HOURS, findFarNeighbours, tellTooFar } from '../../../maps';
import { message, notFound } from '../../../texts/messages';
import { addMs, days, toLocalDate, minutes } from '../../../platform/time';
import { readBoardAbsences, readBoardBuses, readBoardDrivers, readBoardOccurrences, readBoardTrips } from './board';
import type { PlanChecks, PlanLight } from '../moves/moveTypes';
import type { PlannedCrew } from '../../../model/planning/planMove.entity';
import { findPlannedCrew, readDraftedTrips, readPlanTrips, listPlannedCrews } from './plannedTrips';
import type { TripOfPlan } from './plannedTrips';
import type { Message } from '../../../platform/values/message';

/** A driver takes some milliseconds; between two of them others who wait get on. */
const PAUSE_MS = 1;
/** One of the first few drivers mostly fits, and the work of four months is read for each. */
const JUDGED_TOGETHER = 4;
const rank = { green: 0, amber: 1, red: 2 } as const;

/** Other planned work of drivers and buses around a trip, drafts included. */
interface OtherWork {
  busy: (id: string) => Message | undefined;
}

/** A trip, who could have it, and what they do around it. */
interface Choices {
  trip: TripOfPlan;
  drivers: { id: string }[];
  buses: Awaited<ReturnType<typeof readBoardBuses>>;
  around: OtherWork;
  planned: ReturnType<typeof listPlannedCrews>;
  now: Date;
}

/**
 * Other drivers and buses for a trip: by their other trips, by the law of driving and rest, and by seats. The best
 * stand first. Errors: NOT_FOUND.
 */
export async function planChecks(
  deps: Deps,
  orderId: string,
  { driverOut, busOut }: { driverOut?: string | null; busOut?: string | null },
): Promise<PlanChecks> {
  const choices = await readChoices(deps, orderId);
  const { drivers, around } = choices;
  const judged = await judgeDrivers(deps.db.dataSource.manager, choices, listFreeDrivers(choices), driverOut);
  const lights = new Map(judged.map((light) => [light.id, light]));
  const checked = drivers.flatMap(({ id }) => {
    const line = around.busy(id);
    return line ? { id, light: 'red' as const, line } : (lights.get(id) ?? []);
  });
  return {
    drivers: checked.sort((one, other) => rank[one.light] - rank[other.light]),
    buses: checkBuses(choices, busOut),
  };
}

/** The first of some drivers, in this order, whom the law allows the trip without a doubt. The ones after it are not judged. */
export async function findFirstFit(
  { db }: Deps,
  choices: Choices,
  driverIds: readonly string[],
  driverOut: string | null,
): Promise<string | null> {
  for (let first = 0; first < driverIds.length; first += JUDGED_TOGETHER) {
    const some = driverIds.slice(first, first + JUDGED_TOGETHER);
    const [found] = listGreen(await judgeDrivers(db.dataSource.manager, choices, some, driverOut));
    if (found) return found;
  }
  return null;
}

/** The drivers who are neither busy nor away at the time of the trip. */
export const listFreeDrivers = ({ drivers, around }: Choices): string[] =>
  drivers.map(({ id }) => id).filter((id) => !around.busy(id));

/** The buses that nothing speaks against, the best first. */
export const listFittingBuses = (choices: Choices): string[] => listGreen(checkBuses(choices));

const listGreen = (lights: PlanLight[]) => lights.filter(({ light }) => light === 'green').map(({ id }) => id);

/** Reads who could have a trip. Errors: NOT_FOUND. */
export async function readChoices({ db, clock }: Deps, orderId: string): Promise<Choices> {
  const { manager } = db.dataSource;
  const now = clock.now();
  const [trip] = await readPlanTrips(manager, [orderId], now);
  if (!trip) throw notFound('order');
  return {
    trip,
    drivers: (await readBoardDrivers(manager, [])).filter(({ hidden }) => !hidden),
    buses: (await readBoardBuses(manager, [])).filter(({ hidden }) => !hidden),
    around: await readAround(manager, trip, now),
    planned: listPlannedCrews(await readDraftedTrips(manager, now)),
    now,
  };
}

/** The law's verdict on each driver with the trip, in their order. */
async function judgeDrivers(
  manager: EntityManager,
  { trip, buses, planned, now }: Choices,
  driverIds: string[],
  driverOut?: string | null,
): Promise<PlanLight[]> {
  const hours = await readBoardHours(manager, {
    driverIds,
    busIds: buses.map(({ id }) => id),
    orderIds: [trip.orderId],
    planned,
    from: trip.start,
    to: trip.end,
    now,
  });
  const crew = findPlannedCrew(trip);
  const lights: PlanLight[] = [];
  for (const id of driverIds) {
    lights.push(findHoursLight(hours, id, trip, replaceInCrew(crew, driverOut, id)));
    await sleep(PAUSE_MS);
  }
  return lights;
}

function checkBuses({ trip, buses, around }: Choices, busOut?: string | null): PlanLight[] {
  const crew = findPlannedCrew(trip);
  const need = trip.passengers + Math.max(1, crew.driverIds.length);
  const others = crew.busIds.filter((id) => id !== busOut);
  const fits = buses.map(({ id, seats, mayNotDrive }): PlanLight & { seats: number } => {
    const line = around.busy(id);
    const known = seats ?? need;
    if (line) return { id, light: 'red', line, seats: known };
    if (mayNotDrive !== null)
      return { id, light: 'amber', line: message('warn.mayNotDrive', { defect: mayNotDrive }), seats: known };
    // Of several buses none has to seat everybody.
    if (seats !== null && seats < need && others.length === 0)
      return { id, light: 'amber', line: message('busFit.tooFewSeats', { have: seats, need }), seats: known };
    return {
      id,
      light: 'green',
      line: seats === null ? message('busFit.seatsUnknown') : message('busFit.fits', { seats }),
      seats: known,
    };
  });
  return fits
    .sort((one, other) => rank[one.light] - rank[other.light] || one.seats - other.seats)
    .map(({ id, light, line }) => ({ id, light, line }));
}

const replaceInCrew = (crew: PlannedCrew, out: string | null | undefined, into: string): PlannedCrew => ({
  ...crew,
  driverIds: [...crew.driverIds.filter((id) => id !== out && id !== into), into],
});

function findHoursLight(hours: BoardHours, driverId: string, { orderId }: TripOfPlan, crew: PlannedCrew): PlanLight {
  const found = hours.check(driverId, orderId, crew);
  return { id: driverId, light: found?.light ?? 'green', line: found?.line ?? '' };
}

/**
 * Drivers and buses that are in two places at once, too far away right before or after, or absent, at the time of a
 * trip. `asAssigned`: trips whose drafts do not count.
 */
export async function readAround(
  manager: EntityManager,
  trip: TripOfPlan,
  now: Date,
  asAssigned: readonly TripOfPlan[] = [],
): Promise<OtherWork> {
  const { start, end, orderId } = trip;
  const near = minutes(FARTHEST_HOURS * 60);
  const trips = await readBoardTrips(manager, addMs(start, -near), addMs(end, near), now);
  const places = trips.find(({ id }) => id === orderId);
  const assigned = new Map(asAssigned.map((one) => [one.orderId, one.assigned]));
  const first = toLocalDate(start);
  const last = toLocalDate(end);
  const occurrences = await readBoardOccurrences(manager, addDays(first, -2), addDays(last, 1));
  const absences = await readBoardAbsences(manager, first, toLocalDate(addMs(end, -1)));
  const busy = new Map<string, Message>();
  const around = new Map<string, (Errand & { title: string })[]>();
  const put = (id: string | null, errand: Errand & { title: string }) => {
    if (id === null) return;
    if (errand.start < end && errand.end > start) busy.set(id, message('busy.sameTime', { trip: errand.title }));
    const errands = around.get(id);
    if (errands) errands.push(errand);
    else around.set(id, [errand]);
  };
  for (const { driverIds, busIds, ...other } of trips) {
    if (other.id === orderId) continue;
    const crew = assigned.get(other.id) ?? { driverIds, busIds };
    for (const id of [...crew.driverIds, ...crew.busIds]) put(id, other);
  }
  for (const { driverId, busId, ...other } of occurrences)
    for (const id of [driverId, busId]) put(id, { ...other, first: null, last: null });
  for (const { driverId, busId, kind, lastDay } of absences)
    busy.set(driverId ?? busId ?? '', message(`awayUntil.${kind}`, { day: { date: lastDay } }));
  const rows = [...around].map(([id, errands]) => errands.map((errand) => ({ ...errand, id })));
  const far = places ? await findFarNeighbours(places, rows) : [];
  for (const { other, ...way } of far) if (!busy.has(other.id)) busy.set(other.id, tellTooFar(way, other.title));
  return { busy: (id) => busy.get(id) };
}

/**
 * Problems of some drafts, all of them together: by order, the weightiest light and its lines. `others`: drafts that
 * are not confirmed with them.
 */
export async function listDraftProblems(
  { clock }: Pick<Deps, 'clock'>,
  manager: EntityManager,
  drafts: readonly TripOfPlan[],
  others: readonly TripOfPlan[] = [],
): Promise<Map<string, { light: PlanLight['light']; lines: Message[]; busy: boolean }>> {
  const now = clock.now();
  const found = new Map<string, { light: PlanLight['light']; lines: Message[]; busy: boolean }>();
  const [first] = drafts;
  if (!first) return found;
  const to = new Date(Math.max(...drafts.map(({ end }) => end.getTime())));
  const hours = await readBoardHours(manager, {
    driverIds: [...new Set(drafts.flatMap((draft) => findPlannedCrew(draft).driverIds))],
    busIds: [],
    orderIds: [],
    planned: listPlannedCrews(drafts),
    from: addMs(first.start, -days(1)),
    to,
    now,
  });
  for (const draft of drafts) {
    const crew = findPlannedCrew(draft);
    const around = await readAround(manager, draft, now, others);
    const lights = crew.driverIds.map((id) => findHoursLight(hours, id, draft, crew));
    const busy = [...crew.driverIds, ...crew.busIds].flatMap((id) => around.busy(id) ?? []);
    const bad = lights.filter(({ light }) => light === 'red');
    const light =
      busy.length > 0 || bad.length > 0 ? 'red' : lights.some((one) => one.light === 'amber') ? 'amber' : 'green';
    const lines =
      busy.length > 0
        ? busy
        : lights.filter((one) => one.light === light).flatMap(({ line }) => (line === '' ? [] : [line]));
    found.set(draft.orderId, { light, lines, busy: busy.length > 0 });
    await sleep(PAUSE_MS);
  }
  return found;
}
