import { Field, Int, ObjectType } from 'type-graphql';
import { User } from '../../model/people/user.entity';
import { describeEnum } from '../../platform/api/describeEnum';
import { DateTimeScalar, LocalDateScalar, UUIDScalar } from '../../platform/api/scalars';
import type { Message } from '../../platform/values/message';
import { Printed } from '../../texts/printed';

export const ActivityKindEnum = describeEnum('ActivityKind', 'The kind of activity, as the tachograph names it.', {
  driving: 'Driving.',
  otherWork: 'Work other than driving.',
  availability: 'Availability: standing by, or riding beside the driver.',
  break: 'A break.',
  rest: 'A rest.',
});

export const ActivitySourceEnum = describeEnum('ActivitySource', 'The source of an activity.', {
  plan: 'The plan.',
  reported: 'The plan, corrected by the hours that the driver reported.',
  entered: 'An entry by hand.',
});

export const SeverityEnum = describeEnum('Severity', 'The severity of an infringement (Regulation 2016/403).', {
  MI: 'Minor.',
  SI: 'Serious.',
  VSI: 'Very serious.',
  MSI: 'Most serious.',
});

@ObjectType({
  description: 'An interval of a driver’s time. The gap between two activities is rest.',
  simpleResolvers: true,
})
export class HoursActivity {
  @Field(() => ActivityKindEnum, { description: 'The kind of activity.' })
  kind: keyof typeof ActivityKindEnum;
  @Field(() => DateTimeScalar, { description: 'Begin.' })
  start: Date;
  @Field(() => DateTimeScalar, { description: 'End.' })
  end: Date;
  @Field(() => ActivitySourceEnum, { description: 'The source of the activity.' })
  source: keyof typeof ActivitySourceEnum;
  @Field(() => String, { nullable: true, description: 'Towns of the trip, or name of the arrangement.' })
  title: string | null;
  @Field(() => UUIDScalar, { nullable: true, description: 'Id of the order that it belongs to.' })
  orderId: string | null;
}

@ObjectType({ description: 'Summary of a driver’s local date, in minutes.', simpleResolvers: true })
export class HoursDay {
  @Field(() => LocalDateScalar, { description: 'The date.' })
  date: string;
  @Field(() => DateTimeScalar, { description: 'The midnight at which the date begins.' })
  start: Date;
  @Field(() => DateTimeScalar, { description: 'The midnight at which the date ends, 23, 24 or 25 hours later.' })
  end: Date;
  @Field(() => Int, { description: 'Driving.' })
  driving: number;
  @Field(() => Int, { description: 'Working time: driving and other work, in minutes.' })
  work: number;
  @Field(() => Int, { description: 'Availability.' })
  availability: number;
  @Field(() => Int, {
    nullable: true,
    description: 'Planned work in minutes, if the driver has reported hours. Null otherwise.',
  })
  planned: number | null;
  @Field(() => Int, { nullable: true, description: 'Reported hours of the day’s trips. Null without a report.' })
  reported: number | null;
}

@ObjectType({ description: 'An infringement: a broken article and its severity.', simpleResolvers: true })
export class HoursInfringement {
  @Field(() => String, { description: 'Machine-readable name of the rule.' })
  rule: string;
  @Field(() => String, { description: 'Article, for example 561/2006 art 8(2).' })
  article: string;
  @Field(() => String, {
    nullable: true,
    description: 'Code under which Estonian inspectors record it, for example SI906; null where they have none.',
  })
  stateCode: string | null;
  @Field(() => SeverityEnum, { description: 'Severity.' })
  severity: keyof typeof SeverityEnum;
  @Printed()
  @Field(() => String, { description: 'Severity.' })
  severityName: Message;
  @Printed()
  @Field(() => String, { description: 'The infringement in words.' })
  sentence: Message;
  @Field(() => DateTimeScalar, { description: 'The beginning.' })
  from: Date;
  @Field(() => DateTimeScalar, { description: 'The end.' })
  to: Date;
  @Field(() => Int, { description: 'Points that it would add to the state’s risk score in a single check.' })
  riskPoints: number;
  @Field(() => UUIDScalar, { nullable: true, description: 'Id of the order on which it happens.' })
  orderId: string | null;
  @Field(() => Int, { nullable: true, description: 'Trip number of that order.' })
  tripNumber: number | null;
}

@ObjectType({
  description: 'Rest owed for a reduced weekly rest (561/2006 art. 8(6b)).',
  simpleResolvers: true,
})
export class OwedRest {
  @Field(() => Int, { description: 'Minutes owed. They must be taken in one piece with a rest of at least 9 hours.' })
  minutes: number;
  @Field(() => LocalDateScalar, { description: 'The last day by whose end the rest must be taken.' })
  lastDay: string;
}

@ObjectType({
  description: 'The remaining time at a moment before the law is broken, in minutes.',
  simpleResolvers: true,
})
export class HoursHeadroom {
  @Field(() => DateTimeScalar, { description: 'The moment that the figures are for.' })
  at: Date;
  @Field(() => Int, { description: 'Driving left before the next break.' })
  drivingBeforeBreak: number;
  @Field(() => Int, { description: 'Driving left today, of 9 hours.' })
  drivingToday: number;
  @Field(() => Int, { description: 'Driving left today if the day is extended to 10 hours and an extension is left.' })
  drivingTodayExtended: number;
  @Field(() => Int, { description: 'Driving left this week, of 56 hours.' })
  drivingThisWeek: number;
  @Field(() => Int, { description: 'Driving left in two weeks, of 90 hours.' })
  drivingInTwoWeeks: number;
  @Field(() => Int, { description: 'Number of extended days left this week.' })
  extendedDaysLeft: number;
  @Field(() => Int, { description: 'Number of reduced daily rests left until the weekly rest.' })
  reducedRestsLeft: number;
  @Field(() => DateTimeScalar, { description: 'The latest beginning of a regular daily rest.' })
  dailyRestBy: Date;
  @Field(() => DateTimeScalar, {
    description: 'The latest beginning of the shortest daily rest that is still allowed.',
  })
  shortDailyRestBy: Date;
  @Field(() => Boolean, {
    description: 'The shortest rest may begin an hour later, but only while at most 7 hours are driven on the day.',
  })
  isLaterRest: boolean;
  @Field(() => DateTimeScalar, { description: 'The latest beginning of the weekly rest.' })
  weeklyRestBy: Date;
  @Field(() => [OwedRest], { description: 'Rest owed for reduced weekly rests.' })
  owed: OwedRest[];
  @Field(() => Int, {
    description:
      'Average planned work per week in minutes, over the 17 weeks that end with this one. Leave and illness are neutral. The limit is 48 hours.',
  })
  averageWork: number;
  @Field(() => Boolean, {
    description: 'True when the timeline contradicts itself. The figures then follow its stricter reading.',
  })
  doubtful: boolean;
}

@ObjectType({ description: 'A driver’s driving, rest and working time.', simpleResolvers: true })
export class DriverHours {
  @Field(() => User, { description: 'The driver.' })
  driver: User;
  @Field(() => LocalDateScalar, { description: 'First day.' })
  from: string;
  @Field(() => [HoursDay], { description: 'The days in order.' })
  days: HoursDay[];
  @Field(() => [HoursActivity], { description: 'The driver’s activities on these days, earliest first.' })
  activities: HoursActivity[];
  @Field(() => [HoursInfringement], { description: 'The infringements on these days, earliest first.' })
  infringements: HoursInfringement[];
  @Printed()
  @Field(() => [String], {
    description:
      'Contradictions of the timeline, such as two trips at once. The verdict is uncertain if there are any.',
  })
  problems: Message[];
  @Field(() => Int, {
    description: 'Points that the infringements would add to the state’s risk score in a single check.',
  })
  riskPoints: number;
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'True when the time before is unknown and counts as rest.',
  })
  restedBefore: Date | null;
  @Field(() => HoursHeadroom, { description: 'The driver’s remaining time now.' })
  headroom: HoursHeadroom;
}

@ObjectType({
  description: 'A place where a bus waits with its driver between two trips instead of going home.',
  simpleResolvers: true,
})
export class Stay {
  @Field(() => String, { description: 'The town where the earlier trip ends.' })
  place: string;
  @Field(() => UUIDScalar, { description: 'Id of the other order.' })
  orderId: string;
  @Field(() => String, { description: 'Towns of the other order.' })
  title: string;
  @Field(() => DateTimeScalar, { description: 'The departure.' })
  start: Date;
}

@ObjectType({
  description: 'The places where a driver stays with the bus before and after an order.',
  simpleResolvers: true,
})
export class OwnStays {
  @Field(() => Stay, {
    nullable: true,
    description: 'The stay after the previous trip. Null when the bus comes from its depot.',
  })
  before: Stay | null;
  @Field(() => Stay, {
    nullable: true,
    description: 'The stay until the next trip. Null when the bus returns to its depot.',
  })
  after: Stay | null;
}
