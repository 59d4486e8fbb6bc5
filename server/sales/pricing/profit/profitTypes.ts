import { Field, Int, ObjectType } from 'type-graphql';
import type { CostLineKind } from '../../../engines/tripCost';
import { describeEnum } from '../../../platform/api/describeEnum';
import { AmountScalar, PriceScalar } from '../../../platform/api/scalars';

const CostLineKindEnum = describeEnum<CostLineKind>('CostLineKind', 'The kind of a line of a cost.', {
  hours: 'Hours of the driver, counted in minutes.',
  otherDrivers: 'Hours of the other drivers, counted in minutes.',
  drive: 'Kilometres of all buses with passengers.',
  emptyDrive: 'Kilometres of all buses from and to their depots.',
  beds: 'Beds for the drivers.',
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
