import type { BaseRule, PriceRules, Season, Surcharge } from './priceRules';
import { takesOff } from './price';
import { daysOfYear, inSeason, isDayOfYear } from './season';
import { dayOfYearText } from './texts';

/** What is wrong with a price list, where ('base.1.name'), and one Estonian sentence. */
export interface RuleProblem {
  field: string;
  message: string;
}

/** A bus has no more seats, and no trip more passengers. */
const mostPassengers = 10_000;

/** Everything that keeps a price list from being used, gaps and overlaps by the names of their rules; none when it can be. */
export function checkRules(rules: PriceRules): RuleProblem[] {
  const own = [
    ...rules.base.flatMap(checkBase),
    ...rules.surcharges.flatMap(checkSurcharge),
    ...rules.schoolHolidays.flatMap(({ firstDay, lastDay }, index) =>
      firstDay <= lastDay
        ? []
        : [{ field: `schoolHolidays.${index}.lastDay`, message: 'Vaheaeg ei saa lõppeda enne algust' }],
    ),
    ...repeated('base', rules.base, 'Põhihind'),
    ...repeated('surcharges', rules.surcharges, 'Lisatasu'),
    ...repeated('ferries', rules.ferries, 'Praam'),
  ];
  // What is not a range yet has neither gaps nor overlaps.
  return own.length > 0 ? own : checkCover(rules.base);
}

function checkBase(rule: BaseRule, index: number): RuleProblem[] {
  const at = (field: string, message: string) => ({ field: `base.${index}.${field}`, message });
  const { passengersFrom: from, passengersTo: to, includedHours } = rule;
  return [
    ...(rule.name.trim() === '' ? [at('name', 'Palun sisestage nimi')] : []),
    ...(Number.isInteger(from) && from >= 1 && from <= mostPassengers
      ? []
      : [at('passengersFrom', 'Reisijaid peab olema vähemalt 1')]),
    ...(to === null || (Number.isInteger(to) && to >= from && to <= mostPassengers)
      ? []
      : [at('passengersTo', 'Viimane reisijate arv ei saa olla esimesest väiksem')]),
    ...(includedHours >= 0 && includedHours <= 24 ? [] : [at('includedHours', '0 kuni 24 tundi')]),
    ...checkSeason(rule.season, (message) => at('season', message)),
    ...(rule.dayFloor + rule.dayPrice + rule.perKm + rule.perHead > 0
      ? []
      : [at('dayPrice', `Reegel „${rule.name.trim()}“ annab hinnaks 0 €`)]),
  ];
}

function checkSeason(season: Season | null, at: (message: string) => RuleProblem): RuleProblem[] {
  if (!season || (isDayOfYear(season.from) && isDayOfYear(season.to))) return [];
  return [at('Hooaja päevad peavad olema kujul 01.05')];
}

function checkSurcharge(rule: Surcharge, index: number): RuleProblem[] {
  const at = (field: string, message: string) => ({ field: `surcharges.${index}.${field}`, message });
  const { percent, amount, when } = rule;
  const wrong: RuleProblem[] = [];
  if (rule.name.trim() === '') wrong.push(at('name', 'Palun sisestage nimi'));
  if ((percent === null) === (amount === null)) wrong.push(at('percent', 'Palun sisestage kas protsent või summa'));
  if (percent !== null && !(percent >= -100 && percent <= 300)) wrong.push(at('percent', '-100% kuni 300%'));
  // Else a trip that goes on into the night, or farther, could become cheaper by it.
  if (takesOff(rule) && (when.night || when.abroad))
    wrong.push(at('percent', 'Öö ja välisreisi eest ei saa hinda alla võtta'));
  if (when.weekdays?.some((day) => !(day >= 1 && day <= 7)) || when.weekdays?.length === 0)
    wrong.push(at('weekdays', 'Palun valige nädalapäevad'));
  if (when.promo !== null && when.promo.trim() === '') wrong.push(at('promo', 'Palun sisestage sooduskood'));
  return [...wrong, ...checkSeason(when.season, (message) => at('season', message))];
}

function repeated(list: string, rules: readonly { name: string }[], what: string): RuleProblem[] {
  const names = rules.map(({ name }) => name.trim().toLocaleLowerCase('et'));
  return names.flatMap((name, index) =>
    name !== '' && names.indexOf(name) < index
      ? [{ field: `${list}.${index}.name`, message: `${what} „${rules[index]?.name.trim()}“ on juba olemas` }]
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
  if (base.length === 0) return [{ field: 'base', message: 'Palun lisage vähemalt üks põhihind' }];
  const holes = cells(base).filter(({ rules }) => rules.length !== 1);
  const seen = new Set<string>();
  return holes.flatMap((hole) => {
    const message = hole.rules.length === 0 ? gapText(hole, base) : overlapText(hole);
    // The same two rules overlap in many cells; the first one says it.
    const key = hole.rules.length === 0 ? message : hole.rules.map(({ name }) => name).join('\n');
    if (seen.has(key)) return [];
    seen.add(key);
    const culprit = hole.rules[1] ?? neighbours(hole, base)[1] ?? neighbours(hole, base)[0];
    return [{ field: `base.${culprit ? base.indexOf(culprit) : 0}.passengersFrom`, message }];
  });
}

function cells(base: readonly BaseRule[]): Hole[] {
  const open = base.some(({ passengersTo }) => passengersTo === null);
  const highest = Math.max(...base.map(({ passengersFrom, passengersTo }) => passengersTo ?? passengersFrom));
  const starts = [1, ...base.flatMap(({ passengersFrom, passengersTo }) => [passengersFrom, (passengersTo ?? 0) + 1])];
  const bounds = [...new Set(starts)].filter((start) => start <= highest || open).sort((one, other) => one - other);
  return spansOfYear(base).flatMap(([firstDay, lastDay]) =>
    bounds.map((from, index) => {
      const next = bounds[index + 1];
      const to = next === undefined ? (open ? null : highest) : next - 1;
      const rules = base.filter(
        (rule) =>
          rule.passengersFrom <= from && from <= (rule.passengersTo ?? Infinity) && inSeason(rule.season, firstDay),
      );
      return { from, to, firstDay, lastDay, rules };
    }),
  );
}

/** The year, cut where a season begins or has ended. */
function spansOfYear(base: readonly BaseRule[]): [string, string][] {
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
function neighbours({ from, to }: Hole, base: readonly BaseRule[]): BaseRule[] {
  const below = base.filter(({ passengersTo }) => passengersTo !== null && passengersTo < from);
  const above = base.filter(({ passengersFrom }) => to !== null && passengersFrom > to);
  const nearest = (rules: BaseRule[], far: (rule: BaseRule) => number) =>
    rules.sort((one, other) => far(one) - far(other))[0];
  return [
    nearest(below, ({ passengersTo }) => from - (passengersTo ?? 0)),
    nearest(above, ({ passengersFrom }) => passengersFrom - (to ?? 0)),
  ].filter((rule) => rule !== undefined);
}

const rangeText = ({ from, to }: Hole): string =>
  `${to === null ? `alates ${from}` : from === to ? from : `${from}–${to}`} reisijat`;

const seasonText = ({ firstDay, lastDay }: Hole): string =>
  firstDay === '01-01' && lastDay === '12-31' ? '' : `, ${dayOfYearText(firstDay)}–${dayOfYearText(lastDay)}`;

function gapText(hole: Hole, base: readonly BaseRule[]): string {
  const names = neighbours(hole, base).map(({ name }) => `„${name.trim()}“`);
  const where = names.length === 2 ? `Reeglite ${names.join(' ja ')} vahel` : `Reegli ${names[0] ?? ''} kõrval`;
  return `${names.length === 0 ? 'Põhihindades' : where} on tühimik: ${rangeText(hole)}${seasonText(hole)}`;
}

const overlapText = (hole: Hole): string =>
  `Reeglid ${hole.rules.map(({ name }) => `„${name.trim()}“`).join(' ja ')} kattuvad: ${rangeText(hole)}${seasonText(hole)}`;
