import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../access';
import { Id } from '../../platform/api/args';
import { KeyScalar, LocalDateScalar } from '../../platform/api/scalars';
import { readTripAgain } from './tripAgain';
import { TripAgainType } from './tripAgainTypes';

@Resolver()
export class TripAgainResolver {
  @Query(() => TripAgainType, {
    description: 'Returns a customer’s trip as an inquiry for a different day. Reading it changes nothing.',
  })
  tripAgain(
    @Ctx() { deps }: RequestContext,
    @Id('order') id: string,
    @Arg('key', () => KeyScalar, { description: 'Key of the link to the page of the trip.' }) key: string,
    @Arg('date', () => LocalDateScalar, { description: 'The day of the first departure.' }) date: string,
  ) {
    return readTripAgain(deps, id, key, date);
  }
}
