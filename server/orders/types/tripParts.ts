import { Field, Float, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar, UUIDScalar } from '../../platform/api/scalars';

// The parts of a trip that several types of the schema have.

@ObjectType({ simpleResolvers: true })
export abstract class TripTimes {
  @Field(() => DateTimeScalar, { description: 'Departure from the first stop.' })
  start: Date;
  @Field(() => DateTimeScalar, { description: 'Arrival at the last stop.' })
  end: Date;
}

@ObjectType({ simpleResolvers: true })
export abstract class TripMeasures extends TripTimes {
  @Field(() => Int, { description: 'Number of passengers.' })
  passengers: number;
  @Field(() => Float, { description: 'Distance in kilometres.' })
  distanceKm: number;
  @Field(() => Int, { description: 'Driving time in minutes.' })
  durationMin: number;
}

/** A trip that the office sees beside others. */
@ObjectType({ simpleResolvers: true })
export abstract class NamedTrip extends TripTimes {
  @Field(() => UUIDScalar, { description: 'Id of the order.' })
  id: string;
  @Field(() => Int, { nullable: true, description: 'Trip number of a job.' })
  tripNumber: number | null;
  @Field(() => String, { description: 'Cities of the route.' })
  title: string;
  @Field(() => String, { description: 'Company, or full name without one.' })
  customer: string;
}

@ObjectType({ simpleResolvers: true })
export abstract class StopPlace {
  @Field(() => Float, { description: 'Latitude, degrees.' })
  lat: number;
  @Field(() => Float, { description: 'Longitude, degrees.' })
  lng: number;
  @Field(() => String, { description: 'Town or village.' })
  city: string;
}
