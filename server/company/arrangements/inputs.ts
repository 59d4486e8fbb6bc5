import { refuseWith } from '../../texts/messages';
import { ArrayMinSize, ArrayUnique, IsInt, IsOptional, Max, Min } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { LocalDateScalar, LocalTimeScalar, UUIDScalar } from '../../platform/api/scalars';
import { ShortText } from '../../platform/api/shortText';

const badWeekday = { each: true, ...refuseWith('arrangement.badWeekday') };
const badDuration = refuseWith('arrangement.badDuration');

@InputType({ description: 'An arrangement.' })
export class ArrangementInput {
  @ShortText()
  @Field(() => String, { description: 'Name.' })
  name: string;

  @ShortText()
  @Field(() => String, { defaultValue: '', description: 'Description.' })
  description: string;

  @ArrayMinSize(1, refuseWith('arrangement.weekdayMissing'))
  @ArrayUnique(refuseWith('arrangement.weekdayRepeated'))
  @Min(1, badWeekday)
  @Max(7, badWeekday)
  @Field(() => [Int], { description: 'Weekdays, 1 is Monday and 7 is Sunday.' })
  weekdays: number[];

  @Field(() => LocalDateScalar, { description: 'First day.' })
  firstDay: string;

  @Field(() => LocalDateScalar, { description: 'Last day.' })
  lastDay: string;

  @Field(() => LocalTimeScalar, { description: 'Departure, wall-clock time.' })
  depart: string;

  @Min(1, badDuration)
  @Max(1439, badDuration)
  @Field(() => Int, { description: 'Time it takes, minutes; may pass midnight.' })
  durationMin: number;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'A line of at most 50 km, with rules of driving and rest of its own; left out it stays, at first false.',
  })
  shortLine?: boolean | null;

  @IsInt(refuseWith('arrangement.badDriving'))
  @Min(0, refuseWith('arrangement.badDriving'))
  @Max(1439, refuseWith('arrangement.badDriving'))
  @IsOptional()
  @Field(() => Int, {
    nullable: true,
    description:
      'Minutes of a run at the wheel, the rest being other work; null when all of it counts as driving, left out it stays.',
  })
  drivingMin?: number | null;

  @Field(() => UUIDScalar, { description: 'Who drives.' })
  driver: string;

  @Field(() => UUIDScalar, { nullable: true, description: 'The bus; null when any will do, left out it stays.' })
  bus?: string | null;
}

@InputType({ description: 'What differs on one date; null is as on any other day.' })
export class ExceptionInput {
  @Field(() => LocalTimeScalar, { nullable: true, description: 'Departure on that date.' })
  depart?: string | null;

  @ShortText()
  @Field(() => String, { nullable: true, description: 'Description on that date.' })
  description?: string | null;

  @Field(() => UUIDScalar, { nullable: true, description: 'Who drives on that date.' })
  driver?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'False: the arrangement does not run on that date. Left out it stays; a new exception runs.',
  })
  runs?: boolean | null;
}
