import { Check, Column, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { User } from '../access/user.entity';
import { Order } from './order.entity';

export const rejectReasons = [
  'cheaper_elsewhere',
  'over_budget',
  'trip_cancelled',
  'other',
  'cancelled_via_platform',
] as const;
export type RejectReason = (typeof rejectReasons)[number];
export type OfferStatus = 'open' | 'accepted' | 'rejected' | 'superseded';

/** A price, VAT rate and note that were sent; never changed after, only superseded. */
@Entity('offer')
@Check('offer_status', `status in ('open', 'accepted', 'rejected', 'superseded')`)
@Check('offer_price', 'price >= 0')
@Index('offer_current', ['orderId'], { unique: true, where: `status in ('open', 'accepted')` })
@Index('offer_order', ['orderId', 'sentAt'])
export class Offer {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  orderId: string;

  @ManyToOne(() => Order, { nullable: false, onDelete: 'CASCADE' })
  order: Relation<Order>;

  /** Cents without VAT; null when an admin accepted before any price was agreed. */
  @Column('integer', { nullable: true })
  price: number | null;

  /** Percent. */
  @Column('smallint')
  vatRate: number;

  /** 'Pane tähele' of the e-mail. */
  @Column('text', { default: '' })
  note: string;

  /** Hash of the activation key; null when no link was sent. */
  @Column('varchar', { length: 64, nullable: true })
  keyHash: string | null;

  @Column('varchar', { length: 10 })
  status: OfferStatus;

  @Column('varchar', { length: 35, nullable: true })
  rejectReason: RejectReason | null;

  @Column('timestamptz')
  sentAt: Date;

  @Column('uuid', { nullable: true })
  sentById: string | null;

  @ManyToOne(() => User, { nullable: true })
  sentBy: Relation<User> | null;

  @Column('timestamptz', { nullable: true })
  answeredAt: Date | null;

  /** The admin who answered on the customer's behalf; null when the customer did. */
  @Column('uuid', { nullable: true })
  answeredById: string | null;

  @ManyToOne(() => User, { nullable: true })
  answeredBy: Relation<User> | null;
}
