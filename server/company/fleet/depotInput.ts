import { message } from '../../texts/messages';
import { Field, InputType } from 'type-graphql';
import type { Depot } from '../../model/fleet/depot';
import { NotBlank } from '../../platform/api/notBlank';
import { Position } from '../../platform/api/position';
import { ShortText } from '../../platform/api/shortText';

@InputType({ description: 'The place chosen as a depot.' })
export class DepotInput extends Position {
  @NotBlank(message('fleet.depotMissing'))
  @ShortText()
  @Field(() => String, { description: 'Address, up to 255 characters.' })
  address: string;
}

/** The stored columns of a depot that was chosen or removed. */
export const toDepotColumns = (input: DepotInput | null | undefined): Depot =>
  input ? { address: input.address.trim(), lat: input.lat, lng: input.lng } : { address: null, lat: null, lng: null };
