import type { Deps } from '../../server/access/context';
import type { Viewer } from '../../server/access/viewer';
import { computeBoardHours } from '../../server/driving/duties/board/boardHours';
import type { HoursData } from '../../server/driving/duties/board/boardHours';
import { requireBoardSpan } from '../../server/office/planning/board/board';
import type { BoardBusRow, BoardTripRow } from '../../server/office/planning/board/board';
import { driveBetween } from '../../server/maps/drives';
import { readHours } from '../../server/office/planning/board/planHours';
import { planSources } from '../../server/office/planning/board/proposalSources';
import type { ProposalSources } from '../../server/office/planning/board/proposalSources';
import { movePlan } from '../../server/office/planning/moves/planMoves';
import { proposePlan } from '../../server/office/planning/propose/propose';
import { needsLift } from '../../server/office/planning/propose/wishes';
import { compareRepairs } from './repairs';
import { withServices } from './services';
import { fillWeek } from './world';

// Weeks by chance through the real portal: nothing is left out that fits, and a repair of a week is never worse than day by day.
// node bench/run.mjs plan/weeks.ts [weeks] [repairs]

const weeks = Number(process.argv[2] ?? 10);
const repairs = Number(process.argv[3] ?? 20);
const monday = new Date('2026-12-06T22:00:00Z');
const span = { from: '2026-12-07', to: '2026-12-13' };
const size = { trips: 280, drivers: 30, buses: 30 };

void withServices('2026-11-24T08:00:00Z', async (deps) => {
  const [admin] = await deps.db.dataSource.query<Viewer[]>(
    `insert into "user" (id, username, firstname, lastname, role, password_hash)
     values (gen_random_uuid(), 'planeerija', 'Planeerija', '', 'admin', '-') returning id, role`,
  );
  if (!admin) throw new Error('nobody plans');
  let worst = 0;
  for (let seed = 1; seed <= weeks; seed += 1) {
    await fillWeek(deps, seed, monday, size);
    const first = await take(deps, admin);
    const again = await take(deps, admin);
    const fits = await countFits(deps);
    worst += again.placed + fits;
    console.log(
      `week ${seed}: ${first.placed} of ${size.trips} placed, ${again.placed} when pressed again, ${fits} that fit left`,
    );
    const count = Math.floor((repairs * seed) / weeks) - Math.floor((repairs * (seed - 1)) / weeks);
    worst += await compareRepairs(deps, admin, { ...span, seed, count });
  }
  console.log(worst === 0 ? 'holds' : 'BROKEN');
  if (worst > 0) process.exitCode = 1;
});

/** Takes all that is proposed. */
async function take(deps: Deps, admin: Viewer): Promise<{ placed: number }> {
  const { trips } = await proposePlan(deps, admin, span);
  const placed = trips.filter(({ problem }) => problem === null);
  const steps = placed.map(({ orderId, version, mark, driverId, busId, hasDriver, hasBus }) => ({
    orderId,
    version,
    mark,
    ...(!hasDriver && { driverIn: driverId }),
    ...(!hasBus && { busIn: busId }),
  }));
  if (steps.length > 0) await movePlan(deps, admin, 'proposal', steps);
  return { placed: placed.length };
}

/** Every driver with every bus for every trip that is left, by no code of the planner but the law and the distances. */
async function countFits(deps: Deps): Promise<number> {
  const { start, end } = requireBoardSpan(span.from, span.to);
  const sources = await planSources(deps, start, end, (trips) =>
    trips.filter(({ driverIds }) => driverIds.length === 0),
  );
  const law = computeBoardHours((await readHours(deps, sources)) as HoursData);
  let found = 0;
  for (const trip of sources.waiting)
    for (const { id: driverId } of sources.drivers)
      for (const bus of sources.buses) {
        if (!isFree(sources, trip, { driverId, bus })) continue;
        const light = law.check(driverId, trip.id, { driverIds: [driverId], busIds: [bus.id] });
        if (light?.light !== 'red') found += 1;
      }
  return found;
}

function isFree(
  sources: ProposalSources,
  trip: BoardTripRow,
  { driverId, bus }: { driverId: string; bus: BoardBusRow },
): boolean {
  const { trips, absences, facts } = sources;
  if (bus.seats !== null && bus.seats < trip.passengers + 1) return false;
  if (needsLift(facts.get(trip.id)?.notes ?? '') && !bus.lift) return false;
  if (absences.some((one) => one.driverId === driverId && one.start < trip.end && one.end > trip.start)) return false;
  const depots = new Map(sources.buses.map(({ id, depot }) => [id, depot]));
  const minutes = (from: BoardTripRow['first'], to: BoardTripRow['first']) => driveBetween(from, to).minutes;
  for (const other of trips) {
    const hasDriver = other.driverIds.includes(driverId);
    const hasBus = other.busIds.includes(bus.id);
    if (!hasDriver && !hasBus) continue;
    if (other.start < trip.end && other.end > trip.start) return false;
    const [before, after] = other.start < trip.start ? [other, trip] : [trip, other];
    const gap = (after.start.getTime() - before.end.getTime()) / 60_000;
    if (gap < minutes(before.last, after.first)) return false;
    if (hasBus || !hasDriver) continue;
    // With another bus a driver goes home between them.
    const [home, from] = [before, after].map((one) => (one === trip ? bus.depot : depots.get(other.busIds[0] ?? '')));
    if (!home || !from) continue;
    if (gap < minutes(before.last, home) + minutes(home, from) + minutes(from, after.first)) return false;
  }
  return true;
}
