import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../access';
import { signedIn } from '../../access';
import { LocalDateScalar, UUIDScalar } from '../../platform/api/scalars';
import { Ahead, ahead } from './ahead';
import { checkAssignment } from './checks/checkAssignment';
import { checkTrip } from './checks/checkTrip';
import { driverHours } from './driverHours';
import { HoursStrip, driversHours } from './driversHours';
import { AssignmentCheck, TripCheck } from './checks/checkTypes';
import { DriverHours, OwnStays } from './hoursTypes';
import { ownStays } from './stays';
import { WorkingTime, workingTime } from './workingTime';

const OrderId = () => Arg('orderId', () => UUIDScalar, { description: 'Id of the order.' });

/** What the law of driving and rest says to plans. */
@Resolver()
export class DutiesResolver {
  @Query(() => DriverHours, {
    description: 'Driving, rest and working time of a driver, judged by the law; drivers see their own.',
  })
  driverHours(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('driverId', () => UUIDScalar, { description: 'Id of the driver.' }) driverId: string,
    @Arg('from', () => LocalDateScalar, { description: 'First day.' }) from: string,
    @Arg('days', () => Int, { description: 'How many days, at most 92.' }) days: number,
  ) {
    return driverHours(deps, signedIn(viewer), { driverId, from, days });
  }

  @Query(() => [HoursStrip], {
    description: 'Driving, rest and working time of all drivers who are not hidden in short, the worst first.',
  })
  driversHours(
    @Ctx() { deps }: RequestContext,
    @Arg('from', () => LocalDateScalar, { description: 'First day.' }) from: string,
    @Arg('days', () => Int, { description: 'How many days, at most 92.' }) days: number,
  ) {
    return driversHours(deps, { from, days });
  }

  @Query(() => [Ahead], { description: 'What lies ahead of each driver: the next trip, and papers that end.' })
  driversAhead(@Ctx() { deps }: RequestContext) {
    return ahead(deps, 'driver');
  }

  @Query(() => [Ahead], { description: 'What lies ahead of each bus: the next trip, and papers that end.' })
  busesAhead(@Ctx() { deps }: RequestContext) {
    return ahead(deps, 'bus');
  }

  @Query(() => AssignmentCheck, {
    description:
      'Which drivers the law allows an order beside what they have, who fits first; and what speaks against buses.',
  })
  checkAssignment(
    @Ctx() { deps }: RequestContext,
    @OrderId() orderId: string,
    @Arg('driverIds', () => [UUIDScalar], {
      nullable: true,
      description: 'Drivers to check; all who can be assigned when left out.',
    })
    driverIds: string[] | undefined,
    @Arg('busIds', () => [UUIDScalar], {
      defaultValue: [],
      description: 'Chosen buses: the first says where it stands and how many seats it has.',
    })
    busIds: string[],
    @Arg('crewed', () => Boolean, { defaultValue: false, description: 'There will be two drivers in the bus.' })
    crewed: boolean,
  ) {
    return checkAssignment(deps, { orderId, driverIds, busIds, crewed });
  }

  @Query(() => [WorkingTime], {
    description: 'What drivers drove and worked in a period up to now, for the report of hours.',
  })
  workingTime(
    @Ctx() { deps }: RequestContext,
    @Arg('first', () => LocalDateScalar, { description: 'First day.' }) first: string,
    @Arg('last', () => LocalDateScalar, { description: 'Last day, at most 400 days in all.' }) last: string,
    @Arg('driverIds', () => [UUIDScalar], { nullable: true, description: 'Ids of the drivers; all when left out.' })
    driverIds?: string[],
  ) {
    return workingTime(deps, driverIds, { first, last });
  }

  @Query(() => TripCheck, {
    description: 'Whether one rested driver may have an order as it is, and what would make it legal.',
  })
  checkTrip(@Ctx() { deps }: RequestContext, @OrderId() orderId: string) {
    return checkTrip(deps, orderId);
  }

  @Query(() => OwnStays, { description: 'Where one stays with the bus before and after an own order.' })
  myStays(@Ctx() { deps, viewer }: RequestContext, @OrderId() orderId: string) {
    return ownStays(deps.db.dataSource.manager, signedIn(viewer).id, orderId);
  }
}
