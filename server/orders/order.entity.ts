import { Check, Column, Entity, Index, OneToMany, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import type { OrderStatus } from './lifecycle';
import { Stop } from './stop.entity';
import { OrderFood } from './orderFood.entity';

/** One trip from first question to archive (design, sections 2 and 5). */
@Entity('order')
@Check('order_status', `status in ('new', 'answered', 'accepted', 'job', 'archived', 'rejected')`)
@Check('order_passengers', 'passengers > 0')
@Check('order_time', 'ends_at >= starts_at')
// What is open is read by status and start; long lists in one of five orders, without a look at the table itself.
@Index('order_open', ['status', 'endsAt'], {
  where: `deleted_at is null and status in ('new', 'answered', 'accepted', 'job')`,
})
@Index('order_by_start', ['startsAt', 'id', 'status', 'endsAt'], { where: 'deleted_at is null' })
@Index('order_by_company', ['listCompany', 'id', 'status', 'endsAt'], { where: 'deleted_at is null' })
@Index('order_by_price', ['listPrice', 'id', 'status', 'endsAt'], { where: 'deleted_at is null' })
@Index('order_by_driver', ['listDriver', 'id', 'status', 'endsAt'], { where: 'deleted_at is null' })
@Index('order_by_trip_number', ['listTripNumber', 'id', 'status', 'endsAt'], { where: 'deleted_at is null' })
@Index('order_by_change', ['changeNumber'], { unique: true, where: 'change_number is not null' })
@Index('order_search', { synchronize: false })
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

  /** What the provider had to say, such as a ferry. */
  @Column('text', { array: true, default: '{}' })
  estimateNotes: string[];

  @Column('integer')
  passengers: number;

  @Column('varchar', { length: 255 })
  fullName: string;

  @Column('varchar', { length: 255 })
  email: string;

  @Column('varchar', { length: 32 })
  phone: string;

  @Column('varchar', { length: 255, nullable: true })
  company: string | null;

  /** The Estonian registry code of the company that is invoiced, or what its country has in its place. */
  @Column('varchar', { length: 35, nullable: true })
  companyRegistrationNumber: string | null;

  @Column('varchar', { length: 35, nullable: true })
  companyVatNumber: string | null;

  @Column('varchar', { length: 255, nullable: true })
  companyAddress: string | null;

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

  /** Folded text of everything the lists show, for search; this and what the lists sort by is kept by listKeys.ts. */
  @Column('text', { default: '', select: false })
  search: string;

  /** The company or full name, lower case, as it sorts in Estonian. */
  @Column({ type: 'text', default: '', select: false, collation: 'C' })
  listCompany: string;

  /** Cents of the latest offer; -1 without one. */
  @Column('integer', { default: -1, select: false })
  listPrice: number;

  /** The main driver's name, lower case, as it sorts in Estonian; empty without one. */
  @Column({ type: 'text', default: '', select: false, collation: 'C' })
  listDriver: string;

  /** -1 without one. */
  @Column('integer', { default: -1, select: false })
  listTripNumber: number;

  /**
   * The place of the latest change among all changes of orders that concern accounting, in the order in which they were
   * committed; null until the order was accepted. See changeNumber.ts.
   */
  @Column('integer', { nullable: true })
  changeNumber: number | null;

  /** When that change was made. */
  @Column('timestamptz', { nullable: true })
  changedAt: Date | null;

  @OneToMany(() => Stop, (stop) => stop.order)
  stops: Relation<Stop>[];

  @OneToMany(() => OrderFood, (food) => food.order)
  food: Relation<OrderFood>[];
}
