import { Check, Column, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { User } from '../people/user.entity';
import { Bus } from '../fleet/bus.entity';

export const absenceKinds = ['leave', 'sick', 'workshop', 'other'] as const;
export type AbsenceKind = (typeof absenceKinds)[number];

/** Days on which a driver or a bus cannot be had. */
@Entity('absence')
@Check('absence_kind', `kind in ('leave', 'sick', 'workshop', 'other')`)
@Check('absence_whose', 'num_nonnulls(driver_id, bus_id) = 1')
@Check('absence_days', 'first_day <= last_day')
@Index('absence_driver', ['driverId', 'lastDay'])
@Index('absence_bus', ['busId', 'lastDay'])
@Index('absence_ends', ['lastDay'])
export class Absence {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { nullable: true })
  driverId: string | null;

  @ManyToOne(() => User, { nullable: true, onDelete: 'CASCADE' })
  driver: Relation<User> | null;

  @Column('uuid', { nullable: true })
  busId: string | null;

  @ManyToOne(() => Bus, { nullable: true, onDelete: 'CASCADE' })
  bus: Relation<Bus> | null;

  /** Local dates, YYYY-MM-DD, both included. */
  @Column('date')
  firstDay: string;

  @Column('date')
  lastDay: string;

  @Column('varchar', { length: 10 })
  kind: AbsenceKind;

  @Column('varchar', { length: 255, default: '' })
  note: string;
}
