import { Field, ObjectType } from 'type-graphql';
import { User } from '../../model/people/user.entity';
import { AmountScalar, DateTimeScalar, PriceScalar, UUIDScalar, VatRateScalar } from '../../platform/api/scalars';
import type { OfferStatus, RejectReason } from '../../model/orders/offer.entity';
import type { Message } from '../../platform/values/message';
import { PriceSourceType } from '../../sales/pricing';
import { Printed } from '../../texts/printed';
import { OfferStatusEnum, RejectReasonEnum } from './enums';

// What is read of an order's offer, as in orderTypes.ts.

@ObjectType('OfferLine', { description: 'One line of an offer’s price.', simpleResolvers: true })
export class OfferLineRow {
  @Printed()
  @Field(() => String, { description: 'What it is.' })
  title: Message | string;
  @Printed()
  @Field(() => String, { description: 'How it comes about; may be empty.' })
  detail: Message | string;
  @Field(() => AmountScalar, { description: 'Euros without VAT; less than 0 for a discount.' })
  amount: number;
  @Field(() => PriceSourceType, { nullable: true, description: 'What both are written from; null of a typed line.' })
  source: PriceSourceType | null;
}

@ObjectType('Offer', { description: 'A price that was sent to the customer. Admins only.', simpleResolvers: true })
export class OfferRow {
  @Field(() => UUIDScalar, { description: 'Id.' })
  id: string;
  @Field(() => PriceScalar, {
    nullable: true,
    description: 'Net price in euros; none when it was accepted before a price was agreed.',
  })
  price: number | null;
  @Field(() => VatRateScalar, { description: 'VAT rate in percent.' })
  vatRate: number;
  @Field(() => PriceScalar, { nullable: true, description: 'VAT in euros.' })
  vat: number | null;
  @Field(() => PriceScalar, { nullable: true, description: 'What the customer pays, in euros.' })
  total: number | null;
  @Field(() => String, { description: "'Pane tähele' of the e-mail; may be empty." })
  note: string;
  @Field(() => [OfferLineRow], { nullable: true, description: 'What the price is the sum of; null of a bare price.' })
  lines: OfferLineRow[] | null;
  @Field(() => Boolean, { description: 'Whether the customer sees the lines.' })
  showLines: boolean;
  @Field(() => UUIDScalar, { nullable: true, description: 'The version of the price list that proposed the lines.' })
  priceListId: string | null;
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When it ends; null of offers from before there was an end.',
  })
  validUntil: string | null;
  @Field(() => OfferStatusEnum, { description: 'Where the offer stands.' })
  status: OfferStatus;
  @Field(() => RejectReasonEnum, { nullable: true, description: 'Why it was rejected.' })
  rejectReason: RejectReason | null;
  @Field(() => PriceScalar, {
    nullable: true,
    description:
      'What cancelling cost who had accepted it, in euros, 0 where it was free; null while it was not cancelled.',
  })
  cancellationFee: number | null;
  @Field(() => DateTimeScalar, { description: 'When it was sent.' })
  sentAt: string;
  @Field(() => User, { nullable: true, description: 'Who sent it.' })
  sentBy: User | null;
  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was accepted or rejected.' })
  decidedAt: string | null;
  @Field(() => User, { nullable: true, description: 'The admin who decided on the customer’s behalf.' })
  decidedBy: User | null;
}
