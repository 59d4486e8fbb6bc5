import { Field, Int, ObjectType } from 'type-graphql';
import { User } from '../../model/people/user.entity';
import { Bus } from '../../model/fleet/bus.entity';
import { DateTimeScalar, LocalDateScalar, LocalTimeScalar, UUIDScalar } from '../../platform/api/scalars';

@ObjectType('PreviousDriver', {
  description: 'A driver who drove an arrangement in the past, with the end of that time.',
  simpleResolvers: true,
})
export class PreviousDriverRow {
  @Field(() => User, { description: 'The driver.' })
  driver: User;

  @Field(() => DateTimeScalar, { description: 'The moment until which this driver drove.' })
  changedAt: Date;
}

/** The fields of an arrangement, for its present state or one of its periods. */
@ObjectType()
abstract class ArrangementFields {
  @Field(() => String, { description: 'Name.' })
  name: string;

  @Field(() => String, { description: 'Description; may be empty.' })
  description: string;

  @Field(() => [Int], { description: 'Weekdays in order, 1 is Monday and 7 is Sunday.' })
  weekdays: number[];

  @Field(() => LocalDateScalar, { description: 'First day.' })
  firstDay: string;

  @Field(() => LocalDateScalar, { description: 'Last day.' })
  lastDay: string;

  @Field(() => LocalTimeScalar, { description: 'Departure as a wall-clock time in Tallinn.' })
  depart: string;

  @Field(() => Int, { description: 'Duration in minutes. It may pass midnight.' })
  durationMin: number;

  @Field(() => Boolean, {
    description: 'True for a line of at most 50 km, which has its own rules of driving and rest.',
  })
  shortLine: boolean;

  @Field(() => Int, {
    nullable: true,
    description: 'Minutes of driving in one run. Null means that all of the run counts as driving.',
  })
  drivingMin: number | null;
}

@ObjectType('ArrangementPeriod', {
  description: 'The state of an arrangement from a day until its next period begins.',
  simpleResolvers: true,
})
export class PeriodRow extends ArrangementFields {
  @Field(() => LocalDateScalar, {
    nullable: true,
    description: 'The day from which this state applies. Null for the first period.',
  })
  from: string | null;

  @Field(() => User, { description: 'The driver of the arrangement.' })
  driver: User;

  @Field(() => Bus, { nullable: true, description: 'The bus. Null when any bus will do.' })
  bus: Bus | null;
}

@ObjectType('Arrangement', { description: 'An arrangement as it is today.', simpleResolvers: true })
export class ArrangementRow extends ArrangementFields {
  @Field(() => UUIDScalar, { description: 'Id.' })
  id: string;

  @Field(() => Int, {
    description:
      'The number of edits of the whole arrangement. Send it back with a change, so that a stale change is refused.',
  })
  version: number;

  @Field(() => User, { description: 'The present driver.' })
  driver: User;

  @Field(() => [PreviousDriverRow], { description: 'Earlier drivers with the end of their time, earliest first.' })
  previousDrivers: PreviousDriverRow[];

  @Field(() => Bus, { nullable: true, description: 'The bus. Null when any bus will do.' })
  bus: Bus | null;

  @Field(() => [PeriodRow], {
    description: 'Past, present and planned states, earliest first. Each applies until the next one begins.',
  })
  periods: PeriodRow[];

  @Field(() => Boolean, { description: 'False once the last day has passed.' })
  active: boolean;

  @Field(() => Boolean, {
    description: 'True after the arrangement was deleted. It no longer runs, but the days already driven are kept.',
  })
  deleted: boolean;
}

@ObjectType('ArrangementException', {
  description: 'The differences on one date. A null field is the same as on any other day.',
  simpleResolvers: true,
})
export class ExceptionRow {
  @Field(() => UUIDScalar, { description: 'Id.' })
  id: string;

  @Field(() => UUIDScalar, { description: 'Id of the arrangement.' })
  arrangementId: string;

  @Field(() => LocalDateScalar, { description: 'The date.' })
  date: string;

  @Field(() => LocalTimeScalar, { nullable: true, description: 'Departure on that date.' })
  depart: string | null;

  @Field(() => String, { nullable: true, description: 'Description on that date.' })
  description: string | null;

  @Field(() => User, { nullable: true, description: 'The driver on that date.' })
  driver: User | null;

  @Field(() => Boolean, { description: 'False when the arrangement does not run on that date.' })
  runs: boolean;
}
