import { Field, ObjectType } from 'type-graphql';
import { DateTimeScalar, LocalDateScalar, LocalTimeScalar, UUIDScalar } from '../../platform/api/scalars';
import { NamedTrip } from '../../orders';

@ObjectType({ description: 'A driver of a calendar entry.', simpleResolvers: true })
export class CalendarDriver {
  @Field(() => UUIDScalar, { description: 'Id.' })
  id: string;

  @Field(() => String, { description: 'First name.' })
  firstname: string;

  @Field(() => String, { description: 'Last name. It may be empty.' })
  lastname: string;
}

@ObjectType({ description: 'A bus of a calendar entry.', simpleResolvers: true })
export class CalendarBus {
  @Field(() => UUIDScalar, { description: 'Id.' })
  id: string;

  @Field(() => String, { description: 'Name.' })
  name: string;
}

@ObjectType({
  description: 'A job, or an accepted order that waits for driver and bus, in the calendar.',
  simpleResolvers: true,
})
export class CalendarJob extends NamedTrip {
  @Field(() => Boolean, { description: 'False for an accepted order that waits for driver and bus.' })
  assigned: boolean;

  @Field(() => [CalendarDriver], { description: 'Drivers, the main driver first. Drivers who declined are left out.' })
  drivers: CalendarDriver[];

  @Field(() => [CalendarBus], { description: 'Buses, the main bus first.' })
  buses: CalendarBus[];

  @Field(() => [UUIDScalar], {
    description: 'Ids of its drivers and buses that are also booked elsewhere at that time.',
  })
  overlapping: string[];
}

@ObjectType({ description: 'A day of an arrangement.', simpleResolvers: true })
export class Occurrence {
  @Field(() => UUIDScalar, { description: 'Id of the arrangement.' })
  arrangementId: string;

  @Field(() => UUIDScalar, { nullable: true, description: 'Id of the exception on that date. Null without one.' })
  exceptionId: string | null;

  @Field(() => LocalDateScalar, { description: 'Date of the departure.' })
  date: string;

  @Field(() => String, { description: 'Name of the arrangement.' })
  name: string;

  @Field(() => String, { description: 'Description on that date.' })
  description: string;

  @Field(() => LocalTimeScalar, { description: 'Departure as a wall-clock time in Tallinn.' })
  depart: string;

  @Field(() => DateTimeScalar, { description: 'Departure.' })
  start: Date;

  @Field(() => DateTimeScalar, { description: 'End of the occurrence.' })
  end: Date;

  @Field(() => Boolean, { description: 'False when it does not run on that date.' })
  runs: boolean;

  @Field(() => CalendarDriver, { description: 'The driver on that date.' })
  driver: CalendarDriver;

  @Field(() => CalendarBus, { nullable: true, description: 'The bus. Null when any bus will do.' })
  bus: CalendarBus | null;

  @Field(() => [UUIDScalar], {
    description: 'Ids of its driver and bus, if they are also booked elsewhere at that time.',
  })
  overlapping: string[];
}

@ObjectType({ description: 'Trips and runs that touch the given days. Admins get all, drivers their own.' })
export class Calendar {
  @Field(() => [CalendarJob], { description: 'Jobs and accepted orders, sorted by start.' })
  jobs: CalendarJob[];

  @Field(() => [Occurrence], { description: 'Occurrences, sorted by departure.' })
  occurrences: Occurrence[];
}

@ObjectType({ description: 'A booking that occupies a driver or a bus.', simpleResolvers: true })
export class BusyTime {
  @Field(() => UUIDScalar, { nullable: true, description: 'The driver. Null for a bus alone.' })
  driverId: string | null;

  @Field(() => UUIDScalar, { nullable: true, description: 'The bus. Null for a driver alone.' })
  busId: string | null;

  @Field(() => String, { description: 'Cities of the trip, or name of the arrangement.' })
  title: string;

  @Field(() => UUIDScalar, { nullable: true, description: 'The order. Null for other bookings.' })
  orderId: string | null;

  @Field(() => UUIDScalar, { nullable: true, description: 'The arrangement. Null for other bookings.' })
  arrangementId: string | null;

  @Field(() => DateTimeScalar, { description: 'The beginning, at the first departure.' })
  start: Date;

  @Field(() => DateTimeScalar, { description: 'The end, at the last arrival.' })
  end: Date;
}
