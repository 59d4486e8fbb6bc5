import fc from '../../../testing/propertyTests';
import type { Activity, Timeline } from '../activity';
import { judgeTimeline } from '../judge';
import { spread, start, timeline, times } from '../oracle/boundaries.fixture';
import { rosters } from '../oracle/rosters.fixture';
import { computeHeadroom } from './headroom';

const numRuns = Number(process.env.HOURS_RUNS ?? 10);
const H = 60;

describe('headroom after a reduced weekly rest', () => {
  const week = `${times(5, `${spread(13 * H)} B660`)} ${spread(13 * H)}`;
  const at = start + 5 * 24 * H + 13 * H + 30 * H;

  it('is six days more, with the owed rest and its last day', () => {
    const left = computeHeadroom(timeline(week), at);
    expect((left.weeklyRestBy - at) / H).toBe(144);
    // The end of the third week after the week of the rest, which began on a Saturday.
    expect(left.owed).toEqual([{ minutes: 15 * H, due: Date.UTC(2026, 1, 2) / 60_000 }]);
    expect(left.reducedRestsLeft).toBe(3);
  });

  it('is nothing that is owed after a day off, while the weekly rest is days away', () => {
    expect(computeHeadroom(timeline(`${spread(13 * H)} B660 ${spread(13 * H)}`), start + 37 * H + 30 * H).owed).toEqual(
      [],
    );
  });
});

describe('the hour more of a long occasional service', () => {
  const before = times(6, `${spread(13 * H)} B660`);
  const at = start + 6 * 24 * H + 9 * H;
  const leftAfter = (today: string, service?: object) =>
    computeHeadroom(timeline(`${before} ${today}`, { service }), at);

  it('puts off the shortest rest while at most 7 hours are driven, and says so', () => {
    const left = leftAfter('D210 B45 D210 B75', {});
    expect(left).toMatchObject({ isLaterRest: true, shortDailyRestBy: left.dailyRestBy + 3 * H });
  });

  it('does not after more than 7 hours of driving, nor without such a service', () => {
    for (const left of [leftAfter('D210 B45 D211 B74', {}), leftAfter('D210 B45 D210 B75')])
      expect(left).toMatchObject({ isLaterRest: false, shortDailyRestBy: left.dailyRestBy + 2 * H });
  });
});

/** A tail from `at` on: a letter and minutes each, as the last activity was crewed and of its service. */
function after(past: Timeline, at: number, ...pieces: [Activity['kind'], number][]): Timeline {
  const last = past.activities.at(-1);
  let from = at;
  const tail = pieces.map(([kind, length]): Activity => {
    from += length;
    return { ...last, kind, start: from - length, end: from };
  });
  return { ...past, activities: [...past.activities, ...tail.filter(({ end, start }) => end > start)] };
}

const broken = (timeline: Timeline) =>
  judgeTimeline(timeline).infringements.filter(
    ({ article, rule }) => !article.startsWith('2002') && rule !== 'nightWork',
  );

/** One missing break has the name of its gravest rule, which may be that of working time. */
const lacksBreak = (timeline: Timeline) =>
  judgeTimeline(timeline).infringements.some(({ rule }) => rule.startsWith('work') && rule.includes('Break'));

/** So much driving, the breaks between. */
function driving(minutes: number, first: number): [Activity['kind'], number][] {
  if (minutes <= first) return [['driving', minutes]];
  return [['driving', first], ['break', 45], ...driving(minutes - first, 270)];
}

/** Between 6:00 and 22:00 in Estonia, winter and summer. */
const isByDay = (from: number, to: number) =>
  Math.floor(from / (24 * H)) === Math.floor(to / (24 * H)) && from % (24 * H) >= 4 * H && to % (24 * H) < 19 * H;

const asked = fc.record({
  past: rosters({ days: 6 }),
  rest: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 700 }), fc.integer({ min: 660, max: 3000 })),
});

describe('headroom, driven to its end and one minute further', () => {
  const check = (property: (past: Timeline, at: number, left: ReturnType<typeof computeHeadroom>) => void) =>
    fc.assert(
      fc.property(asked, ({ past: roster, rest }) => {
        // A rest on a ferry may go on after its interruption: what is left then is not known yet.
        const past = { ...roster, ferries: [] };
        const at = (past.activities.at(-1)?.end ?? 0) + rest;
        fc.pre(broken(past).length === 0 && !lacksBreak(past));
        fc.pre(broken(after(past, at, ['availability', 1])).length === 0);
        // Lines up to 50 km have other rules, and a crew may lose its second driver.
        fc.pre(!past.services?.some(({ kind }) => kind === 'regularUpTo50'));
        fc.pre(!past.activities.some(({ multiManned }) => multiManned));
        property(past, at, computeHeadroom(past, at));
      }),
      { numRuns, maxSkipsPerRun: 1000 },
    );

  it('of the daily rest', () => {
    check((past, at, { shortDailyRestBy, weeklyRestBy }) => {
      const end = Math.min(shortDailyRestBy, weeklyRestBy);
      expect(end).toBeGreaterThan(at);
      expect(broken(after(past, at, ['availability', end - at]))).toEqual([]);
      expect(broken(after(past, at, ['availability', end - at + 1]))).not.toEqual([]);
    });
  }, 600_000);

  it('of driving', () => {
    check((past, at, left) => {
      const most = Math.min(left.drivingTodayExtended, left.drivingThisWeek, left.drivingInTwoWeeks);
      const tail = (minutes: number) => driving(minutes, left.drivingBeforeBreak);
      const end = at + tail(most + 1).reduce((sum, [, length]) => sum + length, 0);
      // In a long occasional service the rest may begin an hour later, on a day of 7 h of driving at most (art. 8(2a)): not both.
      fc.pre(end <= Math.min(left.shortDailyRestBy - H, left.weeklyRestBy));
      // The twelve days of an occasional service end where 3 h at the wheel are exceeded at night (art. 8(6a)).
      fc.pre(!past.services?.some(({ kind }) => kind === 'occasional') || isByDay(at, end));
      fc.pre(new Date(end * 60_000).getUTCDay() !== 1 || new Date(at * 60_000).getUTCDay() === 1);
      expect(broken(after(past, at, ...tail(most)))).toEqual([]);
      expect(broken(after(past, at, ...tail(most + 1)))).not.toEqual([]);
      if (left.drivingBeforeBreak < most)
        // Of any law: the missing break has the name of its gravest rule.
        expect(judgeTimeline(after(past, at, ['driving', left.drivingBeforeBreak + 1])).infringements).not.toEqual([]);
    });
  }, 600_000);

  it('of the weekly rest', () => {
    check((past, at, { weeklyRestBy, dailyRestBy }) => {
      fc.pre(at + 1 <= dailyRestBy && weeklyRestBy > at + 1);
      const tail = (end: number): [Activity['kind'], number][] => {
        const pieces: [Activity['kind'], number][] = [['availability', 1]];
        let to = at + 1;
        while (end - to >= 720 + 60) {
          pieces.push(['rest', 660], ['availability', 60]);
          to += 720;
        }
        return end - to > 660
          ? [...pieces, ['rest', 660], ['availability', end - to - 660]]
          : [...pieces, ['availability', end - to]];
      };
      expect(broken(after(past, at, ...tail(weeklyRestBy)))).toEqual([]);
      expect(broken(after(past, at, ...tail(weeklyRestBy + 1)))).not.toEqual([]);
    });
  }, 600_000);
});
