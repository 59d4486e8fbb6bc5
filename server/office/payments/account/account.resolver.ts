import { Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../access';
import { AccountArgs, AccountStatement } from './accountTypes';
import { readAccount } from './readAccount';
import { sendAccount } from './sendAccount';

/** Statements of customers' accounts. Their files come by `GET /api/account.pdf` and `.csv`. */
@Resolver()
export class AccountsResolver {
  @Query(() => AccountStatement, { description: 'The account of a customer in a time.' })
  async accountStatement(
    @Ctx() { deps }: RequestContext,
    @Args(() => AccountArgs) wish: AccountArgs,
  ): Promise<AccountStatement> {
    const { name, email, rows, ...sums } = await readAccount(deps, wish);
    return {
      name,
      email,
      opening: sums.openingCents,
      rows: rows.map(({ cents, balanceCents, ...row }) => ({ ...row, amount: cents, balance: balanceCents })),
      invoiced: sums.invoicedCents,
      paid: sums.paidCents,
      closing: sums.closingCents,
    };
  }

  @Mutation(() => String, { description: 'Sends the account to the customer by e-mail, as PDF. Returns the address.' })
  sendAccountStatement(@Ctx() { deps }: RequestContext, @Args(() => AccountArgs) wish: AccountArgs) {
    return sendAccount(deps, wish);
  }
}
