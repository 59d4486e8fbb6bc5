import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../access';
import { signedIn } from '../../access';
import { UUIDScalar } from '../../platform/api/scalars';
import { CalendarFeedState, createFeed, feedOf, feedOwner, revokeFeed } from './feeds';

const UserId = () =>
  Arg('userId', () => UUIDScalar, {
    nullable: true,
    description: 'Whose: your own unless told; admins may name anybody.',
  });

@Resolver()
export class FeedResolver {
  @Query(() => CalendarFeedState, { nullable: true, description: 'The calendar address of a user; null without one.' })
  calendarFeed(@Ctx() { deps, viewer }: RequestContext, @UserId() userId?: string) {
    return feedOf(deps, feedOwner(signedIn(viewer), userId));
  }

  @Mutation(() => String, {
    description: 'Makes a secret address of a user’s calendar and tells it this once; a former one stops working.',
  })
  createCalendarFeed(@Ctx() { deps, viewer }: RequestContext, @UserId() userId?: string) {
    return createFeed(deps, feedOwner(signedIn(viewer), userId));
  }

  @Mutation(() => Boolean, { description: 'The calendar address of a user stops working.' })
  async revokeCalendarFeed(@Ctx() { deps, viewer }: RequestContext, @UserId() userId?: string) {
    await revokeFeed(deps, feedOwner(signedIn(viewer), userId));
    return true;
  }
}
