import type { Timeline } from '../activity';
import { drive, spread, timeline, times } from './boundaries.fixture';
import { judgeTimeline } from '../judge';
import type { RuleName } from '../rules';

// Each limit one minute on its legal side, at it, and one minute past it.

const H = 60;
/** Three days with a rest of 9 hours: no reduced rest is left until a weekly one. */
const noneReduced = times(3, `${spread(15 * H)} B540`);
const twoTens = times(2, `${drive(600)} B750`);
/** Thirteen hours a day, whatever else: six of them are over at the end of six days exactly, twelve of twelve. */
const days = (count: number, rest: number) => times(count - 1, `${spread(13 * H)} B${rest}`);
const week56 = `${times(2, `${drive(600)} B750`)} ${times(3, `${drive(540)} B855`)} ${drive(540)}`;
const fiveDays = `${times(4, `${spread(600)} B840`)} ${spread(600)}`;
const service = (length: number) => ({ service: { start: 29_459_820, end: 29_459_820 + length } });
const twelve = { service: {} };

type Row = [
  article: string,
  limit: number,
  direction: 'over' | 'under',
  build: (minutes: number) => Timeline,
  ...broken: RuleName[],
];

const rows: Row[] = [
  [
    '6(1): 9 hours of driving, no 10-hour day left',
    540,
    'over',
    (x) => timeline(`${twoTens} ${drive(x)}`),
    'dailyDriving',
  ],
  ['6(1): 10 hours of driving', 600, 'over', (x) => timeline(drive(x)), 'extendedDailyDriving'],
  [
    '6(2): 56 hours in a week',
    3360,
    'over',
    (x) => timeline(week56.replace(/D270$/, `D${x - 3360 + 270}`)),
    'weeklyDriving',
  ],
  [
    '6(3): 90 hours in two weeks',
    5400,
    'over',
    (x) => timeline(`${week56} B2910 ${times(3, `${drive(540)} B855`)} ${drive(x - 3360 - 1620)}`),
    'fortnightDriving',
  ],
  ['7: 4 and a half hours without a break', 270, 'over', (x) => timeline(`D${x}`), 'drivingBreak'],
  ['7: the same, a break of 44 minutes between', 270, 'over', (x) => timeline(`D200 B44 D${x - 200}`), 'drivingBreak'],
  ['7: a break of 45 minutes', 45, 'under', (x) => timeline(`D270 B${x} D60`), 'drivingBreak'],
  ['7: the first part of a break', 15, 'under', (x) => timeline(`D120 B${x} D150 B30 D60`), 'drivingBreak'],
  ['7: the second part of a break', 30, 'under', (x) => timeline(`D120 B15 D150 B${x} D60`), 'drivingBreak'],
  [
    '7: occasional, each part of a break',
    15,
    'under',
    (x) => timeline(`D120 B${x} D150 B31 D60`, twelve),
    'drivingBreak',
  ],
  [
    '7: occasional, both parts together',
    45,
    'under',
    (x) => timeline(`D120 B20 D150 B${x - 20} D60`, twelve),
    'drivingBreak',
  ],
  ['7: beside the driving colleague', 45, 'under', (x) => timeline(`d270 a${x} d60`), 'drivingBreak'],
  [
    '8(2): daily rest of 11 hours, no reduced one left',
    660,
    'under',
    (x) => timeline(`${noneReduced} ${spread(24 * H - x)} B${x} O60`),
    'dailyRest',
  ],
  [
    '8(2): it must lie within 24 hours',
    780,
    'over',
    (x) => timeline(`${noneReduced} ${spread(x)} B900 O60`),
    'dailyRest',
  ],
  [
    '8(2): reduced daily rest of 9 hours',
    540,
    'under',
    (x) => timeline(`${spread(24 * H - x)} B${x} O60`),
    'reducedDailyRest',
  ],
  [
    '4(g): the first part of a split rest',
    180,
    'under',
    (x) => timeline(`${noneReduced} O60 B${x} O60 B170 O60 B170 O60 B${260 - x} O60 B541 O60`),
    'dailyRest',
  ],
  [
    '4(g): the second part of a split rest',
    540,
    'under',
    (x) => timeline(`${noneReduced} O60 B180 O60 B170 O60 B170 O60 B${24 * H - x - 820} O60 B${x} O60`),
    'splitDailyRest',
  ],
  [
    '8(5): two drivers, 9 hours in 30',
    540,
    'under',
    (x) => timeline(`${times(3, 'd60 a300 B45')} d${585 - x} B${x} d60`, { twoDrivers: true }),
    'multiMannedRest',
  ],
  [
    '4(o): the second driver is there after the first hour',
    60,
    'over',
    (x) => timeline(`D${x} d${120 - x} ${times(5, 'a150 d30')} B540 d60`),
  ],
  [
    '8(2a): rest within 25 hours',
    540,
    'under',
    (x) => timeline(`${spread(25 * H - x)} B${x} O60`, service(144 * H)),
    'reducedDailyRest',
  ],
  [
    '8(2a): only in a service of 6 x 24 hours',
    8640,
    'under',
    (x) => timeline(`${spread(16 * H)} B540 O60`, service(x)),
    'reducedDailyRest',
  ],
  [
    '8(2a): twice only in a service of 8 x 24 hours',
    11520,
    'under',
    (x) => timeline(`${times(2, `${spread(16 * H)} B540`)} O60`, service(x)),
    'reducedDailyRest',
  ],
  [
    '8(2a): at most 7 hours of driving',
    420,
    'over',
    (x) => timeline(`D210 B150 D${x - 210} B150 O10 B170 O10 B${960 - x - 520} O30 B540 O60`, service(144 * H)),
    'reducedDailyRest',
  ],
  [
    '8(6): weekly rest begins within 144 hours',
    8640,
    'over',
    (x) => timeline(`${days(6, 792)} ${spread(780 + x - 8640)}`),
    'weeklyRestLate',
  ],
  [
    '8(6a): weekly rest begins within 12 x 24 hours',
    17280,
    'over',
    (x) => timeline(`${days(12, 720)} ${spread(780 + x - 17280)}`, twelve),
    'weeklyRestLateAfter12Days',
  ],
  [
    '8(6a): only of one occasional service',
    8640,
    'over',
    (x) => timeline(`${days(6, 792)} ${spread(780 + x - 8640)}`, { service: { kind: 'regularOver50' } }),
    'weeklyRestLate',
  ],
  [
    '8(6a): 69 hours after 12 days',
    4140,
    'under',
    (x) => timeline(`${days(12, 720)} ${spread(780)} B${x} O60`, twelve),
    'restAfter12Days',
  ],
  [
    '8(6a): 3 hours of driving by night alone',
    180,
    'over',
    (x) => timeline(`D${x} B600 ${days(8, 792)} O60`, { ...twelve, from: 930 }),
    'nightDrivingAlone',
  ],
  [
    '8(6): reduced weekly rest of 24 hours',
    1440,
    'under',
    (x) => timeline(`${days(6, 792)} ${spread(780)} B${x} O60`),
    'reducedWeeklyRest',
  ],
  [
    '8(6): regular weekly rest of 45 hours after a reduced one',
    2700,
    'under',
    (x) => timeline(`${fiveDays} B2280 ${fiveDays} B${x} ${fiveDays}`, { from: -300 }),
    'weeklyRest',
    'weeklyRestsInFortnight',
  ],
  [
    '2002/15 4: 60 hours of work in a week',
    3600,
    'over',
    (x) => timeline(`${times(5, 'O300 B45 O300 B795')} O300 B45 O${x - 3300}`),
    'workWeek60',
  ],
  [
    '2002/15 4: 48 hours when the average is more',
    2880,
    'over',
    (x) =>
      timeline(
        `${times(16, `${times(5, 'O288 B45 O288 B819')} B2880`)} ${times(4, 'O288 B45 O288 B819')} O288 B45 O${x - 2592}`,
      ),
    'workWeek48',
  ],
  ['2002/15 5: 6 hours of work without a break', 360, 'over', (x) => timeline(`O${x} B45 O60`), 'workWithoutBreak'],
  [
    '2002/15 5: breaks of 30 minutes over 6 hours of work',
    30,
    'under',
    (x) => timeline(`O200 B${x} O200`),
    'workBreak30',
  ],
  [
    '2002/15 5: breaks of 45 minutes over 9 hours of work',
    45,
    'under',
    (x) => timeline(`O300 B${x} O300`),
    'workBreak45',
  ],
  ['2002/15 5: parts of a break', 15, 'under', (x) => timeline(`O150 B${x} O150 B15 O150`), 'workBreak30'],
  ['2002/15 5: 30 minutes only over 6 hours', 360, 'over', (x) => timeline(`O180 B15 O${x - 180}`), 'workBreak30'],
  ['2002/15 5: 45 minutes only over 9 hours', 540, 'over', (x) => timeline(`O270 B30 O${x - 270}`), 'workBreak45'],
  [
    'LS 130: 10 hours of work with night work',
    600,
    'over',
    (x) => timeline(`O300 B45 O${x - 300}`, { from: -120 }),
    'nightWork',
  ],
  ['LS 130: the night ends at 6', 0, 'over', (x) => timeline('O300 B45 O330', { from: -60 - x }), 'nightWork'],
  ['LS 130: the night begins at 0', 0, 'over', (x) => timeline('O300 B45 O330', { from: 345 + x }), 'nightWork'],
  [
    'lines up to 50 km: 9 hours of driving',
    540,
    'over',
    (x) => timeline(drive(x), { service: { kind: 'regularUpTo50' } }),
    'lineDriving',
  ],
  [
    'lines up to 50 km: 9 hours of rest',
    540,
    'under',
    (x) => timeline(`${spread(24 * H - x, 'D')} B${x} D60`, { service: { kind: 'regularUpTo50' } }),
    'lineRest',
  ],
  [
    '9: a ferry interrupts for an hour in all',
    60,
    'over',
    (x) => timeline(`${noneReduced} O60 B60 D${x - 10} F580 D10 B40 O60 B100 O60`),
  ],
  [
    '9: what it interrupts is a rest of 11 hours',
    660,
    'under',
    (x) => timeline(`${noneReduced} ${spread(720)} B60 D20 F${x - 160} D20 B100 O60`),
  ],
];

const cases = rows.flatMap(([article, limit, direction, build, ...broken]) =>
  [-1, 0, 1].map((off) => {
    const legal = off === 0 || (direction === 'over' ? off < 0 : off > 0);
    return {
      name: `art. ${article}: ${limit + off} is ${legal ? 'legal' : 'not'}`,
      legal,
      broken,
      build: () => build(limit + off),
    };
  }),
);

describe('each limit, one minute under, at and over it', () => {
  it.each(cases)('$name', ({ legal, broken, build }) => {
    const { infringements, problems } = judgeTimeline(build());
    const rules = infringements.map(({ rule }) => rule);
    expect(problems).toEqual([]);
    if (legal) expect(infringements).toEqual([]);
    else if (broken.length > 0) expect(rules.filter((rule) => broken.includes(rule))).not.toEqual([]);
    else expect(infringements).not.toEqual([]);
  });
});
