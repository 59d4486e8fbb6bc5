import { message, refuseWith } from '../../texts/messages';
import { ArrayMaxSize, ArrayMinSize, Matches, Max, MaxLength, Min, ValidateNested } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { NotBlank } from '../../platform/api/notBlank';
import { LanguageEnum } from '../../platform/api/language';
import type { Language } from '../../platform/language';
import {
  AmountScalar,
  DateTimeScalar,
  EmailScalar,
  KeyScalar,
  PhoneScalar,
  UUIDScalar,
} from '../../platform/api/scalars';
import { ShortText } from '../../platform/api/shortText';
import { PriceSourceType } from '../../sales/pricing';
import { OrderedFoodInput } from './tripInputs';
import type { DriverAtStop } from '../../model/orders/stop.entity';
import { DriverAtStopEnum } from './enums';
import { Position } from '../../platform/api/position';

// Bounds and messages: docs/product.md, 'Limits'.
const noteTooLong = refuseWith('input.longest', { most: 4000 });

@InputType({ description: 'A stop of the route.' })
export class StopInput extends Position {
  @ShortText()
  @Field(() => String, { description: 'Town or village.' })
  city: string;

  @ShortText()
  @Field(() => String, { description: 'Address text.' })
  address: string;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Departure. Leave it out at the last stop.' })
  depart?: Date | null;

  @Field(() => DriverAtStopEnum, {
    nullable: true,
    description:
      'The driver’s activity at a middle stop. Null means that the length of the stop decides. Left out, the value for the same place stays. An inquiry with this field is refused.',
  })
  driverAtStop?: DriverAtStop | null;
}

@InputType({ description: 'One line of an offer’s price.' })
export class OfferLineInput {
  @NotBlank(message('quote.lineTitleMissing'))
  @ShortText()
  @Field(() => String, { description: 'Title of the line.' })
  title: string;

  @ShortText()
  @Field(() => String, { defaultValue: '', description: 'How the amount was calculated, for example 442 km × 1,35 €.' })
  detail: string;

  @Field(() => AmountScalar, { description: 'Amount in euros without VAT. A discount is negative.' })
  amount: number;

  @ValidateNested()
  @Field(() => PriceSourceType, {
    nullable: true,
    description: 'The source of an unchanged proposed line. Title and detail are written from it in each language.',
  })
  source?: PriceSourceType | null;
}

@InputType({ description: 'The lines behind a price.' })
export class OfferBasisInput {
  @ArrayMaxSize(100)
  @ValidateNested({ each: true })
  @Field(() => [OfferLineInput], { description: 'The lines. Their sum is the price.' })
  lines: OfferLineInput[];

  @Field(() => Boolean, { defaultValue: false, description: 'True shows the lines to the customer.' })
  showLines: boolean;

  @Field(() => UUIDScalar, { nullable: true, description: 'The version of the price list that proposed the lines.' })
  priceListId?: string | null;
}

@InputType({ description: 'A customer’s inquiry.' })
export class InquiryInput {
  @Field(() => UUIDScalar, {
    description:
      'An id that the form creates when it opens. The same id and content is one inquiry; the same id with new content corrects it.',
  })
  id: string;

  @Field(() => KeyScalar, {
    nullable: true,
    description: 'A secret that the form creates with the id. Only a form that sends it again can correct the inquiry.',
  })
  formKey?: string | null;

  @ArrayMinSize(2, refuseWith('route.twoStopsAtLeast'))
  @ArrayMaxSize(10, refuseWith('route.tenStopsAtMost'))
  @ValidateNested({ each: true })
  @Field(() => [StopInput], { description: 'Two to ten stops in driving order.' })
  stops: StopInput[];

  @ArrayMaxSize(100)
  @ValidateNested({ each: true })
  @Field(() => [OrderedFoodInput], { defaultValue: [], description: 'Catering.' })
  food: OrderedFoodInput[];

  @Min(1, refuseWith('order.passengersMissing'))
  @Max(10000, refuseWith('order.tooManyPassengers'))
  @Field(() => Int, { description: 'Number of passengers.' })
  passengers: number;

  @MaxLength(4000, noteTooLong)
  @Field(() => String, { defaultValue: '', description: 'Notes.' })
  notes: string;

  @NotBlank(message('order.fullNameMissing'))
  @ShortText()
  @Field(() => String, { description: 'Full name.' })
  fullName: string;

  @Field(() => EmailScalar, { description: 'E-mail address for the offer.' })
  email: string;

  @Field(() => PhoneScalar, { description: 'Phone number.' })
  phone: string;

  @ShortText()
  @Field(() => String, { nullable: true, description: 'Company, if the invoice goes to one.' })
  company?: string | null;

  @ShortText()
  @Field(() => String, { nullable: true, description: 'Discount code.' })
  promo?: string | null;

  @Field(() => LanguageEnum, {
    nullable: true,
    description: 'Language of messages to the customer. The default is Estonian.',
  })
  language?: Language | null;
}

@InputType({ description: 'The editable data of an order. A field that is left out stays.' })
export class OrderDetailsInput {
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Departure from the first stop. All stops move by the same time.',
  })
  start?: Date;

  @Min(1, refuseWith('order.passengersMissing'))
  @Max(10000, refuseWith('order.tooManyPassengers'))
  @Field(() => Int, { nullable: true, description: 'Number of passengers.' })
  passengers?: number;

  @MaxLength(4000, noteTooLong)
  @Field(() => String, { nullable: true, description: 'The customer’s notes.' })
  clientNotes?: string;

  @NotBlank(message('order.fullNameMissing'))
  @ShortText()
  @Field(() => String, { nullable: true, description: 'Full name.' })
  fullName?: string;

  @Field(() => EmailScalar, { nullable: true, description: 'E-mail address.' })
  email?: string;

  @Field(() => PhoneScalar, { nullable: true, description: 'Phone number.' })
  phone?: string;

  @ShortText()
  @Field(() => String, { nullable: true, description: 'Company; empty for none.' })
  company?: string | null;

  // Of Estonia these are known whole; what other countries have is taken as it is.
  @Matches(/^(|\d{8}|(?!\d+$)[\p{L}\d ./-]{2,35})$/u, refuseWith('input.badRegistrationNumber'))
  @Field(() => String, { nullable: true, description: 'Registration number of the company; empty for none.' })
  companyRegistrationNumber?: string | null;

  @Matches(/^(|EE\d{9}|(?!EE)[A-Z]{2}[A-Z\d]{2,13})$/, refuseWith('input.badVatNumber'))
  @Field(() => String, { nullable: true, description: 'VAT number of the company; empty for none.' })
  companyVatNumber?: string | null;

  @ShortText()
  @Field(() => String, { nullable: true, description: 'Address of the company; empty for none.' })
  companyAddress?: string | null;

  @Field(() => EmailScalar, {
    nullable: true,
    description: 'E-mail address for the invoice. Null means the customer’s own address.',
  })
  invoiceEmail?: string | null;

  @ShortText()
  @Field(() => String, { nullable: true, description: 'Discount code; empty for none.' })
  promo?: string | null;

  @Field(() => LanguageEnum, { nullable: true, description: 'Language of messages to the customer.' })
  language?: Language | null;

  @NotBlank(message('order.fullNameMissing'))
  @ShortText()
  @Field(() => String, { nullable: true, description: 'Name of the group leader.' })
  groupFullName?: string;

  @Field(() => EmailScalar, { nullable: true, description: 'E-mail of the group leader.' })
  groupEmail?: string;

  @Field(() => PhoneScalar, { nullable: true, description: 'Phone of the group leader.' })
  groupPhone?: string;
}

@InputType({ description: 'Notes to save. A field that is left out stays.' })
export class OrderNotesInput {
  @MaxLength(4000, noteTooLong)
  @Field(() => String, { nullable: true, description: 'The customer’s notes.' })
  clientNotes?: string;

  @MaxLength(4000, noteTooLong)
  @Field(() => String, { nullable: true, description: 'Notes of the logisticians. Drivers never see them.' })
  logisticsNotes?: string;

  @MaxLength(4000, noteTooLong)
  @Field(() => String, { nullable: true, description: 'Notes for the driver.' })
  driverNotes?: string;
}

@InputType({ description: 'Drivers and buses.' })
export class AssignmentInput {
  @Field(() => UUIDScalar, { description: 'Main driver.' })
  driver: string;

  @Field(() => UUIDScalar, { description: 'Main bus.' })
  bus: string;

  @ArrayMaxSize(20)
  @Field(() => [UUIDScalar], { defaultValue: [], description: 'Drivers in addition to the main driver.' })
  otherDrivers: string[];

  @ArrayMaxSize(20)
  @Field(() => [UUIDScalar], { defaultValue: [], description: 'Buses in addition to the main bus.' })
  otherBuses: string[];

  @ShortText()
  @Field(() => String, {
    nullable: true,
    description: 'The reason to allow two trips at once. Without it an overlap is refused with the code OVERLAP.',
  })
  overlapReason?: string | null;

  @ShortText()
  @Field(() => String, {
    nullable: true,
    description:
      'The reason to assign a driver against the law of driving and rest. Without it the assignment is refused with the code HOURS.',
  })
  hoursReason?: string | null;
}
