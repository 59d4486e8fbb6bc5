import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../access';
import { Id, Key } from '../../platform/api/args';
import { changeTrip } from './changeTrip';
import { MyTrip } from './myTrip.types';
import { readTrip } from './readTrip';
import { TripChangesInput } from './tripInput';

@Resolver()
export class MyTripResolver {
  @Query(() => MyTrip, {
    description: 'Returns the data of the customer’s page of a trip. Reading it changes nothing.',
  })
  myTrip(@Ctx() { deps }: RequestContext, @Id('order') id: string, @Key() key: string) {
    return readTrip(deps, id, key);
  }

  @Mutation(() => MyTrip, {
    description: 'Saves the customer’s changes that need no answer from the office; see `can`.',
  })
  async changeTrip(
    @Ctx() { deps }: RequestContext,
    @Id('order') id: string,
    @Key() key: string,
    @Arg('version', () => Int, { description: 'The version that the page shows.' }) version: number,
    @Arg('changes', () => TripChangesInput, { description: 'The changes.' }) changes: TripChangesInput,
  ) {
    await changeTrip(deps, { id, key, version }, changes);
    return readTrip(deps, id, key);
  }
}
