import { Field, Int, ObjectType } from 'type-graphql';
import { describeEnum } from '../../../platform/api/describeEnum';
import { AmountScalar, LocalDateScalar, UUIDScalar } from '../../../platform/api/scalars';

const PrepaymentStateEnum = describeEnum('PrepaymentState', 'The state of the prepayment of a trip.', {
  none: 'No prepayment is asked for.',
  rule: 'The record of the customer asks for it once a price is agreed.',
  asked: 'The office asks for it. Its invoice leaves once a price is agreed.',
  draft: 'Its invoice is a draft.',
  open: 'Its invoice is not paid.',
  paid: 'Its invoice is paid.',
});
export type PrepaymentState = keyof typeof PrepaymentStateEnum;

@ObjectType({ description: 'The prepayment of a trip.', simpleResolvers: true })
export class TripPrepayment {
  @Field(() => PrepaymentStateEnum, { description: 'Its state.' })
  state: PrepaymentState;

  @Field(() => Int, { nullable: true, description: 'The share of the price in percent. Null without a prepayment.' })
  percent: number | null;

  @Field(() => UUIDScalar, { nullable: true, description: 'Id of its invoice. Null until it is made.' })
  invoiceId: string | null;

  @Field(() => String, { nullable: true, description: 'Number of its invoice. Null until it is issued.' })
  number: string | null;

  @Field(() => LocalDateScalar, { nullable: true, description: 'Due date of its invoice. Null until it is made.' })
  dueOn: string | null;

  @Field(() => AmountScalar, { description: 'The sum that its invoice still owes in euros.' })
  open: number;
}

@ObjectType({
  description: 'How the customer of a trip pays, for the moment when a price is made.',
  simpleResolvers: true,
})
export class CustomerPaying {
  @Field(() => UUIDScalar, { description: 'Id of the customer.' })
  customerId: string;

  @Field(() => String, { description: 'Name of the customer.' })
  name: string;

  @Field(() => Boolean, { description: 'True when the customer always pays late, by the latest invoices.' })
  isLate: boolean;

  @Field(() => Int, { description: 'Number of the latest invoices that were judged.' })
  judged: number;

  @Field(() => Int, { description: 'Number of the late ones among them.' })
  late: number;

  @Field(() => Int, { description: 'Days that a late invoice is usually overdue when it is paid.' })
  usualDaysLate: number;

  @Field(() => AmountScalar, { description: 'All that the customer owes now in euros.' })
  open: number;

  @Field(() => AmountScalar, { description: 'The overdue part in euros.' })
  overdue: number;
}

@ObjectType({ description: 'The payer of a trip, and its prepayment.', simpleResolvers: true })
export class TripPaying {
  @Field(() => CustomerPaying, {
    nullable: true,
    description:
      'The customer of the order. Until the office ties one, the customer with its registry code or e-mail. Null for a new one.',
  })
  customer: CustomerPaying | null;

  @Field(() => TripPrepayment, { description: 'The prepayment.' })
  prepayment: TripPrepayment;
}
