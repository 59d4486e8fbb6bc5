import { Field, Float, Int, ObjectType } from 'type-graphql';
import { describeEnum } from '../../platform/api/describeEnum';
import { DateTimeScalar, EmailScalar, PhoneScalar, UUIDScalar } from '../../platform/api/scalars';

@ObjectType({ description: 'The place of a bus on the road.', simpleResolvers: true })
export class BusPlace {
  @Field(() => Float, { description: 'Latitude, degrees.' })
  lat: number;
  @Field(() => Float, { description: 'Longitude, degrees.' })
  lng: number;
  @Field(() => DateTimeScalar, { description: 'The moment at which the bus was there.' })
  at: Date;
}

@ObjectType({
  description: 'The buses of a customer’s trip, from an hour before its start to an hour after its end.',
  simpleResolvers: true,
})
export class BusesOnRoad {
  @Field(() => [BusPlace], { description: 'Their latest places, freshest first. Empty while none is known.' })
  places: BusPlace[];
  @Field(() => Int, { nullable: true, description: 'Position of the next stop on the route, from 0. Null at the end.' })
  next: number | null;
  @Field(() => Boolean, { description: 'True while the bus stands at that stop.' })
  isAtStop: boolean;
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Expected arrival at the next stop, or departure from it. Null while nothing is known.',
  })
  expectedAt: Date | null;
}

@ObjectType({ description: 'The recorded and expected times of a trip.', simpleResolvers: true })
export class RoadTimes {
  @Field(() => UUIDScalar, { description: 'Id of the order.' })
  orderId: string;
  @Field(() => DateTimeScalar, { nullable: true, description: 'Recorded departure from the first stop.' })
  leftAt: Date | null;
  @Field(() => DateTimeScalar, { nullable: true, description: 'Recorded arrival at the last stop.' })
  arrivedAt: Date | null;
  @Field(() => DateTimeScalar, { nullable: true, description: 'Expected arrival at the last stop, while on the road.' })
  expectedEnd: Date | null;
  @Field(() => Int, { description: 'Minutes behind the plan, now or at the end. Below zero it is early.' })
  lateMin: number;
  @Field(() => Boolean, { description: 'True while it is on the road and late enough to act.' })
  isLate: boolean;
}

const TouchedKindEnum = describeEnum('TouchedKind', 'The effect of a late trip.', {
  trip: 'The next trip of a driver or bus begins late.',
  rest: 'The daily rest of a driver becomes shorter than the law wants.',
  duty: 'The day of a driver becomes longer than the law allows.',
});

@ObjectType({ description: 'A prepared message to a customer, in the customer’s language.', simpleResolvers: true })
export class RoadMessage {
  @Field(() => String, { description: 'Name of the receiver.' })
  to: string;
  @Field(() => EmailScalar, { nullable: true, description: 'E-mail address. Null without one.' })
  email: string | null;
  @Field(() => PhoneScalar, { nullable: true, description: 'Phone number. Null without one.' })
  phone: string | null;
  @Field(() => String, { description: 'Subject.' })
  subject: string;
  @Field(() => String, { description: 'Text.' })
  text: string;
}

@ObjectType({ description: 'A driver or bus that a late trip touches.', simpleResolvers: true })
export class TouchedWork {
  @Field(() => TouchedKindEnum, { description: 'The effect.' })
  kind: 'trip' | 'rest' | 'duty';
  @Field(() => UUIDScalar, { nullable: true, description: 'Id of the driver. Null for a bus.' })
  driverId: string | null;
  @Field(() => String, { description: 'Name of the driver or bus.' })
  name: string;
  @Field(() => Int, { description: 'Minutes: of the delay, of the rest that is left, or of the working day.' })
  minutes: number;
  @Field(() => Boolean, { description: 'True when the law still allows it as a reduced rest.' })
  isLegal: boolean;
  @Field(() => UUIDScalar, { nullable: true, description: 'Id of the next order. Null without one.' })
  orderId: string | null;
  @Field(() => String, { nullable: true, description: 'Route of the next trip, or name of the arrangement.' })
  title: string | null;
  @Field(() => DateTimeScalar, { nullable: true, description: 'Departure of the next trip.' })
  start: Date | null;
  @Field(() => DateTimeScalar, {
    description: 'The remedy by time: the moment from which the next trip can begin, or by which the day must end.',
  })
  remedyAt: Date;
  @Field(() => RoadMessage, { nullable: true, description: 'Message to the customer of the next trip.' })
  message: RoadMessage | null;
}

@ObjectType({ description: 'A stop of a trip on the road.', simpleResolvers: true })
export class ExpectedStop {
  @Field(() => DateTimeScalar, { nullable: true, description: 'Expected arrival. Null when it has happened.' })
  arrive: Date | null;
  @Field(() => DateTimeScalar, { nullable: true, description: 'Expected departure. Null when it has happened.' })
  depart: Date | null;
}

@ObjectType({ description: 'A trip on the road, as the office follows it.', simpleResolvers: true })
export class RoadOfTrip {
  @Field(() => [ExpectedStop], { description: 'Expected times by stop. Empty while nothing is known.' })
  stops: ExpectedStop[];
  @Field(() => Int, { description: 'Minutes behind the plan at the next stop. Below zero it is early.' })
  lateMin: number;
  @Field(() => Boolean, { description: 'True when it is late enough to act.' })
  isLate: boolean;
  @Field(() => [TouchedWork], { description: 'The work that the delay touches next.' })
  touched: TouchedWork[];
  @Field(() => RoadMessage, { nullable: true, description: 'Message to the customer of a late trip.' })
  message: RoadMessage | null;
  @Field(() => [BusPlace], { description: 'Places of its buses, freshest first. None outside of its time.' })
  places: BusPlace[];
  @Field(() => [[[Float]]], { description: 'Driven lines, latitudes and longitudes. None outside of its time.' })
  trails: number[][][];
}

@ObjectType({ description: 'The key of a tracker in a bus.', simpleResolvers: true })
export class BusTrackerState {
  @Field(() => DateTimeScalar, { description: 'The moment at which the key was made.' })
  madeAt: Date;
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'The moment of the latest place. Null before the first.',
  })
  lastAt: Date | null;
}
