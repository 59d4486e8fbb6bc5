import { Check, Column, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { User } from '../people/user.entity';
import type { OrderSnapshot, PlanNews } from '../orders/snapshots';

/** The news for a driver about a confirmed plan, until all of it is confirmed and sent in one e-mail. */
@Entity('plan_notice')
@Check('plan_notice_kind', `kind in ('new', 'moved', 'off')`)
@Index('plan_notice_batch', ['batch'])
export class PlanNotice {
  @PrimaryColumn('uuid')
  id: string;

  /** One confirmation of the plan. */
  @Column('uuid')
  batch: string;

  @Column('timestamptz')
  at: Date;

  @Column('uuid')
  driverId: string;

  @ManyToOne(() => User, { nullable: false, onDelete: 'CASCADE' })
  driver: Relation<User>;

  @Column('varchar', { length: 10 })
  kind: PlanNews['kind'];

  /** The trip as it was confirmed. */
  @Column('jsonb')
  trip: OrderSnapshot;

  /** Of what is to be confirmed. */
  @Column('varchar', { length: 255, nullable: true })
  confirmationKey: string | null;
}
