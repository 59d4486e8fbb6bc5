import { Column, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { User } from '../people/user.entity';

/** Words of the office to all drivers of a day. Rows are added and never changed. */
@Entity('driver_notice')
@Index('driver_notice_day', ['day'])
export class DriverNotice {
  @PrimaryColumn('uuid')
  id: string;

  @Column('date')
  day: string;

  @Column('varchar', { length: 500 })
  text: string;

  @Column('timestamptz')
  sentAt: Date;

  @Column('uuid')
  sentById: string;

  @ManyToOne(() => User, { nullable: false })
  sentBy: Relation<User>;
}
