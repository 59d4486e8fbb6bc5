import { Max, Min } from 'class-validator';
import { encodeMessage, createPlatformMessage } from '../values/message';
import { Field, Float, InputType } from 'type-graphql';

const nowhere = { message: encodeMessage(createPlatformMessage('route.noSuchPlace')) };

/** The fields of every input with a position. */
@InputType()
export abstract class Position {
  @Min(-90, nowhere)
  @Max(90, nowhere)
  @Field(() => Float, { description: 'Latitude, degrees.' })
  lat: number;

  @Min(-180, nowhere)
  @Max(180, nowhere)
  @Field(() => Float, { description: 'Longitude, degrees.' })
  lng: number;
}
