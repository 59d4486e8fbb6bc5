import { Max, MaxLength, Min } from 'class-validator';
import { Args, ArgsType, Ctx, Field, Int, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../access';
import { DateTimeScalar, LocalDateScalar } from '../../platform/api/scalars';
import { accountingEntries } from './accountingEntries';
import { AccountingConnection, AccountingStatus } from './accountingTypes';

@ArgsType()
class AccountingArgs {
  @Min(1)
  @Max(500)
  @Field(() => Int, { defaultValue: 100, description: 'How many, at most 500.' })
  first: number;

  @MaxLength(100)
  @Field(() => String, { nullable: true, description: 'The endCursor of the page, or the pull, before.' })
  after?: string;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      'Only what was changed at or after this moment. Good for a look; a program that pulls again and again keeps `endCursor` instead.',
  })
  changedSince?: Date;

  @Field(() => LocalDateScalar, { nullable: true, description: 'Only trips that begin on this date or later.' })
  firstDay?: string;

  @Field(() => LocalDateScalar, { nullable: true, description: 'Only trips that begin on this date or earlier.' })
  lastDay?: string;

  @Field(() => AccountingStatus, { nullable: true, description: 'Only work that stands so.' })
  status?: AccountingStatus;

  @MaxLength(255)
  @Field(() => String, { nullable: true, description: 'Words that must all occur, with or without Estonian letters.' })
  search?: string;
}

@Resolver()
export class AccountingResolver {
  @Query(() => AccountingConnection, {
    description:
      'Accepted and finished work for accounting, in the order of its changes. Pull until `hasMore` is false and keep `endCursor`; the next pull, with it as `after`, brings what changed since: nothing is missed and nothing comes twice, also while others write.',
  })
  accountingEntries(
    @Ctx() { deps }: RequestContext,
    @Args(() => AccountingArgs) { first, after, ...filter }: AccountingArgs,
  ) {
    return accountingEntries(deps, filter, first, after);
  }
}
