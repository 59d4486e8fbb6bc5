import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { RejectReason } from '../../model/orders/offer.entity';
import { DateTimeScalar, EmailScalar, PriceScalar, UUIDScalar, VatRateScalar } from '../../platform/api/scalars';

export enum AccountingStatus {
  accepted = 'accepted',
  job = 'job',
  archived = 'archived',
  cancelled = 'cancelled',
}
registerEnumType(AccountingStatus, {
  name: 'AccountingStatus',
  description: 'Where work stands for accounting.',
  valuesConfig: {
    accepted: { description: 'The customer, or an admin for the customer, accepted the offer.' },
    job: { description: 'Driver and bus are assigned; it has a trip number.' },
    archived: { description: 'The trip is over and was moved to the archive.' },
    cancelled: {
      description: 'Deleted, rejected or quoted anew after it was accepted; only a fee for that still counts.',
    },
  },
});

@ObjectType('AccountingFoodLine', { description: 'Ordered catering, at the prices of then.', simpleResolvers: true })
export class FoodLine {
  @Field(() => String, { description: 'Name.' })
  name: string;
  @Field(() => Int, { description: 'How many.' })
  count: number;
  @Field(() => PriceScalar, { description: 'Price of one in euros, VAT included.' })
  price: number;
  @Field(() => PriceScalar, { description: 'Price of all in euros, VAT included.' })
  amount: number;
}

@ObjectType({
  description:
    'Accepted or finished work as accounting sees it. `net`, `vat` and `total` are of the agreed price of the trip, or of the fee of a cancelled one; catering comes on top and is in `foodTotal`.',
  simpleResolvers: true,
})
export class AccountingEntry {
  @Field(() => UUIDScalar, { description: 'Id of the order; the same order, changed later, comes again with it.' })
  orderId: string;
  @Field(() => Int, { description: 'Counts changes of the order: of two entries with one id the higher one holds.' })
  version: number;
  @Field(() => AccountingStatus, { description: 'Where it stands.' })
  status: AccountingStatus;
  @Field(() => Boolean, {
    description:
      'True when it no longer counts: deleted, rejected without a fee, or quoted anew after it was accepted. Customer and amounts are left out then.',
  })
  deleted: boolean;
  @Field(() => PriceScalar, {
    nullable: true,
    description:
      'What cancelling costs the customer in euros, VAT included; `net`, `vat`, `total` and `amountDue` are of it then. None while work was not cancelled, or cost nothing.',
  })
  cancellationFee: number | null;
  @Field(() => String, {
    nullable: true,
    description:
      'Why it was cancelled with a fee: trip_cancelled, cheaper_elsewhere, over_budget, other, or cancelled_via_platform when the office did it.',
  })
  cancellationReason: RejectReason | null;
  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was cancelled with a fee.' })
  cancelledAt: Date | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Trip number, also the invoice number; none before it is a job or is cancelled with a fee.',
  })
  tripNumber: number | null;
  @Field(() => String, { nullable: true, description: 'Name of the customer.' })
  customer: string | null;
  @Field(() => EmailScalar, {
    nullable: true,
    description: 'Where the invoice goes: the e-mail of the customer, unless another one was given.',
  })
  email: string | null;
  @Field(() => String, { nullable: true, description: 'Company, when the invoice goes to one.' })
  company: string | null;
  @Field(() => String, { nullable: true, description: 'Registration number of the company.' })
  registrationNumber: string | null;
  @Field(() => String, { nullable: true, description: 'VAT number of the company.' })
  vatNumber: string | null;
  @Field(() => String, { nullable: true, description: 'Address of the company.' })
  address: string | null;
  @Field(() => DateTimeScalar, { description: 'Departure from the first stop.' })
  start: Date;
  @Field(() => DateTimeScalar, { description: 'Arrival at the last stop.' })
  end: Date;
  @Field(() => Float, { description: 'Distance in kilometres.' })
  distanceKm: number;
  @Field(() => PriceScalar, {
    nullable: true,
    description: 'Price of the trip, or the fee, without VAT; none was agreed when empty.',
  })
  net: number | null;
  @Field(() => VatRateScalar, { nullable: true, description: 'VAT rate of the trip in percent.' })
  vatRate: number | null;
  @Field(() => PriceScalar, { nullable: true, description: 'VAT of the trip.' })
  vat: number | null;
  @Field(() => PriceScalar, { nullable: true, description: 'Price of the trip with VAT.' })
  total: number | null;
  @Field(() => [FoodLine], { description: 'Ordered catering.' })
  food: FoodLine[];
  @Field(() => PriceScalar, { description: 'All catering, VAT included; it comes on top of `total`.' })
  foodTotal: number;
  @Field(() => PriceScalar, {
    nullable: true,
    description: 'What the customer pays: `total` and `foodTotal` together.',
  })
  amountDue: number | null;
  @Field(() => String, { description: 'Currency of all amounts: EUR.' })
  currency: string;
  @Field(() => DateTimeScalar, { description: 'When it was last changed.' })
  changedAt: Date;
}

@ObjectType({ description: 'A page of accounting entries, in the order of their changes.', simpleResolvers: true })
export class AccountingConnection {
  @Field(() => [AccountingEntry], { description: 'The entries of this page.' })
  nodes: AccountingEntry[];
  @Field(() => String, {
    nullable: true,
    description:
      'Give it as `after` for the next page, and keep the last one for the next pull: whatever changes later comes after it. On an empty page it is the one that was given.',
  })
  endCursor: string | null;
  @Field(() => Boolean, { description: 'Whether more is there already.' })
  hasMore: boolean;
}
