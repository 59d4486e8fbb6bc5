import { toMinutes } from './activity';
import type { Regime } from './regime';

/** MI minor, SI serious, VSI very serious, MSI most serious (Reg. 2016/403). */
export type Severity = 'MI' | 'SI' | 'VSI' | 'MSI';

/** How sure we are of a number: read in the source, from a secondary source, from memory. */
export type Mark = 'R' | 'S' | 'M';

/** Points of each severity in the state's risk score (Implementing Reg. 2022/695) [R]. */
export const riskPoints: Record<Severity, number> = { MI: 1, SI: 10, VSI: 30, MSI: 90 };

/** A limit with its grades. Exactly at the limit is legal. */
export interface HoursRule {
  article: string;
  /** The same under AETR, where the rule depends on the one service that it is about. */
  aetr?: string;
  mark: Mark;
  /** Whether more than the limit breaks it, or less. */
  breaks: 'over' | 'under';
  /** Minutes, except for `weeklyRestsInFortnight`. */
  limit: number;
  /** Grade of what is just past the limit. */
  first: Severity;
  /** From where on a graver one holds: a lower bound belongs to its band and an upper one does not. */
  graver: [Severity, number][];
  /** The bounds of this row are turned round: the upper belongs to its band. */
  upperBelongs?: true;
}

const forbidOver = (
  article: string,
  mark: Mark,
  limit: number,
  first: Severity,
  ...graver: [Severity, number][]
): HoursRule => ({
  article,
  mark,
  breaks: 'over',
  limit,
  first,
  graver,
});
const forbidUnder = (
  article: string,
  mark: Mark,
  limit: number,
  first: Severity,
  ...graver: [Severity, number][]
): HoursRule => ({
  ...forbidOver(article, mark, limit, first, ...graver),
  breaks: 'under',
});

/**
 * Every limit whose breach is an infringement, each once. Bands: annex of Reg. 2016/403 as the Estonian inspector's
 * system has them [R]; `mark` is that of the limit. Where the annex begins above the limit, what lies between is taken
 * for minor [M].
 */
export const rules = {
  dailyDriving: forbidOver('561/2006 art 6(1)', 'R', toMinutes(9), 'MI', ['SI', 600], ['VSI', 660], ['MSI', 810]),
  extendedDailyDriving: forbidOver(
    '561/2006 art 6(1)',
    'R',
    toMinutes(10),
    'MI',
    ['SI', 660],
    ['VSI', 720],
    ['MSI', 900],
  ),
  weeklyDriving: forbidOver('561/2006 art 6(2)', 'R', toMinutes(56), 'MI', ['SI', 3600], ['VSI', 3900], ['MSI', 4200]),
  fortnightDriving: forbidOver(
    '561/2006 art 6(3)',
    'R',
    toMinutes(90),
    'MI',
    ['SI', 6000],
    ['VSI', 6300],
    ['MSI', 6750],
  ),
  drivingBreak: forbidOver('561/2006 art 7', 'R', 270, 'MI', ['SI', 300], ['VSI', 360]),
  dailyRest: forbidUnder('561/2006 art 8(2)', 'R', toMinutes(11), 'MI', ['SI', 600], ['VSI', 510]),
  reducedDailyRest: forbidUnder('561/2006 art 8(2)', 'R', toMinutes(9), 'MI', ['SI', 480], ['VSI', 420]),
  splitDailyRest: forbidUnder('561/2006 art 8(2)', 'R', toMinutes(9), 'MI', ['SI', 480], ['VSI', 420]),
  multiMannedRest: forbidUnder('561/2006 art 8(5)', 'R', toMinutes(9), 'MI', ['SI', 480], ['VSI', 420]),
  weeklyRest: forbidUnder('561/2006 art 8(6)', 'R', toMinutes(45), 'MI', ['SI', 2520], ['VSI', 2160]),
  reducedWeeklyRest: forbidUnder('561/2006 art 8(6)', 'R', toMinutes(24), 'MI', ['SI', 1320], ['VSI', 1200]),
  /** Two weekly rests in any two weeks, one of them regular; the number is of rests, and 1 says that none is regular. */
  weeklyRestsInFortnight: forbidUnder('561/2006 art 8(6)', 'R', 2, 'VSI'),
  weeklyRestLate: forbidOver(
    '561/2006 art 8(6)',
    'R',
    toMinutes(144),
    'MI',
    ['SI', toMinutes(147)],
    ['VSI', toMinutes(156)],
  ),
  weeklyRestLateAfter12Days: {
    ...forbidOver('561/2006 art 8(6a)', 'R', toMinutes(288), 'MI', ['SI', toMinutes(291)], ['VSI', toMinutes(300)]),
    aetr: 'AETR art 8(6)(b)',
  },
  restAfter12Days: {
    ...forbidUnder('561/2006 art 8(6a)', 'R', toMinutes(69), 'MI', ['SI', toMinutes(67)], ['VSI', toMinutes(65)]),
    upperBelongs: true,
    aetr: 'AETR art 8(6)(b)',
  },
  nightDrivingAlone: {
    ...forbidOver('561/2006 art 8(6a)', 'R', toMinutes(3), 'SI', ['VSI', 270]),
    aetr: 'AETR art 8(6)(b)',
  },
  /** When the average of four months is over 48 hours. */
  workWeek48: forbidOver('2002/15 art 4', 'R', toMinutes(48), 'MI', ['SI', toMinutes(56)], ['VSI', toMinutes(60)]),
  workWeek60: forbidOver('2002/15 art 4', 'R', toMinutes(60), 'MI', ['VSI', toMinutes(65)], ['MSI', toMinutes(70)]),
  workWithoutBreak: forbidOver('2002/15 art 5', 'R', toMinutes(6), 'MI'),
  workBreak30: { ...forbidUnder('2002/15 art 5', 'R', 30, 'MI', ['SI', 20], ['VSI', 10]), upperBelongs: true },
  workBreak45: { ...forbidUnder('2002/15 art 5', 'R', 45, 'MI', ['SI', 30], ['VSI', 20]), upperBelongs: true },
  nightWork: forbidOver('LS § 130', 'S', toMinutes(10), 'MI', ['SI', toMinutes(11)], ['VSI', toMinutes(13)]),
  /** Lines up to 50 km; graded like their kin of 561/2006 [M]. */
  lineDriving: forbidOver('LS § 130', 'S', toMinutes(9), 'MI', ['SI', 600], ['VSI', 660], ['MSI', 810]),
  lineRest: forbidUnder('LS § 130', 'S', toMinutes(9), 'MI', ['SI', 480], ['VSI', 420]),
} satisfies Record<string, HoursRule>;

export type RuleName = keyof typeof rules;

/** Limits of the rules without grades. Minutes unless said otherwise. */
export const limits = {
  /** Buses of at most this many seats are outside of 561/2006: driving one is other work. */
  exemptSeats: 9,
  /** art. 6(1) [R]: days of up to 10 hours, a week. */
  extendedDays: 2,
  /** art. 8(4) [R]: reduced daily rests between two weekly ones. */
  reducedRests: 3,
  /** art. 7 [R]: the whole break; its parts in order. For occasional service any two parts of at least 15 (2024/1258 [R]). */
  wholeBreak: 45,
  breakPart: 15,
  secondBreakPart: 30,
  /** art. 4(g) [R]: the first part of a split daily rest. */
  firstRestPart: toMinutes(3),
  /** art. 8(2) [R]; 8(2a) [S]; 8(5) [R]. */
  dailyWindow: toMinutes(24),
  longDailyWindow: toMinutes(25),
  multiMannedWindow: toMinutes(30),
  /** art. 4(o) [M]: so long the second driver may be missing. */
  multiMannedFirst: toMinutes(1),
  /** art. 8(2a) [S]: how long a service must be for one and for two days of 25 hours, and what may be driven on them. */
  longWindowService: [6 * toMinutes(24), 8 * toMinutes(24)],
  longWindowDriving: toMinutes(7),
  /**
   * art. 4(g), 8(2) [R]: 'any period of rest of at least 9 hours' is a daily rest. It ends the day, and nothing may call it
   * a pause, though one long day may break less than two.
   */
  endsDay: toMinutes(9),
  /**
   * Implementing Decision C(2011) 3759 [M]: what is shorter ends no driving day, and where no full rest was taken in time,
   * what is longer does.
   */
  leastDailyRest: toMinutes(7),
  /** art. 8(6b), 8(7) [R]: weeks after the one in question; what compensation is attached to. */
  compensationWeeks: 3,
  compensationRest: toMinutes(9),
  /** art. 9 [R]; scheduled passage [M]. */
  ferryInterruptions: 2,
  ferryInterruption: toMinutes(1),
  ferryPassageForWeekly: toMinutes(8),
  /** AETR art. 8(6)(b) [R], and 8(6a) before 2024-05-22 [S]: so long in a row in another country. */
  abroadFor12Days: toMinutes(24),
  /** art. 8(6a) [S]: the hours in which who drives alone has 3 hours, in minutes of the day; the second passes midnight. */
  nightOf12Days: [toMinutes(22), toMinutes(30)],
  /** 2002/15 art. 5 [R]: more work than this asks for 30 and for 45 minutes of break. */
  workFor30: toMinutes(6),
  workFor45: toMinutes(9),
  /** LS § 130 [S]: work in these hours limits the 24 hours around it. */
  night: [0, toMinutes(6)],
  /** 2002/15 art. 4 [R]: four months, in weeks. */
  averageWeeks: 17,
} as const;

/** How grave `actual` is under a rule; undefined: legal. */
export function grade(name: RuleName, actual: number): Severity | undefined {
  const rule: HoursRule = rules[name];
  if (rule.breaks === 'over' ? actual <= rule.limit : actual >= rule.limit) return undefined;
  let severity = rule.first;
  for (const [graver, bound] of rule.graver)
    if (rule.breaks === 'over' ? actual >= bound : rule.upperBelongs ? actual <= bound : actual < bound)
      severity = graver;
  return severity;
}

/** An infringement: the broken article and its severity. */
export interface Infringement {
  rule: RuleName;
  article: string;
  severity: Severity;
  from: number;
  to: number;
  limit: number;
  actual: number;
  /** By how much, in the unit of the limit. */
  by: number;
}

/** The infringement that `actual` is, or undefined when it is legal. `regime`: that of the service which it is about. */
export function toInfringement(
  rule: RuleName,
  actual: number,
  from: number,
  to: number,
  regime?: Regime,
): Infringement | undefined {
  const severity = grade(rule, actual);
  if (!severity) return undefined;
  const { article: ofUnion, aetr, limit }: HoursRule = rules[rule];
  const article = regime === 'AETR' ? (aetr ?? ofUnion) : ofUnion;
  return { rule, article, severity, from, to, limit, actual, by: Math.abs(actual - limit) };
}
