import type { AbsenceKind } from '../../../model/driving/absence.entity';
import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateTimeScalar, LocalDateScalar, UUIDScalar } from '../../../platform/api/scalars';
import type { LegKind } from './emptyLegs';

@ObjectType({ description: 'A row of the plan: somebody who drives.', simpleResolvers: true })
export class BoardDriver {
  @Field(() => UUIDScalar, { description: 'Id of the driver.' })
  id: string;

  @Field(() => String, { description: 'Full name.' })
  name: string;

  @Field(() => Boolean, { description: 'Cannot be chosen any more; shown while something of the days is theirs.' })
  hidden: boolean;

  @Field(() => String, { nullable: true, description: 'Address of the depot where the driver begins.' })
  depotAddress: string | null;
}

@ObjectType({ description: 'A row of the plan: a bus.', simpleResolvers: true })
export class BoardBus {
  @Field(() => UUIDScalar, { description: 'Id of the bus.' })
  id: string;

  @Field(() => String, { description: 'Name.' })
  name: string;

  @Field(() => Int, { nullable: true, description: 'Seats with that of the driver.' })
  seats: number | null;

  @Field(() => Boolean, { description: 'Has a lift for wheelchairs.' })
  lift: boolean;

  @Field(() => Boolean, {
    description: 'Cannot be chosen any more; shown while something of the days is done with it.',
  })
  hidden: boolean;

  @Field(() => String, { nullable: true, description: 'Address of the depot where it stands.' })
  depotAddress: string | null;
}

@ObjectType({
  description: 'A trip of the plan: a job, or an accepted order that waits for driver and bus.',
  simpleResolvers: true,
})
export class BoardTrip {
  @Field(() => UUIDScalar, { description: 'Id of the order.' })
  id: string;

  @Field(() => Int, { description: 'Version of the order.' })
  version: number;

  @Field(() => Boolean, { description: 'It is a job already: its drivers were told.' })
  assigned: boolean;

  @Field(() => Boolean, { description: 'Its driver and bus can still be changed here.' })
  movable: boolean;

  @Field(() => Int, { nullable: true, description: 'Trip number of a job.' })
  tripNumber: number | null;

  @Field(() => String, { description: 'Cities of the route.' })
  title: string;

  @Field(() => String, { description: 'Company, or full name without one.' })
  customer: string;

  @Field(() => Int, { description: 'How many travel.' })
  passengers: number;

  @Field(() => DateTimeScalar, { description: 'Departure from the first stop.' })
  start: Date;

  @Field(() => DateTimeScalar, { description: 'Arrival at the last stop.' })
  end: Date;

  @Field(() => [UUIDScalar], { description: 'Drivers, the main one first; who declined is left out.' })
  driverIds: string[];

  @Field(() => [UUIDScalar], { description: 'Buses, the main one first.' })
  busIds: string[];

  @Field(() => UUIDScalar, {
    nullable: true,
    description: 'Drivers and buses are a draft that nobody was told of; null without one.',
  })
  mark: string | null;

  @Field(() => Boolean, { description: 'The order was changed since the draft was made.' })
  stale: boolean;
}

@ObjectType({
  description: 'An arrangement on one day of the plan; cancelled ones are left out.',
  simpleResolvers: true,
})
export class BoardOccurrence {
  @Field(() => UUIDScalar, { description: 'Id of the arrangement.' })
  arrangementId: string;

  @Field(() => LocalDateScalar, { description: 'Its day.' })
  date: string;

  @Field(() => String, { description: 'Name.' })
  title: string;

  @Field(() => DateTimeScalar, { description: 'Departure.' })
  start: Date;

  @Field(() => DateTimeScalar, { description: 'Arrival.' })
  end: Date;

  @Field(() => UUIDScalar, { description: 'Who drives it.' })
  driverId: string;

  @Field(() => UUIDScalar, { nullable: true, description: 'Its bus, where it has one.' })
  busId: string | null;
}

@ObjectType({ description: 'Days on which a driver or a bus of the plan cannot be had.', simpleResolvers: true })
export class BoardAbsence {
  @Field(() => UUIDScalar, { description: 'Id.' })
  id: string;

  @Field(() => UUIDScalar, { nullable: true, description: 'The driver; null for a bus.' })
  driverId: string | null;

  @Field(() => UUIDScalar, { nullable: true, description: 'The bus; null for a driver.' })
  busId: string | null;

  @Field(() => String, { description: 'leave, sick, workshop or other.' })
  kind: AbsenceKind;

  @Field(() => LocalDateScalar, { description: 'First day.' })
  firstDay: string;

  @Field(() => LocalDateScalar, { description: 'Last day, included.' })
  lastDay: string;

  @Field(() => DateTimeScalar, { description: 'Begin of the first day.' })
  start: Date;

  @Field(() => DateTimeScalar, { description: 'End of the last day.' })
  end: Date;

  @Field(() => String, { description: 'Note; may be empty.' })
  note: string;
}

export const LegKindEnum: { [K in LegKind]: K } = { out: 'out', straight: 'straight', home: 'home' };
registerEnumType(LegKindEnum, {
  name: 'LegKind',
  description: 'Where an empty bus drives.',
  valuesConfig: {
    out: { description: 'From its depot to where the trip begins.' },
    straight: { description: 'From where the trip before ended to where this one begins.' },
    home: { description: 'From where the trip ended to its depot.' },
  },
});

@ObjectType({ description: 'An empty drive of a bus.', simpleResolvers: true })
export class EmptyLeg {
  @Field(() => UUIDScalar, { description: 'The bus.' })
  busId: string;

  @Field(() => UUIDScalar, { description: 'The order that it is driven for: before its trip, or home after it.' })
  orderId: string;

  @Field(() => LegKindEnum, { description: 'Where to.' })
  kind: LegKind;

  @Field(() => Float, { description: 'Kilometres.' })
  km: number;

  @Field(() => DateTimeScalar, { description: 'Begin.' })
  start: Date;

  @Field(() => DateTimeScalar, { description: 'End.' })
  end: Date;
}

@ObjectType({
  description: 'A trip that its driver or bus cannot reach in time from where the trip before ended.',
  simpleResolvers: true,
})
export class UnreachedTrip {
  @Field(() => UUIDScalar, { description: 'The driver or bus.' })
  whoId: string;

  @Field(() => UUIDScalar, { description: 'The order that is not reached.' })
  orderId: string;

  @Field(() => UUIDScalar, { description: 'The order before.' })
  beforeId: string;

  @Field(() => Float, { description: 'Kilometres between them.' })
  km: number;

  @Field(() => Int, { description: 'Minutes between them.' })
  minutes: number;
}

/** What stands beside the plan, however much of it is read. */
@ObjectType({ simpleResolvers: true })
abstract class PlanCounts {
  @Field(() => [UnreachedTrip], { description: 'All trips of the plan that are not reached in time.' })
  unreached: UnreachedTrip[];

  @Field(() => Int, { description: 'How many trips have a draft, on whatever day.' })
  drafts: number;

  @Field(() => Int, { description: 'How many own moves can be taken back.' })
  undoable: number;

  @Field(() => Int, { description: 'How many own moves that were taken back can be done again.' })
  redoable: number;
}

@ObjectType({ description: 'The plan of some days: who drives what with which bus.', simpleResolvers: true })
export class PlanBoard extends PlanCounts {
  @Field(() => LocalDateScalar, { description: 'First day.' })
  from: string;

  @Field(() => LocalDateScalar, { description: 'Last day, included.' })
  to: string;

  @Field(() => DateTimeScalar, { description: 'Begin of the first day.' })
  start: Date;

  @Field(() => DateTimeScalar, { description: 'End of the last day.' })
  end: Date;

  @Field(() => [BoardDriver], { description: 'Drivers, by name.' })
  drivers: BoardDriver[];

  @Field(() => [BoardBus], { description: 'Buses, by name.' })
  buses: BoardBus[];

  @Field(() => [BoardTrip], { description: 'Trips that touch the days, the earliest first.' })
  trips: BoardTrip[];

  @Field(() => [BoardOccurrence], { description: 'Occurrences of the days.' })
  occurrences: BoardOccurrence[];

  @Field(() => [BoardAbsence], { description: 'Who and what is away on some of the days.' })
  absences: BoardAbsence[];

  @Field(() => [EmptyLeg], { description: 'Empty drives of the trips.' })
  emptyLegs: EmptyLeg[];
}

@ObjectType({ description: 'What changed on the plan of some days since it was read.', simpleResolvers: true })
export class PlanChanges extends PlanCounts {
  @Field(() => [BoardTrip], {
    description: 'The trips that were asked for, as they are now; who is gone from these days is left out.',
  })
  trips: BoardTrip[];

  @Field(() => [UUIDScalar], { description: 'Buses whose empty drives are told anew.' })
  busIds: string[];

  @Field(() => [EmptyLeg], { description: 'All empty drives of these buses.' })
  emptyLegs: EmptyLeg[];
}

@ObjectType({ description: 'A rest that the law wants after a driver’s working day.', simpleResolvers: true })
export class BoardRest {
  @Field(() => UUIDScalar, { description: 'The driver.' })
  driverId: string;

  @Field(() => DateTimeScalar, { description: 'End of the working day.' })
  start: Date;

  @Field(() => DateTimeScalar, { description: 'Nothing may begin before this.' })
  end: Date;

  @Field(() => Int, { description: 'Driving of the working day before it, minutes.' })
  driving: number;

  @Field(() => Int, { description: 'From begin to end of that day, minutes.' })
  duty: number;
}
