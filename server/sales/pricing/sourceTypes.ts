import { IsInt, Min } from 'class-validator';
import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { PriceLineKind } from '../../engines/pricing';
import { priceLineKinds } from '../../engines/pricing';
import { createEnum } from '../../platform/api/createEnum';
import { AmountScalar, PriceScalar } from '../../platform/api/scalars';
import { ShortText } from '../../platform/api/shortText';

const PriceLineKindEnum = createEnum(priceLineKinds);
registerEnumType(PriceLineKindEnum, {
  name: 'PriceLineKind',
  description: 'The kind of a price line.',
  valuesConfig: {
    day: { description: 'Days.' },
    hours: { description: 'Hours beyond those that the price per day includes, counted in minutes.' },
    drive: { description: 'Kilometres of the trip.' },
    emptyDrive: { description: 'Kilometres from and to the depot.' },
    waiting: { description: 'Waiting time of the bus, counted in minutes.' },
    people: { description: 'Passengers.' },
    percent: { description: 'A surcharge or discount in percent.' },
    sum: { description: 'A surcharge or discount as a sum.' },
    minimum: { description: 'The difference to the minimum price of the days.' },
    secondDriver: { description: 'Days of a second driver.' },
    lodging: { description: 'Nights of the drivers.' },
    allowance: { description: 'Days of the drivers abroad.' },
    ferry: { description: 'Crossings of a ferry.' },
    rounding: { description: 'Rounding up.' },
    change: { description: 'The office’s change of the price.' },
  },
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
