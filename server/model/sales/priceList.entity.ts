import { Column, Entity, ManyToOne, PrimaryColumn, Unique } from 'typeorm';
import type { Relation } from 'typeorm';
import { User } from '../people/user.entity';
import type { PriceRules } from '../../engines/pricing';

/** A version of what the company asks for; never changed, only followed by the next. The latest one holds. */
@Entity('price_list')
@Unique('price_list_version', ['version'])
export class PriceList {
  @PrimaryColumn('uuid')
  id: string;

  /** Counts from 1. */
  @Column('integer')
  version: number;

  @Column('varchar', { length: 255 })
  name: string;

  @Column('jsonb')
  rules: PriceRules;

  @Column('timestamptz')
  createdAt: Date;

  @Column('uuid', { nullable: true })
  createdById: string | null;

  @ManyToOne(() => User, { nullable: true })
  createdBy: Relation<User> | null;
}
