import type { Minute, Timeline } from './activity';
import { findMissingBreaks, listSavedByParts } from './breaks';
import { clean } from './clean';
import type { Contradiction } from './clean';
import { requireBestLabelling } from './labelling';

import { Ledger } from './ledger';
import { listPossibleRests } from './rests';
import { riskPoints, rules } from './rules';
import type { Infringement } from './rules';
import type { State, DayStep } from './state';
import { checkWeeklyLimits } from './weeks';

/** A driving day and the rest after it, as the labelling calls them. */
export interface JudgedDay {
  /** End of the rest before, and begin of the rest after. */
  start: Minute;
  end: Minute;
  /** Minutes. */
  driving: number;
  work: number;
  /** End of the rest after; Infinity for the last. */
  restEnd: Minute;
  rest: 'regular' | 'reduced' | 'split' | 'multiManned' | 'line';
  /** Driving up to 10 hours; rest within 25 hours. */
  extended: boolean;
  longWindow: boolean;
  multiManned: boolean;
  /** The label as a weekly rest, and the minutes that it compensates. */
  weeklyRest?: 'regular' | 'reduced' | 'double';
  compensation: number;
  /** The weekly rest that ends with it was put off (art. 8(6a)). */
  putOff: boolean;
}

/** The law's verdict on a timeline. */
export interface Judgement {
  /** No infringement, and nothing in the timeline that cannot be so. */
  legal: boolean;
  infringements: Infringement[];
  problems: Contradiction[];
  /** The time before this moment is unknown and counts as rest. Undefined: all is known. */
  restedBefore: Minute | undefined;
  days: JudgedDay[];
  /** Points that the infringements would add to the state's risk score in a single check of one vehicle. */
  riskPoints: number;
  /** How much of what is allowed but rare was used: of two legal plans the one that uses less leaves more. */
  used: Used;
  /** Where it is legal by what 2024/1258 allows occasional service: with a journey form on board [S]. */
  derogations: Derogation[];
}

export interface Derogation {
  what: 'breakParts' | 'longWindow' | 'twelveDays';
  from: Minute;
  to: Minute;
}

export interface Used {
  reducedRests: number;
  extendedDays: number;
  longWindows: number;
  reducedWeeklyRests: number;
  putOffWeeklyRests: number;
}

/** Judges a timeline by the labelling of its rests that breaks least. Never throws: what cannot be so is a problem. */
export function judgeTimeline(timeline: Timeline): Judgement {
  const { stretches, problems } = clean(timeline);
  const restedBefore = timeline.knownFrom;
  if (stretches.length === 0)
    return {
      legal: problems.length === 0,
      infringements: [],
      problems,
      restedBefore,
      days: [],
      riskPoints: 0,
      used: createUsed(),
      derogations: [],
    };
  const ledger = new Ledger(stretches);
  const last = requireBestLabelling(ledger, listPossibleRests(ledger, timeline.ferries ?? []));
  const steps = listStepsTo(last);
  const replaced = new Set(steps.map(({ day }) => day.replaced));
  const infringements = [
    ...findMissingBreaks(ledger).filter((one) => !replaced.has(one)),
    ...checkWeeklyLimits(ledger, timeline),
    ...steps.flatMap(({ option, infringements }) => [...option.infringements, ...infringements]),
  ].sort((one, other) => one.from - other.from || one.to - other.to);
  return {
    legal: infringements.length === 0 && problems.length === 0,
    infringements,
    problems,
    restedBefore,
    days: steps.map(toJudgedDay),
    riskPoints: infringements.reduce((sum, { severity }) => sum + riskPoints[severity], 0),
    used: countUsed(steps),
    derogations: [
      ...listSavedByParts(ledger).map(({ from, to }): Derogation => ({ what: 'breakParts', from, to })),
      ...steps.flatMap(listDerogations),
    ],
  };
}

/** Of AETR the 12-day rule is its own, and the United Kingdom has the text of before. */
function listDerogations({ former, day, option, weekly }: DayStep): Derogation[] {
  const { start, end } = day;
  const { twelveDays, weeklyEnd } = former;
  const isLate = weekly && twelveDays?.regime === 'EU' && day.rest.start - weeklyEnd > rules.weeklyRestLate.limit;
  return [
    ...(option.longWindow ? [{ what: 'longWindow' as const, from: start, to: end }] : []),
    ...(isLate ? [{ what: 'twelveDays' as const, from: weeklyEnd, to: end }] : []),
  ];
}

export function listStepsTo(state: State): DayStep[] {
  const steps: DayStep[] = [];
  for (let at: State | undefined = state; at?.step; at = at.step.former) steps.push(at.step);
  return steps.reverse();
}

function toJudgedDay({ former, day, option, weekly, compensation }: DayStep): JudgedDay {
  return {
    start: day.start,
    end: day.end,
    driving: day.driving,
    work: day.work,
    restEnd: day.rest.end,
    rest: option.label,
    extended: option.extended,
    longWindow: option.longWindow,
    multiManned: day.multiManned,
    ...(weekly && { weeklyRest: weekly.label }),
    compensation: compensation.paid.reduce((sum, { minutes }) => sum + minutes, 0),
    putOff: former.twelveDays !== undefined,
  };
}

const createUsed = (): Used => ({
  reducedRests: 0,
  extendedDays: 0,
  longWindows: 0,
  reducedWeeklyRests: 0,
  putOffWeeklyRests: 0,
});

function countUsed(steps: DayStep[]): Used {
  const count = (used: (step: DayStep) => unknown) => steps.filter(used).length;
  return {
    reducedRests: count(({ option }) => option.label === 'reduced'),
    extendedDays: count(({ option }) => option.extended),
    longWindows: count(({ option }) => option.longWindow),
    reducedWeeklyRests: count(({ weekly }) => weekly && weekly.debts.length > 0),
    putOffWeeklyRests: count(({ former, weekly }) => weekly && former.twelveDays),
  };
}
