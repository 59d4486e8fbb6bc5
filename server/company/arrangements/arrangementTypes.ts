import { Field, Int, ObjectType } from 'type-graphql';
import { User } from '../../model/people/user.entity';
import { Bus } from '../../model/fleet/bus.entity';
import { DateTimeScalar, LocalDateScalar, LocalTimeScalar, UUIDScalar } from '../../platform/api/scalars';

@ObjectType('PreviousDriver', { description: 'Who drove an arrangement before.', simpleResolvers: true })
export class PreviousDriverRow {
  @Field(() => User, { description: 'The driver.' })
  driver: User;

  @Field(() => DateTimeScalar, { description: 'Until when.' })
  changedAt: Date;
}

/** What an arrangement is, whether now or in one of its periods. */
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

  @Field(() => LocalTimeScalar, { description: 'Departure, wall-clock time.' })
  depart: string;

  @Field(() => Int, { description: 'Time it takes, minutes; may pass midnight.' })
  durationMin: number;

  @Field(() => Boolean, { description: 'A line of at most 50 km, with rules of driving and rest of its own.' })
  shortLine: boolean;

  @Field(() => Int, {
    nullable: true,
    description: 'Minutes of a run at the wheel; null: all of it counts as driving.',
  })
  drivingMin: number | null;
}

@ObjectType('ArrangementPeriod', {
  description: 'What an arrangement is from a day on, until the next period begins.',
  simpleResolvers: true,
})
export class PeriodRow extends ArrangementFields {
  @Field(() => LocalDateScalar, { nullable: true, description: 'The day from which it holds; null for the first one.' })
  from: string | null;

  @Field(() => User, { description: 'Who drives.' })
  driver: User;

  @Field(() => Bus, { nullable: true, description: 'The bus; null when any will do.' })
  bus: Bus | null;
}

@ObjectType('Arrangement', { description: 'An arrangement, as it is today.', simpleResolvers: true })
export class ArrangementRow extends ArrangementFields {
  @Field(() => UUIDScalar, { description: 'Id.' })
  id: string;

  @Field(() => Int, { description: 'Counts whole edits.' })
  version: number;

  @Field(() => User, { description: 'Who drives now.' })
  driver: User;

  @Field(() => [PreviousDriverRow], { description: 'Who drove before and until when, the first one first.' })
  previousDrivers: PreviousDriverRow[];

  @Field(() => Bus, { nullable: true, description: 'The bus; null when any will do.' })
  bus: Bus | null;

  @Field(() => [PeriodRow], {
    description: 'What it was, is and is planned to be, the first one first; each holds until the next one begins.',
  })
  periods: PeriodRow[];

  @Field(() => Boolean, { description: 'False when the last day has passed.' })
  active: boolean;

  @Field(() => Boolean, { description: 'True: deleted, and runs no more; the days it was driven stand.' })
  deleted: boolean;
}

@ObjectType('ArrangementException', {
  description: 'What differs on one date; null is as on any other day.',
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

  @Field(() => User, { nullable: true, description: 'Who drives on that date.' })
  driver: User | null;

  @Field(() => Boolean, { description: 'False: the arrangement does not run on that date.' })
  runs: boolean;
}
