import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../access';
import { Id, Key } from '../../platform/api/args';
import { changeTrip } from './changeTrip';
import { MyTrip } from './myTrip.types';
import { readTrip } from './readTrip';
import { TripChangesInput } from './tripInput';

@Resolver()
export class MyTripResolver {
  @Query(() => MyTrip, { description: 'What the page of a customer’s trip shows. Asking changes nothing.' })
  myTrip(@Ctx() { deps }: RequestContext, @Id('order') id: string, @Key() key: string) {
    return readTrip(deps, id, key);
  }

  @Mutation(() => MyTrip, { description: 'The customer changes what needs nobody’s answer; see `can`.' })
  async changeTrip(
    @Ctx() { deps }: RequestContext,
    @Id('order') id: string,
    @Key() key: string,
    @Arg('version', () => Int, { description: 'The version that the page shows.' }) version: number,
    @Arg('changes', () => TripChangesInput, { description: 'What is changed.' }) changes: TripChangesInput,
  ) {
    await changeTrip(deps, { id, key, version }, changes);
    return readTrip(deps, id, key);
  }
}
