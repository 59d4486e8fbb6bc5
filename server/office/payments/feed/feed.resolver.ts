import { Max, MaxLength, Min } from 'class-validator';
import { Args, ArgsType, Ctx, Field, Int, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../access';
import { readAccountingPayments } from './accountingPayments';
import { AccountingPaymentConnection } from './feedTypes';

@ArgsType()
class PaymentPullArgs {
  @Min(1)
  @Max(500)
  @Field(() => Int, { defaultValue: 100, description: 'Number of payments, at most 500.' })
  first: number;

  @MaxLength(100)
  @Field(() => String, { nullable: true, description: 'The endCursor of the previous page or the previous pull.' })
  after?: string;
}

/** Payments for programs of accounting. */
@Resolver()
export class PaymentFeedResolver {
  @Query(() => AccountingPaymentConnection, {
    description:
      'Payments for accounting, in the order of their latest change. Pull until `hasMore` is false and keep `endCursor`. The next pull, with it as `after`, returns each payment that has changed since, as it stands then.',
  })
  accountingPayments(@Ctx() { deps }: RequestContext, @Args(() => PaymentPullArgs) { first, after }: PaymentPullArgs) {
    return readAccountingPayments(deps, first, after);
  }
}
