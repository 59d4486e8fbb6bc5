import { Check, Column, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { toInSql } from '../inSql';
import { User } from '../people/user.entity';
import { Bus } from './bus.entity';

export const defectStates = ['open', 'workshop', 'done'] as const;
export type DefectState = (typeof defectStates)[number];

/** Something broken on a bus, as a driver or the office reported it. */
@Entity('defect')
@Check('defect_state', `state ${toInSql(defectStates)}`)
@Index('defect_bus', ['busId', 'reportedAt'])
@Index('defect_unfinished', ['busId'], { where: `state <> 'done'` })
@Index('defect_done', ['stateAt'], { where: `state = 'done'` })
export class Defect {
  /** A phone that reports offline makes the id, so that one report is stored once. */
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  busId: string;

  @ManyToOne(() => Bus, { nullable: false, onDelete: 'CASCADE' })
  bus: Relation<Bus>;

  @Column('varchar', { length: 1000 })
  text: string;

  /** The bus may not drive until it is done. */
  @Column('boolean')
  mayNotDrive: boolean;

  @Column('varchar', { length: 10, default: 'open' })
  state: DefectState;

  @Column('timestamptz')
  stateAt: Date;

  @Column('timestamptz')
  reportedAt: Date;

  @Column('uuid')
  reportedById: string;

  @ManyToOne(() => User, { nullable: false })
  reportedBy: Relation<User>;
}
