import type { AbsenceKind } from '../../../model/driving/absence.entity';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar, LocalDateScalar, UUIDScalar } from '../../../platform/api/scalars';
import type { LegKind } from './emptyLegs';
import { describeEnum } from '../../../platform/api/describeEnum';
import { NamedTrip } from '../../../orders';

@ObjectType({ description: 'A row of the plan for a driver.', simpleResolvers: true })
export class BoardDriver {
  @Field(() => UUIDScalar, { description: 'Id of the driver.' })
  id: string;

  @Field(() => String, { description: 'Full name.' })
  name: string;

  @Field(() => Boolean, {
    description: 'True for a hidden driver, who cannot be chosen. The row is shown because of work on these days.',
  })
  hidden: boolean;

  @Field(() => String, { nullable: true, description: 'Address of the depot where the driver’s duty begins.' })
  depotAddress: string | null;
}

@ObjectType({ description: 'A row of the plan for a bus.', simpleResolvers: true })
export class BoardBus {
  @Field(() => UUIDScalar, { description: 'Id of the bus.' })
  id: string;

  @Field(() => String, { description: 'Name.' })
  name: string;

  @Field(() => Int, { nullable: true, description: 'Number of seats including the driver’s.' })
  seats: number | null;

  @Field(() => Boolean, { description: 'True when the bus has a lift for wheelchairs.' })
  lift: boolean;

  @Field(() => Boolean, {
    description: 'True for a hidden bus, which cannot be chosen. The row is shown because of work on these days.',
  })
  hidden: boolean;

  @Field(() => String, { nullable: true, description: 'Address of the depot of the bus.' })
  depotAddress: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The defect with which the bus may not drive. Null without one.',
  })
  mayNotDrive: string | null;
}

@ObjectType({
  description: 'A trip of the plan: a job, or an accepted order that waits for driver and bus.',
  simpleResolvers: true,
})
export class BoardTrip extends NamedTrip {
  @Field(() => Int, { description: 'Version of the order.' })
  version: number;

  @Field(() => Boolean, { description: 'True when it is a job, so its drivers have the trip in their list.' })
  assigned: boolean;

  @Field(() => Boolean, { description: 'True while driver and bus can be changed on the plan.' })
  movable: boolean;

  @Field(() => Int, { description: 'Number of passengers.' })
  passengers: number;

  @Field(() => [UUIDScalar], { description: 'Drivers, the main driver first. Drivers who declined are left out.' })
  driverIds: string[];

  @Field(() => [UUIDScalar], { description: 'Buses, the main bus first.' })
  busIds: string[];

  @Field(() => UUIDScalar, {
    nullable: true,
    description: 'Mark of the unconfirmed draft of drivers and buses. Null without a draft.',
  })
  mark: string | null;

  @Field(() => Boolean, { description: 'True when the order has changed since the draft was made.' })
  stale: boolean;

  @Field(() => Boolean, { description: 'True while it waits for a prepayment that was asked for.' })
  awaitsPrepayment: boolean;
}

@ObjectType({
  description: 'A run of an arrangement on one day of the plan. Cancelled runs are left out.',
  simpleResolvers: true,
})
export class BoardOccurrence {
  @Field(() => UUIDScalar, { description: 'Id of the arrangement.' })
  arrangementId: string;

  @Field(() => LocalDateScalar, { description: 'The day of the run.' })
  date: string;

  @Field(() => String, { description: 'Name.' })
  title: string;

  @Field(() => DateTimeScalar, { description: 'Departure.' })
  start: Date;

  @Field(() => DateTimeScalar, { description: 'Arrival.' })
  end: Date;

  @Field(() => UUIDScalar, { description: 'Id of the driver.' })
  driverId: string;

  @Field(() => UUIDScalar, { nullable: true, description: 'Id of the bus. Null without one.' })
  busId: string | null;
}

@ObjectType({ description: 'Days on which a driver or a bus of the plan is not available.', simpleResolvers: true })
export class BoardAbsence {
  @Field(() => UUIDScalar, { description: 'Id.' })
  id: string;

  @Field(() => UUIDScalar, { nullable: true, description: 'The driver. Null for a bus.' })
  driverId: string | null;

  @Field(() => UUIDScalar, { nullable: true, description: 'The bus. Null for a driver.' })
  busId: string | null;

  @Field(() => String, { description: 'The reason: leave, sick, workshop or other.' })
  kind: AbsenceKind;

  @Field(() => LocalDateScalar, { description: 'First day.' })
  firstDay: string;

  @Field(() => LocalDateScalar, { description: 'Last day, included.' })
  lastDay: string;

  @Field(() => DateTimeScalar, { description: 'Beginning of the first day.' })
  start: Date;

  @Field(() => DateTimeScalar, { description: 'End of the last day.' })
  end: Date;

  @Field(() => String, { description: 'Note. It may be empty.' })
  note: string;
}

export const LegKindEnum = describeEnum<LegKind>('LegKind', 'The kind of empty drive.', {
  out: 'The drive out from the depot to the start of the trip.',
  straight: 'The drive from the end of the previous trip to the start of this one.',
  home: 'The drive home from the end of the trip to the depot.',
});

@ObjectType({ description: 'An empty drive of a bus.', simpleResolvers: true })
export class EmptyLeg {
  @Field(() => UUIDScalar, { description: 'Id of the bus.' })
  busId: string;

  @Field(() => UUIDScalar, {
    description: 'Id of the order that the drive belongs to: before its trip, or home after it.',
  })
  orderId: string;

  @Field(() => LegKindEnum, { description: 'The kind of drive.' })
  kind: LegKind;

  @Field(() => Float, { description: 'Kilometres.' })
  km: number;

  @Field(() => DateTimeScalar, { description: 'Begin.' })
  start: Date;

  @Field(() => DateTimeScalar, { description: 'End.' })
  end: Date;
}

@ObjectType({
  description: 'A trip that its driver or bus cannot reach in time from the previous trip.',
  simpleResolvers: true,
})
export class UnreachedTrip {
  @Field(() => UUIDScalar, { description: 'Id of the driver or bus.' })
  whoId: string;

  @Field(() => UUIDScalar, { description: 'Id of the order that is not reached.' })
  orderId: string;

  @Field(() => UUIDScalar, { description: 'Id of the previous order.' })
  beforeId: string;

  @Field(() => Float, { description: 'Kilometres between the two trips.' })
  km: number;

  @Field(() => Int, { description: 'Minutes between the two trips.' })
  minutes: number;
}

/** The parts beside the plan, however much of it is read. */
@ObjectType({ simpleResolvers: true })
abstract class PlanCounts {
  @Field(() => [UnreachedTrip], { description: 'All trips of the plan that are not reached in time.' })
  unreached: UnreachedTrip[];

  @Field(() => Int, { description: 'The number of trips with a draft, on any day.' })
  drafts: number;

  @Field(() => Int, { description: 'The number of own moves that can be taken back.' })
  undoable: number;

  @Field(() => Int, { description: 'The number of own moves that can be done again after they were taken back.' })
  redoable: number;
}

@ObjectType({ description: 'The plan of some days, with drivers, buses and trips.', simpleResolvers: true })
export class PlanBoard extends PlanCounts {
  @Field(() => LocalDateScalar, { description: 'First day.' })
  from: string;

  @Field(() => LocalDateScalar, { description: 'Last day, included.' })
  to: string;

  @Field(() => DateTimeScalar, { description: 'Beginning of the first day.' })
  start: Date;

  @Field(() => DateTimeScalar, { description: 'End of the last day.' })
  end: Date;

  @Field(() => [BoardDriver], { description: 'Drivers, sorted by name.' })
  drivers: BoardDriver[];

  @Field(() => [BoardBus], { description: 'Buses, sorted by name.' })
  buses: BoardBus[];

  @Field(() => [BoardTrip], { description: 'Trips that touch the days, earliest first.' })
  trips: BoardTrip[];

  @Field(() => [BoardOccurrence], { description: 'Occurrences of the days.' })
  occurrences: BoardOccurrence[];

  @Field(() => [BoardAbsence], { description: 'Absences of drivers and buses on these days.' })
  absences: BoardAbsence[];

  @Field(() => [EmptyLeg], { description: 'Empty drives of the trips.' })
  emptyLegs: EmptyLeg[];
}

@ObjectType({ description: 'Changes of the plan of some days since it was read.', simpleResolvers: true })
export class PlanChanges extends PlanCounts {
  @Field(() => [BoardTrip], {
    description: 'The requested trips as they are now. A trip that has left these days is missing.',
  })
  trips: BoardTrip[];

  @Field(() => [UUIDScalar], { description: 'Ids of the buses whose empty drives are returned again.' })
  busIds: string[];

  @Field(() => [EmptyLeg], { description: 'All empty drives of these buses.' })
  emptyLegs: EmptyLeg[];
}

@ObjectType({ description: 'The rest that the law requires after a driver’s working day.', simpleResolvers: true })
export class BoardRest {
  @Field(() => UUIDScalar, { description: 'The driver.' })
  driverId: string;

  @Field(() => DateTimeScalar, { description: 'End of the working day.' })
  start: Date;

  @Field(() => DateTimeScalar, { description: 'The end of the rest: no work may begin before it.' })
  end: Date;

  @Field(() => Int, { description: 'Minutes of driving on the working day before it.' })
  driving: number;

  @Field(() => Int, { description: 'Length of that working day in minutes, from beginning to end.' })
  duty: number;
}
