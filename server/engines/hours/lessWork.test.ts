import fc from '../../testing/propertyTests';
import { toWeekBefore, toWeek } from './activity';
import type { Activity, Timeline } from './activity';
import { judgeTimeline } from './judge';
import { rosters } from './oracle/rosters.fixture';

const runs = Number(process.env.HOURS_RUNS ?? 50);

/**
 * Breaks are of another nature: a pause that nothing follows is none any more (2002/15 art. 5), and one that became whole
 * begins the count afresh, also where to count on would be kinder (art. 7, C-116/92).
 */
const ofBreaks = new Set(['drivingBreak', 'workWithoutBreak', 'workBreak30', 'workBreak45', 'nightDrivingAlone']);

const without = (timeline: Timeline, removed: Activity): Timeline => ({
  ...timeline,
  activities: timeline.activities.filter((activity) => activity !== removed),
});

/** Work beside a pause lengthens it or ends it, and the labels of the rests change with it. */
const besidePause = ({ activities }: Timeline, removed: Activity) => {
  const index = activities.indexOf(removed);
  const before = removed.start - (activities[index - 1]?.end ?? -Infinity);
  const after = (activities[index + 1]?.start ?? Infinity) - removed.end;
  return [before, after].some((gap) => gap > 0 && gap < 7 * 60);
};

const points = (timeline: Timeline) => {
  const judged = judgeTimeline(timeline);
  const count = judged.infringements.filter(({ rule }) => !ofBreaks.has(rule)).length;
  return { count, owes: judged.used.reducedWeeklyRests > 0 };
};

describe('less work', () => {
  it('causes no infringement by less work, except where a rest has to compensate', () => {
    fc.assert(
      fc.property(rosters({ days: 6 }), fc.nat(), (timeline, choice) => {
        const removed = timeline.activities[choice % timeline.activities.length] as Activity;
        // With the second driver's piece the crew may go, and over Monday 00:00 a day passes to another week.
        fc.pre(!removed.multiManned && toWeek(removed.start) === toWeekBefore(removed.end));
        fc.pre(!besidePause(timeline, removed));
        const before = points(timeline);
        const after = points(without(timeline, removed));
        fc.pre(before.count === 0 && !before.owes);
        expect(after.count).toBe(0);
      }),
      { numRuns: runs },
    );
  }, 3_600_000);
});
