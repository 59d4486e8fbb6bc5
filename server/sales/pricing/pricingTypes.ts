import type { Message } from '../../platform/values/message';
import { refuseWith } from '../../texts/messages';
import { Printed } from '../../texts/printed';
import { ArrayMaxSize, IsInt, Matches, ValidateNested } from 'class-validator';
import { Field, Float, InputType, Int, ObjectType } from 'type-graphql';
import {
  AmountScalar,
  DateTimeScalar,
  LocalDateScalar,
  PriceScalar,
  UUIDScalar,
  VatRateScalar,
} from '../../platform/api/scalars';
import { ShortText } from '../../platform/api/shortText';

import { PriceSourceType } from './sourceTypes';
import { ShownPriceRow } from './shown/shownTypes';

// A price list is read and written in the same words, so each class is a type and an input.

const dayOfYear = /^\d{2}-\d{2}$/;

@ObjectType({
  description: 'Days of any year, both ends included. The range may cross New Year.',
  simpleResolvers: true,
})
@InputType('PriceSeasonInput', { description: 'Days of any year, both ends included. The range may cross New Year.' })
export class PriceSeason {
  @Matches(dayOfYear, refuseWith('priceList.badSeason'))
  @Field(() => String, { description: 'First day, MM-DD.' })
  from: string;
  @Matches(dayOfYear, refuseWith('priceList.badSeason'))
  @Field(() => String, { description: 'Last day, MM-DD.' })
  to: string;
}

@ObjectType({
  description: 'A base rule: the price of the trip for a group size and a season, in euros without VAT.',
  simpleResolvers: true,
})
@InputType('BasePriceRuleInput', {
  description: 'A base rule: the price of the trip for a group size and a season, in euros without VAT.',
})
export class BasePriceRule {
  @ShortText()
  @Field(() => String, { description: 'Unique name.' })
  name: string;
  @IsInt()
  @Field(() => Int, { description: 'The smallest number of passengers.' })
  passengersFrom: number;
  @Field(() => Int, { nullable: true, description: 'The largest number of passengers. Null means no limit.' })
  passengersTo: number | null;
  @ValidateNested()
  @Field(() => PriceSeason, { nullable: true, description: 'The season. Null means the whole year.' })
  season: PriceSeason | null;
  @Field(() => PriceScalar, { description: 'The minimum price of a day.' })
  dayFloor: number;
  @Field(() => PriceScalar, { description: 'Price per day.' })
  dayPrice: number;
  @Field(() => Int, { description: 'Hours of a day that the price per day includes.' })
  includedHours: number;
  @Field(() => PriceScalar, { description: 'Price per further hour of a day.' })
  perHour: number;
  @Field(() => PriceScalar, { description: 'Price per kilometre.' })
  perKm: number;
  @Field(() => PriceScalar, { description: 'Price per kilometre from and to the depot.' })
  perEmptyKm: number;
  @Field(() => PriceScalar, { description: 'Price per hour of waiting.' })
  waitingPerHour: number;
  @Field(() => PriceScalar, { description: 'Price per passenger.' })
  perHead: number;
}

@ObjectType({ description: 'The conditions of a surcharge. All given conditions must be true.', simpleResolvers: true })
@InputType('PriceConditionInput', { description: 'The conditions of a surcharge. All given conditions must be true.' })
export class PriceCondition {
  @ArrayMaxSize(7)
  @Field(() => [Int], { nullable: true, description: 'Weekdays of the departure, 1 is Monday.' })
  weekdays: number[] | null;
  @ValidateNested()
  @Field(() => PriceSeason, { nullable: true, description: 'Days of the year.' })
  season: PriceSeason | null;
  @Field(() => Boolean, { defaultValue: false, description: 'True requires driving between 22 and 6 o’clock.' })
  night: boolean;
  @Field(() => Boolean, { defaultValue: false, description: 'True requires a departure in school holidays.' })
  schoolHolidays: boolean;
  @Field(() => Boolean, { defaultValue: false, description: 'True requires a route that leaves Estonia.' })
  abroad: boolean;
  @ShortText()
  @Field(() => String, { nullable: true, description: 'The customer’s discount code.' })
  promo: string | null;
}

@ObjectType({ description: 'A percentage or a sum that is added to the price of the trip.', simpleResolvers: true })
@InputType('PriceSurchargeInput', { description: 'A percentage or a sum that is added to the price of the trip.' })
export class PriceSurcharge {
  @ShortText()
  @Field(() => String, { description: 'Unique name. It is the title of the line.' })
  name: string;
  @IsInt(refuseWith('priceList.badPercent'))
  @Field(() => Float, { nullable: true, description: 'Percent of the price of the trip. A discount is negative.' })
  percent: number | null;
  @Field(() => AmountScalar, { nullable: true, description: 'A sum in euros, instead of a percentage.' })
  amount: number | null;
  @ValidateNested()
  @Field(() => PriceCondition, { description: 'The condition under which it is added.' })
  when: PriceCondition;
}

@ObjectType({ description: 'The price of one crossing of a ferry.', simpleResolvers: true })
@InputType('FerryPriceInput', { description: 'The price of one crossing of a ferry.' })
export class FerryPrice {
  @ShortText()
  @Field(() => String, { description: 'The name of the ferry in the maps, for example Virtsu–Kuivastu.' })
  name: string;
  @Field(() => PriceScalar, { description: 'Price of one crossing in euros.' })
  price: number;
}

@ObjectType({ description: 'School holidays.', simpleResolvers: true })
@InputType('SchoolHolidayInput', { description: 'School holidays.' })
export class SchoolHoliday {
  @Field(() => LocalDateScalar, { description: 'First day.' })
  firstDay: string;
  @Field(() => LocalDateScalar, { description: 'Last day, included.' })
  lastDay: string;
}

@ObjectType('PriceRules', { description: 'The prices of the company in euros, without VAT.', simpleResolvers: true })
@InputType('PriceRulesInput', { description: 'The prices of the company in euros, without VAT.' })
export class PriceRulesType {
  @ArrayMaxSize(100)
  @ValidateNested({ each: true })
  @Field(() => [BasePriceRule], {
    description: 'Base rules. Exactly one must apply to each number of passengers on each day of the year.',
  })
  base: BasePriceRule[];
  @ArrayMaxSize(100)
  @ValidateNested({ each: true })
  @Field(() => [PriceSurcharge], { description: 'Surcharges and discounts.' })
  surcharges: PriceSurcharge[];
  @ArrayMaxSize(100)
  @ValidateNested({ each: true })
  @Field(() => [FerryPrice], { description: 'Ferries.' })
  ferries: FerryPrice[];
  @ArrayMaxSize(100)
  @ValidateNested({ each: true })
  @Field(() => [SchoolHoliday], { description: 'School holidays, for the conditions of surcharges.' })
  schoolHolidays: SchoolHoliday[];
  @Field(() => PriceScalar, { description: 'Price per day of a second driver, if the law requires one.' })
  secondDriverPerDay: number;
  @Field(() => PriceScalar, { description: 'Price per night and driver.' })
  lodgingPerNight: number;
  @Field(() => PriceScalar, { description: 'Price per day abroad and driver.' })
  allowancePerDay: number;
  @Field(() => PriceScalar, {
    description: 'The price is rounded up to a multiple of this sum. 0 switches rounding off.',
  })
  roundTo: number;
}

@InputType({ description: 'The next version of the price list.' })
export class PriceListInput {
  @ShortText()
  @Field(() => String, { description: 'Name, for example Talv 2026.' })
  name: string;
  @ValidateNested()
  @Field(() => PriceRulesType, { description: 'The prices.' })
  rules: PriceRulesType;
}

@ObjectType('PriceList', { description: 'A version of the price list.', simpleResolvers: true })
export class PriceListRow {
  @Field(() => UUIDScalar, { description: 'Id.' })
  id: string;
  @Field(() => Int, { description: 'The number of the version, from 1.' })
  version: number;
  @Field(() => String, { description: 'Name.' })
  name: string;
  @Field(() => PriceRulesType, { description: 'The prices.' })
  rules: PriceRulesType;
  @Field(() => DateTimeScalar, { description: 'The moment since when it applies.' })
  createdAt: Date;
}

@ObjectType('PriceLine', {
  description: 'A line of a price, in the customer’s language.',
  simpleResolvers: true,
})
export class PriceLineRow {
  @Printed()
  @Field(() => String, { description: 'Title of the line, for example Sõit.' })
  title: Message | string;
  @Printed()
  @Field(() => String, { description: 'How the amount was calculated, for example 442 km × 1,35 €. It may be empty.' })
  detail: Message | string;
  @Field(() => AmountScalar, { description: 'Amount in euros without VAT. A discount is negative.' })
  amount: number;
  @Field(() => PriceSourceType, {
    nullable: true,
    description: 'The data that title and detail are written from. Null for a typed line.',
  })
  source: PriceSourceType | null;
}

@ObjectType({
  description: 'The price of an order by the price list. It is not sent to the customer.',
  simpleResolvers: true,
})
export class ProposedPrice {
  @Field(() => UUIDScalar, { description: 'Id of the order.' })
  orderId: string;
  @Field(() => Int, { description: 'Version of the order that the price was calculated for.' })
  orderVersion: number;
  @Field(() => UUIDScalar, { nullable: true, description: 'Version of the price list. Null without one.' })
  priceListId: string | null;
  @Field(() => String, { nullable: true, description: 'Name of the price list.' })
  priceListName: string | null;
  @Field(() => PriceScalar, {
    nullable: true,
    description: 'Net price in euros, the sum of the lines. Null when there is a problem.',
  })
  price: number | null;
  @Field(() => [PriceLineRow], { description: 'The lines of the price.' })
  lines: PriceLineRow[];
  @Printed()
  @Field(() => String, {
    nullable: true,
    description: 'The reason why there is no price, in the language of the request.',
  })
  problem: Message | null;
  @Field(() => VatRateScalar, {
    nullable: true,
    description:
      'The VAT rate in percent for the countries of the stops. Null means that a person must decide. It is never set automatically.',
  })
  vatRate: number | null;
  @Field(() => PriceScalar, {
    nullable: true,
    description:
      'The sum in euros that the customer would pay at the usual VAT rate: trip and catering. Null when there is a problem.',
  })
  amountDue: number | null;
  @Printed()
  @Field(() => String, {
    nullable: true,
    description: 'The reason for an unusual VAT rate, or the open question, in the language of the request.',
  })
  vatReason: Message | null;
  @Field(() => ShownPriceRow, {
    nullable: true,
    description: 'The price that the customer saw before sending. Null without one.',
  })
  shown: ShownPriceRow | null;
}

@ObjectType({ description: 'A problem of a price list.', simpleResolvers: true })
export class PriceRuleProblem {
  @Field(() => String, { description: 'The path of the field, for example base.1.name.' })
  field: string;
  @Field(() => String, { description: 'The problem in words, in the language of the request.' })
  message: string;
}

@ObjectType({ description: 'The price of a sent offer by the edited rules.', simpleResolvers: true })
export class RepricedOffer {
  @Field(() => UUIDScalar, { description: 'Id of the order.' })
  orderId: string;
  @Field(() => String, { description: 'Towns of the route.' })
  title: string;
  @Field(() => DateTimeScalar, { description: 'Departure.' })
  start: Date;
  @Field(() => PriceScalar, { description: 'Net price that was sent, in euros.' })
  sent: number;
  @Field(() => PriceScalar, { nullable: true, description: 'Net price by the price list in force, in euros.' })
  now: number | null;
  @Field(() => PriceScalar, { nullable: true, description: 'Net price by the edited rules, in euros.' })
  then: number | null;
  @Printed()
  @Field(() => String, {
    nullable: true,
    description: 'The reason why the edited rules give no price, in the language of the request.',
  })
  problem: Message | null;
}

@ObjectType({ description: 'The effect of a change of the price list.', simpleResolvers: true })
export class PriceListPreview {
  @Field(() => [PriceRuleProblem], { description: 'Problems that prevent saving.' })
  problems: PriceRuleProblem[];
  @Field(() => [RepricedOffer], { description: 'The last 50 offers, newest first. Empty while there are problems.' })
  offers: RepricedOffer[];
}
