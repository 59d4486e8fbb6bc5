import { ArrayMaxSize, Max, Min, ValidateNested } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { LanguageEnum } from '../../../platform/api/language';
import { AmountScalar, UUIDScalar, VatRateScalar } from '../../../platform/api/scalars';
import { ShortText } from '../../../platform/api/shortText';
import type { Language } from '../../../platform/language';
import { InvoiceBuyer } from './lineTypes';

@InputType({ description: 'A line that a person adds to a draft.' })
export class TypedLineInput {
  @ShortText()
  @Field(() => String, { description: 'The charge in words, in the language of the invoice.' })
  title: string;
  @Min(1)
  @Max(100_000)
  @Field(() => Int, { defaultValue: 1, description: 'Number of pieces.' })
  count: number;
  @Field(() => AmountScalar, { description: 'All pieces in euros without VAT. Negative for a discount.' })
  net: number;
  @Field(() => VatRateScalar, { description: 'VAT rate in percent.' })
  vatRate: number;
  @ShortText()
  @Field(() => String, { description: 'Reason for the difference from the offer.' })
  reason: string;
}

@InputType({ description: 'The changes of a person to a draft.' })
export class InvoiceDraftInput {
  @ValidateNested()
  @Field(() => InvoiceBuyer, { description: 'The buyer.' })
  buyer: InvoiceBuyer;
  @Field(() => LanguageEnum, { description: 'The language of the invoice.' })
  language: Language;
  @Min(0)
  @Max(365)
  @Field(() => Int, { description: 'Days from the date of the invoice until it must be paid.' })
  paymentDays: number;
  @ArrayMaxSize(50)
  @ValidateNested()
  @Field(() => [TypedLineInput], { description: 'The lines that differ from the offer.' })
  typedLines: TypedLineInput[];
}

@InputType({ description: 'A draft as the caller saw it.' })
export class SeenDraftInput {
  @Field(() => UUIDScalar, { description: 'Id of the draft.' })
  id: string;
  @Field(() => Int, { description: 'Its version.' })
  version: number;
}

@InputType({ description: 'The part of a line that a credit note gives back.' })
export class CreditLineInput {
  @Field(() => UUIDScalar, { description: 'Id of the line.' })
  lineId: string;
  @Field(() => AmountScalar, { description: 'The amount in euros with VAT, with the sign of the line.' })
  amount: number;
}
