import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../access';
import { requireViewer } from '../../../access';
import { Id } from '../../../platform/api/args';
import { askPrepayment, cancelPrepayment } from './askPrepayment';
import { TripPaying } from './prepaymentTypes';
import { readTripPaying } from './readTripPaying';

/** The payer of a trip and its prepayment, where a price is made. */
@Resolver()
export class PrepaymentResolver {
  @Query(() => TripPaying, { description: 'How the customer of an order pays, and its prepayment.' })
  tripPaying(@Ctx() { deps }: RequestContext, @Id('order') id: string) {
    return readTripPaying(deps, id);
  }

  @Mutation(() => TripPaying, {
    description: 'Asks for a prepayment. Its invoice is issued and sent now, or once a price is agreed.',
  })
  async askPrepayment(
    @Ctx() { deps, viewer }: RequestContext,
    @Id('order') id: string,
    @Arg('percent', () => Int, { description: 'The share of the price in percent, 1 to 100.' }) percent: number,
  ) {
    await askPrepayment(deps, requireViewer(viewer), id, percent);
    return readTripPaying(deps, id);
  }

  @Mutation(() => TripPaying, { description: 'No longer asks for a prepayment. Refused once its invoice is issued.' })
  async cancelPrepayment(@Ctx() { deps }: RequestContext, @Id('order') id: string) {
    await cancelPrepayment(deps, id);
    return readTripPaying(deps, id);
  }
}
