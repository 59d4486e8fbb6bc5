/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../lib/request/request';
/** What a customer asks to be different; what is left out stays. */
export type ChangeRequestInput = {
  /** In the customer’s own words. */
  note?: string;
  /** Another number of people. */
  passengers?: number | null | undefined;
  /** Another departure, with the route as it is. */
  start?: string | null | undefined;
  /** Another route, with its times. */
  stops?: Array<ChangeStopInput> | null | undefined;
};

/** Where a customer’s wish stands. */
export type ChangeStatus =
  /** The office said no. */
  | 'declined'
  /** The trip was called off, or is over. */
  | 'expired'
  /** Waits for the office. */
  | 'open'
  /** Answered with a price; waits for the customer. */
  | 'priced'
  /** The customer did not take the price. */
  | 'refused'
  /** The customer asked for something else instead. */
  | 'replaced'
  /** Done as it was asked. */
  | 'taken';

/** A stop of the route that a customer asks for. */
export type ChangeStopInput = {
  /** Address text. */
  address: string;
  /** Town or village. */
  city: string;
  /** Departure; left out at the last stop. */
  depart?: string | null | undefined;
  /** Latitude, degrees. */
  lat: number;
  /** Longitude, degrees. */
  lng: number;
};

/** What the driver does at a stop. */
export type DriverAtStop =
  /** Has the whole of it free: a break, or where it is long a rest. */
  | 'free'
  /** Stands by: availability, which is neither work nor a break. */
  | 'standby'
  /** Works: no break. */
  | 'work';

/** A stop whose arrival is to be estimated. */
export type EstimateStopInput = {
  /** Departure, when known. */
  depart?: string | null | undefined;
  /** Latitude, degrees. */
  lat: number;
  /** Longitude, degrees. */
  lng: number;
};

/** A question for a price. */
export type InquiryInput = {
  /** Company, when the invoice goes to one. */
  company?: string | null | undefined;
  /** E-mail address that the offer goes to. */
  email: string;
  /** Catering. */
  food?: Array<OrderedFoodInput>;
  /** A secret that the form made beside the id: only who sends it again can correct the inquiry. Without one the id itself is taken for it. */
  formKey?: string | null | undefined;
  /** Full name. */
  fullName: string;
  /** Made once by the form when it opened: the same id sent twice is one inquiry, and with other content its correction. */
  id: string;
  /** What the customer is written to in; Estonian, left out. */
  language?: Language | null | undefined;
  /** Notes. */
  notes?: string;
  /** How many travel. */
  passengers: number;
  /** Phone number. */
  phone: string;
  /** Discount code. */
  promo?: string | null | undefined;
  /** Two to ten stops in order. */
  stops: Array<StopInput>;
};

/** A trip whose price is asked for before its inquiry is sent. */
export type InquiryPriceInput = {
  /** The secret of its form. */
  formKey: string;
  /** The id that the inquiry will be sent with. */
  inquiryId: string;
  /** How many travel. */
  passengers: number;
  /** Discount code. */
  promo?: string | null | undefined;
  /** Two to ten stops in order. */
  stops: Array<PricedStopInput>;
};

/** The language of what somebody is sent. */
export type Language =
  /** English. */
  | 'en'
  /** Estonian. */
  | 'et'
  /** Finnish. */
  | 'fi'
  /** Russian. */
  | 'ru';

/** Catering to order. */
export type OrderedFoodInput = {
  /** How many. */
  count: number;
  /** Id of the food package. */
  id: string;
};

/** What to say beside the places that were found, or instead of them. */
export type PlacesHint =
  /** Nothing is called so; the places are only called nearly so. */
  | 'SIMILAR_NAMES'
  /** A street without its town, which must be added. */
  | 'TOWN_MISSING';

/** A position. */
export type PositionInput = {
  /** Latitude, degrees. */
  lat: number;
  /** Longitude, degrees. */
  lng: number;
};

/** A stop of a trip whose price is asked for. */
export type PricedStopInput = {
  /** Address text. */
  address: string;
  /** Departure; left out at the last stop. */
  depart?: string | null | undefined;
  /** Latitude, degrees. */
  lat: number;
  /** Longitude, degrees. */
  lng: number;
};

/** Why an offer was not taken. */
export type RejectReason =
  /** An admin rejected it on the customer’s behalf. */
  | 'cancelled_via_platform'
  /** Another company was cheaper. */
  | 'cheaper_elsewhere'
  /** Another reason. */
  | 'other'
  /** More than the customer could pay. */
  | 'over_budget'
  /** There will be no trip. */
  | 'trip_cancelled';

/** What a price before sending says. */
export type ShownPriceKind =
  /** What it costs, until the day that is said. */
  | 'firm'
  /** About what it will cost; it holds nothing. */
  | 'range';

/** A place of a route. */
export type StopInput = {
  /** Address text. */
  address: string;
  /** Town or village. */
  city: string;
  /** Departure; left out at the last stop. */
  depart?: string | null | undefined;
  /** What the driver does at a middle stop; null: its length decides. Left out, what was said of the same place stays. An inquiry with it is refused. */
  driverAtStop?: DriverAtStop | null | undefined;
  /** Latitude, degrees. */
  lat: number;
  /** Longitude, degrees. */
  lng: number;
};

/** Where a trip stands, as its customer sees it. */
export type TripState =
  /** A price was asked for. */
  | 'asked'
  /** The office cancelled it. */
  | 'cancelled'
  /** It was accepted and will be driven. */
  | 'confirmed'
  /** The offer has ended; another one can be asked for. */
  | 'ended'
  /** Its time has passed, and nothing was agreed. */
  | 'lapsed'
  /** An offer waits for the customer’s decision. */
  | 'offered'
  /** It was driven. */
  | 'over'
  /** The customer did not take the offer. */
  | 'rejected';

export type PortalInfoQueryVariables = Exact<{ [key: string]: never; }>;


export type PortalInfoQuery = { portalInfo: { companyName: string, companyPhone: string | null, companyEmail: string | null, now: string } };

export type InquiryFoodPackagesQueryVariables = Exact<{ [key: string]: never; }>;


export type InquiryFoodPackagesQuery = { foodPackages: Array<{ id: string, name: string, description: string, price: number, hidden: boolean }> };

export type SubmitInquiryMutationVariables = Exact<{
  input: InquiryInput;
}>;


export type SubmitInquiryMutation = { submitInquiry: string };

export type ShowInquiryPriceMutationVariables = Exact<{
  input: InquiryPriceInput;
}>;


export type ShowInquiryPriceMutation = { showInquiryPrice: { kind: ShownPriceKind, netFrom: number, netTo: number, vatRate: number, totalFrom: number, totalTo: number, holdsUntil: string | null } | null };

export type MyCancellationQueryVariables = Exact<{
  id: string;
  key: string;
}>;


export type MyCancellationQuery = { myCancellation: { possible: boolean, agreed: boolean, due: number, percent: number, fee: number, next: { at: string, percent: number, fee: number } | null } };

export type CancelTripMutationVariables = Exact<{
  id: string;
  key: string;
  reason: RejectReason;
  fee: number;
}>;


export type CancelTripMutation = { cancelTrip: boolean };

export type MyChangeQueryVariables = Exact<{
  id: string;
  key: string;
}>;


export type MyChangeQuery = { myChange: { id: string, status: ChangeStatus, askedAt: string, start: string | null, passengers: number | null, note: string, reply: string, total: number | null, totalNow: number | null, stops: Array<{ city: string }> | null } | null };

export type AskChangeMutationVariables = Exact<{
  id: string;
  key: string;
  input: ChangeRequestInput;
}>;


export type AskChangeMutation = { askChange: boolean };

export type DecideChangeMutationVariables = Exact<{
  id: string;
  key: string;
  requestId: string;
  accept: boolean;
}>;


export type DecideChangeMutation = { decideChange: boolean };

export type MyTripQueryVariables = Exact<{
  id: string;
  key: string;
}>;


export type MyTripQuery = { myTrip: { id: string, version: number, state: TripState, start: string, end: string, passengers: number, distanceKm: number, durationMin: number, notes: string, stops: Array<{ lat: number, lng: number, city: string, address: string, arrive: string | null, depart: string | null }>, leader: { fullName: string, email: string | null, phone: string | null } | null, food: Array<{ id: string, name: string, price: number, count: number }>, price: { offerId: string, net: number | null, vatRate: number, vat: number | null, amountDue: number | null, validUntil: string | null, note: string, lines: Array<{ title: string, detail: string, amount: number }> } | null } };

export type MapSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type MapSettingsQuery = { mapSettings: { googleMapsApiKey: string | null, tilesUrl: string | null, tilesAttribution: string | null } };

export type FindPlacesQueryVariables = Exact<{
  text: string;
}>;


export type FindPlacesQuery = { findPlaces: { hint: PlacesHint | null, places: Array<{ city: string, address: string, lat: number, lng: number, approximate: boolean | null }> } };

export type PlaceAfterMoveQueryVariables = Exact<{
  from: PositionInput;
  to: PositionInput;
}>;


export type PlaceAfterMoveQuery = { placeAfterMove: { city: string, address: string } | null };

export type GeocodePlaceQueryVariables = Exact<{
  text: string;
}>;


export type GeocodePlaceQuery = { geocodePlace: { lat: number, lng: number, approximate: boolean | null } | null };

export type EstimateRouteQueryVariables = Exact<{
  stops: Array<EstimateStopInput> | EstimateStopInput;
}>;


export type EstimateRouteQuery = { estimateRoute: { arrivals: Array<string | null>, distanceKm: number, durationMin: number, notes: Array<string>, path: Array<Array<number>> } };

export const PortalInfoDocument = typedDocument<PortalInfoQuery, PortalInfoQueryVariables>('PortalInfo', `query PortalInfo {
  portalInfo {
    companyName
    companyPhone
    companyEmail
    now
  }
}`);
export const InquiryFoodPackagesDocument = typedDocument<InquiryFoodPackagesQuery, InquiryFoodPackagesQueryVariables>('InquiryFoodPackages', `query InquiryFoodPackages {
  foodPackages {
    id
    name
    description
    price
    hidden
  }
}`);
export const SubmitInquiryDocument = typedDocument<SubmitInquiryMutation, SubmitInquiryMutationVariables>('SubmitInquiry', `mutation SubmitInquiry($input: InquiryInput!) {
  submitInquiry(input: $input)
}`);
export const ShowInquiryPriceDocument = typedDocument<ShowInquiryPriceMutation, ShowInquiryPriceMutationVariables>('ShowInquiryPrice', `mutation ShowInquiryPrice($input: InquiryPriceInput!) {
  showInquiryPrice(input: $input) {
    kind
    netFrom
    netTo
    vatRate
    totalFrom
    totalTo
    holdsUntil
  }
}`);
export const MyCancellationDocument = typedDocument<MyCancellationQuery, MyCancellationQueryVariables>('MyCancellation', `query MyCancellation($id: UUID!, $key: Key!) {
  myCancellation(id: $id, key: $key) {
    possible
    agreed
    due
    percent
    fee
    next {
      at
      percent
      fee
    }
  }
}`);
export const CancelTripDocument = typedDocument<CancelTripMutation, CancelTripMutationVariables>('CancelTrip', `mutation CancelTrip($id: UUID!, $key: Key!, $reason: RejectReason!, $fee: Price!) {
  cancelTrip(id: $id, key: $key, reason: $reason, fee: $fee)
}`);
export const MyChangeDocument = typedDocument<MyChangeQuery, MyChangeQueryVariables>('MyChange', `query MyChange($id: UUID!, $key: Key!) {
  myChange(id: $id, key: $key) {
    id
    status
    askedAt
    start
    stops {
      city
    }
    passengers
    note
    reply
    total
    totalNow
  }
}`);
export const AskChangeDocument = typedDocument<AskChangeMutation, AskChangeMutationVariables>('AskChange', `mutation AskChange($id: UUID!, $key: Key!, $input: ChangeRequestInput!) {
  askChange(id: $id, key: $key, input: $input)
}`);
export const DecideChangeDocument = typedDocument<DecideChangeMutation, DecideChangeMutationVariables>('DecideChange', `mutation DecideChange($id: UUID!, $key: Key!, $requestId: UUID!, $accept: Boolean!) {
  decideChange(id: $id, key: $key, requestId: $requestId, accept: $accept)
}`);
export const MyTripDocument = typedDocument<MyTripQuery, MyTripQueryVariables>('MyTrip', `query MyTrip($id: UUID!, $key: Key!) {
  myTrip(id: $id, key: $key) {
    id
    version
    state
    start
    end
    passengers
    distanceKm
    durationMin
    notes
    stops {
      lat
      lng
      city
      address
      arrive
      depart
    }
    leader {
      fullName
      email
      phone
    }
    food {
      id
      name
      price
      count
    }
    price {
      offerId
      lines {
        title
        detail
        amount
      }
      net
      vatRate
      vat
      amountDue
      validUntil
      note
    }
  }
}`);
export const MapSettingsDocument = typedDocument<MapSettingsQuery, MapSettingsQueryVariables>('MapSettings', `query MapSettings {
  mapSettings {
    googleMapsApiKey
    tilesUrl
    tilesAttribution
  }
}`);
export const FindPlacesDocument = typedDocument<FindPlacesQuery, FindPlacesQueryVariables>('FindPlaces', `query FindPlaces($text: String!) {
  findPlaces(text: $text) {
    places {
      city
      address
      lat
      lng
      approximate
    }
    hint
  }
}`);
export const PlaceAfterMoveDocument = typedDocument<PlaceAfterMoveQuery, PlaceAfterMoveQueryVariables>('PlaceAfterMove', `query PlaceAfterMove($from: PositionInput!, $to: PositionInput!) {
  placeAfterMove(from: $from, to: $to) {
    city
    address
  }
}`);
export const GeocodePlaceDocument = typedDocument<GeocodePlaceQuery, GeocodePlaceQueryVariables>('GeocodePlace', `query GeocodePlace($text: String!) {
  geocodePlace(text: $text) {
    lat
    lng
    approximate
  }
}`);
export const EstimateRouteDocument = typedDocument<EstimateRouteQuery, EstimateRouteQueryVariables>('EstimateRoute', `query EstimateRoute($stops: [EstimateStopInput!]!) {
  estimateRoute(stops: $stops) {
    arrivals
    distanceKm
    durationMin
    notes
    path
  }
}`);