import { Field, Float, InputType, ObjectType } from 'type-graphql';
import { Column } from 'typeorm';
import { NotBlank } from '../../platform/api/notBlank';
import { Position } from '../../platform/api/position';
import { ShortText } from '../../platform/api/shortText';

/** Where a bus stands or a driver begins; embedded in the tables of whoever has one. All empty: none of its own. */
@ObjectType({ description: 'A depot: where a bus stands, or a driver begins.', simpleResolvers: true })
export class Depot {
  @Column('varchar', { length: 255, nullable: true })
  @Field(() => String, { nullable: true, description: 'Address; null: none of its own.' })
  address: string | null;

  @Column('double precision', { nullable: true })
  @Field(() => Float, { nullable: true, description: 'Latitude, degrees.' })
  lat: number | null;

  @Column('double precision', { nullable: true })
  @Field(() => Float, { nullable: true, description: 'Longitude, degrees.' })
  lng: number | null;
}

@InputType({ description: 'A depot, as a place that was picked.' })
export class DepotInput extends Position {
  @NotBlank('Palun valige garaaži asukoht')
  @ShortText()
  @Field(() => String, { description: 'Address, up to 255 characters.' })
  address: string;
}

/** What is stored of a depot that was picked, or taken away. */
export const depotColumns = (input: DepotInput | null | undefined): Depot =>
  input ? { address: input.address.trim(), lat: input.lat, lng: input.lng } : { address: null, lat: null, lng: null };
