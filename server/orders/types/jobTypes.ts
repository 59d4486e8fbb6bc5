import { Field, Float, Int, ObjectType } from 'type-graphql';
import { User } from '../../model/people/user.entity';
import { Bus } from '../../model/fleet/bus.entity';
import { DateTimeScalar, UUIDScalar } from '../../platform/api/scalars';
import type { Confirmation } from '../../model/orders/driverAssignment.entity';
import { ConfirmationEnum } from './enums';

// Fields of an order's job, as in orderTypes.ts.

@ObjectType('DriverAssignment', { description: 'A driver of a job.', simpleResolvers: true })
export class DriverAssignmentRow {
  @Field(() => User, { description: 'The driver.' })
  driver: User;
  @Field(() => ConfirmationEnum, { description: 'The driver’s answer.' })
  confirmation: Confirmation;
  @Field(() => DateTimeScalar, { nullable: true, description: 'The moment when it happened.' })
  confirmationAt: string | null;
  @Field(() => String, { nullable: true, description: 'The driver’s reason for declining. Null without one.' })
  declineReason: string | null;
}

@ObjectType('Feedback', { description: 'A driver’s report on a job.', simpleResolvers: true })
export class FeedbackRow {
  @Field(() => UUIDScalar, { description: 'Id.' })
  id: string;
  @Field(() => User, { description: 'The driver.' })
  driver: User;
  @Field(() => Boolean, { description: 'True when the trip went well.' })
  wentWell: boolean;
  @Field(() => String, { description: 'Comment. It may be empty.' })
  comment: string;
  @Field(() => [Float], { description: 'Hours for each date, beginning with the date of the start.' })
  hours: number[];
  @Field(() => DateTimeScalar, { description: 'The moment when it was given or last edited.' })
  updatedAt: string;
  @Field(() => Boolean, { description: 'True when an admin has read it.' })
  isRead: boolean;
}

@ObjectType('Job', { description: 'The job of an order: drivers, buses and trip number.', simpleResolvers: true })
export class JobRow {
  @Field(() => UUIDScalar, { description: 'Id.' })
  id: string;
  @Field(() => Int, { description: 'Trip number, also used as invoice number.' })
  tripNumber: number;
  @Field(() => ConfirmationEnum, { description: 'The answer of all drivers together.' })
  confirmation: Confirmation;
  @Field(() => [DriverAssignmentRow], { description: 'Drivers, the main driver first.' })
  drivers: DriverAssignmentRow[];
  @Field(() => [Bus], { description: 'Buses, the main bus first.' })
  buses: Bus[];
  @Field(() => [FeedbackRow], { description: 'Feedback of the drivers.' })
  feedback: FeedbackRow[];
}
