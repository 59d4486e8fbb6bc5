import { refuseWith } from '../../texts/messages';
import { ArrayMaxSize, ArrayMinSize, Max, Min, ValidateNested } from 'class-validator';
import { Field, Float, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { CancellationLine } from '../../sales/cancellation';
import { enumOf } from '../../platform/api/enumOf';
import { DateTimeScalar, PriceScalar, UUIDScalar, VatRateScalar } from '../../platform/api/scalars';
import { ShortText } from '../../platform/api/shortText';
import type { ChangeStatus } from '../../model/customer/changeRequest.entity';
import { changeStatuses } from '../../model/customer/changeRequest.entity';
import type { Line, Message } from '../../platform/values/message';
import { Printed } from '../../texts/printed';
import { Position } from '../../platform/api/position';

export const ChangeStatusEnum = enumOf(changeStatuses);
registerEnumType(ChangeStatusEnum, {
  name: 'ChangeStatus',
  description: 'Where a customer’s change request stands.',
  valuesConfig: {
    open: { description: 'Waits for the office.' },
    priced: { description: 'Answered with a price; waits for the customer.' },
    taken: { description: 'Done as it was asked.' },
    declined: { description: 'The office said no.' },
    refused: { description: 'The customer did not take the price.' },
    replaced: { description: 'The customer asked for something else instead.' },
    expired: { description: 'The trip was called off, or is over.' },
  },
});

const LightEnum = { green: 'green', amber: 'amber', red: 'red' } as const;
registerEnumType(LightEnum, {
  name: 'ChangeLight',
  description: 'What the law of driving and rest says.',
  valuesConfig: {
    green: { description: 'Legal.' },
    amber: { description: 'Legal, with little left.' },
    red: { description: 'Against the law.' },
  },
});

@InputType({ description: 'A stop of the route that a customer asks for.' })
export class ChangeStopInput extends Position {
  @ShortText()
  @Field(() => String, { description: 'Town or village.' })
  city: string;
  @ShortText()
  @Field(() => String, { description: 'Address text.' })
  address: string;
  @Field(() => DateTimeScalar, { nullable: true, description: 'Departure; left out at the last stop.' })
  depart?: Date | null;
}

@InputType({ description: 'What a customer asks to be different; what is left out stays.' })
export class ChangeRequestInput {
  @Field(() => DateTimeScalar, { nullable: true, description: 'Another departure, with the route as it is.' })
  start?: Date | null;
  @ArrayMinSize(2, refuseWith('route.twoStopsAtLeast'))
  @ArrayMaxSize(10, refuseWith('route.tenStopsAtMost'))
  @ValidateNested({ each: true })
  @Field(() => [ChangeStopInput], { nullable: true, description: 'Another route, with its times.' })
  stops?: ChangeStopInput[] | null;
  @Min(1, refuseWith('order.passengersMissing'))
  @Max(10000, refuseWith('order.tooManyPassengers'))
  @Field(() => Int, { nullable: true, description: 'Another number of people.' })
  passengers?: number | null;
  @Field(() => String, { defaultValue: '', description: 'In the customer’s own words.' })
  note: string;
}

@ObjectType({ description: 'A stop of a trip that is asked for.', simpleResolvers: true })
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

@ObjectType({ description: 'A trip as it stands, or as it is asked for.', simpleResolvers: true })
export class ChangeTrip {
  @Field(() => DateTimeScalar, { description: 'Departure.' })
  start: Date;
  @Field(() => DateTimeScalar, { description: 'Arrival at the last stop.' })
  end: Date;
  @Field(() => Float, { description: 'Kilometres.' })
  distanceKm: number;
  @Field(() => Int, { description: 'Driving time in minutes.' })
  durationMin: number;
  @Field(() => Int, { description: 'How many travel.' })
  passengers: number;
  @Field(() => [ChangeStop], { description: 'The route.' })
  stops: ChangeStop[];
}

@ObjectType({ description: 'What the law of driving and rest says to a driver.', simpleResolvers: true })
export class ChangeLegality {
  @Field(() => String, { nullable: true, description: 'The driver; null: nobody is assigned, a rested one is meant.' })
  who: string | null;
  @Field(() => LightEnum, { description: 'May drive it, may under a condition, may not.' })
  light: 'green' | 'amber' | 'red';
  @Printed()
  @Field(() => String, { description: 'Why; may be empty.' })
  line: Line;
}

@ObjectType('ChangeRequest', {
  description: 'What a customer asks to be different, with what it would mean.',
  simpleResolvers: true,
})
export class ChangeRequestRow {
  @Field(() => UUIDScalar, { description: 'Id.' })
  id: string;
  @Field(() => UUIDScalar, { description: 'Id of the order.' })
  orderId: string;
  @Field(() => Int, { description: 'The version of the order that it is compared with.' })
  orderVersion: number;
  @Field(() => String, { description: 'Where the order stands.' })
  orderStatus: string;
  @Field(() => String, { description: 'The company, or the customer’s name.' })
  customer: string;
  @Field(() => ChangeStatusEnum, { description: 'Where it stands.' })
  status: ChangeStatus;
  @Field(() => DateTimeScalar, { description: 'When it was asked.' })
  askedAt: Date;
  @Field(() => String, { description: 'The customer’s words; may be empty.' })
  note: string;
  @Field(() => ChangeTrip, { description: 'The trip as it stands.' })
  stands: ChangeTrip;
  @Field(() => ChangeTrip, { description: 'The trip as it is asked for.' })
  wanted: ChangeTrip;
  @Field(() => PriceScalar, { nullable: true, description: 'What stands, without VAT; null: no price.' })
  price: number | null;
  @Field(() => PriceScalar, { nullable: true, description: 'By the price list, without VAT.' })
  proposed: number | null;
  @Printed()
  @Field(() => String, {
    nullable: true,
    description: 'Why the price list gives none, in the language of the request.',
  })
  problem: Message | null;
  @Field(() => PriceScalar, { nullable: true, description: 'What was answered, without VAT.' })
  answeredPrice: number | null;
  @Field(() => PriceScalar, { description: 'All catering in euros, VAT included.' })
  foodTotal: number;
  @Field(() => VatRateScalar, { description: 'The VAT rate that a new price has.' })
  vatRate: number;
  @Field(() => PriceScalar, { nullable: true, description: 'What the customer pays as it stands: trip and catering.' })
  amountDue: number | null;
  @Field(() => PriceScalar, { nullable: true, description: 'What the customer would pay by the answered price.' })
  answeredAmountDue: number | null;
  @Field(() => [ChangeLegality], { description: 'What the law says to the drivers.' })
  legality: ChangeLegality[];
}

@ObjectType({
  description: 'What the customer asked to be different last, on the page of the trip.',
  simpleResolvers: true,
})
export class MyChange {
  @Field(() => UUIDScalar, { description: 'Id.' })
  id: string;
  @Field(() => ChangeStatusEnum, { description: 'Where it stands.' })
  status: ChangeStatus;
  @Field(() => DateTimeScalar, { description: 'When it was asked.' })
  askedAt: Date;
  @Field(() => DateTimeScalar, { nullable: true, description: 'Another departure; null: it stays.' })
  start: Date | null;
  @Field(() => [ChangeStop], { nullable: true, description: 'Another route; null: it stays.' })
  stops: ChangeStop[] | null;
  @Field(() => Int, { nullable: true, description: 'Another number of people; null: it stays.' })
  passengers: number | null;
  @Field(() => String, { description: 'The customer’s words; may be empty.' })
  note: string;
  @Field(() => String, { description: 'The office’s words; may be empty.' })
  reply: string;
  @Field(() => PriceScalar, { nullable: true, description: 'The price that was answered, without VAT.' })
  price: number | null;
  @Field(() => VatRateScalar, { description: 'The VAT rate.' })
  vatRate: number;
  @Field(() => PriceScalar, { nullable: true, description: 'The same with VAT, without catering.' })
  total: number | null;
  @Field(() => PriceScalar, {
    nullable: true,
    description: 'The trip as it stands with VAT, without catering.',
    deprecationReason: 'amountDueNow is what the customer pays.',
  })
  totalNow: number | null;
  @Field(() => PriceScalar, { description: 'All catering in euros, VAT included.' })
  foodTotal: number;
  @Field(() => PriceScalar, {
    nullable: true,
    description: 'What the customer would pay with the change: trip and catering.',
  })
  amountDue: number | null;
  @Field(() => PriceScalar, { nullable: true, description: 'What the customer pays as the trip stands.' })
  amountDueNow: number | null;
  @Field(() => [CancellationLine], {
    description: 'What cancelling would cost with the change, step by step; none while there is no price.',
  })
  cancellation: CancellationLine[];
}
