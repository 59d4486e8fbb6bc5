import { Arg, Args, ArgsType, Ctx, Field, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Max, MaxLength, Min } from 'class-validator';
import type { RequestContext } from '../../access';
import { requireViewer } from '../../access';
import { Id } from '../../platform/api/args';
import { LocalDateScalar, PriceScalar, UUIDScalar } from '../../platform/api/scalars';
import { takeBackAct, takeTodayItem } from './acts';
import type { TodayKindName } from './kinds';
import { assignBestPair } from './kinds/planSuggestions';
import { readToday } from './readToday';
import { snoozeTodayItem, wakeTodayItem } from './snooze';
import { QueuedActRow, TodayKindEnum, TodayList } from './todayTypes';

@ArgsType()
class SeenArgs {
  @Field(() => TodayKindEnum, { description: 'The kind.' })
  kind: TodayKindName;

  @Field(() => UUIDScalar, { description: 'Id of the subject.' })
  subjectId: string;

  @MaxLength(100)
  @Field(() => String, { description: '`mark` of the decision as the caller saw it.' })
  mark: string;
}

@ArgsType()
class TodayArgs {
  @Min(1)
  @Max(1000)
  @Field(() => Int, { defaultValue: 50, description: 'The most that are returned, up to 1,000.' })
  first: number;

  @Field(() => Boolean, { defaultValue: false, description: 'True returns what was put off instead.' })
  snoozed: boolean;
}

/** The one list of what waits for a person. */
@Resolver()
export class TodayResolver {
  @Query(() => TodayList, {
    description: 'Decisions that wait for a person, each with its proposed answer, the most urgent first.',
  })
  today(@Ctx() { deps }: RequestContext, @Args(() => TodayArgs) args: TodayArgs) {
    return readToday(deps, args);
  }

  @Mutation(() => QueuedActRow, {
    description: 'Decides as proposed. It is done after ten seconds, unless somebody takes it back.',
  })
  takeTodayItem(
    @Ctx() { deps, viewer }: RequestContext,
    @Args(() => SeenArgs) seen: SeenArgs,
    @Arg('price', () => PriceScalar, { nullable: true, description: 'Price of the proposal that the caller saw.' })
    price?: number | null,
  ) {
    return takeTodayItem(deps, requireViewer(viewer), { ...seen, price });
  }

  @Mutation(() => Boolean, { description: 'Takes back a decision that is not done yet.' })
  async takeBackAct(@Ctx() { deps }: RequestContext, @Id('decision') id: string) {
    await takeBackAct(deps, id);
    return true;
  }

  @Mutation(() => Boolean, { description: 'Puts a decision off. It returns sooner when something happens.' })
  async snoozeTodayItem(
    @Ctx() { deps, viewer }: RequestContext,
    @Args(() => SeenArgs) seen: SeenArgs,
    @Arg('day', () => LocalDateScalar, {
      nullable: true,
      description: 'The day on which it returns. Without it, it returns when something happens.',
    })
    day?: string | null,
  ) {
    await snoozeTodayItem(deps, requireViewer(viewer), { ...seen, day });
    return true;
  }

  @Mutation(() => Boolean, { description: 'Assigns an accepted trip to the driver and bus that fit it best now.' })
  async assignBestPair(
    @Ctx() { deps, viewer }: RequestContext,
    @Id('order') id: string,
    @Arg('version', () => Int, { nullable: true, description: 'Version that the caller saw.' }) version?: number | null,
  ) {
    await assignBestPair(deps, requireViewer(viewer), id, version);
    return true;
  }

  @Mutation(() => Boolean, { description: 'Lets a decision that was put off wait again at once.' })
  async wakeTodayItem(
    @Ctx() { deps }: RequestContext,
    @Arg('kind', () => TodayKindEnum, { description: 'The kind.' }) kind: TodayKindName,
    @Arg('subjectId', () => UUIDScalar, { description: 'Id of the subject.' }) subjectId: string,
  ) {
    await wakeTodayItem(deps, { kind, subjectId });
    return true;
  }
}
