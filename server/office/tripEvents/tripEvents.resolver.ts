import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../access';
import { requireViewer } from '../../access';
import { applyEvents } from './applyEvents';
import { readDriverDay, readTripEvents } from './readEvents';
import { DriverDay, TripEventReply, TripEventsInput, TripEventType } from './tripEventTypes';
import { OrderId } from '../../platform/api/args';

@Resolver()
export class TripEventsResolver {
  @Query(() => DriverDay, {
    description: 'Returns the facts that the signed-in driver’s phone keeps for a day without a signal.',
  })
  driverDay(@Ctx() { deps, viewer }: RequestContext) {
    return readDriverDay(deps, requireViewer(viewer));
  }

  @Query(() => [TripEventType], { description: 'The acts that the drivers of an order recorded, earliest first.' })
  tripEvents(@Ctx() { deps }: RequestContext, @OrderId() orderId: string) {
    return readTripEvents(deps, orderId);
  }

  @Mutation(() => [TripEventReply], {
    description: 'Applies the acts that the signed-in driver recorded on the phone, each once, and answers each.',
  })
  sendTripEvents(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('input', () => TripEventsInput, { description: 'The acts.' }) input: TripEventsInput,
  ) {
    return applyEvents(deps, requireViewer(viewer), input);
  }
}
