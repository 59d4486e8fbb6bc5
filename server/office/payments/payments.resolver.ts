import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../access';
import { requireViewer } from '../../access';
import type { BankEntryState } from '../../model/money/bankEntry.entity';
import { Id } from '../../platform/api/args';
import { AmountScalar, UUIDScalar } from '../../platform/api/scalars';
import { requireShortText } from '../../platform/api/shortText';
import { bookEntry, bookReversal, setEntryOurs, undoPayment } from './decide';
import { bookCredit, payCreditBack } from './credit';
import { takeHandPayment } from './handPayments';
import { RemindedInvoice, WhoOwes } from './owingTypes';
import {
  BankEntryPage,
  BankFile,
  BankFileProgress,
  BookEntryArgs,
  CustomerCredit,
  EntryStateEnum,
  HandPaymentArgs,
  PaidBackArgs,
  PaymentRow,
} from './paymentTypes';
import { bankProgress } from './progress';
import { readEntries } from './readEntries';
import { readFiles } from './readFiles';
import { readCredit, readHandPayments, readInvoicePayments } from './readPayments';
import { sendReceipt } from './receipts/sendReceipt';
import { readOwingInvoices, readWhoOwes } from './whoOwes';

/** Money received and open. Files of the bank come by the route `POST /api/bank`. */
@Resolver()
export class PaymentsResolver {
  @Query(() => [BankFile], { description: 'Files of the bank, the latest first.' })
  bankFiles(@Ctx() { deps }: RequestContext) {
    return readFiles(deps);
  }

  @Query(() => BankFileProgress, {
    nullable: true,
    description: 'Progress of the file under way. Null when none is, in this copy of the server.',
  })
  bankFileProgress(@Ctx() { deps }: RequestContext) {
    return bankProgress.require(deps).current ?? null;
  }

  @Query(() => BankEntryPage, { description: 'Movements on the account in a state, the newest first.' })
  bankEntries(
    @Ctx() { deps }: RequestContext,
    @Arg('state', () => EntryStateEnum, { description: 'The state.' }) state: BankEntryState,
    @Arg('after', () => UUIDScalar, { nullable: true, description: 'The last movement that the caller has.' })
    after?: string | null,
  ) {
    return readEntries(deps, { state, after });
  }

  @Query(() => [PaymentRow], { description: 'Payments in cash and by card, the newest first, up to 50.' })
  handPayments(@Ctx() { deps }: RequestContext) {
    return readHandPayments(deps);
  }

  @Query(() => [PaymentRow], { description: 'Payments of an invoice, the oldest first.' })
  invoicePayments(@Ctx() { deps }: RequestContext, @Id('invoice') id: string) {
    return readInvoicePayments(deps, id);
  }

  @Query(() => CustomerCredit, { description: 'Money that a customer paid beyond its invoices.' })
  customerCredit(@Ctx() { deps }: RequestContext, @Id('customer') id: string) {
    return readCredit(deps, id);
  }

  @Query(() => WhoOwes, { description: 'Lists the debts of customers by age.' })
  whoOwes(@Ctx() { deps }: RequestContext) {
    return readWhoOwes(deps);
  }

  @Query(() => [RemindedInvoice], { description: 'Open invoices, the oldest first, up to 200.' })
  owingInvoices(
    @Ctx() { deps }: RequestContext,
    @Arg('customer', () => String, { nullable: true, description: '`customer` of an `OwingCustomer`.' })
    customer?: string | null,
    @Arg('search', () => String, { nullable: true, description: 'A part of number, buyer or reference.' })
    search?: string | null,
  ) {
    requireShortText(customer, 'customer');
    requireShortText(search, 'search');
    return readOwingInvoices(deps, { customer, search });
  }

  @Mutation(() => Boolean, {
    description: 'Books a movement to invoices. The rest stays as the credit of the customer. Learns the payer’s name.',
  })
  async bookEntry(
    @Ctx() { deps, viewer }: RequestContext,
    @Args(() => BookEntryArgs) { id, parts, customerOf }: BookEntryArgs,
  ) {
    const bookings = parts.map(({ invoiceId, amount }) => ({ invoiceId, cents: amount }));
    await bookEntry(deps, requireViewer(viewer), { id, bookings, customerOf });
    return true;
  }

  @Mutation(() => Boolean, { description: 'Takes a payment back that the bank has taken back.' })
  async bookReversal(
    @Ctx() { deps, viewer }: RequestContext,
    @Id('movement') id: string,
    @Arg('payment', () => UUIDScalar, { description: 'Id of the payment that the bank took back.' }) payment: string,
  ) {
    await bookReversal(deps, requireViewer(viewer), id, payment);
    return true;
  }

  @Mutation(() => Boolean, { description: 'Says whether a movement can be a customer’s payment.' })
  async setEntryOurs(
    @Ctx() { deps, viewer }: RequestContext,
    @Id('movement') id: string,
    @Arg('ours', () => Boolean, { description: 'False: it is none.' }) ours: boolean,
  ) {
    await setEntryOurs(deps, requireViewer(viewer), id, ours);
    return true;
  }

  @Mutation(() => Boolean, { description: 'Takes the bookings of a payment back. A payment by hand goes as a whole.' })
  async undoPayment(@Ctx() { deps, viewer }: RequestContext, @Id('payment') id: string) {
    await undoPayment(deps, requireViewer(viewer), id);
    return true;
  }

  @Mutation(() => UUIDScalar, { description: 'Takes a payment in cash or by card. Returns its id.' })
  takePayment(@Ctx() { deps, viewer }: RequestContext, @Args(() => HandPaymentArgs) payment: HandPaymentArgs) {
    return takeHandPayment(deps, requireViewer(viewer), payment);
  }

  @Mutation(() => AmountScalar, {
    description: 'Books the credit of its customer to an invoice, the oldest payment first. Returns the booked sum.',
  })
  bookCredit(@Ctx() { deps, viewer }: RequestContext, @Id('invoice') id: string) {
    return bookCredit(deps, requireViewer(viewer), id);
  }

  @Mutation(() => String, { description: 'Sends a receipt by e-mail. Returns the address.' })
  sendReceipt(@Ctx() { deps }: RequestContext, @Id('payment') id: string) {
    return sendReceipt(deps, id);
  }

  @Mutation(() => UUIDScalar, {
    description: 'Notes credit that was given back in cash. Returns the id of the payment.',
  })
  payCreditBack(@Ctx() { deps, viewer }: RequestContext, @Args(() => PaidBackArgs) paid: PaidBackArgs) {
    return payCreditBack(deps, requireViewer(viewer), paid);
  }
}
