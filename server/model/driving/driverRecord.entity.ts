import { Field, ObjectType } from 'type-graphql';
import { Column, Entity, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { User } from '../people/user.entity';
import { Depot } from '../fleet/depot';
import { LocalDateScalar, UUIDScalar } from '../../platform/api/scalars';

/** The papers that a driver must have, and where the driver begins. Only admins and the driver see it. */
@Entity('driver_record')
@ObjectType({
  description: 'The documents of a driver, each with its last valid day. All are optional.',
  simpleResolvers: true,
})
export class DriverRecord {
  @PrimaryColumn('uuid')
  @Field(() => UUIDScalar, { description: 'Id of the driver.' })
  driverId: string;

  @ManyToOne(() => User, { nullable: false, onDelete: 'CASCADE' })
  driver: Relation<User>;

  @Column('varchar', { length: 35, nullable: true })
  @Field(() => String, { nullable: true, description: 'Categories of the driving licence, for example D, DE.' })
  licenceCategory: string | null;

  /** Local dates, YYYY-MM-DD: the last day on which each is valid. */
  @Column('date', { nullable: true })
  @Field(() => LocalDateScalar, { nullable: true, description: 'Last valid day of the driving licence.' })
  licenceEnds: string | null;

  @Column('date', { nullable: true })
  @Field(() => LocalDateScalar, {
    nullable: true,
    description: 'Last valid day of the certificate of professional competence (code 95).',
  })
  code95Ends: string | null;

  @Column('date', { nullable: true })
  @Field(() => LocalDateScalar, { nullable: true, description: 'Last valid day of the driver card.' })
  driverCardEnds: string | null;

  @Column('date', { nullable: true })
  @Field(() => LocalDateScalar, { nullable: true, description: 'Last valid day of the medical certificate.' })
  medicalEnds: string | null;

  @Column('date', { nullable: true })
  @Field(() => LocalDateScalar, {
    nullable: true,
    description: 'Day of the last download of the driver card. The next one is due within 28 days.',
  })
  cardDownloadedOn: string | null;

  @Column(() => Depot)
  @Field(() => Depot, { description: 'The place where the driver’s duty begins. Null means the company’s depot.' })
  depot: Depot;
}
