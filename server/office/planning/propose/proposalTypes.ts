import { Field, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar, UUIDScalar } from '../../../platform/api/scalars';
import { PlanColourEnum } from '../moves/moveTypes';
import type { Line } from '../../../platform/values/message';
import { Printed } from '../../../texts/printed';

@ObjectType({ description: 'Who and what is proposed for a trip, or why nobody.', simpleResolvers: true })
export class ProposedTrip {
  @Field(() => UUIDScalar, { description: 'Id of the order.' })
  orderId: string;

  @Field(() => String, { description: 'Cities of the route.' })
  title: string;

  @Field(() => DateTimeScalar, { description: 'Departure from the first stop.' })
  start: Date;

  @Field(() => Int, { description: 'Version of the order that the proposal was made for.' })
  version: number;

  @Field(() => UUIDScalar, { nullable: true, description: 'Mark of the draft that the proposal was made for.' })
  mark: string | null;

  @Field(() => UUIDScalar, { nullable: true, description: 'The driver; null when it could not be placed.' })
  driverId: string | null;

  @Field(() => UUIDScalar, { nullable: true, description: 'The bus; null when it could not be placed.' })
  busId: string | null;

  @Field(() => Boolean, { description: 'It had that driver before: only the bus is proposed.' })
  hasDriver: boolean;

  @Field(() => Boolean, { description: 'It had that bus before: only the driver is proposed.' })
  hasBus: boolean;

  @Field(() => PlanColourEnum, { description: 'What the law says to it.' })
  light: keyof typeof PlanColourEnum;

  @Printed()
  @Field(() => String, { description: 'How long the day becomes, or what it uses up.' })
  line: Line;

  @Field(() => Int, { description: 'Kilometres that its bus drives empty for it; 0 when it could not be placed.' })
  emptyKm: number;

  @Printed()
  @Field(() => String, {
    nullable: true,
    description: 'The bus and the driver that would come next, and what stopped each; null without others.',
  })
  next: Line | null;

  @Printed()
  @Field(() => String, { nullable: true, description: 'Why it could not be placed.' })
  problem: Line | null;
}

@ObjectType({ description: 'A proposed plan; nothing is changed by it.', simpleResolvers: true })
export class PlanProposal {
  @Field(() => [ProposedTrip], { description: 'Each trip that lacks a driver or a bus, the earliest first.' })
  trips: ProposedTrip[];

  @Field(() => Int, { description: 'Kilometres that the proposed buses would drive empty, more than now.' })
  emptyKm: number;

  @Field(() => Boolean, { description: 'Nothing that is left out fits as things stand; else the time ran out.' })
  complete: boolean;
}
