import { Field, Float, Int, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn, VirtualColumn } from 'typeorm';
import { photoUrlSql } from '../system/photoUrl';
import { Depot } from './depot.entity';
import { LocalDateScalar, UUIDScalar } from '../../platform/api/scalars';

@Entity('bus')
@ObjectType({ description: 'A bus or coach that can be assigned to a job.', simpleResolvers: true })
export class Bus {
  @PrimaryColumn('uuid')
  @Field(() => UUIDScalar, { description: 'Id.' })
  id: string;

  @Column('varchar', { length: 255 })
  @Field(() => String, { description: 'Name, usually model and number plate.' })
  name: string;

  @Column('boolean', { default: false })
  @Field(() => Boolean, { description: 'Hidden buses cannot be chosen; jobs that use them still show them.' })
  hidden: boolean;

  @Column('varchar', { length: 15, nullable: true })
  @Field(() => String, { nullable: true, description: 'Number plate.' })
  plate: string | null;

  @Column('smallint', { nullable: true })
  @Field(() => Int, {
    nullable: true,
    description: 'Seats with that of the driver; over nine the law of driving and rest applies.',
  })
  seats: number | null;

  @Column('boolean', { default: false })
  @Field(() => Boolean, { description: 'Has a lift for wheelchairs.' })
  lift: boolean;

  @Column('double precision', { nullable: true })
  @Field(() => Float, { nullable: true, description: 'Room for luggage, cubic metres.' })
  luggageM3: number | null;

  /** Local dates, YYYY-MM-DD: the last day on which each is valid. */
  @Column('date', { nullable: true })
  @Field(() => LocalDateScalar, { nullable: true, description: 'Last valid day of the technical inspection.' })
  inspectionEnds: string | null;

  @Column('date', { nullable: true })
  @Field(() => LocalDateScalar, { nullable: true, description: 'Last valid day of the insurance.' })
  insuranceEnds: string | null;

  @Column(() => Depot)
  @Field(() => Depot, { description: 'Where it stands; without one, where the company’s buses do.' })
  depot: Depot;

  @VirtualColumn('text', { query: (alias) => photoUrlSql('bus', `${alias}.id`) })
  @Field(() => String, { nullable: true, description: 'Path of the photo; null without one.' })
  photoUrl: string | null;
}
