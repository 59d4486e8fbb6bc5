import { Check, Column, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { User } from '../people/user.entity';

/** Drivers and buses of a trip, the main ones first. */
export interface PlannedCrew {
  driverIds: string[];
  busIds: string[];
}

/** The effect of a move on one order: its draft before and after; null: as assigned. */
export interface MoveChange {
  orderId: string;
  orderVersion: number;
  before: PlannedCrew | null;
  after: PlannedCrew | null;
}

export const moveKinds = ['assign', 'takeOff', 'swap', 'proposal', 'repair'] as const;
export type MoveKind = (typeof moveKinds)[number];

/** One change of the plan, so that who made it can take it back. */
@Entity('plan_move')
@Check('plan_move_kind', `kind in ('assign', 'takeOff', 'swap', 'proposal', 'repair')`)
@Index('plan_move_of', ['actorId', 'nth'])
export class PlanMove {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  actorId: string;

  @ManyToOne(() => User, { nullable: false, onDelete: 'CASCADE' })
  actor: Relation<User>;

  /** Counts the moves of one person. */
  @Column('integer')
  nth: number;

  @Column('varchar', { length: 10 })
  kind: MoveKind;

  /** Taken back; may be done again until the next move. */
  @Column('boolean', { default: false })
  undone: boolean;

  @Column('jsonb')
  changes: MoveChange[];
}
