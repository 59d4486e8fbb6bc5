import { IsInt, Min } from 'class-validator';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type { PriceLineKind } from '../../engines/pricing';
import { describeEnum } from '../../platform/api/describeEnum';
import { AmountScalar, PriceScalar } from '../../platform/api/scalars';
import { ShortText } from '../../platform/api/shortText';

const PriceLineKindEnum = describeEnum<PriceLineKind>('PriceLineKind', 'The kind of a price line.', {
  day: 'Days.',
  hours: 'Hours beyond those that the price per day includes, counted in minutes.',
  drive: 'Kilometres of the trip.',
  emptyDrive: 'Kilometres from and to the depot.',
  waiting: 'Waiting time of the bus, counted in minutes.',
  people: 'Passengers.',
  percent: 'A surcharge or discount in percent.',
  sum: 'A surcharge or discount as a sum.',
  minimum: 'The difference to the minimum price of the days.',
  secondDriver: 'Days of a second driver.',
  lodging: 'Nights of the drivers.',
  allowance: 'Days of the drivers abroad.',
  ferry: 'Crossings of a ferry.',
  rounding: 'Rounding up.',
  change: 'The office’s change of the price.',
});

const SOURCE_DESCRIPTION =
  'The data behind a line of a price. Title and detail are written from it in the reader’s language.';

// A line that the office leaves as it was proposed is sent back with what it came with, so the class is a type and an input.
@ObjectType('PriceSource', { description: SOURCE_DESCRIPTION, simpleResolvers: true })
@InputType('PriceSourceInput', { description: SOURCE_DESCRIPTION })
export class PriceSourceType {
  @Field(() => PriceLineKindEnum, {
    description: 'The source of a price line. The kind decides which other fields are present.',
  })
  kind: PriceLineKind;
  @ShortText()
  @Field(() => String, { nullable: true, description: 'Name of the rule or the ferry.' })
  name?: string | null;
  @IsInt()
  @Min(0)
  @Field(() => Int, { nullable: true, description: 'Number of units. Time is counted in minutes.' })
  count?: number | null;
  @Field(() => PriceScalar, {
    nullable: true,
    description: 'Price of one unit in euros. Per hour if minutes are counted.',
  })
  each?: number | null;
  @IsInt()
  @Field(() => Int, { nullable: true, description: 'Number of drivers.' })
  drivers?: number | null;
  @IsInt()
  @Field(() => Int, { nullable: true, description: 'Hours of a day that the price per day includes.' })
  beyond?: number | null;
  @IsInt()
  @Field(() => Int, { nullable: true, description: 'Percent. A discount is negative.' })
  percent?: number | null;
  @Field(() => AmountScalar, { nullable: true, description: 'The sum that the percentage applies to, in euros.' })
  of?: number | null;
}
