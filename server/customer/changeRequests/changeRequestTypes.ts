import { refuseWith } from '../../texts/messages';
import { ArrayMaxSize, ArrayMinSize, Max, Min, ValidateNested } from 'class-validator';
import { Field, Float, InputType, Int, ObjectType } from 'type-graphql';
import { CancellationLine } from '../../sales/cancellation';
import { describeEnum } from '../../platform/api/describeEnum';
import { DateTimeScalar, PriceScalar, UUIDScalar, VatRateScalar } from '../../platform/api/scalars';
import { ShortText } from '../../platform/api/shortText';
import type { ChangeStatus } from '../../model/customer/changeRequest.entity';
import type { Line, Message } from '../../platform/values/message';
import { Printed } from '../../texts/printed';
import { Position } from '../../platform/api/position';

export const ChangeStatusEnum = describeEnum<ChangeStatus>(
  'ChangeStatus',
  'The state of a customer’s change request.',
  {
    open: 'The request waits for the office.',
    priced: 'The office answered with a price and waits for the customer.',
    taken: 'The office did what the customer asked for.',
    declined: 'The office declined the request.',
    refused: 'The customer declined the price.',
    replaced: 'A newer request of the customer replaced this one.',
    expired: 'The trip was cancelled or is over.',
  },
);

const LightEnum = describeEnum('ChangeLight', 'The verdict of the law of driving and rest, as a colour.', {
  green: 'The law allows it.',
  amber: 'The law allows it, but little time is left.',
  red: 'The law forbids it.',
});

@InputType({ description: 'A stop of the route that the customer asks for.' })
export class ChangeStopInput extends Position {
  @ShortText()
  @Field(() => String, { description: 'Town or village.' })
  city: string;
  @ShortText()
  @Field(() => String, { description: 'Address text.' })
  address: string;
  @Field(() => DateTimeScalar, { nullable: true, description: 'Departure. Leave it out at the last stop.' })
  depart?: Date | null;
}

@InputType({ description: 'The changes that the customer asks for. A field that is left out stays as it is.' })
export class ChangeRequestInput {
  @Field(() => DateTimeScalar, { nullable: true, description: 'A new departure, with the same route.' })
  start?: Date | null;
  @ArrayMinSize(2, refuseWith('route.twoStopsAtLeast'))
  @ArrayMaxSize(10, refuseWith('route.tenStopsAtMost'))
  @ValidateNested({ each: true })
  @Field(() => [ChangeStopInput], { nullable: true, description: 'A new route with its times.' })
  stops?: ChangeStopInput[] | null;
  @Min(1, refuseWith('order.passengersMissing'))
  @Max(10000, refuseWith('order.tooManyPassengers'))
  @Field(() => Int, { nullable: true, description: 'A new number of passengers.' })
  passengers?: number | null;
  @Field(() => String, { defaultValue: '', description: 'The request in the customer’s own words.' })
  note: string;
}

@ObjectType({ description: 'A stop of the requested trip.', simpleResolvers: true })
export class ChangeStop {
  @Field(() => String, { description: 'Town or village.' })
  city: string;
  @Field(() => String, { description: 'Address.' })
  address: string;
  @Field(() => DateTimeScalar, { nullable: true, description: 'Estimated arrival.' })
  arrive: string | null;
  @Field(() => DateTimeScalar, { nullable: true, description: 'Departure.' })
  depart: string | null;
}

@ObjectType({ description: 'A trip, either as agreed or as requested.', simpleResolvers: true })
export class ChangeTrip {
  @Field(() => DateTimeScalar, { description: 'Departure.' })
  start: Date;
  @Field(() => DateTimeScalar, { description: 'Arrival at the last stop.' })
  end: Date;
  @Field(() => Float, { description: 'Kilometres.' })
  distanceKm: number;
  @Field(() => Int, { description: 'Driving time in minutes.' })
  durationMin: number;
  @Field(() => Int, { description: 'Number of passengers.' })
  passengers: number;
  @Field(() => [ChangeStop], { description: 'The stops of the route.' })
  stops: ChangeStop[];
}

@ObjectType({ description: 'The law’s verdict on one driver.', simpleResolvers: true })
export class ChangeLegality {
  @Field(() => String, {
    nullable: true,
    description: 'The driver. Null stands for a rested driver, because no driver is assigned.',
  })
  who: string | null;
  @Field(() => LightEnum, { description: 'The verdict: allowed, allowed with a condition, or forbidden.' })
  light: 'green' | 'amber' | 'red';
  @Printed()
  @Field(() => String, { description: 'The reason. It may be empty.' })
  line: Line;
}

@ObjectType({ simpleResolvers: true })
abstract class ChangeHead {
  @Field(() => UUIDScalar, { description: 'Id.' })
  id: string;
  @Field(() => ChangeStatusEnum, { description: 'The current status.' })
  status: ChangeStatus;
  @Field(() => DateTimeScalar, { description: 'The moment of the request.' })
  askedAt: Date;
  @Field(() => String, { description: 'The customer’s words. They may be empty.' })
  note: string;
  @Field(() => PriceScalar, { description: 'The sum of all catering in euros, including VAT.' })
  foodTotal: number;
}

@ObjectType('ChangeRequest', {
  description: 'A customer’s change request and its consequences.',
  simpleResolvers: true,
})
export class ChangeRequestRow extends ChangeHead {
  @Field(() => UUIDScalar, { description: 'Id of the order.' })
  orderId: string;
  @Field(() => Int, { description: 'The version of the order that the request is compared with.' })
  orderVersion: number;
  @Field(() => String, { description: 'The status of the order.' })
  orderStatus: string;
  @Field(() => String, { description: 'The company, or the customer’s name without one.' })
  customer: string;
  @Field(() => ChangeTrip, { description: 'The trip as agreed.' })
  stands: ChangeTrip;
  @Field(() => ChangeTrip, { description: 'The trip as requested.' })
  wanted: ChangeTrip;
  @Field(() => PriceScalar, {
    nullable: true,
    description: 'The agreed price in euros without VAT. Null without a price.',
  })
  price: number | null;
  @Field(() => PriceScalar, { nullable: true, description: 'The price by the price list in euros, without VAT.' })
  proposed: number | null;
  @Printed()
  @Field(() => String, {
    nullable: true,
    description: 'The reason why the price list gives no price, in the language of the request.',
  })
  problem: Message | null;
  @Field(() => PriceScalar, { nullable: true, description: 'The answered price in euros, without VAT.' })
  answeredPrice: number | null;
  @Field(() => VatRateScalar, { description: 'The VAT rate of the new price, in percent.' })
  vatRate: number;
  @Field(() => PriceScalar, {
    nullable: true,
    description: 'The present sum that the customer pays in euros: trip and catering, including VAT.',
  })
  amountDue: number | null;
  @Field(() => PriceScalar, {
    nullable: true,
    description:
      'The sum in euros that the customer would pay at the answered price: trip and catering, including VAT.',
  })
  answeredAmountDue: number | null;
  @Field(() => [ChangeLegality], { description: 'The law’s verdict on each driver.' })
  legality: ChangeLegality[];
}

@ObjectType({
  description: 'The customer’s latest change request, as the page of the trip shows it.',
  simpleResolvers: true,
})
export class MyChange extends ChangeHead {
  @Field(() => DateTimeScalar, { nullable: true, description: 'The requested departure. Null keeps the present one.' })
  start: Date | null;
  @Field(() => [ChangeStop], { nullable: true, description: 'The requested route. Null keeps the present one.' })
  stops: ChangeStop[] | null;
  @Field(() => Int, { nullable: true, description: 'The requested number of passengers. Null keeps the present one.' })
  passengers: number | null;
  @Field(() => String, { description: 'The office’s words. They may be empty.' })
  reply: string;
  @Field(() => PriceScalar, { nullable: true, description: 'The answered price in euros, without VAT.' })
  price: number | null;
  @Field(() => VatRateScalar, { description: 'The VAT rate in percent.' })
  vatRate: number;
  @Field(() => PriceScalar, { nullable: true, description: 'The answered price in euros with VAT, without catering.' })
  total: number | null;
  @Field(() => PriceScalar, {
    nullable: true,
    description: 'The present price of the trip in euros with VAT, without catering.',
    deprecationReason: 'Use amountDueNow, the sum that the customer pays.',
  })
  totalNow: number | null;
  @Field(() => PriceScalar, {
    nullable: true,
    description: 'The sum in euros that the customer would pay after the change: trip and catering, including VAT.',
  })
  amountDue: number | null;
  @Field(() => PriceScalar, {
    nullable: true,
    description: 'The sum in euros that the customer pays for the present trip: trip and catering, including VAT.',
  })
  amountDueNow: number | null;
  @Field(() => [CancellationLine], {
    description: 'The steps of the cancellation fee after the change. Empty without a price.',
  })
  cancellation: CancellationLine[];
}
