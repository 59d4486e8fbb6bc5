import { checkCandidate } from '../../server/engines/hours/trip/candidate';
import { computeHeadroom } from '../../server/engines/hours/trip/headroom';
import { judgeTimeline } from '../../server/engines/hours/judge';
import { buildTimeline } from '../../server/engines/hours/trip/buildTimeline';
import type { PlanTrip } from '../../server/engines/hours/trip/plan';
import { milliseconds } from './result';
import type { Result } from './result';

const drivers = 30;
const days = 56;
/** A Monday, 00:00 UTC. */
const monday = 29_459_520;

/** A week as coach drivers have it: lines by day, a two-day trip, now and then a long day or a short night. */
function trips(driver: number): PlanTrip[] {
  return Array.from({ length: days }, (_, day) => day)
    .filter((day) => day % 7 < 5)
    .map((day): PlanTrip => {
      const leaves = monday + day * 1440 + 300 + ((driver * 37 + day * 53) % 120);
      const drive = 150 + ((driver * 17 + day * 29) % 110);
      const arrive = leaves + drive;
      const back = arrive + 65 + ((driver + day) % 4) * 40;
      return {
        id: `${driver}-${day}`,
        kind: day % 3 === 0 ? 'regularOver50' : 'occasional',
        depot: { out: 20, back: 20 },
        stops: [{ depart: leaves }, { arrive, depart: back }, { arrive: back + drive }],
      };
    });
}

/** The law on paper: what a board of thirty drivers and a list of candidates cost. */
export function hours(): Promise<Result[]> {
  const timelines = Array.from({ length: drivers }, (_, driver) => buildTimeline(trips(driver)));
  const now = monday + 30 * 1440;
  const board = quickest(() =>
    timelines.forEach((timeline) => [judgeTimeline(timeline), computeHeadroom(timeline, now)]),
  );
  const trip = buildTimeline([
    {
      ...(trips(0)[0] as PlanTrip),
      id: 'new',
      stops: [{ depart: monday + 33 * 1440 + 400 }, { arrive: monday + 33 * 1440 + 600 }],
    },
  ]);
  let at = 0;
  const candidate = quickest(() => checkCandidate(timelines[at++ % drivers] ?? { activities: [] }, trip));
  const result = (what: string, ms: number, limit: number): Result => ({
    what,
    against: 'the clock',
    mustReach: `under ${limit} ms`,
    measured: milliseconds(ms),
    reached: ms < limit,
  });
  return Promise.resolve([
    result(`hours of ${drivers} drivers over ${days} days judged, with what is left of each`, board, 100),
    result('one candidate for one trip, the days before and after it judged', candidate, 5),
  ]);
}

/** Milliseconds of the quickest of many runs: what the code takes when nothing else is in its way. */
function quickest(run: () => void): number {
  const took = Array.from({ length: 200 }, () => {
    const begin = performance.now();
    run();
    return performance.now() - begin;
  });
  return Math.min(...took);
}
