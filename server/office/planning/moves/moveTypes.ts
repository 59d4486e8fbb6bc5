import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateTimeScalar, UUIDScalar } from '../../../platform/api/scalars';
import type { MoveKind } from '../../../model/planning/planMove.entity';
import type { Line, Message } from '../../../platform/values/message';
import { Printed } from '../../../texts/printed';

export const MoveKindEnum: { [K in MoveKind]: K } = {
  assign: 'assign',
  takeOff: 'takeOff',
  swap: 'swap',
  proposal: 'proposal',
  repair: 'repair',
};
registerEnumType(MoveKindEnum, {
  name: 'MoveKind',
  description: 'What a move of the plan is.',
  valuesConfig: {
    assign: { description: 'A trip goes to a driver or a bus.' },
    takeOff: { description: 'A trip is taken off.' },
    swap: { description: 'Two trips change places.' },
    proposal: { description: 'What was proposed is taken.' },
    repair: { description: 'What helps after a driver or a bus fell out is taken.' },
  },
});

export const PlanColourEnum = { green: 'green', amber: 'amber', red: 'red' } as const;
registerEnumType(PlanColourEnum, {
  name: 'PlanColour',
  description: 'Whether a trip fits into a row of the plan.',
  valuesConfig: {
    green: { description: 'It fits.' },
    amber: { description: 'It fits, with something to think about.' },
    red: { description: 'It does not fit.' },
  },
});

@InputType({ description: 'What a move does to one trip.' })
export class PlanStepInput {
  @Field(() => UUIDScalar, { description: 'Id of the order.' })
  orderId: string;

  @Field(() => Int, { description: 'Version of the order that was seen.' })
  version: number;

  @Field(() => UUIDScalar, { nullable: true, description: 'Mark of the draft that was seen; left out without one.' })
  mark?: string | null;

  @Field(() => UUIDScalar, { nullable: true, description: 'Who does not drive it any more.' })
  driverOut?: string | null;

  @Field(() => UUIDScalar, {
    nullable: true,
    description: 'Who drives it, in the place of who goes out or beside the others.',
  })
  driverIn?: string | null;

  @Field(() => UUIDScalar, { nullable: true, description: 'The bus that is not used any more.' })
  busOut?: string | null;

  @Field(() => UUIDScalar, {
    nullable: true,
    description: 'The bus that is used, in the place of the one that goes out or beside the others.',
  })
  busIn?: string | null;
}

@ObjectType({ description: 'Whether a trip fits into one row of the plan.', simpleResolvers: true })
export class PlanLight {
  @Field(() => UUIDScalar, { description: 'Id of the driver or bus.' })
  id: string;

  @Field(() => PlanColourEnum, { description: 'The light.' })
  light: keyof typeof PlanColourEnum;

  @Printed()
  @Field(() => String, { description: 'One line why.' })
  line: Line;
}

@ObjectType({ description: 'Where a trip fits.', simpleResolvers: true })
export class PlanChecks {
  @Field(() => [PlanLight], { description: 'Drivers, who fits first.' })
  drivers: PlanLight[];

  @Field(() => [PlanLight], { description: 'Buses, what fits best first.' })
  buses: PlanLight[];
}

@ObjectType({ description: 'A move that its drivers were not told of yet.', simpleResolvers: true })
export class PlanDraftRow {
  @Field(() => UUIDScalar, { description: 'Id of the order.' })
  orderId: string;

  @Field(() => String, { description: 'Cities of the route.' })
  title: string;

  @Field(() => DateTimeScalar, { description: 'Departure from the first stop.' })
  start: Date;

  @Field(() => UUIDScalar, { description: 'Mark of the draft; it is confirmed with it.' })
  mark: string;

  @Field(() => [String], { description: 'Who is meant to drive it, the main one first.' })
  drivers: string[];

  @Field(() => [String], { description: 'With which buses.' })
  buses: string[];

  @Field(() => Boolean, { description: 'It has a driver and a bus, so it can be confirmed.' })
  complete: boolean;

  @Field(() => PlanColourEnum, { description: 'What speaks against it, with all other drafts in place.' })
  light: keyof typeof PlanColourEnum;

  @Printed()
  @Field(() => [String], { description: 'Why.' })
  lines: Message[];
}

@InputType({ description: 'A draft that is confirmed.' })
export class ConfirmedDraftInput {
  @Field(() => UUIDScalar, { description: 'Id of the order.' })
  orderId: string;

  @Field(() => UUIDScalar, { description: 'Mark of the draft that was seen.' })
  mark: string;

  @Field(() => String, {
    nullable: true,
    description: 'Why it goes on where a rule speaks against it, up to 255 characters.',
  })
  reason?: string | null;
}

@ObjectType({ description: 'What became of one draft when the plan was confirmed.', simpleResolvers: true })
export class ConfirmedTrip {
  @Field(() => UUIDScalar, { description: 'Id of the order.' })
  orderId: string;

  @Field(() => String, { description: 'Cities of the route.' })
  title: string;

  @Printed()
  @Field(() => String, { nullable: true, description: 'Why it stays a draft; null: it is assigned now.' })
  problem: Message | null;
}
