import { Field, Float, Int, ObjectType } from 'type-graphql';
import { User } from '../../model/people/user.entity';
import { DateTimeScalar, LocalDateScalar, LocalTimeScalar, UUIDScalar } from '../../platform/api/scalars';

@ObjectType({ description: 'Hours of one local date.', simpleResolvers: true })
export class ReportDay {
  @Field(() => LocalDateScalar, { description: 'The date.' })
  date: string;
  @Field(() => Float, { description: 'Hours in hundredths, so that the total is the sum of the displayed values.' })
  hours: number;
}

@ObjectType({ description: 'A driver’s report on a trip.', simpleResolvers: true })
export class ReportFeedback {
  @Field(() => UUIDScalar, { description: 'Id.' })
  id: string;
  @Field(() => Boolean, { description: 'True when the trip went well.' })
  wentWell: boolean;
  @Field(() => String, { description: 'Comment. It may be empty.' })
  comment: string;
  @Field(() => [Float], {
    description: 'Reported hours for each date of the trip, beginning with the date of the start.',
  })
  hours: number[];
  @Field(() => Boolean, { description: 'True when an admin has read it.' })
  isRead: boolean;
}

@ObjectType({ description: 'A trip in a driver’s report. It touches the period.', simpleResolvers: true })
export class ReportTrip {
  @Field(() => UUIDScalar, { description: 'Id of the order.' })
  orderId: string;
  @Field(() => UUIDScalar, { description: 'Id of the job.' })
  jobId: string;
  @Field(() => Int, { description: 'Trip number.' })
  tripNumber: number;
  @Field(() => [String], { description: 'Towns of the route, in order.' })
  cities: string[];
  @Field(() => String, { nullable: true, description: 'Company of the customer.' })
  company: string | null;
  @Field(() => String, { description: 'Full name of the customer.' })
  fullName: string;
  @Field(() => DateTimeScalar, { description: 'First departure.' })
  start: Date;
  @Field(() => DateTimeScalar, { description: 'Last arrival.' })
  end: Date;
  @Field(() => Int, { description: 'Minutes from first departure to last arrival.' })
  durationMin: number;
  @Field(() => [ReportDay], {
    description: 'The dates of the trip within the period. Hours are 0 without a report.',
  })
  days: ReportDay[];
  @Field(() => Boolean, { description: 'False while the trip is ahead or under way.' })
  driven: boolean;
  @Field(() => Boolean, {
    description: 'True when the driver was taken off the job and keeps hours beside those of the new driver.',
  })
  replaced: boolean;
  @Field(() => ReportFeedback, { nullable: true, description: 'The driver’s feedback. Null without one.' })
  feedback: ReportFeedback | null;
}

@ObjectType({ description: 'A run of an arrangement in a driver’s report.', simpleResolvers: true })
export class ReportOccurrence {
  @Field(() => UUIDScalar, { description: 'Id of the arrangement.' })
  arrangementId: string;
  @Field(() => UUIDScalar, { nullable: true, description: 'Id of the exception on that date. Null without one.' })
  exceptionId: string | null;
  @Field(() => String, { description: 'Name of the arrangement.' })
  name: string;
  @Field(() => String, { description: 'Description on that date. It may be empty.' })
  description: string;
  @Field(() => LocalDateScalar, { description: 'The date.' })
  date: string;
  @Field(() => LocalTimeScalar, { description: 'Wall-clock departure on that date.' })
  depart: string;
  @Field(() => DateTimeScalar, { description: 'The departure as a moment in time.' })
  start: Date;
  @Field(() => Int, { description: 'Duration in minutes.' })
  durationMin: number;
  @Field(() => Boolean, {
    description: 'False while the run is ahead or under way, so that its hours do not count yet.',
  })
  driven: boolean;

  @Field(() => Float, {
    description: 'The duration in hours, in tenths if hundredths are not exact. 0 until it was driven.',
  })
  hours: number;
}

@ObjectType({ description: 'A driver’s work in a period.', simpleResolvers: true })
export class DriverReport {
  @Field(() => User, { description: 'The driver.' })
  driver: User;
  @Field(() => [ReportTrip], { description: 'Trips, earliest first.' })
  trips: ReportTrip[];
  @Field(() => [ReportOccurrence], { description: 'Runs of arrangements, earliest first.' })
  occurrences: ReportOccurrence[];
}
