import { refuseWith } from '../../../texts/messages';
import { ArrayMaxSize, ArrayMinSize, IsInt, Max, Min, ValidateNested } from 'class-validator';
import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateTimeScalar, KeyScalar, PriceScalar, UUIDScalar, VatRateScalar } from '../../../platform/api/scalars';
import { ShortText } from '../../../platform/api/shortText';
import type { InquiryPricing } from '../../../model/sales/inquiryPricing.entity';
import type { ShownKind } from '../../../model/sales/shownPrice.entity';
import { Position } from '../../../platform/api/position';

export const ShownKindEnum: { [K in ShownKind]: K } = { range: 'range', firm: 'firm' };
registerEnumType(ShownKindEnum, {
  name: 'ShownPriceKind',
  description: 'What a price before sending says.',
  valuesConfig: {
    range: { description: 'About what it will cost; it holds nothing.' },
    firm: { description: 'What it costs, until the day that is said.' },
  },
});

type Shows = InquiryPricing['shows'];
export const ShowsEnum: { [K in Shows]: K } = { off: 'off', ...ShownKindEnum };
registerEnumType(ShowsEnum, {
  name: 'InquiryShows',
  description: 'What the inquiry’s form shows of prices.',
  valuesConfig: {
    off: { description: 'Nothing.' },
    range: { description: 'About what the trip will cost.' },
    firm: { description: 'The price that the price list gives.' },
  },
});

@ObjectType('InquiryPricing', {
  description: 'Whether customers see a price before they send the inquiry.',
  simpleResolvers: true,
})
@InputType('InquiryPricingInput', { description: 'Whether customers see a price before they send the inquiry.' })
export class InquiryPricingType {
  @Field(() => ShowsEnum, { description: 'What they see.' })
  shows: Shows;
  @IsInt()
  @Min(1, refuseWith('priceList.holdsDays'))
  @Max(60, refuseWith('priceList.holdsDays'))
  @Field(() => Int, { description: 'For so many days a firm price holds, never after the departure.' })
  holdsDays: number;
}

@InputType({ description: 'A stop of a trip whose price is asked for.' })
export class PricedStopInput extends Position {
  @ShortText()
  @Field(() => String, { description: 'Address text.' })
  address: string;
  @Field(() => DateTimeScalar, { nullable: true, description: 'Departure; left out at the last stop.' })
  depart?: Date | null;
}

@InputType({ description: 'A trip whose price is asked for before its inquiry is sent.' })
export class InquiryPriceInput {
  @Field(() => UUIDScalar, { description: 'The id that the inquiry will be sent with.' })
  inquiryId: string;
  @Field(() => KeyScalar, { description: 'The secret of its form.' })
  formKey: string;
  @ArrayMinSize(2, refuseWith('route.twoStopsAtLeast'))
  @ArrayMaxSize(10, refuseWith('route.tenStopsAtMost'))
  @ValidateNested({ each: true })
  @Field(() => [PricedStopInput], { description: 'Two to ten stops in order.' })
  stops: PricedStopInput[];
  @Min(1, refuseWith('order.passengersMissing'))
  @Max(10000, refuseWith('order.tooManyPassengers'))
  @Field(() => Int, { description: 'How many travel.' })
  passengers: number;
  @ShortText()
  @Field(() => String, { nullable: true, description: 'Discount code.' })
  promo?: string | null;
}

@ObjectType({ description: 'A price before the inquiry is sent; catering is not in it.', simpleResolvers: true })
export class InquiryPrice {
  @Field(() => ShownKindEnum, { description: 'What it says.' })
  kind: ShownKind;
  @Field(() => PriceScalar, { description: 'Without VAT, from this.' })
  netFrom: number;
  @Field(() => PriceScalar, { description: 'To this; the same of a firm price.' })
  netTo: number;
  @Field(() => VatRateScalar, { description: 'The VAT rate.' })
  vatRate: number;
  @Field(() => PriceScalar, { description: 'With VAT, from this.' })
  totalFrom: number;
  @Field(() => PriceScalar, { description: 'To this.' })
  totalTo: number;
  @Field(() => DateTimeScalar, { nullable: true, description: 'Until when a firm price holds; null of a range.' })
  holdsUntil: Date | null;
}

@ObjectType({ description: 'What the customer was shown before sending the inquiry.', simpleResolvers: true })
export class ShownPriceRow {
  @Field(() => ShownKindEnum, { description: 'What it said.' })
  kind: ShownKind;
  @Field(() => PriceScalar, { description: 'Without VAT, from this.' })
  netFrom: number;
  @Field(() => PriceScalar, { description: 'To this; the same of a firm price.' })
  netTo: number;
  @Field(() => DateTimeScalar, { nullable: true, description: 'Until when a firm price holds; null of a range.' })
  holdsUntil: Date | null;
  @Field(() => DateTimeScalar, { description: 'When it was shown.' })
  shownAt: Date;
  @Field(() => Boolean, { description: 'The trip is another one since.' })
  tripChanged: boolean;
}
