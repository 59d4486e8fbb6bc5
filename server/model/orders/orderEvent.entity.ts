import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A row of an order's history; only ever added. */
@Entity('order_event')
@Index('order_event_order', ['orderId', 'at'])
export class OrderEvent {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  orderId: string;

  @Column('timestamptz')
  at: Date;

  /** The action of lifecycle.ts, or a feedback action. */
  @Column('varchar', { length: 35 })
  action: string;

  /** 'admin', 'driver' or 'customer'. */
  @Column('varchar', { length: 10 })
  actor: string;

  @Column('uuid', { nullable: true })
  userId: string | null;

  @Column('varchar', { length: 10, nullable: true })
  fromStatus: string | null;

  @Column('varchar', { length: 10 })
  toStatus: string;

  /** The order's version after the change, so that a stale page can show the changes it missed. */
  @Column('integer')
  version: number;

  /** The changed fields by name, with values before and after. */
  @Column('jsonb', { default: {} })
  changes: Record<string, unknown>;
}
