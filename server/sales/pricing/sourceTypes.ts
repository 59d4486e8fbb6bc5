import { IsInt, Min } from 'class-validator';
import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { PriceLineKind } from '../../engines/pricing';
import { priceLineKinds } from '../../engines/pricing';
import { enumOf } from '../../platform/api/enumOf';
import { AmountScalar, PriceScalar } from '../../platform/api/scalars';
import { ShortText } from '../../platform/api/shortText';

const PriceLineKindEnum = enumOf(priceLineKinds);
registerEnumType(PriceLineKindEnum, {
  name: 'PriceLineKind',
  description: 'What a line of a price is for.',
  valuesConfig: {
    day: { description: 'Days.' },
    hours: { description: 'Hours of a day beyond those that the price of the day pays for; counted in minutes.' },
    drive: { description: 'Kilometres of the trip.' },
    emptyDrive: { description: 'Kilometres from the depot and back.' },
    waiting: { description: 'Time in which the bus stands and waits; counted in minutes.' },
    people: { description: 'Passengers.' },
    percent: { description: 'A surcharge or discount that is a percentage of a sum.' },
    sum: { description: 'A surcharge or discount that is a sum.' },
    minimum: { description: 'What is missing to the least price of the days.' },
    secondDriver: { description: 'Days of a second driver.' },
    lodging: { description: 'Nights of the drivers.' },
    allowance: { description: 'Days of the drivers abroad.' },
    ferry: { description: 'Crossings of a ferry.' },
    rounding: { description: 'Rounding up.' },
    change: { description: 'By how much the office changed the price.' },
  },
});

const sourceDescription =
  'How a line of a price comes about, from which its title and detail are written in the language of the reader.';

// A line that the office leaves as it was proposed is sent back with what it came with, so the class is a type and an input.
@ObjectType('PriceSource', { description: sourceDescription, simpleResolvers: true })
@InputType('PriceSourceInput', { description: sourceDescription })
export class PriceSourceType {
  @Field(() => PriceLineKindEnum, { description: 'What it is for; the kind says which other fields there are.' })
  kind: PriceLineKind;
  @ShortText()
  @Field(() => String, { nullable: true, description: 'Name of the rule or the ferry.' })
  name?: string | null;
  @IsInt()
  @Min(0)
  @Field(() => Int, { nullable: true, description: 'How many.' })
  count?: number | null;
  @Field(() => PriceScalar, { nullable: true, description: 'Price of one; of an hour where minutes are counted.' })
  each?: number | null;
  @IsInt()
  @Field(() => Int, { nullable: true, description: 'How many drivers.' })
  drivers?: number | null;
  @IsInt()
  @Field(() => Int, { nullable: true, description: 'Hours of a day that the price of the day pays for.' })
  beyond?: number | null;
  @IsInt()
  @Field(() => Int, { nullable: true, description: 'Percent; less than 0 for a discount.' })
  percent?: number | null;
  @Field(() => AmountScalar, { nullable: true, description: 'Of this sum.' })
  of?: number | null;
}
