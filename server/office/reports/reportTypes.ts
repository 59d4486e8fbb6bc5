import { Field, Float, Int, ObjectType } from 'type-graphql';
import { User } from '../../model/people/user.entity';
import { DateTimeScalar, LocalDateScalar, LocalTimeScalar, UUIDScalar } from '../../platform/api/scalars';

@ObjectType({ description: 'Hours of one local date.', simpleResolvers: true })
export class ReportDay {
  @Field(() => LocalDateScalar, { description: 'The date.' })
  date: string;
  @Field(() => Float, { description: 'Hours, in hundredths, so that a total is the sum of what is shown.' })
  hours: number;
}

@ObjectType({ description: 'What the driver reported of a trip.', simpleResolvers: true })
export class ReportFeedback {
  @Field(() => UUIDScalar, { description: 'Id.' })
  id: string;
  @Field(() => Boolean, { description: 'Whether the trip went well.' })
  wentWell: boolean;
  @Field(() => String, { description: 'Comment; may be empty.' })
  comment: string;
  @Field(() => [Float], {
    description: 'Hours of every date of the trip, as reported, the first being that of the start.',
  })
  hours: number[];
  @Field(() => Boolean, { description: 'Whether an admin has read it.' })
  isRead: boolean;
}

@ObjectType({ description: 'A trip in a driver’s report: one that touches the period.', simpleResolvers: true })
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
  @Field(() => Int, { description: 'From first departure to last arrival, minutes.' })
  durationMin: number;
  @Field(() => [ReportDay], {
    description: 'The dates of the trip within the period; 0 hours where none are reported.',
  })
  days: ReportDay[];
  @Field(() => Boolean, { description: 'False: still ahead or under way.' })
  driven: boolean;
  @Field(() => Boolean, {
    description: 'The driver was taken off the job, and has hours beside those of the new driver.',
  })
  replaced: boolean;
  @Field(() => ReportFeedback, { nullable: true, description: 'Feedback of this driver; null without one.' })
  feedback: ReportFeedback | null;
}

@ObjectType({ description: 'A day of an arrangement in a driver’s report.', simpleResolvers: true })
export class ReportOccurrence {
  @Field(() => UUIDScalar, { description: 'Id of the arrangement.' })
  arrangementId: string;
  @Field(() => UUIDScalar, { nullable: true, description: 'Id of the exception of that date, where there is one.' })
  exceptionId: string | null;
  @Field(() => String, { description: 'Name of the arrangement.' })
  name: string;
  @Field(() => String, { description: 'Description that holds on that date; may be empty.' })
  description: string;
  @Field(() => LocalDateScalar, { description: 'The date.' })
  date: string;
  @Field(() => LocalTimeScalar, { description: 'Wall-clock departure on that date.' })
  depart: string;
  @Field(() => DateTimeScalar, { description: 'The moment of that departure.' })
  start: Date;
  @Field(() => Int, { description: 'Duration, minutes.' })
  durationMin: number;
  @Field(() => Boolean, { description: 'False: still ahead or under way, so that its hours do not count yet.' })
  driven: boolean;

  @Field(() => Float, {
    description: 'The duration in hours, in tenths where hundredths do not say it exactly; 0 until it was driven.',
  })
  hours: number;
}

@ObjectType({ description: 'What one driver drove in a period.', simpleResolvers: true })
export class DriverReport {
  @Field(() => User, { description: 'The driver.' })
  driver: User;
  @Field(() => [ReportTrip], { description: 'Trips, the earliest first.' })
  trips: ReportTrip[];
  @Field(() => [ReportOccurrence], { description: 'Days of arrangements, the earliest first.' })
  occurrences: ReportOccurrence[];
}
