import { MaxLength } from 'class-validator';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type { InvoiceKind } from '../../../model/money/invoice.entity';
import type { InvoiceLineKind } from '../../../model/money/invoiceLine.entity';
import { describeEnum } from '../../../platform/api/describeEnum';
import { AmountScalar, DateTimeScalar, EmailScalar, UUIDScalar, VatRateScalar } from '../../../platform/api/scalars';
import { ShortText } from '../../../platform/api/shortText';

export const InvoiceKindEnum = describeEnum<InvoiceKind>('InvoiceKind', 'The kind of an invoice.', {
  invoice: 'An invoice of driven trips or of cancellation fees.',
  prepayment: 'An invoice of a share that is paid before the trip.',
  credit: 'A credit note, with negative amounts.',
});

export const InvoiceLineKindEnum = describeEnum<InvoiceLineKind>(
  'InvoiceLineKind',
  'The origin of a line of an invoice.',
  {
    trip: 'The agreed price of a trip.',
    food: 'Ordered catering.',
    fee: 'The fee of a cancelled trip.',
    prepayment: 'A share of a trip that is paid before it.',
    prepaid: 'Takes off what was invoiced before the trip.',
    typed: 'Typed by a person, with a reason.',
    credit: 'An amount that a credit note gives back.',
  },
);

@ObjectType({ description: 'The buyer on an invoice.', simpleResolvers: true })
@InputType('InvoiceBuyerInput', { description: 'The buyer on a draft of an invoice.' })
export class InvoiceBuyer {
  @ShortText()
  @Field(() => String, { description: 'The company, or the person.' })
  name: string;
  @MaxLength(35)
  @Field(() => String, { nullable: true, description: 'Registration number of the company.' })
  registryCode: string | null;
  @MaxLength(35)
  @Field(() => String, { nullable: true, description: 'VAT number of the company.' })
  vatNumber: string | null;
  @ShortText()
  @Field(() => String, { nullable: true, description: 'Address.' })
  address: string | null;
  @ShortText()
  @Field(() => String, { nullable: true, description: 'The person who ordered, where a company is invoiced.' })
  contact: string | null;
  @Field(() => EmailScalar, { nullable: true, description: 'E-mail address for the invoice.' })
  email: string | null;
}

@ObjectType('InvoiceLine', { description: 'A line of an invoice.', simpleResolvers: true })
export class InvoiceLineRow {
  @Field(() => UUIDScalar, { description: 'Id of the line.' })
  id: string;
  @Field(() => InvoiceLineKindEnum, { description: 'Origin of the line.' })
  kind: InvoiceLineKind;
  @Field(() => String, { description: 'The charge in words, in the language of the invoice.' })
  title: string;
  @Field(() => Int, { description: 'Number of pieces.' })
  count: number;
  @Field(() => AmountScalar, { description: 'All pieces in euros without VAT. Negative for what is taken off.' })
  net: number;
  @Field(() => VatRateScalar, { description: 'VAT rate in percent.' })
  vatRate: number;
  @Field(() => AmountScalar, { description: 'All pieces in euros with VAT.' })
  gross: number;
  @Field(() => String, { description: 'Reason for a typed line. Empty for other lines.' })
  reason: string;
  @Field(() => AmountScalar, { description: 'The rest that a credit note may give back, in euros with VAT.' })
  creditable: number;
}

@ObjectType({ description: 'The VAT of one rate on an invoice.', simpleResolvers: true })
export class InvoiceTax {
  @Field(() => VatRateScalar, { description: 'VAT rate in percent.' })
  vatRate: number;
  @Field(() => AmountScalar, { description: 'The taxed amount in euros.' })
  net: number;
  @Field(() => AmountScalar, { description: 'VAT in euros.' })
  vat: number;
}

@ObjectType({ description: 'A trip on an invoice.', simpleResolvers: true })
export class InvoiceTripRow {
  @Field(() => UUIDScalar, { description: 'Id of the order.' })
  orderId: string;
  @Field(() => Int, { nullable: true, description: 'Trip number.' })
  tripNumber: number | null;
  @Field(() => String, { description: 'Towns of the route.' })
  route: string;
  @Field(() => DateTimeScalar, { description: 'Departure from the first stop.' })
  start: Date;
}

@ObjectType({ description: 'Another invoice that this one is about.', simpleResolvers: true })
export class RelatedInvoice {
  @Field(() => UUIDScalar, { description: 'Id of the invoice.' })
  id: string;
  @Field(() => Int, { description: 'The version of a draft.' })
  version: number;
  @Field(() => String, { nullable: true, description: 'Its number. Null for a draft.' })
  number: string | null;
  @Field(() => String, { description: 'Its trips in a few words.' })
  subject: string;
  @Field(() => AmountScalar, { description: 'Its sum in euros.' })
  gross: number;
}
