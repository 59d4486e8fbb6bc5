import { Field, Int, ObjectType } from 'type-graphql';
import type { CustomerKind, EInvoiceFormat } from '../../model/customer/customer.entity';
import { describeEnum } from '../../platform/api/describeEnum';
import { LanguageEnum } from '../../platform/api/language';
import {
  AmountScalar,
  DateTimeScalar,
  EmailScalar,
  PhoneScalar,
  PriceScalar,
  UUIDScalar,
} from '../../platform/api/scalars';
import type { Language } from '../../platform/language';

export const CustomerKindEnum = describeEnum<CustomerKind>('CustomerKind', 'The kind of a customer.', {
  company: 'A company, known by its registry code.',
  person: 'A private person.',
});

export const EInvoiceFormatEnum = describeEnum<EInvoiceFormat>('EInvoiceFormat', 'The format of an e-invoice.', {
  en16931: 'EN 16931, the European standard.',
  eArve: 'The Estonian e-invoice 1.2.',
});

/** The first of these that holds names a suggestion. */
export const suggestionReasons = ['registryCode', 'email', 'name'] as const;
export type SuggestionReason = (typeof suggestionReasons)[number];
const SuggestionReasonEnum = describeEnum<SuggestionReason>(
  'SuggestionReason',
  'The reason to suggest a customer for an order.',
  {
    registryCode: 'The order has the registry code of the customer.',
    email: 'The e-mail is that of a contact, or of an earlier order of the customer.',
    name: 'The company, or the person without one, has the name of the customer.',
  },
);

@ObjectType({ description: 'A customer by name.', simpleResolvers: true })
export class CustomerName {
  @Field(() => UUIDScalar, { description: 'Id.' })
  id: string;
  @Field(() => String, { description: 'Name of the company or the person.' })
  name: string;
}

@ObjectType({ description: 'The parts of a customer’s record that an order shows.', simpleResolvers: true })
export class OrderCustomer extends CustomerName {
  @Field(() => String, { description: 'The agreement about prices.' })
  priceAgreement: string;
  @Field(() => Int, {
    nullable: true,
    description: 'Days from invoice to due date. Null means the company’s usual ones.',
  })
  paymentDays: number | null;
  @Field(() => Int, { description: 'The percentage of the price that is paid before the trip.' })
  prepaymentPercent: number;
  @Field(() => Int, { description: 'Days before departure on which the prepayment is due.' })
  prepaymentDaysBefore: number;
}

@ObjectType('CustomerContact', { description: 'A person of a customer.', simpleResolvers: true })
export class CustomerContactRow {
  @Field(() => UUIDScalar, { description: 'Id.' })
  id: string;
  @Field(() => String, { description: 'Full name. It may be empty.' })
  name: string;
  @Field(() => EmailScalar, { nullable: true, description: 'E-mail address.' })
  email: string | null;
  @Field(() => PhoneScalar, { nullable: true, description: 'Phone number.' })
  phone: string | null;
  @Field(() => String, { description: 'Role of the person. It may be empty.' })
  role: string;
}

@ObjectType('CustomerMerge', { description: 'A record that was found to be this customer.', simpleResolvers: true })
export class CustomerMergeRow {
  @Field(() => UUIDScalar, { description: 'Id.' })
  id: string;
  @Field(() => CustomerName, { description: 'The record that disappeared.' })
  merged: CustomerName;
  @Field(() => DateTimeScalar, { description: 'The moment of the merge.' })
  at: Date;
  @Field(() => String, { description: 'Name of the admin.' })
  by: string;
  @Field(() => Int, { description: 'The number of orders that went over.' })
  orders: number;
}

@ObjectType({ description: 'Counts of a customer’s orders by their result.', simpleResolvers: true })
export class CustomerFigures {
  @Field(() => Int, { description: 'Orders in any status.' })
  orders: number;
  @Field(() => Int, { description: 'Offers that the customer accepted.' })
  offersWon: number;
  @Field(() => Int, { description: 'Offers that were rejected or ended.' })
  offersLost: number;
  @Field(() => Int, { description: 'Offers that wait for the customer.' })
  offersOpen: number;
  @Field(() => PriceScalar, { description: 'Net sum of the accepted offers in euros.' })
  netWon: number;
  @Field(() => AmountScalar, {
    description: 'The open sum of all invoices in euros. Negative when the customer has credit.',
  })
  owes: number;
}

@ObjectType('Customer', { description: 'A company or a person that orders and pays.', simpleResolvers: true })
export class CustomerRow extends OrderCustomer {
  @Field(() => Int, { description: 'The number of changes. Send it back with a change.' })
  version: number;
  @Field(() => CustomerKindEnum, { description: 'Company or person.' })
  kind: CustomerKind;
  @Field(() => String, { nullable: true, description: 'Registry code of the company.' })
  registryCode: string | null;
  @Field(() => String, { nullable: true, description: 'VAT number.' })
  vatNumber: string | null;
  @Field(() => String, { nullable: true, description: 'Address on invoices.' })
  address: string | null;
  @Field(() => EmailScalar, {
    nullable: true,
    description: 'E-mail address for invoices. Null means the address of the order.',
  })
  invoiceEmail: string | null;
  @Field(() => EInvoiceFormatEnum, { nullable: true, description: 'The e-invoice that the customer gets.' })
  eInvoiceFormat: EInvoiceFormat | null;
  @Field(() => String, { nullable: true, description: 'The customer’s address at its e-invoice operator.' })
  eInvoiceAddress: string | null;
  @Field(() => String, { description: 'Notes of the office.' })
  notes: string;
  @Field(() => LanguageEnum, { description: 'Language of invoices and reminders.' })
  language: Language;
  @Field(() => [CustomerContactRow], { description: 'The people of the customer.' })
  contacts: CustomerContactRow[];
  @Field(() => CustomerName, {
    nullable: true,
    description: 'The customer that this record was merged into. Null for a record in use.',
  })
  mergedInto: CustomerName | null;
  @Field(() => [CustomerMergeRow], { description: 'Records that were merged into this one, newest first.' })
  merges: CustomerMergeRow[];
  @Field(() => CustomerFigures, { description: 'Counts of the orders by their result.' })
  figures: CustomerFigures;
}

@ObjectType({ description: 'A customer in the list.', simpleResolvers: true })
export class ListedCustomer extends CustomerName {
  @Field(() => CustomerKindEnum, { description: 'Company or person.' })
  kind: CustomerKind;
  @Field(() => String, { nullable: true, description: 'Registry code of the company.' })
  registryCode: string | null;
  @Field(() => CustomerContactRow, { nullable: true, description: 'The first contact.' })
  contact: CustomerContactRow | null;
  @Field(() => Int, { description: 'Orders in any status.' })
  orders: number;
  @Field(() => DateTimeScalar, { nullable: true, description: 'Departure of the latest trip.' })
  lastTripAt: Date | null;
}

@ObjectType({ description: 'A part of the list of customers.', simpleResolvers: true })
export class CustomerConnection {
  @Field(() => [ListedCustomer], { description: 'The customers of this part.' })
  nodes: ListedCustomer[];
  @Field(() => String, { nullable: true, description: 'The cursor for the next part. Null on the last one.' })
  endCursor: string | null;
}

@ObjectType({ description: 'A customer that an order may be of.', simpleResolvers: true })
export class SuggestedCustomer extends CustomerName {
  @Field(() => String, { nullable: true, description: 'Registry code of the company.' })
  registryCode: string | null;
  @Field(() => SuggestionReasonEnum, { description: 'The reason to suggest it.' })
  reason: SuggestionReason;
  @Field(() => Int, { description: 'Orders of the customer in any status.' })
  orders: number;
}
