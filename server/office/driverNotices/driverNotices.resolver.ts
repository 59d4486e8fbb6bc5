import { MaxLength } from 'class-validator';
import { Arg, Args, ArgsType, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../access';
import { requireViewer } from '../../access';
import { LocalDateScalar, UUIDScalar } from '../../platform/api/scalars';
import { refuseWith } from '../../texts/messages';
import { findDriversOfDay, tellDrivers } from './tellDrivers';

/** A lock screen shows less than this. */
const LONGEST = 500;

@ObjectType({ description: 'A driver who has a trip on a day.', simpleResolvers: true })
class DriverOfDayType {
  @Field(() => UUIDScalar, { description: 'Id.' })
  id: string;
  @Field(() => String, { description: 'Name.' })
  name: string;
}

@ArgsType()
class TellDriversArgs {
  @Field(() => LocalDateScalar, { description: 'The day whose drivers get the words.' })
  day: string;
  @MaxLength(LONGEST, refuseWith('input.longest', { most: LONGEST }))
  @Field(() => String, { description: 'The words, up to 500 characters.' })
  text: string;
}

/** Words of the office to all drivers of a day. */
@Resolver()
export class DriverNoticesResolver {
  @Query(() => [DriverOfDayType], { description: 'The drivers who have a trip on a day, by name.' })
  driversOfDay(
    @Ctx() { deps }: RequestContext,
    @Arg('day', () => LocalDateScalar, { description: 'The day.' }) day: string,
  ) {
    return findDriversOfDay(deps.db.dataSource.manager, day);
  }

  @Mutation(() => Int, {
    description: 'Tells all drivers of a day something, by e-mail and on their phones. Returns the number of drivers.',
  })
  tellDrivers(@Ctx() { deps, viewer }: RequestContext, @Args(() => TellDriversArgs) { day, text }: TellDriversArgs) {
    return tellDrivers(deps, requireViewer(viewer), day, text);
  }
}
