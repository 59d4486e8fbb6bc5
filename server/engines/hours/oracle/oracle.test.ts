import fc from '../../../testing/propertyTests';
import { judgeTimeline } from '../judge';
import { oracle } from './oracle.fixture';
import { rosters } from './rosters.fixture';

// HOURS_RUNS=10000 npx jest server/engines/hours/oracle/oracle.test.ts: the long run, some minutes.
const numRuns = Number(process.env.HOURS_RUNS ?? 40);
const seed = process.env.HOURS_SEED === undefined ? undefined : Number(process.env.HOURS_SEED);
const options = seed === undefined ? { numRuns } : { numRuns, seed };

const labelFree = new Set(['weeklyDriving', 'fortnightDriving', 'workWeek60', 'workWeek48']);

describe('the engine and a slow reading of the law', () => {
  it.each([
    ['days on end', { days: 5 }, 0.5],
    ['a week of days on end', { days: 6 }, 0.1],
    ['weeks of few days', { days: 5, weekly: true }, 0.4],
  ])(
    'agree on %s',
    (_, shape, share) => {
      fc.assert(
        fc.property(rosters(shape), (timeline) => {
          const judged = judgeTimeline(timeline);
          const slow = oracle(timeline);
          const fixed = judged.infringements
            .filter(({ rule }) => labelFree.has(rule))
            .map(({ rule, severity, actual }) => `${rule} ${severity} ${actual}`)
            .sort();
          expect(judged.problems).toEqual([]);
          expect(fixed).toEqual(slow.fixed);
          expect({ points: judged.riskPoints, count: judged.infringements.length }).toEqual({
            points: slow.points,
            count: slow.count,
          });
        }),
        { ...options, numRuns: Math.ceil(numRuns * share) },
      );
    },
    3_600_000,
  );
});
