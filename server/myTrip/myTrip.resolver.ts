import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../access/context';
import { KeyScalar, UUIDScalar } from '../platform/api/scalars';
import { MyTrip } from './myTrip.types';
import { readTrip } from './readTrip';

const Id = () => Arg('id', () => UUIDScalar, { description: 'Id of the order.' });
const Key = () => Arg('key', () => KeyScalar, { description: 'Key of the link to the trip’s page.' });

@Resolver()
export class MyTripResolver {
  @Query(() => MyTrip, { description: 'What the page of a customer’s trip shows. Asking changes nothing.' })
  myTrip(@Ctx() { deps }: RequestContext, @Id() id: string, @Key() key: string) {
    return readTrip(deps, id, key);
  }
}
