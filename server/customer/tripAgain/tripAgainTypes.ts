import { Field, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar, EmailScalar, PhoneScalar, UUIDScalar } from '../../platform/api/scalars';
import { StopPlace } from '../../orders';

@ObjectType({ description: 'A stop of the trip that is ordered again.', simpleResolvers: true })
export class TripAgainStop extends StopPlace {
  @Field(() => String, { description: 'Address.' })
  address: string;
  @Field(() => DateTimeScalar, { nullable: true, description: 'Departure. Null for the last stop.' })
  depart: Date | null;
}

@ObjectType({ description: 'Catering of the trip that is ordered again.', simpleResolvers: true })
export class TripAgainFood {
  @Field(() => UUIDScalar, { description: 'Id of the food package.' })
  id: string;
  @Field(() => Int, { description: 'Number of packages.' })
  count: number;
}

@ObjectType('TripAgain', {
  description: 'The content of a new inquiry for the same trip on a different day.',
  simpleResolvers: true,
})
export class TripAgainType {
  @Field(() => [TripAgainStop], { description: 'The stops of the route, with departures on the new day.' })
  stops: TripAgainStop[];
  @Field(() => [TripAgainFood], { description: 'Ordered catering that is still sold.' })
  food: TripAgainFood[];
  @Field(() => Int, { description: 'Number of passengers of the earlier trip.' })
  passengers: number;
  @Field(() => String, { description: 'The customer’s notes.' })
  notes: string;
  @Field(() => String, { description: 'Full name.' })
  fullName: string;
  @Field(() => EmailScalar, { description: 'E-mail address.' })
  email: string;
  @Field(() => PhoneScalar, { description: 'Phone number.' })
  phone: string;
  @Field(() => String, { nullable: true, description: 'Company, if the invoice went to one.' })
  company: string | null;
  @Field(() => String, { nullable: true, description: 'Discount code.' })
  promo: string | null;
}
