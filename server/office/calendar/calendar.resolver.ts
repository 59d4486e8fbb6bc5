import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../access';
import { requireViewer } from '../../access';
import { DateTimeScalar, LocalDateScalar, UUIDScalar } from '../../platform/api/scalars';
import { listBusyTimes, readCalendar } from './calendar';
import { BusyTime, Calendar } from './calendarTypes';

@Resolver()
export class CalendarResolver {
  @Query(() => Calendar, {
    description: 'Trips and runs that touch the given days. Admins get all, drivers their own.',
  })
  calendar(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('first', () => LocalDateScalar, { description: 'First day.' }) first: string,
    @Arg('last', () => LocalDateScalar, { description: 'Last day, at most 100 days after the first.' }) last: string,
  ) {
    return readCalendar(deps, requireViewer(viewer), first, last);
  }

  @Query(() => [BusyTime], {
    description:
      'Trips, runs and absences that occupy drivers and buses between two moments. Touching ends do not count.',
  })
  busyTimes(
    @Ctx() { deps }: RequestContext,
    @Arg('from', () => DateTimeScalar, { description: 'The beginning.' }) from: Date,
    @Arg('to', () => DateTimeScalar, { description: 'End, at most 100 days later.' }) to: Date,
    @Arg('exceptOrderId', () => UUIDScalar, { nullable: true, description: 'An order to leave out.' })
    exceptOrderId?: string,
  ) {
    return listBusyTimes(deps, from, to, exceptOrderId);
  }
}
