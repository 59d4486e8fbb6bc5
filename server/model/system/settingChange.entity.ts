import type { Relation } from 'typeorm';
import { Column, Entity, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../people/user.entity';

/** One change of one setting, for the history. Rows are only added. */
@Entity('setting_change')
export class SettingChange {
  /** Counts the saves of all settings, from 1. */
  @PrimaryColumn('integer')
  version: number;

  @PrimaryColumn('varchar', { length: 50 })
  key: string;

  /** The former text; null: there was none, or it is a secret. */
  @Column('text', { nullable: true })
  before: string | null;

  /** The new text; null: there is none, or it is a secret. */
  @Column('text', { nullable: true })
  after: string | null;

  /** Whether there is a value from now on; of a secret the history knows no more. */
  @Column('boolean')
  isSet: boolean;

  @Column('timestamptz')
  at: Date;

  @Column('uuid')
  byId: string;

  @ManyToOne(() => User)
  by: Relation<User>;
}
