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

/** Where a customer’s change request stands. */
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

/** What a driver says to a job; of a job: accepted when all did, rejected when any declined. */
export type Confirmation =
  /** Will drive. */
  | 'accepted'
  /** Will not drive. */
  | 'rejected'
  /** Nothing yet. */
  | 'waiting';

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

/** The group leader, who is called about the trip. */
export type GroupLeaderInput = {
  /** E-mail address. */
  email: string;
  /** Full name. */
  fullName: string;
  /** Phone number. */
  phone: string;
};

/** A question for a price. */
export type InquiryInput = {
  /** Company, when the invoice goes to one. */
  company?: string | null | undefined;
  /** E-mail address that the offer goes to. */
  email: string;
  /** Catering. */
  food?: Array<OrderedFoodInput>;
  /** A secret that the form made beside the id: only who sends it again can correct the inquiry. Without one nobody can. */
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

/** Open offers wait for the customer; a superseded one was replaced by a newer. */
export type OfferStatus =
  /** The customer took it. */
  | 'accepted'
  /** It ended without a decision. */
  | 'expired'
  /** Waits for the customer. */
  | 'open'
  /** The customer did not take it. */
  | 'rejected'
  /** A newer offer replaced it. */
  | 'superseded';

/** Catering to order. */
export type OrderedFoodInput = {
  /** How many. */
  count: number;
  /** Id of the food package. */
  id: string;
};

/** Why a trip needs a list of its passengers. */
export type PassengerReason =
  /** It leaves Estonia. */
  | 'abroad'
  /** Its route takes a ferry. */
  | 'ferry'
  /** The office wants one. */
  | 'office';

/** A list of passengers as it was pasted. */
export type PassengersInput = {
  /** Rows of a sheet: name, then document number and date of birth if wanted; cells apart by tabs, semicolons or commas. Replaces the list. */
  text: string;
  /** The version of the list that was edited. */
  version: number;
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

/** What says how many people can travel without asking. */
export type SeatsFrom =
  /** The seats of the buses. */
  | 'bus'
  /** Nothing yet: as many as an inquiry may have. */
  | 'form'
  /** The people that the offer was made for. */
  | 'offer';

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

/** What can be done with a trip on its page. */
export type TripAction =
  /** Accept the offer. */
  | 'accept'
  /** Ask for another offer in place of one that has ended. */
  | 'askAgain'
  /** Change the catering. */
  | 'food'
  /** Say to whom the invoice goes. */
  | 'invoice'
  /** Name another group leader. */
  | 'leader'
  /** Change the notes. */
  | 'notes'
  /** Change how many travel. */
  | 'passengers'
  /** Reject the offer. */
  | 'reject';

/** What the customer changes; what is left out stays. */
export type TripChangesInput = {
  /** Catering. */
  food?: TripFoodInput | null | undefined;
  /** To whom the invoice goes. */
  invoice?: TripInvoiceInput | null | undefined;
  /** The group leader. */
  leader?: GroupLeaderInput | null | undefined;
  /** Notes of the customer. */
  notes?: string | null | undefined;
  /** How many travel. */
  passengers?: number | null | undefined;
};

/** The whole catering, and what the page said that it will cost. */
export type TripFoodInput = {
  /** All catering in euros as the page showed it; another sum is refused, so that nobody pays unseen. */
  foodTotal: number;
  /** All that is ordered. */
  items: Array<OrderedFoodInput>;
};

/** To whom the invoice goes. */
export type TripInvoiceInput = {
  /** Its address; may be empty. */
  address: string;
  /** Company; empty: the customer. */
  company: string;
  /** Where it is sent; null: to the customer’s own address. */
  email?: string | null | undefined;
  /** Its registration number; may be empty. */
  registrationNumber: string;
};

/** Where a trip of the list stands, as its customer sees it. */
export type TripListState =
  /** A price was asked for. */
  | 'asked'
  /** It will be driven. */
  | 'confirmed'
  /** It is not driven. */
  | 'off'
  /** An offer waits for a decision. */
  | 'offered'
  /** It was driven. */
  | 'over';

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

export type TripAgainQueryVariables = Exact<{
  id: string;
  key: string;
  date: string;
}>;


export type TripAgainQuery = { tripAgain: { passengers: number, notes: string, fullName: string, email: string, phone: string, company: string | null, promo: string | null, stops: Array<{ lat: number, lng: number, city: string, address: string, depart: string | null }>, food: Array<{ id: string, count: number }> } };

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


export type MyChangeQuery = { myChange: { id: string, status: ChangeStatus, askedAt: string, start: string | null, passengers: number | null, note: string, reply: string, total: number | null, foodTotal: number, amountDue: number | null, amountDueNow: number | null, stops: Array<{ city: string }> | null, cancellation: Array<{ when: string, cost: string }> } | null };

export type AskChangeMutationVariables = Exact<{
  id: string;
  key: string;
  input: ChangeRequestInput;
}>;


export type AskChangeMutation = { askChange: boolean };

export type MyTripQueryVariables = Exact<{
  id: string;
  key: string;
}>;


export type MyTripQuery = { myTrip: { id: string, version: number, state: TripState, start: string, end: string, passengers: number, distanceKm: number, durationMin: number, notes: string, cancellationFee: number | null, offerPaper: boolean, can: Array<TripAction>, seats: number, seatsFrom: SeatsFrom, foodUntil: string, stops: Array<{ lat: number, lng: number, city: string, address: string, arrive: string | null, depart: string | null }>, leader: { fullName: string, email: string | null, phone: string | null } | null, food: Array<{ id: string, name: string, price: number, count: number }>, price: { offerId: string, net: number | null, vatRate: number, vat: number | null, amountDue: number | null, validUntil: string | null, note: string, lines: Array<{ title: string, detail: string, amount: number }>, cancellation: Array<{ when: string, cost: string }> } | null, invoice: { company: string | null, registrationNumber: string | null, address: string | null, email: string | null } | null, crew: { drivers: Array<string>, buses: Array<{ name: string, plate: string | null }> } | null, acceptances: Array<{ offerId: string, at: string, changed: boolean }> } };

export type CompanyTermsQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanyTermsQuery = { companyTerms: Array<string> };

export type TripMenuQueryVariables = Exact<{ [key: string]: never; }>;


export type TripMenuQuery = { foodPackages: Array<{ id: string, name: string, price: number, hidden: boolean }> };

export type ChangeTripMutationVariables = Exact<{
  id: string;
  key: string;
  version: number;
  changes: TripChangesInput;
}>;


export type ChangeTripMutation = { changeTrip: { version: number } };

export type PassengersOfTripQueryVariables = Exact<{
  id: string;
  key: string;
}>;


export type PassengersOfTripQuery = { passengersOfTrip: { reasons: Array<PassengerReason>, expected: number, version: number, open: boolean, deletedOn: string, text: string, passengers: Array<{ name: string, document: string, bornOn: string | null, repeated: boolean }> } };

export type SavePassengersOfTripMutationVariables = Exact<{
  id: string;
  key: string;
  input: PassengersInput;
}>;


export type SavePassengersOfTripMutation = { savePassengersOfTrip: { reasons: Array<PassengerReason>, expected: number, version: number, open: boolean, deletedOn: string, text: string, passengers: Array<{ name: string, document: string, bornOn: string | null, repeated: boolean }> } };

export type PassengersOfTripFieldsFragment = { reasons: Array<PassengerReason>, expected: number, version: number, open: boolean, deletedOn: string, text: string, passengers: Array<{ name: string, document: string, bornOn: string | null, repeated: boolean }> };

export type OfferLinkQueryVariables = Exact<{
  id: string;
  activationKey: string;
}>;


export type OfferLinkQuery = { offerLink: { status: OfferStatus, ended: boolean, askedAgain: boolean, validUntil: string | null, fullName: string, email: string, phone: string, start: string, passengers: number, distanceKm: number, durationMin: number, note: string, price: number | null, vatRate: number, vat: number | null, amountDue: number | null, lines: Array<{ title: string, detail: string, amount: number }>, stops: Array<{ city: string, address: string, arrive: string | null, depart: string | null }>, cancellation: Array<{ when: string, cost: string }>, food: Array<{ name: string, price: number, count: number }> } };

export type RequestTripListMutationVariables = Exact<{
  email: string;
}>;


export type RequestTripListMutation = { requestTripList: boolean };

export type OpenTripListMutationVariables = Exact<{
  key: string;
}>;


export type OpenTripListMutation = { openTripList: { email: string, upcoming: Array<{ id: string, key: string, state: TripListState, start: string, passengers: number, cities: Array<string> }>, past: Array<{ id: string, key: string, state: TripListState, start: string, passengers: number, cities: Array<string> }> } };

export type TripOfListFieldsFragment = { id: string, key: string, state: TripListState, start: string, passengers: number, cities: Array<string> };

export type LinkTripFragment = { id: string, start: string, end: string, passengers: number, clientNotes: string, driverNotes: string, groupFullName: string | null, groupPhone: string | null, stops: Array<{ city: string, address: string, arrive: string | null, depart: string | null, driverAtStop: DriverAtStop | null }>, job: { id: string, tripNumber: number, buses: Array<{ id: string, name: string }> } | null };

export type JobLinkQueryVariables = Exact<{
  id: string;
  confirmationKey: string;
}>;


export type JobLinkQuery = { jobLink: { confirmation: Confirmation, order: { id: string, start: string, end: string, passengers: number, clientNotes: string, driverNotes: string, groupFullName: string | null, groupPhone: string | null, stops: Array<{ city: string, address: string, arrive: string | null, depart: string | null, driverAtStop: DriverAtStop | null }>, job: { id: string, tripNumber: number, buses: Array<{ id: string, name: string }> } | null } } };

export type FeedbackLinkQueryVariables = Exact<{
  id: string;
  secret: string;
}>;


export type FeedbackLinkQuery = { feedbackLink: { id: string, start: string, end: string, passengers: number, clientNotes: string, driverNotes: string, groupFullName: string | null, groupPhone: string | null, job: { id: string, tripNumber: number, drivers: Array<{ driver: { id: string, firstname: string, lastname: string } }>, feedback: Array<{ id: string, wentWell: boolean, comment: string, hours: Array<number>, isRead: boolean, driver: { id: string } }>, buses: Array<{ id: string, name: string }> } | null, stops: Array<{ city: string, address: string, arrive: string | null, depart: string | null, driverAtStop: DriverAtStop | null }> } };

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

export type MapSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type MapSettingsQuery = { mapSettings: { googleMapsApiKey: string | null, tilesUrl: string | null, tilesAttribution: string | null } };

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
export const TripAgainDocument = typedDocument<TripAgainQuery, TripAgainQueryVariables>('TripAgain', `query TripAgain($id: UUID!, $key: Key!, $date: LocalDate!) {
  tripAgain(id: $id, key: $key, date: $date) {
    stops {
      lat
      lng
      city
      address
      depart
    }
    food {
      id
      count
    }
    passengers
    notes
    fullName
    email
    phone
    company
    promo
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
    foodTotal
    amountDue
    amountDueNow
    cancellation {
      when
      cost
    }
  }
}`);
export const AskChangeDocument = typedDocument<AskChangeMutation, AskChangeMutationVariables>('AskChange', `mutation AskChange($id: UUID!, $key: Key!, $input: ChangeRequestInput!) {
  askChange(id: $id, key: $key, input: $input)
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
      cancellation {
        when
        cost
      }
    }
    cancellationFee
    invoice {
      company
      registrationNumber
      address
      email
    }
    crew {
      drivers
      buses {
        name
        plate
      }
    }
    offerPaper
    acceptances {
      offerId
      at
      changed
    }
    can
    seats
    seatsFrom
    foodUntil
  }
}`);
export const CompanyTermsDocument = typedDocument<CompanyTermsQuery, CompanyTermsQueryVariables>('CompanyTerms', `query CompanyTerms {
  companyTerms
}`);
export const TripMenuDocument = typedDocument<TripMenuQuery, TripMenuQueryVariables>('TripMenu', `query TripMenu {
  foodPackages {
    id
    name
    price
    hidden
  }
}`);
export const ChangeTripDocument = typedDocument<ChangeTripMutation, ChangeTripMutationVariables>('ChangeTrip', `mutation ChangeTrip($id: UUID!, $key: Key!, $version: Int!, $changes: TripChangesInput!) {
  changeTrip(id: $id, key: $key, version: $version, changes: $changes) {
    version
  }
}`);
export const PassengersOfTripDocument = typedDocument<PassengersOfTripQuery, PassengersOfTripQueryVariables>('PassengersOfTrip', `query PassengersOfTrip($id: UUID!, $key: Key!) {
  passengersOfTrip(id: $id, key: $key) {
    ...PassengersOfTripFields
  }
}

fragment PassengersOfTripFields on PassengerList {
  reasons
  expected
  version
  open
  deletedOn
  text
  passengers {
    name
    document
    bornOn
    repeated
  }
}`);
export const SavePassengersOfTripDocument = typedDocument<SavePassengersOfTripMutation, SavePassengersOfTripMutationVariables>('SavePassengersOfTrip', `mutation SavePassengersOfTrip($id: UUID!, $key: Key!, $input: PassengersInput!) {
  savePassengersOfTrip(id: $id, key: $key, input: $input) {
    ...PassengersOfTripFields
  }
}

fragment PassengersOfTripFields on PassengerList {
  reasons
  expected
  version
  open
  deletedOn
  text
  passengers {
    name
    document
    bornOn
    repeated
  }
}`);
export const OfferLinkDocument = typedDocument<OfferLinkQuery, OfferLinkQueryVariables>('OfferLink', `query OfferLink($id: UUID!, $activationKey: Key!) {
  offerLink(id: $id, activationKey: $activationKey) {
    status
    ended
    askedAgain
    validUntil
    fullName
    email
    phone
    start
    passengers
    distanceKm
    durationMin
    note
    price
    vatRate
    vat
    amountDue
    lines {
      title
      detail
      amount
    }
    stops {
      city
      address
      arrive
      depart
    }
    cancellation {
      when
      cost
    }
    food {
      name
      price
      count
    }
  }
}`);
export const RequestTripListDocument = typedDocument<RequestTripListMutation, RequestTripListMutationVariables>('RequestTripList', `mutation RequestTripList($email: Email!) {
  requestTripList(email: $email)
}`);
export const OpenTripListDocument = typedDocument<OpenTripListMutation, OpenTripListMutationVariables>('OpenTripList', `mutation OpenTripList($key: Key!) {
  openTripList(key: $key) {
    email
    upcoming {
      ...TripOfListFields
    }
    past {
      ...TripOfListFields
    }
  }
}

fragment TripOfListFields on TripOfList {
  id
  key
  state
  start
  passengers
  cities
}`);
export const JobLinkDocument = typedDocument<JobLinkQuery, JobLinkQueryVariables>('JobLink', `query JobLink($id: UUID!, $confirmationKey: Key!) {
  jobLink(id: $id, confirmationKey: $confirmationKey) {
    confirmation
    order {
      ...LinkTrip
    }
  }
}

fragment LinkTrip on Order {
  id
  start
  end
  passengers
  clientNotes
  driverNotes
  groupFullName
  groupPhone
  stops {
    city
    address
    arrive
    depart
    driverAtStop
  }
  job {
    id
    tripNumber
    buses {
      id
      name
    }
  }
}`);
export const FeedbackLinkDocument = typedDocument<FeedbackLinkQuery, FeedbackLinkQueryVariables>('FeedbackLink', `query FeedbackLink($id: UUID!, $secret: Key!) {
  feedbackLink(id: $id, secret: $secret) {
    ...LinkTrip
    job {
      id
      drivers {
        driver {
          id
          firstname
          lastname
        }
      }
      feedback {
        id
        driver {
          id
        }
        wentWell
        comment
        hours
        isRead
      }
    }
  }
}

fragment LinkTrip on Order {
  id
  start
  end
  passengers
  clientNotes
  driverNotes
  groupFullName
  groupPhone
  stops {
    city
    address
    arrive
    depart
    driverAtStop
  }
  job {
    id
    tripNumber
    buses {
      id
      name
    }
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
export const MapSettingsDocument = typedDocument<MapSettingsQuery, MapSettingsQueryVariables>('MapSettings', `query MapSettings {
  mapSettings {
    googleMapsApiKey
    tilesUrl
    tilesAttribution
  }
}`);