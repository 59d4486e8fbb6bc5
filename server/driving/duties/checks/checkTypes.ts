import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import { enumOf } from '../../../platform/api/enumOf';
import { DateTimeScalar, UUIDScalar } from '../../../platform/api/scalars';
import type { Line, Message } from '../../../platform/values/message';
import { Printed } from '../../../texts/printed';

// What is said before somebody gets a trip; hoursTypes.ts has what drivers do.

export const LightEnum = enumOf(['green', 'amber', 'red']);
registerEnumType(LightEnum, {
  name: 'HoursLight',
  description: 'Whether the law of driving and rest allows it.',
  valuesConfig: {
    green: { description: 'Legal.' },
    amber: { description: 'Legal, but it uses up a reduced rest or an extended day.' },
    red: { description: 'It would break the law.' },
  },
});
export type Light = keyof typeof LightEnum;

@ObjectType({ description: 'Whether a driver may have a trip.', simpleResolvers: true })
export class DriverCheck {
  @Field(() => UUIDScalar, { description: 'Id of the driver.' })
  driverId: string;
  @Field(() => LightEnum, { description: 'The light.' })
  light: Light;
  @Printed()
  @Field(() => String, { description: 'One line why.' })
  line: Line;
  @Printed()
  @Field(() => [String], { description: 'All reasons, the weightiest first.' })
  reasons: Message[];
  @Printed()
  @Field(() => [String], { description: 'Absence, papers that end before the trip does, rest that is owed.' })
  warnings: Message[];
  @Field(() => Int, { description: 'What it would add to the risk score.' })
  riskPoints: number;
}

@ObjectType({ description: 'What speaks against a bus for a trip.', simpleResolvers: true })
export class BusCheck {
  @Field(() => UUIDScalar, { description: 'Id of the bus.' })
  busId: string;
  @Printed()
  @Field(() => [String], { description: 'Absence, papers that end before the trip does, too few seats.' })
  warnings: Message[];
}

@ObjectType({ description: 'Who and what may have a trip.', simpleResolvers: true })
export class AssignmentCheck {
  @Field(() => [DriverCheck], { description: 'Drivers, who fits first.' })
  drivers: DriverCheck[];
  @Field(() => [BusCheck], { description: 'Buses with something to warn of.' })
  buses: BusCheck[];
  @Printed()
  @Field(() => String, { nullable: true, description: 'Too few seats in all chosen buses together.' })
  seats: Message | null;
}

@ObjectType({ description: 'A stop that a repair adds to the route.', simpleResolvers: true })
export class TripRepairStop {
  @Field(() => Int, { description: 'The stop after which it lies, from 0, by its place in the route as it is.' })
  after: number;
  @Field(() => String, { description: 'Town or village.' })
  city: string;
  @Field(() => String, { description: 'Address.' })
  address: string;
  @Field(() => Float, { description: 'Latitude.' })
  lat: number;
  @Field(() => Float, { description: 'Longitude.' })
  lng: number;
  @Field(() => DateTimeScalar, { description: 'When it is reached.' })
  arrive: Date;
  @Field(() => DateTimeScalar, { description: 'When it is left.' })
  depart: Date;
  @Field(() => Boolean, { description: 'The driver is free there; else its length says so: a night.' })
  driverFree: boolean;
}

@ObjectType({ description: 'A route that would make a trip legal.', simpleResolvers: true })
export class TripRepair {
  @Printed()
  @Field(() => String, { description: 'What it is, for example Väljumine kell 8:10.' })
  action: Message;
  @Field(() => [DateTimeScalar], { nullable: 'items', description: 'Departure from each stop; null at the last.' })
  departs: (Date | null)[];
  @Field(() => [TripRepairStop], { description: 'Stops that it adds, in order.' })
  addedStops: TripRepairStop[];
  @Field(() => DateTimeScalar, { description: 'When the last stop is reached then.' })
  arrives: Date;
  @Field(() => Boolean, { description: 'It is legal with a second driver only.' })
  secondDriver: boolean;
}

@ObjectType({ description: 'Whether one rested driver may have a trip, and what would help.', simpleResolvers: true })
export class TripCheck {
  @Field(() => LightEnum, { description: 'The light.' })
  light: Light;
  @Printed()
  @Field(() => String, { description: 'What is needed; where nothing is, how long the day is.' })
  sentence: Line;
  @Field(() => Boolean, { description: 'Whether two drivers in the bus may have it.' })
  secondDriverHelps: boolean;
  @Field(() => [TripRepair], { description: 'Other departures or stops that would help, each by itself.' })
  repairs: TripRepair[];
  @Printed()
  @Field(() => [String], { description: 'Breaks and nights that the plan has on the empty drives.' })
  emptyDrives: Message[];
  @Printed()
  @Field(() => [String], {
    description: 'What it counts on: rests by day that nobody has said, a journey form on board.',
  })
  countsOn: Message[];
  @Printed()
  @Field(() => [String], { description: 'Stops that are too short for the break that the law wants.' })
  shortBreaks: Message[];
}
