import { Max, MaxLength, Min } from 'class-validator';
import { Args, ArgsType, Ctx, Field, Int, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../access';
import { DateTimeScalar, LocalDateScalar } from '../../platform/api/scalars';
import { readAccountingEntries } from './accountingEntries';
import { AccountingConnection, AccountingStatus } from './accountingTypes';

@ArgsType()
class AccountingArgs {
  @Min(1)
  @Max(500)
  @Field(() => Int, { defaultValue: 100, description: 'Number of entries, at most 500.' })
  first: number;

  @MaxLength(100)
  @Field(() => String, { nullable: true, description: 'The endCursor of the previous page or the previous pull.' })
  after?: string;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      'Returns only entries that changed at or after this moment. A program that pulls repeatedly must use `endCursor` instead.',
  })
  changedSince?: Date;

  @Field(() => LocalDateScalar, { nullable: true, description: 'Returns only trips that begin on this date or later.' })
  firstDay?: string;

  @Field(() => LocalDateScalar, {
    nullable: true,
    description: 'Returns only trips that begin on this date or earlier.',
  })
  lastDay?: string;

  @Field(() => AccountingStatus, { nullable: true, description: 'Returns only work with this status.' })
  status?: AccountingStatus;

  @MaxLength(255)
  @Field(() => String, {
    nullable: true,
    description: 'Words that must all occur. Estonian letters and their plain forms match each other.',
  })
  search?: string;
}

@Resolver()
export class AccountingResolver {
  @Query(() => AccountingConnection, {
    description:
      'Accepted and finished work for accounting, in the order of its changes. Pull until `hasMore` is false and keep `endCursor`. The next pull, with it as `after`, returns all later changes exactly once, even while others write.',
  })
  accountingEntries(
    @Ctx() { deps }: RequestContext,
    @Args(() => AccountingArgs) { first, after, ...filter }: AccountingArgs,
  ) {
    return readAccountingEntries(deps, filter, first, after);
  }
}
