import { Field, Int, ObjectType } from 'type-graphql';
import type { PaymentSource } from '../../../model/money/payment.entity';
import { describeEnum } from '../../../platform/api/describeEnum';
import { AmountScalar, LocalDateScalar, UUIDScalar } from '../../../platform/api/scalars';
import { SourceEnum } from '../paymentTypes';

const PaidKindEnum = describeEnum('PaidInvoiceKind', 'The kind of an invoice that is paid.', {
  invoice: 'An invoice of driven trips or of cancellation fees.',
  prepayment: 'An invoice of a share that is paid before the trip.',
});
type PaidKind = keyof typeof PaidKindEnum;

@ObjectType({ description: 'The part of a payment that pays an invoice.', simpleResolvers: true })
export class AccountingPaymentPart {
  @Field(() => String, { description: 'Number of the invoice.' })
  invoiceNumber: string;
  @Field(() => PaidKindEnum, { description: 'Kind of the invoice.' })
  kind: PaidKind;
  @Field(() => AmountScalar, { description: 'The part in euros, as it stands now.' })
  amount: number;
}

@ObjectType({ description: 'A payment for accounting, as it stands now.', simpleResolvers: true })
export class AccountingPayment {
  @Field(() => UUIDScalar, { description: 'Id of the payment.' })
  id: string;
  @Field(() => SourceEnum, { description: 'The way in which it was made.' })
  source: PaymentSource;
  @Field(() => LocalDateScalar, { description: 'The day on which the money came or went.' })
  receivedOn: string;
  @Field(() => AmountScalar, { description: 'The sum in euros. Negative when it went back to the customer.' })
  amount: number;
  @Field(() => [AccountingPaymentPart], { description: 'The invoices that it pays.' })
  parts: AccountingPaymentPart[];
  @Field(() => AmountScalar, { description: 'The rest in euros, which is the credit of the customer.' })
  credit: number;
  @Field(() => Boolean, { description: 'True while its movement waits for a decision again: it pays nothing.' })
  waits: boolean;
  @Field(() => String, { nullable: true, description: 'Name of the customer’s record, or of the payer.' })
  payer: string | null;
  @Field(() => Int, { nullable: true, description: 'Number of the receipt. Null of a payment by the bank.' })
  receiptNumber: number | null;
  @Field(() => UUIDScalar, { nullable: true, description: 'The payment that this one takes back.' })
  undoes: string | null;
}

@ObjectType({ description: 'Payments in the order of their latest change.', simpleResolvers: true })
export class AccountingPaymentConnection {
  @Field(() => [AccountingPayment], { description: 'The payments of this page.' })
  nodes: AccountingPayment[];
  @Field(() => String, {
    nullable: true,
    description: 'The cursor for the next page. Keep the last one for the next pull.',
  })
  endCursor: string | null;
  @Field(() => Boolean, { description: 'True when more can be read at once.' })
  hasMore: boolean;
}
