import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../access';
import { requireViewer } from '../../access';
import { UUIDScalar } from '../../platform/api/scalars';
import { JourneySheetRow, listJourneySheets, saveJourneySheet } from './sheets';
import { OrderId } from '../../platform/api/args';

@Resolver()
export class RoadPapersResolver {
  @Query(() => [JourneySheetRow], {
    description:
      'The numbered journey form sheets of a job, one row a bus. Its papers are files below /api/order/ORDER_ID/.',
  })
  journeySheets(@Ctx() { deps, viewer }: RequestContext, @OrderId() orderId: string) {
    return listJourneySheets(deps, requireViewer(viewer), orderId);
  }

  @Mutation(() => [JourneySheetRow], {
    description: 'Enters the numbers of the sheet that a bus has on board. Drivers can do so for their own jobs.',
  })
  async saveJourneySheet(
    @Ctx() { deps, viewer }: RequestContext,
    @OrderId() orderId: string,
    @Arg('busId', () => UUIDScalar, { description: 'Id of the bus.' }) busId: string,
    @Arg('book', () => String, { description: 'Number of the book, up to 20 characters.' }) book: string,
    @Arg('sheet', () => String, { description: 'Number of the sheet, up to 20 characters.' }) sheet: string,
  ) {
    await saveJourneySheet(deps, requireViewer(viewer), { orderId, busId, book, sheet });
    return listJourneySheets(deps, requireViewer(viewer), orderId);
  }
}
