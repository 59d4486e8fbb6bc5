import { Field, Int, ObjectType } from 'type-graphql';
import { describeEnum } from '../../platform/api/describeEnum';
import {
  AmountScalar,
  DateTimeScalar,
  EmailScalar,
  PhoneScalar,
  PriceScalar,
  UUIDScalar,
  VatRateScalar,
} from '../../platform/api/scalars';
import type { SeatsFrom, TripAction } from './tripRules';
import type { TripState } from './tripState';
import { CancellationLine } from '../../sales/cancellation';
import { StopPlace, TripMeasures } from '../../orders';

// Types of the customer's page of a trip. Everything is a plain property (readTrip.ts).

const TripStateEnum = describeEnum<TripState>('TripState', 'The state of a trip, as its customer sees it.', {
  asked: 'The customer asked for a price.',
  offered: 'An offer waits for the customer’s decision.',
  ended: 'The offer has ended. The customer can ask for a new one.',
  confirmed: 'The offer was accepted and the trip will be driven.',
  over: 'The trip was driven.',
  lapsed: 'The time of the trip has passed without an agreement.',
  rejected: 'The customer rejected the offer.',
  cancelled: 'The office cancelled the trip.',
});

const TripActionEnum = describeEnum<TripAction>(
  'TripAction',
  'The actions that the customer can take on the page of a trip.',
  {
    accept: 'Accept the offer.',
    reject: 'Reject the offer.',
    askAgain: 'Ask for a new offer after the old one has ended.',
    passengers: 'Change the number of passengers.',
    leader: 'Name another group leader.',
    notes: 'Change the notes.',
    food: 'Change the catering.',
    invoice: 'Set the recipient of the invoice.',
  },
);

const SeatsFromEnum = describeEnum<SeatsFrom>('SeatsFrom', 'The rule that limits the number of passengers.', {
  bus: 'The seats of the assigned buses.',
  offer: 'The number of passengers that the offer was made for.',
  form: 'No offer yet: the limit is that of an inquiry.',
});

@ObjectType({ description: 'A stop of a customer’s trip.', simpleResolvers: true })
export class MyTripStop extends StopPlace {
  @Field(() => String, { description: 'Address. Empty until the office has answered.' })
  address: string;
  @Field(() => DateTimeScalar, { nullable: true, description: 'Estimated arrival. Null for the first stop.' })
  arrive: Date | null;
  @Field(() => DateTimeScalar, { nullable: true, description: 'Departure. Null for the last stop.' })
  depart: Date | null;
}

@ObjectType({ description: 'Catering of a customer’s trip.', simpleResolvers: true })
export class MyTripFood {
  @Field(() => UUIDScalar, { description: 'Id of the food package.' })
  id: string;
  @Field(() => String, { description: 'Name.' })
  name: string;
  @Field(() => PriceScalar, { description: 'Price of one package in euros, including VAT.' })
  price: number;
  @Field(() => Int, { description: 'Number of packages.' })
  count: number;
}

@ObjectType({ description: 'One line of the price.', simpleResolvers: true })
export class MyTripLine {
  @Field(() => String, { description: 'Title of the line.' })
  title: string;
  @Field(() => String, { description: 'How the amount was calculated. It may be empty.' })
  detail: string;
  @Field(() => AmountScalar, { description: 'Amount in euros without VAT. A discount is negative.' })
  amount: number;
}

@ObjectType({ description: 'The price of a customer’s trip, offered or agreed.', simpleResolvers: true })
export class MyTripPrice {
  @Field(() => UUIDScalar, {
    description: 'Id of the offer. A decision must name it, so that no other offer is accepted unseen.',
  })
  offerId: string;
  @Field(() => [MyTripLine], { description: 'The lines that add up to the price. Empty unless the office shows them.' })
  lines: { title: string; detail: string; amount: number }[];
  @Field(() => PriceScalar, {
    nullable: true,
    description: 'Price in euros without VAT. Null when it is agreed separately.',
  })
  net: number | null;
  @Field(() => VatRateScalar, { description: 'VAT rate in percent.' })
  vatRate: number;
  @Field(() => PriceScalar, { nullable: true, description: 'VAT in euros.' })
  vat: number | null;
  @Field(() => PriceScalar, {
    nullable: true,
    description: 'The sum that the customer pays in euros: trip and catering, including VAT.',
  })
  amountDue: number | null;
  @Field(() => DateTimeScalar, { nullable: true, description: 'The moment at which the offer ends.' })
  validUntil: Date | null;
  @Field(() => String, { description: "The text under 'Pane tähele' in the e-mail. It may be empty." })
  note: string;
  @Field(() => [CancellationLine], {
    description:
      'The coming steps of the cancellation fee, once the trip is agreed. Empty when it cannot be cancelled.',
  })
  cancellation: CancellationLine[];
}

@ObjectType({ description: 'The person whom the driver calls about the trip.', simpleResolvers: true })
export class MyTripLeader {
  @Field(() => String, { description: 'Full name.' })
  fullName: string;
  @Field(() => EmailScalar, { nullable: true, description: 'E-mail address.' })
  email: string | null;
  @Field(() => PhoneScalar, { nullable: true, description: 'Phone number.' })
  phone: string | null;
}

@ObjectType({ description: 'The recipient of the invoice.', simpleResolvers: true })
export class MyTripInvoice {
  @Field(() => String, { nullable: true, description: 'Company. Null means that the customer gets the invoice.' })
  company: string | null;
  @Field(() => String, { nullable: true, description: 'Registration number of the company.' })
  registrationNumber: string | null;
  @Field(() => String, { nullable: true, description: 'Address of the company.' })
  address: string | null;
  @Field(() => EmailScalar, {
    nullable: true,
    description: 'E-mail address for the invoice. Null means the customer’s own address.',
  })
  email: string | null;
}

@ObjectType({ description: 'A bus of a customer’s trip.', simpleResolvers: true })
export class MyTripBus {
  @Field(() => String, { description: 'Name.' })
  name: string;
  @Field(() => String, { nullable: true, description: 'Number plate.' })
  plate: string | null;
}

@ObjectType({ description: 'The crew and the buses of the trip.', simpleResolvers: true })
export class MyTripCrew {
  @Field(() => [String], { description: 'First names of the drivers.' })
  drivers: string[];
  @Field(() => [MyTripBus], { description: 'The buses.' })
  buses: MyTripBus[];
}

@ObjectType({ description: 'A document of an accepted offer or an agreed change.', simpleResolvers: true })
export class MyTripAcceptance {
  @Field(() => UUIDScalar, { description: 'The offer that the document belongs to.' })
  offerId: string;

  @Field(() => DateTimeScalar, { description: 'The moment of the acceptance.' })
  at: Date;

  @Field(() => Boolean, { description: 'True when the document is of an agreed change.' })
  changed: boolean;
}

@ObjectType({ description: 'The data of the customer’s page of a trip.', simpleResolvers: true })
export class MyTrip extends TripMeasures {
  @Field(() => UUIDScalar, { description: 'Id of the order.' })
  id: string;
  @Field(() => Int, { description: 'The number of changes. A change must name the version that it is based on.' })
  version: number;
  @Field(() => TripStateEnum, { description: 'The state of the trip.' })
  state: TripState;
  @Field(() => [MyTripStop], { description: 'The route, two to ten stops.' })
  stops: MyTripStop[];
  @Field(() => MyTripLeader, {
    nullable: true,
    description: 'The group leader, or the customer. Null until the office has answered.',
  })
  leader: MyTripLeader | null;
  @Field(() => String, { description: 'The customer’s notes. Empty until the office has answered.' })
  notes: string;
  @Field(() => [MyTripFood], { description: 'Ordered catering.' })
  food: MyTripFood[];
  @Field(() => MyTripPrice, {
    nullable: true,
    description: 'The price. Null without an offer, and while the customer waits for a new one.',
  })
  price: MyTripPrice | null;
  @Field(() => PriceScalar, {
    nullable: true,
    description:
      'The cancellation fee that was charged in euros, including VAT. Null unless the agreed trip was cancelled.',
  })
  cancellationFee: number | null;
  @Field(() => MyTripInvoice, {
    nullable: true,
    description: 'The recipient of the invoice. Null until the office has answered.',
  })
  invoice: MyTripInvoice | null;
  @Field(() => MyTripCrew, {
    nullable: true,
    description: 'The crew, from 24 hours before the departure. Null before that.',
  })
  crew: MyTripCrew | null;
  @Field(() => Boolean, {
    description: 'True while `busesOnRoad` tells where the buses are: around the trip, and only if it is switched on.',
  })
  isOnRoad: boolean;
  @Field(() => Boolean, { description: 'True when the offer has a PDF.' })
  offerPaper: boolean;
  @Field(() => Boolean, { description: 'True when an accepted offer has a PDF.' })
  acceptancePaper: boolean;
  @Field(() => [MyTripAcceptance], { description: 'The documents of acceptances and agreed changes, newest first.' })
  acceptances: MyTripAcceptance[];

  @Field(() => [TripActionEnum], { description: 'The actions that are possible now.' })
  can: TripAction[];
  @Field(() => Int, { description: 'The highest number of passengers that needs no answer from the office.' })
  seats: number;
  @Field(() => SeatsFromEnum, { description: 'The rule behind that limit.' })
  seatsFrom: SeatsFrom;
  @Field(() => DateTimeScalar, { description: 'The moment until which the catering can be changed.' })
  foodUntil: Date;
}
