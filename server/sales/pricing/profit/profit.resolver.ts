import { Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../access';
import { OrderId } from '../../../platform/api/args';
import { TripProfit } from './profitTypes';
import { readTripProfit } from './tripProfit';

/** The profit of a trip, for admins. */
@Resolver()
export class ProfitResolver {
  @Query(() => TripProfit, {
    nullable: true,
    description: 'Computes the profit of a trip by the company’s own figures. Null without an offered price.',
  })
  tripProfit(@Ctx() { deps }: RequestContext, @OrderId() orderId: string) {
    return readTripProfit(deps, orderId);
  }
}
