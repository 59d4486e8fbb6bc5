import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar, UUIDScalar } from '../../../platform/api/scalars';
import type { MoveKind } from '../../../model/planning/planMove.entity';
import type { Line, Message } from '../../../platform/values/message';
import { Printed } from '../../../texts/printed';
import { describeEnum } from '../../../platform/api/describeEnum';

export const MoveKindEnum = describeEnum<MoveKind>('MoveKind', 'The kind of a move of the plan.', {
  assign: 'A trip gets a driver or a bus.',
  takeOff: 'A trip is taken off.',
  swap: 'Two trips exchange their driver or bus.',
  proposal: 'A proposal is taken.',
  repair: 'A repair is taken after a driver or a bus fell out.',
});

export const PlanColourEnum = describeEnum('PlanColour', 'The verdict on a trip in a row of the plan.', {
  green: 'The trip fits.',
  amber: 'The trip fits, with a warning.',
  red: 'The trip does not fit.',
});

@InputType({ description: 'The effect of a move on one trip.' })
export class PlanStepInput {
  @Field(() => UUIDScalar, { description: 'Id of the order.' })
  orderId: string;

  @Field(() => Int, { description: 'Version of the order that the move is based on.' })
  version: number;

  @Field(() => UUIDScalar, {
    nullable: true,
    description: 'Mark of the draft that the move is based on. Leave it out without a draft.',
  })
  mark?: string | null;

  @Field(() => UUIDScalar, { nullable: true, description: 'Id of the driver who is taken off.' })
  driverOut?: string | null;

  @Field(() => UUIDScalar, {
    nullable: true,
    description: 'Id of the driver who is added, in place of the one taken off or in addition.',
  })
  driverIn?: string | null;

  @Field(() => UUIDScalar, { nullable: true, description: 'Id of the bus that is taken off.' })
  busOut?: string | null;

  @Field(() => UUIDScalar, {
    nullable: true,
    description: 'Id of the bus that is added, in place of the one taken off or in addition.',
  })
  busIn?: string | null;
}

@ObjectType({ description: 'The verdict on a trip in one row of the plan.', simpleResolvers: true })
export class PlanLight {
  @Field(() => UUIDScalar, { description: 'Id of the driver or bus.' })
  id: string;

  @Field(() => PlanColourEnum, { description: 'The light.' })
  light: keyof typeof PlanColourEnum;

  @Printed()
  @Field(() => String, { description: 'The reason in one line.' })
  line: Line;
}

@ObjectType({ description: 'The rows in which a trip fits.', simpleResolvers: true })
export class PlanChecks {
  @Field(() => [PlanLight], { description: 'Drivers, best fit first.' })
  drivers: PlanLight[];

  @Field(() => [PlanLight], { description: 'Buses, best fit first.' })
  buses: PlanLight[];
}

@ObjectType({ simpleResolvers: true })
export abstract class TripToPlan {
  @Field(() => UUIDScalar, { description: 'Id of the order.' })
  orderId: string;

  @Field(() => String, { description: 'Cities of the route.' })
  title: string;

  @Field(() => DateTimeScalar, { description: 'Departure from the first stop.' })
  start: Date;
}

@ObjectType({ description: 'A move that the drivers do not know about yet.', simpleResolvers: true })
export class PlanDraftRow extends TripToPlan {
  @Field(() => UUIDScalar, { description: 'Mark of the draft, needed to confirm it.' })
  mark: string;

  @Field(() => [String], { description: 'Planned drivers, the main driver first.' })
  drivers: string[];

  @Field(() => [String], { description: 'Planned buses, the main bus first.' })
  buses: string[];

  @Field(() => Boolean, { description: 'True when it has a driver and a bus and can be confirmed.' })
  complete: boolean;

  @Field(() => PlanColourEnum, { description: 'Objections to the draft, with all other drafts in place.' })
  light: keyof typeof PlanColourEnum;

  @Printed()
  @Field(() => [String], { description: 'The reason.' })
  lines: Message[];
}

@InputType({ description: 'A draft to confirm.' })
export class ConfirmedDraftInput {
  @Field(() => UUIDScalar, { description: 'Id of the order.' })
  orderId: string;

  @Field(() => UUIDScalar, { description: 'Mark of the draft that was seen.' })
  mark: string;

  @Field(() => String, {
    nullable: true,
    description: 'The reason to confirm it against a rule, up to 255 characters.',
  })
  reason?: string | null;
}

@ObjectType({ description: 'The result of confirming one draft.', simpleResolvers: true })
export class ConfirmedTrip {
  @Field(() => UUIDScalar, { description: 'Id of the order.' })
  orderId: string;

  @Field(() => String, { description: 'Cities of the route.' })
  title: string;

  @Printed()
  @Field(() => String, { nullable: true, description: 'The reason why it remains a draft. Null when it was assigned.' })
  problem: Message | null;
}
