import { Check, Column, Entity, Index, ManyToOne, OneToMany, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import type { Language } from '../../platform/language';
import type { Message } from '../../platform/values/message';
import { Customer } from '../customer/customer.entity';
import { toInSql } from '../inSql';
import { openStatuses, orderStatuses } from './orderStatus';
import type { OrderStatus } from './orderStatus';
import { Stop } from './stop.entity';
import { OrderFood } from './orderFood.entity';

/** The maps' notes on a route. Orders from before notes were data keep Estonian sentences. */
export type StoredNote = Message | string;

/** One trip from first question to archive (docs/glossary.md). */
@Entity('order')
@Check('order_status', `status ${toInSql(orderStatuses)}`)
@Check('order_passengers', 'passengers > 0')
@Check('order_language', `language in ('et', 'en', 'ru', 'fi')`)
@Check('order_time', 'ends_at >= starts_at')
// Open orders are read by status and end; calendars and reports look at a span of time. Long lists have a separate
// table (orderListing.entity.ts).
@Index('order_open', ['status', 'endsAt'], {
  where: `deleted_at is null and status ${toInSql(openStatuses)}`,
})
@Index('order_by_start', ['startsAt', 'id', 'status', 'endsAt'], { where: 'deleted_at is null' })
// Inquiries of a day, for the overview.
@Index('order_by_created', ['createdAt'], { where: 'deleted_at is null' })
@Index('order_by_email', { synchronize: false })
@Index('order_by_customer', ['customerId', 'startsAt', 'id'])
// By kind and age, for the rules of keeping (server/operation/keeping).
@Index('order_to_forget', ['status', 'forgotten', 'endsAt'], { where: 'forgotten < 2' })
// By size, season, days and kilometres (server/sales/pricing/similarTrips.ts).
@Index('order_similar', { synchronize: false })
export class Order {
  @PrimaryColumn('uuid')
  id: string;

  @Column('varchar', { length: 10 })
  status: OrderStatus;

  /** Counts changes; a write that saw an older one is refused. */
  @Column('integer', { default: 1 })
  version: number;

  @Column('timestamptz')
  createdAt: Date;

  /** The departure from the first stop. */
  @Column('timestamptz')
  startsAt: Date;

  /** The arrival at the last stop. */
  @Column('timestamptz')
  endsAt: Date;

  /** Driving time in seconds. */
  @Column('integer')
  durationS: number;

  @Column('integer')
  distanceM: number;

  /** The maps provider that found distance and duration. */
  @Column('varchar', { length: 35 })
  estimatedBy: string;

  /** The provider's notes on the route, such as a ferry. */
  @Column('jsonb', { default: [] })
  estimateNotes: StoredNote[];

  @Column('integer')
  passengers: number;

  @Column('varchar', { length: 255 })
  fullName: string;

  @Column('varchar', { length: 255 })
  email: string;

  @Column('varchar', { length: 32 })
  phone: string;

  /** Language of messages to the customer. */
  @Column('text', { default: 'et' })
  language: Language;

  /** The record of the customer; null until the office ties it. The order keeps the data of its inquiry. */
  @Column('uuid', { nullable: true })
  customerId: string | null;

  @ManyToOne(() => Customer, { nullable: true })
  customer: Relation<Customer> | null;

  @Column('varchar', { length: 255, nullable: true })
  company: string | null;

  /** The Estonian registry code of the company that is invoiced, or what its country has in its place. */
  @Column('varchar', { length: 35, nullable: true })
  companyRegistrationNumber: string | null;

  @Column('varchar', { length: 35, nullable: true })
  companyVatNumber: string | null;

  @Column('varchar', { length: 255, nullable: true })
  companyAddress: string | null;

  /** Where the invoice goes, when not to the customer's own address. */
  @Column('varchar', { length: 255, nullable: true })
  invoiceEmail: string | null;

  @Column('varchar', { length: 255, nullable: true })
  promo: string | null;

  @Column('text', { default: '' })
  clientNotes: string;

  @Column('text', { default: '' })
  logisticsNotes: string;

  @Column('text', { default: '' })
  driverNotes: string;

  @Column('varchar', { length: 255, nullable: true })
  groupFullName: string | null;

  @Column('varchar', { length: 255, nullable: true })
  groupEmail: string | null;

  @Column('varchar', { length: 32, nullable: true })
  groupPhone: string | null;

  @Column('timestamptz', { nullable: true })
  archivedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  deletedAt: Date | null;

  @Column('uuid', { nullable: true })
  deletedById: string | null;

  /** Hash of what the inquiry said when it came last; null of orders that are older than this column. */
  @Column('varchar', { length: 64, nullable: true, select: false })
  inquiryHash: string | null;

  /** Hash of the secret of the form that sent it: anyone who has that may correct it; of one without a secret nobody. */
  @Column('varchar', { length: 64, nullable: true, select: false })
  formKeyHash: string | null;

  /** Which part of the people's data the clock has forgotten: 0 none, 1 all but the buyer, 2 all (docs/product/keeping.md). */
  @Column('smallint', { default: 0, select: false })
  forgotten: number;

  @OneToMany(() => Stop, (stop) => stop.order)
  stops: Relation<Stop>[];

  @OneToMany(() => OrderFood, (food) => food.order)
  food: Relation<OrderFood>[];
}
