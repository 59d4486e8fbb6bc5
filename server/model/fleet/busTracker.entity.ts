import { Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { Bus } from './bus.entity';

/** The key with which a tracker in a bus sends its place. A new key replaces the former one. */
@Entity('bus_tracker')
@Index('bus_tracker_key', ['keyHash'], { unique: true })
export class BusTracker {
  @PrimaryColumn('uuid')
  busId: string;

  @OneToOne(() => Bus, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn()
  bus: Relation<Bus>;

  @Column('varchar', { length: 64 })
  keyHash: string;

  @Column('timestamptz')
  madeAt: Date;
}
