import { ArrayMaxSize, ValidateNested } from 'class-validator';
import { ArgsType, Field, InputType, Int, ObjectType } from 'type-graphql';
import type { Evidence, Fit } from '../../engines/matching';
import type { BankEntryState } from '../../model/money/bankEntry.entity';
import type { PaymentSource } from '../../model/money/payment.entity';
import { describeEnum } from '../../platform/api/describeEnum';
import { AmountScalar, DateTimeScalar, LocalDateScalar, PriceScalar, UUIDScalar } from '../../platform/api/scalars';
import { ShortText } from '../../platform/api/shortText';
import { OwingInvoice } from './owingTypes';

export const EntryStateEnum = describeEnum<BankEntryState>(
  'BankEntryState',
  'The state of a movement on the account.',
  {
    waiting: 'It waits for a decision.',
    settled: 'Its payment is booked, or stays as credit.',
    notOurs: 'No customer’s payment: a fee, a wage, a transfer.',
  },
);

export const EvidenceEnum = describeEnum<Evidence>(
  'PaymentEvidence',
  'The evidence that ties a payment to a customer.',
  {
    reference: 'The reference number of an open invoice.',
    number: 'The number of an open invoice in the text.',
    paidReference: 'The reference number of an invoice that is paid already.',
    registryCode: 'The registry code of the payer.',
    learntName: 'A name under which the customer has paid before.',
    name: 'The name of the payer.',
    sum: 'The sum alone: one invoice owes just as much.',
  },
);

export const FitEnum = describeEnum<Fit>('PaymentFit', 'The relation of the sum of a payment to the open sum.', {
  exact: 'One invoice owes just as much.',
  several: 'Several invoices add up to it.',
  part: 'It is a part of what is open.',
  over: 'It is more than what is open. The rest stays as credit.',
  nothingOpen: 'The customer owes nothing. All of it stays as credit.',
});

export const SourceEnum = describeEnum<PaymentSource>('PaymentSource', 'The way in which a payment was made.', {
  bank: 'By a movement on the account.',
  cash: 'In cash.',
  card: 'By a card terminal.',
  link: 'By a link to a payment page.',
});

@ObjectType({ description: 'A file of the bank that was taken in.', simpleResolvers: true })
export class BankFile {
  @Field(() => UUIDScalar, { description: 'Id.' })
  id: string;

  @Field(() => String, { description: 'Name of the file.' })
  fileName: string;

  @Field(() => String, { description: 'Accounts that it tells of.' })
  ibans: string;

  @Field(() => LocalDateScalar, { description: 'The last day that it tells of.' })
  lastDay: string;

  @Field(() => Int, { description: 'Movements in it.' })
  entryCount: number;

  @Field(() => Int, { description: 'Movements that no earlier file had.' })
  newCount: number;

  @Field(() => Int, { description: 'Movements left out: not booked yet, or in a different currency.' })
  leftOutCount: number;

  @Field(() => DateTimeScalar, { description: 'Time at which the file was taken in.' })
  takenAt: Date;

  @Field(() => String, { nullable: true, description: 'Name of the admin. Null: it lay in the folder.' })
  takenBy: string | null;
}

@ObjectType({ description: 'Progress of the file under way.', simpleResolvers: true })
export class BankFileProgress {
  @Field(() => Int, { description: 'Bytes that were read.' })
  done: number;

  @Field(() => Int, { description: 'All bytes.' })
  total: number;
}

@ObjectType({ description: 'A part of a payment for an invoice.', simpleResolvers: true })
export class PaymentPart {
  @Field(() => OwingInvoice, { description: 'The invoice.' })
  invoice: OwingInvoice;

  @Field(() => AmountScalar, { description: 'The part in euros.' })
  amount: number;
}

@ObjectType({ description: 'The suggestion of the portal for a movement.', simpleResolvers: true })
export class BankSuggestion {
  @Field(() => EvidenceEnum, {
    nullable: true,
    description: 'The evidence that ties it to the customer. Null of a reversal.',
  })
  by: Evidence | null;

  @Field(() => FitEnum, { nullable: true, description: 'How its sum fits. Null of a reversal.' })
  fit: Fit | null;

  @Field(() => Boolean, { description: 'True when the payer owes the same sum itself: the reference may be a slip.' })
  isOtherPayer: boolean;

  @Field(() => String, { nullable: true, description: 'Name of the customer.' })
  customerName: string | null;

  @Field(() => UUIDScalar, { nullable: true, description: 'An invoice of the customer, for `bookEntry`.' })
  customerOf: string | null;

  @Field(() => [PaymentPart], { description: 'The invoices with their parts.' })
  parts: PaymentPart[];

  @Field(() => AmountScalar, { description: 'The part that stays as the credit of the customer, in euros.' })
  rest: number;

  @Field(() => UUIDScalar, { nullable: true, description: 'The payment that the bank took back.' })
  reversalOf: string | null;
}

@ObjectType({ description: 'A payment with its bookings.', simpleResolvers: true })
export class PaymentRow {
  @Field(() => UUIDScalar, { description: 'Id.' })
  id: string;

  @Field(() => SourceEnum, { description: 'Way in which it was paid.' })
  source: PaymentSource;

  @Field(() => LocalDateScalar, { description: 'The day on which it was received.' })
  receivedOn: string;

  @Field(() => AmountScalar, { description: 'Sum in euros. Less than 0 went back.' })
  amount: number;

  @Field(() => String, { description: 'Name of the payer or the buyer.' })
  payer: string;

  @Field(() => [PaymentPart], { description: 'The invoices with their parts, as they stand.' })
  parts: PaymentPart[];

  @Field(() => AmountScalar, { description: 'The part that is booked to no invoice: the credit of the customer.' })
  rest: number;

  @Field(() => Int, { nullable: true, description: 'Number of the receipt.' })
  receiptNumber: number | null;

  @Field(() => String, { description: 'Note of the admin.' })
  note: string;

  @Field(() => String, { nullable: true, description: 'Name of the admin. Null: the portal booked it by itself.' })
  madeBy: string | null;

  @Field(() => AmountScalar, { description: 'The sum that can go back through the payment provider, in euros.' })
  refundable: number;

  @Field(() => Boolean, { description: 'True when it was taken back.' })
  isUndone: boolean;
}

@ObjectType({ description: 'Money that a customer paid beyond its invoices.', simpleResolvers: true })
export class CustomerCredit {
  @Field(() => AmountScalar, { description: 'The credit in euros.' })
  amount: number;

  @Field(() => [PaymentRow], { description: 'The payments with something left, the oldest first.' })
  payments: PaymentRow[];
}

@ObjectType('BankEntry', { description: 'A movement of money on the account.', simpleResolvers: true })
export class BankEntryRow {
  @Field(() => UUIDScalar, { description: 'Id.' })
  id: string;

  @Field(() => LocalDateScalar, { description: 'The day on which the bank booked it.' })
  bookedOn: string;

  @Field(() => AmountScalar, { description: 'Sum in euros. Less than 0 was sent.' })
  amount: number;

  @Field(() => String, { nullable: true, description: 'Name of the payer.' })
  payerName: string | null;

  @Field(() => String, { nullable: true, description: 'Account of the payer.' })
  payerIban: string | null;

  @Field(() => String, { nullable: true, description: 'Registry code of the payer.' })
  payerRegistryCode: string | null;

  @Field(() => [String], { description: 'Reference numbers.' })
  references: string[];

  @Field(() => String, { description: 'The payer’s text.' })
  text: string;

  @Field(() => EntryStateEnum, { description: 'State.' })
  state: BankEntryState;

  @Field(() => Boolean, { description: 'True when the bank took a payment back.' })
  isReversal: boolean;

  @Field(() => BankSuggestion, { nullable: true, description: 'The suggestion while it waits.' })
  suggestion: BankSuggestion | null;

  @Field(() => PaymentRow, { nullable: true, description: 'Its payment.' })
  payment: PaymentRow | null;
}

@ObjectType({ description: 'Movements that wait, and how many there are.', simpleResolvers: true })
export class BankEntryPage {
  @Field(() => [BankEntryRow], { description: 'Up to 50 movements, newest first.' })
  rows: BankEntryRow[];

  @Field(() => Boolean, { description: 'True when more follow.' })
  hasMore: boolean;

  @Field(() => Int, { description: 'Movements that wait for a decision.' })
  waitingCount: number;

  @Field(() => LocalDateScalar, { nullable: true, description: 'The last day of the newest file.' })
  lastDay: string | null;
}

@InputType({ description: 'A part of a payment for an invoice.' })
export class PaymentPartInput {
  @Field(() => UUIDScalar, { description: 'Id of the invoice.' })
  invoiceId: string;

  @Field(() => AmountScalar, { description: 'The part in euros. Less than 0 goes back to the customer.' })
  amount: number;
}

@ArgsType()
export class BookEntryArgs {
  @Field(() => UUIDScalar, { description: 'Id of the movement.' })
  id: string;

  @ArrayMaxSize(50)
  @ValidateNested({ each: true })
  @Field(() => [PaymentPartInput], { description: 'The invoices with their parts. The rest stays as credit.' })
  parts: PaymentPartInput[];

  @Field(() => UUIDScalar, { description: 'An invoice of the customer to whom the payment belongs.' })
  customerOf: string;
}

@ArgsType()
export class HandPaymentArgs {
  @Field(() => UUIDScalar, { description: 'Id of the invoice.' })
  invoiceId: string;

  @Field(() => PriceScalar, { description: 'Sum in euros, up to what the invoice owes.' })
  amount: number;

  @Field(() => LocalDateScalar, { description: 'The day on which it was received, today or earlier.' })
  receivedOn: string;

  @Field(() => SourceEnum, { description: 'cash or card.' })
  source: PaymentSource;

  @ShortText()
  @Field(() => String, { defaultValue: '', description: 'Note, such as the driver who took it.' })
  note: string;
}

@ArgsType()
export class PaidBackArgs {
  @Field(() => UUIDScalar, { description: 'Id of the customer.' })
  customerId: string;

  @Field(() => PriceScalar, { description: 'Sum in euros, up to the credit.' })
  amount: number;

  @Field(() => LocalDateScalar, { description: 'The day on which it went back, today or earlier.' })
  paidOn: string;

  @ShortText()
  @Field(() => String, { defaultValue: '', description: 'Note of the admin.' })
  note: string;
}
