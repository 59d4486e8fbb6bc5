import { refuseWith } from '../../../texts/messages';
import { ArrayMaxSize, ArrayMinSize, IsInt, Max, Min, ValidateNested } from 'class-validator';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { describeEnum } from '../../../platform/api/describeEnum';
import { DateTimeScalar, KeyScalar, PriceScalar, UUIDScalar, VatRateScalar } from '../../../platform/api/scalars';
import { ShortText } from '../../../platform/api/shortText';
import type { InquiryPricing } from '../../../model/sales/inquiryPricing.entity';
import type { ShownKind } from '../../../model/sales/shownPrice.entity';
import { Position } from '../../../platform/api/position';

export const ShownKindEnum = describeEnum<ShownKind>('ShownPriceKind', 'The kind of a price before sending.', {
  range: 'A range. It binds nobody.',
  firm: 'A firm price until its last day.',
});

type Shows = InquiryPricing['shows'];
export const ShowsEnum = describeEnum<Shows>('InquiryShows', 'The price that the inquiry’s form shows.', {
  off: 'No price.',
  range: 'A range around the price of the list.',
  firm: 'The firm price of the list.',
});

@ObjectType('InquiryPricing', {
  description: 'The settings of prices that are shown before an inquiry is sent.',
  simpleResolvers: true,
})
@InputType('InquiryPricingInput', {
  description: 'The settings of prices that are shown before an inquiry is sent.',
})
export class InquiryPricingType {
  @Field(() => ShowsEnum, { description: 'The kind of price that customers see.' })
  shows: Shows;
  @IsInt()
  @Min(1, refuseWith('priceList.holdsDays'))
  @Max(60, refuseWith('priceList.holdsDays'))
  @Field(() => Int, {
    description: 'Number of days for which a firm price holds, but no longer than until the departure.',
  })
  holdsDays: number;
}

@InputType({ description: 'A stop of the trip to price.' })
export class PricedStopInput extends Position {
  @ShortText()
  @Field(() => String, { description: 'Address text.' })
  address: string;
  @Field(() => DateTimeScalar, { nullable: true, description: 'Departure. Leave it out at the last stop.' })
  depart?: Date | null;
}

@InputType({ description: 'A trip to price before its inquiry is sent.' })
export class InquiryPriceInput {
  @Field(() => UUIDScalar, { description: 'The id of the inquiry.' })
  inquiryId: string;
  @Field(() => KeyScalar, { description: 'The secret of the form.' })
  formKey: string;
  @ArrayMinSize(2, refuseWith('route.twoStopsAtLeast'))
  @ArrayMaxSize(10, refuseWith('route.tenStopsAtMost'))
  @ValidateNested({ each: true })
  @Field(() => [PricedStopInput], { description: 'Two to ten stops in driving order.' })
  stops: PricedStopInput[];
  @Min(1, refuseWith('order.passengersMissing'))
  @Max(10000, refuseWith('order.tooManyPassengers'))
  @Field(() => Int, { description: 'Number of passengers.' })
  passengers: number;
  @ShortText()
  @Field(() => String, { nullable: true, description: 'Discount code.' })
  promo?: string | null;
}

@ObjectType({ description: 'A price before the inquiry is sent, without catering.', simpleResolvers: true })
export class InquiryPrice {
  @Field(() => ShownKindEnum, { description: 'The kind of price.' })
  kind: ShownKind;
  @Field(() => PriceScalar, { description: 'Lower end in euros without VAT.' })
  netFrom: number;
  @Field(() => PriceScalar, {
    description: 'Upper end in euros without VAT. The same as the lower end for a firm price.',
  })
  netTo: number;
  @Field(() => VatRateScalar, { description: 'The VAT rate in percent.' })
  vatRate: number;
  @Field(() => PriceScalar, { description: 'Lower end in euros with VAT.' })
  totalFrom: number;
  @Field(() => PriceScalar, { description: 'Upper end in euros with VAT. The same as the lower end for a firm price.' })
  totalTo: number;
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'The moment when a firm price stops holding. Null for a range.',
  })
  holdsUntil: Date | null;
}

@ObjectType({ description: 'The price that the customer saw before sending the inquiry.', simpleResolvers: true })
export class ShownPriceRow {
  @Field(() => ShownKindEnum, { description: 'The kind of price.' })
  kind: ShownKind;
  @Field(() => PriceScalar, { description: 'Lower end in euros without VAT.' })
  netFrom: number;
  @Field(() => PriceScalar, {
    description: 'Upper end in euros without VAT. The same as the lower end for a firm price.',
  })
  netTo: number;
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'The moment when a firm price stops holding. Null for a range.',
  })
  holdsUntil: Date | null;
  @Field(() => DateTimeScalar, { description: 'The moment when it was shown.' })
  shownAt: Date;
  @Field(() => Boolean, { description: 'True when the trip has changed since.' })
  tripChanged: boolean;
}
