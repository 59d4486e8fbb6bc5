import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../access';
import { requireViewer } from '../../access';
import { pushes } from './push';
import { PushSubscriptionInput } from './pushTypes';
import { removeSubscription, saveSubscription } from './subscriptions';

/** Phones of drivers that allowed notices. */
@Resolver()
export class PushResolver {
  @Query(() => String, { description: 'The public key of the portal, with which a phone subscribes (VAPID).' })
  pushKey(@Ctx() { deps }: RequestContext) {
    return pushes.require(deps).readPublicKey();
  }

  @Mutation(() => Boolean, { description: 'Keeps the address of the caller’s phone until the session ends.' })
  async savePushSubscription(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('input', () => PushSubscriptionInput, { description: 'The address.' }) input: PushSubscriptionInput,
  ) {
    await saveSubscription(deps, requireViewer(viewer), input);
    return true;
  }

  @Mutation(() => Boolean, { description: 'Forgets the address of a phone of the caller.' })
  async removePushSubscription(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('endpoint', () => String, { description: 'The address at the push service.' }) endpoint: string,
  ) {
    await removeSubscription(deps, requireViewer(viewer), endpoint);
    return true;
  }
}
