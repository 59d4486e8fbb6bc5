import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../access';
import { EmailScalar, KeyScalar } from '../../platform/api/scalars';
import { openTripList, requestTripList } from './tripList';
import { TripListType } from './tripListTypes';

@Resolver()
export class TripListResolver {
  @Mutation(() => Boolean, {
    description: 'E-mails a link to all trips of an address, if it has any. The reply is the same for every address.',
  })
  async requestTripList(
    @Ctx() { deps }: RequestContext,
    @Arg('email', () => EmailScalar, { description: 'The e-mail address.' }) email: string,
  ) {
    await requestTripList(deps, email);
    return true;
  }

  @Mutation(() => TripListType, { description: 'Opens the list of trips by its link. A link opens only once.' })
  openTripList(
    @Ctx() { deps }: RequestContext,
    @Arg('key', () => KeyScalar, { description: 'Key of the link.' }) key: string,
  ) {
    return openTripList(deps, key);
  }
}
