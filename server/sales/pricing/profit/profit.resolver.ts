import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../access';
import { UUIDScalar } from '../../../platform/api/scalars';
import { TripProfit } from './profitTypes';
import { readTripProfit } from './tripProfit';

/** The profit of a trip, for admins. */
@Resolver()
export class ProfitResolver {
  @Query(() => TripProfit, {
    nullable: true,
    description: 'Computes the profit of a trip by the company’s own figures. Null without an offered price.',
  })
  tripProfit(
    @Ctx() { deps }: RequestContext,
    @Arg('orderId', () => UUIDScalar, { description: 'Id of the order.' }) orderId: string,
  ) {
    return readTripProfit(deps, orderId);
  }
}
