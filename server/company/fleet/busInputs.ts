import { refuseWith } from '../../texts/messages';
import { IsInt, Max, MaxLength, Min, ValidateNested } from 'class-validator';
import { Field, Float, InputType, Int } from 'type-graphql';
import { LocalDateScalar, PriceScalar } from '../../platform/api/scalars';
import { DepotInput } from './depotInput';

@InputType({ description: 'The data of a bus. A field that is left out stays, null empties it.' })
export class BusDetailsInput {
  @MaxLength(15, refuseWith('input.longest', { most: 15 }))
  @Field(() => String, { nullable: true, description: 'Number plate, up to 15 characters.' })
  plate?: string | null;

  @IsInt(refuseWith('fleet.seatsWhole'))
  @Min(1, refuseWith('fleet.badSeats'))
  @Max(200, refuseWith('fleet.badSeats'))
  @Field(() => Int, { nullable: true, description: 'Number of seats including the driver’s, 1 to 200.' })
  seats?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'True when the bus has a lift for wheelchairs.' })
  lift?: boolean | null;

  @Min(0, refuseWith('fleet.badLuggage'))
  @Max(100, refuseWith('fleet.badLuggage'))
  @Field(() => Float, { nullable: true, description: 'Luggage space in cubic metres, 0 to 100.' })
  luggageM3?: number | null;

  @Field(() => LocalDateScalar, { nullable: true, description: 'Last valid day of the technical inspection.' })
  inspectionEnds?: string | null;

  @Field(() => LocalDateScalar, { nullable: true, description: 'Last valid day of the insurance.' })
  insuranceEnds?: string | null;

  @Field(() => LocalDateScalar, { nullable: true, description: 'Day of the last download of the tachograph.' })
  unitDownloadedOn?: string | null;

  @Field(() => PriceScalar, {
    nullable: true,
    description: 'Cost of one kilometre in euros. Null means the figure of the settings.',
  })
  costPerKm?: number | null;

  @ValidateNested()
  @Field(() => DepotInput, { nullable: true, description: 'The place where the bus is parked.' })
  depot?: DepotInput | null;
}
