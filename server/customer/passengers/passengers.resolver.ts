import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../access';
import { requireViewer, requireTripByKey } from '../../access';
import { Id, Key, OrderId } from '../../platform/api/args';
import { PassengerListType, PassengersInput } from './passengerTypes';
import { readPassengersAs, readPassengers, savePassengers, setPassengersWanted } from './passengers';

@Resolver()
export class PassengersResolver {
  @Query(() => PassengerListType, {
    description: 'Returns the passenger list of an order, for the office and for the drivers of its job.',
  })
  passengerList(@Ctx() { deps, viewer }: RequestContext, @OrderId() orderId: string) {
    return readPassengersAs(deps, requireViewer(viewer), orderId);
  }

  @Query(() => PassengerListType, { description: 'Returns the passenger list of the customer’s own trip.' })
  async passengersOfTrip(@Ctx() { deps }: RequestContext, @Id('order') id: string, @Key() key: string) {
    return readPassengers(deps, await requireTripByKey(deps.db.dataSource.manager, id, key));
  }

  @Mutation(() => PassengerListType, { description: 'Replaces the passenger list, for the customer.' })
  async savePassengersOfTrip(
    @Ctx() { deps }: RequestContext,
    @Id('order') id: string,
    @Key() key: string,
    @Arg('input', () => PassengersInput, { description: 'The new list.' }) input: PassengersInput,
  ) {
    const order = await requireTripByKey(deps.db.dataSource.manager, id, key);
    await savePassengers(deps, order.id, input);
    return readPassengers(deps, order);
  }

  @Mutation(() => PassengerListType, { description: 'Replaces the passenger list, for the office.' })
  async savePassengers(
    @Ctx() { deps, viewer }: RequestContext,
    @OrderId() orderId: string,
    @Arg('input', () => PassengersInput, { description: 'The new list.' }) input: PassengersInput,
  ) {
    await savePassengers(deps, orderId, input);
    return readPassengersAs(deps, requireViewer(viewer), orderId);
  }

  @Mutation(() => PassengerListType, {
    description: 'Sets whether the office asks for a passenger list in addition to the route’s own reasons.',
  })
  async setPassengersWanted(
    @Ctx() { deps, viewer }: RequestContext,
    @OrderId() orderId: string,
    @Arg('wanted', () => Boolean, { description: 'True asks for a list.' }) wanted: boolean,
  ) {
    await setPassengersWanted(deps, orderId, wanted);
    return readPassengersAs(deps, requireViewer(viewer), orderId);
  }
}
