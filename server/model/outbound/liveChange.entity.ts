import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/**
 * One change for open pages, kept for some hours so that a page that was away can hear of it later. Rows are only
 * added, in the transaction of the change. Transactions, not times, decide which rows a page has not heard of
 * (docs/decisions/live-updates.md).
 */
@Entity('live_change')
@Index('live_change_transaction', ['transaction'])
export class LiveChangeRow {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: string;

  /** Number of the transaction that wrote it. */
  @Column('bigint')
  transaction: string;

  @Column('timestamptz', { default: () => 'now()' })
  at: Date;

  /** Names of `LiveList`. */
  @Column('text', { array: true })
  lists: string[];

  /** null: it is not about one order. */
  @Column('uuid', { nullable: true })
  orderId: string | null;

  /** Of the order, after the change. */
  @Column('integer', { nullable: true })
  version: number | null;

  /** Drivers whose job it is, or was before the change: they alone hear of it beside the office. */
  @Column('uuid', { array: true, default: () => "'{}'" })
  driverIds: string[];
}
