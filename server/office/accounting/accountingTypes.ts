import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { RejectReason } from '../../model/orders/offer.entity';
import { DateTimeScalar, EmailScalar, PriceScalar, UUIDScalar, VatRateScalar } from '../../platform/api/scalars';
import { describeEnum } from '../../platform/api/describeEnum';
import { TripTimes } from '../../orders';

export const AccountingStatus = describeEnum('AccountingStatus', 'The status of work in accounting.', {
  accepted: 'The offer was accepted, by the customer or by an admin.',
  job: 'Driver and bus are assigned, and the job has a trip number.',
  archived: 'The trip is over and was moved to the archive.',
  cancelled:
    'The work was deleted, rejected or quoted again after it was accepted. Only a cancellation fee still counts.',
});
export type AccountingStatus = keyof typeof AccountingStatus;

@ObjectType('AccountingFoodLine', { description: 'Ordered catering at the price of the order.', simpleResolvers: true })
export class FoodLine {
  @Field(() => String, { description: 'Name.' })
  name: string;
  @Field(() => Int, { description: 'Number of packages.' })
  count: number;
  @Field(() => PriceScalar, { description: 'Price of one package in euros, including VAT.' })
  price: number;
  @Field(() => PriceScalar, { description: 'Price of all packages in euros, including VAT.' })
  amount: number;
}

@ObjectType({
  description:
    'Accepted or finished work for accounting. `net`, `vat` and `total` are the agreed price of the trip, or the cancellation fee. Catering is separate, in `foodTotal`.',
  simpleResolvers: true,
})
export class AccountingEntry extends TripTimes {
  @Field(() => UUIDScalar, {
    description: 'Id of the order. A later change of the order returns an entry with the same id.',
  })
  orderId: string;
  @Field(() => Int, {
    description:
      'The number of changes of the order. Of two entries with the same id, the one with the higher version is current.',
  })
  version: number;
  @Field(() => AccountingStatus, { description: 'The current status.' })
  status: AccountingStatus;
  @Field(() => Boolean, {
    description:
      'True when the work no longer counts: deleted, rejected without a fee, or quoted again after it was accepted. Customer and amounts are then empty.',
  })
  deleted: boolean;
  @Field(() => PriceScalar, {
    nullable: true,
    description:
      'The cancellation fee in euros, including VAT. `net`, `vat`, `total` and `amountDue` then describe the fee. Null without a fee.',
  })
  cancellationFee: number | null;
  @Field(() => String, {
    nullable: true,
    description:
      'The reason of the cancellation: trip_cancelled, cheaper_elsewhere, over_budget, other, or cancelled_via_platform when the office cancelled.',
  })
  cancellationReason: RejectReason | null;
  @Field(() => DateTimeScalar, { nullable: true, description: 'The moment of the cancellation with a fee.' })
  cancelledAt: Date | null;
  @Field(() => Int, {
    nullable: true,
    description:
      'Trip number, also used as number of the e-invoice while `invoiceNumbers` is empty. Null until the order becomes a job or is cancelled with a fee.',
  })
  tripNumber: number | null;
  @Field(() => [String], {
    description: 'Numbers of the invoices and credit notes that the portal issued, in their order.',
  })
  invoiceNumbers: string[];
  @Field(() => String, { nullable: true, description: 'Name of the customer.' })
  customer: string | null;
  @Field(() => EmailScalar, {
    nullable: true,
    description: 'E-mail address for the invoice, by default the customer’s own.',
  })
  email: string | null;
  @Field(() => String, { nullable: true, description: 'Company, if the invoice goes to one.' })
  company: string | null;
  @Field(() => String, { nullable: true, description: 'Registration number of the company.' })
  registrationNumber: string | null;
  @Field(() => String, { nullable: true, description: 'VAT number of the company.' })
  vatNumber: string | null;
  @Field(() => String, { nullable: true, description: 'Address of the company.' })
  address: string | null;
  @Field(() => Float, { description: 'Distance in kilometres.' })
  distanceKm: number;
  @Field(() => PriceScalar, {
    nullable: true,
    description: 'Price of the trip, or the fee, in euros without VAT. Null without an agreed price.',
  })
  net: number | null;
  @Field(() => VatRateScalar, { nullable: true, description: 'VAT rate of the trip in percent.' })
  vatRate: number | null;
  @Field(() => PriceScalar, { nullable: true, description: 'VAT of the trip in euros.' })
  vat: number | null;
  @Field(() => PriceScalar, { nullable: true, description: 'Price of the trip in euros with VAT.' })
  total: number | null;
  @Field(() => [FoodLine], { description: 'Ordered catering.' })
  food: FoodLine[];
  @Field(() => PriceScalar, {
    description: 'The sum of all catering in euros, including VAT. It is not part of `total`.',
  })
  foodTotal: number;
  @Field(() => PriceScalar, {
    nullable: true,
    description: 'The sum that the customer pays in euros: `total` and `foodTotal`.',
  })
  amountDue: number | null;
  @Field(() => String, { description: 'Currency of all amounts: EUR.' })
  currency: string;
  @Field(() => DateTimeScalar, { description: 'The moment of the last change.' })
  changedAt: Date;
}

@ObjectType({ description: 'A page of accounting entries, in the order of their changes.', simpleResolvers: true })
export class AccountingConnection {
  @Field(() => [AccountingEntry], { description: 'The entries of this page.' })
  nodes: AccountingEntry[];
  @Field(() => String, {
    nullable: true,
    description:
      'The cursor for the next page. Keep the last one for the next pull, which returns all later changes. On an empty page it is the cursor that was given.',
  })
  endCursor: string | null;
  @Field(() => Boolean, { description: 'True when more entries can be read at once.' })
  hasMore: boolean;
}
