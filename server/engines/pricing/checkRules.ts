import type { BaseRule, PriceRules, Season, Surcharge } from './priceRules';
import { isDiscount } from './price';
import { toDayOfYear, daysOfYear, isInSeason, isDayOfYear } from './season';

type RangeTold =
  | { key: 'priceList.passengers'; values: { count: number } }
  | { key: 'priceList.passengersFrom'; values: { from: number } }
  | { key: 'priceList.passengersRange'; values: { from: number; to: number } };
type PlaceTold =
  | { key: 'priceList.inBase' }
  | { key: 'priceList.besideRule'; values: { rule: string } }
  | { key: 'priceList.betweenRules'; values: { one: string; other: string } };

type RuleMessage =
  | { key: 'form.nameMissing' }
  | { key: `priceList.${'holidayReversed' | 'passengersTooFew' | 'passengersReversed' | 'badSeason' | 'badHours'}` }
  | { key: `priceList.${'percentOrAmount' | 'noDiscountHere' | 'weekdaysMissing' | 'promoMissing'}` }
  | { key: `priceList.${'baseMissing' | 'badPercent'}` }
  | {
      key: `priceList.${'ruleIsFree' | 'baseRepeated' | 'surchargeRepeated' | 'ferryRepeated'}`;
      values: { rule: string };
    }
  | { key: 'priceList.gap'; values: { where: PlaceTold; range: RangeTold } }
  | { key: 'priceList.gapInSeason'; values: { where: PlaceTold; range: RangeTold; firstDay: string; lastDay: string } }
  | { key: 'priceList.overlap'; values: { rules: { all: string[] }; range: RangeTold } }
  | {
      key: 'priceList.overlapInSeason';
      values: { rules: { all: string[] }; range: RangeTold; firstDay: string; lastDay: string };
    };

/** Finds problems of a price list, with their path ('base.1.name'). */
export interface RuleProblem {
  field: string;
  told: RuleMessage;
}

/** A bus has no more seats, and no trip more passengers. */
const MOST_PASSENGERS = 10_000;

/** Everything that keeps a price list from being used, gaps and overlaps by the names of their rules; none when it can be. */
export function checkRules(rules: PriceRules): RuleProblem[] {
  const own = [
    ...rules.base.flatMap(checkBase),
    ...rules.surcharges.flatMap(checkSurcharge),
    ...rules.schoolHolidays.flatMap(({ firstDay, lastDay }, index) =>
      firstDay <= lastDay ? [] : [tell(`schoolHolidays.${index}.lastDay`, { key: 'priceList.holidayReversed' })],
    ),
    ...findRepeated('base', rules.base, 'priceList.baseRepeated'),
    ...findRepeated('surcharges', rules.surcharges, 'priceList.surchargeRepeated'),
    ...findRepeated('ferries', rules.ferries, 'priceList.ferryRepeated'),
  ];
  // An incomplete range has neither gaps nor overlaps.
  return own.length > 0 ? own : checkCover(rules.base);
}

function checkBase(rule: BaseRule, index: number): RuleProblem[] {
  const tellAt = (field: string, told: RuleMessage) => tell(`base.${index}.${field}`, told);
  const { passengersFrom: from, passengersTo: to, includedHours } = rule;
  return [
    ...(rule.name.trim() === '' ? [tellAt('name', { key: 'form.nameMissing' })] : []),
    ...(Number.isInteger(from) && from >= 1 && from <= MOST_PASSENGERS
      ? []
      : [tellAt('passengersFrom', { key: 'priceList.passengersTooFew' })]),
    ...(to === null || (Number.isInteger(to) && to >= from && to <= MOST_PASSENGERS)
      ? []
      : [tellAt('passengersTo', { key: 'priceList.passengersReversed' })]),
    ...(includedHours >= 0 && includedHours <= 24 ? [] : [tellAt('includedHours', { key: 'priceList.badHours' })]),
    ...checkSeason(rule.season, (told) => tellAt('season', told)),
    ...(rule.dayFloor + rule.dayPrice + rule.perKm + rule.perHead > 0
      ? []
      : [tellAt('dayPrice', { key: 'priceList.ruleIsFree', values: { rule: rule.name.trim() } })]),
  ];
}

function checkSeason(season: Season | null, at: (told: RuleMessage) => RuleProblem): RuleProblem[] {
  if (!season || (isDayOfYear(season.from) && isDayOfYear(season.to))) return [];
  return [at({ key: 'priceList.badSeason' })];
}

function checkSurcharge(rule: Surcharge, index: number): RuleProblem[] {
  const tellAt = (field: string, told: RuleMessage) => tell(`surcharges.${index}.${field}`, told);
  const { percent, amount, when } = rule;
  const wrong: RuleProblem[] = [];
  if (rule.name.trim() === '') wrong.push(tellAt('name', { key: 'form.nameMissing' }));
  if ((percent === null) === (amount === null)) wrong.push(tellAt('percent', { key: 'priceList.percentOrAmount' }));
  if (percent !== null && !(percent >= -100 && percent <= 300))
    wrong.push(tellAt('percent', { key: 'priceList.badPercent' }));
  // Else a trip that goes on into the night, or farther, could become cheaper by it.
  if (isDiscount(rule) && (when.night || when.abroad))
    wrong.push(tellAt('percent', { key: 'priceList.noDiscountHere' }));
  if (when.weekdays?.some((day) => !(day >= 1 && day <= 7)) || when.weekdays?.length === 0)
    wrong.push(tellAt('weekdays', { key: 'priceList.weekdaysMissing' }));
  if (when.promo !== null && when.promo.trim() === '') wrong.push(tellAt('promo', { key: 'priceList.promoMissing' }));
  return [...wrong, ...checkSeason(when.season, (told) => tellAt('season', told))];
}

type RepeatedKey = `priceList.${'base' | 'surcharge' | 'ferry'}Repeated`;

function findRepeated(list: string, rules: readonly { name: string }[], key: RepeatedKey): RuleProblem[] {
  const names = rules.map(({ name }) => name.trim().toLocaleLowerCase('et'));
  return names.flatMap((name, index) =>
    name !== '' && names.indexOf(name) < index
      ? [tell(`${list}.${index}.name`, { key, values: { rule: rules[index]?.name.trim() ?? '' } })]
      : [],
  );
}

/** A range of passengers on some days of the year for which not exactly one base rule holds. */
interface Hole {
  from: number;
  to: number | null;
  firstDay: string;
  lastDay: string;
  rules: BaseRule[];
}

/** Each number of passengers from 1 to the highest, on each day of the year, must have exactly one base rule. */
function checkCover(base: readonly BaseRule[]): RuleProblem[] {
  if (base.length === 0) return [tell('base', { key: 'priceList.baseMissing' })];
  const holes = listCells(base).filter(({ rules }) => rules.length !== 1);
  const seen = new Set<string>();
  return holes.flatMap((hole) => {
    const told = hole.rules.length === 0 ? tellGap(hole, base) : tellOverlap(hole);
    // The same two rules overlap in many cells; the first one says it.
    const key = hole.rules.length === 0 ? JSON.stringify(told) : hole.rules.map(({ name }) => name).join('\n');
    if (seen.has(key)) return [];
    seen.add(key);
    const culprit = hole.rules[1] ?? listNeighbours(hole, base)[1] ?? listNeighbours(hole, base)[0];
    return [tell(`base.${culprit ? base.indexOf(culprit) : 0}.passengersFrom`, told)];
  });
}

function listCells(base: readonly BaseRule[]): Hole[] {
  const isOpen = base.some(({ passengersTo }) => passengersTo === null);
  const highest = Math.max(...base.map(({ passengersFrom, passengersTo }) => passengersTo ?? passengersFrom));
  const starts = [1, ...base.flatMap(({ passengersFrom, passengersTo }) => [passengersFrom, (passengersTo ?? 0) + 1])];
  const bounds = [...new Set(starts)].filter((start) => start <= highest || isOpen).sort((one, other) => one - other);
  return splitYear(base).flatMap(([firstDay, lastDay]) =>
    bounds.map((from, index) => {
      const next = bounds[index + 1];
      const to = next === undefined ? (isOpen ? null : highest) : next - 1;
      const rules = base.filter(
        (rule) =>
          rule.passengersFrom <= from && from <= (rule.passengersTo ?? Infinity) && isInSeason(rule.season, firstDay),
      );
      return { from, to, firstDay, lastDay, rules };
    }),
  );
}

/** The year, cut where a season begins or has ended. */
function splitYear(base: readonly BaseRule[]): [string, string][] {
  const begins = new Set<number>([0]);
  for (const { season } of base) {
    if (!season) continue;
    begins.add(daysOfYear.indexOf(season.from));
    begins.add((daysOfYear.indexOf(season.to) + 1) % daysOfYear.length);
  }
  const sorted = [...begins].sort((one, other) => one - other);
  return sorted.map((begin, index) => [
    daysOfYear[begin] ?? '',
    daysOfYear[(sorted[index + 1] ?? daysOfYear.length) - 1] ?? '',
  ]);
}

/** The rule just below a hole and the one just above it. */
function listNeighbours({ from, to }: Hole, base: readonly BaseRule[]): BaseRule[] {
  const below = base.filter(({ passengersTo }) => passengersTo !== null && passengersTo < from);
  const above = base.filter(({ passengersFrom }) => to !== null && passengersFrom > to);
  const findNearest = (rules: BaseRule[], far: (rule: BaseRule) => number) =>
    rules.sort((one, other) => far(one) - far(other))[0];
  return [
    findNearest(below, ({ passengersTo }) => from - (passengersTo ?? 0)),
    findNearest(above, ({ passengersFrom }) => passengersFrom - (to ?? 0)),
  ].filter((rule) => rule !== undefined);
}

const tell = (field: string, told: RuleMessage): RuleProblem => ({ field, told });

function tellRange({ from, to }: Hole): RangeTold {
  if (to === null) return { key: 'priceList.passengersFrom', values: { from } };
  if (to === from) return { key: 'priceList.passengers', values: { count: from } };
  return { key: 'priceList.passengersRange', values: { from, to } };
}

/** undefined: the whole year. */
const findDays = ({ firstDay, lastDay }: Hole) =>
  firstDay === '01-01' && lastDay === '12-31'
    ? undefined
    : { firstDay: toDayOfYear(firstDay), lastDay: toDayOfYear(lastDay) };

function tellGap(hole: Hole, base: readonly BaseRule[]): RuleMessage {
  const values = { where: tellPlace(hole, base), range: tellRange(hole) };
  const days = findDays(hole);
  return days ? { key: 'priceList.gapInSeason', values: { ...values, ...days } } : { key: 'priceList.gap', values };
}

function tellPlace(hole: Hole, base: readonly BaseRule[]): PlaceTold {
  const [one, other] = listNeighbours(hole, base).map(({ name }) => name.trim());
  if (one === undefined) return { key: 'priceList.inBase' };
  if (other === undefined) return { key: 'priceList.besideRule', values: { rule: one } };
  return { key: 'priceList.betweenRules', values: { one, other } };
}

function tellOverlap(hole: Hole): RuleMessage {
  const values = { rules: { all: hole.rules.map(({ name }) => `„${name.trim()}“`) }, range: tellRange(hole) };
  const days = findDays(hole);
  return days
    ? { key: 'priceList.overlapInSeason', values: { ...values, ...days } }
    : { key: 'priceList.overlap', values };
}
