import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../access';
import { requireViewer } from '../../access';
import { LocalDateScalar, UUIDScalar } from '../../platform/api/scalars';
import { Ahead, readAhead } from './ahead';
import { checkAssignment } from './checks/checkAssignment';
import { checkTrip } from './checks/checkTrip';
import { readDriverHours } from './driverHours';
import { HoursStrip, readDriversHours } from './driversHours';
import { AssignmentCheck, TripCheck } from './checks/checkTypes';
import { DriverHours, OwnStays } from './hoursTypes';
import { findOwnStays } from './stays';
import { WorkingTime, readWorkingTime } from './workingTime';

const OrderId = () => Arg('orderId', () => UUIDScalar, { description: 'Id of the order.' });

/** The law of driving and rest, applied to plans. */
@Resolver()
export class DutiesResolver {
  @Query(() => DriverHours, {
    description: 'A driver’s driving, rest and working time, judged by the law. Drivers can read only their own.',
  })
  driverHours(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('driverId', () => UUIDScalar, { description: 'Id of the driver.' }) driverId: string,
    @Arg('from', () => LocalDateScalar, { description: 'First day.' }) from: string,
    @Arg('days', () => Int, { description: 'Number of days, at most 92.' }) days: number,
  ) {
    return readDriverHours(deps, requireViewer(viewer), { driverId, from, days });
  }

  @Query(() => [HoursStrip], {
    description: 'Summaries of all drivers who are not hidden, most infringements first.',
  })
  driversHours(
    @Ctx() { deps }: RequestContext,
    @Arg('from', () => LocalDateScalar, { description: 'First day.' }) from: string,
    @Arg('days', () => Int, { description: 'Number of days, at most 92.' }) days: number,
  ) {
    return readDriversHours(deps, { from, days });
  }

  @Query(() => [Ahead], { description: 'The next trip and the ending documents of each driver.' })
  driversAhead(@Ctx() { deps }: RequestContext) {
    return readAhead(deps, 'driver');
  }

  @Query(() => [Ahead], { description: 'The next trip and the ending documents of each bus.' })
  busesAhead(@Ctx() { deps }: RequestContext) {
    return readAhead(deps, 'bus');
  }

  @Query(() => AssignmentCheck, {
    description:
      'Judges drivers for an order in addition to their other work, best fit first, and lists warnings about buses.',
  })
  checkAssignment(
    @Ctx() { deps }: RequestContext,
    @OrderId() orderId: string,
    @Arg('driverIds', () => [UUIDScalar], {
      nullable: true,
      description: 'Drivers to check. The default is all drivers who can be assigned.',
    })
    driverIds: string[] | undefined,
    @Arg('busIds', () => [UUIDScalar], {
      defaultValue: [],
      description: 'Chosen buses. The first one decides the depot and the number of seats.',
    })
    busIds: string[],
    @Arg('crewed', () => Boolean, {
      defaultValue: false,
      description: 'True when there will be two drivers in the bus.',
    })
    crewed: boolean,
  ) {
    return checkAssignment(deps, { orderId, driverIds, busIds, crewed });
  }

  @Query(() => [WorkingTime], {
    description: 'Driving and working time of drivers in a period, up to now, for the hours report.',
  })
  workingTime(
    @Ctx() { deps }: RequestContext,
    @Arg('first', () => LocalDateScalar, { description: 'First day.' }) first: string,
    @Arg('last', () => LocalDateScalar, { description: 'Last day. The period has at most 400 days.' }) last: string,
    @Arg('driverIds', () => [UUIDScalar], {
      nullable: true,
      description: 'Ids of the drivers. The default is all drivers.',
    })
    driverIds?: string[],
  ) {
    return readWorkingTime(deps, driverIds, { first, last });
  }

  @Query(() => TripCheck, {
    description: 'Judges one rested driver for an order as it is, and lists remedies that would make it legal.',
  })
  checkTrip(@Ctx() { deps }: RequestContext, @OrderId() orderId: string) {
    return checkTrip(deps, orderId);
  }

  @Query(() => OwnStays, {
    description: 'Places where the signed-in driver stays with the bus before and after an own order.',
  })
  myStays(@Ctx() { deps, viewer }: RequestContext, @OrderId() orderId: string) {
    return findOwnStays(deps.db.dataSource.manager, requireViewer(viewer).id, orderId);
  }
}
