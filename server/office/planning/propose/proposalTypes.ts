import { Field, Int, ObjectType } from 'type-graphql';
import { UUIDScalar } from '../../../platform/api/scalars';
import { PlanColourEnum, TripToPlan } from '../moves/moveTypes';
import type { Line } from '../../../platform/values/message';
import { Printed } from '../../../texts/printed';

@ObjectType({
  description: 'The proposed driver and bus of a trip, or the reason why there is none.',
  simpleResolvers: true,
})
export class ProposedTrip extends TripToPlan {
  @Field(() => Int, { description: 'Version of the order that the proposal is based on.' })
  version: number;

  @Field(() => UUIDScalar, { nullable: true, description: 'Mark of the draft that the proposal is based on.' })
  mark: string | null;

  @Field(() => UUIDScalar, { nullable: true, description: 'The driver. Null when the trip could not be placed.' })
  driverId: string | null;

  @Field(() => UUIDScalar, { nullable: true, description: 'The bus. Null when the trip could not be placed.' })
  busId: string | null;

  @Field(() => Boolean, { description: 'True when the trip had that driver already, so only the bus is new.' })
  hasDriver: boolean;

  @Field(() => Boolean, { description: 'True when the trip had that bus already, so only the driver is new.' })
  hasBus: boolean;

  @Field(() => PlanColourEnum, { description: 'The law’s verdict.' })
  light: keyof typeof PlanColourEnum;

  @Printed()
  @Field(() => String, { description: 'The length of the day, or the extension or reduction that it uses.' })
  line: Line;

  @Field(() => Int, { description: 'Empty kilometres of the bus for this trip. 0 when it could not be placed.' })
  emptyKm: number;

  @Printed()
  @Field(() => String, {
    nullable: true,
    description: 'The next best bus and driver, and why they were not chosen. Null without others.',
  })
  next: Line | null;

  @Printed()
  @Field(() => String, { nullable: true, description: 'The reason why the trip could not be placed.' })
  problem: Line | null;
}

@ObjectType({ description: 'A proposed plan. It changes nothing.', simpleResolvers: true })
export class PlanProposal {
  @Field(() => [ProposedTrip], { description: 'The trips that lack a driver or a bus, earliest first.' })
  trips: ProposedTrip[];

  @Field(() => Int, { description: 'Additional empty kilometres of the proposed buses.' })
  emptyKm: number;

  @Field(() => Boolean, { description: 'True when no remaining trip fits as things are. False when the time ran out.' })
  complete: boolean;
}
