import { setImmediate as otherWork } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import type { Deps } from '../../../access';
import { computeHeadroom } from '../../../engines/hours';
import type { CandidateCheck, Minute, PlanTrip } from '../../../engines/hours';
import { checkDriver } from './checkDriver';
import type { AssignmentCheck, DriverCheck, Light } from './checkTypes';
import type { OrderTrip } from '../timeline/orderTrip';
import { readBusRows, requireOrderTrip } from '../timeline/orderTrip';
import { buildDriverTrip } from '../timeline/planTrips';
import { toMinute } from '../timeline/reported';
import type { TimelineBus, DriverSources } from '../timeline/timelineSources';
import { readSources } from '../timeline/readSources';
import { buildDriverTimeline, planSettings } from '../timeline/timelines';
import { toLastDay } from '../owed';
import { warnOfSeats, listTripWarnings } from './warnings';
import type { Message } from '../../../platform/values/message';
import { message } from '../../../texts/messages';
import { tellCheck } from '../tell/tellCheck';
import { tellReason } from '../tell/tellLaw';

/** Compensation is looked for three weeks on, reductions count in the weeks before; a plan is rarely made farther ahead. */
const DAYS_BEFORE = 42;
const DAYS_AFTER = 21;

/** The seats of an assignment: drivers and buses. */
export interface Seat {
  driverId: string;
  crew?: PlanTrip['crew'];
  bus?: TimelineBus;
}

/** The law's verdict on each driver for the order. */
export async function checkDrivers(
  manager: EntityManager,
  now: Date,
  trip: OrderTrip,
  seats: Seat[],
): Promise<{ sources: DriverSources; check: CandidateCheck; owed: Message[] }[]> {
  const driverIds = seats.map(({ driverId }) => driverId);
  const asked = { from: trip.startsAt, to: trip.endsAt, daysBefore: DAYS_BEFORE, daysAfter: DAYS_AFTER };
  const read = await readSources(manager, { driverIds, now, ...asked });
  const found = new Map(read.drivers.map((sources) => [sources.driverId, sources]));
  const settings = planSettings(read.settings);
  const moments = { now: toMinute(now), before: toMinute(trip.startsAt) };
  const checks: Awaited<ReturnType<typeof checkDrivers>> = [];
  for (const { driverId, crew, bus } of seats) {
    const sources = found.get(driverId);
    if (!sources) continue;
    const own = buildDriverTrip(trip.id, trip.stops, { crew, bus, depot: sources.depot });
    const { timeline } = buildDriverTimeline(sources, settings, { ...moments, exceptOrderId: trip.id });
    const owed = computeHeadroom(timeline, moments.before).owed.map(tellOwed);
    checks.push({ sources, check: checkDriver(sources, own, settings, moments), owed });
    // Each takes a millisecond or two; others who wait get on in between.
    await otherWork();
  }
  return checks;
}

interface AssignmentQuestion {
  orderId: string;
  /** All who can be assigned, unless said. */
  driverIds?: string[] | null;
  busIds: string[];
  /** Two drivers in the bus. */
  crewed: boolean;
}

/** Judges drivers for an order, best fit first, and lists warnings about buses. Errors: NOT_FOUND. */
export async function checkAssignment(
  deps: Deps,
  { orderId, driverIds, busIds, crewed }: AssignmentQuestion,
): Promise<AssignmentCheck> {
  const { manager } = deps.db.dataSource;
  const trip = await requireOrderTrip(manager, orderId);
  const people = await manager.query<{ id: string; role: string }[]>(
    `select id, role from "user" where case when $1::uuid[] is null then not hidden else id = any($1) end`,
    [driverIds ?? null],
  );
  const buses = await readBusRows(manager, busIds);
  const fleet = await manager.query<{ id: string; seats: number | null }[]>('select id, seats from bus');
  const listWarnings = await listTripWarnings(manager, trip);
  const seat = { ...(crewed && { crew: 'first' as const }), bus: buses[0] };
  const checks = await checkDrivers(
    manager,
    deps.clock.now(),
    trip,
    people.map(({ id }) => ({ driverId: id, ...seat })),
  );
  const drivers = crewed ? 2 : 1;
  const roles = new Map(people.map(({ id, role }) => [id, role]));
  return {
    drivers: checks
      .map(({ sources: { driverId, name }, check, owed }) => {
        const papers = listWarnings(driverId);
        const verdict = toDriverCheck(driverId, check, [...papers, ...owed]);
        return { name, hasPapers: papers.length === 0, verdict };
      })
      .sort(
        (one, other) =>
          rank(one) - rank(other) ||
          Number(roles.get(one.verdict.driverId) !== 'driver') -
            Number(roles.get(other.verdict.driverId) !== 'driver') ||
          one.verdict.riskPoints - other.verdict.riskPoints ||
          one.name.localeCompare(other.name, 'et'),
      )
      .map((each) => each.verdict),
    buses: fleet
      .map(({ id, seats }) => {
        // Of several buses none has to seat everybody.
        const few = buses.length > 1 ? undefined : warnOfSeats([seats], trip.passengers, drivers);
        return { busId: id, warnings: [...(few ? [few] : []), ...listWarnings(id)] };
      })
      .filter(({ warnings }) => warnings.length > 0),
    seats:
      buses.length > 1
        ? (warnOfSeats(
            buses.map(({ seats }) => seats),
            trip.passengers,
            Math.max(buses.length, drivers),
          ) ?? null)
        : null,
  };
}

const tellOwed = ({ minutes, due }: { minutes: Minute; due: Minute }): Message =>
  message('warn.owed', { minutes: { minutes }, day: { date: toLastDay(due) } });

function toDriverCheck(driverId: string, check: CandidateCheck, warnings: Message[]): DriverCheck {
  const reasons = check.reasons.map(tellReason);
  const { light, riskPoints } = check;
  return { driverId, light, line: tellCheck(check), reasons, warnings, riskPoints };
}

const lights: Record<Light, number> = { green: 0, amber: 1, red: 2 };
const rank = ({ verdict: { light }, hasPapers }: { verdict: DriverCheck; hasPapers: boolean }) =>
  lights[light] * 2 + (hasPapers ? 0 : 1);
