import { Field, Float, Int, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn, VirtualColumn } from 'typeorm';
import { selectPhotoUrl } from '../system/photoUrl';
import { Depot } from './depot';
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
  @Field(() => Boolean, {
    description: 'True when the bus is hidden. It cannot be chosen; jobs that use it still show it.',
  })
  hidden: boolean;

  @Column('varchar', { length: 15, nullable: true })
  @Field(() => String, { nullable: true, description: 'Number plate.' })
  plate: string | null;

  @Column('smallint', { nullable: true })
  @Field(() => Int, {
    nullable: true,
    description: 'Number of seats including the driver’s. The law of driving and rest applies above nine.',
  })
  seats: number | null;

  @Column('boolean', { default: false })
  @Field(() => Boolean, { description: 'True when the bus has a lift for wheelchairs.' })
  lift: boolean;

  @Column('double precision', { nullable: true })
  @Field(() => Float, { nullable: true, description: 'Luggage space in cubic metres.' })
  luggageM3: number | null;

  /** Local dates, YYYY-MM-DD: the last day on which each is valid. */
  @Column('date', { nullable: true })
  @Field(() => LocalDateScalar, { nullable: true, description: 'Last valid day of the technical inspection.' })
  inspectionEnds: string | null;

  @Column('date', { nullable: true })
  @Field(() => LocalDateScalar, { nullable: true, description: 'Last valid day of the insurance.' })
  insuranceEnds: string | null;

  @Column('date', { nullable: true })
  @Field(() => LocalDateScalar, {
    nullable: true,
    description: 'Day of the last download of the tachograph. The next one is due within 90 days.',
  })
  unitDownloadedOn: string | null;

  /** The company's own figure for one of its kilometres, in cents, where it differs from the settings. Admins only. */
  @Column('integer', { nullable: true })
  costPerKm: number | null;

  @Column(() => Depot)
  @Field(() => Depot, { description: 'The depot of the bus. Null means the company’s depot.' })
  depot: Depot;

  @VirtualColumn('text', { query: (alias) => selectPhotoUrl('bus', `${alias}.id`) })
  @Field(() => String, { nullable: true, description: 'Path of the photo. Null without one.' })
  photoUrl: string | null;
}
