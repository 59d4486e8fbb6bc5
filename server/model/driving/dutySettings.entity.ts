import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import { Depot } from '../fleet/depot';

/** Settings of every duty of the company: one row, or none while nothing was set. */
@Entity('duty_settings')
@Check('duty_settings_one', 'id = 1')
@Check('duty_settings_minutes', 'begin_minutes between 0 and 180 and end_minutes between 0 and 180')
@ObjectType({ description: 'The company’s settings of every duty.', simpleResolvers: true })
export class DutySettings {
  @PrimaryColumn('smallint')
  id: number;

  @Column('smallint', { default: 15 })
  @Field(() => Int, { description: 'Minutes of work before the first drive of a duty.' })
  beginMinutes: number;

  @Column('smallint', { default: 15 })
  @Field(() => Int, { description: 'Minutes of work after the last drive of a duty.' })
  endMinutes: number;

  @Column(() => Depot)
  @Field(() => Depot, { description: 'The depot of buses and drivers that have no other.' })
  depot: Depot;
}
