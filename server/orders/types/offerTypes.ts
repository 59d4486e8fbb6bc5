import { Field, ObjectType } from 'type-graphql';
import { User } from '../../model/people/user.entity';
import { AmountScalar, DateTimeScalar, PriceScalar, UUIDScalar, VatRateScalar } from '../../platform/api/scalars';
import type { OfferStatus, RejectReason } from '../../model/orders/offer.entity';
import type { Message } from '../../platform/values/message';
import { PriceSourceType } from '../../sales/pricing';
import { Printed } from '../../texts/printed';
import { OfferStatusEnum, RejectReasonEnum } from './enums';

// Fields of an order's offer, as in orderTypes.ts.

@ObjectType('OfferLine', { description: 'One line of an offer’s price.', simpleResolvers: true })
export class OfferLineRow {
  @Printed()
  @Field(() => String, { description: 'Title of the line.' })
  title: Message | string;
  @Printed()
  @Field(() => String, { description: 'How the amount was calculated. It may be empty.' })
  detail: Message | string;
  @Field(() => AmountScalar, { description: 'Amount in euros without VAT. A discount is negative.' })
  amount: number;
  @Field(() => PriceSourceType, {
    nullable: true,
    description: 'The data that title and detail are written from. Null for a typed line.',
  })
  source: PriceSourceType | null;
}

@ObjectType('Offer', { description: 'An offer that was sent to the customer. Admins only.', simpleResolvers: true })
export class OfferRow {
  @Field(() => UUIDScalar, { description: 'Id.' })
  id: string;
  @Field(() => PriceScalar, {
    nullable: true,
    description: 'Net price in euros. Null when the order was accepted before a price was agreed.',
  })
  price: number | null;
  @Field(() => VatRateScalar, { description: 'VAT rate in percent.' })
  vatRate: number;
  @Field(() => PriceScalar, { nullable: true, description: 'VAT in euros.' })
  vat: number | null;
  @Field(() => PriceScalar, { nullable: true, description: 'The sum that the customer pays in euros.' })
  total: number | null;
  @Field(() => String, { description: "The text under 'Pane tähele' in the e-mail. It may be empty." })
  note: string;
  @Field(() => [OfferLineRow], { nullable: true, description: 'The lines of the price. Null for a single sum.' })
  lines: OfferLineRow[] | null;
  @Field(() => Boolean, { description: 'True when the customer sees the lines.' })
  showLines: boolean;
  @Field(() => UUIDScalar, { nullable: true, description: 'The version of the price list that proposed the lines.' })
  priceListId: string | null;
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'The moment at which the offer ends. Null for offers from before offers had an end.',
  })
  validUntil: string | null;
  @Field(() => OfferStatusEnum, { description: 'The status of the offer.' })
  status: OfferStatus;
  @Field(() => RejectReasonEnum, { nullable: true, description: 'The reason of the rejection.' })
  rejectReason: RejectReason | null;
  @Field(() => PriceScalar, {
    nullable: true,
    description:
      'The cancellation fee of an accepted offer in euros, 0 for a free cancellation. Null without a cancellation.',
  })
  cancellationFee: number | null;
  @Field(() => DateTimeScalar, { description: 'The moment of sending.' })
  sentAt: string;
  @Field(() => User, { nullable: true, description: 'The user who sent it.' })
  sentBy: User | null;
  @Field(() => DateTimeScalar, { nullable: true, description: 'The moment of the customer’s decision.' })
  decidedAt: string | null;
  @Field(() => User, { nullable: true, description: 'The admin who decided for the customer.' })
  decidedBy: User | null;
}
