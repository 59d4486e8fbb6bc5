import { Check, Column, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import type { PriceLine } from '../../engines/pricing';
import { User } from '../people/user.entity';
import { PriceList } from '../sales/priceList.entity';
import { CancellationTerms } from '../sales/cancellationTerms.entity';
import { toInSql } from '../inSql';
import { Order } from './order.entity';

export const rejectReasons = [
  'cheaper_elsewhere',
  'over_budget',
  'trip_cancelled',
  'other',
  'cancelled_via_platform',
] as const;
export type RejectReason = (typeof rejectReasons)[number];

export const offerStatuses = ['open', 'accepted', 'rejected', 'superseded', 'expired'] as const;
export type OfferStatus = (typeof offerStatuses)[number];

/** A line that somebody typed, or that was stored as text before lines were data: every reader sees it as it is. */
export interface TypedLine {
  title: string;
  detail: string;
  /** Cents without VAT; less than 0 for a discount. */
  amount: number;
}

/** One line of an offer's price, as it was sent. */
export type OfferLine = PriceLine | TypedLine;

/** A price, VAT rate and note that were sent; never changed after, only superseded. */
@Entity('offer')
@Check('offer_status', `status ${toInSql(offerStatuses)}`)
@Check('offer_price', 'price >= 0')
@Check('offer_cancellation_fee', 'cancellation_fee >= 0')
@Index('offer_current', ['orderId'], { unique: true, where: `status in ('open', 'accepted')` })
@Index('offer_order', ['orderId', 'sentAt'])
// The clock looks for these every minute.
@Index('offer_due', ['remindAt'], { where: `status = 'open' and remind_at is not null` })
@Index('offer_ends', ['validUntil'], { where: `status = 'open' and valid_until is not null` })
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

  /** How many people it was made for; null of offers from before that was kept. */
  @Column('integer', { nullable: true })
  passengers: number | null;

  /** Percent. */
  @Column('smallint')
  vatRate: number;

  /** 'Pane tähele' of the e-mail. */
  @Column('text', { default: '' })
  note: string;

  /** The lines of the price. Null for a single sum. */
  @Column('jsonb', { nullable: true })
  lines: OfferLine[] | null;

  /** The customer sees the lines too. */
  @Column('boolean', { default: false })
  showLines: boolean;

  /** The version of the price list that the lines were proposed by. */
  @Column('uuid', { nullable: true })
  priceListId: string | null;

  @ManyToOne(() => PriceList, { nullable: true })
  priceList: Relation<PriceList> | null;

  /** Hash of the activation key; null when no link was sent. */
  @Column('varchar', { length: 64, nullable: true })
  keyHash: string | null;

  /** Those of the reminders' links. */
  @Column('varchar', { length: 64, array: true, default: '{}' })
  reminderKeyHashes: string[];

  /** The last moment at which it can be taken, or the departure where that comes sooner; null of offers from before. */
  @Column('timestamptz', { nullable: true })
  validUntil: Date | null;

  /** When the customer is reminded next; null when no more. */
  @Column('timestamptz', { nullable: true })
  remindAt: Date | null;

  @Column('varchar', { length: 10 })
  status: OfferStatus;

  @Column('varchar', { length: 35, nullable: true })
  rejectReason: RejectReason | null;

  /** The terms of cancellation that it was sent with; null of offers that are older than the terms. */
  @Column('uuid', { nullable: true })
  cancellationTermsId: string | null;

  @ManyToOne(() => CancellationTerms, { nullable: true })
  cancellationTerms: Relation<CancellationTerms> | null;

  /** Cents: what cancelling cost who had accepted it, 0 where it was free; null while it was not cancelled. */
  @Column('integer', { nullable: true })
  cancellationFee: number | null;

  @Column('timestamptz')
  sentAt: Date;

  @Column('uuid', { nullable: true })
  sentById: string | null;

  @ManyToOne(() => User, { nullable: true })
  sentBy: Relation<User> | null;

  @Column('timestamptz', { nullable: true })
  decidedAt: Date | null;

  /** The admin who decided on the customer's behalf; null when the customer did. */
  @Column('uuid', { nullable: true })
  decidedById: string | null;

  @ManyToOne(() => User, { nullable: true })
  decidedBy: Relation<User> | null;
}
