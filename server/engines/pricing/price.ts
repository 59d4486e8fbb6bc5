import type {
  BaseRule,
  Condition,
  NoPrice,
  PriceLine,
  PriceRules,
  PriceSource,
  Priced,
  Surcharge,
  TripFacts,
} from './priceRules';
import { inSeason } from './season';

/** No price is higher: one million euros, as a typed one. */
const highest = 100_000_000;

/**
 * The price of a trip as lines whose sum it is. The same rules and facts give the same price, a longer, farther or fuller
 * trip under the same rules no lower one, and none is below the floor of its days.
 */
export function priceOf(rules: PriceRules, facts: TripFacts): Priced {
  const base = rules.base.find((rule) => holds(rule, facts));
  if (!base) return refusePrice({ key: 'priceList.noBaseRule', values: { passengers: facts.passengers } });
  const days = facts.dayMinutes.length;
  const lines = tripLines(base, facts);
  const trip = sumOf(lines);
  lines.push(...surchargeLines(rules, facts, trip));
  const missing = base.dayFloor * days - sumOf(lines);
  if (missing > 0) lines.push({ kind: 'minimum', name: base.name, count: days, each: base.dayFloor, amount: missing });
  lines.push(...crewLines(rules, facts));
  for (const [name, crossings] of countOf(facts.ferries)) {
    const price = rules.ferries.find((ferry) => sameWord(ferry.name, name))?.price;
    if (price === undefined) return refusePrice({ key: 'priceList.ferryUnpriced', values: { ferry: name } });
    lines.push(lineOf({ kind: 'ferry', name, count: crossings, each: price }));
  }
  lines.push(...roundingLine(rules.roundTo, sumOf(lines)));
  const shown = lines.filter(({ amount }) => amount !== 0);
  const total = sumOf(shown);
  const rule = base.name;
  if (total <= 0) return refusePrice({ key: 'priceList.priceTooLow', values: { rule, price: { cents: total } } });
  if (total > highest) return refusePrice({ key: 'priceList.priceTooHigh', values: { rule } });
  return { lines: shown, total };
}

const refusePrice = (problem: NoPrice): Priced => ({ problem });

export const sumOf = (lines: readonly { amount: number }[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0);

/** Whether a base rule applies to this number of passengers on the day of the departure. */
const holds = (rule: BaseRule, { passengers, date }: TripFacts): boolean =>
  passengers >= rule.passengersFrom &&
  passengers <= (rule.passengersTo ?? Infinity) &&
  inSeason(rule.season, date.slice(5));

type CountedSource = Extract<PriceSource, { count: number } | { percent: number }>;

/** The amount of a line in cents. */
function amountBy(source: CountedSource): number {
  switch (source.kind) {
    case 'percent':
      return Math.round((source.of * source.percent) / 100);
    case 'hours':
    case 'waiting':
      return Math.round((source.count * source.each) / 60);
    case 'lodging':
    case 'allowance':
      return source.count * source.drivers * source.each;
    default:
      return source.count * source.each;
  }
}

const lineOf = (source: CountedSource): PriceLine => ({ ...source, amount: amountBy(source) });

/** Whether a line comes to what its source says. Of the other kinds each sum can be right. */
export const addsUp = ({ amount, ...source }: PriceLine): boolean =>
  !('count' in source || 'percent' in source) || source.kind === 'minimum' || amountBy(source) === amount;

function tripLines(base: BaseRule, facts: TripFacts): PriceLine[] {
  const { dayMinutes, km, emptyKm, waitingMinutes, passengers } = facts;
  const included = base.includedHours * 60;
  const minutesBeyond = dayMinutes.reduce((sum, minutes) => sum + Math.max(0, minutes - included), 0);
  return [
    lineOf({ kind: 'day', count: dayMinutes.length, each: base.dayPrice }),
    lineOf({ kind: 'hours', count: minutesBeyond, each: base.perHour, beyond: base.includedHours }),
    lineOf({ kind: 'drive', count: km, each: base.perKm }),
    lineOf({ kind: 'emptyDrive', count: emptyKm, each: base.perEmptyKm }),
    lineOf({ kind: 'waiting', count: waitingMinutes, each: base.waitingPerHour }),
    lineOf({ kind: 'people', count: passengers, each: base.perHead }),
  ];
}

/** Surcharges apply to the price of the trip; discounts apply one after another to the result so far. */
function surchargeLines(rules: PriceRules, facts: TripFacts, trip: number): PriceLine[] {
  const due = rules.surcharges.filter(({ when }) => isMet(when, rules, facts));
  const lines = due.filter((one) => !takesOff(one)).map((one) => surchargeLine(one, trip));
  let sum = trip + sumOf(lines);
  for (const discount of due.filter(takesOff)) {
    const line = surchargeLine(discount, sum);
    sum += line.amount;
    lines.push(line);
  }
  return lines;
}

export const takesOff = ({ percent, amount }: Surcharge): boolean => (percent ?? amount ?? 0) < 0;

const surchargeLine = ({ name, percent, amount }: Surcharge, of: number): PriceLine =>
  percent === null ? { kind: 'sum', name, amount: amount ?? 0 } : lineOf({ kind: 'percent', name, percent, of });

function isMet(when: Condition, { schoolHolidays }: PriceRules, facts: TripFacts): boolean {
  const { weekday, date, night, abroad, promo } = facts;
  return (
    (when.weekdays === null || when.weekdays.includes(weekday)) &&
    inSeason(when.season, date.slice(5)) &&
    (!when.night || night) &&
    (!when.abroad || abroad) &&
    (!when.schoolHolidays || schoolHolidays.some(({ firstDay, lastDay }) => firstDay <= date && date <= lastDay)) &&
    (when.promo === null || (promo !== null && sameWord(when.promo, promo)))
  );
}

function crewLines(rules: PriceRules, { secondDriver, nights, abroad, dayMinutes }: TripFacts): PriceLine[] {
  const days = dayMinutes.length;
  const drivers = secondDriver ? 2 : 1;
  const lines: PriceLine[] = [];
  if (secondDriver) lines.push(lineOf({ kind: 'secondDriver', count: days, each: rules.secondDriverPerDay }));
  lines.push(lineOf({ kind: 'lodging', count: nights, each: rules.lodgingPerNight, drivers }));
  if (abroad) lines.push(lineOf({ kind: 'allowance', count: days, each: rules.allowancePerDay, drivers }));
  return lines;
}

function roundingLine(roundTo: number, sum: number): PriceLine[] {
  if (roundTo <= 0 || sum <= 0) return [];
  const up = (roundTo - (sum % roundTo)) % roundTo;
  return [{ kind: 'rounding', amount: up }];
}

const sameWord = (one: string, other: string): boolean =>
  one.trim().toLocaleLowerCase('et') === other.trim().toLocaleLowerCase('et');

function countOf(names: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const name of names) found.set(name, (found.get(name) ?? 0) + 1);
  return found;
}
