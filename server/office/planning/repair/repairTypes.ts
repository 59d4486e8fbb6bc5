import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateTimeScalar, LocalDateScalar, UUIDScalar } from '../../../platform/api/scalars';
import { PlanColourEnum } from '../moves/moveTypes';
import type { Line, Message } from '../../../platform/values/message';
import { Printed } from '../../../texts/printed';

@InputType({ description: 'Who or what is out, and when.' })
export class RepairInput {
  @Field(() => UUIDScalar, { nullable: true, description: 'Id of the driver, or that of the bus is given.' })
  driverId?: string | null;

  @Field(() => UUIDScalar, { nullable: true, description: 'Id of the bus, or that of the driver is given.' })
  busId?: string | null;

  @Field(() => LocalDateScalar, { description: 'First day.' })
  firstDay: string;

  @Field(() => LocalDateScalar, { description: 'Last day, included; at most 31 days in all.' })
  lastDay: string;
}

export const RepairConfirmationEnum = { none: 'none', waiting: 'waiting', confirmed: 'confirmed' } as const;
registerEnumType(RepairConfirmationEnum, {
  name: 'RepairConfirmation',
  description: 'What drivers know of a trip that goes to somebody else.',
  valuesConfig: {
    none: { description: 'Nobody was told of it yet.' },
    waiting: { description: 'Its driver was asked to confirm it.' },
    confirmed: { description: 'Its driver has confirmed it.' },
  },
});

@ObjectType({ description: 'What a repair changes on one trip.', simpleResolvers: true })
export class RepairChange {
  @Field(() => UUIDScalar, { description: 'Id of the order.' })
  orderId: string;

  @Field(() => String, { description: 'Cities of the route.' })
  title: string;

  @Field(() => DateTimeScalar, { description: 'Departure from the first stop.' })
  start: Date;

  @Field(() => Int, { description: 'Version of the order that the repair was made for.' })
  version: number;

  @Field(() => UUIDScalar, { nullable: true, description: 'Mark of the draft that the repair was made for.' })
  mark: string | null;

  @Field(() => UUIDScalar, { description: 'The driver or bus that it is taken from.' })
  outId: string;

  @Field(() => String, { description: 'Name of that driver or bus.' })
  outName: string;

  @Field(() => UUIDScalar, { nullable: true, description: 'Who or what has it then; null: nobody can.' })
  inId: string | null;

  @Field(() => String, { nullable: true, description: 'Name of that driver or bus.' })
  inName: string | null;

  @Field(() => Boolean, { description: 'It falls out; else it is moved to make room for one that does.' })
  fallen: boolean;

  @Field(() => RepairConfirmationEnum, { description: 'What its drivers know of it.' })
  confirmation: keyof typeof RepairConfirmationEnum;

  @Field(() => PlanColourEnum, { description: 'What the law says to it.' })
  light: keyof typeof PlanColourEnum;

  @Printed()
  @Field(() => String, { description: 'Why; may be empty.' })
  line: Line;

  @Printed()
  @Field(() => String, { nullable: true, description: 'Why nobody can have it.' })
  problem: Message | null;
}

@ObjectType({ description: 'One way to go on after somebody fell out.', simpleResolvers: true })
export class RepairPlan {
  @Field(() => [RepairChange], { description: 'What changes, the earliest trip first.' })
  changes: RepairChange[];
}

@ObjectType({
  description: 'An arrangement that falls out too; it is changed on its own page.',
  simpleResolvers: true,
})
export class FallenOccurrence {
  @Field(() => UUIDScalar, { description: 'Id of the arrangement.' })
  arrangementId: string;

  @Field(() => String, { description: 'Name.' })
  title: string;

  @Field(() => LocalDateScalar, { description: 'Its day.' })
  date: string;
}

@ObjectType({
  description: 'What can be done when a driver or a bus is out; nothing is changed by it.',
  simpleResolvers: true,
})
export class PlanRepair {
  @Field(() => Int, { description: 'How many trips fall out.' })
  fallen: number;

  @Field(() => Boolean, { description: 'An absence of all these days is entered already.' })
  absent: boolean;

  @Field(() => [RepairPlan], { description: 'Up to three ways, the one with the fewest changes first.' })
  plans: RepairPlan[];

  @Field(() => [RepairChange], {
    description: 'Trips that nobody can have, whatever is moved, where there is no way at all.',
  })
  stuck: RepairChange[];

  @Field(() => [FallenOccurrence], { description: 'Occurrences that fall out.' })
  occurrences: FallenOccurrence[];
}
