import { MaxLength } from 'class-validator';
import { ArgsType, Field, ObjectType } from 'type-graphql';
import type { MovementKind } from '../../../engines/account';
import { describeEnum } from '../../../platform/api/describeEnum';
import { AmountScalar, LocalDateScalar } from '../../../platform/api/scalars';

const KindEnum = describeEnum<MovementKind>(
  'AccountMovementKind',
  'The kind of a movement on the account of a customer.',
  {
    invoice: 'An invoice.',
    prepayment: 'An invoice of a share that is paid before the trip.',
    credit: 'A credit note.',
    payment: 'A payment of the customer.',
    refund: 'Money that went back to the customer.',
  },
);

@ObjectType('AccountMovement', {
  description: 'An invoice or a payment on the account of a customer.',
  simpleResolvers: true,
})
export class AccountMovementRow {
  @Field(() => LocalDateScalar, { description: 'The day.' })
  day: string;

  @Field(() => KindEnum, { description: 'Its kind.' })
  kind: MovementKind;

  @Field(() => String, { description: 'Number of the invoice, or those that a payment was for.' })
  numbers: string;

  @Field(() => AmountScalar, { description: 'Sum in euros. Less than 0 makes the debt smaller.' })
  amount: number;

  @Field(() => AmountScalar, { description: 'The debt after it, in euros. Less than 0 is the customer’s money.' })
  balance: number;
}

@ObjectType({ description: 'The account of a customer in a time. Sums are in euros.', simpleResolvers: true })
export class AccountStatement {
  @Field(() => String, { description: 'Name of the customer.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'E-mail address for it.' })
  email: string | null;

  @Field(() => AmountScalar, { description: 'The debt before the first day.' })
  opening: number;

  @Field(() => [AccountMovementRow], { description: 'The movements, the oldest first.' })
  rows: AccountMovementRow[];

  @Field(() => AmountScalar, { description: 'Invoices less credit notes.' })
  invoiced: number;

  @Field(() => AmountScalar, { description: 'Payments less refunds.' })
  paid: number;

  @Field(() => AmountScalar, { description: 'The debt after the last day.' })
  closing: number;
}

@ArgsType()
export class AccountArgs {
  @MaxLength(300)
  @Field(() => String, { description: '`customer` of an `OwingCustomer`.' })
  customer: string;

  @Field(() => LocalDateScalar, { description: 'The first day.' })
  from: string;

  @Field(() => LocalDateScalar, { description: 'The last day.' })
  to: string;
}
