import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../access';
import { signedIn, tripByKey } from '../../access';
import { Id, Key } from '../../platform/api/args';
import { UUIDScalar } from '../../platform/api/scalars';
import { PassengerListType, PassengersInput } from './passengerTypes';
import { passengersFor, passengersOf, savePassengers, setPassengersWanted } from './passengers';

const OrderId = () => Arg('orderId', () => UUIDScalar, { description: 'The order.' });

@Resolver()
export class PassengersResolver {
  @Query(() => PassengerListType, {
    description: 'The passengers of an order, for the office and the drivers of its job.',
  })
  passengerList(@Ctx() { deps, viewer }: RequestContext, @OrderId() orderId: string) {
    return passengersFor(deps, signedIn(viewer), orderId);
  }

  @Query(() => PassengerListType, { description: 'The passengers of a customer’s own trip.' })
  async passengersOfTrip(@Ctx() { deps }: RequestContext, @Id('order') id: string, @Key() key: string) {
    return passengersOf(deps, await tripByKey(deps.db.dataSource.manager, id, key));
  }

  @Mutation(() => PassengerListType, { description: 'The customer replaces the list of passengers.' })
  async savePassengersOfTrip(
    @Ctx() { deps }: RequestContext,
    @Id('order') id: string,
    @Key() key: string,
    @Arg('input', () => PassengersInput, { description: 'The list.' }) input: PassengersInput,
  ) {
    const order = await tripByKey(deps.db.dataSource.manager, id, key);
    await savePassengers(deps, order.id, input);
    return passengersOf(deps, order);
  }

  @Mutation(() => PassengerListType, { description: 'Replaces the list of passengers.' })
  async savePassengers(
    @Ctx() { deps, viewer }: RequestContext,
    @OrderId() orderId: string,
    @Arg('input', () => PassengersInput, { description: 'The list.' }) input: PassengersInput,
  ) {
    await savePassengers(deps, orderId, input);
    return passengersFor(deps, signedIn(viewer), orderId);
  }

  @Mutation(() => PassengerListType, { description: 'Says whether a list is wanted beside what the route asks for.' })
  async setPassengersWanted(
    @Ctx() { deps, viewer }: RequestContext,
    @OrderId() orderId: string,
    @Arg('wanted', () => Boolean, { description: 'Whether.' }) wanted: boolean,
  ) {
    await setPassengersWanted(deps, orderId, wanted);
    return passengersFor(deps, signedIn(viewer), orderId);
  }
}
