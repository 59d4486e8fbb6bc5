import { Field, Int, ObjectType } from 'type-graphql';
import { describeEnum } from '../../platform/api/describeEnum';
import { AmountScalar, DateTimeScalar, LocalDateScalar, UUIDScalar } from '../../platform/api/scalars';

const StepEnum = describeEnum('OwingStep', 'The next step with a customer that owes.', {
  wait: 'Nothing is overdue.',
  useCredit: 'The customer has credit: book it.',
  remind: 'Something is overdue: remind by e-mail.',
  call: 'It is overdue for long, or there is no address: call.',
  giveBack: 'The customer has money to get back.',
});

@ObjectType({ description: 'An issued invoice that owes money, or is owed some.', simpleResolvers: true })
export class OwingInvoice {
  @Field(() => UUIDScalar, { description: 'Id of the invoice.' })
  id: string;

  @Field(() => String, { description: 'Number of the invoice.' })
  number: string;

  @Field(() => String, { description: 'Name of the buyer.' })
  buyerName: string;

  @Field(() => LocalDateScalar, { description: 'Due date.' })
  dueOn: string;

  @Field(() => AmountScalar, { description: 'Its debt in euros. Less than 0 is owed to the customer.' })
  open: number;
}

@ObjectType({ description: 'An open invoice with its reminders.', simpleResolvers: true })
export class RemindedInvoice extends OwingInvoice {
  @Field(() => DateTimeScalar, { nullable: true, description: 'Time of the last reminder.' })
  remindedAt: Date | null;

  @Field(() => String, { nullable: true, description: 'Reason for stopping its reminders. Null while they go on.' })
  stopReason: string | null;
}

@ObjectType({ description: 'A customer with open invoices. Sums are in euros.', simpleResolvers: true })
export class OwingCustomer {
  @Field(() => String, { description: 'The customer, for `owingInvoices`.' })
  customer: string;

  @Field(() => UUIDScalar, { nullable: true, description: 'Id of the customer’s record. Null when there is none.' })
  customerId: string | null;

  @Field(() => String, { description: 'Name.' })
  name: string;

  @Field(() => Boolean, { description: 'True when an invoice names an e-mail address.' })
  hasEmail: boolean;

  @Field(() => Int, { description: 'Open invoices.' })
  count: number;

  @Field(() => AmountScalar, { description: 'All that is open.' })
  open: number;

  @Field(() => AmountScalar, { description: 'Not due yet.' })
  notDue: number;

  @Field(() => AmountScalar, { description: 'Overdue for 1 to 14 days.' })
  to14: number;

  @Field(() => AmountScalar, { description: 'Overdue for 15 to 30 days.' })
  to30: number;

  @Field(() => AmountScalar, { description: 'Overdue for 31 to 60 days.' })
  to60: number;

  @Field(() => AmountScalar, { description: 'Overdue for more than 60 days.' })
  over60: number;

  @Field(() => AmountScalar, { description: 'The sum that the customer paid beyond its invoices.' })
  credit: number;

  @Field(() => LocalDateScalar, { nullable: true, description: 'The oldest due date of an open invoice.' })
  oldestDueOn: string | null;

  @Field(() => Int, { description: 'Days since the oldest due date; 0 when nothing is overdue.' })
  daysOverdue: number;

  @Field(() => StepEnum, { description: 'The next step.' })
  nextStep: keyof typeof StepEnum;
}

@ObjectType({ description: 'The debts of customers. Sums are in euros.', simpleResolvers: true })
export class WhoOwes {
  @Field(() => AmountScalar, { description: 'All that is open.' })
  open: number;

  @Field(() => AmountScalar, { description: 'The overdue part.' })
  overdue: number;

  @Field(() => [OwingCustomer], { description: 'Up to 500 customers. The one with most overdue comes first.' })
  rows: OwingCustomer[];
}
