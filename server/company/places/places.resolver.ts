import { refuseWith } from '../../texts/messages';
import { ValidateNested, ArrayMaxSize, ArrayMinSize } from 'class-validator';
import { Args, ArgsType, Ctx, Field, Float, InputType, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../access';
import { estimateArrivals, placeAfterMove } from '../../maps';
import { Printed } from '../../texts/printed';
import { DateTimeScalar, EmailScalar } from '../../platform/api/scalars';
import type { Message } from '../../platform/values/message';
import { ShortText } from '../../platform/api/shortText';
import { Position } from '../../platform/api/position';
import { describeEnum } from '../../platform/api/describeEnum';

@ObjectType('Place', { description: 'A place that can be a stop.', simpleResolvers: true })
class PlaceRow {
  @Field(() => String, { description: 'Town or village.' })
  city: string;
  @Field(() => String, { description: 'Full address.' })
  address: string;
  @Field(() => Float, { description: 'Latitude, degrees.' })
  lat: number;
  @Field(() => Float, { description: 'Longitude, degrees.' })
  lng: number;
  @Field(() => Boolean, {
    nullable: true,
    description:
      'True when the position is approximate, usually the centre of the town. Call geocodePlace for the exact one.',
  })
  approximate?: boolean;
}

const PlacesHint = describeEnum('PlacesHint', 'The reason for a note beside the places found, or instead of them.', {
  SIMILAR_NAMES: 'No place has this name. The places found have similar names.',
  TOWN_MISSING: 'The text names a street without its town. The town must be added.',
});
type PlacesHint = keyof typeof PlacesHint;

const hints = { similarNames: PlacesHint.SIMILAR_NAMES, townMissing: PlacesHint.TOWN_MISSING };

@ObjectType({ description: 'Places that a typed text may mean.', simpleResolvers: true })
class FoundPlaces {
  @Field(() => [PlaceRow], { description: 'The places, best match first.' })
  places: PlaceRow[];
  @Field(() => PlacesHint, {
    nullable: true,
    description: 'A note on the result. Null when the places have the typed name, or when there are none.',
  })
  hint: PlacesHint | null;
}

@InputType({ description: 'A stop of a route whose arrivals are to be estimated.' })
class EstimateStopInput extends Position {
  @Field(() => DateTimeScalar, { nullable: true, description: 'Departure, if it is known.' })
  depart?: Date | null;
}

@InputType({ description: 'A position.' })
class PositionInput extends Position {}

@ArgsType()
class PlaceAfterMoveArgs {
  @ValidateNested()
  @Field(() => PositionInput, { description: 'The stop’s position when its address was set.' })
  from: PositionInput;

  @ValidateNested()
  @Field(() => PositionInput, { description: 'The stop’s new position.' })
  to: PositionInput;
}

@ObjectType({ description: 'Distance, driving time and arrivals of a route.', simpleResolvers: true })
class RouteEstimate {
  @Field(() => [DateTimeScalar], {
    nullable: 'items',
    description: 'Arrival at each stop. Null for the first stop, and after a stop without a departure.',
  })
  arrivals: (Date | null)[];
  @Field(() => Float, { description: 'Kilometres.' })
  distanceKm: number;
  @Field(() => Int, { description: 'Driving time in minutes.' })
  durationMin: number;
  @Field(() => String, { description: 'The maps provider that computed the route.' })
  foundBy: string;
  @Printed()
  @Field(() => [String], { description: 'The provider’s notes on the route, such as a ferry.' })
  notes: Message[];
  @Field(() => [[Float]], {
    description: 'The line of the route: at most about a hundred points of latitude and longitude.',
  })
  path: number[][];
}

@ArgsType()
class EstimateArgs {
  @ArrayMinSize(1)
  @ArrayMaxSize(10, refuseWith('route.tenStopsAtMost'))
  @ValidateNested({ each: true })
  @Field(() => [EstimateStopInput], { description: 'Two to ten stops in driving order.' })
  stops: EstimateStopInput[];
}

@ArgsType()
class SuggestArgs {
  @ShortText()
  @Field(() => String, { description: 'The text typed so far.' })
  text: string;
}

@ArgsType()
class GeocodeArgs {
  @ShortText()
  @Field(() => String, { description: 'The address of the chosen suggestion.' })
  text: string;
}

@ObjectType({
  description: 'Settings of the map in the browser. Without both the pages draw the built-in outline.',
  simpleResolvers: true,
})
class MapSettings {
  @Field(() => String, { nullable: true, description: 'Google Maps key for browsers.' })
  googleMapsApiKey: string | null;
  @Field(() => String, { nullable: true, description: 'Address of map tiles, with {z}, {x} and {y}.' })
  tilesUrl: string | null;
  @Field(() => String, { nullable: true, description: 'The attribution of the tiles, as plain text.' })
  tilesAttribution: string | null;
}

@ObjectType({ description: 'Company data that every page shows.', simpleResolvers: true })
class PortalInfo {
  @Field(() => String, { description: 'Name of the company.' })
  companyName: string;
  @Field(() => EmailScalar, { nullable: true, description: 'E-mail of the company.' })
  companyEmail: string | null;
  @Field(() => String, { nullable: true, description: 'Phone of the company.' })
  companyPhone: string | null;
  @Field(() => String, { nullable: true, description: 'Path of the logo of the company.' })
  logoUrl: string | null;
  @Field(() => DateTimeScalar, { description: 'The present time on the server.' })
  now: Date;
}

@Resolver()
export class PlacesResolver {
  @Query(() => FoundPlaces, { description: 'Finds places for a typed text.' })
  async findPlaces(
    @Ctx() { deps }: RequestContext,
    @Args(() => SuggestArgs) { text }: SuggestArgs,
  ): Promise<FoundPlaces> {
    const { places, hint } = await deps.maps.suggest(text);
    return { places, hint: hint ? hints[hint] : null };
  }

  // Pages that were opened before an upgrade ask it; nothing of them can say that a name is only similar.
  @Query(() => [PlaceRow], {
    description: 'Finds places for a typed text, best match first.',
    deprecationReason: 'Use findPlaces, which also says when no name matches and why nothing was found.',
  })
  async suggestPlaces(@Ctx() { deps }: RequestContext, @Args(() => SuggestArgs) { text }: SuggestArgs) {
    const { places, hint } = await deps.maps.suggest(text);
    return hint === 'similarNames' ? [] : places;
  }

  @Query(() => PlaceRow, {
    nullable: true,
    description: 'The address of a stop that was moved on the map. Null while its present address still fits.',
  })
  async placeAfterMove(
    @Ctx() { deps }: RequestContext,
    @Args(() => PlaceAfterMoveArgs) { from, to }: PlaceAfterMoveArgs,
  ) {
    return (await placeAfterMove(deps.maps, from, to)) ?? null;
  }

  @Query(() => PlaceRow, {
    nullable: true,
    description: 'The exact position of a chosen suggestion. Null when it is not found.',
  })
  async geocodePlace(@Ctx() { deps }: RequestContext, @Args(() => GeocodeArgs) { text }: GeocodeArgs) {
    return (await deps.maps.geocode(text)) ?? null;
  }

  @Query(() => MapSettings, { description: 'Settings of the map in the browser.' })
  mapSettings(@Ctx() { deps }: RequestContext): MapSettings {
    const { googleMapsBrowserKey, mapTilesUrl, mapTilesAttribution } = deps.settings();
    return {
      googleMapsApiKey: googleMapsBrowserKey ?? null,
      tilesUrl: mapTilesUrl ?? null,
      tilesAttribution: mapTilesAttribution ?? null,
    };
  }

  @Query(() => RouteEstimate, {
    description: 'Estimates the arrival at each stop, and the distance and driving time of the route.',
  })
  async estimateRoute(
    @Ctx() { deps }: RequestContext,
    @Args(() => EstimateArgs) { stops }: EstimateArgs,
  ): Promise<RouteEstimate> {
    const typed = stops.map(({ lat, lng, depart }) => ({ lat, lng, depart: depart ?? null }));
    const estimate = await estimateArrivals(typed, deps.maps);
    return {
      arrivals: estimate.stops.map(({ arrive }) => arrive),
      distanceKm: estimate.distanceM / 1000,
      durationMin: Math.round(estimate.durationS / 60),
      foundBy: estimate.foundBy,
      notes: estimate.notes,
      path: estimate.path.map(({ lat, lng }) => [lat, lng]),
    };
  }

  @Query(() => PortalInfo, { description: 'The company’s name and contact data.' })
  portalInfo(@Ctx() { deps: { settings, clock } }: RequestContext): PortalInfo {
    const { companyName, companyEmail, companyPhone, logo } = settings();
    return {
      companyName,
      companyEmail: companyEmail ?? null,
      companyPhone: companyPhone ?? null,
      logoUrl: logo?.path ?? null,
      now: clock.now(),
    };
  }
}
