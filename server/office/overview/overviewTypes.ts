import { ArgsType, Field, Float, Int, ObjectType } from 'type-graphql';
import { AmountScalar, LocalDateScalar } from '../../platform/api/scalars';

@ArgsType()
export class OverviewArgs {
  @Field(() => LocalDateScalar, { description: 'First day of the period.' })
  from: string;

  @Field(() => LocalDateScalar, { description: 'Last day. The period has at most ten years.' })
  to: string;
}

@ObjectType({
  description: 'Sums of a period. Trips count on the day of departure, offers on the day of the inquiry.',
  simpleResolvers: true,
})
export class OverviewTotals {
  @Field(() => LocalDateScalar, { description: 'First day.' })
  from: string;
  @Field(() => LocalDateScalar, { description: 'Last day.' })
  to: string;
  @Field(() => Int, { description: 'Booked trips.' })
  trips: number;
  @Field(() => AmountScalar, { description: 'Prices of booked trips in euros, without VAT and catering.' })
  turnover: number;
  @Field(() => Int, { description: 'Inquiries that came.' })
  inquiries: number;
  @Field(() => Int, { description: 'Inquiries of them that got an offer.' })
  offered: number;
  @Field(() => Int, { description: 'Inquiries of them that became booked trips.' })
  won: number;
  @Field(() => Int, { description: 'Inquiries of them that were rejected, by customer or office.' })
  lost: number;
  @Field(() => Int, { description: 'Inquiries of them whose offer expired.' })
  expired: number;
  @Field(() => Int, { description: 'Inquiries of them that are still open.' })
  waiting: number;
  @Field(() => Int, {
    nullable: true,
    description: 'Minutes from inquiry to first offer: a half was as quick. Null when nothing was answered.',
  })
  answerMedian: number | null;
  @Field(() => Int, { nullable: true, description: 'The same for nine of ten inquiries.' })
  answerNinety: number | null;
  @Field(() => Int, { description: 'Kilometres of all buses with passengers.' })
  loadedKm: number;
  @Field(() => Int, { description: 'Kilometres from and to depots, estimated for each trip alone.' })
  emptyKm: number;
  @Field(() => Int, { description: 'Feedback of drivers whose trip went well.' })
  goodFeedback: number;
  @Field(() => Int, { description: 'Feedback of drivers whose trip did not go well.' })
  badFeedback: number;
  @Field(() => Float, { description: 'Hours that drivers reported.' })
  hours: number;
  @Field(() => Int, { description: 'Acts of people in the office for all booked trips, by their history.' })
  acts: number;
  @Field(() => Int, { description: 'Booked trips with at most three such acts.' })
  tripsWithinGoal: number;
  @Field(() => Int, { description: 'Days on which a bus was used, for each bus.' })
  busDays: number;
  @Field(() => Int, { description: 'All days of all buses.' })
  busDaysOfAll: number;
  @Field(() => Int, { description: 'Days on which a driver was used, for each driver.' })
  driverDays: number;
  @Field(() => Int, { description: 'All days of all drivers.' })
  driverDaysOfAll: number;
  @Field(() => AmountScalar, { description: 'Invoices less credit notes in euros, with VAT.' })
  invoiced: number;
  @Field(() => AmountScalar, { description: 'Payments less money that went back, in euros.' })
  paid: number;
}

@ObjectType({ description: 'Sums of a month. Money is in euros.', simpleResolvers: true })
export class OverviewMonth {
  @Field(() => String, { description: 'The month, YYYY-MM.' })
  month: string;
  @Field(() => Int, { description: 'Booked trips.' })
  trips: number;
  @Field(() => AmountScalar, { description: 'Prices of booked trips.' })
  turnover: number;
  @Field(() => AmountScalar, { description: 'The same a year before.' })
  turnoverYearBefore: number;
  @Field(() => AmountScalar, { description: 'Invoices less credit notes.' })
  invoiced: number;
  @Field(() => AmountScalar, { description: 'Payments received.' })
  paid: number;
  @Field(() => AmountScalar, { description: 'The open part of the invoices of this month, today.' })
  open: number;
  @Field(() => AmountScalar, { description: 'The overdue part of them.' })
  overdue: number;
}

@ObjectType({ description: 'Turnover of a customer, a bus or a driver.', simpleResolvers: true })
export class OverviewRank {
  @Field(() => String, { nullable: true, description: 'The key for `overviewRows`. Null for all others together.' })
  key: string | null;
  @Field(() => String, { nullable: true, description: 'Name. Null for all others together.' })
  name: string | null;
  @Field(() => Int, { description: 'Number of members of the row.' })
  members: number;
  @Field(() => Int, { description: 'Booked trips.' })
  trips: number;
  @Field(() => AmountScalar, { description: 'Prices of the trips in euros. Buses and drivers of one trip share it.' })
  turnover: number;
  @Field(() => AmountScalar, { description: 'The same in the period before.' })
  turnoverBefore: number;
}

@ObjectType({ description: 'The use of a bus or a driver by weekday.', simpleResolvers: true })
export class OverviewUse {
  @Field(() => String, { description: 'Id of the bus or driver.' })
  key: string;
  @Field(() => String, { description: 'Name.' })
  name: string;
  @Field(() => Int, { description: 'Days with a trip or a run of an arrangement.' })
  days: number;
  @Field(() => [Int], { description: 'Minutes of all Mondays, of all Tuesdays, and so on until Sunday.' })
  minutes: number[];
}

@ObjectType({ description: 'Rejected orders with a reason.', simpleResolvers: true })
export class OverviewReason {
  @Field(() => String, { description: 'The reason, a value of RejectReason. Empty when none was given.' })
  reason: string;
  @Field(() => Int, { description: 'Orders.' })
  count: number;
  @Field(() => Int, { description: 'The same in the period before.' })
  countBefore: number;
}

@ObjectType({ description: 'Decided offers by price.', simpleResolvers: true })
export class OverviewBand {
  @Field(() => AmountScalar, { description: 'The lowest price of the band in euros, without VAT.' })
  from: number;
  @Field(() => Int, { description: 'Offers that were accepted.' })
  won: number;
  @Field(() => Int, { description: 'Offers that were rejected or expired.' })
  lost: number;
}

@ObjectType({ description: 'Booked trips by the number of acts of people in the office.', simpleResolvers: true })
export class OverviewActs {
  @Field(() => Int, { description: 'Acts for one trip.' })
  acts: number;
  @Field(() => Int, { description: 'Trips.' })
  trips: number;
}

@ObjectType({ description: 'Figures of a period, and of the one before it.' })
export class Overview {
  @Field(() => Boolean, { description: 'False while older days are still being summed.' })
  isSettled: boolean;
  period: OverviewArgs;
  before: OverviewArgs;
}
