import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { User } from '../../model/people/user.entity';
import { enumOf } from '../../platform/api/enumOf';
import { DateTimeScalar, LocalDateScalar, UUIDScalar } from '../../platform/api/scalars';
import type { Message } from '../../platform/values/message';
import { Printed } from '../../texts/printed';

export const ActivityKindEnum = enumOf(['driving', 'otherWork', 'availability', 'break', 'rest']);
registerEnumType(ActivityKindEnum, {
  name: 'ActivityKind',
  description: 'What a driver does, as the tachograph calls it.',
  valuesConfig: {
    driving: { description: 'Driving.' },
    otherWork: { description: 'Work other than driving.' },
    availability: { description: 'Standing by, or riding beside the driver.' },
    break: { description: 'A break.' },
    rest: { description: 'A rest.' },
  },
});

export const ActivitySourceEnum = enumOf(['plan', 'reported', 'entered']);
registerEnumType(ActivitySourceEnum, {
  name: 'ActivitySource',
  description: 'How an activity is known.',
  valuesConfig: {
    plan: { description: 'From the plan.' },
    reported: { description: 'From the plan, mended by the hours that the driver reported.' },
    entered: { description: 'Entered by hand.' },
  },
});

export const SeverityEnum = enumOf(['MI', 'SI', 'VSI', 'MSI']);
registerEnumType(SeverityEnum, {
  name: 'Severity',
  description: 'How grave an infringement is (Reg. 2016/403).',
  valuesConfig: {
    MI: { description: 'Minor.' },
    SI: { description: 'Serious.' },
    VSI: { description: 'Very serious.' },
    MSI: { description: 'Most serious.' },
  },
});

@ObjectType({ description: 'An interval of a driver; what lies between two is rest.', simpleResolvers: true })
export class HoursActivity {
  @Field(() => ActivityKindEnum, { description: 'What the driver does.' })
  kind: keyof typeof ActivityKindEnum;
  @Field(() => DateTimeScalar, { description: 'Begin.' })
  start: Date;
  @Field(() => DateTimeScalar, { description: 'End.' })
  end: Date;
  @Field(() => ActivitySourceEnum, { description: 'How it is known.' })
  source: keyof typeof ActivitySourceEnum;
  @Field(() => String, { nullable: true, description: 'Towns of the trip, or name of the arrangement.' })
  title: string | null;
  @Field(() => UUIDScalar, { nullable: true, description: 'Id of the order that it belongs to.' })
  orderId: string | null;
}

@ObjectType({ description: 'What a driver does on a local date; minutes.', simpleResolvers: true })
export class HoursDay {
  @Field(() => LocalDateScalar, { description: 'The date.' })
  date: string;
  @Field(() => DateTimeScalar, { description: 'Midnight at which it begins.' })
  start: Date;
  @Field(() => DateTimeScalar, { description: 'Midnight at which it ends: 23, 24 or 25 hours later.' })
  end: Date;
  @Field(() => Int, { description: 'Driving.' })
  driving: number;
  @Field(() => Int, { description: 'Working time: driving and other work.' })
  work: number;
  @Field(() => Int, { description: 'Availability.' })
  availability: number;
  @Field(() => Int, {
    nullable: true,
    description: 'Work that was planned, where the driver reported hours; else null.',
  })
  planned: number | null;
  @Field(() => Int, { nullable: true, description: 'Hours that the driver reported for trips of the day; else null.' })
  reported: number | null;
}

@ObjectType({ description: 'What breaks which article, and how badly.', simpleResolvers: true })
export class HoursInfringement {
  @Field(() => String, { description: 'Name of the rule, for programs.' })
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
  @Field(() => String, { description: 'What it is.' })
  sentence: Message;
  @Field(() => DateTimeScalar, { description: 'From when.' })
  from: Date;
  @Field(() => DateTimeScalar, { description: 'Until when.' })
  to: Date;
  @Field(() => Int, { description: 'What it would count in the state’s risk score, found in a single check.' })
  riskPoints: number;
  @Field(() => UUIDScalar, { nullable: true, description: 'Id of the order that it happens on.' })
  orderId: string | null;
  @Field(() => Int, { nullable: true, description: 'Trip number of that order.' })
  tripNumber: number | null;
}

@ObjectType({
  description: 'Rest that is owed for a weekly rest that was reduced (561/2006 art. 8(6b)).',
  simpleResolvers: true,
})
export class OwedRest {
  @Field(() => Int, { description: 'Minutes, to be taken at a stretch beside a rest of at least 9 hours.' })
  minutes: number;
  @Field(() => LocalDateScalar, { description: 'The last day by whose end it must have been taken.' })
  lastDay: string;
}

@ObjectType({ description: 'What is left at a moment before the law is broken; minutes.', simpleResolvers: true })
export class HoursHeadroom {
  @Field(() => DateTimeScalar, { description: 'The moment.' })
  at: Date;
  @Field(() => Int, { description: 'Driving before a break.' })
  drivingBeforeBreak: number;
  @Field(() => Int, { description: 'Driving today, of 9 hours.' })
  drivingToday: number;
  @Field(() => Int, { description: 'Driving today when the day is extended to 10 hours, where one is left.' })
  drivingTodayExtended: number;
  @Field(() => Int, { description: 'Driving this week, of 56 hours.' })
  drivingThisWeek: number;
  @Field(() => Int, { description: 'Driving in two weeks, of 90 hours.' })
  drivingInTwoWeeks: number;
  @Field(() => Int, { description: 'Extended days left this week.' })
  extendedDaysLeft: number;
  @Field(() => Int, { description: 'Reduced daily rests left until the weekly rest.' })
  reducedRestsLeft: number;
  @Field(() => DateTimeScalar, { description: 'When a regular daily rest must begin.' })
  dailyRestBy: Date;
  @Field(() => DateTimeScalar, { description: 'When the shortest daily rest that is still allowed must begin.' })
  shortDailyRestBy: Date;
  @Field(() => DateTimeScalar, { description: 'When the weekly rest must begin.' })
  weeklyRestBy: Date;
  @Field(() => [OwedRest], { description: 'Rest owed for weekly rests that were reduced.' })
  owed: OwedRest[];
  @Field(() => Int, {
    description:
      'Work a week on average over the 17 weeks that end with this one, as planned; leave and illness are passed over. At most 48 hours.',
  })
  averageWork: number;
  @Field(() => Boolean, { description: 'The timeline has what cannot be so; the numbers are of its stricter reading.' })
  doubtful: boolean;
}

@ObjectType({ description: 'Driving, rest and working time of a driver.', simpleResolvers: true })
export class DriverHours {
  @Field(() => User, { description: 'The driver.' })
  driver: User;
  @Field(() => LocalDateScalar, { description: 'First day.' })
  from: string;
  @Field(() => [HoursDay], { description: 'The days in order.' })
  days: HoursDay[];
  @Field(() => [HoursActivity], { description: 'What the driver does on them, the earliest first.' })
  activities: HoursActivity[];
  @Field(() => [HoursInfringement], { description: 'What the law is broken by on them, the earliest first.' })
  infringements: HoursInfringement[];
  @Printed()
  @Field(() => [String], {
    description: 'What cannot be so, such as two trips at once; then nothing is sure.',
  })
  problems: Message[];
  @Field(() => Int, { description: 'What the infringements would count in the risk score, found in a single check.' })
  riskPoints: number;
  @Field(() => DateTimeScalar, { nullable: true, description: 'What was before is not known, and counts as rest.' })
  restedBefore: Date | null;
  @Field(() => HoursHeadroom, { description: 'What is left now.' })
  headroom: HoursHeadroom;
}

@ObjectType({
  description: 'Where a bus waits with its driver between two trips instead of going home.',
  simpleResolvers: true,
})
export class Stay {
  @Field(() => String, { description: 'Town where the earlier trip ends.' })
  place: string;
  @Field(() => UUIDScalar, { description: 'Id of the other order.' })
  orderId: string;
  @Field(() => String, { description: 'Its towns.' })
  title: string;
  @Field(() => DateTimeScalar, { description: 'When it departs.' })
  start: Date;
}

@ObjectType({ description: 'Where a driver stays with the bus before and after an order.', simpleResolvers: true })
export class OwnStays {
  @Field(() => Stay, { nullable: true, description: 'After the trip before; null: the bus comes from home.' })
  before: Stay | null;
  @Field(() => Stay, { nullable: true, description: 'Until the trip after; null: the bus goes home.' })
  after: Stay | null;
}
