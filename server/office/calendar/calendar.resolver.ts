import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../access';
import { signedIn } from '../../access';
import { DateTimeScalar, LocalDateScalar, UUIDScalar } from '../../platform/api/scalars';
import { busyTimes, calendar } from './calendar';
import { BusyTime, Calendar } from './calendarTypes';

@Resolver()
export class CalendarResolver {
  @Query(() => Calendar, {
    description: 'What touches the days of a range: for admins everything, for drivers their own.',
  })
  calendar(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('first', () => LocalDateScalar, { description: 'First day.' }) first: string,
    @Arg('last', () => LocalDateScalar, { description: 'Last day, at most 100 days on.' }) last: string,
  ) {
    return calendar(deps, signedIn(viewer), first, last);
  }

  @Query(() => [BusyTime], {
    description: 'What takes drivers and buses between two moments; touching ends do not count.',
  })
  busyTimes(
    @Ctx() { deps }: RequestContext,
    @Arg('from', () => DateTimeScalar, { description: 'From when.' }) from: Date,
    @Arg('to', () => DateTimeScalar, { description: 'Until when, at most 100 days on.' }) to: Date,
    @Arg('exceptOrderId', () => UUIDScalar, { nullable: true, description: 'An order that does not count.' })
    exceptOrderId?: string,
  ) {
    return busyTimes(deps, from, to, exceptOrderId);
  }
}
