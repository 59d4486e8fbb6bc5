// The rules of a price list. Sums are whole cents without VAT; days of the year are 'MM-DD', dates 'YYYY-MM-DD'.

/** Days of any year, both ends included; one that ends before it begins goes over New Year. */
export interface Season {
  from: string;
  to: string;
}

/** The price of the trip itself: one of them holds for each number of passengers on each day of the year. */
export interface BaseRule {
  name: string;
  passengersFrom: number;
  /** null: any number. */
  passengersTo: number | null;
  /** null: all the year. */
  season: Season | null;
  /** A day of the trip costs at least this. */
  dayFloor: number;
  /** For each day, with any distance. */
  dayPrice: number;
  /** Hours of a day that the day's price pays for. */
  includedHours: number;
  /** For each hour of a day beyond those. */
  perHour: number;
  perKm: number;
  /** From the depot and back. */
  perEmptyKm: number;
  /** For an hour in which the bus stands and waits. */
  waitingPerHour: number;
  perHead: number;
}

/** The conditions of a surcharge: all that are set must hold; absent ones do not matter. */
export interface Condition {
  /** Of the departure; 1 is Monday. */
  weekdays: number[] | null;
  season: Season | null;
  /** Something is driven between 22 and 6 o'clock. */
  night: boolean;
  /** The departure is in school holidays. */
  schoolHolidays: boolean;
  /** The route leaves Estonia. */
  abroad: boolean;
  /** The customer's promo code, in whatever letters. */
  promo: string | null;
}

/** A surcharge or discount of the trip: either a percentage or a sum. */
export interface Surcharge {
  name: string;
  percent: number | null;
  amount: number | null;
  when: Condition;
}

/** One crossing of a ferry that the maps know by this name. */
export interface FerryPrice {
  name: string;
  price: number;
}

export interface SchoolHoliday {
  firstDay: string;
  lastDay: string;
}

export interface PriceRules {
  base: BaseRule[];
  surcharges: Surcharge[];
  ferries: FerryPrice[];
  schoolHolidays: SchoolHoliday[];
  /** For each day of a trip that the hours law gives two drivers. */
  secondDriverPerDay: number;
  /** For each night and driver. */
  lodgingPerNight: number;
  /** For each day abroad and driver. */
  allowancePerDay: number;
  /** The price is rounded up to a multiple of this; 0 leaves it as it is. */
  roundTo: number;
}

/** The facts that a price is computed from. */
export interface TripFacts {
  /** Local date of the departure. */
  date: string;
  /** 1 is Monday. */
  weekday: number;
  /** Minutes of the trip on each local date, without rests. */
  dayMinutes: number[];
  km: number;
  /** From the depot to the first stop and from the last one back; 0 when there is no depot. */
  emptyKm: number;
  waitingMinutes: number;
  /** Nights that the drivers sleep away. */
  nights: number;
  passengers: number;
  night: boolean;
  abroad: boolean;
  /** The country of each stop, in order. */
  countries: string[];
  promo: string | null;
  /** The name of each ferry, once for each crossing. */
  ferries: string[];
  /** The hours law gives the trip two drivers. */
  secondDriver: boolean;
  /** It allows the trip as it is, to one driver or to two. */
  lawful: boolean;
}

/**
 * The reason for a line of a price. The kind names the unit of `count`: days, kilometres, passengers, nights,
 * crossings, and minutes of hours and waiting. `each` is the price of a unit, of an hour where minutes are counted.
 */
export type PriceSource =
  | { kind: 'day' | 'drive' | 'emptyDrive' | 'waiting' | 'people' | 'secondDriver'; count: number; each: number }
  /** Hours of a day beyond those that the price of the day pays for; 0: all of them. */
  | { kind: 'hours'; count: number; each: number; beyond: number }
  | { kind: 'lodging' | 'allowance'; count: number; each: number; drivers: number }
  | { kind: 'ferry'; name: string; count: number; each: number }
  /** The difference to the minimum of the days, by the rule of this name. */
  | { kind: 'minimum'; name: string; count: number; each: number }
  /** A surcharge or discount by its name: a percentage of a sum, or a sum. */
  | { kind: 'percent'; name: string; percent: number; of: number }
  | { kind: 'sum'; name: string }
  | { kind: 'rounding' }
  /** By how much the office changed the price. */
  | { kind: 'change' };

export type PriceLineKind = PriceSource['kind'];

/** One line of a price: its amount in cents without VAT, less than 0 for a discount. */
export type PriceLine = PriceSource & { amount: number };

/** Why the rules give no price. */
export type NoPrice =
  | { key: 'priceList.noBaseRule'; values: { passengers: number } }
  | { key: 'priceList.ferryUnpriced'; values: { ferry: string } }
  | { key: 'priceList.priceTooLow'; values: { rule: string; price: { cents: number } } }
  | { key: 'priceList.priceTooHigh'; values: { rule: string } };

/** The lines and what they come to, or why there is no price. */
export type Priced = { lines: PriceLine[]; total: number } | { problem: NoPrice };
