import type { Relation } from 'typeorm';
import { Column, Entity, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../people/user.entity';

/** The kept value of a setting: its text, or the text of a secret, encrypted. */
export type SettingValue = string | { sealed: string };

/** A setting that an admin saved (docs/product.md, 'Settings'). A setting without a row has its usual value. */
@Entity('setting')
export class Setting {
  /** A key of platform/settings/definitions.ts. */
  @PrimaryColumn('varchar', { length: 50 })
  key: string;

  @Column('jsonb')
  value: SettingValue;

  @Column('timestamptz')
  changedAt: Date;

  @Column('uuid')
  changedById: string;

  @ManyToOne(() => User)
  changedBy: Relation<User>;
}
