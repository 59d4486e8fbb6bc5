import type { RuleName, Severity } from './rules';
import { grade, toInfringement, rules } from './rules';
import { findStateCode } from './stateCodes';

const H = 60;
type Grade = Severity | 'legal';

/** Annex of Reg. 2016/403 as the state's inspectors have it, one minute on each side of every bound. */
const bands: Record<RuleName, [minutes: number, Grade][]> = {
  dailyDriving: [
    [540, 'legal'],
    [541, 'MI'],
    [599, 'MI'],
    [600, 'SI'],
    [659, 'SI'],
    [660, 'VSI'],
    [809, 'VSI'],
    [810, 'MSI'],
  ],
  extendedDailyDriving: [
    [600, 'legal'],
    [601, 'MI'],
    [659, 'MI'],
    [660, 'SI'],
    [719, 'SI'],
    [720, 'VSI'],
    [899, 'VSI'],
    [900, 'MSI'],
  ],
  weeklyDriving: [
    [56 * H, 'legal'],
    [56 * H + 1, 'MI'],
    [60 * H - 1, 'MI'],
    [60 * H, 'SI'],
    [65 * H - 1, 'SI'],
    [65 * H, 'VSI'],
    [70 * H - 1, 'VSI'],
    [70 * H, 'MSI'],
  ],
  fortnightDriving: [
    [90 * H, 'legal'],
    [90 * H + 1, 'MI'],
    [100 * H - 1, 'MI'],
    [100 * H, 'SI'],
    [105 * H - 1, 'SI'],
    [105 * H, 'VSI'],
    [6749, 'VSI'],
    [6750, 'MSI'],
  ],
  drivingBreak: [
    [270, 'legal'],
    [271, 'MI'],
    [299, 'MI'],
    [300, 'SI'],
    [359, 'SI'],
    [360, 'VSI'],
    [2000, 'VSI'],
  ],
  dailyRest: [
    [660, 'legal'],
    [659, 'MI'],
    [600, 'MI'],
    [599, 'SI'],
    [510, 'SI'],
    [509, 'VSI'],
  ],
  reducedDailyRest: [
    [540, 'legal'],
    [539, 'MI'],
    [480, 'MI'],
    [479, 'SI'],
    [420, 'SI'],
    [419, 'VSI'],
  ],
  splitDailyRest: [
    [540, 'legal'],
    [539, 'MI'],
    [480, 'MI'],
    [479, 'SI'],
    [420, 'SI'],
    [419, 'VSI'],
  ],
  multiMannedRest: [
    [540, 'legal'],
    [539, 'MI'],
    [480, 'MI'],
    [479, 'SI'],
    [420, 'SI'],
    [419, 'VSI'],
  ],
  weeklyRest: [
    [45 * H, 'legal'],
    [45 * H - 1, 'MI'],
    [42 * H, 'MI'],
    [42 * H - 1, 'SI'],
    [36 * H, 'SI'],
    [36 * H - 1, 'VSI'],
  ],
  reducedWeeklyRest: [
    [24 * H, 'legal'],
    [24 * H - 1, 'MI'],
    [22 * H, 'MI'],
    [22 * H - 1, 'SI'],
    [20 * H, 'SI'],
    [20 * H - 1, 'VSI'],
  ],
  weeklyRestsInFortnight: [
    [2, 'legal'],
    [1, 'VSI'],
    [0, 'VSI'],
  ],
  weeklyRestLate: [
    [144 * H, 'legal'],
    [144 * H + 1, 'MI'],
    [147 * H - 1, 'MI'],
    [147 * H, 'SI'],
    [156 * H - 1, 'SI'],
    [156 * H, 'VSI'],
  ],
  weeklyRestLateAfter12Days: [
    [288 * H, 'legal'],
    [288 * H + 1, 'MI'],
    [291 * H - 1, 'MI'],
    [291 * H, 'SI'],
    [300 * H - 1, 'SI'],
    [300 * H, 'VSI'],
  ],
  // Turned round: the upper bound belongs.
  restAfter12Days: [
    [69 * H, 'legal'],
    [69 * H - 1, 'MI'],
    [67 * H + 1, 'MI'],
    [67 * H, 'SI'],
    [65 * H + 1, 'SI'],
    [65 * H, 'VSI'],
  ],
  nightDrivingAlone: [
    [180, 'legal'],
    [181, 'SI'],
    [269, 'SI'],
    [270, 'VSI'],
  ],
  workWeek48: [
    [48 * H, 'legal'],
    [48 * H + 1, 'MI'],
    [56 * H - 1, 'MI'],
    [56 * H, 'SI'],
    [60 * H - 1, 'SI'],
    [60 * H, 'VSI'],
  ],
  workWeek60: [
    [60 * H, 'legal'],
    [60 * H + 1, 'MI'],
    [65 * H - 1, 'MI'],
    [65 * H, 'VSI'],
    [70 * H - 1, 'VSI'],
    [70 * H, 'MSI'],
  ],
  workWithoutBreak: [
    [360, 'legal'],
    [361, 'MI'],
  ],
  workBreak30: [
    [30, 'legal'],
    [29, 'MI'],
    [21, 'MI'],
    [20, 'SI'],
    [11, 'SI'],
    [10, 'VSI'],
    [0, 'VSI'],
  ],
  workBreak45: [
    [45, 'legal'],
    [44, 'MI'],
    [31, 'MI'],
    [30, 'SI'],
    [21, 'SI'],
    [20, 'VSI'],
  ],
  nightWork: [
    [600, 'legal'],
    [601, 'MI'],
    [659, 'MI'],
    [660, 'SI'],
    [779, 'SI'],
    [780, 'VSI'],
  ],
  lineDriving: [
    [540, 'legal'],
    [541, 'MI'],
    [600, 'SI'],
    [660, 'VSI'],
    [810, 'MSI'],
  ],
  lineRest: [
    [540, 'legal'],
    [539, 'MI'],
    [480, 'MI'],
    [479, 'SI'],
    [420, 'SI'],
    [419, 'VSI'],
  ],
};

describe('how grave it is', () => {
  const cases = (Object.keys(bands) as RuleName[]).flatMap((rule) =>
    bands[rule].map(([minutes, expected]) => ({
      name: `${rules[rule].article}, ${rule}: ${minutes} is ${expected}`,
      rule,
      minutes,
      expected,
    })),
  );
  it.each(cases)('$name', ({ rule, minutes, expected }) => expect(grade(rule, minutes) ?? 'legal').toBe(expected));
});

/** The rules that the state's classifier does not have: a count of rests, the first hours of work, short lines. */
const withoutCodes: RuleName[] = ['weeklyRestsInFortnight', 'workWithoutBreak', 'lineDriving', 'lineRest'];

it('gives each grade above minor a separate code', () => {
  const codes = (Object.keys(rules) as RuleName[])
    .filter((rule) => !withoutCodes.includes(rule))
    .flatMap((rule) => {
      const { first, graver } = rules[rule];
      const severities = [first, ...graver.map(([severity]) => severity)].filter((severity) => severity !== 'MI');
      return severities.map((severity) => findStateCode({ rule, severity }));
    });
  expect(codes).not.toContain(null);
  expect(new Set(codes).size).toBe(codes.length);
});

it.each<[RuleName, number, string | null]>([
  // 9 h 30 of rest where 11 h were due, 8 h 20, and 10 h 30, which is minor.
  ['dailyRest', 570, 'SI906'],
  ['dailyRest', 500, 'VSI805'],
  ['dailyRest', 630, null],
  ['drivingBreak', 360, 'VSI804'],
  ['workWeek60', 65 * 60, 'SI918'],
  ['lineRest', 400, null],
])('%s of %i minutes is recorded as %s', (rule, actual, code) => {
  const found = toInfringement(rule, actual, 0, 1);
  expect(found && findStateCode(found)).toBe(code);
});
