import fc from '../../testing/propertyTests';
import { countInLocalHours, toLocalMinute } from './activity';
import type { Activity, Timeline } from './activity';
import { checkCandidate } from './trip/candidate';
import { computeHeadroom } from './trip/headroom';
import { judgeTimeline } from './judge';
import { listShortBreaks } from './trip/shortBreaks';
import { planDefaults } from './trip/plan';
import { buildTimeline } from './trip/buildTimeline';

const monday = Date.UTC(2026, 0, 5) / 60_000;
const driving = (start: number, end: number, more: Partial<Activity> = {}): Activity => ({
  kind: 'driving',
  start: monday + start,
  end: monday + end,
  ...more,
});
const kinds = (timeline: Timeline) => judgeTimeline(timeline).problems.map(({ kind }) => kind);

describe('impossible input gets a verdict, and is never legal', () => {
  it.each<[string, Timeline, string]>([
    ['reversed', { activities: [driving(600, 400)] }, 'reversed'],
    ['no number', { activities: [driving(NaN, 400)] }, 'badTime'],
    ['without end', { activities: [driving(0, Infinity)] }, 'badTime'],
    ['no kind', { activities: [driving(0, 60, { kind: 'flying' as never })] }, 'badTime'],
    ['overlapping', { activities: [driving(0, 100), driving(50, 200)] }, 'overlap'],
    ['work during rest', { activities: [driving(0, 100), driving(50, 200, { kind: 'rest' })] }, 'overlap'],
    ['a service that is not there', { activities: [driving(0, 60, { service: 'x' })] }, 'unknownService'],
    [
      'two services at once',
      {
        activities: [driving(0, 100, { service: 'a' }), driving(50, 200, { service: 'b' })],
        services: [
          { id: 'a', kind: 'occasional' },
          { id: 'b', kind: 'occasional' },
        ],
      },
      'twoServices',
    ],
    [
      'work before its service',
      {
        activities: [driving(0, 100, { service: 'a' })],
        services: [{ id: 'a', kind: 'occasional', start: monday + 10 }],
      },
      'serviceOutOfBounds',
    ],
  ])('%s', (_, timeline, problem) => {
    expect(kinds(timeline)).toContain(problem);
    expect(judgeTimeline(timeline).legal).toBe(false);
    expect(checkCandidate({ activities: [] }, timeline).light).toBe('red');
    expect(computeHeadroom(timeline, monday + 700)).toMatchObject({ doubtful: true });
  });

  it('of two things in one minute the heavier is judged', () => {
    const rules = judgeTimeline({
      activities: [driving(0, 200), driving(150, 300, { kind: 'rest' }), driving(180, 400)],
    }).infringements;
    expect(rules.map(({ rule, actual }) => [rule, actual])).toContainEqual(['drivingBreak', 400]);
  });

  it('nothing at all is no trip that fits', () => {
    expect(judgeTimeline({ activities: [] }).legal).toBe(true);
    expect(checkCandidate({ activities: [] }, { activities: [] }).light).toBe('red');
  });

  it('unknown history counts as rest and is reported', () => {
    expect(judgeTimeline({ activities: [driving(0, 60)], knownFrom: monday })).toMatchObject({
      legal: true,
      restedBefore: monday,
    });
  });

  it('a trip of 15 days is judged, and breaks the weekly rest', () => {
    const days = Array.from({ length: 15 }, (_, day) => driving(day * 1440 + 360, day * 1440 + 600, { service: 'a' }));
    const judged = judgeTimeline({ activities: days, services: [{ id: 'a', kind: 'occasional' }] });
    expect(judged.infringements.length).toBeGreaterThan(0);
  });

  it('both nights of the clock and a leap day are as long as they are', () => {
    const spring = Date.UTC(2026, 2, 28, 22) / 60_000;
    const autumn = Date.UTC(2026, 9, 24, 21) / 60_000;
    expect([
      countInLocalHours(spring, spring + 1380, 0, 360),
      countInLocalHours(autumn, autumn + 1500, 0, 360),
    ]).toEqual([300, 420]);
    expect([toLocalMinute(spring + 119), toLocalMinute(autumn + 300)]).toEqual([119, 240]);
    const leap = Date.UTC(2028, 1, 28, 20) / 60_000;
    const rest = (length: number) =>
      judgeTimeline({
        activities: [
          driving(0, 1, { start: leap, end: leap + 60 }),
          driving(0, 1, { start: leap + 60 + length, end: leap + 1500 }),
        ],
      });
    expect(rest(1400).legal).toBe(true);
  });

  it('an activity that ends within the minute before it began is reversed, though both round to the same minute', () => {
    expect(judgeTimeline({ activities: [{ kind: 'driving', start: 1, end: 0.5 }] }).legal).toBe(false);
  });

  it('any input gets a verdict', () => {
    const minute = fc.oneof(fc.integer({ min: 0, max: 20000 }), fc.constantFrom(NaN, Infinity, -Infinity, 0.5, 1e9));
    const activity = fc.record({
      kind: fc.constantFrom<Activity['kind']>('driving', 'otherWork', 'availability', 'break', 'rest'),
      start: minute,
      end: minute,
      multiManned: fc.boolean(),
      service: fc.option(fc.constantFrom('a', 'b'), { nil: undefined }),
    });
    fc.assert(
      fc.property(fc.array(activity, { maxLength: 12 }), (activities) => {
        const services = [{ id: 'a', kind: 'occasional' as const, countries: ['', 'xx'] }];
        const judged = judgeTimeline({ activities, services });
        const spoilt = activities.some(({ start, end }) => !(start <= end) || end - start > 1e6);
        if (spoilt) expect(judged.legal).toBe(false);
        computeHeadroom({ activities, services }, 1000);
      }),
      { numRuns: 300 },
    );
  });

  it('a plan of nonsense too', () => {
    const stops = [{ depart: 100 }, { arrive: 50, depart: 20 }, {}];
    const plan = { id: 'x', kind: 'occasional' as const, stops };
    expect(judgeTimeline(buildTimeline([plan])).legal).toBe(false);
    expect(() => listShortBreaks(plan, planDefaults)).not.toThrow();
  });
});
