import { Field, Int, ObjectType } from 'type-graphql';
import type { InvoiceKind } from '../../../model/money/invoice.entity';
import { LanguageEnum } from '../../../platform/api/language';
import { AmountScalar, DateTimeScalar, LocalDateScalar, UUIDScalar } from '../../../platform/api/scalars';
import type { Language } from '../../../platform/language';
import type { InvoiceState } from './invoiceState';
import { InvoiceStateEnum } from './invoiceState';
import { InvoiceBuyer, InvoiceKindEnum, InvoiceLineRow, InvoiceTax, InvoiceTripRow, RelatedInvoice } from './lineTypes';

@ObjectType({ description: 'An invoice or a credit note in a list.', simpleResolvers: true })
export class InvoiceSummary {
  @Field(() => UUIDScalar, { description: 'Id of the invoice.' })
  id: string;
  @Field(() => InvoiceKindEnum, { description: 'Kind of the invoice.' })
  kind: InvoiceKind;
  @Field(() => InvoiceStateEnum, { description: 'Its state.' })
  state: InvoiceState;
  @Field(() => String, { nullable: true, description: 'Its number. Null for a draft.' })
  number: string | null;
  @Field(() => String, { description: 'The buyer.' })
  buyerName: string;
  @Field(() => String, { description: 'Its trips in a few words.' })
  subject: string;
  @Field(() => LocalDateScalar, { nullable: true, description: 'The date of the invoice.' })
  issuedOn: string | null;
  @Field(() => LocalDateScalar, { nullable: true, description: 'The last day of payment.' })
  dueOn: string | null;
  @Field(() => AmountScalar, { description: 'The sum to pay in euros.' })
  gross: number;
  @Field(() => AmountScalar, { description: 'The sum that is still to be paid, in euros.' })
  open: number;
  @Field(() => DateTimeScalar, { nullable: true, description: 'The moment when it was last queued as e-mail.' })
  sentAt: Date | null;
}

@ObjectType({ description: 'A page of invoices, newest first.', simpleResolvers: true })
export class InvoiceConnection {
  @Field(() => [InvoiceSummary], { description: 'The invoices of this page.' })
  nodes: InvoiceSummary[];
  @Field(() => String, { nullable: true, description: 'The cursor for the next page.' })
  endCursor: string | null;
  @Field(() => Boolean, { description: 'True when more can be read.' })
  hasMore: boolean;
}

@ObjectType('Invoice', { description: 'An invoice or a credit note.', simpleResolvers: true })
export class InvoiceRow extends InvoiceSummary {
  @Field(() => Int, { description: 'The number of changes of a draft.' })
  version: number;
  @Field(() => LanguageEnum, { description: 'The language of the invoice.' })
  language: Language;
  @Field(() => String, { nullable: true, description: 'The reference number of the payment.' })
  referenceNumber: string | null;
  @Field(() => InvoiceBuyer, { description: 'The buyer.' })
  buyer: InvoiceBuyer;
  @Field(() => UUIDScalar, { nullable: true, description: 'Id of the customer’s record. Null when there is none.' })
  customerId: string | null;
  @Field(() => Int, { description: 'Days from the date of the invoice until it must be paid.' })
  paymentDays: number;
  @Field(() => [InvoiceLineRow], { description: 'The lines in their order.' })
  lines: InvoiceLineRow[];
  @Field(() => [InvoiceTax], { description: 'VAT per rate.' })
  taxes: InvoiceTax[];
  @Field(() => AmountScalar, { description: 'The sum without VAT in euros.' })
  net: number;
  @Field(() => AmountScalar, { description: 'VAT in euros.' })
  vat: number;
  @Field(() => AmountScalar, { description: 'The rounding that leads to the agreed sum, in euros.' })
  rounding: number;
  @Field(() => [InvoiceTripRow], { description: 'The trips.' })
  trips: InvoiceTripRow[];
  @Field(() => RelatedInvoice, { nullable: true, description: 'The invoice that a credit note corrects.' })
  creditOf: RelatedInvoice | null;
  @Field(() => [RelatedInvoice], { description: 'The credit notes of this invoice.' })
  credits: RelatedInvoice[];
  @Field(() => [RelatedInvoice], { description: 'Other drafts of the same buyer, which a draft may take over.' })
  siblings: RelatedInvoice[];
  @Field(() => String, { description: 'Reason for the credit note.' })
  reason: string;
  @Field(() => Boolean, {
    description: 'True for a draft whose trips have changed since its lines were made. Saving makes them again.',
  })
  outdated: boolean;
  @Field(() => DateTimeScalar, { description: 'The moment when the draft was made.' })
  madeAt: Date;
  @Field(() => String, { nullable: true, description: 'The user who made it. Null for the portal itself.' })
  madeBy: string | null;
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'The moment when the portal issues and sends the draft.',
  })
  issueAt: Date | null;
  @Field(() => DateTimeScalar, { nullable: true, description: 'The moment of the issue.' })
  issuedAt: Date | null;
  @Field(() => String, { nullable: true, description: 'The user who issued it. Null for the portal itself.' })
  issuedBy: string | null;
  @Field(() => String, { nullable: true, description: 'The address to which it was last queued.' })
  sentTo: string | null;
}

@ObjectType({ simpleResolvers: true })
abstract class IssuedHead {
  @Field(() => UUIDScalar, { description: 'Id of the invoice.' })
  id: string;
  @Field(() => InvoiceKindEnum, { description: 'Kind of the invoice.' })
  kind: InvoiceKind;
  @Field(() => String, { description: 'Its number.' })
  number: string;
  @Field(() => String, { description: 'The reference number of the payment.' })
  referenceNumber: string;
  @Field(() => LocalDateScalar, { description: 'The date of the invoice.' })
  issuedOn: string;
  @Field(() => LocalDateScalar, { description: 'The last day of payment.' })
  dueOn: string;
}

@ObjectType({ description: 'An invoice on the customer’s page of a trip.', simpleResolvers: true })
export class TripInvoice extends IssuedHead {
  @Field(() => InvoiceStateEnum, { description: 'Its state.' })
  state: InvoiceState;
  @Field(() => AmountScalar, { description: 'The sum to pay in euros.' })
  gross: number;
  @Field(() => AmountScalar, { description: 'The sum that is still to be paid, in euros.' })
  open: number;
  @Field(() => String, { description: 'The account to pay to.' })
  iban: string;
  @Field(() => String, { description: 'The owner of the account.' })
  payee: string;
  @Field(() => Boolean, { description: 'True when it can be paid by bank link or card.' })
  canPayByLink: boolean;
}

@ObjectType({ description: 'An issued invoice for accounting.', simpleResolvers: true })
export class AccountingInvoice extends IssuedHead {
  @Field(() => InvoiceBuyer, { description: 'The buyer.' })
  buyer: InvoiceBuyer;
  @Field(() => [InvoiceLineRow], { description: 'The lines.' })
  lines: InvoiceLineRow[];
  @Field(() => [InvoiceTax], { description: 'VAT per rate.' })
  taxes: InvoiceTax[];
  @Field(() => AmountScalar, { description: 'The sum without VAT in euros.' })
  net: number;
  @Field(() => AmountScalar, { description: 'VAT in euros.' })
  vat: number;
  @Field(() => AmountScalar, { description: 'The rounding that leads to the agreed sum, in euros.' })
  rounding: number;
  @Field(() => AmountScalar, { description: 'The sum to pay in euros. Negative for a credit note.' })
  gross: number;
  @Field(() => String, { nullable: true, description: 'The number of the invoice that a credit note corrects.' })
  creditOf: string | null;
  @Field(() => [UUIDScalar], { description: 'Ids of the orders.' })
  orderIds: string[];
}

@ObjectType({ description: 'Issued invoices in the order of their issue.', simpleResolvers: true })
export class AccountingInvoiceConnection {
  @Field(() => [AccountingInvoice], { description: 'The invoices of this page.' })
  nodes: AccountingInvoice[];
  @Field(() => String, {
    nullable: true,
    description: 'The cursor for the next page. Keep the last one for the next pull.',
  })
  endCursor: string | null;
  @Field(() => Boolean, { description: 'True when more can be read at once.' })
  hasMore: boolean;
}
