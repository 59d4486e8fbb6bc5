import type { Relation } from 'typeorm';
import { Check, Column, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import { toInSql } from '../inSql';
import { User } from '../people/user.entity';
import { Order } from '../orders/order.entity';
import type { StoredNote } from '../orders/order.entity';

/** Of a request that waits: for the office, or for the customer. */
export const waitingChangeStatuses = ['open', 'priced'] as const;
export const changeStatuses = [
  ...waitingChangeStatuses,
  'taken',
  'declined',
  'refused',
  'replaced',
  'expired',
] as const;
export type ChangeStatus = (typeof changeStatuses)[number];

/** A stop of the route that is asked for, as it was estimated; moments are ISO 8601. */
export interface WantedStop {
  lat: number;
  lng: number;
  city: string;
  address: string;
  arrive: string | null;
  depart: string | null;
}

/** The route that is asked for, as the maps estimated it when it was asked. */
export interface WantedRoute {
  stops: WantedStop[];
  startsAt: string;
  endsAt: string;
  durationS: number;
  distanceM: number;
  estimatedBy: string;
  estimateNotes: StoredNote[];
}

/** A customer's change request. An order has at most one open request. */
@Entity('change_request')
@Check('change_request_status', `status ${toInSql(changeStatuses)}`)
@Check('change_request_passengers', 'passengers > 0')
@Check('change_request_price', `price >= 0 and (status <> 'priced' or price is not null)`)
@Index('change_request_waiting', ['orderId'], { unique: true, where: `status ${toInSql(waitingChangeStatuses)}` })
@Index('change_request_order', ['orderId', 'askedAt'])
export class ChangeRequest {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  orderId: string;

  @ManyToOne(() => Order, { nullable: false, onDelete: 'CASCADE' })
  order: Relation<Order>;

  /** `open` waits for the office, `priced` for the customer; `refused` by the customer, `declined` by the office. */
  @Column('varchar', { length: 10 })
  status: ChangeStatus;

  @Column('timestamptz')
  askedAt: Date;

  /** Another departure, with the route as it is; null: no other one, or that of `route`. */
  @Column('timestamptz', { nullable: true })
  start: Date | null;

  @Column('jsonb', { nullable: true })
  route: WantedRoute | null;

  @Column('integer', { nullable: true })
  passengers: number | null;

  /** The customer's words. */
  @Column('text', { default: '' })
  note: string;

  /** Cents without VAT, of the whole trip as it is asked for. */
  @Column('integer', { nullable: true })
  price: number | null;

  /** The office's words. */
  @Column('text', { default: '' })
  reply: string;

  @Column('timestamptz', { nullable: true })
  answeredAt: Date | null;

  @Column('uuid', { nullable: true })
  answeredById: string | null;

  @ManyToOne(() => User, { nullable: true })
  answeredBy: Relation<User> | null;
}
