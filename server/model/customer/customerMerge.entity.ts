import { Check, Column, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { User } from '../people/user.entity';
import { Customer } from './customer.entity';

/** Two records were found to be one customer. Holds what is needed to take it back, and no word about a person. */
@Entity('customer_merge')
@Check('customer_merge_two', 'customer_id <> merged_id')
@Index('customer_merge_customer', ['customerId'])
@Index('customer_merge_merged', ['mergedId'], { unique: true, where: 'undone_at is null' })
export class CustomerMerge {
  @PrimaryColumn('uuid')
  id: string;

  /** The record that stayed. */
  @Column('uuid')
  customerId: string;

  @ManyToOne(() => Customer, { nullable: false, onDelete: 'CASCADE' })
  customer: Relation<Customer>;

  @Column('uuid')
  mergedId: string;

  @ManyToOne(() => Customer, { nullable: false, onDelete: 'CASCADE' })
  merged: Relation<Customer>;

  @Column('timestamptz')
  at: Date;

  @Column('uuid')
  byId: string;

  @ManyToOne(() => User, { nullable: false })
  by: Relation<User>;

  /** Ids of the rows that went over, by table. */
  @Column('jsonb')
  moved: Record<string, string[]>;

  /** The empty fields of the record that stayed which were filled from the other one. */
  @Column('text', { array: true })
  filled: string[];

  @Column('timestamptz', { nullable: true })
  undoneAt: Date | null;

  @Column('uuid', { nullable: true })
  undoneById: string | null;

  @ManyToOne(() => User, { nullable: true })
  undoneBy: Relation<User> | null;
}
