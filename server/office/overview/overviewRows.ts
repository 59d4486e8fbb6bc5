import { MaxLength } from 'class-validator';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { OrderStatusEnum } from '../../orders';
import type { OrderStatus } from '../../model/orders/orderStatus';
import { describeEnum } from '../../platform/api/describeEnum';
import { AmountScalar, LocalDateScalar, UUIDScalar } from '../../platform/api/scalars';
import { OverviewArgs } from './overviewTypes';

const OverviewFigureEnum = describeEnum('OverviewFigure', 'A figure of the overview.', {
  trips: 'Booked trips.',
  customer: 'Booked trips of one customer.',
  bus: 'Booked trips of one bus, by the day of departure.',
  driver: 'Booked trips of one driver, by the day of departure.',
  busUse: 'Trips and runs of arrangements that one bus was used for.',
  driverUse: 'Trips and runs of arrangements that one driver was used for.',
  acts: 'Booked trips with a number of acts. Without a key: those above the goal.',
  goodFeedback: 'Trips that went well.',
  badFeedback: 'Trips that did not go well.',
  inquiries: 'Inquiries that came.',
  offered: 'Inquiries that got an offer.',
  won: 'Inquiries that became booked trips.',
  lost: 'Inquiries that were rejected.',
  expired: 'Inquiries whose offer expired.',
  waiting: 'Inquiries that are still open.',
  reason: 'Rejected orders with one reason.',
  band: 'Decided offers of one band of prices. The key is won or lost, and the number of the band.',
  invoiced: 'Issued invoices and credit notes.',
  paid: 'Payments.',
  open: 'Invoices that are open today.',
  overdue: 'Invoices that are overdue today.',
});
export type OverviewFigure = keyof typeof OverviewFigureEnum;

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
