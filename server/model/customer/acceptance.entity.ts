import { Column, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { User } from '../people/user.entity';
import { ChangeRequest } from './changeRequest.entity';
import { Offer } from '../orders/offer.entity';
import { Order } from '../orders/order.entity';
import type { Paper } from './paper';

/** The record of an accepted offer or change, word for word. The database refuses to change a row (docs/decisions/sales/offer-papers.md). */
@Entity('acceptance')
@Index('acceptance_order', ['orderId', 'at'])
export class Acceptance {
  @PrimaryColumn('uuid')
  offerId: string;

  @ManyToOne(() => Offer, { nullable: false, onDelete: 'CASCADE' })
  offer: Relation<Offer>;

  @Column('uuid')
  orderId: string;

  @ManyToOne(() => Order, { nullable: false, onDelete: 'CASCADE' })
  order: Relation<Order>;

  @Column('timestamptz')
  at: Date;

  /** Where the caller was, as the server saw it. */
  @Column('varchar', { length: 64, nullable: true })
  address: string | null;

  /** By the link of which e-mail: 0 of the offer's own, 1 of the first reminder's; null on the trip's page, and on the customer's behalf. */
  @Column('smallint', { nullable: true })
  reminder: number | null;

  /** The admin who accepted on the customer's behalf, or did what the customer asked for. */
  @Column('uuid', { nullable: true })
  adminId: string | null;

  @ManyToOne(() => User, { nullable: true })
  admin: Relation<User> | null;

  /** The change request by which the trip was agreed again; null: the offer itself was accepted. */
  @Column('uuid', { nullable: true })
  changeRequestId: string | null;

  @ManyToOne(() => ChangeRequest, { nullable: true })
  changeRequest: Relation<ChangeRequest> | null;

  /** The one sum to pay, in cents; null when no price was agreed. */
  @Column('integer', { nullable: true })
  amountDue: number | null;

  /** The words of the document. */
  @Column('jsonb')
  paper: Paper;
}
