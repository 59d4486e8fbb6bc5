import type { PriceRulesFieldsFragment, PriceRulesInput } from '../../generated/graphql';
import { toCents, toEuros } from '../../lib/texts/money';

// The price list while it is being edited: sums are cents, null while they cannot be read; numbers are what was typed.

type Cents = number | null;
type Rules = PriceRulesFieldsFragment;

export const baseSums = [
  'dayFloor',
  'dayPrice',
  'perHour',
  'perKm',
  'perEmptyKm',
  'waitingPerHour',
  'perHead',
] as const;
export const crewSums = ['secondDriverPerDay', 'lodgingPerNight', 'allowancePerDay', 'roundTo'] as const;

/** '01.05', both or none. */
export interface SeasonText {
  from: string;
  to: string;
}

export interface BaseDraft extends Record<(typeof baseSums)[number], Cents> {
  key: string;
  name: string;
  passengersFrom: string;
  passengersTo: string;
  includedHours: string;
  season: SeasonText;
}

export interface SurchargeDraft {
  key: string;
  name: string;
  /** '-10' is ten percent off. */
  percent: string;
  weekdays: number[];
  season: SeasonText;
  night: boolean;
  schoolHolidays: boolean;
  abroad: boolean;
  promo: string;
  /** A sum instead of the percentage; the editor keeps one that a program stored. */
  amount: number | null;
}

export interface PriceListDraft extends Record<(typeof crewSums)[number], Cents> {
  name: string;
  base: BaseDraft[];
  surcharges: SurchargeDraft[];
  ferries: { key: string; name: string; price: Cents }[];
  schoolHolidays: { key: string; firstDay: string | null; lastDay: string | null }[];
}

let keys = 0;
const makeRowKey = () => `row${(keys += 1)}`;

/** 'MM-DD' as it is read and typed: 'DD.MM'. */
const turnDate = (day: string, from: string, to: string) => day.trim().split(from).reverse().join(to);
const toSeasonText = (season: Rules['base'][number]['season']): SeasonText => ({
  from: season ? turnDate(season.from, '-', '.') : '',
  to: season ? turnDate(season.to, '-', '.') : '',
});
const readSeason = ({ from, to }: SeasonText) =>
  from.trim() === '' && to.trim() === '' ? null : { from: turnDate(from, '.', '-'), to: turnDate(to, '.', '-') };

export function toPriceListDraft(name: string, rules: Rules): PriceListDraft {
  return {
    name,
    base: rules.base.map((rule) => ({
      key: makeRowKey(),
      name: rule.name,
      passengersFrom: String(rule.passengersFrom),
      passengersTo: rule.passengersTo === null ? '' : String(rule.passengersTo),
      includedHours: String(rule.includedHours),
      season: toSeasonText(rule.season),
      ...mapEach(baseSums, (sum) => toCents(rule[sum])),
    })),
    surcharges: rules.surcharges.map(({ name, percent, amount, when }) => ({
      key: makeRowKey(),
      name,
      percent: percent === null ? '' : String(percent),
      amount,
      weekdays: when.weekdays ?? [],
      season: toSeasonText(when.season),
      night: when.night,
      schoolHolidays: when.schoolHolidays,
      abroad: when.abroad,
      promo: when.promo ?? '',
    })),
    ferries: rules.ferries.map(({ name, price }) => ({ key: makeRowKey(), name, price: toCents(price) })),
    schoolHolidays: rules.schoolHolidays.map(({ firstDay, lastDay }) => ({ key: makeRowKey(), firstDay, lastDay })),
    ...mapEach(crewSums, (sum) => toCents(rules[sum])),
  };
}

const mapEach = <Field extends string>(fields: readonly Field[], find: (field: Field) => number) =>
  Object.fromEntries(fields.map((field) => [field, find(field)])) as Record<Field, number>;

export const makeEmptyBase = (passengersFrom: number): BaseDraft => ({
  key: makeRowKey(),
  name: '',
  passengersFrom: String(passengersFrom),
  passengersTo: '',
  includedHours: '10',
  season: { from: '', to: '' },
  ...mapEach(baseSums, () => 0),
});

export const makeEmptySurcharge = (): SurchargeDraft => ({
  key: makeRowKey(),
  name: '',
  percent: '',
  amount: null,
  weekdays: [],
  season: { from: '', to: '' },
  night: false,
  schoolHolidays: false,
  abroad: false,
  promo: '',
});

export const makeEmptyFerry = () => ({ key: makeRowKey(), name: '', price: 0 });
export const makeEmptyHoliday = () => ({ key: makeRowKey(), firstDay: null, lastDay: null });

/** The question for the server. Undefined while a sum, a number or a date cannot be read. */
export function toPriceRules(draft: PriceListDraft): PriceRulesInput | undefined {
  const unread = { any: false };
  const readEuros = (cents: Cents) => {
    if (cents === null) unread.any = true;
    return toEuros(cents ?? 0);
  };
  const readWhole = (text: string) => {
    if (!/^-?\d{1,5}$/.test(text.trim())) unread.any = true;
    return Number(text.trim()) || 0;
  };
  const readDay = (date: string | null) => {
    if (date === null) unread.any = true;
    return date ?? '2000-01-01';
  };
  const rules: PriceRulesInput = {
    base: draft.base.map((row) => ({
      name: row.name,
      passengersFrom: readWhole(row.passengersFrom),
      passengersTo: row.passengersTo.trim() === '' ? null : readWhole(row.passengersTo),
      includedHours: readWhole(row.includedHours),
      season: readSeason(row.season),
      ...mapEach(baseSums, (sum) => readEuros(row[sum])),
    })),
    surcharges: draft.surcharges.map((row) => ({
      name: row.name,
      percent: row.amount === null ? readWhole(row.percent) : null,
      amount: row.amount,
      when: {
        weekdays: row.weekdays.length > 0 ? row.weekdays : null,
        season: readSeason(row.season),
        night: row.night,
        schoolHolidays: row.schoolHolidays,
        abroad: row.abroad,
        promo: row.promo.trim() === '' ? null : row.promo,
      },
    })),
    ferries: draft.ferries.map(({ name, price }) => ({ name, price: readEuros(price) })),
    schoolHolidays: draft.schoolHolidays.map(({ firstDay, lastDay }) => ({
      firstDay: readDay(firstDay),
      lastDay: readDay(lastDay),
    })),
    ...mapEach(crewSums, (sum) => readEuros(draft[sum])),
  };
  return unread.any ? undefined : rules;
}
