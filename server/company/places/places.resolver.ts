import { refuseWith } from '../../texts/messages';
import { ValidateNested, ArrayMaxSize, ArrayMinSize } from 'class-validator';
import {
  Args,
  ArgsType,
  Ctx,
  Field,
  Float,
  InputType,
  Int,
  ObjectType,
  Query,
  Resolver,
  registerEnumType,
} from 'type-graphql';
import type { RequestContext } from '../../access';
import { estimateArrivals, placeAfterMove } from '../../maps';
import { Printed } from '../../texts/printed';
import { DateTimeScalar, EmailScalar } from '../../platform/api/scalars';
import type { Message } from '../../platform/values/message';
import { ShortText } from '../../platform/api/shortText';
import { Position } from '../../platform/api/position';

@ObjectType('Place', { description: 'A place that can be a stop.', simpleResolvers: true })
class PlaceRow {
  @Field(() => String, { description: 'Town or village.' })
  city: string;
  @Field(() => String, { description: 'Whole address.' })
  address: string;
  @Field(() => Float, { description: 'Latitude, degrees.' })
  lat: number;
  @Field(() => Float, { description: 'Longitude, degrees.' })
  lng: number;
  @Field(() => Boolean, {
    nullable: true,
    description: 'The position is only near, as a rule the centre of the town; geocodePlace may know better.',
  })
  approximate?: boolean;
}

enum PlacesHint {
  SIMILAR_NAMES = 'SIMILAR_NAMES',
  TOWN_MISSING = 'TOWN_MISSING',
}
registerEnumType(PlacesHint, {
  name: 'PlacesHint',
  description: 'What to say beside the places that were found, or instead of them.',
  valuesConfig: {
    SIMILAR_NAMES: { description: 'Nothing is called so; the places are only called nearly so.' },
    TOWN_MISSING: { description: 'A street without its town, which must be added.' },
  },
});
const hints = { similarNames: PlacesHint.SIMILAR_NAMES, townMissing: PlacesHint.TOWN_MISSING };

@ObjectType({ description: 'What a typed text may mean.', simpleResolvers: true })
class FoundPlaces {
  @Field(() => [PlaceRow], { description: 'The best first.' })
  places: PlaceRow[];
  @Field(() => PlacesHint, {
    nullable: true,
    description: 'null: the places are called as was typed, or there are none.',
  })
  hint: PlacesHint | null;
}

@InputType({ description: 'A stop whose arrival is to be estimated.' })
class EstimateStopInput extends Position {
  @Field(() => DateTimeScalar, { nullable: true, description: 'Departure, when known.' })
  depart?: Date | null;
}

@InputType({ description: 'A position.' })
class PositionInput extends Position {}

@ArgsType()
class PlaceAfterMoveArgs {
  @ValidateNested()
  @Field(() => PositionInput, { description: 'Where the stop was when it was given its address.' })
  from: PositionInput;

  @ValidateNested()
  @Field(() => PositionInput, { description: 'Where it was moved.' })
  to: PositionInput;
}

@ObjectType({ description: 'Distance, driving time and arrivals of a route.', simpleResolvers: true })
class RouteEstimate {
  @Field(() => [DateTimeScalar], {
    nullable: 'items',
    description: 'Arrival at each stop; null at the first and where the departure before is not known.',
  })
  arrivals: (Date | null)[];
  @Field(() => Float, { description: 'Kilometres.' })
  distanceKm: number;
  @Field(() => Int, { description: 'Driving time in minutes.' })
  durationMin: number;
  @Field(() => String, { description: 'The maps provider that found it.' })
  foundBy: string;
  @Printed()
  @Field(() => [String], { description: 'What the provider had to say, such as a ferry.' })
  notes: Message[];
  @Field(() => [[Float]], {
    description: 'The line to draw on a map: latitude and longitude of at most some hundred points.',
  })
  path: number[][];
}

@ArgsType()
class EstimateArgs {
  @ArrayMinSize(1)
  @ArrayMaxSize(10, refuseWith('route.tenStopsAtMost'))
  @ValidateNested({ each: true })
  @Field(() => [EstimateStopInput], { description: 'Up to ten stops in order.' })
  stops: EstimateStopInput[];
}

@ArgsType()
class SuggestArgs {
  @ShortText()
  @Field(() => String, { description: 'What was typed so far.' })
  text: string;
}

@ArgsType()
class GeocodeArgs {
  @ShortText()
  @Field(() => String, { description: 'The address of a chosen suggestion.' })
  text: string;
}

@ObjectType({
  description: 'What a map in the browser needs; without both it is drawn from our own outline.',
  simpleResolvers: true,
})
class MapSettings {
  @Field(() => String, { nullable: true, description: 'Key of Google’s map.' })
  googleMapsApiKey: string | null;
  @Field(() => String, { nullable: true, description: 'Address of map tiles, with {z}, {x} and {y}.' })
  tilesUrl: string | null;
  @Field(() => String, { nullable: true, description: 'What must be said of the tiles, as text.' })
  tilesAttribution: string | null;
}

@ObjectType({ description: 'What every page shows of the company.', simpleResolvers: true })
class PortalInfo {
  @Field(() => String, { description: 'Name of the company.' })
  companyName: string;
  @Field(() => EmailScalar, { nullable: true, description: 'E-mail of the company.' })
  companyEmail: string | null;
  @Field(() => String, { nullable: true, description: 'Phone of the company.' })
  companyPhone: string | null;
  @Field(() => DateTimeScalar, { description: 'The present moment on the server.' })
  now: Date;
}

@Resolver()
export class PlacesResolver {
  @Query(() => FoundPlaces, { description: 'Places for a typed text.' })
  async findPlaces(
    @Ctx() { deps }: RequestContext,
    @Args(() => SuggestArgs) { text }: SuggestArgs,
  ): Promise<FoundPlaces> {
    const { places, hint } = await deps.maps.suggest(text);
    return { places, hint: hint ? hints[hint] : null };
  }

  // Pages that were opened before an upgrade ask it; nothing of them can say that a name is only similar.
  @Query(() => [PlaceRow], {
    description: 'Places for a typed text, the best first.',
    deprecationReason: 'findPlaces also says when nothing is called so, and why nothing was found.',
  })
  async suggestPlaces(@Ctx() { deps }: RequestContext, @Args(() => SuggestArgs) { text }: SuggestArgs) {
    const { places, hint } = await deps.maps.suggest(text);
    return hint === 'similarNames' ? [] : places;
  }

  @Query(() => PlaceRow, {
    nullable: true,
    description: 'What a stop is called that was moved on the map; null while its address still holds.',
  })
  async placeAfterMove(
    @Ctx() { deps }: RequestContext,
    @Args(() => PlaceAfterMoveArgs) { from, to }: PlaceAfterMoveArgs,
  ) {
    return (await placeAfterMove(deps.maps, from, to)) ?? null;
  }

  @Query(() => PlaceRow, {
    nullable: true,
    description: 'The exact position of a chosen suggestion; null when it is not found.',
  })
  async geocodePlace(@Ctx() { deps }: RequestContext, @Args(() => GeocodeArgs) { text }: GeocodeArgs) {
    return (await deps.maps.geocode(text)) ?? null;
  }

  @Query(() => MapSettings, { description: 'What a map in the browser needs.' })
  mapSettings(@Ctx() { deps: { config } }: RequestContext): MapSettings {
    return {
      googleMapsApiKey: config.googleMapsBrowserKey ?? null,
      tilesUrl: config.mapTilesUrl ?? null,
      tilesAttribution: config.mapTilesAttribution ?? null,
    };
  }

  @Query(() => RouteEstimate, { description: 'When each stop is reached, and how far and long the drive is.' })
  async estimateRoute(
    @Ctx() { deps }: RequestContext,
    @Args(() => EstimateArgs) { stops }: EstimateArgs,
  ): Promise<RouteEstimate> {
    const estimate = await estimateArrivals(
      stops.map(({ lat, lng, depart }) => ({ lat, lng, depart: depart ?? null })),
      deps.maps,
    );
    return {
      arrivals: estimate.stops.map(({ arrive }) => arrive),
      distanceKm: estimate.distanceM / 1000,
      durationMin: Math.round(estimate.durationS / 60),
      foundBy: estimate.foundBy,
      notes: estimate.notes,
      path: estimate.path.map(({ lat, lng }) => [lat, lng]),
    };
  }

  @Query(() => PortalInfo, { description: 'Name and contacts of the company.' })
  portalInfo(@Ctx() { deps: { config, clock } }: RequestContext): PortalInfo {
    return {
      companyName: config.companyName,
      companyEmail: config.companyEmail ?? null,
      companyPhone: config.companyPhone ?? null,
      now: clock.now(),
    };
  }
}
