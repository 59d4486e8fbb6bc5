import { Field, ObjectType } from 'type-graphql';
import type { LinkPaymentState } from '../../../model/money/linkPayment.entity';
import { describeEnum } from '../../../platform/api/describeEnum';
import { AmountScalar, DateTimeScalar, UUIDScalar } from '../../../platform/api/scalars';
import type { PayMethod } from './provider';

export const PayMethodEnum = describeEnum<PayMethod>('PayMethod', 'The way in which a customer pays at the provider.', {
  bank: 'By bank link.',
  card: 'By card.',
});

const StateEnum = describeEnum<LinkPaymentState>('LinkPaymentState', 'The state of a payment by bank link or card.', {
  waiting: 'The customer went to the provider.',
  paid: 'It is paid and booked.',
  ended: 'Nothing was paid, or the bank took it back.',
  odd: 'It was paid in a way that a person must look at, such as in another currency.',
});

@ObjectType('LinkPayment', { description: 'A payment by bank link or card.', simpleResolvers: true })
export class LinkPaymentRow {
  @Field(() => UUIDScalar, { description: 'Id, which is the reference at the provider.' })
  id: string;

  @Field(() => UUIDScalar, { description: 'Id of the invoice.' })
  invoiceId: string;

  @Field(() => String, { description: 'Number of the invoice.' })
  number: string;

  @Field(() => String, { description: 'Name of the buyer.' })
  buyerName: string;

  @Field(() => AmountScalar, { description: 'Sum in euros: the paid one, or the one that was asked.' })
  amount: number;

  @Field(() => StateEnum, { description: 'State.' })
  state: LinkPaymentState;

  @Field(() => String, { nullable: true, description: 'The odd sum with its currency.' })
  oddSum: string | null;

  @Field(() => DateTimeScalar, { description: 'The moment when the customer went to the provider.' })
  startedAt: Date;

  @Field(() => AmountScalar, { description: 'The sum that went back to the payer, in euros.' })
  refunded: number;

  @Field(() => AmountScalar, { description: 'The sum that is on its way back, in euros.' })
  refunding: number;
}
