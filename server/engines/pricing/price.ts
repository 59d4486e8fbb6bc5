import type { BaseRule, Condition, PriceLine, PriceRules, Priced, Surcharge, TripFacts } from './priceRules';
import { inSeason } from './season';
import { formatEuros } from '../../platform/values/money';
import { spanText } from '../../platform/values/duration';
import { counted } from './texts';

/** No price is higher: one million euros, as a typed one. */
const highest = 100_000_000;

/**
 * The price of a trip as lines whose sum it is. The same rules and facts give the same price, a longer, farther or fuller
 * trip under the same rules no lower one, and none is below the floor of its days.
 */
export function priceOf(rules: PriceRules, facts: TripFacts): Priced {
  const base = rules.base.find((rule) => holds(rule, facts));
  if (!base) return { problem: `Ükski põhihind ei kehti: ${counted(facts.passengers, 'reisija', 'reisijat')}` };
  const days = facts.dayMinutes.length;
  const lines = tripLines(base, facts);
  const trip = sumOf(lines);
  lines.push(...surchargeLines(rules, facts, trip));
  const floor = base.dayFloor * days;
  if (sumOf(lines) < floor)
    lines.push({
      title: 'Miinimumhind',
      detail: `${base.name}: ${counted(days, 'päev', 'päeva')} × ${formatEuros(base.dayFloor)}`,
      amount: floor - sumOf(lines),
    });
  lines.push(...crewLines(rules, facts));
  for (const [name, crossings] of countOf(facts.ferries)) {
    const price = rules.ferries.find((ferry) => sameWord(ferry.name, name))?.price;
    if (price === undefined) return { problem: `Hinnakirjas ei ole praami „${name}“ hinda` };
    lines.push(times(`Praam ${name}`, counted(crossings, 'ülesõit', 'ülesõitu'), crossings, price));
  }
  lines.push(...roundingLine(rules.roundTo, sumOf(lines)));
  const shown = lines.filter(({ amount }) => amount !== 0);
  const total = sumOf(shown);
  if (total <= 0) return { problem: `Reegel „${base.name}“ annab hinnaks ${formatEuros(total)}` };
  if (total > highest) return { problem: `Reegel „${base.name}“ annab hinnaks üle miljoni euro` };
  return { lines: shown, total };
}

export const sumOf = (lines: readonly { amount: number }[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0);

/** Whether a base rule holds for so many passengers on the day of the departure. */
const holds = (rule: BaseRule, { passengers, date }: TripFacts): boolean =>
  passengers >= rule.passengersFrom &&
  passengers <= (rule.passengersTo ?? Infinity) &&
  inSeason(rule.season, date.slice(5));

const times = (title: string, count: string, amount: number, price: number): PriceLine => ({
  title,
  detail: `${count} × ${formatEuros(price)}`,
  amount: amount * price,
});

const perHour = (title: string, minutes: number, price: number): PriceLine => ({
  title,
  detail: `${spanText(minutes)} × ${formatEuros(price)}`,
  amount: Math.round((minutes * price) / 60),
});

function tripLines(base: BaseRule, facts: TripFacts): PriceLine[] {
  const { dayMinutes, km, emptyKm, waitingMinutes, passengers } = facts;
  const included = base.includedHours * 60;
  const beyond = dayMinutes.reduce((sum, minutes) => sum + Math.max(0, minutes - included), 0);
  return [
    times('Päevatasu', counted(dayMinutes.length, 'päev', 'päeva'), dayMinutes.length, base.dayPrice),
    perHour(base.includedHours > 0 ? `Tunnid üle ${base.includedHours} h päevas` : 'Tunnid', beyond, base.perHour),
    times('Sõit', `${km} km`, km, base.perKm),
    times('Tühisõit', `garaažist ja tagasi ${emptyKm} km`, emptyKm, base.perEmptyKm),
    perHour('Ooteaeg', waitingMinutes, base.waitingPerHour),
    times('Reisijad', counted(passengers, 'reisija', 'reisijat'), passengers, base.perHead),
  ];
}

/** What is added counts from the price of the trip; what is taken off, one after the other from what it is by then. */
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

function surchargeLine({ name, percent, amount }: Surcharge, of: number): PriceLine {
  if (percent === null) return { title: name, detail: '', amount: amount ?? 0 };
  return { title: name, detail: `${percent}% summast ${formatEuros(of)}`, amount: Math.round((of * percent) / 100) };
}

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
  const [drivers, days] = [secondDriver ? 2 : 1, dayMinutes.length];
  const each = secondDriver ? '2 juhti, ' : '';
  return [
    ...(secondDriver ? [times('Teine juht', counted(days, 'päev', 'päeva'), days, rules.secondDriverPerDay)] : []),
    times('Juhi majutus', `${each}${counted(nights, 'öö', 'ööd')}`, nights * drivers, rules.lodgingPerNight),
    ...(abroad
      ? [
          times(
            'Päevaraha välismaal',
            `${each}${counted(days, 'päev', 'päeva')}`,
            days * drivers,
            rules.allowancePerDay,
          ),
        ]
      : []),
  ];
}

function roundingLine(roundTo: number, sum: number): PriceLine[] {
  if (roundTo <= 0 || sum <= 0) return [];
  const up = (roundTo - (sum % roundTo)) % roundTo;
  return [{ title: 'Ümardus', detail: '', amount: up }];
}

const sameWord = (one: string, other: string): boolean =>
  one.trim().toLocaleLowerCase('et') === other.trim().toLocaleLowerCase('et');

function countOf(names: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const name of names) found.set(name, (found.get(name) ?? 0) + 1);
  return found;
}
