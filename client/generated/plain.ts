/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../lib/request/request';
/** The kind of activity, as the tachograph names it. */
export type ActivityKind =
  /** Availability: standing by, or riding beside the driver. */
  | 'availability'
  /** A break. */
  | 'break'
  /** Driving. */
  | 'driving'
  /** Work other than driving. */
  | 'otherWork'
  /** A rest. */
  | 'rest';

/** The changes that the customer asks for. A field that is left out stays as it is. */
export type ChangeRequestInput = {
  /** The request in the customer’s own words. */
  note?: string;
  /** A new number of passengers. */
  passengers?: number | null | undefined;
  /** A new departure, with the same route. */
  start?: string | null | undefined;
  /** A new route with its times. */
  stops?: Array<ChangeStopInput> | null | undefined;
};

/** The state of a customer’s change request. */
export type ChangeStatus =
  /** The office declined the request. */
  | 'declined'
  /** The trip was cancelled or is over. */
  | 'expired'
  /** The request waits for the office. */
  | 'open'
  /** The office answered with a price and waits for the customer. */
  | 'priced'
  /** The customer declined the price. */
  | 'refused'
  /** A newer request of the customer replaced this one. */
  | 'replaced'
  /** The office did what the customer asked for. */
  | 'taken';

/** A stop of the route that the customer asks for. */
export type ChangeStopInput = {
  /** Address text. */
  address: string;
  /** Town or village. */
  city: string;
  /** Departure. Leave it out at the last stop. */
  depart?: string | null | undefined;
  /** Latitude, degrees. */
  lat: number;
  /** Longitude, degrees. */
  lng: number;
};

/** A driver’s answer to a job. A job is accepted when all drivers have accepted, and declined when one has declined. */
export type Confirmation =
  /** The driver will drive. */
  | 'accepted'
  /** The driver will not drive. */
  | 'declined'
  /** The driver has not answered. */
  | 'waiting';

/** The driver’s activity at a stop. */
export type DriverAtStop =
  /** The driver is free for the whole stop. It is a break, or a rest if it is long. */
  | 'free'
  /** The driver stands by. This is availability, neither work nor a break. */
  | 'standby'
  /** The driver works. This is no break. */
  | 'work';

/** A stop of a route whose arrivals are to be estimated. */
export type EstimateStopInput = {
  /** Departure, if it is known. */
  depart?: string | null | undefined;
  /** Latitude, degrees. */
  lat: number;
  /** Longitude, degrees. */
  lng: number;
};

/** A driver’s report on a job. */
export type FeedbackInput = {
  /** Comment. */
  comment?: string;
  /** Hours for each date, beginning with the date of the start. */
  hours: Array<number>;
  /** True when the trip went well. */
  wentWell: boolean;
};

/** The group leader, whom the driver calls about the trip. */
export type GroupLeaderInput = {
  /** E-mail address. */
  email: string;
  /** Full name. */
  fullName: string;
  /** Phone number. */
  phone: string;
};

/** A customer’s inquiry. */
export type InquiryInput = {
  /** Company, if the invoice goes to one. */
  company?: string | null | undefined;
  /** E-mail address for the offer. */
  email: string;
  /** Catering. */
  food?: Array<OrderedFoodInput>;
  /** A secret that the form creates with the id. Only a form that sends it again can correct the inquiry. */
  formKey?: string | null | undefined;
  /** Full name. */
  fullName: string;
  /** An id that the form creates when it opens. The same id and content is one inquiry; the same id with new content corrects it. */
  id: string;
  /** Language of messages to the customer. The default is Estonian. */
  language?: Language | null | undefined;
  /** Notes. */
  notes?: string;
  /** Number of passengers. */
  passengers: number;
  /** Phone number. */
  phone: string;
  /** Discount code. */
  promo?: string | null | undefined;
  /** Two to ten stops in driving order. */
  stops: Array<StopInput>;
};

/** A trip to price before its inquiry is sent. */
export type InquiryPriceInput = {
  /** The secret of the form. */
  formKey: string;
  /** The id of the inquiry. */
  inquiryId: string;
  /** Number of passengers. */
  passengers: number;
  /** Discount code. */
  promo?: string | null | undefined;
  /** Two to ten stops in driving order. */
  stops: Array<PricedStopInput>;
};

/** The kind of an invoice. */
export type InvoiceKind =
  /** A credit note, with negative amounts. */
  | 'credit'
  /** An invoice of driven trips or of cancellation fees. */
  | 'invoice'
  /** An invoice of a share that is paid before the trip. */
  | 'prepayment';

/** The state of an invoice. */
export type InvoiceState =
  /** A credit note. */
  | 'creditNote'
  /** Credit notes took it back. */
  | 'credited'
  /** It has no number yet. */
  | 'draft'
  /** A draft that a person dropped. */
  | 'dropped'
  /** It waits for payment. */
  | 'open'
  /** Its last day of payment has passed. */
  | 'overdue'
  /** It is paid, or nothing was to be paid. */
  | 'paid'
  /** A part of it is paid. */
  | 'partlyPaid';

/** The language of messages. */
export type Language =
  /** English. */
  | 'en'
  /** Estonian. */
  | 'et'
  /** Finnish. */
  | 'fi'
  /** Russian. */
  | 'ru';

/** The status of an offer. An open offer waits for the customer; a newer offer replaces a superseded one. */
export type OfferStatus =
  /** The customer accepted it. */
  | 'accepted'
  /** It ended without a decision. */
  | 'expired'
  /** The offer waits for the customer. */
  | 'open'
  /** The customer rejected it. */
  | 'rejected'
  /** A newer offer replaced it. */
  | 'superseded';

/** Catering to order. */
export type OrderedFoodInput = {
  /** Number of packages. */
  count: number;
  /** Id of the food package. */
  id: string;
};

/** A document of a driver or a bus. */
export type PaperKind =
  /** Download of the driver card, due every 28 days (Regulation 581/2010). */
  | 'cardDownload'
  /** Certificate of professional competence (code 95). */
  | 'code95'
  /** Driver card for the tachograph. */
  | 'driverCard'
  /** Technical inspection. */
  | 'inspection'
  /** Insurance. */
  | 'insurance'
  /** Driving licence. */
  | 'licence'
  /** Medical certificate. */
  | 'medical'
  /** Download of the tachograph, due every 90 days (Regulation 581/2010). */
  | 'unitDownload';

/** The reason why a trip needs a passenger list. */
export type PassengerReason =
  /** The route leaves Estonia. */
  | 'abroad'
  /** The route takes a ferry. */
  | 'ferry'
  /** The office asked for a list. */
  | 'office';

/** A passenger list, pasted as text. */
export type PassengersInput = {
  /** Rows of a sheet: a name, then document number and date of birth if needed. Separate cells by tabs, semicolons or commas. The rows replace the list. */
  text: string;
  /** The version of the list that the edit is based on. */
  version: number;
};

/** The way in which a customer pays at the provider. */
export type PayMethod =
  /** By bank link. */
  | 'bank'
  /** By card. */
  | 'card';

/** The reason for a note beside the places found, or instead of them. */
export type PlacesHint =
  /** No place has this name. The places found have similar names. */
  | 'SIMILAR_NAMES'
  /** The text names a street without its town. The town must be added. */
  | 'TOWN_MISSING';

/** A position. */
export type PositionInput = {
  /** Latitude, degrees. */
  lat: number;
  /** Longitude, degrees. */
  lng: number;
};

/** A stop of the trip to price. */
export type PricedStopInput = {
  /** Address text. */
  address: string;
  /** Departure. Leave it out at the last stop. */
  depart?: string | null | undefined;
  /** Latitude, degrees. */
  lat: number;
  /** Longitude, degrees. */
  lng: number;
};

/** The address of a phone at its push service, as the browser gives it. */
export type PushSubscriptionInput = {
  /** The secret of the phone, 16 bytes in base64url. */
  auth: string;
  /** The address at the push service. */
  endpoint: string;
  /** The public key of the phone, 65 bytes in base64url. */
  p256dh: string;
};

/** The reason why an offer was not accepted. */
export type RejectReason =
  /** An admin rejected it for the customer. */
  | 'cancelled_via_platform'
  /** Another company was cheaper. */
  | 'cheaper_elsewhere'
  /** Another reason. */
  | 'other'
  /** The price was over the customer’s budget. */
  | 'over_budget'
  /** The trip does not take place. */
  | 'trip_cancelled';

/** The rule that limits the number of passengers. */
export type SeatsFrom =
  /** The seats of the assigned buses. */
  | 'bus'
  /** No offer yet: the limit is that of an inquiry. */
  | 'form'
  /** The number of passengers that the offer was made for. */
  | 'offer';

/** The kind of a price before sending. */
export type ShownPriceKind =
  /** A firm price until its last day. */
  | 'firm'
  /** A range. It binds nobody. */
  | 'range';

/** A stop of the route. */
export type StopInput = {
  /** Address text. */
  address: string;
  /** Town or village. */
  city: string;
  /** Departure. Leave it out at the last stop. */
  depart?: string | null | undefined;
  /** The driver’s activity at a middle stop. Null means that the length of the stop decides. Left out, the value for the same place stays. An inquiry with this field is refused. */
  driverAtStop?: DriverAtStop | null | undefined;
  /** Latitude, degrees. */
  lat: number;
  /** Longitude, degrees. */
  lng: number;
};

/** The actions that the customer can take on the page of a trip. */
export type TripAction =
  /** Accept the offer. */
  | 'accept'
  /** Ask for a new offer after the old one has ended. */
  | 'askAgain'
  /** Change the catering. */
  | 'food'
  /** Set the recipient of the invoice. */
  | 'invoice'
  /** Name another group leader. */
  | 'leader'
  /** Change the notes. */
  | 'notes'
  /** Change the number of passengers. */
  | 'passengers'
  /** Reject the offer. */
  | 'reject';

/** The customer’s changes. A field that is left out stays as it is. */
export type TripChangesInput = {
  /** Catering. */
  food?: TripFoodInput | null | undefined;
  /** The recipient of the invoice. */
  invoice?: TripInvoiceInput | null | undefined;
  /** The group leader. */
  leader?: GroupLeaderInput | null | undefined;
  /** The customer’s notes. */
  notes?: string | null | undefined;
  /** Number of passengers. */
  passengers?: number | null | undefined;
};

/** An act that a driver recorded on the phone. */
export type TripEventInput = {
  /** People, kilometres on the odometer, litres, or euros. */
  amount?: number | null | undefined;
  /** Id of the broken bus, for an act of the kind defect. */
  busId?: string | null | undefined;
  /** Milliseconds to add to the phone’s clock for the server’s clock. */
  clockOffsetMs: number;
  /** The id that the phone made. An act with a known id is applied once. */
  id: string;
  /** The kind of act. */
  kind: TripEventKind;
  /** True when the broken bus may not drive. */
  mayNotDrive?: boolean;
  /** Words of the driver. */
  note?: string;
  /** Id of the order. */
  orderId: string;
  /** The moment by the clock of the phone. */
  phoneAt: string;
  /** The report, for an act of the kind report. */
  report?: FeedbackInput | null | undefined;
  /** Position of the stop on the route, from 0. */
  stop?: number | null | undefined;
};

/** The kind of an act that a driver records on the road. */
export type TripEventKind =
  /** The bus is at the stop. */
  | 'arrive'
  /** A break begins. */
  | 'breakBegin'
  /** A break ends. */
  | 'breakEnd'
  /** The driver has taken cash from the customer. */
  | 'cash'
  /** The driver confirms the job. */
  | 'confirm'
  /** The driver declines the job. */
  | 'decline'
  /** Something on the bus is broken. */
  | 'defect'
  /** The duty begins. */
  | 'dutyBegin'
  /** The duty ends. */
  | 'dutyEnd'
  /** The driver has filled up. */
  | 'fuel'
  /** The bus leaves the stop. */
  | 'leave'
  /** The reading of the odometer. */
  | 'odometer'
  /** The driver has counted the people in the bus. */
  | 'people'
  /** The driver has reported hours and how it went. */
  | 'report'
  /** The driver has seen the trip. */
  | 'seen';

/** The acts that a phone sends. */
export type TripEventsInput = {
  /** The driver who recorded them. Another user’s session is refused. */
  driverId: string;
  /** The acts in the order of the phone, at most 100. */
  events: Array<TripEventInput>;
};

/** The whole catering, with the total that the page showed. */
export type TripFoodInput = {
  /** The sum of all catering in euros, as the page showed it. A different sum is refused, so that the customer never pays an unseen price. */
  foodTotal: number;
  /** All packages of the order. Packages that are left out are removed. */
  items: Array<OrderedFoodInput>;
};

/** The recipient of the invoice. */
export type TripInvoiceInput = {
  /** Address of the company. It may be empty. */
  address: string;
  /** Company. Empty means that the customer gets the invoice. */
  company: string;
  /** E-mail address for the invoice. Null means the customer’s own address. */
  email?: string | null | undefined;
  /** Registration number of the company. It may be empty. */
  registrationNumber: string;
};

/** The state of a trip in the list, as its customer sees it. */
export type TripListState =
  /** The customer asked for a price. */
  | 'asked'
  /** The trip will be driven. */
  | 'confirmed'
  /** The trip will not be driven. */
  | 'off'
  /** An offer waits for the customer’s decision. */
  | 'offered'
  /** The trip was driven. */
  | 'over';

/** The state of a trip, as its customer sees it. */
export type TripState =
  /** The customer asked for a price. */
  | 'asked'
  /** The office cancelled the trip. */
  | 'cancelled'
  /** The offer was accepted and the trip will be driven. */
  | 'confirmed'
  /** The offer has ended. The customer can ask for a new one. */
  | 'ended'
  /** The time of the trip has passed without an agreement. */
  | 'lapsed'
  /** An offer waits for the customer’s decision. */
  | 'offered'
  /** The trip was driven. */
  | 'over'
  /** The customer rejected the offer. */
  | 'rejected';

export type PortalInfoQueryVariables = Exact<{ [key: string]: never; }>;


export type PortalInfoQuery = { portalInfo: { companyName: string, companyPhone: string | null, companyEmail: string | null, logoUrl: string | null, now: string } };

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

export type InvoicesOfTripQueryVariables = Exact<{
  id: string;
  key: string;
}>;


export type InvoicesOfTripQuery = { invoicesOfTrip: Array<{ id: string, kind: InvoiceKind, state: InvoiceState, number: string, issuedOn: string, dueOn: string, gross: number, open: number, referenceNumber: string, iban: string, payee: string, canPayByLink: boolean }> };

export type PayInvoiceMutationVariables = Exact<{
  id: string;
  key: string;
  invoice: string;
  method: PayMethod;
}>;


export type PayInvoiceMutation = { payInvoice: string };

export type MyTripQueryVariables = Exact<{
  id: string;
  key: string;
}>;


export type MyTripQuery = { myTrip: { id: string, version: number, state: TripState, start: string, end: string, passengers: number, distanceKm: number, durationMin: number, notes: string, cancellationFee: number | null, isOnRoad: boolean, offerPaper: boolean, can: Array<TripAction>, seats: number, seatsFrom: SeatsFrom, foodUntil: string, stops: Array<{ lat: number, lng: number, city: string, address: string, arrive: string | null, depart: string | null }>, leader: { fullName: string, email: string | null, phone: string | null } | null, food: Array<{ id: string, name: string, price: number, count: number }>, price: { offerId: string, net: number | null, vatRate: number, vat: number | null, amountDue: number | null, validUntil: string | null, note: string, lines: Array<{ title: string, detail: string, amount: number }>, cancellation: Array<{ when: string, cost: string }> } | null, invoice: { company: string | null, registrationNumber: string | null, address: string | null, email: string | null } | null, crew: { drivers: Array<string>, buses: Array<{ name: string, plate: string | null }> } | null, acceptances: Array<{ offerId: string, at: string, changed: boolean }> } };

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

export type BusesOnRoadQueryVariables = Exact<{
  id: string;
  key: string;
}>;


export type BusesOnRoadQuery = { busesOnRoad: { next: number | null, isAtStop: boolean, expectedAt: string | null, places: Array<{ lat: number, lng: number, at: string }> } | null };

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

export type DriverDayQueryVariables = Exact<{ [key: string]: never; }>;


export type DriverDayQuery = { driverDay: { at: string, hasPositions: boolean, driver: { id: string, firstname: string, lastname: string }, activities: Array<{ kind: ActivityKind, start: string, end: string }>, headroom: { at: string, drivingBeforeBreak: number, drivingToday: number, dailyRestBy: string }, events: Array<{ id: string, kind: TripEventKind, orderId: string, stop: number | null, amount: number | null, note: string, at: string }>, notices: Array<{ id: string, day: string, text: string, sentAt: string }>, passengers: Array<{ orderId: string, names: Array<string> }> }, myTripsAround: Array<{ id: string, start: string, end: string, passengers: number, fullName: string, company: string | null, phone: string, groupFullName: string | null, groupPhone: string | null, clientNotes: string, driverNotes: string, estimateNotes: Array<string>, stops: Array<{ lat: number, lng: number, city: string, address: string, arrive: string | null, depart: string | null }>, food: Array<{ name: string, count: number }>, job: { tripNumber: number, drivers: Array<{ confirmation: Confirmation, driver: { id: string, firstname: string, lastname: string, phone: string | null } }>, buses: Array<{ id: string, name: string, plate: string | null }>, feedback: Array<{ driver: { id: string } }> } | null }> };

export type SendTripEventsMutationVariables = Exact<{
  input: TripEventsInput;
}>;


export type SendTripEventsMutation = { sendTripEvents: Array<{ id: string, refusal: string | null }> };

export type DriverPackQueryVariables = Exact<{ [key: string]: never; }>;


export type DriverPackQuery = { driverPack: { routes: Array<{ orderId: string, path: Array<Array<number>>, notes: Array<string>, legs: Array<{ towns: Array<string>, distanceKm: number, durationMin: number }> }>, papers: Array<{ busName: string | null, kind: PaperKind, ends: string }>, past: Array<{ date: string, begin: string | null, end: string | null, driving: number, work: number, titles: Array<string> }> } };

export type PushKeyQueryVariables = Exact<{ [key: string]: never; }>;


export type PushKeyQuery = { pushKey: string };

export type SavePushSubscriptionMutationVariables = Exact<{
  input: PushSubscriptionInput;
}>;


export type SavePushSubscriptionMutation = { savePushSubscription: boolean };

export type RemovePushSubscriptionMutationVariables = Exact<{
  endpoint: string;
}>;


export type RemovePushSubscriptionMutation = { removePushSubscription: boolean };

export type LeaveDayMutationVariables = Exact<{ [key: string]: never; }>;


export type LeaveDayMutation = { logout: boolean };

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

export type PasswordLinkQueryVariables = Exact<{
  key: string;
}>;


export type PasswordLinkQuery = { passwordLink: { username: string, firstname: string, invitation: boolean } };

export type SignInWaysQueryVariables = Exact<{ [key: string]: never; }>;


export type SignInWaysQuery = { passkeyOrigin: string | null };

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
    logoUrl
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
export const InvoicesOfTripDocument = typedDocument<InvoicesOfTripQuery, InvoicesOfTripQueryVariables>('InvoicesOfTrip', `query InvoicesOfTrip($id: UUID!, $key: Key!) {
  invoicesOfTrip(id: $id, key: $key) {
    id
    kind
    state
    number
    issuedOn
    dueOn
    gross
    open
    referenceNumber
    iban
    payee
    canPayByLink
  }
}`);
export const PayInvoiceDocument = typedDocument<PayInvoiceMutation, PayInvoiceMutationVariables>('PayInvoice', `mutation PayInvoice($id: UUID!, $key: Key!, $invoice: UUID!, $method: PayMethod!) {
  payInvoice(id: $id, key: $key, invoice: $invoice, method: $method)
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
    isOnRoad
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
export const BusesOnRoadDocument = typedDocument<BusesOnRoadQuery, BusesOnRoadQueryVariables>('BusesOnRoad', `query BusesOnRoad($id: UUID!, $key: Key!) {
  busesOnRoad(id: $id, key: $key) {
    places {
      lat
      lng
      at
    }
    next
    isAtStop
    expectedAt
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
export const DriverDayDocument = typedDocument<DriverDayQuery, DriverDayQueryVariables>('DriverDay', `query DriverDay {
  driverDay {
    at
    hasPositions
    driver {
      id
      firstname
      lastname
    }
    activities {
      kind
      start
      end
    }
    headroom {
      at
      drivingBeforeBreak
      drivingToday
      dailyRestBy
    }
    events {
      id
      kind
      orderId
      stop
      amount
      note
      at
    }
    notices {
      id
      day
      text
      sentAt
    }
    passengers {
      orderId
      names
    }
  }
  myTripsAround {
    id
    start
    end
    passengers
    fullName
    company
    phone
    groupFullName
    groupPhone
    clientNotes
    driverNotes
    estimateNotes
    stops {
      lat
      lng
      city
      address
      arrive
      depart
    }
    food {
      name
      count
    }
    job {
      tripNumber
      drivers {
        confirmation
        driver {
          id
          firstname
          lastname
          phone
        }
      }
      buses {
        id
        name
        plate
      }
      feedback {
        driver {
          id
        }
      }
    }
  }
}`);
export const SendTripEventsDocument = typedDocument<SendTripEventsMutation, SendTripEventsMutationVariables>('SendTripEvents', `mutation SendTripEvents($input: TripEventsInput!) {
  sendTripEvents(input: $input) {
    id
    refusal
  }
}`);
export const DriverPackDocument = typedDocument<DriverPackQuery, DriverPackQueryVariables>('DriverPack', `query DriverPack {
  driverPack {
    routes {
      orderId
      path
      legs {
        towns
        distanceKm
        durationMin
      }
      notes
    }
    papers {
      busName
      kind
      ends
    }
    past {
      date
      begin
      end
      driving
      work
      titles
    }
  }
}`);
export const PushKeyDocument = typedDocument<PushKeyQuery, PushKeyQueryVariables>('PushKey', `query PushKey {
  pushKey
}`);
export const SavePushSubscriptionDocument = typedDocument<SavePushSubscriptionMutation, SavePushSubscriptionMutationVariables>('SavePushSubscription', `mutation SavePushSubscription($input: PushSubscriptionInput!) {
  savePushSubscription(input: $input)
}`);
export const RemovePushSubscriptionDocument = typedDocument<RemovePushSubscriptionMutation, RemovePushSubscriptionMutationVariables>('RemovePushSubscription', `mutation RemovePushSubscription($endpoint: String!) {
  removePushSubscription(endpoint: $endpoint)
}`);
export const LeaveDayDocument = typedDocument<LeaveDayMutation, LeaveDayMutationVariables>('LeaveDay', `mutation LeaveDay {
  logout
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
export const PasswordLinkDocument = typedDocument<PasswordLinkQuery, PasswordLinkQueryVariables>('PasswordLink', `query PasswordLink($key: Key!) {
  passwordLink(key: $key) {
    username
    firstname
    invitation
  }
}`);
export const SignInWaysDocument = typedDocument<SignInWaysQuery, SignInWaysQueryVariables>('SignInWays', `query SignInWays {
  passkeyOrigin
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