import { Field, Float, Int, ObjectType } from 'type-graphql';
import { User } from '../../model/people/user.entity';
import { Bus } from '../../model/fleet/bus.entity';
import { DateTimeScalar, UUIDScalar } from '../../platform/api/scalars';
import type { Confirmation } from '../../model/orders/driverAssignment.entity';
import { ConfirmationEnum } from './enums';

// What is read of an order's job, as in orderTypes.ts.

@ObjectType('DriverAssignment', { description: 'One driver on one job.', simpleResolvers: true })
export class DriverAssignmentRow {
  @Field(() => User, { description: 'The driver.' })
  driver: User;
  @Field(() => ConfirmationEnum, { description: 'What the driver says to it.' })
  confirmation: Confirmation;
  @Field(() => DateTimeScalar, { nullable: true, description: 'When.' })
  confirmationAt: string | null;
  @Field(() => String, { nullable: true, description: 'Why the driver declined; null unless the driver said it.' })
  declineReason: string | null;
}

@ObjectType('Feedback', { description: 'What a driver reported of a job.', simpleResolvers: true })
export class FeedbackRow {
  @Field(() => UUIDScalar, { description: 'Id.' })
  id: string;
  @Field(() => User, { description: 'The driver.' })
  driver: User;
  @Field(() => Boolean, { description: 'Whether the trip went well.' })
  wentWell: boolean;
  @Field(() => String, { description: 'Comment; may be empty.' })
  comment: string;
  @Field(() => [Float], { description: 'Hours of each date, the first being the date of the start.' })
  hours: number[];
  @Field(() => DateTimeScalar, { description: 'When it was given or last edited.' })
  updatedAt: string;
  @Field(() => Boolean, { description: 'Whether an admin has read it.' })
  isRead: boolean;
}

@ObjectType('Job', { description: 'The order once driver and bus are assigned.', simpleResolvers: true })
export class JobRow {
  @Field(() => UUIDScalar, { description: 'Id.' })
  id: string;
  @Field(() => Int, { description: 'Trip number, also used as invoice number.' })
  tripNumber: number;
  @Field(() => ConfirmationEnum, { description: 'Of all drivers together.' })
  confirmation: Confirmation;
  @Field(() => [DriverAssignmentRow], { description: 'Drivers, the main one first.' })
  drivers: DriverAssignmentRow[];
  @Field(() => [Bus], { description: 'Buses, the main one first.' })
  buses: Bus[];
  @Field(() => [FeedbackRow], { description: 'Feedback of the drivers.' })
  feedback: FeedbackRow[];
}
