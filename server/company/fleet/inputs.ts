import { IsInt, Max, MaxLength, Min, ValidateNested } from 'class-validator';
import { Field, Float, InputType, Int } from 'type-graphql';
import { LocalDateScalar } from '../../platform/api/scalars';
import { DepotInput } from './depotInput';

@InputType({ description: 'What is known of a bus; what is left out stays, null empties.' })
export class BusDetailsInput {
  @MaxLength(15, { message: 'Kuni 15 tähemärki' })
  @Field(() => String, { nullable: true, description: 'Number plate, up to 15 characters.' })
  plate?: string | null;

  @IsInt({ message: 'Kohtade arv on täisarv' })
  @Min(1, { message: 'Kohti on 1 kuni 200' })
  @Max(200, { message: 'Kohti on 1 kuni 200' })
  @Field(() => Int, { nullable: true, description: 'Seats with that of the driver, 1 to 200.' })
  seats?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Has a lift for wheelchairs.' })
  lift?: boolean | null;

  @Min(0, { message: 'Pagasiruum on 0 kuni 100 m³' })
  @Max(100, { message: 'Pagasiruum on 0 kuni 100 m³' })
  @Field(() => Float, { nullable: true, description: 'Room for luggage, 0 to 100 cubic metres.' })
  luggageM3?: number | null;

  @Field(() => LocalDateScalar, { nullable: true, description: 'Last valid day of the technical inspection.' })
  inspectionEnds?: string | null;

  @Field(() => LocalDateScalar, { nullable: true, description: 'Last valid day of the insurance.' })
  insuranceEnds?: string | null;

  @ValidateNested()
  @Field(() => DepotInput, { nullable: true, description: 'Where it stands.' })
  depot?: DepotInput | null;
}
