import { Max, MaxLength, Min } from 'class-validator';
import { Arg, Args, ArgsType, Ctx, Field, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../access';
import { requireTripByKey, requireViewer } from '../../access';
import { Id, Key, OrderId } from '../../platform/api/args';
import { UUIDScalar } from '../../platform/api/scalars';
import { readAccountingInvoices } from './accountingInvoices';
import { creditInvoice } from './creditInvoice';
import { dropDraft, joinDrafts, saveDraft } from './editDraft';
import { CreditLineInput, InvoiceDraftInput, SeenDraftInput } from './types/inputTypes';
import type { InvoiceState } from './types/invoiceState';
import { InvoiceStateEnum } from './types/invoiceState';
import {
  AccountingInvoiceConnection,
  InvoiceConnection,
  InvoiceRow,
  InvoiceSummary,
  TripInvoice,
} from './types/invoiceTypes';
import { InvoiceProfit, readInvoiceProfits } from './invoiceProfits';
import { issueInvoice } from './issueInvoice';
import { makeInvoice } from './makeDrafts';
import { listInvoices, listOrderInvoices, listTripInvoices, readInvoice } from './readInvoices';
import { sendInvoice } from './sendInvoice';

@ArgsType()
class InvoicesArgs {
  @Min(1)
  @Max(200)
  @Field(() => Int, { defaultValue: 50, description: 'Number of invoices, at most 200.' })
  first: number;

  @MaxLength(100)
  @Field(() => String, { nullable: true, description: 'The endCursor of the previous page.' })
  after?: string;

  @MaxLength(255)
  @Field(() => String, {
    nullable: true,
    description: 'Words that must all occur in the buyer, the number or the reference.',
  })
  search?: string;

  @Field(() => InvoiceStateEnum, {
    nullable: true,
    description: 'Returns only invoices in this state. Without it all but dropped drafts.',
  })
  state?: InvoiceState;
}

@ArgsType()
class PullArgs {
  @Min(1)
  @Max(500)
  @Field(() => Int, { defaultValue: 100, description: 'Number of invoices, at most 500.' })
  first: number;

  @MaxLength(100)
  @Field(() => String, { nullable: true, description: 'The endCursor of the previous page or the previous pull.' })
  after?: string;
}

const Seen = () => Arg('version', () => Int, { description: 'The version that the change is based on.' });
const Send = () => Arg('send', () => Boolean, { description: 'Also sends it by e-mail.' });

/** A page of invoices has fewer. */
const MOST_PROFITS = 100;

@Resolver()
export class InvoicingResolver {
  @Query(() => InvoiceConnection, { description: 'Invoices, newest first.' })
  invoices(@Ctx() { deps }: RequestContext, @Args(() => InvoicesArgs) { first, after, ...filter }: InvoicesArgs) {
    return listInvoices(deps, filter, first, after);
  }

  @Query(() => InvoiceRow, { description: 'An invoice with its lines.' })
  invoice(@Ctx() { deps }: RequestContext, @Id('invoice') id: string) {
    return readInvoice(deps, id);
  }

  @Query(() => [InvoiceProfit], {
    description: 'The profit of invoices of driven trips, up to 100. Others are left out.',
  })
  invoiceProfits(
    @Ctx() { deps }: RequestContext,
    @Arg('ids', () => [UUIDScalar], { description: 'Ids of the invoices.' }) ids: string[],
  ) {
    return readInvoiceProfits(deps, ids.slice(0, MOST_PROFITS));
  }

  @Query(() => [InvoiceSummary], { description: 'The invoices of an order, oldest first.' })
  invoicesOfOrder(@Ctx() { deps }: RequestContext, @Id('order') id: string) {
    return listOrderInvoices(deps, id);
  }

  @Query(() => [TripInvoice], { description: 'The issued invoices of a trip, for the customer on its page.' })
  async invoicesOfTrip(@Ctx() { deps }: RequestContext, @Id('order') id: string, @Key() key: string) {
    await requireTripByKey(deps.db.dataSource.manager, id, key);
    return listTripInvoices(deps, id);
  }

  @Query(() => AccountingInvoiceConnection, {
    description:
      'Issued invoices and credit notes for accounting, in the order of their issue. Pull until `hasMore` is false and keep `endCursor`. The next pull, with it as `after`, returns all later ones exactly once, even while others are issued.',
  })
  accountingInvoices(@Ctx() { deps }: RequestContext, @Args(() => PullArgs) { first, after }: PullArgs) {
    return readAccountingInvoices(deps, first, after);
  }

  @Mutation(() => InvoiceRow, {
    description: 'Makes a draft by hand, of a trip that no other invoice holds.',
  })
  async makeInvoice(@Ctx() { deps, viewer }: RequestContext, @OrderId() orderId: string) {
    return readInvoice(deps, await makeInvoice(deps, requireViewer(viewer), orderId, null));
  }

  @Mutation(() => InvoiceRow, { description: 'Makes a draft for a share of a trip that is paid before it.' })
  async makePrepaymentInvoice(
    @Ctx() { deps, viewer }: RequestContext,
    @OrderId() orderId: string,
    @Arg('percent', () => Int, { description: 'The share in percent, 1 to 100.' }) percent: number,
  ) {
    return readInvoice(deps, await makeInvoice(deps, requireViewer(viewer), orderId, percent));
  }

  @Mutation(() => InvoiceRow, {
    description: 'Saves a draft. The lines of its trips are made again from what is agreed now.',
  })
  async saveInvoiceDraft(
    @Ctx() { deps }: RequestContext,
    @Id('invoice') id: string,
    @Seen() version: number,
    @Arg('input', () => InvoiceDraftInput, { description: 'The draft.' }) input: InvoiceDraftInput,
  ) {
    await saveDraft(deps, { id, version }, input);
    return readInvoice(deps, id);
  }

  @Mutation(() => InvoiceRow, { description: 'Takes the trips of other drafts of the same buyer onto this one.' })
  async joinInvoiceDrafts(
    @Ctx() { deps }: RequestContext,
    @Id('invoice') id: string,
    @Seen() version: number,
    @Arg('others', () => [SeenDraftInput], { description: 'The other drafts.' }) others: SeenDraftInput[],
  ) {
    await joinDrafts(deps, { id, version }, others);
    return readInvoice(deps, id);
  }

  @Mutation(() => InvoiceRow, { description: 'Drops a draft. Its trips may be invoiced again by hand.' })
  async dropInvoiceDraft(@Ctx() { deps }: RequestContext, @Id('invoice') id: string, @Seen() version: number) {
    await dropDraft(deps, { id, version });
    return readInvoice(deps, id);
  }

  @Mutation(() => InvoiceRow, { description: 'Gives a draft its number. It never changes after that.' })
  async issueInvoice(
    @Ctx() { deps, viewer }: RequestContext,
    @Id('invoice') id: string,
    @Seen() version: number,
    @Send() send: boolean,
  ) {
    await issueInvoice(deps, requireViewer(viewer), { id, version, send });
    return readInvoice(deps, id);
  }

  @Mutation(() => InvoiceRow, { description: 'Sends an issued invoice by e-mail, also again.' })
  async sendInvoice(@Ctx() { deps }: RequestContext, @Id('invoice') id: string) {
    await sendInvoice(deps, id);
    return readInvoice(deps, id);
  }

  @Mutation(() => InvoiceRow, { description: 'Issues a credit note of an invoice, whole or in part, and returns it.' })
  async creditInvoice(
    @Ctx() { deps, viewer }: RequestContext,
    @Id('invoice') id: string,
    @Arg('lines', () => [CreditLineInput], { description: 'The parts to give back.' }) lines: CreditLineInput[],
    @Arg('reason', () => String, { description: 'Why, as the customer reads it.' }) reason: string,
    @Send() send: boolean,
  ) {
    const wishes = lines.map(({ lineId, amount }) => ({ lineId, grossCents: amount }));
    return readInvoice(deps, await creditInvoice(deps, requireViewer(viewer), id, { lines: wishes, reason, send }));
  }
}
