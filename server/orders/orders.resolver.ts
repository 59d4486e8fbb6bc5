import { Arg, Args, ArgsType, Ctx, Field, Int, Query, Resolver } from 'type-graphql';
import { Max, MaxLength, Min } from 'class-validator';
import type { RequestContext } from '../access/context';
import { signedIn } from '../access/viewer';
import type { AskedFields } from '../platform/askedFields';
import { Asked } from '../platform/askedFields';
import { KeyScalar, UUIDScalar } from '../platform/scalars';
import type { ArchiveSort } from './enums';
import { ArchiveSortEnum } from './enums';
import { JobLink, OfferLink, feedbackLink, jobLink, offerLink } from './links';
import { longList } from './longLists';
import { feedbacklessJobs, myOrderList, orderById, orderHistory, orderList } from './orderLists';
import { OrderConnection, OrderHistoryRow, OrderRow } from './orderTypes';

const idOption = { description: 'Id of the order.' };

@ArgsType()
class LongListArgs {
  @Min(1)
  @Max(100)
  @Field(() => Int, { defaultValue: 10, description: 'How many, at most 100.' })
  first: number;

  @MaxLength(1000)
  @Field(() => String, { nullable: true, description: 'The endCursor of the page before.' })
  after?: string;

  @Min(1)
  @Max(1_000_000)
  @Field(() => Int, {
    nullable: true,
    description: 'Instead of `after`: which page, counted from 1; the last one when there are fewer.',
  })
  page?: number;

  @Field(() => ArchiveSortEnum, { defaultValue: 'start', description: 'What to sort by.' })
  sort: ArchiveSort;

  @Field(() => Boolean, { defaultValue: true, description: 'The latest, dearest or last first.' })
  descending: boolean;

  @MaxLength(255)
  @Field(() => String, { nullable: true, description: 'Words that must all occur, with or without Estonian letters.' })
  search?: string;
}

@Resolver()
export class OrdersResolver {
  @Query(() => OrderRow, { description: 'One order, whatever its status.' })
  order(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('id', () => UUIDScalar, idOption) id: string,
    @Asked() asked: AskedFields,
  ) {
    return orderById(deps, signedIn(viewer), id, asked);
  }

  @Query(() => [OrderRow], { description: 'Inquiries that wait for a price, the newest first.' })
  newOrders(@Ctx() { deps, viewer }: RequestContext, @Asked() asked: AskedFields) {
    return orderList(deps, signedIn(viewer), 'newOrders', asked);
  }

  @Query(() => [OrderRow], { description: 'Answered inquiries that wait for the customer, by start.' })
  answeredOrders(@Ctx() { deps, viewer }: RequestContext, @Asked() asked: AskedFields) {
    return orderList(deps, signedIn(viewer), 'answeredOrders', asked);
  }

  @Query(() => [OrderRow], { description: 'Accepted offers that wait for driver and bus, by start.' })
  acceptedOrders(@Ctx() { deps, viewer }: RequestContext, @Asked() asked: AskedFields) {
    return orderList(deps, signedIn(viewer), 'acceptedOrders', asked);
  }

  @Query(() => [OrderRow], { description: 'Jobs whose trip has not ended, by start.' })
  upcomingJobs(@Ctx() { deps, viewer }: RequestContext, @Asked() asked: AskedFields) {
    return orderList(deps, signedIn(viewer), 'upcomingJobs', asked);
  }

  @Query(() => [OrderRow], { description: 'Jobs with feedback that nobody has read, by start.' })
  unreadFeedback(@Ctx() { deps, viewer }: RequestContext, @Asked() asked: AskedFields) {
    return orderList(deps, signedIn(viewer), 'unreadFeedback', asked);
  }

  @Query(() => [OrderRow], { description: 'Finished jobs without feedback, except those of today.' })
  feedbacklessJobs(@Ctx() { deps }: RequestContext, @Asked() asked: AskedFields) {
    return feedbacklessJobs(deps, asked);
  }

  @Query(() => [OrderRow], { description: 'Own jobs whose trip has not ended, by start.' })
  myUpcomingJobs(@Ctx() { deps, viewer }: RequestContext, @Asked() asked: AskedFields) {
    return myOrderList(deps, signedIn(viewer), 'myUpcomingJobs', asked);
  }

  @Query(() => [OrderRow], { description: 'Own finished jobs, by start.' })
  myFinishedJobs(@Ctx() { deps, viewer }: RequestContext, @Asked() asked: AskedFields) {
    return myOrderList(deps, signedIn(viewer), 'myFinishedJobs', asked);
  }

  @Query(() => [OrderRow], { description: 'Own finished jobs that lack own feedback, by start.' })
  myFeedbacklessJobs(@Ctx() { deps, viewer }: RequestContext, @Asked() asked: AskedFields) {
    return myOrderList(deps, signedIn(viewer), 'myFeedbacklessJobs', asked);
  }

  @Query(() => OrderConnection, { description: 'Archived jobs, and orders whose trip ended without becoming a job.' })
  archive(@Ctx() { deps }: RequestContext, @Args(() => LongListArgs) args: LongListArgs, @Asked() asked: AskedFields) {
    return longList(deps, 'archive', args, asked.nodes);
  }

  @Query(() => OrderConnection, { description: 'Rejected orders.' })
  rejectedOrders(
    @Ctx() { deps }: RequestContext,
    @Args(() => LongListArgs) args: LongListArgs,
    @Asked() asked: AskedFields,
  ) {
    return longList(deps, 'rejectedOrders', args, asked.nodes);
  }

  @Query(() => [OrderHistoryRow], { description: 'Every change of an order, the latest first.' })
  orderHistory(@Ctx() { deps }: RequestContext, @Arg('id', () => UUIDScalar, idOption) id: string) {
    return orderHistory(deps, id);
  }

  @Query(() => OfferLink, { description: 'What the link in an offer’s e-mail shows.' })
  offerLink(
    @Ctx() { deps }: RequestContext,
    @Arg('id', () => UUIDScalar, idOption) id: string,
    @Arg('activationKey', () => KeyScalar, { description: 'Key of the link.' }) activationKey: string,
  ) {
    return offerLink(deps, id, activationKey);
  }

  @Query(() => JobLink, { description: 'What the link in a driver’s e-mail shows.' })
  jobLink(
    @Ctx() { deps }: RequestContext,
    @Arg('id', () => UUIDScalar, idOption) id: string,
    @Arg('confirmationKey', () => KeyScalar, { description: 'Key of the link.' }) confirmationKey: string,
  ) {
    return jobLink(deps, id, confirmationKey);
  }

  @Query(() => OrderRow, { description: 'The trip that a feedback link asks about, without prices.' })
  feedbackLink(
    @Ctx() { deps }: RequestContext,
    @Arg('id', () => UUIDScalar, idOption) id: string,
    @Arg('secret', () => KeyScalar, { description: 'Secret of the link.' }) secret: string,
  ) {
    return feedbackLink(deps, id, secret);
  }
}
