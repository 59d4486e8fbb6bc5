import { Field, Float, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar, EmailScalar, PhoneScalar, UUIDScalar } from '../../platform/api/scalars';

@ObjectType({ description: 'A stop of a trip that is ordered again.', simpleResolvers: true })
export class TripAgainStop {
  @Field(() => Float, { description: 'Latitude, degrees.' })
  lat: number;
  @Field(() => Float, { description: 'Longitude, degrees.' })
  lng: number;
  @Field(() => String, { description: 'Town or village.' })
  city: string;
  @Field(() => String, { description: 'Address.' })
  address: string;
  @Field(() => DateTimeScalar, { nullable: true, description: 'Departure; none at the last stop.' })
  depart: Date | null;
}

@ObjectType({ description: 'Catering of a trip that is ordered again.', simpleResolvers: true })
export class TripAgainFood {
  @Field(() => UUIDScalar, { description: 'Id of the food package.' })
  id: string;
  @Field(() => Int, { description: 'How many.' })
  count: number;
}

@ObjectType('TripAgain', {
  description: 'What the inquiry of the same trip on another day begins with.',
  simpleResolvers: true,
})
export class TripAgainType {
  @Field(() => [TripAgainStop], { description: 'The route, with departures on that day.' })
  stops: TripAgainStop[];
  @Field(() => [TripAgainFood], { description: 'Catering that can still be had.' })
  food: TripAgainFood[];
  @Field(() => Int, { description: 'How many travelled.' })
  passengers: number;
  @Field(() => String, { description: 'Notes of the customer.' })
  notes: string;
  @Field(() => String, { description: 'Full name.' })
  fullName: string;
  @Field(() => EmailScalar, { description: 'E-mail address.' })
  email: string;
  @Field(() => PhoneScalar, { description: 'Phone number.' })
  phone: string;
  @Field(() => String, { nullable: true, description: 'Company, when the invoice went to one.' })
  company: string | null;
  @Field(() => String, { nullable: true, description: 'Discount code.' })
  promo: string | null;
}
