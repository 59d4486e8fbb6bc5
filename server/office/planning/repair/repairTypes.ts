import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { LocalDateScalar, UUIDScalar } from '../../../platform/api/scalars';
import { PlanColourEnum, TripToPlan } from '../moves/moveTypes';
import type { Line, Message } from '../../../platform/values/message';
import { Printed } from '../../../texts/printed';
import { describeEnum } from '../../../platform/api/describeEnum';

@InputType({ description: 'The driver or bus that is out, and the time.' })
export class RepairInput {
  @Field(() => UUIDScalar, { nullable: true, description: 'Id of the driver. Give either this or the id of the bus.' })
  driverId?: string | null;

  @Field(() => UUIDScalar, { nullable: true, description: 'Id of the bus. Give either this or the id of the driver.' })
  busId?: string | null;

  @Field(() => LocalDateScalar, { description: 'First day.' })
  firstDay: string;

  @Field(() => LocalDateScalar, { description: 'Last day, included. The period has at most 31 days.' })
  lastDay: string;
}

export const RepairConfirmationEnum = describeEnum(
  'RepairConfirmation',
  'The drivers’ knowledge of a trip that goes to another driver.',
  {
    none: 'The driver does not know about it yet.',
    waiting: 'The driver was asked to confirm.',
    confirmed: 'The driver has confirmed.',
  },
);

@ObjectType({ description: 'The change that a repair makes to one trip.', simpleResolvers: true })
export class RepairChange extends TripToPlan {
  @Field(() => Int, { description: 'Version of the order that the repair is based on.' })
  version: number;

  @Field(() => UUIDScalar, { nullable: true, description: 'Mark of the draft that the repair is based on.' })
  mark: string | null;

  @Field(() => UUIDScalar, { description: 'Id of the driver or bus that loses the trip.' })
  outId: string;

  @Field(() => String, { description: 'Name of that driver or bus.' })
  outName: string;

  @Field(() => UUIDScalar, {
    nullable: true,
    description: 'Id of the driver or bus that gets the trip. Null when there is none.',
  })
  inId: string | null;

  @Field(() => String, { nullable: true, description: 'Name of that driver or bus.' })
  inName: string | null;

  @Field(() => Boolean, {
    description: 'True for a trip of the driver or bus that is out. False for a trip that is moved to make room.',
  })
  fallen: boolean;

  @Field(() => RepairConfirmationEnum, { description: 'The drivers’ knowledge of the trip.' })
  confirmation: keyof typeof RepairConfirmationEnum;

  @Field(() => PlanColourEnum, { description: 'The law’s verdict.' })
  light: keyof typeof PlanColourEnum;

  @Printed()
  @Field(() => String, { description: 'The reason. It may be empty.' })
  line: Line;

  @Printed()
  @Field(() => String, { nullable: true, description: 'The reason why the trip cannot be covered.' })
  problem: Message | null;
}

@ObjectType({ description: 'One possible repair after a driver or bus fell out.', simpleResolvers: true })
export class RepairPlan {
  @Field(() => [RepairChange], { description: 'The changes, earliest trip first.' })
  changes: RepairChange[];
}

@ObjectType({
  description: 'A run of an arrangement that falls out too. It is changed on its own page.',
  simpleResolvers: true,
})
export class FallenOccurrence {
  @Field(() => UUIDScalar, { description: 'Id of the arrangement.' })
  arrangementId: string;

  @Field(() => String, { description: 'Name.' })
  title: string;

  @Field(() => LocalDateScalar, { description: 'The day of the run.' })
  date: string;
}

@ObjectType({
  description: 'Possible repairs when a driver or a bus is out. Reading them changes nothing.',
  simpleResolvers: true,
})
export class PlanRepair {
  @Field(() => Int, { description: 'The number of trips that fall out.' })
  fallen: number;

  @Field(() => Boolean, { description: 'True when an absence for all these days already exists.' })
  absent: boolean;

  @Field(() => [RepairPlan], { description: 'Up to three repairs, fewest changes first.' })
  plans: RepairPlan[];

  @Field(() => [RepairChange], {
    description: 'Trips that cannot be covered by any move, if there is no repair.',
  })
  stuck: RepairChange[];

  @Field(() => [FallenOccurrence], { description: 'Occurrences that fall out.' })
  occurrences: FallenOccurrence[];
}
