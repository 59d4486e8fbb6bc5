import { refuseWith } from '../../texts/messages';
import { ArrayMinSize, ArrayUnique, IsInt, IsOptional, Max, Min } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { LocalDateScalar, LocalTimeScalar, UUIDScalar } from '../../platform/api/scalars';
import { ShortText } from '../../platform/api/shortText';

const badWeekday = { each: true, ...refuseWith('arrangement.badWeekday') };
const badDuration = refuseWith('arrangement.badDuration');

@InputType({ description: 'The arrangement’s fields.' })
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

  @Field(() => LocalTimeScalar, { description: 'Departure as a wall-clock time in Tallinn.' })
  depart: string;

  @Min(1, badDuration)
  @Max(1439, badDuration)
  @Field(() => Int, { description: 'Duration in minutes. It may pass midnight.' })
  durationMin: number;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True for a line of at most 50 km, which has its own rules of driving and rest. Leave it out to keep it; a new arrangement begins with false.',
  })
  shortLine?: boolean | null;

  @IsInt(refuseWith('arrangement.badDriving'))
  @Min(0, refuseWith('arrangement.badDriving'))
  @Max(1439, refuseWith('arrangement.badDriving'))
  @IsOptional()
  @Field(() => Int, {
    nullable: true,
    description:
      'Minutes of driving in one run; the rest is other work. Null counts all of it as driving. Leave it out to keep it.',
  })
  drivingMin?: number | null;

  @Field(() => UUIDScalar, { description: 'The driver of the arrangement.' })
  driver: string;

  @Field(() => UUIDScalar, { nullable: true, description: 'The bus. Null means any bus. Leave it out to keep it.' })
  bus?: string | null;
}

@InputType({ description: 'The differences on one date. A null field is the same as on any other day.' })
export class ExceptionInput {
  @Field(() => LocalTimeScalar, { nullable: true, description: 'Departure on that date.' })
  depart?: string | null;

  @ShortText()
  @Field(() => String, { nullable: true, description: 'Description on that date.' })
  description?: string | null;

  @Field(() => UUIDScalar, { nullable: true, description: 'The driver on that date.' })
  driver?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'False when the arrangement does not run on that date. Leave it out to keep it; a new exception runs.',
  })
  runs?: boolean | null;
}
