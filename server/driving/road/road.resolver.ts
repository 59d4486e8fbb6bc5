import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../access';
import { requireTripByKey } from '../../access';
import { Id, Key, OrderId } from '../../platform/api/args';
import { LocalDateScalar, UUIDScalar } from '../../platform/api/scalars';
import { makeTrackerKey, readTracker, removeTrackerKey } from './positions/trackers';
import { readBusesOnRoad, readRoadOfTrip } from './readRoadOfTrip';
import { readRoadTimes } from './readRoadTimes';
import { BusesOnRoad, BusTrackerState, RoadOfTrip, RoadTimes } from './roadTypes';

const BusId = () => Arg('busId', () => UUIDScalar, { description: 'Id of the bus.' });

@Resolver()
export class RoadResolver {
  @Query(() => BusesOnRoad, {
    nullable: true,
    description: 'The buses of a customer’s trip. Null outside of its time, and while places are switched off.',
  })
  async busesOnRoad(@Ctx() { deps }: RequestContext, @Id('order') id: string, @Key() key: string) {
    return readBusesOnRoad(deps, await requireTripByKey(deps.db.dataSource.manager, id, key));
  }

  @Query(() => RoadOfTrip, { description: 'A trip on the road: expected times, effects of a delay, places.' })
  roadOfTrip(@Ctx() { deps }: RequestContext, @OrderId() orderId: string) {
    return readRoadOfTrip(deps, orderId);
  }

  @Query(() => [RoadTimes], { description: 'Recorded times of the trips that touch the given days.' })
  roadTimes(
    @Ctx() { deps }: RequestContext,
    @Arg('from', () => LocalDateScalar, { description: 'First day.' }) from: string,
    @Arg('to', () => LocalDateScalar, { description: 'Last day, at most 100 days after the first.' }) to: string,
  ) {
    return readRoadTimes(deps, from, to);
  }

  @Query(() => Boolean, { description: 'True while phones of drivers on duty send their place.' })
  hasPositions(@Ctx() { deps }: RequestContext) {
    return deps.settings().positions;
  }

  @Query(() => BusTrackerState, { nullable: true, description: 'The tracker of a bus. Null without a key.' })
  busTracker(@Ctx() { deps }: RequestContext, @BusId() busId: string) {
    return readTracker(deps, busId);
  }

  @Mutation(() => String, {
    description: 'Makes the key with which the tracker of a bus sends places. It is returned once; a former key ends.',
  })
  makeTrackerKey(@Ctx() { deps }: RequestContext, @BusId() busId: string) {
    return makeTrackerKey(deps, busId);
  }

  @Mutation(() => Boolean, { description: 'Ends the key of a bus’s tracker.' })
  async removeTrackerKey(@Ctx() { deps }: RequestContext, @BusId() busId: string) {
    await removeTrackerKey(deps, busId);
    return true;
  }
}
