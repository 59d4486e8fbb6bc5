import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seed } from '../../../server/demo/seed';
import { SeedingClock } from '../../../server/demo/seedingClock';
import type { BoardTripRow } from '../../../server/office/planning/board/board';
import { buildProblem } from '../../../server/office/planning/propose/proposalProblem';
import { planKm } from '../../../server/engines/planning/blocks';
import type { PlanProblem } from '../../../server/engines/planning/problem';
import { solve } from '../../../server/engines/planning/solve';
import { planSources } from '../../../server/office/planning/board/proposalSources';
import { readConfig } from '../../../server/platform/config';
import { createLogger } from '../../../server/platform/log/logger';
import { addMs, days } from '../../../server/platform/time';
import { createServices } from '../../../server/services';
import { kmBound } from './kmBound';
import { nearestFree } from './nearestFree';
import type { Result } from '../result';

const orders = 300;
const mustSave = 0.1;

interface Week {
  problem: PlanProblem;
  /** Indexes of its trips, as their customers accepted them. */
  accepted: number[];
}

/**
 * Compares the demo company's plan with the nearest free bus for each trip: by departure, as a logistician fills the
 * week ahead, and in the order in which customers accepted. Each week begins without a plan, with its own trips, buses,
 * drivers and services. The weeks ahead are also planned beside the existing plan, as 'Paku plaan' does. Both may let a
 * bus and its driver stay out. The bound is of kilometres alone, drivers aside.
 */
export async function demoPlan(): Promise<Result[]> {
  const { anew, ahead } = await weeksOfDemo();
  return [
    row('of the demo company, each week planned anew', anew),
    row('of the demo company, what waits in the weeks ahead beside what is planned', ahead),
  ];
}

function row(what: string, weeks: readonly Week[]): Result {
  const sums = compared(weeks.map(({ problem }) => ({ problem })));
  const { trips, found, nearest, missed, left } = sums;
  const others = compared(weeks);
  const bound = weeks.reduce((sum, { problem }) => sum + kmBound(placeable(problem)), 0);
  const saved = 1 - found / nearest;
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  return {
    what: `empty kilometres of ${trips} trips ${what}`,
    against: 'the nearest free bus by departure',
    mustReach: '10 % fewer',
    measured: `${percent(saved)} fewer (${found} of ${nearest} km, ${missed} trips not placed, ${left} by neither); in the order in which customers accepted ${percent(1 - others.found / others.nearest)} (${others.found} of ${others.nearest} km of ${others.trips} trips); no plan has more than ${percent(1 - bound / nearest)} fewer`,
    reached: saved >= mustSave && missed === 0,
  };
}

/** Only what both can place is compared. */
function placeable(problem: PlanProblem, order?: number[]): PlanProblem {
  const { places } = nearestFree(problem, order);
  return { ...problem, trips: problem.trips.filter((_, trip) => (places[trip]?.bus ?? -1) >= 0) };
}

function compared(weeks: readonly { problem: PlanProblem; accepted?: number[] }[]) {
  const sums = { trips: 0, found: 0, nearest: 0, missed: 0, left: 0 };
  for (const { problem: whole, accepted } of weeks) {
    const problem = placeable(whole, accepted);
    const order = accepted?.flatMap((trip) => {
      const index = problem.trips.indexOf(whole.trips[trip] as PlanProblem['trips'][number]);
      return index < 0 ? [] : [index];
    });
    const found = solve(problem).places;
    sums.trips += problem.trips.length;
    sums.missed += found.filter(({ bus }) => bus < 0).length;
    sums.found += planKm(problem, found);
    sums.nearest += nearestFree(problem, order).km;
    sums.left += whole.trips.length - problem.trips.length;
  }
  return sums;
}

async function weeksOfDemo(): Promise<Record<'anew' | 'ahead', Week[]>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'charter-plan-'));
  const clock = new SeedingClock();
  const config = readConfig({ DATA_DIR: dataDir, ADDRESS_SERVICE_URL: 'off' });
  const services = await createServices({ config, clock, log: createLogger('silent') });
  try {
    clock.set(new Date('2026-03-12T08:20:00Z'));
    await seed({ deps: services.deps, clock, orders });
    const weeks: Record<'anew' | 'ahead', Week[]> = { anew: [], ahead: [] };
    for (let start = new Date('2025-06-01T22:00:00Z'); start < new Date('2026-09-01'); start = addMs(start, days(7))) {
      const end = addMs(start, days(7));
      const inWeek = (one: BoardTripRow) => one.start >= start && one.start < end;
      const picks = {
        // Two buses for one trip are no choice of the nearest.
        anew: (trips: BoardTripRow[]) =>
          trips
            .filter((one) => one.busIds.length < 2 && one.driverIds.length < 2 && inWeek(one))
            .map((one) => ({ ...one, busIds: [], driverIds: [] })),
        ahead: (trips: BoardTripRow[]) =>
          trips.filter((one) => one.movable && inWeek(one) && (one.busIds.length === 0 || one.driverIds.length === 0)),
      };
      for (const way of ['anew', 'ahead'] as const) {
        const sources = await planSources(services.deps, start, end, picks[way]);
        if (sources.waiting.length === 0) continue;
        const problem = await buildProblem(sources);
        const rows = await services.deps.db.dataSource.query<{ id: string }[]>(
          `select o.id from "order" o where o.id = any($1)
           order by (select min(e.at) from order_event e where e.order_id = o.id and e.to_status = 'accepted'), o.created_at`,
          [problem.trips.map(({ id }) => id)],
        );
        weeks[way].push({ problem, accepted: rows.map(({ id }) => problem.trips.findIndex((trip) => trip.id === id)) });
      }
    }
    return weeks;
  } finally {
    await services.stop();
    rmSync(dataDir, { recursive: true });
  }
}
