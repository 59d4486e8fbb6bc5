import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { CostLineKind } from '../../../engines/tripCost';
import { costLineKinds } from '../../../engines/tripCost';
import { createEnum } from '../../../platform/api/createEnum';
import { AmountScalar, PriceScalar } from '../../../platform/api/scalars';

const CostLineKindEnum = createEnum(costLineKinds);
registerEnumType(CostLineKindEnum, {
  name: 'CostLineKind',
  description: 'The kind of a line of a cost.',
  valuesConfig: {
    hours: { description: 'Hours of the driver, counted in minutes.' },
    otherDrivers: { description: 'Hours of the other drivers, counted in minutes.' },
    drive: { description: 'Kilometres of all buses with passengers.' },
    emptyDrive: { description: 'Kilometres of all buses from and to their depots.' },
    beds: { description: 'Beds for the drivers.' },
  },
});

@ObjectType({ description: 'One line of the cost of a trip.', simpleResolvers: true })
export class TripCostLine {
  @Field(() => CostLineKindEnum, { description: 'The kind, which names the unit of the count.' })
  kind: CostLineKind;
  @Field(() => Int, { description: 'Number of units. Time is counted in minutes.' })
  count: number;
  @Field(() => PriceScalar, { description: 'Cost of one unit in euros. Per hour if minutes are counted.' })
  each: number;
  @Field(() => AmountScalar, { description: 'Cost of the line in euros.' })
  amount: number;
}

@ObjectType({
  description:
    'The price of a trip against its cost, without VAT and catering. Cost and profit are null while the settings lack figures.',
  simpleResolvers: true,
})
export class TripProfit {
  @Field(() => AmountScalar, { description: 'Price of the latest offer in euros.' })
  price: number;
  @Field(() => [TripCostLine], { description: 'Lines of the cost. They add up to it.' })
  lines: TripCostLine[];
  @Field(() => AmountScalar, { nullable: true, description: 'Cost in euros.' })
  cost: number | null;
  @Field(() => AmountScalar, { nullable: true, description: 'Price less cost in euros. Negative for a loss.' })
  profit: number | null;
}
