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
import { isInSeason } from './season';

/** No price is higher: one million euros, as a typed one. */
const HIGHEST = 100_000_000;

/**
 * The price of a trip as lines that add up to it. The same rules and facts give the same price. A longer, farther or
 * fuller trip costs no less under the same rules, and no price is below the floor of its days.
 */
export function priceTrip(rules: PriceRules, facts: TripFacts): Priced {
  const base = rules.base.find((rule) => isBaseFor(rule, facts));
  if (!base) return refusePrice({ key: 'priceList.noBaseRule', values: { passengers: facts.passengers } });
  const days = facts.dayMinutes.length;
  const lines = listTripLines(base, facts);
  const trip = sumAmounts(lines);
  lines.push(...listSurchargeLines(rules, facts, trip));
  const missing = base.dayFloor * days - sumAmounts(lines);
  if (missing > 0) lines.push({ kind: 'minimum', name: base.name, count: days, each: base.dayFloor, amount: missing });
  lines.push(...listCrewLines(rules, facts));
  for (const [name, crossings] of countNames(facts.ferries)) {
    const price = rules.ferries.find((ferry) => isSameWord(ferry.name, name))?.price;
    if (price === undefined) return refusePrice({ key: 'priceList.ferryUnpriced', values: { ferry: name } });
    lines.push(toLine({ kind: 'ferry', name, count: crossings, each: price }));
  }
  lines.push(...listRoundingLine(rules.roundTo, sumAmounts(lines)));
  const shown = lines.filter(({ amount }) => amount !== 0);
  const total = sumAmounts(shown);
  const rule = base.name;
  if (total <= 0) return refusePrice({ key: 'priceList.priceTooLow', values: { rule, price: { cents: total } } });
  if (total > HIGHEST) return refusePrice({ key: 'priceList.priceTooHigh', values: { rule } });
  return { lines: shown, total };
}

const refusePrice = (problem: NoPrice): Priced => ({ problem });

export const sumAmounts = (lines: readonly { amount: number }[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0);

/** Whether a base rule applies to this number of passengers on the day of the departure. */
const isBaseFor = (rule: BaseRule, { passengers, date }: TripFacts): boolean =>
  passengers >= rule.passengersFrom &&
  passengers <= (rule.passengersTo ?? Infinity) &&
  isInSeason(rule.season, date.slice(5));

type CountedSource = Extract<PriceSource, { count: number } | { percent: number }>;

/** The amount of a line in cents. */
function computeAmount(source: CountedSource): number {
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

const toLine = (source: CountedSource): PriceLine => ({ ...source, amount: computeAmount(source) });

/** Whether a line comes to what its source says. Of the other kinds each sum can be right. */
export const addsUp = ({ amount, ...source }: PriceLine): boolean =>
  !('count' in source || 'percent' in source) || source.kind === 'minimum' || computeAmount(source) === amount;

function listTripLines(base: BaseRule, facts: TripFacts): PriceLine[] {
  const { dayMinutes, km, emptyKm, waitingMinutes, passengers } = facts;
  const included = base.includedHours * 60;
  const minutesBeyond = dayMinutes.reduce((sum, minutes) => sum + Math.max(0, minutes - included), 0);
  return [
    toLine({ kind: 'day', count: dayMinutes.length, each: base.dayPrice }),
    toLine({ kind: 'hours', count: minutesBeyond, each: base.perHour, beyond: base.includedHours }),
    toLine({ kind: 'drive', count: km, each: base.perKm }),
    toLine({ kind: 'emptyDrive', count: emptyKm, each: base.perEmptyKm }),
    toLine({ kind: 'waiting', count: waitingMinutes, each: base.waitingPerHour }),
    toLine({ kind: 'people', count: passengers, each: base.perHead }),
  ];
}

/** Surcharges apply to the price of the trip; discounts apply one after another to the result so far. */
function listSurchargeLines(rules: PriceRules, facts: TripFacts, trip: number): PriceLine[] {
  const due = rules.surcharges.filter(({ when }) => isMet(when, rules, facts));
  const lines = due.filter((one) => !isDiscount(one)).map((one) => toSurchargeLine(one, trip));
  let sum = trip + sumAmounts(lines);
  for (const discount of due.filter(isDiscount)) {
    const line = toSurchargeLine(discount, sum);
    sum += line.amount;
    lines.push(line);
  }
  return lines;
}

export const isDiscount = ({ percent, amount }: Surcharge): boolean => (percent ?? amount ?? 0) < 0;

const toSurchargeLine = ({ name, percent, amount }: Surcharge, of: number): PriceLine =>
  percent === null ? { kind: 'sum', name, amount: amount ?? 0 } : toLine({ kind: 'percent', name, percent, of });

function isMet(when: Condition, { schoolHolidays }: PriceRules, facts: TripFacts): boolean {
  const { weekday, date, night, abroad, promo } = facts;
  return (
    (when.weekdays === null || when.weekdays.includes(weekday)) &&
    isInSeason(when.season, date.slice(5)) &&
    (!when.night || night) &&
    (!when.abroad || abroad) &&
    (!when.schoolHolidays || schoolHolidays.some(({ firstDay, lastDay }) => firstDay <= date && date <= lastDay)) &&
    (when.promo === null || (promo !== null && isSameWord(when.promo, promo)))
  );
}

function listCrewLines(rules: PriceRules, { secondDriver, nights, abroad, dayMinutes }: TripFacts): PriceLine[] {
  const days = dayMinutes.length;
  const drivers = secondDriver ? 2 : 1;
  const lines: PriceLine[] = [];
  if (secondDriver) lines.push(toLine({ kind: 'secondDriver', count: days, each: rules.secondDriverPerDay }));
  lines.push(toLine({ kind: 'lodging', count: nights, each: rules.lodgingPerNight, drivers }));
  if (abroad) lines.push(toLine({ kind: 'allowance', count: days, each: rules.allowancePerDay, drivers }));
  return lines;
}

function listRoundingLine(roundTo: number, sum: number): PriceLine[] {
  if (roundTo <= 0 || sum <= 0) return [];
  const up = (roundTo - (sum % roundTo)) % roundTo;
  return [{ kind: 'rounding', amount: up }];
}

const isSameWord = (one: string, other: string): boolean =>
  one.trim().toLocaleLowerCase('et') === other.trim().toLocaleLowerCase('et');

function countNames(names: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const name of names) found.set(name, (found.get(name) ?? 0) + 1);
  return found;
}
