import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seed } from '../../server/demo/seed';
import { SeedingClock } from '../../server/demo/seedingClock';
import { buildProblem } from '../../server/planning/proposalProblem';
import { bestBuses } from '../../server/planning/solve/exact';
import type { Place, Problem } from '../../server/planning/solve/problem';
import { solve } from '../../server/planning/solve/search';
import { byStart, emptyKm } from '../../server/planning/solve/ways';
import { planSources } from '../../server/planning/sources';
import { readConfig } from '../../server/platform/config';
import { createLogger } from '../../server/platform/log/logger';
import { after, days } from '../../server/platform/time';
import { createServices } from '../../server/services';
import { kmBound } from './kmBound';
import { nearestFree } from './nearestFree';
import type { Result } from './result';

const orders = 300;
const mustSave = 0.1;
/** A week in which buses have a choice to make. */
const busyWeek = 15;
/** Of more trips there are too many ways. */
const mostTried = 12;

/**
 * Each week of the demo company planned anew as if nobody had anything: with its own trips, buses, drivers and services. Beside the
 * nearest free bus for each trip, and beside the fewest kilometres that any plan could have, drivers aside.
 */
export async function demoPlan(): Promise<Result[]> {
  const sums = { trips: 0, found: 0, nearest: 0, bound: 0, missed: 0, left: 0 };
  const busy = { trips: 0, found: 0, nearest: 0 };
  for (const whole of await weeksOfDemo()) {
    const { places } = nearestFree(whole);
    // Only what both can place is compared.
    const problem = { ...whole, trips: whole.trips.filter((_, trip) => (places[trip]?.bus ?? -1) >= 0) };
    const found = solve(problem).places;
    sums.trips += problem.trips.length;
    sums.missed += found.filter(({ bus }) => bus < 0).length;
    sums.found += kmOf(problem, found);
    sums.nearest += kmOf(problem, nearestFree(problem).places);
    const plain = { ...problem, trips: problem.trips.map((trip) => ({ ...trip, wishes: {} })) };
    // Every way is tried where that ends.
    sums.bound += problem.trips.length <= mostTried ? (bestBuses(plain)?.km ?? 0) : kmBound(problem);
    sums.left += whole.trips.length - problem.trips.length;
    if (problem.trips.length >= busyWeek) {
      busy.trips += problem.trips.length;
      busy.found += kmOf(problem, found);
      busy.nearest += kmOf(problem, nearestFree(problem).places);
    }
  }
  const savedBusy = 1 - busy.found / busy.nearest;
  const saved = 1 - sums.found / sums.nearest;
  const most = 1 - sums.bound / sums.nearest;
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  return [
    {
      what: `empty kilometres of ${sums.trips} trips of the demo company, week by week`,
      against: 'the nearest free bus by departure',
      mustReach: '10 % fewer',
      measured: `${percent(saved)} fewer (${sums.found} of ${sums.nearest} km, ${sums.missed} trips not placed, ${sums.left} by neither); of weeks with ${busyWeek} trips and more ${percent(savedBusy)} (${busy.trips} trips); no plan has more than ${percent(most)} fewer: gap at most ${percent(sums.found / sums.bound - 1)}`,
      reached: saved >= mustSave,
    },
  ];
}

function kmOf(problem: Problem, places: readonly Place[]): number {
  return problem.buses.reduce((sum, { depot, items }, bus) => {
    const own = problem.trips.filter((_, trip) => places[trip]?.bus === bus);
    const km = (all: typeof items) => emptyKm(problem, depot, [...all].sort(byStart)) ?? 0;
    return sum + km([...items, ...own]) - km(items);
  }, 0);
}

async function weeksOfDemo(): Promise<Problem[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'charter-plan-'));
  const clock = new SeedingClock();
  const config = readConfig({ DATA_DIR: dataDir, ADDRESS_SERVICE_URL: 'off' });
  const services = await createServices({ config, clock, log: createLogger('silent') });
  try {
    clock.set(new Date('2026-03-12T08:20:00Z'));
    await seed({ deps: services.deps, clock, orders });
    const weeks: Problem[] = [];
    for (let start = new Date('2025-06-01T22:00:00Z'); start < new Date('2026-09-01'); start = after(start, days(7))) {
      const end = after(start, days(7));
      const sources = await planSources(services.deps, start, end, (trips) =>
        trips
          // Two buses for one trip are no choice of the nearest.
          .filter((one) => one.busIds.length < 2 && one.driverIds.length < 2 && one.start >= start && one.start < end)
          .map((one) => ({ ...one, busIds: [], driverIds: [] })),
      );
      if (sources.waiting.length > 0) weeks.push(await buildProblem(sources));
    }
    return weeks;
  } finally {
    await services.stop();
    rmSync(dataDir, { recursive: true });
  }
}
