import { Column, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { User } from '../people/user.entity';

/** The meaning of a mark. */
export type SetupMarkKind = 'skipped' | 'hidden' | 'ended' | 'tested';

/** A mark that admins left on a first step or an item of the to-do list (docs/product.md, 'First steps'). */
@Entity('setup_mark')
@Index('setup_mark_company', ['kind', 'item'], { unique: true, where: 'user_id is null' })
@Index('setup_mark_person', ['kind', 'item', 'userId'], { unique: true, where: 'user_id is not null' })
export class SetupMark {
  @PrimaryColumn('uuid')
  id: string;

  @Column('varchar', { length: 20 })
  kind: SetupMarkKind;

  /** A step, an item of the to-do list, or 'mailServer'. Empty: the steps as a whole. */
  @Column('varchar', { length: 20 })
  item: string;

  /** Null: it counts for the company. Only a person's password and second factor are a person's matter. */
  @Column('uuid', { nullable: true })
  userId: string | null;

  @ManyToOne(() => User, { nullable: true, onDelete: 'CASCADE' })
  user: Relation<User> | null;

  /** Of a tested mail server: by which it is recognised (company/settings/testedServer.ts). */
  @Column('varchar', { length: 64, nullable: true })
  proof: string | null;

  @Column('timestamptz')
  at: Date;
}
