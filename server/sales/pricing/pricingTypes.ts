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

@ObjectType({ description: 'Days of any year, both ends included; it may go over New Year.', simpleResolvers: true })
@InputType('PriceSeasonInput', { description: 'Days of any year, both ends included; it may go over New Year.' })
export class PriceSeason {
  @Matches(dayOfYear, refuseWith('priceList.badSeason'))
  @Field(() => String, { description: 'First day, MM-DD.' })
  from: string;
  @Matches(dayOfYear, refuseWith('priceList.badSeason'))
  @Field(() => String, { description: 'Last day, MM-DD.' })
  to: string;
}

@ObjectType({
  description: 'The price of the trip itself for a size of the group and a season; without VAT.',
  simpleResolvers: true,
})
@InputType('BasePriceRuleInput', {
  description: 'The price of the trip itself for a size of the group and a season; without VAT.',
})
export class BasePriceRule {
  @ShortText()
  @Field(() => String, { description: 'Name, one of its own.' })
  name: string;
  @IsInt()
  @Field(() => Int, { description: 'Fewest passengers.' })
  passengersFrom: number;
  @Field(() => Int, { nullable: true, description: 'Most passengers; null: however many.' })
  passengersTo: number | null;
  @ValidateNested()
  @Field(() => PriceSeason, { nullable: true, description: 'When it holds; null: all the year.' })
  season: PriceSeason | null;
  @Field(() => PriceScalar, { description: 'A day costs at least this.' })
  dayFloor: number;
  @Field(() => PriceScalar, { description: 'For each day.' })
  dayPrice: number;
  @Field(() => Int, { description: 'Hours of a day that the price of the day pays for.' })
  includedHours: number;
  @Field(() => PriceScalar, { description: 'For each further hour of a day.' })
  perHour: number;
  @Field(() => PriceScalar, { description: 'For each kilometre.' })
  perKm: number;
  @Field(() => PriceScalar, { description: 'For each kilometre from the depot and back.' })
  perEmptyKm: number;
  @Field(() => PriceScalar, { description: 'For each hour that the bus stands and waits.' })
  waitingPerHour: number;
  @Field(() => PriceScalar, { description: 'For each passenger.' })
  perHead: number;
}

@ObjectType({ description: 'When a surcharge holds: all that is said must be so.', simpleResolvers: true })
@InputType('PriceConditionInput', { description: 'When a surcharge holds: all that is said must be so.' })
export class PriceCondition {
  @ArrayMaxSize(7)
  @Field(() => [Int], { nullable: true, description: 'Weekdays of the departure, 1 is Monday.' })
  weekdays: number[] | null;
  @ValidateNested()
  @Field(() => PriceSeason, { nullable: true, description: 'Days of the year.' })
  season: PriceSeason | null;
  @Field(() => Boolean, { defaultValue: false, description: 'Something is driven between 22 and 6 o’clock.' })
  night: boolean;
  @Field(() => Boolean, { defaultValue: false, description: 'The departure is in school holidays.' })
  schoolHolidays: boolean;
  @Field(() => Boolean, { defaultValue: false, description: 'The route leaves Estonia.' })
  abroad: boolean;
  @ShortText()
  @Field(() => String, { nullable: true, description: 'The customer’s promo code.' })
  promo: string | null;
}

@ObjectType({ description: 'A percentage or a sum, added to the price of the trip.', simpleResolvers: true })
@InputType('PriceSurchargeInput', { description: 'A percentage or a sum, added to the price of the trip.' })
export class PriceSurcharge {
  @ShortText()
  @Field(() => String, { description: 'Name, one of its own; it is the title of the line.' })
  name: string;
  @IsInt(refuseWith('priceList.badPercent'))
  @Field(() => Float, { nullable: true, description: 'Percent of the price of the trip; less than 0 is a discount.' })
  percent: number | null;
  @Field(() => AmountScalar, { nullable: true, description: 'Or a sum.' })
  amount: number | null;
  @ValidateNested()
  @Field(() => PriceCondition, { description: 'When.' })
  when: PriceCondition;
}

@ObjectType({ description: 'What one crossing costs.', simpleResolvers: true })
@InputType('FerryPriceInput', { description: 'What one crossing costs.' })
export class FerryPrice {
  @ShortText()
  @Field(() => String, { description: 'The ferry, as the maps name it: Virtsu–Kuivastu.' })
  name: string;
  @Field(() => PriceScalar, { description: 'Price of a crossing.' })
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

@ObjectType('PriceRules', { description: 'What the company asks for; without VAT.', simpleResolvers: true })
@InputType('PriceRulesInput', { description: 'What the company asks for; without VAT.' })
export class PriceRulesType {
  @ArrayMaxSize(100)
  @ValidateNested({ each: true })
  @Field(() => [BasePriceRule], { description: 'One holds for each number of passengers on each day of the year.' })
  base: BasePriceRule[];
  @ArrayMaxSize(100)
  @ValidateNested({ each: true })
  @Field(() => [PriceSurcharge], { description: 'What is added or taken off.' })
  surcharges: PriceSurcharge[];
  @ArrayMaxSize(100)
  @ValidateNested({ each: true })
  @Field(() => [FerryPrice], { description: 'Ferries.' })
  ferries: FerryPrice[];
  @ArrayMaxSize(100)
  @ValidateNested({ each: true })
  @Field(() => [SchoolHoliday], { description: 'School holidays, as surcharges mean them.' })
  schoolHolidays: SchoolHoliday[];
  @Field(() => PriceScalar, { description: 'A second driver, where the hours law wants one, for each day.' })
  secondDriverPerDay: number;
  @Field(() => PriceScalar, { description: 'For each night and driver.' })
  lodgingPerNight: number;
  @Field(() => PriceScalar, { description: 'For each day abroad and driver.' })
  allowancePerDay: number;
  @Field(() => PriceScalar, { description: 'The price is rounded up to a multiple of this; 0 leaves it.' })
  roundTo: number;
}

@InputType({ description: 'The next version of the price list.' })
export class PriceListInput {
  @ShortText()
  @Field(() => String, { description: 'Name, such as Talv 2026.' })
  name: string;
  @ValidateNested()
  @Field(() => PriceRulesType, { description: 'What it asks for.' })
  rules: PriceRulesType;
}

@ObjectType('PriceList', { description: 'A version of the price list.', simpleResolvers: true })
export class PriceListRow {
  @Field(() => UUIDScalar, { description: 'Id.' })
  id: string;
  @Field(() => Int, { description: 'Counts from 1.' })
  version: number;
  @Field(() => String, { description: 'Name.' })
  name: string;
  @Field(() => PriceRulesType, { description: 'What it asks for.' })
  rules: PriceRulesType;
  @Field(() => DateTimeScalar, { description: 'Since when it holds.' })
  createdAt: Date;
}

@ObjectType('PriceLine', {
  description: 'One line of a price; the texts are as a customer reads them.',
  simpleResolvers: true,
})
export class PriceLineRow {
  @Printed()
  @Field(() => String, { description: 'What it is: Sõit.' })
  title: Message | string;
  @Printed()
  @Field(() => String, { description: 'How it comes about: 442 km × 1,35 €; may be empty.' })
  detail: Message | string;
  @Field(() => AmountScalar, { description: 'Euros without VAT; less than 0 for a discount.' })
  amount: number;
  @Field(() => PriceSourceType, { nullable: true, description: 'What both are written from; null of a typed line.' })
  source: PriceSourceType | null;
}

@ObjectType({
  description: 'What an order would cost by the price list; nobody is told by itself.',
  simpleResolvers: true,
})
export class ProposedPrice {
  @Field(() => UUIDScalar, { description: 'Id of the order.' })
  orderId: string;
  @Field(() => Int, { description: 'The version of the order that it was computed for.' })
  orderVersion: number;
  @Field(() => UUIDScalar, { nullable: true, description: 'The price list; null: there is none yet.' })
  priceListId: string | null;
  @Field(() => String, { nullable: true, description: 'Its name.' })
  priceListName: string | null;
  @Field(() => PriceScalar, {
    nullable: true,
    description: 'Net price in euros, the sum of the lines; null with a problem.',
  })
  price: number | null;
  @Field(() => [PriceLineRow], { description: 'What it is the sum of.' })
  lines: PriceLineRow[];
  @Printed()
  @Field(() => String, { nullable: true, description: 'Why there is no price, in the language of the request.' })
  problem: Message | null;
  @Field(() => VatRateScalar, {
    nullable: true,
    description: 'The VAT rate that fits the countries of the stops; null: a person must decide. Never set by itself.',
  })
  vatRate: number | null;
  @Field(() => PriceScalar, {
    nullable: true,
    description: 'What the customer would pay at the usual VAT rate: trip and catering; null with a problem.',
  })
  amountDue: number | null;
  @Printed()
  @Field(() => String, {
    nullable: true,
    description: 'Why it is not the usual rate, or what must be decided, in the language of the request.',
  })
  vatReason: Message | null;
  @Field(() => ShownPriceRow, {
    nullable: true,
    description: 'What the customer was shown before sending; null: nothing.',
  })
  shown: ShownPriceRow | null;
}

@ObjectType({ description: 'What is wrong with a price list.', simpleResolvers: true })
export class PriceRuleProblem {
  @Field(() => String, { description: 'Where: base.1.name.' })
  field: string;
  @Field(() => String, { description: 'What, in the language of the request.' })
  message: string;
}

@ObjectType({ description: 'What rules would have asked for an offer that was sent.', simpleResolvers: true })
export class RepricedOffer {
  @Field(() => UUIDScalar, { description: 'Id of the order.' })
  orderId: string;
  @Field(() => String, { description: 'Towns of the route.' })
  title: string;
  @Field(() => DateTimeScalar, { description: 'Departure.' })
  start: Date;
  @Field(() => PriceScalar, { description: 'Net price that was sent.' })
  sent: number;
  @Field(() => PriceScalar, { nullable: true, description: 'By the price list that holds now.' })
  now: number | null;
  @Field(() => PriceScalar, { nullable: true, description: 'By the rules that were given.' })
  then: number | null;
  @Printed()
  @Field(() => String, { nullable: true, description: 'Why the rules give no price, in the language of the request.' })
  problem: Message | null;
}

@ObjectType({ description: 'What a change of the price list would do.', simpleResolvers: true })
export class PriceListPreview {
  @Field(() => [PriceRuleProblem], { description: 'What keeps it from being saved.' })
  problems: PriceRuleProblem[];
  @Field(() => [RepricedOffer], { description: 'The last 50 offers, the latest first; none while there are problems.' })
  offers: RepricedOffer[];
}
