import { Field, Int, ObjectType } from 'type-graphql';
import type { StoredNote } from '../../model/orders/order.entity';
import type { OrderStatus } from '../../model/orders/orderStatus';
import type { OrderAction } from '../lifecycle/lifecycle';
import type { DriverAtStop } from '../../model/orders/stop.entity';
import { OrderCustomer } from '../../company/customers';
import { LanguageEnum } from '../../platform/api/language';
import type { Language } from '../../platform/language';
import { DateTimeScalar, EmailScalar, PhoneScalar, PriceScalar, UUIDScalar } from '../../platform/api/scalars';
import { DriverAtStopEnum, OrderActionEnum, OrderStatusEnum } from './enums';
import { JobRow } from './jobTypes';
import { OfferRow } from './offerTypes';
import { Printed } from '../../texts/printed';
import { StopPlace, TripMeasures } from './tripParts';

// Fields of an order that lists and pages read. Rows come ready from orderRows.ts, so every field is a plain property;
// moments that lie in JSON are texts there.

@ObjectType('Stop', { description: 'A stop of the route.', simpleResolvers: true })
export class StopRow extends StopPlace {
  @Field(() => String, { description: 'Address, as the customer chose it.' })
  address: string;
  @Field(() => DateTimeScalar, { nullable: true, description: 'Estimated arrival. Null for the first stop.' })
  arrive: string | null;
  @Field(() => DateTimeScalar, { nullable: true, description: 'Departure. Null for the last stop.' })
  depart: string | null;
  @Field(() => DriverAtStopEnum, {
    nullable: true,
    description:
      'The driver’s activity at a middle stop. Null means that the length of the stop decides. It is never shown to customers.',
  })
  driverAtStop: DriverAtStop | null;
}

@ObjectType('OrderedFood', {
  description: 'Catering of an order, with the name and price it had when ordered.',
  simpleResolvers: true,
})
export class OrderedFoodRow {
  @Field(() => UUIDScalar, { description: 'Id of the food package.' })
  foodPackageId: string;
  @Field(() => String, { description: 'Name.' })
  name: string;
  @Field(() => PriceScalar, { description: 'Price of one package in euros.' })
  price: number;
  @Field(() => Int, { description: 'Number of packages.' })
  count: number;
}

@ObjectType('Order', {
  description: 'An order: one trip, from the first question to the archive.',
  simpleResolvers: true,
})
export class OrderRow extends TripMeasures {
  @Field(() => UUIDScalar, { description: 'Id.' })
  id: string;
  @Field(() => OrderStatusEnum, { description: 'The current status.' })
  status: OrderStatus;
  @Field(() => Int, {
    description: 'The number of changes. Send it back with a change, so that a stale change is refused.',
  })
  version: number;
  @Field(() => DateTimeScalar, { description: 'The moment of the inquiry.' })
  createdAt: Date;
  @Field(() => String, { description: 'The maps provider that computed distance and duration.' })
  estimatedBy: string;
  @Printed()
  @Field(() => [String], { description: 'The provider’s notes on the route, such as a ferry.' })
  estimateNotes: StoredNote[];
  @Field(() => String, { description: 'Name of the customer.' })
  fullName: string;
  @Field(() => EmailScalar, { description: 'E-mail of the customer.' })
  email: string;
  @Field(() => PhoneScalar, { description: 'Phone of the customer.' })
  phone: string;
  @Field(() => LanguageEnum, { description: 'Language of messages to the customer.' })
  language: Language;
  @Field(() => OrderCustomer, {
    nullable: true,
    description: 'The record of the customer. Null until the office ties it. Admins only.',
  })
  customer: OrderCustomer | null;
  @Field(() => String, { nullable: true, description: 'Company, if the invoice goes to one.' })
  company: string | null;
  @Field(() => String, { nullable: true, description: 'Registration number of the company. Admins only.' })
  companyRegistrationNumber: string | null;
  @Field(() => String, { nullable: true, description: 'VAT number of the company. Admins only.' })
  companyVatNumber: string | null;
  @Field(() => String, { nullable: true, description: 'Address of the company. Admins only.' })
  companyAddress: string | null;
  @Field(() => EmailScalar, {
    nullable: true,
    description: 'E-mail address for the invoice, if it differs from the customer’s own. Admins only.',
  })
  invoiceEmail: string | null;
  @Field(() => String, { nullable: true, description: 'Discount code. Admins only.' })
  promo: string | null;
  @Field(() => String, { description: 'The customer’s notes.' })
  clientNotes: string;
  @Field(() => String, { nullable: true, description: 'Notes of the logisticians. Admins only.' })
  logisticsNotes: string | null;
  @Field(() => String, { description: 'Notes for the driver.' })
  driverNotes: string;
  @Field(() => String, { nullable: true, description: 'Name of the group leader.' })
  groupFullName: string | null;
  @Field(() => EmailScalar, { nullable: true, description: 'E-mail of the group leader.' })
  groupEmail: string | null;
  @Field(() => PhoneScalar, { nullable: true, description: 'Phone of the group leader.' })
  groupPhone: string | null;
  @Field(() => [StopRow], { description: 'The route, two to ten stops.' })
  stops: StopRow[];
  @Field(() => [OrderedFoodRow], { description: 'Ordered catering.' })
  food: OrderedFoodRow[];
  @Field(() => OfferRow, { nullable: true, description: 'The latest offer. Admins only.' })
  offer: OfferRow | null;
  @Field(() => PriceScalar, {
    nullable: true,
    description: 'The sum of all catering in euros, including VAT. Admins only.',
  })
  foodTotal: number | null;
  @Field(() => PriceScalar, {
    nullable: true,
    description:
      'The sum that the customer pays in euros: the latest offer with VAT, and the catering. Null without an agreed price. Admins only.',
  })
  amountDue: number | null;
  @Field(() => JobRow, { nullable: true, description: 'The job with drivers and buses. Null until they are assigned.' })
  job: JobRow | null;
  @Field(() => Boolean, {
    nullable: true,
    description: 'True while the agreed trip waits for a prepayment that was asked for. Admins only.',
  })
  awaitsPrepayment: boolean | null;
  @Field(() => DateTimeScalar, { nullable: true, description: 'The moment when it was moved to the archive.' })
  archivedAt: Date | null;
  @Field(() => [OrderActionEnum], { description: 'The actions that the signed-in user can take now.' })
  allowedActions: OrderAction[];
}

/** How many orders a list has; a search with very many hits is counted only so far. */
export interface Counted {
  total: number;
  totalIsCapped: boolean;
}

@ObjectType({ description: 'A page of a long list of orders.', simpleResolvers: true })
export class OrderConnection {
  @Field(() => [OrderRow], { description: 'The orders of this page.' })
  nodes: OrderRow[];
  @Field(() => String, { nullable: true, description: 'The cursor for the next page. Null on the last page.' })
  endCursor: string | null;
  /** Counting takes longer than reading a page, so it is done when somebody asks. */
  counted: () => Promise<Counted>;

  @Field(() => Int, { description: 'The number of orders in the whole list.' })
  async total(): Promise<number> {
    return (await this.counted()).total;
  }

  @Field(() => Boolean, { description: 'True when a search found more than `total` and stopped counting.' })
  async totalIsCapped(): Promise<boolean> {
    return (await this.counted()).totalIsCapped;
  }
}

@ObjectType('OrderHistoryEntry', { description: 'One change of an order.', simpleResolvers: true })
export class OrderHistoryRow {
  @Field(() => UUIDScalar, { description: 'Id.' })
  id: string;
  @Field(() => Int, { description: 'Version of the order after the change.' })
  version: number;

  @Field(() => DateTimeScalar, { description: 'The moment when it happened.' })
  at: Date;
  @Field(() => String, {
    description: 'The action: one of the lifecycle, submit, a feedback action, or a move of the plan.',
  })
  action: string;
  @Field(() => String, { description: 'The kind of actor: customer, driver or admin.' })
  actor: string;
  @Field(() => String, { nullable: true, description: 'First name of the user.' })
  actorName: string | null;
  @Field(() => OrderStatusEnum, { nullable: true, description: 'The status before the change.' })
  fromStatus: OrderStatus | null;
  @Field(() => OrderStatusEnum, { description: 'The status after the change.' })
  toStatus: OrderStatus;
  @Field(() => String, { description: 'The changed fields as JSON text: field names with [before, after].' })
  changes: string;
}
