import { Check, Column, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { toInSql } from '../inSql';
import { User } from '../people/user.entity';

/** Pages with lists whose search, sort and period stand in the address. */
export const viewPages = ['lists', 'archive', 'owing', 'hours'] as const;
export type ViewPage = (typeof viewPages)[number];

/** A look at a page that the office gave a name to. All of the office shares it. */
@Entity('saved_view')
@Check('saved_view_page', `page ${toInSql(viewPages)}`)
@Index('saved_view_name', ['page', 'name'], { unique: true })
export class SavedView {
  @PrimaryColumn('uuid')
  id: string;

  @Column('varchar', { length: 10 })
  page: ViewPage;

  @Column('varchar', { length: 60 })
  name: string;

  /** The part of the address after the path, from its question mark on. */
  @Column('varchar', { length: 500 })
  query: string;

  /** The user who last saved it. */
  @Column('uuid')
  byId: string;

  @ManyToOne(() => User, { nullable: false, onDelete: 'CASCADE' })
  by: Relation<User>;
}
