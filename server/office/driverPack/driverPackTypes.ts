import { Field, Float, Int, ObjectType } from 'type-graphql';
import { PaperKindEnum } from '../../driving/duties';
import { DateTimeScalar, LocalDateScalar, UUIDScalar } from '../../platform/api/scalars';
import type { Message } from '../../platform/values/message';
import { Printed } from '../../texts/printed';

@ObjectType({ description: 'The drive from one stop of a trip to the next.', simpleResolvers: true })
class PackLeg {
  @Field(() => [String], { description: 'Towns on the way, in order.' })
  towns: string[];
  @Field(() => Float, { description: 'Kilometres.' })
  distanceKm: number;
  @Field(() => Int, { description: 'Minutes of driving, ferries included.' })
  durationMin: number;
}

@ObjectType({ description: 'The way of a trip, as it can be drawn without a map.', simpleResolvers: true })
class PackRoute {
  @Field(() => UUIDScalar, { description: 'Id of the order.' })
  orderId: string;
  @Field(() => [[Float]], { description: 'Latitude and longitude of each point of the line.' })
  path: number[][];
  @Field(() => [PackLeg], { description: 'One leg fewer than there are stops.' })
  legs: PackLeg[];
  @Printed()
  @Field(() => [String], { description: 'Notes on the way, such as ferries.' })
  notes: Message[];
}

@ObjectType({ description: 'A document of the driver or of a bus on the driver’s trips.', simpleResolvers: true })
class PackPaper {
  @Field(() => String, { nullable: true, description: 'Name of the bus. Null for a document of the driver.' })
  busName: string | null;
  @Field(() => PaperKindEnum, { description: 'The kind of document.' })
  kind: keyof typeof PaperKindEnum;
  @Field(() => LocalDateScalar, { description: 'The last day on which it is valid, or on which a download is due.' })
  ends: string;
}

@ObjectType({ description: 'A past day of the driver, for a roadside check.', simpleResolvers: true })
class PackDay {
  @Field(() => LocalDateScalar, { description: 'The date.' })
  date: string;
  @Field(() => DateTimeScalar, { nullable: true, description: 'Begin of the first work. Null on a free day.' })
  begin: Date | null;
  @Field(() => DateTimeScalar, { nullable: true, description: 'End of the last work. Null on a free day.' })
  end: Date | null;
  @Field(() => Int, { description: 'Driving in minutes.' })
  driving: number;
  @Field(() => Int, { description: 'Driving and other work in minutes.' })
  work: number;
  @Field(() => [String], { description: 'Towns of the trips, or names of the arrangements.' })
  titles: string[];
}

@ObjectType({
  description: 'The facts of a driver that change rarely and that the phone keeps for places without a signal.',
  simpleResolvers: true,
})
export class DriverPack {
  @Field(() => [PackRoute], { description: 'The ways of the driver’s trips around today.' })
  routes: PackRoute[];
  @Field(() => [PackPaper], { description: 'Documents with their dates, the one that ends first on top.' })
  papers: PackPaper[];
  @Field(() => [PackDay], { description: 'Today and the 56 days before, the latest first.' })
  past: PackDay[];
}
