import { Arg, Args, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../access';
import { requireViewer } from '../../access';
import { WrittenBySql } from '../../platform/api/execution/textFields';
import type { Asked, SelectedFields } from '../../platform/api/selectedFields';
import { Id } from '../../platform/api/args';
import { AskedFor, Selected } from '../../platform/api/selectedFields';
import { KeyScalar } from '../../platform/api/scalars';
import { LongListArgs } from '../types/longListArgs';
import { JobLink, OfferLink, requireFeedbackLink, requireJobLink, offerLink } from '../reads/orderLinks';
import { readLongList } from '../reads/longLists';
import { listFeedbacklessJobs, readMyOrderList, readOrder, readOrderHistory, readOrderList } from '../reads/orderLists';
import { canWriteOrders } from '../reads/orderRows';
import { OrderConnection, OrderHistoryRow, OrderRow } from '../types/orderTypes';

@Resolver()
export class OrdersResolver {
  @Query(() => OrderRow, { description: 'One order in any status.' })
  order(@Ctx() { deps, viewer }: RequestContext, @Id('order') id: string, @Selected() selected: SelectedFields) {
    return readOrder(deps, requireViewer(viewer), id, selected);
  }

  @WrittenBySql(canWriteOrders)
  @Query(() => [OrderRow], { description: 'Inquiries that wait for a price, newest first.' })
  newOrders(@Ctx() { deps, viewer }: RequestContext, @AskedFor() asked: Asked) {
    return readOrderList(deps, requireViewer(viewer), 'newOrders', asked);
  }

  @WrittenBySql(canWriteOrders)
  @Query(() => [OrderRow], { description: 'Answered inquiries that wait for the customer, sorted by start.' })
  answeredOrders(@Ctx() { deps, viewer }: RequestContext, @AskedFor() asked: Asked) {
    return readOrderList(deps, requireViewer(viewer), 'answeredOrders', asked);
  }

  @WrittenBySql(canWriteOrders)
  @Query(() => [OrderRow], { description: 'Accepted offers that wait for driver and bus, sorted by start.' })
  acceptedOrders(@Ctx() { deps, viewer }: RequestContext, @AskedFor() asked: Asked) {
    return readOrderList(deps, requireViewer(viewer), 'acceptedOrders', asked);
  }

  @WrittenBySql(canWriteOrders)
  @Query(() => [OrderRow], { description: 'Jobs whose trip has not ended, sorted by start.' })
  upcomingJobs(@Ctx() { deps, viewer }: RequestContext, @AskedFor() asked: Asked) {
    return readOrderList(deps, requireViewer(viewer), 'upcomingJobs', asked);
  }

  @WrittenBySql(canWriteOrders)
  @Query(() => [OrderRow], {
    description:
      'Finished jobs with unread feedback, sorted by start. Archived jobs are included if feedback came late.',
  })
  unreadFeedback(@Ctx() { deps, viewer }: RequestContext, @AskedFor() asked: Asked) {
    return readOrderList(deps, requireViewer(viewer), 'unreadFeedback', asked);
  }

  @WrittenBySql(canWriteOrders)
  @Query(() => [OrderRow], {
    description: 'Finished jobs that lack the feedback of a driver and have no unread feedback.',
  })
  feedbacklessJobs(
    @Ctx() { deps }: RequestContext,
    @AskedFor() asked: Asked,
    @Arg('exceptToday', () => Boolean, { defaultValue: false, description: 'Leaves out the trips that ended today.' })
    exceptToday: boolean,
  ) {
    return listFeedbacklessJobs(deps, exceptToday, asked);
  }

  @WrittenBySql(canWriteOrders)
  @Query(() => [OrderRow], { description: 'The driver’s own jobs whose trip has not ended, sorted by start.' })
  myUpcomingJobs(@Ctx() { deps, viewer }: RequestContext, @AskedFor() asked: Asked) {
    return readMyOrderList(deps, requireViewer(viewer), 'myUpcomingJobs', asked);
  }

  @WrittenBySql(canWriteOrders)
  @Query(() => [OrderRow], { description: 'The driver’s own finished jobs, sorted by start.' })
  myFinishedJobs(@Ctx() { deps, viewer }: RequestContext, @AskedFor() asked: Asked) {
    return readMyOrderList(deps, requireViewer(viewer), 'myFinishedJobs', asked);
  }

  @WrittenBySql(canWriteOrders)
  @Query(() => [OrderRow], {
    description: 'The driver’s own finished jobs without own feedback, sorted by start, including archived jobs.',
  })
  myFeedbacklessJobs(@Ctx() { deps, viewer }: RequestContext, @AskedFor() asked: Asked) {
    return readMyOrderList(deps, requireViewer(viewer), 'myFeedbacklessJobs', asked);
  }

  @WrittenBySql(canWriteOrders)
  @Query(() => [OrderRow], {
    description: 'The driver’s own jobs that ended at most two days ago or begin within two weeks, sorted by start.',
  })
  myTripsAround(@Ctx() { deps, viewer }: RequestContext, @AskedFor() asked: Asked) {
    return readMyOrderList(deps, requireViewer(viewer), 'myTripsAround', asked);
  }

  @Query(() => OrderConnection, { description: 'Archived jobs, and orders whose trip ended before they became a job.' })
  archive(
    @Ctx() { deps }: RequestContext,
    @Args(() => LongListArgs) args: LongListArgs,
    @Selected() selected: SelectedFields,
  ) {
    return readLongList(deps, 'archive', args, selected.nodes);
  }

  @Query(() => OrderConnection, { description: 'Rejected orders.' })
  rejectedOrders(
    @Ctx() { deps }: RequestContext,
    @Args(() => LongListArgs) args: LongListArgs,
    @Selected() selected: SelectedFields,
  ) {
    return readLongList(deps, 'rejectedOrders', args, selected.nodes);
  }

  @Query(() => [OrderHistoryRow], { description: 'All changes of an order, newest first.' })
  orderHistory(@Ctx() { deps }: RequestContext, @Id('order') id: string) {
    return readOrderHistory(deps, id);
  }

  @Query(() => OfferLink, { description: 'Returns the data behind the link in an offer’s e-mail.' })
  offerLink(
    @Ctx() { deps }: RequestContext,
    @Id('order') id: string,
    @Arg('activationKey', () => KeyScalar, { description: 'Key of the link.' }) activationKey: string,
  ) {
    return offerLink(deps, id, activationKey);
  }

  @Query(() => JobLink, { description: 'Returns the data behind the link in a driver’s e-mail.' })
  jobLink(
    @Ctx() { deps }: RequestContext,
    @Id('order') id: string,
    @Arg('confirmationKey', () => KeyScalar, { description: 'Key of the link.' }) confirmationKey: string,
  ) {
    return requireJobLink(deps, id, confirmationKey);
  }

  @Query(() => OrderRow, { description: 'Returns the trip of a feedback link, without prices.' })
  feedbackLink(
    @Ctx() { deps }: RequestContext,
    @Id('order') id: string,
    @Arg('secret', () => KeyScalar, { description: 'Secret of the link.' }) secret: string,
  ) {
    return requireFeedbackLink(deps, id, secret);
  }
}
