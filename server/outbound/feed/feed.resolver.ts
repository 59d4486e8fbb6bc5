import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../access';
import { requireViewer } from '../../access';
import { UUIDScalar } from '../../platform/api/scalars';
import { CalendarFeedState, createFeed, findFeed, requireFeedOwner, revokeFeed } from './feeds';

const UserId = () =>
  Arg('userId', () => UUIDScalar, {
    nullable: true,
    description: 'Id of the user. The default is the caller; only admins can name another user.',
  });

@Resolver()
export class FeedResolver {
  @Query(() => CalendarFeedState, { nullable: true, description: 'The calendar address of a user. Null without one.' })
  calendarFeed(@Ctx() { deps, viewer }: RequestContext, @UserId() userId?: string) {
    return findFeed(deps, requireFeedOwner(requireViewer(viewer), userId));
  }

  @Mutation(() => String, {
    description:
      'Creates the secret address of a user’s calendar and returns it. It is shown only once, and an earlier address stops working.',
  })
  createCalendarFeed(@Ctx() { deps, viewer }: RequestContext, @UserId() userId?: string) {
    return createFeed(deps, requireFeedOwner(requireViewer(viewer), userId));
  }

  @Mutation(() => Boolean, { description: 'Ends the calendar address of a user.' })
  async revokeCalendarFeed(@Ctx() { deps, viewer }: RequestContext, @UserId() userId?: string) {
    await revokeFeed(deps, requireFeedOwner(requireViewer(viewer), userId));
    return true;
  }
}
