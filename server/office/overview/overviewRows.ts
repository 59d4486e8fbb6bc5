import { MaxLength } from 'class-validator';
import { ArgsType, Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { OrderStatusEnum } from '../../orders';
import type { OrderStatus } from '../../model/orders/orderStatus';
import { createEnum } from '../../platform/api/createEnum';
import { AmountScalar, LocalDateScalar, UUIDScalar } from '../../platform/api/scalars';
import { OverviewArgs } from './overviewTypes';

const overviewFigures = [
  'trips',
  'customer',
  'bus',
  'driver',
  'busUse',
  'driverUse',
  'acts',
  'goodFeedback',
  'badFeedback',
  'inquiries',
  'offered',
  'won',
  'lost',
  'expired',
  'waiting',
  'reason',
  'band',
  'invoiced',
  'paid',
  'open',
  'overdue',
] as const;
export type OverviewFigure = (typeof overviewFigures)[number];

const OverviewFigureEnum = createEnum(overviewFigures);
registerEnumType(OverviewFigureEnum, {
  name: 'OverviewFigure',
  description: 'A figure of the overview.',
  valuesConfig: {
    trips: { description: 'Booked trips.' },
    customer: { description: 'Booked trips of one customer.' },
    bus: { description: 'Booked trips of one bus, by the day of departure.' },
    driver: { description: 'Booked trips of one driver, by the day of departure.' },
    busUse: { description: 'Trips and runs of arrangements that one bus was used for.' },
    driverUse: { description: 'Trips and runs of arrangements that one driver was used for.' },
    acts: { description: 'Booked trips with a number of acts. Without a key: those above the goal.' },
    goodFeedback: { description: 'Trips that went well.' },
    badFeedback: { description: 'Trips that did not go well.' },
    inquiries: { description: 'Inquiries that came.' },
    offered: { description: 'Inquiries that got an offer.' },
    won: { description: 'Inquiries that became booked trips.' },
    lost: { description: 'Inquiries that were rejected.' },
    expired: { description: 'Inquiries whose offer expired.' },
    waiting: { description: 'Inquiries that are still open.' },
    reason: { description: 'Rejected orders with one reason.' },
    band: { description: 'Decided offers of one band of prices. The key is won or lost, and the number of the band.' },
    invoiced: { description: 'Issued invoices and credit notes.' },
    paid: { description: 'Payments.' },
    open: { description: 'Invoices that are open today.' },
    overdue: { description: 'Invoices that are overdue today.' },
  },
});

@ArgsType()
export class OverviewRowsArgs extends OverviewArgs {
  @Field(() => OverviewFigureEnum, { description: 'The figure.' })
  figure: OverviewFigure;

  @MaxLength(40)
  @Field(() => String, { nullable: true, description: 'The key of a row of the picture, where the figure has one.' })
  key?: string | null;
}

@ObjectType({
  description: 'A row behind a figure. It leads to an order, an invoice or an arrangement.',
  simpleResolvers: true,
})
export class OverviewRow {
  @Field(() => String, { description: 'A key that is different for each row.' })
  key: string;
  @Field(() => LocalDateScalar, { description: 'The day on which it counts.' })
  day: string;
  @Field(() => String, { description: 'Route, number of the invoice, or name of the arrangement.' })
  title: string;
  @Field(() => String, { description: 'Name of the customer. Empty when there is none.' })
  name: string;
  @Field(() => AmountScalar, { nullable: true, description: 'Amount in euros. Null when there is none.' })
  amount: number | null;
  @Field(() => Int, { nullable: true, description: 'Acts of people in the office. Null when they are not asked for.' })
  acts: number | null;
  @Field(() => UUIDScalar, { nullable: true, description: 'Id of the order.' })
  orderId: string | null;
  @Field(() => OrderStatusEnum, { nullable: true, description: 'Status of the order.' })
  status: OrderStatus | null;
  @Field(() => UUIDScalar, { nullable: true, description: 'Id of the invoice.' })
  invoiceId: string | null;
  @Field(() => UUIDScalar, { nullable: true, description: 'Id of the arrangement.' })
  arrangementId: string | null;
}

@ObjectType({ description: 'The rows behind a figure.', simpleResolvers: true })
export class OverviewRows {
  @Field(() => [OverviewRow], { description: 'Rows, the latest first.' })
  rows: OverviewRow[];
  @Field(() => Boolean, { description: 'True when there are more than these.' })
  hasMore: boolean;
}
