import { Field, Float, ObjectType } from 'type-graphql';
import { Column } from 'typeorm';

/**
 * The parking place of a bus or the place where a driver begins; embedded in their tables. All empty: the company's
 * depot.
 */
@ObjectType({
  description: 'A depot: the parking place of a bus, or the place where a driver’s duty begins.',
  simpleResolvers: true,
})
export class Depot {
  @Column('varchar', { length: 255, nullable: true })
  @Field(() => String, { nullable: true, description: 'Address. Null means that there is no own depot.' })
  address: string | null;

  @Column('double precision', { nullable: true })
  @Field(() => Float, { nullable: true, description: 'Latitude, degrees.' })
  lat: number | null;

  @Column('double precision', { nullable: true })
  @Field(() => Float, { nullable: true, description: 'Longitude, degrees.' })
  lng: number | null;
}
