import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import { enumOf } from '../../platform/api/enumOf';
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
import { tripActions } from './tripRules';
import type { TripState } from './tripState';
import { tripStates } from './tripState';
import { CancellationLine } from '../../sales/cancellation';

// What the page of a customer's trip shows. Everything is a plain property (readTrip.ts).

const TripStateEnum = enumOf(tripStates);
registerEnumType(TripStateEnum, {
  name: 'TripState',
  description: 'Where a trip stands, as its customer sees it.',
  valuesConfig: {
    asked: { description: 'A price was asked for.' },
    offered: { description: 'An offer waits for the customer’s decision.' },
    ended: { description: 'The offer has ended; another one can be asked for.' },
    confirmed: { description: 'It was accepted and will be driven.' },
    over: { description: 'It was driven.' },
    lapsed: { description: 'Its time has passed, and nothing was agreed.' },
    rejected: { description: 'The customer did not take the offer.' },
    cancelled: { description: 'The office cancelled it.' },
  },
});

const TripActionEnum = enumOf(tripActions);
registerEnumType(TripActionEnum, {
  name: 'TripAction',
  description: 'What can be done with a trip on its page.',
  valuesConfig: {
    accept: { description: 'Accept the offer.' },
    reject: { description: 'Reject the offer.' },
    askAgain: { description: 'Ask for another offer in place of one that has ended.' },
    passengers: { description: 'Change how many travel.' },
    leader: { description: 'Name another group leader.' },
    notes: { description: 'Change the notes.' },
    food: { description: 'Change the catering.' },
    invoice: { description: 'Say to whom the invoice goes.' },
  },
});

const SeatsFromEnum: { [S in SeatsFrom]: S } = { bus: 'bus', offer: 'offer', form: 'form' };
registerEnumType(SeatsFromEnum, {
  name: 'SeatsFrom',
  description: 'What says how many people can travel without asking.',
  valuesConfig: {
    bus: { description: 'The seats of the buses.' },
    offer: { description: 'The people that the offer was made for.' },
    form: { description: 'Nothing yet: as many as an inquiry may have.' },
  },
});

@ObjectType({ description: 'A stop of a customer’s trip.', simpleResolvers: true })
export class MyTripStop {
  @Field(() => Float, { description: 'Latitude, degrees.' })
  lat: number;
  @Field(() => Float, { description: 'Longitude, degrees.' })
  lng: number;
  @Field(() => String, { description: 'Town or village.' })
  city: string;
  @Field(() => String, { description: 'Address; empty while nobody has answered.' })
  address: string;
  @Field(() => DateTimeScalar, { nullable: true, description: 'Estimated arrival; none at the first stop.' })
  arrive: Date | null;
  @Field(() => DateTimeScalar, { nullable: true, description: 'Departure; none at the last stop.' })
  depart: Date | null;
}

@ObjectType({ description: 'Catering of a customer’s trip.', simpleResolvers: true })
export class MyTripFood {
  @Field(() => UUIDScalar, { description: 'Id of the food package.' })
  id: string;
  @Field(() => String, { description: 'Name.' })
  name: string;
  @Field(() => PriceScalar, { description: 'Price of one in euros, VAT included.' })
  price: number;
  @Field(() => Int, { description: 'How many.' })
  count: number;
}

@ObjectType({ description: 'One line of the price.', simpleResolvers: true })
export class MyTripLine {
  @Field(() => String, { description: 'What it is.' })
  title: string;
  @Field(() => String, { description: 'How it comes about; may be empty.' })
  detail: string;
  @Field(() => AmountScalar, { description: 'Euros without VAT; less than 0 for a discount.' })
  amount: number;
}

@ObjectType({ description: 'The price of a customer’s trip, offered or agreed.', simpleResolvers: true })
export class MyTripPrice {
  @Field(() => UUIDScalar, { description: 'The offer: a decision names it, so that no other one is accepted unseen.' })
  offerId: string;
  @Field(() => [MyTripLine], { description: 'What the price is the sum of, where the office shows it.' })
  lines: { title: string; detail: string; amount: number }[];
  @Field(() => PriceScalar, { nullable: true, description: 'Without VAT, in euros; none when it is agreed otherwise.' })
  net: number | null;
  @Field(() => VatRateScalar, { description: 'VAT rate in percent.' })
  vatRate: number;
  @Field(() => PriceScalar, { nullable: true, description: 'VAT in euros.' })
  vat: number | null;
  @Field(() => PriceScalar, { nullable: true, description: 'What the customer pays in euros: trip and catering.' })
  amountDue: number | null;
  @Field(() => DateTimeScalar, { nullable: true, description: 'When the offer ends.' })
  validUntil: Date | null;
  @Field(() => String, { description: "'Pane tähele' of the e-mail; may be empty." })
  note: string;
  @Field(() => [CancellationLine], {
    description:
      'What cancelling costs from now on, step by step, once it is agreed; none where it cannot be cancelled.',
  })
  cancellation: CancellationLine[];
}

@ObjectType({ description: 'Whom the driver calls about the trip.', simpleResolvers: true })
export class MyTripLeader {
  @Field(() => String, { description: 'Full name.' })
  fullName: string;
  @Field(() => EmailScalar, { nullable: true, description: 'E-mail address.' })
  email: string | null;
  @Field(() => PhoneScalar, { nullable: true, description: 'Phone number.' })
  phone: string | null;
}

@ObjectType({ description: 'To whom the invoice goes.', simpleResolvers: true })
export class MyTripInvoice {
  @Field(() => String, { nullable: true, description: 'Company; null: the customer.' })
  company: string | null;
  @Field(() => String, { nullable: true, description: 'Its registration number.' })
  registrationNumber: string | null;
  @Field(() => String, { nullable: true, description: 'Its address.' })
  address: string | null;
  @Field(() => EmailScalar, { nullable: true, description: 'Where it is sent; null: to the customer’s own address.' })
  email: string | null;
}

@ObjectType({ description: 'A bus of a customer’s trip.', simpleResolvers: true })
export class MyTripBus {
  @Field(() => String, { description: 'Name.' })
  name: string;
  @Field(() => String, { nullable: true, description: 'Number plate.' })
  plate: string | null;
}

@ObjectType({ description: 'Who comes, and with what.', simpleResolvers: true })
export class MyTripCrew {
  @Field(() => [String], { description: 'First names of the drivers.' })
  drivers: string[];
  @Field(() => [MyTripBus], { description: 'The buses.' })
  buses: MyTripBus[];
}

@ObjectType({ description: 'A paper of what was accepted.', simpleResolvers: true })
export class MyTripAcceptance {
  @Field(() => UUIDScalar, { description: 'The offer that it is of.' })
  offerId: string;

  @Field(() => DateTimeScalar, { description: 'When it was accepted.' })
  at: Date;

  @Field(() => Boolean, { description: 'It is of a change that was agreed on.' })
  changed: boolean;
}

@ObjectType({ description: 'All that the page of a customer’s trip shows.', simpleResolvers: true })
export class MyTrip {
  @Field(() => UUIDScalar, { description: 'Id of the order.' })
  id: string;
  @Field(() => Int, { description: 'Counts changes; a change names the version that it was made on.' })
  version: number;
  @Field(() => TripStateEnum, { description: 'Where the trip stands.' })
  state: TripState;
  @Field(() => DateTimeScalar, { description: 'Departure from the first stop.' })
  start: Date;
  @Field(() => DateTimeScalar, { description: 'Arrival at the last stop.' })
  end: Date;
  @Field(() => [MyTripStop], { description: 'The route, two to ten stops.' })
  stops: MyTripStop[];
  @Field(() => Int, { description: 'How many travel.' })
  passengers: number;
  @Field(() => Float, { description: 'Distance in kilometres.' })
  distanceKm: number;
  @Field(() => Int, { description: 'Driving time in minutes.' })
  durationMin: number;
  @Field(() => MyTripLeader, { nullable: true, description: 'The group leader, or who asked; null before an answer.' })
  leader: MyTripLeader | null;
  @Field(() => String, { description: 'What the customer wrote; empty while nobody has answered.' })
  notes: string;
  @Field(() => [MyTripFood], { description: 'Ordered catering.' })
  food: MyTripFood[];
  @Field(() => MyTripPrice, {
    nullable: true,
    description: 'The price; null before an offer, and while another one is asked for.',
  })
  price: MyTripPrice | null;
  @Field(() => PriceScalar, {
    nullable: true,
    description: 'What cancelling cost in euros, VAT included; null while it was not cancelled, or nothing was agreed.',
  })
  cancellationFee: number | null;
  @Field(() => MyTripInvoice, { nullable: true, description: 'To whom the invoice goes; null before an answer.' })
  invoice: MyTripInvoice | null;
  @Field(() => MyTripCrew, { nullable: true, description: 'From 24 hours before the departure; null before.' })
  crew: MyTripCrew | null;
  @Field(() => Boolean, { description: 'Whether there is a paper of the offer.' })
  offerPaper: boolean;
  @Field(() => Boolean, { description: 'Whether there is a paper of what was accepted.' })
  acceptancePaper: boolean;
  @Field(() => [MyTripAcceptance], { description: 'What was accepted and agreed on anew, the newest first.' })
  acceptances: MyTripAcceptance[];

  @Field(() => [TripActionEnum], { description: 'What can be done now.' })
  can: TripAction[];
  @Field(() => Int, { description: 'How many can travel without asking.' })
  seats: number;
  @Field(() => SeatsFromEnum, { description: 'What says so.' })
  seatsFrom: SeatsFrom;
  @Field(() => DateTimeScalar, { description: 'Until when the catering can be changed.' })
  foodUntil: Date;
}
