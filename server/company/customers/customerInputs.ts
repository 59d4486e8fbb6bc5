import { ArrayMaxSize, IsInt, Matches, Max, MaxLength, Min, ValidateBy, ValidateNested } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import type { CustomerKind, EInvoiceFormat } from '../../model/customer/customer.entity';
import { LanguageEnum } from '../../platform/api/language';
import { NotBlank } from '../../platform/api/notBlank';
import { EmailScalar, PhoneScalar, UUIDScalar } from '../../platform/api/scalars';
import { ShortText } from '../../platform/api/shortText';
import type { Language } from '../../platform/language';
import { isRegistryCode } from '../../platform/values/registryCode';
import { message, refuseWith } from '../../texts/messages';
import { CustomerKindEnum, EInvoiceFormatEnum } from './customerTypes';

const noteTooLong = refuseWith('input.longest', { most: 4000 });

/** Of an Estonian code the check digit must be right; what other countries have is taken as it is. */
const RightCheckDigit = (): PropertyDecorator =>
  ValidateBy(
    {
      name: 'rightCheckDigit',
      validator: { validate: (code: unknown) => !/^\d{8}$/.test(String(code)) || isRegistryCode(String(code)) },
    },
    refuseWith('myTrip.noSuchRegistrationNumber'),
  );

@InputType({ description: 'A person of a customer.' })
export class CustomerContactInput {
  @Field(() => UUIDScalar, { nullable: true, description: 'Id of a stored contact. Left out for a new one.' })
  id?: string | null;

  @ShortText()
  @Field(() => String, { defaultValue: '', description: 'Full name.' })
  name: string;

  @Field(() => EmailScalar, { nullable: true, description: 'E-mail address.' })
  email?: string | null;

  @Field(() => PhoneScalar, { nullable: true, description: 'Phone number.' })
  phone?: string | null;

  @ShortText()
  @Field(() => String, { defaultValue: '', description: 'Role of the person, for example accounts.' })
  role: string;
}

@InputType({ description: 'A whole customer. A field that is left out becomes empty.' })
export class CustomerInput {
  @Field(() => CustomerKindEnum, { description: 'Company or person.' })
  kind: CustomerKind;

  @NotBlank(message('form.nameMissing'))
  @ShortText()
  @Field(() => String, { description: 'Name of the company or the person.' })
  name: string;

  @Matches(/^(|\d{8}|(?!\d+$)[\p{L}\d ./-]{2,35})$/u, refuseWith('input.badRegistrationNumber'))
  @RightCheckDigit()
  @Field(() => String, { nullable: true, description: 'Registry code of the company.' })
  registryCode?: string | null;

  @Matches(/^(|EE\d{9}|(?!EE)[A-Z]{2}[A-Z\d]{2,13})$/, refuseWith('input.badVatNumber'))
  @Field(() => String, { nullable: true, description: 'VAT number.' })
  vatNumber?: string | null;

  @ShortText()
  @Field(() => String, { nullable: true, description: 'Address on invoices.' })
  address?: string | null;

  @Field(() => EmailScalar, {
    nullable: true,
    description: 'E-mail address for invoices. Null means the address of the order.',
  })
  invoiceEmail?: string | null;

  @Field(() => EInvoiceFormatEnum, { nullable: true, description: 'The e-invoice that the customer gets.' })
  eInvoiceFormat?: EInvoiceFormat | null;

  @ShortText()
  @Field(() => String, { nullable: true, description: 'The customer’s address at its e-invoice operator.' })
  eInvoiceAddress?: string | null;

  @IsInt()
  @Min(0, refuseWith('customers.paymentDays', { most: 120 }))
  @Max(120, refuseWith('customers.paymentDays', { most: 120 }))
  @Field(() => Int, {
    nullable: true,
    description: 'Days from invoice to due date. Null means the company’s usual ones.',
  })
  paymentDays?: number | null;

  @IsInt()
  @Min(0, refuseWith('customers.prepaymentPercent'))
  @Max(100, refuseWith('customers.prepaymentPercent'))
  @Field(() => Int, { defaultValue: 0, description: 'The percentage of the price that is paid before the trip.' })
  prepaymentPercent: number;

  @IsInt()
  @Min(0, refuseWith('customers.prepaymentDays', { most: 365 }))
  @Max(365, refuseWith('customers.prepaymentDays', { most: 365 }))
  @Field(() => Int, { defaultValue: 7, description: 'Days before departure on which the prepayment is due.' })
  prepaymentDaysBefore: number;

  @MaxLength(4000, noteTooLong)
  @Field(() => String, { defaultValue: '', description: 'The agreement about prices.' })
  priceAgreement: string;

  @MaxLength(4000, noteTooLong)
  @Field(() => String, { defaultValue: '', description: 'Notes of the office.' })
  notes: string;

  @Field(() => LanguageEnum, { defaultValue: 'et', description: 'Language of invoices and reminders.' })
  language: Language;

  @ArrayMaxSize(50)
  @ValidateNested({ each: true })
  @Field(() => [CustomerContactInput], { defaultValue: [], description: 'The people of the customer.' })
  contacts: CustomerContactInput[];
}
