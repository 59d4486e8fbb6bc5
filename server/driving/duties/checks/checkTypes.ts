import { Field, Float, Int, ObjectType } from 'type-graphql';
import { describeEnum } from '../../../platform/api/describeEnum';
import { DateTimeScalar, UUIDScalar } from '../../../platform/api/scalars';
import type { Line, Message } from '../../../platform/values/message';
import { Printed } from '../../../texts/printed';

// Types of the checks before an assignment; hoursTypes.ts has the activities of drivers.

export const LightEnum = describeEnum('HoursLight', 'The law’s verdict on a trip, as a colour.', {
  green: 'The law allows it.',
  amber: 'The law allows it, but it uses a reduced rest or an extended day.',
  red: 'The law forbids it.',
});
export type Light = keyof typeof LightEnum;

@ObjectType({ description: 'The verdict on a driver for a trip.', simpleResolvers: true })
export class DriverCheck {
  @Field(() => UUIDScalar, { description: 'Id of the driver.' })
  driverId: string;
  @Field(() => LightEnum, { description: 'The light.' })
  light: Light;
  @Printed()
  @Field(() => String, { description: 'The reason in one line.' })
  line: Line;
  @Printed()
  @Field(() => [String], { description: 'All reasons, most important first.' })
  reasons: Message[];
  @Printed()
  @Field(() => [String], { description: 'Warnings: absence, documents that end before the trip, rest that is owed.' })
  warnings: Message[];
  @Field(() => Int, { description: 'Points that the trip would add to the risk score.' })
  riskPoints: number;
}

@ObjectType({ description: 'Warnings about a bus for a trip.', simpleResolvers: true })
export class BusCheck {
  @Field(() => UUIDScalar, { description: 'Id of the bus.' })
  busId: string;
  @Printed()
  @Field(() => [String], { description: 'Warnings: absence, documents that end before the trip, too few seats.' })
  warnings: Message[];
}

@ObjectType({ description: 'Verdicts on drivers and buses for a trip.', simpleResolvers: true })
export class AssignmentCheck {
  @Field(() => [DriverCheck], { description: 'Drivers, best fit first.' })
  drivers: DriverCheck[];
  @Field(() => [BusCheck], { description: 'Buses with at least one warning.' })
  buses: BusCheck[];
  @Printed()
  @Field(() => String, { nullable: true, description: 'A warning when all chosen buses together have too few seats.' })
  seats: Message | null;
}

@ObjectType({ description: 'A stop that a remedy adds to the route.', simpleResolvers: true })
export class TripRepairStop {
  @Field(() => Int, { description: 'Index of the present stop, from 0, after which the new stop lies.' })
  after: number;
  @Field(() => String, { description: 'Town or village.' })
  city: string;
  @Field(() => String, { description: 'Address.' })
  address: string;
  @Field(() => Float, { description: 'Latitude.' })
  lat: number;
  @Field(() => Float, { description: 'Longitude.' })
  lng: number;
  @Field(() => DateTimeScalar, { description: 'The arrival.' })
  arrive: Date;
  @Field(() => DateTimeScalar, { description: 'The departure.' })
  depart: Date;
  @Field(() => Boolean, {
    description: 'True when the driver must be free there. Otherwise the length of the stop decides, as for a night.',
  })
  driverFree: boolean;
}

@ObjectType({ description: 'A changed route that would make the trip legal.', simpleResolvers: true })
export class TripRepair {
  @Printed()
  @Field(() => String, { description: 'The change in words, for example Väljumine kell 8:10.' })
  action: Message;
  @Field(() => [DateTimeScalar], {
    nullable: 'items',
    description: 'Departure from each stop. Null for the last stop.',
  })
  departs: (Date | null)[];
  @Field(() => [TripRepairStop], { description: 'New stops in driving order.' })
  addedStops: TripRepairStop[];
  @Field(() => DateTimeScalar, { description: 'The new arrival at the last stop.' })
  arrives: Date;
  @Field(() => Boolean, { description: 'True when the change helps only with a second driver.' })
  secondDriver: boolean;
}

@ObjectType({ description: 'The verdict on one rested driver for a trip, with the remedies.', simpleResolvers: true })
export class TripCheck {
  @Field(() => LightEnum, { description: 'The light.' })
  light: Light;
  @Printed()
  @Field(() => String, {
    description: 'The remedy that makes the trip legal. Without a need for one, the length of the day.',
  })
  sentence: Line;
  @Field(() => Boolean, { description: 'True when the law allows the trip to two drivers in the bus.' })
  secondDriverHelps: boolean;
  @Field(() => [TripRepair], { description: 'Changed routes that would help, each by itself.' })
  repairs: TripRepair[];
  @Printed()
  @Field(() => [String], { description: 'Breaks and nights that the plan puts on the empty drives.' })
  emptyDrives: Message[];
  @Printed()
  @Field(() => [String], {
    description: 'Assumptions of the verdict: rests by day that nobody has confirmed, a journey form on board.',
  })
  countsOn: Message[];
  @Printed()
  @Field(() => [String], { description: 'Stops that are too short for the break that the law requires.' })
  shortBreaks: Message[];
}
