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

@InputType({ description: 'A place of a route.' })
export class StopInput extends Position {
  @ShortText()
  @Field(() => String, { description: 'Town or village.' })
  city: string;

  @ShortText()
  @Field(() => String, { description: 'Address text.' })
  address: string;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Departure; left out at the last stop.' })
  depart?: Date | null;

  @Field(() => DriverAtStopEnum, {
    nullable: true,
    description:
      'What the driver does at a middle stop; null: its length decides. Left out, what was said of the same place stays. An inquiry with it is refused.',
  })
  driverAtStop?: DriverAtStop | null;
}

@InputType({ description: 'One line of an offer’s price.' })
export class OfferLineInput {
  @NotBlank(message('quote.lineTitleMissing'))
  @ShortText()
  @Field(() => String, { description: 'What it is.' })
  title: string;

  @ShortText()
  @Field(() => String, { defaultValue: '', description: 'How it comes about: 442 km × 1,35 €.' })
  detail: string;

  @Field(() => AmountScalar, { description: 'Euros without VAT; less than 0 for a discount.' })
  amount: number;

  @ValidateNested()
  @Field(() => PriceSourceType, {
    nullable: true,
    description:
      'Of a line that was left as it was proposed: its title and detail are then written from this in each language.',
  })
  source?: PriceSourceType | null;
}

@InputType({ description: 'What a price comes from.' })
export class OfferBasisInput {
  @ArrayMaxSize(100)
  @ValidateNested({ each: true })
  @Field(() => [OfferLineInput], { description: 'Its lines; their sum is the price.' })
  lines: OfferLineInput[];

  @Field(() => Boolean, { defaultValue: false, description: 'The customer sees the lines too.' })
  showLines: boolean;

  @Field(() => UUIDScalar, { nullable: true, description: 'The version of the price list that proposed them.' })
  priceListId?: string | null;
}

@InputType({ description: 'A question for a price.' })
export class InquiryInput {
  @Field(() => UUIDScalar, {
    description:
      'Made once by the form when it opened: the same id sent twice is one inquiry, and with other content its correction.',
  })
  id: string;

  @Field(() => KeyScalar, {
    nullable: true,
    description:
      'A secret that the form made beside the id: only who sends it again can correct the inquiry. Without one nobody can.',
  })
  formKey?: string | null;

  @ArrayMinSize(2, refuseWith('route.twoStopsAtLeast'))
  @ArrayMaxSize(10, refuseWith('route.tenStopsAtMost'))
  @ValidateNested({ each: true })
  @Field(() => [StopInput], { description: 'Two to ten stops in order.' })
  stops: StopInput[];

  @ArrayMaxSize(100)
  @ValidateNested({ each: true })
  @Field(() => [OrderedFoodInput], { defaultValue: [], description: 'Catering.' })
  food: OrderedFoodInput[];

  @Min(1, refuseWith('order.passengersMissing'))
  @Max(10000, refuseWith('order.tooManyPassengers'))
  @Field(() => Int, { description: 'How many travel.' })
  passengers: number;

  @MaxLength(4000, noteTooLong)
  @Field(() => String, { defaultValue: '', description: 'Notes.' })
  notes: string;

  @NotBlank(message('order.fullNameMissing'))
  @ShortText()
  @Field(() => String, { description: 'Full name.' })
  fullName: string;

  @Field(() => EmailScalar, { description: 'E-mail address that the offer goes to.' })
  email: string;

  @Field(() => PhoneScalar, { description: 'Phone number.' })
  phone: string;

  @ShortText()
  @Field(() => String, { nullable: true, description: 'Company, when the invoice goes to one.' })
  company?: string | null;

  @ShortText()
  @Field(() => String, { nullable: true, description: 'Discount code.' })
  promo?: string | null;

  @Field(() => LanguageEnum, { nullable: true, description: 'What the customer is written to in; Estonian, left out.' })
  language?: Language | null;
}

@InputType({ description: 'What can be edited of an order; what is left out stays.' })
export class OrderDetailsInput {
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Departure from the first stop; all stops move by the same amount.',
  })
  start?: Date;

  @Min(1, refuseWith('order.passengersMissing'))
  @Max(10000, refuseWith('order.tooManyPassengers'))
  @Field(() => Int, { nullable: true, description: 'How many travel.' })
  passengers?: number;

  @MaxLength(4000, noteTooLong)
  @Field(() => String, { nullable: true, description: 'Notes of the customer.' })
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
    description: 'Where the invoice goes; null: to the customer’s own address.',
  })
  invoiceEmail?: string | null;

  @ShortText()
  @Field(() => String, { nullable: true, description: 'Discount code; empty for none.' })
  promo?: string | null;

  @Field(() => LanguageEnum, { nullable: true, description: 'What the customer is written to in.' })
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

@InputType({ description: 'Notes to save; what is left out stays.' })
export class OrderNotesInput {
  @MaxLength(4000, noteTooLong)
  @Field(() => String, { nullable: true, description: 'Notes of the customer.' })
  clientNotes?: string;

  @MaxLength(4000, noteTooLong)
  @Field(() => String, { nullable: true, description: 'Notes of the logisticians; drivers never see them.' })
  logisticsNotes?: string;

  @MaxLength(4000, noteTooLong)
  @Field(() => String, { nullable: true, description: 'Notes for the driver.' })
  driverNotes?: string;
}

@InputType({ description: 'Who drives and with what.' })
export class AssignmentInput {
  @Field(() => UUIDScalar, { description: 'Main driver.' })
  driver: string;

  @Field(() => UUIDScalar, { description: 'Main bus.' })
  bus: string;

  @ArrayMaxSize(20)
  @Field(() => [UUIDScalar], { defaultValue: [], description: 'Those who drive besides the main driver.' })
  otherDrivers: string[];

  @ArrayMaxSize(20)
  @Field(() => [UUIDScalar], { defaultValue: [], description: 'Those that drive besides the main bus.' })
  otherBuses: string[];

  @ShortText()
  @Field(() => String, {
    nullable: true,
    description: 'Why somebody or something may be in two places at once; without it that is refused with OVERLAP.',
  })
  overlapReason?: string | null;

  @ShortText()
  @Field(() => String, {
    nullable: true,
    description:
      'Why somebody may drive whom the law of driving and rest does not allow it; without it that is refused with HOURS.',
  })
  hoursReason?: string | null;
}
