/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { gql } from '../lib/request/lazyDocument';
import type * as Apollo from '@apollo/client';
import * as ApolloReactHooks from '../lib/request/apolloHooks';
const defaultOptions = {} as const;
/** Days on which a driver or a bus is not available. */
export type AbsenceInput = {
  /** Id of the bus. Give either this or the id of the driver. */
  busId?: string | null | undefined;
  /** Id of the driver. Give either this or the id of the bus. */
  driverId?: string | null | undefined;
  /** First day. */
  firstDay: string;
  /** The reason. */
  kind: AbsenceKind;
  /** Last day, included. */
  lastDay: string;
  /** Note, up to 255 characters. */
  note?: string;
};

/** The reason why a driver or a bus is not available. */
export type AbsenceKind =
  /** A driver’s leave. */
  | 'leave'
  /** Another reason. */
  | 'other'
  /** A driver is ill. */
  | 'sick'
  /** A bus is in the workshop. */
  | 'workshop';

/** The kinds of entries of the access log. */
export type AccessEventKind =
  /** A driver became an admin. */
  | 'becameAdmin'
  /** An admin became a driver. */
  | 'becameDriver'
  /** A sign-in with a passkey whose counter did not grow, as that of a copy. */
  | 'copiedPasskey'
  /** The second factor is no longer a duty of admins. */
  | 'dutyLifted'
  /** The second factor became a duty of admins. */
  | 'dutySet'
  /** A second factor was added. */
  | 'factorAdded'
  /** A second factor was removed. */
  | 'factorRemoved'
  /** All second factors were removed on the server’s command line. */
  | 'factorReset'
  /** A user was hidden. */
  | 'hidden'
  /** A user was invited by e-mail. */
  | 'invited'
  /** A passkey was added. */
  | 'passkeyAdded'
  /** A passkey was removed. */
  | 'passkeyRemoved'
  /** A password was set by an e-mailed link. */
  | 'passwordByLink'
  /** A user changed the own password. */
  | 'passwordChanged'
  /** An admin gave a user a new password. */
  | 'passwordGiven'
  /** A recovery code was used. */
  | 'recoveryCodeUsed'
  /** A hidden user was shown again. */
  | 'shown'
  /** A user signed in. */
  | 'signedIn'
  /** A user signed in by a passkey. */
  | 'signedInByPasskey'
  /** A user was created. */
  | 'userCreated'
  /** A sign-in with a wrong second factor. */
  | 'wrongCode'
  /** A sign-in with a wrong or unknown passkey. */
  | 'wrongPasskey'
  /** A sign-in with a wrong name or password. */
  | 'wrongPassword';

/** The kind of a movement on the account of a customer. */
export type AccountMovementKind =
  /** A credit note. */
  | 'credit'
  /** An invoice. */
  | 'invoice'
  /** A payment of the customer. */
  | 'payment'
  /** An invoice of a share that is paid before the trip. */
  | 'prepayment'
  /** Money that went back to the customer. */
  | 'refund';

/** The outcome of an act of a customer or driver that counts once. */
export type ActOutcome =
  /** This call did it. */
  | 'done'
  /** An earlier call did it. Nothing changed. */
  | 'doneBefore';

/** An activity outside the portal’s plans, such as work for another employer. */
export type ActivityEntryInput = {
  /** Id of the driver. */
  driverId: string;
  /** End, at most 24 hours later. */
  end: string;
  /** The kind of activity. */
  kind: EnteredKind;
  /** Note, up to 255 characters. */
  note?: string;
  /** Beginning, in the past. */
  start: string;
};

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

/** The source of an activity. */
export type ActivitySource =
  /** An entry by hand. */
  | 'entered'
  /** The plan. */
  | 'plan'
  /** The plan, corrected by the hours that the driver reported. */
  | 'reported';

/** The token to create. */
export type ApiTokenInput = {
  /** The moment at which the token expires, within two years from now. */
  expiresAt: string;
  /** The purpose of the token, in the admin’s words. */
  name: string;
  /** The scope of the token. */
  scope: ApiTokenScope;
};

/** The scope of a token. */
export type ApiTokenScope =
  /** Read only accounting entries, their CSV and e-invoices. */
  | 'accounting'
  /** Read everything that an admin can read. */
  | 'read'
  /** Read and change everything that an admin can, except users, tokens and webhooks. */
  | 'write';

/** The field that a long list is sorted by. */
export type ArchiveSort =
  /** Company, or full name without one. */
  | 'company'
  /** First name of the main driver. */
  | 'driver'
  /** Net price. */
  | 'price'
  /** Departure from the first stop. */
  | 'start'
  /** Trip number. */
  | 'tripNumber';

/** The arrangement’s fields. */
export type ArrangementInput = {
  /** The bus. Null means any bus. Leave it out to keep it. */
  bus?: string | null | undefined;
  /** Departure as a wall-clock time in Tallinn. */
  depart: string;
  /** Description. */
  description?: string;
  /** The driver of the arrangement. */
  driver: string;
  /** Minutes of driving in one run; the rest is other work. Null counts all of it as driving. Leave it out to keep it. */
  drivingMin?: number | null | undefined;
  /** Duration in minutes. It may pass midnight. */
  durationMin: number;
  /** First day. */
  firstDay: string;
  /** Last day. */
  lastDay: string;
  /** Name. */
  name: string;
  /** True for a line of at most 50 km, which has its own rules of driving and rest. Leave it out to keep it; a new arrangement begins with false. */
  shortLine?: boolean | null | undefined;
  /** Weekdays, 1 is Monday and 7 is Sunday. */
  weekdays: Array<number>;
};

/** Drivers and buses. */
export type AssignmentInput = {
  /** Main bus. */
  bus: string;
  /** Main driver. */
  driver: string;
  /** The reason to assign a driver against the law of driving and rest. Without it the assignment is refused with the code HOURS. */
  hoursReason?: string | null | undefined;
  /** Buses in addition to the main bus. */
  otherBuses?: Array<string>;
  /** Drivers in addition to the main driver. */
  otherDrivers?: Array<string>;
  /** The reason to allow two trips at once. Without it an overlap is refused with the code OVERLAP. */
  overlapReason?: string | null | undefined;
};

/** An act that the portal can do by itself. */
export type AutomationKind =
  /** Archives a trip whose feedback is all good. */
  | 'archive'
  /** Asks the customer a week before the departure for what the trip lacks. */
  | 'gaps'
  /** Issues and sends the draft of an invoice. While it is off, the portal makes no drafts by itself. */
  | 'invoice'
  /** Sends the papers of a job to its drivers and customer, 24 hours before the departure. */
  | 'pack'
  /** Confirms a drafted plan that nothing speaks against. */
  | 'plan'
  /** Answers an inquiry whose price is certain. */
  | 'price'
  /** Reminds a customer of unpaid invoices, by the rule. */
  | 'reminder'
  /** Asks a silent driver again, 72 and 24 hours before the departure. */
  | 'silentDriver'
  /** Asks a yearly customer six weeks before last year’s date whether to travel again. */
  | 'yearly';

/** The trust in an automation. */
export type AutomationMode =
  /** The portal does it, ten minutes after it was queued. */
  | 'automatic'
  /** Nothing is proposed. */
  | 'off'
  /** It is prepared, and a person decides. */
  | 'suggest';

/** The state of a movement on the account. */
export type BankEntryState =
  /** No customer’s payment: a fee, a wage, a transfer. */
  | 'notOurs'
  /** Its payment is booked, or stays as credit. */
  | 'settled'
  /** It waits for a decision. */
  | 'waiting';

/** A base rule: the price of the trip for a group size and a season, in euros without VAT. */
export type BasePriceRuleInput = {
  /** The minimum price of a day. */
  dayFloor: number;
  /** Price per day. */
  dayPrice: number;
  /** Hours of a day that the price per day includes. */
  includedHours: number;
  /** Unique name. */
  name: string;
  /** The smallest number of passengers. */
  passengersFrom: number;
  /** The largest number of passengers. Null means no limit. */
  passengersTo?: number | null | undefined;
  /** Price per kilometre from and to the depot. */
  perEmptyKm: number;
  /** Price per passenger. */
  perHead: number;
  /** Price per further hour of a day. */
  perHour: number;
  /** Price per kilometre. */
  perKm: number;
  /** The season. Null means the whole year. */
  season?: PriceSeasonInput | null | undefined;
  /** Price per hour of waiting. */
  waitingPerHour: number;
};

/** The data of a bus. A field that is left out stays, null empties it. */
export type BusDetailsInput = {
  /** Cost of one kilometre in euros. Null means the figure of the settings. */
  costPerKm?: number | null | undefined;
  /** The place where the bus is parked. */
  depot?: DepotInput | null | undefined;
  /** Last valid day of the technical inspection. */
  inspectionEnds?: string | null | undefined;
  /** Last valid day of the insurance. */
  insuranceEnds?: string | null | undefined;
  /** True when the bus has a lift for wheelchairs. */
  lift?: boolean | null | undefined;
  /** Luggage space in cubic metres, 0 to 100. */
  luggageM3?: number | null | undefined;
  /** Number plate, up to 15 characters. */
  plate?: string | null | undefined;
  /** Number of seats including the driver’s, 1 to 200. */
  seats?: number | null | undefined;
  /** Day of the last download of the tachograph. */
  unitDownloadedOn?: string | null | undefined;
};

/** A length of time before the departure. */
export type CancellationSpanInput = {
  /** Number of hours or days. */
  count: number;
  /** The unit. */
  unit: SpanUnit;
};

/** Cancellation terms. */
export type CancellationTermsInput = {
  /** The tiers in any order. Each moment before the departure must have exactly one. */
  tiers: Array<CancellationTierInput>;
};

/** A tier: the cancellation fee during a time before the departure. */
export type CancellationTierInput = {
  /** The beginning of the tier. Null means that it has no beginning. */
  from?: CancellationSpanInput | null | undefined;
  /** The minimum fee in euros. The fee never exceeds the price of the trip. */
  minimum: number;
  /** Percent of the price of the trip with VAT. */
  percent: number;
  /** The end of the tier. Null means that it lasts until the departure. */
  to?: CancellationSpanInput | null | undefined;
};

/** The verdict of the law of driving and rest, as a colour. */
export type ChangeLight =
  /** The law allows it, but little time is left. */
  | 'amber'
  /** The law allows it. */
  | 'green'
  /** The law forbids it. */
  | 'red';

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

/** A driver’s answer to a job. A job is accepted when all drivers have accepted, and declined when one has declined. */
export type Confirmation =
  /** The driver will drive. */
  | 'accepted'
  /** The driver will not drive. */
  | 'declined'
  /** The driver has not answered. */
  | 'waiting';

/** A draft to confirm. */
export type ConfirmedDraftInput = {
  /** Mark of the draft that was seen. */
  mark: string;
  /** Id of the order. */
  orderId: string;
  /** The reason to confirm it against a rule, up to 255 characters. */
  reason?: string | null | undefined;
};

/** The kind of a line of a cost. */
export type CostLineKind =
  /** Beds for the drivers. */
  | 'beds'
  /** Kilometres of all buses with passengers. */
  | 'drive'
  /** Kilometres of all buses from and to their depots. */
  | 'emptyDrive'
  /** Hours of the driver, counted in minutes. */
  | 'hours'
  /** Hours of the other drivers, counted in minutes. */
  | 'otherDrivers';

/** The part of a line that a credit note gives back. */
export type CreditLineInput = {
  /** The amount in euros with VAT, with the sign of the line. */
  amount: number;
  /** Id of the line. */
  lineId: string;
};

/** A person of a customer. */
export type CustomerContactInput = {
  /** E-mail address. */
  email?: string | null | undefined;
  /** Id of a stored contact. Left out for a new one. */
  id?: string | null | undefined;
  /** Full name. */
  name?: string;
  /** Phone number. */
  phone?: string | null | undefined;
  /** Role of the person, for example accounts. */
  role?: string;
};

/** A whole customer. A field that is left out becomes empty. */
export type CustomerInput = {
  /** Address on invoices. */
  address?: string | null | undefined;
  /** The people of the customer. */
  contacts?: Array<CustomerContactInput>;
  /** The customer’s address at its e-invoice operator. */
  eInvoiceAddress?: string | null | undefined;
  /** The e-invoice that the customer gets. */
  eInvoiceFormat?: EInvoiceFormat | null | undefined;
  /** E-mail address for invoices. Null means the address of the order. */
  invoiceEmail?: string | null | undefined;
  /** Company or person. */
  kind: CustomerKind;
  /** Language of invoices and reminders. */
  language?: Language;
  /** Name of the company or the person. */
  name: string;
  /** Notes of the office. */
  notes?: string;
  /** Days from invoice to due date. Null means the company’s usual ones. */
  paymentDays?: number | null | undefined;
  /** Days before departure on which the prepayment is due. */
  prepaymentDaysBefore?: number;
  /** The percentage of the price that is paid before the trip. */
  prepaymentPercent?: number;
  /** The agreement about prices. */
  priceAgreement?: string;
  /** Registry code of the company. */
  registryCode?: string | null | undefined;
  /** VAT number. */
  vatNumber?: string | null | undefined;
};

/** The kind of a customer. */
export type CustomerKind =
  /** A company, known by its registry code. */
  | 'company'
  /** A private person. */
  | 'person';

/** A report of a defect. */
export type DefectInput = {
  /** Id of the bus. */
  busId: string;
  /** Id made by the caller, so that a repeated report is stored once. The default is a new id. */
  id?: string | null | undefined;
  /** True when the bus may not drive until it is repaired. */
  mayNotDrive: boolean;
  /** The defect in words, up to 1000 characters. */
  text: string;
};

/** The state of a defect. */
export type DefectState =
  /** Repaired. */
  | 'done'
  /** Reported, and not looked after yet. */
  | 'open'
  /** The bus is in the workshop for it. */
  | 'workshop';

/** The place chosen as a depot. */
export type DepotInput = {
  /** Address, up to 255 characters. */
  address: string;
  /** Latitude, degrees. */
  lat: number;
  /** Longitude, degrees. */
  lng: number;
};

/** The driver’s activity at a stop. */
export type DriverAtStop =
  /** The driver is free for the whole stop. It is a break, or a rest if it is long. */
  | 'free'
  /** The driver stands by. This is availability, neither work nor a break. */
  | 'standby'
  /** The driver works. This is no break. */
  | 'work';

/** The documents of a driver. A field that is left out stays, null empties it. */
export type DriverRecordInput = {
  /** Day of the last download of the driver card. */
  cardDownloadedOn?: string | null | undefined;
  /** Last valid day of the certificate of competence (code 95). */
  code95Ends?: string | null | undefined;
  /** The place where the driver’s duty begins. */
  depot?: DepotInput | null | undefined;
  /** Last valid day of the driver card. */
  driverCardEnds?: string | null | undefined;
  /** Categories of the driving licence, up to 35 characters. */
  licenceCategory?: string | null | undefined;
  /** Last valid day of the driving licence. */
  licenceEnds?: string | null | undefined;
  /** Last valid day of the medical certificate. */
  medicalEnds?: string | null | undefined;
};

/** Settings of every duty. A field that is left out stays, null empties the depot. */
export type DutySettingsInput = {
  /** Minutes of work before the first drive, 0 to 180. */
  beginMinutes?: number | null | undefined;
  /** The company’s depot. */
  depot?: DepotInput | null | undefined;
  /** Minutes of work after the last drive, 0 to 180. */
  endMinutes?: number | null | undefined;
};

/** The format of an e-invoice. */
export type EInvoiceFormat =
  /** The Estonian e-invoice 1.2. */
  | 'eArve'
  /** EN 16931, the European standard. */
  | 'en16931';

/** An activity of a driver outside the portal’s plans, such as work for another employer. */
export type EnteredKind =
  /** Availability. */
  | 'availability'
  /** Driving. */
  | 'driving'
  /** Other work. */
  | 'otherWork';

/** The differences on one date. A null field is the same as on any other day. */
export type ExceptionInput = {
  /** Departure on that date. */
  depart?: string | null | undefined;
  /** Description on that date. */
  description?: string | null | undefined;
  /** The driver on that date. */
  driver?: string | null | undefined;
  /** False when the arrangement does not run on that date. Leave it out to keep it; a new exception runs. */
  runs?: boolean | null | undefined;
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

/** The price of one crossing of a ferry. */
export type FerryPriceInput = {
  /** The name of the ferry in the maps, for example Virtsu–Kuivastu. */
  name: string;
  /** Price of one crossing in euros. */
  price: number;
};

/** A food package. */
export type FoodPackageInput = {
  /** The contents of the package. */
  description?: string;
  /** Name. */
  name: string;
  /** Price of one package in euros. */
  price: number;
};

/** The law’s verdict on a trip, as a colour. */
export type HoursLight =
  /** The law allows it, but it uses a reduced rest or an extended day. */
  | 'amber'
  /** The law allows it. */
  | 'green'
  /** The law forbids it. */
  | 'red';

/** The column of the file that fills one of ours. */
export type ImportColumnInput = {
  /** `key` of the `ImportColumn`. */
  key: string;
  /** Place of the file’s column, from 0. */
  place: number;
};

/** The kind of a file. */
export type ImportKind =
  /** Arrangements. */
  | 'arrangements'
  /** Buses. */
  | 'buses'
  /** Customers with their contacts and invoice data. */
  | 'customers'
  /** Coming and past trips. */
  | 'trips'
  /** Drivers and admins. */
  | 'users';

/** The result of a row. */
export type ImportOutcome =
  /** It changes what is there. */
  | 'changed'
  /** It adds something. */
  | 'new'
  /** It is left out, for the reason that stands with it. */
  | 'refused'
  /** It is there already, and the same. */
  | 'unchanged';

/** The state of a file. */
export type ImportState =
  /** Looked through by a dry run. */
  | 'checked'
  /** Imported. */
  | 'imported'
  /** Imported and taken back. */
  | 'undone'
  /** Uploaded; its columns are guessed. */
  | 'uploaded';

/** The settings of prices that are shown before an inquiry is sent. */
export type InquiryPricingInput = {
  /** Number of days for which a firm price holds, but no longer than until the departure. */
  holdsDays: number;
  /** The kind of price that customers see. */
  shows: InquiryShows;
};

/** The price that the inquiry’s form shows. */
export type InquiryShows =
  /** The firm price of the list. */
  | 'firm'
  /** No price. */
  | 'off'
  /** A range around the price of the list. */
  | 'range';

/** The buyer on a draft of an invoice. */
export type InvoiceBuyerInput = {
  /** Address. */
  address?: string | null | undefined;
  /** The person who ordered, where a company is invoiced. */
  contact?: string | null | undefined;
  /** E-mail address for the invoice. */
  email?: string | null | undefined;
  /** The company, or the person. */
  name: string;
  /** Registration number of the company. */
  registryCode?: string | null | undefined;
  /** VAT number of the company. */
  vatNumber?: string | null | undefined;
};

/** The changes of a person to a draft. */
export type InvoiceDraftInput = {
  /** The buyer. */
  buyer: InvoiceBuyerInput;
  /** The language of the invoice. */
  language: Language;
  /** Days from the date of the invoice until it must be paid. */
  paymentDays: number;
  /** The lines that differ from the offer. */
  typedLines: Array<TypedLineInput>;
};

/** The kind of an invoice. */
export type InvoiceKind =
  /** A credit note, with negative amounts. */
  | 'credit'
  /** An invoice of driven trips or of cancellation fees. */
  | 'invoice'
  /** An invoice of a share that is paid before the trip. */
  | 'prepayment';

/** The origin of a line of an invoice. */
export type InvoiceLineKind =
  /** An amount that a credit note gives back. */
  | 'credit'
  /** The fee of a cancelled trip. */
  | 'fee'
  /** Ordered catering. */
  | 'food'
  /** Takes off what was invoiced before the trip. */
  | 'prepaid'
  /** A share of a trip that is paid before it. */
  | 'prepayment'
  /** The agreed price of a trip. */
  | 'trip'
  /** Typed by a person, with a reason. */
  | 'typed';

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

/** A kind of data with a time for which it is kept. */
export type KeepingKind =
  /** Sign-ins and changed rights. */
  | 'accessLog'
  /** The buyers of agreed trips, whom accounting must keep. */
  | 'accounting'
  /** Contacts, group leaders and notes of agreed trips; not the buyer. */
  | 'contacts'
  /** Orders with an offer that were never agreed. */
  | 'declinedOffers'
  /** Activities outside our plans, and absences. */
  | 'drivingTime'
  /** Comments of drivers, and why they declined. */
  | 'feedback'
  /** Hidden users. */
  | 'formerPeople'
  /** Rows of files that were brought in. */
  | 'imports'
  /** Inquiries without an offer. */
  | 'inquiries'
  /** Photos of hidden users. */
  | 'photos'
  /** Mails of customers and the fields that were read of them. */
  | 'receivedMails'
  /** Rows of sent messages, and e-mails in files. */
  | 'sentMails';

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

/** The kind of empty drive. */
export type LegKind =
  /** The drive home from the end of the trip to the depot. */
  | 'home'
  /** The drive out from the depot to the start of the trip. */
  | 'out'
  /** The drive from the end of the previous trip to the start of this one. */
  | 'straight';

/** The state of a payment by bank link or card. */
export type LinkPaymentState =
  /** Nothing was paid, or the bank took it back. */
  | 'ended'
  /** It was paid in a way that a person must look at, such as in another currency. */
  | 'odd'
  /** It is paid and booked. */
  | 'paid'
  /** The customer went to the provider. */
  | 'waiting';

/** The reason why an offer was lost: the customer’s reason, or no decision before its end. */
export type LostReason =
  /** An admin rejected it for the customer. */
  | 'cancelled_via_platform'
  /** Another company was cheaper. */
  | 'cheaper_elsewhere'
  /** The offer ended without a decision. */
  | 'no_decision'
  /** Another reason. */
  | 'other'
  /** The price was over the customer’s budget. */
  | 'over_budget'
  /** The trip does not take place. */
  | 'trip_cancelled';

/** The reason why the portal put a mail aside. */
export type MailAsideReason =
  /** An automatic reply. */
  | 'automatic'
  /** A report about a mail that was not delivered. */
  | 'bounce'
  /** A newsletter or a mailing list. */
  | 'newsletter'
  /** A mail from an address of the company itself. */
  | 'own'
  /** A mail that is too large to read. */
  | 'tooLarge'
  /** A mail that is broken or nested too deeply. */
  | 'unreadable';

/** State of a mail that may become an order. */
export type MailDraftState =
  /** The portal put it aside: nobody has to answer it. */
  | 'aside'
  /** A user put it away. */
  | 'dropped'
  /** It became an order. */
  | 'ordered'
  /** It waits for the office. */
  | 'waiting';

/** A field that is read from a mail. */
export type MailFieldKey =
  /** Company that pays. */
  | 'company'
  /** Day of the departure, YYYY-MM-DD. */
  | 'day'
  /** E-mail address of the customer. */
  | 'email'
  /** Address of the first stop. */
  | 'from'
  /** Name of the customer. */
  | 'fullName'
  /** The way back: yes when the bus also drives back, else no. */
  | 'isReturn'
  /** Language of the customer: et, en, ru or fi. */
  | 'language'
  /** Number of passengers. */
  | 'passengers'
  /** Phone number of the customer. */
  | 'phone'
  /** Registry code of the company. */
  | 'registryCode'
  /** Day of the way back, YYYY-MM-DD. */
  | 'returnDay'
  /** Time at which the way back begins, HH:MM. */
  | 'returnTime'
  /** Time of the departure, HH:MM. */
  | 'time'
  /** Address of the last stop of the way out. */
  | 'to'
  /** Addresses of stops between them, with semicolons. */
  | 'via';

/** The trust in a field of a mail. */
export type MailFieldState =
  /** The mail can mean nothing else. */
  | 'certain'
  /** The mail does not tell it, and an order does without it. */
  | 'empty'
  /** The mail may mean something else. */
  | 'guessed'
  /** The mail does not tell it, and an order needs it. */
  | 'missing'
  /** A user typed it. */
  | 'typed';

/** The kind of a move of the plan. */
export type MoveKind =
  /** A trip gets a driver or a bus. */
  | 'assign'
  /** A proposal is taken. */
  | 'proposal'
  /** A repair is taken after a driver or a bus fell out. */
  | 'repair'
  /** Two trips exchange their driver or bus. */
  | 'swap'
  /** A trip is taken off. */
  | 'takeOff';

/** The lines behind a price. */
export type OfferBasisInput = {
  /** The lines. Their sum is the price. */
  lines: Array<OfferLineInput>;
  /** The version of the price list that proposed the lines. */
  priceListId?: string | null | undefined;
  /** True shows the lines to the customer. */
  showLines?: boolean;
};

/** One line of an offer’s price. */
export type OfferLineInput = {
  /** Amount in euros without VAT. A discount is negative. */
  amount: number;
  /** How the amount was calculated, for example 442 km × 1,35 €. */
  detail?: string;
  /** The source of an unchanged proposed line. Title and detail are written from it in each language. */
  source?: PriceSourceInput | null | undefined;
  /** Title of the line. */
  title: string;
};

/** The result of an offer. */
export type OfferOutcome =
  /** The customer rejected it or did not decide. */
  | 'lost'
  /** The offer waits for the customer. */
  | 'open'
  /** The customer accepted it. */
  | 'won';

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

/** The actions that an order allows; see allowedActions. */
export type OrderAction =
  /** The customer accepts by the link. */
  | 'accept'
  /** An admin accepts for the customer. */
  | 'acceptOnBehalf'
  /** Send the first price. */
  | 'answer'
  /** Send a new offer. Earlier links stop working. */
  | 'answerAgain'
  /** Answer a change request with a price, or decline it. */
  | 'answerChange'
  /** Move a finished job to the archive. */
  | 'archive'
  /** The customer asks for a new offer by the link of an ended one. */
  | 'askAgain'
  /** The customer asks for a change of the trip. */
  | 'askChange'
  /** Ask a driver who declined again. */
  | 'askDriverAgain'
  /** The customer cancels on the page of the trip. */
  | 'cancel'
  /** A driver confirms or declines. */
  | 'confirmJob'
  /** The customer decides on the price of a change request. */
  | 'decideChange'
  /** Delete the order. It is kept in the database but shown nowhere. */
  | 'delete'
  /** The customer changes the trip on its page. */
  | 'editByCustomer'
  /** Edit the customer’s data. */
  | 'editDetails'
  /** Edit the ordered catering. */
  | 'editFood'
  /** Edit notes. */
  | 'editNotes'
  /** Correct the agreed price. */
  | 'editPrice'
  /** Edit the route. */
  | 'editRoute'
  /** End an offer whose last day has passed. The portal does this by itself. */
  | 'expire'
  /** The customer rejects by the link. */
  | 'reject'
  /** An admin rejects for the customer. */
  | 'rejectOnBehalf'
  /** The customer corrects the inquiry that was sent. */
  | 'resubmit'
  /** Assign driver and bus for the first time. */
  | 'startJob'
  /** Carry out a change request as asked. */
  | 'takeChange'
  /** Turn an archived order into a job again, so that it can be corrected. */
  | 'takeFromArchive'
  /** Say whose order it is. */
  | 'tieCustomer'
  /** Change drivers or buses of a job. */
  | 'updateJob';

/** The editable data of an order. A field that is left out stays. */
export type OrderDetailsInput = {
  /** The customer’s notes. */
  clientNotes?: string | null | undefined;
  /** Company; empty for none. */
  company?: string | null | undefined;
  /** Address of the company; empty for none. */
  companyAddress?: string | null | undefined;
  /** Registration number of the company; empty for none. */
  companyRegistrationNumber?: string | null | undefined;
  /** VAT number of the company; empty for none. */
  companyVatNumber?: string | null | undefined;
  /** E-mail address. */
  email?: string | null | undefined;
  /** Full name. */
  fullName?: string | null | undefined;
  /** E-mail of the group leader. */
  groupEmail?: string | null | undefined;
  /** Name of the group leader. */
  groupFullName?: string | null | undefined;
  /** Phone of the group leader. */
  groupPhone?: string | null | undefined;
  /** E-mail address for the invoice. Null means the customer’s own address. */
  invoiceEmail?: string | null | undefined;
  /** Language of messages to the customer. */
  language?: Language | null | undefined;
  /** Number of passengers. */
  passengers?: number | null | undefined;
  /** Phone number. */
  phone?: string | null | undefined;
  /** Discount code; empty for none. */
  promo?: string | null | undefined;
  /** Departure from the first stop. All stops move by the same time. */
  start?: string | null | undefined;
};

/** Notes to save. A field that is left out stays. */
export type OrderNotesInput = {
  /** The customer’s notes. */
  clientNotes?: string | null | undefined;
  /** Notes for the driver. */
  driverNotes?: string | null | undefined;
  /** Notes of the logisticians. Drivers never see them. */
  logisticsNotes?: string | null | undefined;
};

/** The status of an order. */
export type OrderStatus =
  /** The customer accepted the offer. Driver and bus are not assigned yet. */
  | 'accepted'
  /** An offer was sent and the customer has not decided. */
  | 'answered'
  /** A finished job in the archive. */
  | 'archived'
  /** The offer ended without a decision. The order is in the archive. */
  | 'expired'
  /** Driver and bus are assigned. */
  | 'job'
  /** An inquiry that waits for a price. */
  | 'new'
  /** The offer was rejected, or the trip was cancelled. */
  | 'rejected';

/** Catering to order. */
export type OrderedFoodInput = {
  /** Number of packages. */
  count: number;
  /** Id of the food package. */
  id: string;
};

/** A figure of the overview. */
export type OverviewFigure =
  /** Booked trips with a number of acts. Without a key: those above the goal. */
  | 'acts'
  /** Trips that did not go well. */
  | 'badFeedback'
  /** Decided offers of one band of prices. The key is won or lost, and the number of the band. */
  | 'band'
  /** Booked trips of one bus, by the day of departure. */
  | 'bus'
  /** Trips and runs of arrangements that one bus was used for. */
  | 'busUse'
  /** Booked trips of one customer. */
  | 'customer'
  /** Booked trips of one driver, by the day of departure. */
  | 'driver'
  /** Trips and runs of arrangements that one driver was used for. */
  | 'driverUse'
  /** Inquiries whose offer expired. */
  | 'expired'
  /** Trips that went well. */
  | 'goodFeedback'
  /** Inquiries that came. */
  | 'inquiries'
  /** Issued invoices and credit notes. */
  | 'invoiced'
  /** Inquiries that were rejected. */
  | 'lost'
  /** Inquiries that got an offer. */
  | 'offered'
  /** Invoices that are open today. */
  | 'open'
  /** Invoices that are overdue today. */
  | 'overdue'
  /** Payments. */
  | 'paid'
  /** Rejected orders with one reason. */
  | 'reason'
  /** Booked trips. */
  | 'trips'
  /** Inquiries that are still open. */
  | 'waiting'
  /** Inquiries that became booked trips. */
  | 'won';

/** The next step with a customer that owes. */
export type OwingStep =
  /** It is overdue for long, or there is no address: call. */
  | 'call'
  /** The customer has money to get back. */
  | 'giveBack'
  /** Something is overdue: remind by e-mail. */
  | 'remind'
  /** The customer has credit: book it. */
  | 'useCredit'
  /** Nothing is overdue. */
  | 'wait';

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

/** The evidence that ties a payment to a customer. */
export type PaymentEvidence =
  /** A name under which the customer has paid before. */
  | 'learntName'
  /** The name of the payer. */
  | 'name'
  /** The number of an open invoice in the text. */
  | 'number'
  /** The reference number of an invoice that is paid already. */
  | 'paidReference'
  /** The reference number of an open invoice. */
  | 'reference'
  /** The registry code of the payer. */
  | 'registryCode'
  /** The sum alone: one invoice owes just as much. */
  | 'sum';

/** The relation of the sum of a payment to the open sum. */
export type PaymentFit =
  /** One invoice owes just as much. */
  | 'exact'
  /** The customer owes nothing. All of it stays as credit. */
  | 'nothingOpen'
  /** It is more than what is open. The rest stays as credit. */
  | 'over'
  /** It is a part of what is open. */
  | 'part'
  /** Several invoices add up to it. */
  | 'several';

/** A part of a payment for an invoice. */
export type PaymentPartInput = {
  /** The part in euros. Less than 0 goes back to the customer. */
  amount: number;
  /** Id of the invoice. */
  invoiceId: string;
};

/** The way in which a payment was made. */
export type PaymentSource =
  /** By a movement on the account. */
  | 'bank'
  /** By a card terminal. */
  | 'card'
  /** In cash. */
  | 'cash'
  /** By a link to a payment page. */
  | 'link';

/** A person, as the search found them. */
export type PersonInput = {
  /** By what the person is known. */
  kind: PersonKind;
  /** The address, the id or the name. */
  value: string;
};

/** By what a person is known. */
export type PersonKind =
  /** By the e-mail address of orders. */
  | 'customer'
  /** By the name alone: a passenger or a group leader. */
  | 'name'
  /** By the id of a user. */
  | 'user';

/** The verdict on a trip in a row of the plan. */
export type PlanColour =
  /** The trip fits, with a warning. */
  | 'amber'
  /** The trip fits. */
  | 'green'
  /** The trip does not fit. */
  | 'red';

/** The effect of a move on one trip. */
export type PlanStepInput = {
  /** Id of the bus that is added, in place of the one taken off or in addition. */
  busIn?: string | null | undefined;
  /** Id of the bus that is taken off. */
  busOut?: string | null | undefined;
  /** Id of the driver who is added, in place of the one taken off or in addition. */
  driverIn?: string | null | undefined;
  /** Id of the driver who is taken off. */
  driverOut?: string | null | undefined;
  /** Mark of the draft that the move is based on. Leave it out without a draft. */
  mark?: string | null | undefined;
  /** Id of the order. */
  orderId: string;
  /** Version of the order that the move is based on. */
  version: number;
};

/** The state of the prepayment of a trip. */
export type PrepaymentState =
  /** The office asks for it. Its invoice leaves once a price is agreed. */
  | 'asked'
  /** Its invoice is a draft. */
  | 'draft'
  /** No prepayment is asked for. */
  | 'none'
  /** Its invoice is not paid. */
  | 'open'
  /** Its invoice is paid. */
  | 'paid'
  /** The record of the customer asks for it once a price is agreed. */
  | 'rule';

/** The conditions of a surcharge. All given conditions must be true. */
export type PriceConditionInput = {
  /** True requires a route that leaves Estonia. */
  abroad?: boolean;
  /** True requires driving between 22 and 6 o’clock. */
  night?: boolean;
  /** The customer’s discount code. */
  promo?: string | null | undefined;
  /** True requires a departure in school holidays. */
  schoolHolidays?: boolean;
  /** Days of the year. */
  season?: PriceSeasonInput | null | undefined;
  /** Weekdays of the departure, 1 is Monday. */
  weekdays?: Array<number> | null | undefined;
};

/** The kind of a price line. */
export type PriceLineKind =
  /** Days of the drivers abroad. */
  | 'allowance'
  /** The office’s change of the price. */
  | 'change'
  /** Days. */
  | 'day'
  /** Kilometres of the trip. */
  | 'drive'
  /** Kilometres from and to the depot. */
  | 'emptyDrive'
  /** Crossings of a ferry. */
  | 'ferry'
  /** Hours beyond those that the price per day includes, counted in minutes. */
  | 'hours'
  /** Nights of the drivers. */
  | 'lodging'
  /** The difference to the minimum price of the days. */
  | 'minimum'
  /** Passengers. */
  | 'people'
  /** A surcharge or discount in percent. */
  | 'percent'
  /** Rounding up. */
  | 'rounding'
  /** Days of a second driver. */
  | 'secondDriver'
  /** A surcharge or discount as a sum. */
  | 'sum'
  /** Waiting time of the bus, counted in minutes. */
  | 'waiting';

/** The next version of the price list. */
export type PriceListInput = {
  /** Name, for example Talv 2026. */
  name: string;
  /** The prices. */
  rules: PriceRulesInput;
};

/** The prices of the company in euros, without VAT. */
export type PriceRulesInput = {
  /** Price per day abroad and driver. */
  allowancePerDay: number;
  /** Base rules. Exactly one must apply to each number of passengers on each day of the year. */
  base: Array<BasePriceRuleInput>;
  /** Ferries. */
  ferries: Array<FerryPriceInput>;
  /** Price per night and driver. */
  lodgingPerNight: number;
  /** The price is rounded up to a multiple of this sum. 0 switches rounding off. */
  roundTo: number;
  /** School holidays, for the conditions of surcharges. */
  schoolHolidays: Array<SchoolHolidayInput>;
  /** Price per day of a second driver, if the law requires one. */
  secondDriverPerDay: number;
  /** Surcharges and discounts. */
  surcharges: Array<PriceSurchargeInput>;
};

/** Days of any year, both ends included. The range may cross New Year. */
export type PriceSeasonInput = {
  /** First day, MM-DD. */
  from: string;
  /** Last day, MM-DD. */
  to: string;
};

/** The data behind a line of a price. Title and detail are written from it in the reader’s language. */
export type PriceSourceInput = {
  /** Hours of a day that the price per day includes. */
  beyond?: number | null | undefined;
  /** Number of units. Time is counted in minutes. */
  count?: number | null | undefined;
  /** Number of drivers. */
  drivers?: number | null | undefined;
  /** Price of one unit in euros. Per hour if minutes are counted. */
  each?: number | null | undefined;
  /** The source of a price line. The kind decides which other fields are present. */
  kind: PriceLineKind;
  /** Name of the rule or the ferry. */
  name?: string | null | undefined;
  /** The sum that the percentage applies to, in euros. */
  of?: number | null | undefined;
  /** Percent. A discount is negative. */
  percent?: number | null | undefined;
};

/** A percentage or a sum that is added to the price of the trip. */
export type PriceSurchargeInput = {
  /** A sum in euros, instead of a percentage. */
  amount?: number | null | undefined;
  /** Unique name. It is the title of the line. */
  name: string;
  /** Percent of the price of the trip. A discount is negative. */
  percent?: number | null | undefined;
  /** The condition under which it is added. */
  when: PriceConditionInput;
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

/** The drivers’ knowledge of a trip that goes to another driver. */
export type RepairConfirmation =
  /** The driver has confirmed. */
  | 'confirmed'
  /** The driver does not know about it yet. */
  | 'none'
  /** The driver was asked to confirm. */
  | 'waiting';

/** The driver or bus that is out, and the time. */
export type RepairInput = {
  /** Id of the bus. Give either this or the id of the driver. */
  busId?: string | null | undefined;
  /** Id of the driver. Give either this or the id of the bus. */
  driverId?: string | null | undefined;
  /** First day. */
  firstDay: string;
  /** Last day, included. The period has at most 31 days. */
  lastDay: string;
};

/** The role of a user. A driver drives; an admin is a logistician or accountant. */
export type Role =
  /** Logistician or accountant, who can read and do everything. */
  | 'admin'
  /** Drives, and sees own jobs without prices. */
  | 'driver';

/** School holidays. */
export type SchoolHolidayInput = {
  /** First day. */
  firstDay: string;
  /** Last day, included. */
  lastDay: string;
};

/** The kind of a search hit. */
export type SearchHitKind =
  /** A bus. */
  | 'bus'
  /** A customer. */
  | 'customer'
  /** A driver or an admin. */
  | 'driver'
  /** An invoice or a credit note, also a draft. */
  | 'invoice'
  /** An order in any status. */
  | 'order';

/** A draft as the caller saw it. */
export type SeenDraftInput = {
  /** Id of the draft. */
  id: string;
  /** Its version. */
  version: number;
};

/** A setting as it was typed. */
export type SettingInput = {
  /** The setting. */
  key: SettingKey;
  /** Its text. Null or empty removes the setting. */
  text?: string | null | undefined;
};

/** A setting of the company. */
export type SettingKey =
  /** Estonian address service: on, off or an address. */
  | 'addressServiceUrl'
  /** Passphrase that encrypts backups in the store. */
  | 'backupPassphrase'
  /** Access key of the store. */
  | 'backupStoreAccessKey'
  /** Bucket of the store. */
  | 'backupStoreBucket'
  /** Address of an S3-compatible store of backups. Without it they stay here. */
  | 'backupStoreEndpoint'
  /** Place of the bucket: on, in the path; off, in the host name. */
  | 'backupStorePathStyle'
  /** Folder of the bucket. */
  | 'backupStorePrefix'
  /** Region of the store. */
  | 'backupStoreRegion'
  /** Secret key of the store. */
  | 'backupStoreSecretKey'
  /** Estonian business register: on, off or an address. */
  | 'businessRegisterUrl'
  /** Days before the departure until which customers change the catering. */
  | 'cateringDays'
  /** Postal address. */
  | 'companyAddress'
  /** E-mail to which customers reply. */
  | 'companyEmail'
  /** Bank account. */
  | 'companyIban'
  /** Picture in e-mails, on papers and pages. It is changed by an upload. */
  | 'companyLogo'
  /** Name of the company. */
  | 'companyName'
  /** Phone. */
  | 'companyPhone'
  /** Code in the Estonian business register. */
  | 'companyRegistrationNumber'
  /** Terms on offers, one per line. */
  | 'companyTerms'
  /** VAT number. */
  | 'companyVatNumber'
  /** Cost of one bed for a driver in euros. */
  | 'costPerBed'
  /** Cost of one kilometre without passengers in euros. Without it that of a kilometre. */
  | 'costPerEmptyKm'
  /** Cost of one hour of a driver in euros. */
  | 'costPerHour'
  /** Cost of one kilometre in euros. */
  | 'costPerKm'
  /** Google Maps key of the server. */
  | 'googleMapsApiKey'
  /** Google Maps key of browsers. */
  | 'googleMapsBrowserKey'
  /** The text before invoice numbers. {year} is the year of the invoice. */
  | 'invoiceSeries'
  /** Interest for late payment that reminders name, percent a year. */
  | 'lateInterest'
  /** Mailbox of the office. It gets an e-mail about each inquiry and decision. */
  | 'logisticsEmail'
  /** Sender of e-mails. */
  | 'mailFrom'
  /** Name of the server of a mailbox whose mails become drafts. Without it none is read. */
  | 'mailboxHost'
  /** Password of the mailbox. */
  | 'mailboxPassword'
  /** Port of the mailbox. */
  | 'mailboxPort'
  /** Protection of the connection to the mailbox: tls, starttls or none. */
  | 'mailboxSecurity'
  /** User name of the mailbox. */
  | 'mailboxUser'
  /** Attribution of the map tiles. */
  | 'mapTilesAttribution'
  /** Address of map tiles, with {z}, {x} and {y}. */
  | 'mapTilesUrl'
  /** Access key of the shop at the payment provider. */
  | 'montonioAccessKey'
  /** Secret key of the shop at the payment provider. */
  | 'montonioSecretKey'
  /** Address of the payment provider’s API. */
  | 'montonioUrl'
  /** Address of an own routing service. */
  | 'osrmUrl'
  /** Days until an invoice must be paid. */
  | 'paymentDays'
  /** Address of an own search for places. */
  | 'photonUrl'
  /** Places of buses on the road: on or off. */
  | 'positions'
  /** Name of the mail server. Without it e-mails become files. */
  | 'smtpHost'
  /** Password at the mail server. */
  | 'smtpPassword'
  /** Port of the mail server. */
  | 'smtpPort'
  /** Protection of the connection: tls, starttls or none. */
  | 'smtpSecurity'
  /** User name at the mail server. */
  | 'smtpUser';

/** The origin of the value of a setting. */
export type SettingSource =
  /** The environment of the server. It cannot be edited. */
  | 'environment'
  /** An admin saved it. */
  | 'saved'
  /** The usual value, because there is no other. */
  | 'usual';

/** Settings as they were typed. */
export type SettingsInput = {
  /** The settings that differ from the saved ones. */
  changes: Array<SettingInput>;
};

/** One of the first steps of a new company. */
export type SetupStep =
  /** Name, account and logo of the company. */
  | 'company'
  /** Buses and the price list. */
  | 'fleet'
  /** The mail server. */
  | 'mail'
  /** The viewer’s own password. */
  | 'password'
  /** The users. */
  | 'people';

/** The state of a first step. */
export type SetupStepState =
  /** It is done, as the portal itself finds. */
  | 'done'
  /** It is still to be done. */
  | 'open'
  /** It was skipped, and is still to be done. */
  | 'skipped';

/** The severity of an infringement (Regulation 2016/403). */
export type Severity =
  /** Minor. */
  | 'MI'
  /** Most serious. */
  | 'MSI'
  /** Serious. */
  | 'SI'
  /** Very serious. */
  | 'VSI';

/** The kind of a price before sending. */
export type ShownPriceKind =
  /** A firm price until its last day. */
  | 'firm'
  /** A range. It binds nobody. */
  | 'range';

/** The unit of a time before the departure. */
export type SpanUnit =
  /** Days of the wall clock. A day may have 23 or 25 hours. */
  | 'days'
  /** Elapsed hours. */
  | 'hours';

/** The reason why something of a person stays. */
export type StayReason =
  /** Accounting must keep the buyer for seven years. */
  | 'accountingLaw'
  /** The user is not hidden. */
  | 'activeUser'
  /** Driving and working time must be kept for two years. */
  | 'drivingLaw'
  /** The trip is not over. */
  | 'futureTrip'
  /** The trip is over, but its accounting is not done: the order is not in the archive. */
  | 'notArchived'
  /** The inquiry or offer is open. */
  | 'openOrder'
  /** The person is on the passenger list of a trip that is not over. */
  | 'passengerAhead'
  /** A setting names the person. */
  | 'usedInSettings';

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

/** The reason to suggest a customer for an order. */
export type SuggestionReason =
  /** The e-mail is that of a contact, or of an earlier order of the customer. */
  | 'email'
  /** The company, or the person without one, has the name of the customer. */
  | 'name'
  /** The order has the registry code of the customer. */
  | 'registryCode';

/** The kind of a problem of the portal itself. */
export type SystemProblemKind =
  /** The disk is almost full. */
  | 'diskFull'
  /** Messages have failed for an hour or longer. */
  | 'failing'
  /** Messages were given up. */
  | 'givenUp'
  /** Work that the clock repeats failed the last time. */
  | 'jobFailed'
  /** The last backup is too old. */
  | 'noBackup'
  /** E-mails are files, because no mail server is set. */
  | 'noMailServer'
  /** The last backup could not be sent to the store. */
  | 'storeFailed'
  /** Some settings of the store are missing, so nothing is sent. */
  | 'storeIncomplete'
  /** The last backup in the store is too old. */
  | 'storeOld';

/** The proposed answer to a decision. */
export type TodayAct =
  /** Moves the trip to the archive. */
  | 'archive'
  /** Asks the customer by e-mail for what the trip lacks. */
  | 'askCustomer'
  /** Asks the driver again by e-mail. */
  | 'askDriver'
  /** Books the payment as suggested. */
  | 'bookPayment'
  /** Assigns the drafted driver and bus. */
  | 'confirmPlan'
  /** Asks the customer whether to travel again this year. */
  | 'inviteAgain'
  /** Issues the invoice and sends it. */
  | 'issueInvoice'
  /** Marks the feedback as read. */
  | 'markRead'
  /** A person decides on the page. */
  | 'open'
  /** Reminds the customer by e-mail. */
  | 'remind'
  /** Assigns another driver in place of the one who declined. */
  | 'replaceDriver'
  /** Sends the proposed price. */
  | 'sendOffer'
  /** Sends the papers to the drivers and the facts to the customer. */
  | 'sendPack'
  /** Makes the requested change at the agreed price. */
  | 'takeChange';

/** A kind of decision that waits for a person. */
export type TodayKind =
  /** All feedback of a finished trip is good. */
  | 'archive'
  /** A customer asked for a change. */
  | 'changeRequest'
  /** A driver reported that a trip did not go well. */
  | 'complaint'
  /** A driver declined a trip. */
  | 'declined'
  /** A defect of a bus was reported and is not looked after yet. */
  | 'defect'
  /** A trip that leaves within a week lacks passenger names, a group leader or a pick-up point. */
  | 'gaps'
  /** A driver reported hours that differ from the plan. */
  | 'hours'
  /** A draft of an invoice waits for approval. */
  | 'invoice'
  /** A trip on the road is at least 15 minutes late. */
  | 'late'
  /** An assigned driver may not drive the trip: by a document, an absence, or the law of driving and rest. */
  | 'legal'
  /** A mail of a customer waits to become an order. */
  | 'mailDraft'
  /** A mail of a customer about an order was not read yet. */
  | 'mailReply'
  /** A confirmed job leaves within 24 hours, and its papers are not sent yet. */
  | 'pack'
  /** A document of a driver or a bus ends within 30 days, or a download is due within 7. */
  | 'papers'
  /** A movement on the account waits to be matched with an invoice. */
  | 'payment'
  /** An accepted trip waits for driver and bus. */
  | 'plan'
  /** The prepayment of a trip that leaves soon is not paid. */
  | 'prepayment'
  /** An inquiry waits for a price. */
  | 'price'
  /** A customer with unpaid invoices is to be reminded or called. */
  | 'reminder'
  /** A driver has not confirmed a trip that leaves within 72 hours. */
  | 'silentDriver'
  /** A customer who travels each year has not asked for a trip yet, six weeks before last year’s date. */
  | 'yearly';

/** Urgency of a decision. */
export type TodaySection =
  /** Everything else. */
  | 'later'
  /** The trip leaves before the end of tomorrow. */
  | 'soon'
  /** It is late by the end of today. */
  | 'today';

/** Something that is still to be done before the portal is complete. */
export type TodoItem =
  /** Backups lie on this machine only. */
  | 'backups'
  /** There is no bus. */
  | 'buses'
  /** The company has no name or no account. */
  | 'company'
  /** Buses or prices of the example were not changed yet. */
  | 'examples'
  /** No customer has asked for a trip yet. */
  | 'inquiry'
  /** E-mails are files, because no mail server is set. */
  | 'mailServer'
  /** The mail server was not tried with its present password. */
  | 'mailTest'
  /** A different admin signs in without a second factor. */
  | 'othersFactor'
  /** The viewer signs in without a second factor. */
  | 'ownFactor'
  /** The viewer has a password that somebody else gave. */
  | 'password'
  /** There is only one user. */
  | 'people'
  /** There is no price list. */
  | 'prices';

/** The effect of a late trip. */
export type TouchedKind =
  /** The day of a driver becomes longer than the law allows. */
  | 'duty'
  /** The daily rest of a driver becomes shorter than the law wants. */
  | 'rest'
  /** The next trip of a driver or bus begins late. */
  | 'trip';

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

/** A line that a person adds to a draft. */
export type TypedLineInput = {
  /** Number of pieces. */
  count?: number;
  /** All pieces in euros without VAT. Negative for a discount. */
  net: number;
  /** Reason for the difference from the offer. */
  reason: string;
  /** The charge in words, in the language of the invoice. */
  title: string;
  /** VAT rate in percent. */
  vatRate: number;
};

/** The user’s fields. */
export type UserInput = {
  /** E-mail address. */
  email?: string | null | undefined;
  /** First name, up to 35 characters. */
  firstname: string;
  /** Language of e-mails to the user. Leave it out to keep it. */
  language?: Language | null | undefined;
  /** Last name. It may be empty. */
  lastname?: string | null | undefined;
  /** Phone number. */
  phone?: string | null | undefined;
  /** Role. */
  role: Role;
  /** Name for signing in, up to 20 characters. It is stored in lower case. */
  username: string;
};

/** A page whose search, sort and period stand in its address. */
export type ViewPage =
  /** The archive. */
  | 'archive'
  /** Driving and rest of a driver. */
  | 'hours'
  /** The lists of orders on the dashboard. */
  | 'lists'
  /** Customers who owe. */
  | 'owing';

/** The kind of event of an order. */
export type WebhookEvent =
  /** A driver confirmed the job. */
  | 'driverConfirmed'
  /** A driver declined the job. */
  | 'driverDeclined'
  /** A customer asked for a price. */
  | 'inquirySubmitted'
  /** The job was moved to the archive. */
  | 'jobArchived'
  /** Another part of a job changed. */
  | 'jobChanged'
  /** Driver and bus were assigned for the first time. */
  | 'jobStarted'
  /** The customer accepted, or an admin accepted for the customer. */
  | 'offerAccepted'
  /** The customer rejected, or an admin rejected for the customer. */
  | 'offerRejected'
  /** A price was sent to the customer, for the first time or again. */
  | 'offerSent'
  /** Another part of an order changed before it became a job. */
  | 'orderChanged'
  /** The order was deleted. */
  | 'orderDeleted';

/** The webhook to create. */
export type WebhookInput = {
  /** The events to deliver, at least one. */
  events: Array<WebhookEvent>;
  /** The public address that gets the events by POST, https:// or http://. */
  url: string;
};

export type ArrangementDetailsFragment = { id: string, version: number, name: string, description: string, weekdays: Array<number>, firstDay: string, lastDay: string, depart: string, durationMin: number, shortLine: boolean, drivingMin: number | null, active: boolean, driver: { id: string, firstname: string, lastname: string, username: string, hidden: boolean }, bus: { id: string, name: string, hidden: boolean } | null, previousDrivers: Array<{ changedAt: string, driver: { id: string, firstname: string, lastname: string } }> };

export type ArrangementWholeFragment = { deleted: boolean, id: string, version: number, name: string, description: string, weekdays: Array<number>, firstDay: string, lastDay: string, depart: string, durationMin: number, shortLine: boolean, drivingMin: number | null, active: boolean, periods: Array<{ from: string | null, name: string, description: string, weekdays: Array<number>, firstDay: string, lastDay: string, depart: string, durationMin: number, shortLine: boolean, drivingMin: number | null, driver: { id: string, firstname: string, lastname: string, username: string, hidden: boolean }, bus: { id: string, name: string, hidden: boolean } | null }>, driver: { id: string, firstname: string, lastname: string, username: string, hidden: boolean }, bus: { id: string, name: string, hidden: boolean } | null, previousDrivers: Array<{ changedAt: string, driver: { id: string, firstname: string, lastname: string } }> };

export type ExceptionDetailsFragment = { id: string, date: string, depart: string | null, description: string | null, runs: boolean, driver: { id: string, firstname: string, lastname: string } | null };

export type ArrangementsQueryVariables = Exact<{ [key: string]: never; }>;


export type ArrangementsQuery = { active: Array<{ id: string, version: number, name: string, description: string, weekdays: Array<number>, firstDay: string, lastDay: string, depart: string, durationMin: number, shortLine: boolean, drivingMin: number | null, active: boolean, driver: { id: string, firstname: string, lastname: string, username: string, hidden: boolean }, bus: { id: string, name: string, hidden: boolean } | null, previousDrivers: Array<{ changedAt: string, driver: { id: string, firstname: string, lastname: string } }> }>, inactive: Array<{ id: string, version: number, name: string, description: string, weekdays: Array<number>, firstDay: string, lastDay: string, depart: string, durationMin: number, shortLine: boolean, drivingMin: number | null, active: boolean, driver: { id: string, firstname: string, lastname: string, username: string, hidden: boolean }, bus: { id: string, name: string, hidden: boolean } | null, previousDrivers: Array<{ changedAt: string, driver: { id: string, firstname: string, lastname: string } }> }> };

export type ArrangementByIdQueryVariables = Exact<{
  id: string;
}>;


export type ArrangementByIdQuery = { arrangement: { deleted: boolean, id: string, version: number, name: string, description: string, weekdays: Array<number>, firstDay: string, lastDay: string, depart: string, durationMin: number, shortLine: boolean, drivingMin: number | null, active: boolean, periods: Array<{ from: string | null, name: string, description: string, weekdays: Array<number>, firstDay: string, lastDay: string, depart: string, durationMin: number, shortLine: boolean, drivingMin: number | null, driver: { id: string, firstname: string, lastname: string, username: string, hidden: boolean }, bus: { id: string, name: string, hidden: boolean } | null }>, driver: { id: string, firstname: string, lastname: string, username: string, hidden: boolean }, bus: { id: string, name: string, hidden: boolean } | null, previousDrivers: Array<{ changedAt: string, driver: { id: string, firstname: string, lastname: string } }> }, arrangementExceptions: Array<{ id: string, date: string, depart: string | null, description: string | null, runs: boolean, driver: { id: string, firstname: string, lastname: string } | null }> };

export type ArrangementChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type ArrangementChoicesQuery = { drivers: Array<{ id: string, firstname: string, lastname: string, username: string, role: Role, hidden: boolean }>, buses: Array<{ id: string, name: string, hidden: boolean }> };

export type ArrangementDaysQueryVariables = Exact<{
  first: string;
  last: string;
}>;


export type ArrangementDaysQuery = { calendar: { occurrences: Array<{ arrangementId: string, exceptionId: string | null, date: string, description: string, depart: string, start: string, end: string, runs: boolean, overlapping: Array<string>, driver: { id: string, firstname: string, lastname: string }, bus: { id: string, name: string } | null }> } };

export type BusyOnDateQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type BusyOnDateQuery = { busyTimes: Array<{ driverId: string | null, arrangementId: string | null, title: string, start: string, end: string }> };

export type PublicHolidaysQueryVariables = Exact<{
  year: number;
  nextYear: number;
}>;


export type PublicHolidaysQuery = { thisYear: Array<{ date: string, name: string }>, nextYear: Array<{ date: string, name: string }> };

export type CreateArrangementMutationVariables = Exact<{
  input: ArrangementInput;
}>;


export type CreateArrangementMutation = { createArrangement: { id: string, version: number, name: string, description: string, weekdays: Array<number>, firstDay: string, lastDay: string, depart: string, durationMin: number, shortLine: boolean, drivingMin: number | null, active: boolean, driver: { id: string, firstname: string, lastname: string, username: string, hidden: boolean }, bus: { id: string, name: string, hidden: boolean } | null, previousDrivers: Array<{ changedAt: string, driver: { id: string, firstname: string, lastname: string } }> } };

export type UpdateArrangementMutationVariables = Exact<{
  id: string;
  version: number;
  input: ArrangementInput;
  from: string;
}>;


export type UpdateArrangementMutation = { updateArrangement: { deleted: boolean, id: string, version: number, name: string, description: string, weekdays: Array<number>, firstDay: string, lastDay: string, depart: string, durationMin: number, shortLine: boolean, drivingMin: number | null, active: boolean, periods: Array<{ from: string | null, name: string, description: string, weekdays: Array<number>, firstDay: string, lastDay: string, depart: string, durationMin: number, shortLine: boolean, drivingMin: number | null, driver: { id: string, firstname: string, lastname: string, username: string, hidden: boolean }, bus: { id: string, name: string, hidden: boolean } | null }>, driver: { id: string, firstname: string, lastname: string, username: string, hidden: boolean }, bus: { id: string, name: string, hidden: boolean } | null, previousDrivers: Array<{ changedAt: string, driver: { id: string, firstname: string, lastname: string } }> } };

export type CorrectArrangementDriverMutationVariables = Exact<{
  id: string;
  first: string;
  last: string;
  driver: string;
}>;


export type CorrectArrangementDriverMutation = { correctArrangementDriver: { deleted: boolean, id: string, version: number, name: string, description: string, weekdays: Array<number>, firstDay: string, lastDay: string, depart: string, durationMin: number, shortLine: boolean, drivingMin: number | null, active: boolean, periods: Array<{ from: string | null, name: string, description: string, weekdays: Array<number>, firstDay: string, lastDay: string, depart: string, durationMin: number, shortLine: boolean, drivingMin: number | null, driver: { id: string, firstname: string, lastname: string, username: string, hidden: boolean }, bus: { id: string, name: string, hidden: boolean } | null }>, driver: { id: string, firstname: string, lastname: string, username: string, hidden: boolean }, bus: { id: string, name: string, hidden: boolean } | null, previousDrivers: Array<{ changedAt: string, driver: { id: string, firstname: string, lastname: string } }> } };

export type DeleteArrangementMutationVariables = Exact<{
  id: string;
}>;


export type DeleteArrangementMutation = { deleteArrangement: boolean };

export type CreateArrangementExceptionMutationVariables = Exact<{
  arrangementId: string;
  date: string;
  input: ExceptionInput;
}>;


export type CreateArrangementExceptionMutation = { createArrangementException: { id: string, date: string, depart: string | null, description: string | null, runs: boolean, driver: { id: string, firstname: string, lastname: string } | null } };

export type UpdateArrangementExceptionMutationVariables = Exact<{
  id: string;
  input: ExceptionInput;
}>;


export type UpdateArrangementExceptionMutation = { updateArrangementException: { id: string, date: string, depart: string | null, description: string | null, runs: boolean, driver: { id: string, firstname: string, lastname: string } | null } };

export type DeleteArrangementExceptionMutationVariables = Exact<{
  id: string;
}>;


export type DeleteArrangementExceptionMutation = { deleteArrangementException: boolean };

export type AutomationPartsFragment = { isOn: boolean, rows: Array<{ kind: AutomationKind, mode: AutomationMode, setBy: string | null, stoppedAt: string | null, stopReason: string | null, automatic: number, byPerson: number, takenBack: number }> };

export type AutomationsQueryVariables = Exact<{ [key: string]: never; }>;


export type AutomationsQuery = { automations: { isOn: boolean, rows: Array<{ kind: AutomationKind, mode: AutomationMode, setBy: string | null, stoppedAt: string | null, stopReason: string | null, automatic: number, byPerson: number, takenBack: number }> } };

export type SetAutomationMutationVariables = Exact<{
  kind: AutomationKind;
  mode: AutomationMode;
}>;


export type SetAutomationMutation = { setAutomation: { isOn: boolean, rows: Array<{ kind: AutomationKind, mode: AutomationMode, setBy: string | null, stoppedAt: string | null, stopReason: string | null, automatic: number, byPerson: number, takenBack: number }> } };

export type SwitchAutomationsMutationVariables = Exact<{
  isOn: boolean;
}>;


export type SwitchAutomationsMutation = { switchAutomations: { isOn: boolean, rows: Array<{ kind: AutomationKind, mode: AutomationMode, setBy: string | null, stoppedAt: string | null, stopReason: string | null, automatic: number, byPerson: number, takenBack: number }> } };

export type FoodPackageDetailsFragment = { id: string, name: string, description: string, price: number, hidden: boolean, photoUrl: string | null };

export type FoodPackagesQueryVariables = Exact<{ [key: string]: never; }>;


export type FoodPackagesQuery = { foodPackages: Array<{ id: string, name: string, description: string, price: number, hidden: boolean, photoUrl: string | null }> };

export type CreateFoodPackageMutationVariables = Exact<{
  input: FoodPackageInput;
}>;


export type CreateFoodPackageMutation = { createFoodPackage: { id: string, name: string, description: string, price: number, hidden: boolean, photoUrl: string | null } };

export type UpdateFoodPackageMutationVariables = Exact<{
  id: string;
  input: FoodPackageInput;
}>;


export type UpdateFoodPackageMutation = { updateFoodPackage: { id: string, name: string, description: string, price: number, hidden: boolean, photoUrl: string | null } };

export type SetFoodPackageHiddenMutationVariables = Exact<{
  id: string;
  hidden: boolean;
}>;


export type SetFoodPackageHiddenMutation = { setFoodPackageHidden: { id: string, name: string, description: string, price: number, hidden: boolean, photoUrl: string | null } };

export type CustomerFieldsFragment = { id: string, version: number, kind: CustomerKind, name: string, registryCode: string | null, vatNumber: string | null, address: string | null, invoiceEmail: string | null, eInvoiceFormat: EInvoiceFormat | null, eInvoiceAddress: string | null, paymentDays: number | null, prepaymentPercent: number, prepaymentDaysBefore: number, priceAgreement: string, notes: string, language: Language, contacts: Array<{ id: string, name: string, email: string | null, phone: string | null, role: string }>, mergedInto: { id: string, name: string } | null, merges: Array<{ id: string, at: string, by: string, orders: number, merged: { id: string, name: string } }>, figures: { orders: number, offersWon: number, offersLost: number, offersOpen: number, netWon: number, owes: number } };

export type CustomersQueryVariables = Exact<{
  search?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type CustomersQuery = { customers: { endCursor: string | null, nodes: Array<{ id: string, name: string, kind: CustomerKind, registryCode: string | null, orders: number, lastTripAt: string | null, contact: { id: string, name: string, email: string | null, phone: string | null } | null }> } };

export type CustomerByIdQueryVariables = Exact<{
  id: string;
}>;


export type CustomerByIdQuery = { customer: { id: string, version: number, kind: CustomerKind, name: string, registryCode: string | null, vatNumber: string | null, address: string | null, invoiceEmail: string | null, eInvoiceFormat: EInvoiceFormat | null, eInvoiceAddress: string | null, paymentDays: number | null, prepaymentPercent: number, prepaymentDaysBefore: number, priceAgreement: string, notes: string, language: Language, contacts: Array<{ id: string, name: string, email: string | null, phone: string | null, role: string }>, mergedInto: { id: string, name: string } | null, merges: Array<{ id: string, at: string, by: string, orders: number, merged: { id: string, name: string } }>, figures: { orders: number, offersWon: number, offersLost: number, offersOpen: number, netWon: number, owes: number } } };

export type CustomerOrdersQueryVariables = Exact<{
  customerId: string;
  after?: string | null | undefined;
}>;


export type CustomerOrdersQuery = { customerOrders: { endCursor: string | null, nodes: Array<{ id: string, status: OrderStatus, start: string, passengers: number, fullName: string, company: string | null, stops: Array<{ city: string }>, offer: { id: string, price: number | null } | null, job: { id: string, tripNumber: number } | null }> } };

export type SuggestedCustomersQueryVariables = Exact<{
  orderId: string;
}>;


export type SuggestedCustomersQuery = { suggestedCustomers: Array<{ id: string, name: string, registryCode: string | null, reason: SuggestionReason, orders: number }> };

export type CreateCustomerMutationVariables = Exact<{
  input: CustomerInput;
}>;


export type CreateCustomerMutation = { createCustomer: { id: string, version: number, kind: CustomerKind, name: string, registryCode: string | null, vatNumber: string | null, address: string | null, invoiceEmail: string | null, eInvoiceFormat: EInvoiceFormat | null, eInvoiceAddress: string | null, paymentDays: number | null, prepaymentPercent: number, prepaymentDaysBefore: number, priceAgreement: string, notes: string, language: Language, contacts: Array<{ id: string, name: string, email: string | null, phone: string | null, role: string }>, mergedInto: { id: string, name: string } | null, merges: Array<{ id: string, at: string, by: string, orders: number, merged: { id: string, name: string } }>, figures: { orders: number, offersWon: number, offersLost: number, offersOpen: number, netWon: number, owes: number } } };

export type UpdateCustomerMutationVariables = Exact<{
  id: string;
  version: number;
  input: CustomerInput;
}>;


export type UpdateCustomerMutation = { updateCustomer: { id: string, version: number, kind: CustomerKind, name: string, registryCode: string | null, vatNumber: string | null, address: string | null, invoiceEmail: string | null, eInvoiceFormat: EInvoiceFormat | null, eInvoiceAddress: string | null, paymentDays: number | null, prepaymentPercent: number, prepaymentDaysBefore: number, priceAgreement: string, notes: string, language: Language, contacts: Array<{ id: string, name: string, email: string | null, phone: string | null, role: string }>, mergedInto: { id: string, name: string } | null, merges: Array<{ id: string, at: string, by: string, orders: number, merged: { id: string, name: string } }>, figures: { orders: number, offersWon: number, offersLost: number, offersOpen: number, netWon: number, owes: number } } };

export type MergeCustomersMutationVariables = Exact<{
  id: string;
  mergedId: string;
}>;


export type MergeCustomersMutation = { mergeCustomers: { id: string, version: number, kind: CustomerKind, name: string, registryCode: string | null, vatNumber: string | null, address: string | null, invoiceEmail: string | null, eInvoiceFormat: EInvoiceFormat | null, eInvoiceAddress: string | null, paymentDays: number | null, prepaymentPercent: number, prepaymentDaysBefore: number, priceAgreement: string, notes: string, language: Language, contacts: Array<{ id: string, name: string, email: string | null, phone: string | null, role: string }>, mergedInto: { id: string, name: string } | null, merges: Array<{ id: string, at: string, by: string, orders: number, merged: { id: string, name: string } }>, figures: { orders: number, offersWon: number, offersLost: number, offersOpen: number, netWon: number, owes: number } } };

export type UndoCustomerMergeMutationVariables = Exact<{
  id: string;
}>;


export type UndoCustomerMergeMutation = { undoCustomerMerge: { id: string, version: number, kind: CustomerKind, name: string, registryCode: string | null, vatNumber: string | null, address: string | null, invoiceEmail: string | null, eInvoiceFormat: EInvoiceFormat | null, eInvoiceAddress: string | null, paymentDays: number | null, prepaymentPercent: number, prepaymentDaysBefore: number, priceAgreement: string, notes: string, language: Language, contacts: Array<{ id: string, name: string, email: string | null, phone: string | null, role: string }>, mergedInto: { id: string, name: string } | null, merges: Array<{ id: string, at: string, by: string, orders: number, merged: { id: string, name: string } }>, figures: { orders: number, offersWon: number, offersLost: number, offersOpen: number, netWon: number, owes: number } } };

export type TieCustomerMutationVariables = Exact<{
  id: string;
  customerId?: string | null | undefined;
  version?: number | null | undefined;
}>;


export type TieCustomerMutation = { tieCustomer: { id: string, status: OrderStatus, awaitsPrepayment: boolean | null, version: number, createdAt: string, start: string, end: string, durationMin: number, distanceKm: number, estimateNotes: Array<string>, passengers: number, clientNotes: string, logisticsNotes: string | null, driverNotes: string, fullName: string, email: string, phone: string, company: string | null, companyRegistrationNumber: string | null, companyVatNumber: string | null, companyAddress: string | null, invoiceEmail: string | null, promo: string | null, groupFullName: string | null, groupEmail: string | null, groupPhone: string | null, allowedActions: Array<OrderAction>, foodTotal: number | null, amountDue: number | null, customer: { id: string, name: string, priceAgreement: string, paymentDays: number | null, prepaymentPercent: number, prepaymentDaysBefore: number } | null, stops: Array<{ lat: number, lng: number, city: string, address: string, arrive: string | null, depart: string | null, driverAtStop: DriverAtStop | null }>, food: Array<{ foodPackageId: string, name: string, price: number, count: number }>, offer: { id: string, status: OfferStatus, price: number | null, vatRate: number, vat: number | null, total: number | null, note: string, rejectReason: RejectReason | null, cancellationFee: number | null, showLines: boolean, validUntil: string | null, priceListId: string | null, sentAt: string, decidedAt: string | null, lines: Array<{ title: string, detail: string, amount: number, source: { kind: PriceLineKind, name: string | null, count: number | null, each: number | null, drivers: number | null, beyond: number | null, percent: number | null, of: number | null } | null }> | null, sentBy: { id: string, firstname: string } | null } | null, job: { id: string, tripNumber: number, confirmation: Confirmation, drivers: Array<{ confirmation: Confirmation, confirmationAt: string | null, declineReason: string | null, driver: { id: string, firstname: string, lastname: string, username: string, phone: string | null, hidden: boolean } }>, buses: Array<{ id: string, name: string, hidden: boolean }>, feedback: Array<{ id: string, wentWell: boolean, comment: string, hours: Array<number>, isRead: boolean, updatedAt: string, driver: { id: string, firstname: string, lastname: string } }> } | null } };

export type TieNewCustomerMutationVariables = Exact<{
  id: string;
  version?: number | null | undefined;
}>;


export type TieNewCustomerMutation = { tieNewCustomer: { id: string, status: OrderStatus, awaitsPrepayment: boolean | null, version: number, createdAt: string, start: string, end: string, durationMin: number, distanceKm: number, estimateNotes: Array<string>, passengers: number, clientNotes: string, logisticsNotes: string | null, driverNotes: string, fullName: string, email: string, phone: string, company: string | null, companyRegistrationNumber: string | null, companyVatNumber: string | null, companyAddress: string | null, invoiceEmail: string | null, promo: string | null, groupFullName: string | null, groupEmail: string | null, groupPhone: string | null, allowedActions: Array<OrderAction>, foodTotal: number | null, amountDue: number | null, customer: { id: string, name: string, priceAgreement: string, paymentDays: number | null, prepaymentPercent: number, prepaymentDaysBefore: number } | null, stops: Array<{ lat: number, lng: number, city: string, address: string, arrive: string | null, depart: string | null, driverAtStop: DriverAtStop | null }>, food: Array<{ foodPackageId: string, name: string, price: number, count: number }>, offer: { id: string, status: OfferStatus, price: number | null, vatRate: number, vat: number | null, total: number | null, note: string, rejectReason: RejectReason | null, cancellationFee: number | null, showLines: boolean, validUntil: string | null, priceListId: string | null, sentAt: string, decidedAt: string | null, lines: Array<{ title: string, detail: string, amount: number, source: { kind: PriceLineKind, name: string | null, count: number | null, each: number | null, drivers: number | null, beyond: number | null, percent: number | null, of: number | null } | null }> | null, sentBy: { id: string, firstname: string } | null } | null, job: { id: string, tripNumber: number, confirmation: Confirmation, drivers: Array<{ confirmation: Confirmation, confirmationAt: string | null, declineReason: string | null, driver: { id: string, firstname: string, lastname: string, username: string, phone: string | null, hidden: boolean } }>, buses: Array<{ id: string, name: string, hidden: boolean }>, feedback: Array<{ id: string, wentWell: boolean, comment: string, hours: Array<number>, isRead: boolean, updatedAt: string, driver: { id: string, firstname: string, lastname: string } }> } | null } };

export type RefuseCustomerMutationVariables = Exact<{
  orderId: string;
  customerId: string;
}>;


export type RefuseCustomerMutation = { refuseCustomer: boolean };

export type BusDetailsFragment = { id: string, name: string, hidden: boolean, photoUrl: string | null, plate: string | null, seats: number | null, lift: boolean, luggageM3: number | null, inspectionEnds: string | null, insuranceEnds: string | null, unitDownloadedOn: string | null, costPerKm: number | null, depot: { address: string | null, lat: number | null, lng: number | null } };

export type FleetQueryVariables = Exact<{ [key: string]: never; }>;


export type FleetQuery = { buses: Array<{ id: string, name: string, hidden: boolean, photoUrl: string | null, plate: string | null, seats: number | null, lift: boolean, luggageM3: number | null, inspectionEnds: string | null, insuranceEnds: string | null, unitDownloadedOn: string | null, costPerKm: number | null, depot: { address: string | null, lat: number | null, lng: number | null } }> };

export type BusFactsQueryVariables = Exact<{ [key: string]: never; }>;


export type BusFactsQuery = { busesAhead: Array<{ id: string, next: { orderId: string | null, title: string, start: string } | null, papers: Array<{ kind: PaperKind, ends: string }> }> };

export type CreateBusMutationVariables = Exact<{
  name: string;
}>;


export type CreateBusMutation = { createBus: { id: string, name: string, hidden: boolean, photoUrl: string | null, plate: string | null, seats: number | null, lift: boolean, luggageM3: number | null, inspectionEnds: string | null, insuranceEnds: string | null, unitDownloadedOn: string | null, costPerKm: number | null, depot: { address: string | null, lat: number | null, lng: number | null } } };

export type UpdateBusMutationVariables = Exact<{
  id: string;
  name: string;
  details?: BusDetailsInput | null | undefined;
}>;


export type UpdateBusMutation = { updateBus: { id: string, name: string, hidden: boolean, photoUrl: string | null, plate: string | null, seats: number | null, lift: boolean, luggageM3: number | null, inspectionEnds: string | null, insuranceEnds: string | null, unitDownloadedOn: string | null, costPerKm: number | null, depot: { address: string | null, lat: number | null, lng: number | null } } };

export type SetBusHiddenMutationVariables = Exact<{
  id: string;
  hidden: boolean;
  confirmed: boolean;
}>;


export type SetBusHiddenMutation = { setBusHidden: { id: string, name: string, hidden: boolean, photoUrl: string | null, plate: string | null, seats: number | null, lift: boolean, luggageM3: number | null, inspectionEnds: string | null, insuranceEnds: string | null, unitDownloadedOn: string | null, costPerKm: number | null, depot: { address: string | null, lat: number | null, lng: number | null } } };

export type BusTrackerQueryVariables = Exact<{
  busId: string;
}>;


export type BusTrackerQuery = { hasPositions: boolean, busTracker: { madeAt: string, lastAt: string | null } | null };

export type MakeTrackerKeyMutationVariables = Exact<{
  busId: string;
}>;


export type MakeTrackerKeyMutation = { makeTrackerKey: string };

export type RemoveTrackerKeyMutationVariables = Exact<{
  busId: string;
}>;


export type RemoveTrackerKeyMutation = { removeTrackerKey: boolean };

export type MySessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type MySessionsQuery = { mySessions: Array<{ id: string, browser: string, system: string, address: string, createdAt: string, lastSeenAt: string, isCurrent: boolean }> };

export type EndSessionMutationVariables = Exact<{
  id: string;
}>;


export type EndSessionMutation = { endSession: boolean };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSessionsMutation = { endOtherSessions: boolean };

export type AccessLogQueryVariables = Exact<{
  before?: string | null | undefined;
}>;


export type AccessLogQuery = { accessLog: Array<{ id: string, at: string, kind: AccessEventKind, address: string, device: string, user: { id: string, username: string } | null, actor: { id: string, username: string } | null }> };

export type MySecondFactorQueryVariables = Exact<{ [key: string]: never; }>;


export type MySecondFactorQuery = { passkeyOrigin: string | null, mySecondFactor: { hasAuthenticator: boolean, recoveryCodesLeft: number, adminsNeedFactor: boolean, passkeys: Array<{ id: string, name: string, createdAt: string, lastUsedAt: string | null }> } };

export type HasSecondFactorQueryVariables = Exact<{
  id: string;
}>;


export type HasSecondFactorQuery = { hasSecondFactor: boolean };

export type StartAuthenticatorMutationVariables = Exact<{
  password: string;
}>;


export type StartAuthenticatorMutation = { startAuthenticator: { secret: string, qrCode: string } };

export type ConfirmAuthenticatorMutationVariables = Exact<{
  code: string;
}>;


export type ConfirmAuthenticatorMutation = { confirmAuthenticator: Array<string> };

export type ReplaceRecoveryCodesMutationVariables = Exact<{
  code?: string | null | undefined;
  password?: string | null | undefined;
}>;


export type ReplaceRecoveryCodesMutation = { replaceRecoveryCodes: Array<string> };

export type RemoveAuthenticatorMutationVariables = Exact<{
  code: string;
}>;


export type RemoveAuthenticatorMutation = { removeAuthenticator: boolean };

export type RemoveUserFactorMutationVariables = Exact<{
  id: string;
}>;


export type RemoveUserFactorMutation = { removeUserFactor: boolean };

export type SetAdminsNeedFactorMutationVariables = Exact<{
  needed: boolean;
}>;


export type SetAdminsNeedFactorMutation = { setAdminsNeedFactor: boolean };

export type StartPasskeyMutationVariables = Exact<{
  password: string;
}>;


export type StartPasskeyMutation = { startPasskey: string };

export type AddPasskeyMutationVariables = Exact<{
  name: string;
  reply: string;
}>;


export type AddPasskeyMutation = { addPasskey: Array<string> };

export type RenamePasskeyMutationVariables = Exact<{
  id: string;
  name: string;
}>;


export type RenamePasskeyMutation = { renamePasskey: boolean };

export type RemovePasskeyMutationVariables = Exact<{
  id: string;
  password: string;
}>;


export type RemovePasskeyMutation = { removePasskey: boolean };

export type UserDetailsFragment = { id: string, username: string, firstname: string, lastname: string, email: string | null, phone: string | null, role: Role, hidden: boolean, photoUrl: string | null };

export type PeopleQueryVariables = Exact<{ [key: string]: never; }>;


export type PeopleQuery = { drivers: Array<{ id: string, username: string, firstname: string, lastname: string, email: string | null, phone: string | null, role: Role, hidden: boolean, photoUrl: string | null }> };

export type DriverFactsQueryVariables = Exact<{
  from: string;
}>;


export type DriverFactsQuery = { driversAhead: Array<{ id: string, next: { orderId: string | null, title: string, start: string } | null, papers: Array<{ kind: PaperKind, ends: string }> }>, driversHours: Array<{ driverId: string, headroom: { drivingToday: number, drivingTodayExtended: number, drivingThisWeek: number, owed: Array<{ minutes: number, lastDay: string }> } }> };

export type UserByIdQueryVariables = Exact<{
  id: string;
}>;


export type UserByIdQuery = { driver: { id: string, username: string, firstname: string, lastname: string, email: string | null, phone: string | null, role: Role, hidden: boolean, photoUrl: string | null } };

export type InvitationQueryVariables = Exact<{
  id: string;
}>;


export type InvitationQuery = { invitation: { expiresAt: string | null } | null };

export type InviteUserMutationVariables = Exact<{
  id: string;
}>;


export type InviteUserMutation = { inviteUser: boolean };

export type WithdrawInvitationMutationVariables = Exact<{
  id: string;
}>;


export type WithdrawInvitationMutation = { withdrawInvitation: boolean };

export type CreateUserMutationVariables = Exact<{
  input: UserInput;
  password?: string | null | undefined;
}>;


export type CreateUserMutation = { createUser: { id: string, username: string, firstname: string, lastname: string, email: string | null, phone: string | null, role: Role, hidden: boolean, photoUrl: string | null } };

export type UpdateUserMutationVariables = Exact<{
  id: string;
  input: UserInput;
}>;


export type UpdateUserMutation = { updateUser: { id: string, username: string, firstname: string, lastname: string, email: string | null, phone: string | null, role: Role, hidden: boolean, photoUrl: string | null } };

export type SetUserHiddenMutationVariables = Exact<{
  id: string;
  hidden: boolean;
  confirmed: boolean;
}>;


export type SetUserHiddenMutation = { setUserHidden: { id: string, username: string, firstname: string, lastname: string, email: string | null, phone: string | null, role: Role, hidden: boolean, photoUrl: string | null } };

export type ResetPasswordMutationVariables = Exact<{
  id: string;
  password: string;
}>;


export type ResetPasswordMutation = { resetPassword: boolean };

export type ChangePasswordMutationVariables = Exact<{
  oldPassword: string;
  newPassword: string;
}>;


export type ChangePasswordMutation = { changePassword: boolean };

export type DriverRecordFieldsFragment = { driverId: string, licenceCategory: string | null, licenceEnds: string | null, code95Ends: string | null, driverCardEnds: string | null, medicalEnds: string | null, cardDownloadedOn: string | null, depot: { address: string | null, lat: number | null, lng: number | null } };

export type DriverRecordQueryVariables = Exact<{
  driverId: string;
}>;


export type DriverRecordQuery = { driverRecord: { driverId: string, licenceCategory: string | null, licenceEnds: string | null, code95Ends: string | null, driverCardEnds: string | null, medicalEnds: string | null, cardDownloadedOn: string | null, depot: { address: string | null, lat: number | null, lng: number | null } } };

export type UpdateDriverRecordMutationVariables = Exact<{
  driverId: string;
  input: DriverRecordInput;
}>;


export type UpdateDriverRecordMutation = { updateDriverRecord: { driverId: string, licenceCategory: string | null, licenceEnds: string | null, code95Ends: string | null, driverCardEnds: string | null, medicalEnds: string | null, cardDownloadedOn: string | null, depot: { address: string | null, lat: number | null, lng: number | null } } };

export type CompanySettingsFieldsFragment = { version: number, logoUrl: string | null, mailFolder: string | null, settings: Array<{ key: SettingKey, text: string | null, usual: string | null, source: SettingSource, variable: string, secret: boolean, isSet: boolean, lost: boolean }> };

export type CompanySettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanySettingsQuery = { companySettings: { version: number, logoUrl: string | null, mailFolder: string | null, settings: Array<{ key: SettingKey, text: string | null, usual: string | null, source: SettingSource, variable: string, secret: boolean, isSet: boolean, lost: boolean }> }, settingChanges: Array<{ version: number, key: SettingKey, before: string | null, after: string | null, isSet: boolean, secret: boolean, at: string, by: string }> };

export type FindCompaniesQueryVariables = Exact<{
  text: string;
}>;


export type FindCompaniesQuery = { findCompanies: Array<{ name: string, registryCode: string, address: string }> };

export type SaveSettingsMutationVariables = Exact<{
  seenVersion: number;
  input: SettingsInput;
}>;


export type SaveSettingsMutation = { saveSettings: { version: number, logoUrl: string | null, mailFolder: string | null, settings: Array<{ key: SettingKey, text: string | null, usual: string | null, source: SettingSource, variable: string, secret: boolean, isSet: boolean, lost: boolean }> } };

export type TryBackupStoreMutationVariables = Exact<{
  input: SettingsInput;
}>;


export type TryBackupStoreMutation = { tryBackupStore: { isGood: boolean, outcome: string } };

export type SendTestMailMutationVariables = Exact<{
  to: string;
  input: SettingsInput;
}>;


export type SendTestMailMutation = { sendTestMail: { sent: boolean, outcome: string } };

export type SetupFieldsFragment = { todo: Array<TodoItem>, hasBus: boolean, hasPriceList: boolean, steps: Array<{ step: SetupStep, state: SetupStepState }> };

export type SetupQueryVariables = Exact<{ [key: string]: never; }>;


export type SetupQuery = { setup: { todo: Array<TodoItem>, hasBus: boolean, hasPriceList: boolean, steps: Array<{ step: SetupStep, state: SetupStepState }> } };

export type SkipSetupStepMutationVariables = Exact<{
  step: SetupStep;
}>;


export type SkipSetupStepMutation = { skipSetupStep: { todo: Array<TodoItem>, hasBus: boolean, hasPriceList: boolean, steps: Array<{ step: SetupStep, state: SetupStepState }> } };

export type EndSetupMutationVariables = Exact<{ [key: string]: never; }>;


export type EndSetupMutation = { endSetup: { todo: Array<TodoItem>, hasBus: boolean, hasPriceList: boolean, steps: Array<{ step: SetupStep, state: SetupStepState }> } };

export type HideTodoMutationVariables = Exact<{
  items: Array<TodoItem> | TodoItem;
}>;


export type HideTodoMutation = { hideTodo: { todo: Array<TodoItem>, hasBus: boolean, hasPriceList: boolean, steps: Array<{ step: SetupStep, state: SetupStepState }> } };

export type CreateExampleBusesMutationVariables = Exact<{ [key: string]: never; }>;


export type CreateExampleBusesMutation = { createExampleBuses: { todo: Array<TodoItem>, hasBus: boolean, hasPriceList: boolean, steps: Array<{ step: SetupStep, state: SetupStepState }> } };

export type DriverJobRowFragment = { id: string, status: OrderStatus, start: string, end: string, passengers: number, distanceKm: number, fullName: string, company: string | null, stops: Array<{ city: string }>, job: { id: string, tripNumber: number, drivers: Array<{ confirmation: Confirmation, driver: { id: string, firstname: string, lastname: string } }>, buses: Array<{ id: string, name: string }> } | null };

export type ConfirmOwnJobMutationVariables = Exact<{
  id: string;
  confirm: boolean;
  reason?: string | null | undefined;
}>;


export type ConfirmOwnJobMutation = { confirmOwnJob: ActOutcome };

export type MyJobsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyJobsQuery = { myUpcomingJobs: Array<{ id: string, status: OrderStatus, start: string, end: string, passengers: number, distanceKm: number, fullName: string, company: string | null, stops: Array<{ city: string }>, job: { id: string, tripNumber: number, drivers: Array<{ confirmation: Confirmation, driver: { id: string, firstname: string, lastname: string } }>, buses: Array<{ id: string, name: string }> } | null }>, myFeedbacklessJobs: Array<{ id: string, status: OrderStatus, start: string, end: string, passengers: number, distanceKm: number, fullName: string, company: string | null, stops: Array<{ city: string }>, job: { id: string, tripNumber: number, drivers: Array<{ confirmation: Confirmation, driver: { id: string, firstname: string, lastname: string } }>, buses: Array<{ id: string, name: string }> } | null }> };

export type LongListRowFragment = { id: string, status: OrderStatus, start: string, passengers: number, distanceKm: number, fullName: string, company: string | null, stops: Array<{ city: string }>, offer: { id: string, price: number | null, rejectReason: RejectReason | null, cancellationFee: number | null } | null, job: { id: string, tripNumber: number, drivers: Array<{ driver: { id: string, firstname: string, lastname: string } }> } | null };

export type ArchivedOrdersQueryVariables = Exact<{
  first: number;
  page?: number | null | undefined;
  after?: string | null | undefined;
  sort: ArchiveSort;
  descending: boolean;
  search: string;
}>;


export type ArchivedOrdersQuery = { list: { endCursor: string | null, total: number, totalIsCapped: boolean, nodes: Array<{ id: string, status: OrderStatus, start: string, passengers: number, distanceKm: number, fullName: string, company: string | null, stops: Array<{ city: string }>, offer: { id: string, price: number | null, rejectReason: RejectReason | null, cancellationFee: number | null } | null, job: { id: string, tripNumber: number, drivers: Array<{ driver: { id: string, firstname: string, lastname: string } }> } | null }> } };

export type RejectedOrdersQueryVariables = Exact<{
  first: number;
  page?: number | null | undefined;
  after?: string | null | undefined;
  sort: ArchiveSort;
  descending: boolean;
  search: string;
}>;


export type RejectedOrdersQuery = { list: { endCursor: string | null, total: number, totalIsCapped: boolean, nodes: Array<{ id: string, status: OrderStatus, start: string, passengers: number, distanceKm: number, fullName: string, company: string | null, stops: Array<{ city: string }>, offer: { id: string, price: number | null, rejectReason: RejectReason | null, cancellationFee: number | null } | null, job: { id: string, tripNumber: number, drivers: Array<{ driver: { id: string, firstname: string, lastname: string } }> } | null }> } };

export type CalendarMonthQueryVariables = Exact<{
  first: string;
  last: string;
}>;


export type CalendarMonthQuery = { calendar: { jobs: Array<{ id: string, assigned: boolean, tripNumber: number | null, title: string, customer: string, start: string, end: string, overlapping: Array<string>, drivers: Array<{ id: string, firstname: string, lastname: string }>, buses: Array<{ id: string, name: string }> }>, occurrences: Array<{ arrangementId: string, exceptionId: string | null, date: string, name: string, description: string, depart: string, start: string, end: string, runs: boolean, overlapping: Array<string>, driver: { id: string, firstname: string, lastname: string }, bus: { id: string, name: string } | null }> } };

export type CancellationTermsFieldsFragment = { id: string, version: number, createdAt: string, tiers: Array<{ percent: number, minimum: number, from: { count: number, unit: SpanUnit } | null, to: { count: number, unit: SpanUnit } | null }> };

export type CancellationTermsQueryVariables = Exact<{ [key: string]: never; }>;


export type CancellationTermsQuery = { cancellationTerms: { id: string, version: number, createdAt: string, tiers: Array<{ percent: number, minimum: number, from: { count: number, unit: SpanUnit } | null, to: { count: number, unit: SpanUnit } | null }> } };

export type CancellationPreviewQueryVariables = Exact<{
  input: CancellationTermsInput;
}>;


export type CancellationPreviewQuery = { cancellationPreview: { start: string, total: number, problems: Array<{ field: string, message: string }>, steps: Array<{ at: string | null, percent: number, fee: number }> } };

export type SaveCancellationTermsMutationVariables = Exact<{
  seenVersion: number;
  input: CancellationTermsInput;
}>;


export type SaveCancellationTermsMutation = { saveCancellationTerms: { id: string, version: number, createdAt: string, tiers: Array<{ percent: number, minimum: number, from: { count: number, unit: SpanUnit } | null, to: { count: number, unit: SpanUnit } | null }> } };

export type ChangeTripFieldsFragment = { start: string, end: string, distanceKm: number, durationMin: number, passengers: number, stops: Array<{ city: string }> };

export type ChangeRequestsQueryVariables = Exact<{
  orderId?: string | null | undefined;
}>;


export type ChangeRequestsQuery = { changeRequests: Array<{ id: string, orderId: string, orderVersion: number, orderStatus: string, customer: string, status: ChangeStatus, askedAt: string, note: string, price: number | null, proposed: number | null, problem: string | null, answeredAmountDue: number | null, foodTotal: number, vatRate: number, amountDue: number | null, stands: { start: string, end: string, distanceKm: number, durationMin: number, passengers: number, stops: Array<{ city: string }> }, wanted: { start: string, end: string, distanceKm: number, durationMin: number, passengers: number, stops: Array<{ city: string }> }, legality: Array<{ who: string | null, light: ChangeLight, line: string }> }> };

export type TakeChangeMutationVariables = Exact<{
  requestId: string;
  words: string;
  version?: number | null | undefined;
}>;


export type TakeChangeMutation = { takeChange: string };

export type PriceChangeMutationVariables = Exact<{
  requestId: string;
  price: number;
  words: string;
  version?: number | null | undefined;
}>;


export type PriceChangeMutation = { priceChange: string };

export type DeclineChangeMutationVariables = Exact<{
  requestId: string;
  words: string;
  version?: number | null | undefined;
}>;


export type DeclineChangeMutation = { declineChange: string };

export type DriversOfDayQueryVariables = Exact<{
  day: string;
}>;


export type DriversOfDayQuery = { driversOfDay: Array<{ id: string, name: string }> };

export type TellDriversMutationVariables = Exact<{
  day: string;
  text: string;
}>;


export type TellDriversMutation = { tellDrivers: number };

export type DutySettingsFieldsFragment = { beginMinutes: number, endMinutes: number, depot: { address: string | null, lat: number | null, lng: number | null } };

export type DutySettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type DutySettingsQuery = { dutySettings: { beginMinutes: number, endMinutes: number, depot: { address: string | null, lat: number | null, lng: number | null } } };

export type UpdateDutySettingsMutationVariables = Exact<{
  input: DutySettingsInput;
}>;


export type UpdateDutySettingsMutation = { updateDutySettings: { beginMinutes: number, endMinutes: number, depot: { address: string | null, lat: number | null, lng: number | null } } };

export type MyStaysQueryVariables = Exact<{
  orderId: string;
}>;


export type MyStaysQuery = { myStays: { before: { place: string, orderId: string, title: string, start: string } | null, after: { place: string, orderId: string, title: string, start: string } | null } };

export type StayFieldsFragment = { place: string, orderId: string, title: string, start: string };

export type FeedbackJobRowFragment = { id: string, status: OrderStatus, version: number, start: string, end: string, passengers: number, fullName: string, company: string | null, allowedActions: Array<OrderAction>, stops: Array<{ city: string }>, offer: { id: string, price: number | null } | null, job: { id: string, tripNumber: number, drivers: Array<{ confirmation: Confirmation, driver: { id: string, firstname: string, lastname: string } }>, feedback: Array<{ id: string, wentWell: boolean, comment: string, hours: Array<number>, isRead: boolean, driver: { id: string, firstname: string, lastname: string } }> } | null };

export type FeedbackOverviewQueryVariables = Exact<{ [key: string]: never; }>;


export type FeedbackOverviewQuery = { unreadFeedback: Array<{ id: string, status: OrderStatus, version: number, start: string, end: string, passengers: number, fullName: string, company: string | null, allowedActions: Array<OrderAction>, stops: Array<{ city: string }>, offer: { id: string, price: number | null } | null, job: { id: string, tripNumber: number, drivers: Array<{ confirmation: Confirmation, driver: { id: string, firstname: string, lastname: string } }>, feedback: Array<{ id: string, wentWell: boolean, comment: string, hours: Array<number>, isRead: boolean, driver: { id: string, firstname: string, lastname: string } }> } | null }>, feedbacklessJobs: Array<{ id: string, status: OrderStatus, version: number, start: string, end: string, passengers: number, fullName: string, company: string | null, allowedActions: Array<OrderAction>, stops: Array<{ city: string }>, offer: { id: string, price: number | null } | null, job: { id: string, tripNumber: number, drivers: Array<{ confirmation: Confirmation, driver: { id: string, firstname: string, lastname: string } }>, feedback: Array<{ id: string, wentWell: boolean, comment: string, hours: Array<number>, isRead: boolean, driver: { id: string, firstname: string, lastname: string } }> } | null }> };

export type MarkFeedbackReadMutationVariables = Exact<{
  id: string;
}>;


export type MarkFeedbackReadMutation = { markFeedbackRead: boolean };

export type MarkGoodFeedbackReadMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type MarkGoodFeedbackReadMutation = { markGoodFeedbackRead: number };

export type ArchiveJobMutationVariables = Exact<{
  id: string;
  version?: number | null | undefined;
}>;


export type ArchiveJobMutation = { archiveOrder: { id: string, status: OrderStatus, version: number } };

export type ImportBatchFieldsFragment = { id: string, number: number | null, kind: ImportKind, state: ImportState, fileName: string, encoding: string, rowCount: number, importedAt: string | null, importedBy: string | null, undoneAt: string | null, undoneBy: string | null, counts: { new: number, changed: number, unchanged: number, refused: number } | null };

export type ImportFileFieldsFragment = { batch: { id: string, number: number | null, kind: ImportKind, state: ImportState, fileName: string, encoding: string, rowCount: number, importedAt: string | null, importedBy: string | null, undoneAt: string | null, undoneBy: string | null, counts: { new: number, changed: number, unchanged: number, refused: number } | null }, columns: Array<{ key: string, title: string, required: boolean, place: number | null }>, fileColumns: Array<{ heading: string, samples: Array<string> }> };

export type ImportBatchesQueryVariables = Exact<{ [key: string]: never; }>;


export type ImportBatchesQuery = { importBatches: Array<{ id: string, number: number | null, kind: ImportKind, state: ImportState, fileName: string, encoding: string, rowCount: number, importedAt: string | null, importedBy: string | null, undoneAt: string | null, undoneBy: string | null, counts: { new: number, changed: number, unchanged: number, refused: number } | null }> };

export type ImportFileQueryVariables = Exact<{
  id: string;
}>;


export type ImportFileQuery = { importFile: { batch: { id: string, number: number | null, kind: ImportKind, state: ImportState, fileName: string, encoding: string, rowCount: number, importedAt: string | null, importedBy: string | null, undoneAt: string | null, undoneBy: string | null, counts: { new: number, changed: number, unchanged: number, refused: number } | null }, columns: Array<{ key: string, title: string, required: boolean, place: number | null }>, fileColumns: Array<{ heading: string, samples: Array<string> }> } };

export type ImportRowsQueryVariables = Exact<{
  id: string;
  outcome?: ImportOutcome | null | undefined;
  after: number;
}>;


export type ImportRowsQuery = { importRows: Array<{ line: number, outcome: ImportOutcome, subject: string, problems: Array<{ column: string | null, cell: string | null, reason: string }> }> };

export type ImportProgressQueryVariables = Exact<{
  id: string;
}>;


export type ImportProgressQuery = { importProgress: { done: number, total: number } | null };

export type CheckImportMutationVariables = Exact<{
  id: string;
  columns: Array<ImportColumnInput> | ImportColumnInput;
}>;


export type CheckImportMutation = { checkImport: { batch: { id: string, number: number | null, kind: ImportKind, state: ImportState, fileName: string, encoding: string, rowCount: number, importedAt: string | null, importedBy: string | null, undoneAt: string | null, undoneBy: string | null, counts: { new: number, changed: number, unchanged: number, refused: number } | null }, columns: Array<{ key: string, title: string, required: boolean, place: number | null }>, fileColumns: Array<{ heading: string, samples: Array<string> }> } };

export type CommitImportMutationVariables = Exact<{
  id: string;
}>;


export type CommitImportMutation = { commitImport: { batch: { id: string, number: number | null, kind: ImportKind, state: ImportState, fileName: string, encoding: string, rowCount: number, importedAt: string | null, importedBy: string | null, undoneAt: string | null, undoneBy: string | null, counts: { new: number, changed: number, unchanged: number, refused: number } | null }, columns: Array<{ key: string, title: string, required: boolean, place: number | null }>, fileColumns: Array<{ heading: string, samples: Array<string> }> } };

export type UndoImportMutationVariables = Exact<{
  id: string;
}>;


export type UndoImportMutation = { undoImport: { batch: { id: string, number: number | null, kind: ImportKind, state: ImportState, fileName: string, encoding: string, rowCount: number, importedAt: string | null, importedBy: string | null, undoneAt: string | null, undoneBy: string | null, counts: { new: number, changed: number, unchanged: number, refused: number } | null }, columns: Array<{ key: string, title: string, required: boolean, place: number | null }>, fileColumns: Array<{ heading: string, samples: Array<string> }> } };

export type ApiTokenRowFragment = { id: string, name: string, scope: ApiTokenScope, createdAt: string, expiresAt: string, lastUsedAt: string | null, revokedAt: string | null, user: { id: string, firstname: string } };

export type WebhookRowFragment = { id: string, url: string, events: Array<WebhookEvent>, active: boolean, createdAt: string, createdBy: { id: string, firstname: string } };

export type ApiTokensQueryVariables = Exact<{ [key: string]: never; }>;


export type ApiTokensQuery = { apiTokens: Array<{ id: string, name: string, scope: ApiTokenScope, createdAt: string, expiresAt: string, lastUsedAt: string | null, revokedAt: string | null, user: { id: string, firstname: string } }> };

export type WebhooksQueryVariables = Exact<{ [key: string]: never; }>;


export type WebhooksQuery = { webhooks: Array<{ id: string, url: string, events: Array<WebhookEvent>, active: boolean, createdAt: string, createdBy: { id: string, firstname: string } }> };

export type WebhookDeliveriesQueryVariables = Exact<{
  webhookId: string;
}>;


export type WebhookDeliveriesQuery = { webhookDeliveries: Array<{ id: string, event: WebhookEvent, orderId: string, attempt: number, at: string, ms: number, ok: boolean, status: number | null, error: string | null, response: string | null }> };

export type CreateApiTokenMutationVariables = Exact<{
  input: ApiTokenInput;
}>;


export type CreateApiTokenMutation = { createApiToken: { id: string, token: string } };

export type RevokeApiTokenMutationVariables = Exact<{
  id: string;
}>;


export type RevokeApiTokenMutation = { revokeApiToken: boolean };

export type CreateWebhookMutationVariables = Exact<{
  input: WebhookInput;
}>;


export type CreateWebhookMutation = { createWebhook: { id: string, secret: string } };

export type SetWebhookActiveMutationVariables = Exact<{
  id: string;
  active: boolean;
}>;


export type SetWebhookActiveMutation = { setWebhookActive: boolean };

export type DeleteWebhookMutationVariables = Exact<{
  id: string;
}>;


export type DeleteWebhookMutation = { deleteWebhook: boolean };

export type InvoicesQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
  state?: InvoiceState | null | undefined;
}>;


export type InvoicesQuery = { invoices: { endCursor: string | null, hasMore: boolean, nodes: Array<{ id: string, kind: InvoiceKind, state: InvoiceState, number: string | null, buyerName: string, subject: string, issuedOn: string | null, dueOn: string | null, gross: number, open: number, sentAt: string | null }> } };

export type InvoiceSummaryFieldsFragment = { id: string, kind: InvoiceKind, state: InvoiceState, number: string | null, buyerName: string, subject: string, issuedOn: string | null, dueOn: string | null, gross: number, open: number, sentAt: string | null };

export type InvoiceProfitsQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type InvoiceProfitsQuery = { invoiceProfits: Array<{ id: string, price: number, profit: number }> };

export type InvoicesOfOrderQueryVariables = Exact<{
  id: string;
}>;


export type InvoicesOfOrderQuery = { invoicesOfOrder: Array<{ id: string, kind: InvoiceKind, state: InvoiceState, number: string | null, buyerName: string, subject: string, issuedOn: string | null, dueOn: string | null, gross: number, open: number, sentAt: string | null }> };

export type TripPayingFieldsFragment = { customer: { customerId: string, name: string, isLate: boolean, judged: number, late: number, usualDaysLate: number, open: number, overdue: number } | null, prepayment: { state: PrepaymentState, percent: number | null, invoiceId: string | null, number: string | null, dueOn: string | null, open: number } };

export type TripPayingQueryVariables = Exact<{
  id: string;
}>;


export type TripPayingQuery = { tripPaying: { customer: { customerId: string, name: string, isLate: boolean, judged: number, late: number, usualDaysLate: number, open: number, overdue: number } | null, prepayment: { state: PrepaymentState, percent: number | null, invoiceId: string | null, number: string | null, dueOn: string | null, open: number } } };

export type AskPrepaymentMutationVariables = Exact<{
  id: string;
  percent: number;
}>;


export type AskPrepaymentMutation = { askPrepayment: { customer: { customerId: string, name: string, isLate: boolean, judged: number, late: number, usualDaysLate: number, open: number, overdue: number } | null, prepayment: { state: PrepaymentState, percent: number | null, invoiceId: string | null, number: string | null, dueOn: string | null, open: number } } };

export type CancelPrepaymentMutationVariables = Exact<{
  id: string;
}>;


export type CancelPrepaymentMutation = { cancelPrepayment: { customer: { customerId: string, name: string, isLate: boolean, judged: number, late: number, usualDaysLate: number, open: number, overdue: number } | null, prepayment: { state: PrepaymentState, percent: number | null, invoiceId: string | null, number: string | null, dueOn: string | null, open: number } } };

export type InvoiceFieldsFragment = { id: string, kind: InvoiceKind, state: InvoiceState, version: number, number: string | null, referenceNumber: string | null, language: Language, issuedOn: string | null, dueOn: string | null, paymentDays: number, customerId: string | null, net: number, vat: number, rounding: number, gross: number, open: number, reason: string, outdated: boolean, madeAt: string, madeBy: string | null, issueAt: string | null, issuedAt: string | null, issuedBy: string | null, sentAt: string | null, sentTo: string | null, buyer: { name: string, registryCode: string | null, vatNumber: string | null, address: string | null, contact: string | null, email: string | null }, lines: Array<{ id: string, kind: InvoiceLineKind, title: string, count: number, net: number, vatRate: number, gross: number, reason: string, creditable: number }>, taxes: Array<{ vatRate: number, net: number, vat: number }>, trips: Array<{ orderId: string, tripNumber: number | null, route: string, start: string }>, creditOf: { id: string, number: string | null } | null, credits: Array<{ id: string, number: string | null, gross: number }>, siblings: Array<{ id: string, version: number, subject: string, gross: number }> };

export type InvoiceQueryVariables = Exact<{
  id: string;
}>;


export type InvoiceQuery = { invoice: { id: string, kind: InvoiceKind, state: InvoiceState, version: number, number: string | null, referenceNumber: string | null, language: Language, issuedOn: string | null, dueOn: string | null, paymentDays: number, customerId: string | null, net: number, vat: number, rounding: number, gross: number, open: number, reason: string, outdated: boolean, madeAt: string, madeBy: string | null, issueAt: string | null, issuedAt: string | null, issuedBy: string | null, sentAt: string | null, sentTo: string | null, buyer: { name: string, registryCode: string | null, vatNumber: string | null, address: string | null, contact: string | null, email: string | null }, lines: Array<{ id: string, kind: InvoiceLineKind, title: string, count: number, net: number, vatRate: number, gross: number, reason: string, creditable: number }>, taxes: Array<{ vatRate: number, net: number, vat: number }>, trips: Array<{ orderId: string, tripNumber: number | null, route: string, start: string }>, creditOf: { id: string, number: string | null } | null, credits: Array<{ id: string, number: string | null, gross: number }>, siblings: Array<{ id: string, version: number, subject: string, gross: number }> } };

export type MakeInvoiceMutationVariables = Exact<{
  orderId: string;
}>;


export type MakeInvoiceMutation = { makeInvoice: { id: string } };

export type MakePrepaymentInvoiceMutationVariables = Exact<{
  orderId: string;
  percent: number;
}>;


export type MakePrepaymentInvoiceMutation = { makePrepaymentInvoice: { id: string } };

export type SaveInvoiceDraftMutationVariables = Exact<{
  id: string;
  version: number;
  input: InvoiceDraftInput;
}>;


export type SaveInvoiceDraftMutation = { saveInvoiceDraft: { id: string, kind: InvoiceKind, state: InvoiceState, version: number, number: string | null, referenceNumber: string | null, language: Language, issuedOn: string | null, dueOn: string | null, paymentDays: number, customerId: string | null, net: number, vat: number, rounding: number, gross: number, open: number, reason: string, outdated: boolean, madeAt: string, madeBy: string | null, issueAt: string | null, issuedAt: string | null, issuedBy: string | null, sentAt: string | null, sentTo: string | null, buyer: { name: string, registryCode: string | null, vatNumber: string | null, address: string | null, contact: string | null, email: string | null }, lines: Array<{ id: string, kind: InvoiceLineKind, title: string, count: number, net: number, vatRate: number, gross: number, reason: string, creditable: number }>, taxes: Array<{ vatRate: number, net: number, vat: number }>, trips: Array<{ orderId: string, tripNumber: number | null, route: string, start: string }>, creditOf: { id: string, number: string | null } | null, credits: Array<{ id: string, number: string | null, gross: number }>, siblings: Array<{ id: string, version: number, subject: string, gross: number }> } };

export type JoinInvoiceDraftsMutationVariables = Exact<{
  id: string;
  version: number;
  others: Array<SeenDraftInput> | SeenDraftInput;
}>;


export type JoinInvoiceDraftsMutation = { joinInvoiceDrafts: { id: string, kind: InvoiceKind, state: InvoiceState, version: number, number: string | null, referenceNumber: string | null, language: Language, issuedOn: string | null, dueOn: string | null, paymentDays: number, customerId: string | null, net: number, vat: number, rounding: number, gross: number, open: number, reason: string, outdated: boolean, madeAt: string, madeBy: string | null, issueAt: string | null, issuedAt: string | null, issuedBy: string | null, sentAt: string | null, sentTo: string | null, buyer: { name: string, registryCode: string | null, vatNumber: string | null, address: string | null, contact: string | null, email: string | null }, lines: Array<{ id: string, kind: InvoiceLineKind, title: string, count: number, net: number, vatRate: number, gross: number, reason: string, creditable: number }>, taxes: Array<{ vatRate: number, net: number, vat: number }>, trips: Array<{ orderId: string, tripNumber: number | null, route: string, start: string }>, creditOf: { id: string, number: string | null } | null, credits: Array<{ id: string, number: string | null, gross: number }>, siblings: Array<{ id: string, version: number, subject: string, gross: number }> } };

export type DropInvoiceDraftMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type DropInvoiceDraftMutation = { dropInvoiceDraft: { id: string, kind: InvoiceKind, state: InvoiceState, version: number, number: string | null, referenceNumber: string | null, language: Language, issuedOn: string | null, dueOn: string | null, paymentDays: number, customerId: string | null, net: number, vat: number, rounding: number, gross: number, open: number, reason: string, outdated: boolean, madeAt: string, madeBy: string | null, issueAt: string | null, issuedAt: string | null, issuedBy: string | null, sentAt: string | null, sentTo: string | null, buyer: { name: string, registryCode: string | null, vatNumber: string | null, address: string | null, contact: string | null, email: string | null }, lines: Array<{ id: string, kind: InvoiceLineKind, title: string, count: number, net: number, vatRate: number, gross: number, reason: string, creditable: number }>, taxes: Array<{ vatRate: number, net: number, vat: number }>, trips: Array<{ orderId: string, tripNumber: number | null, route: string, start: string }>, creditOf: { id: string, number: string | null } | null, credits: Array<{ id: string, number: string | null, gross: number }>, siblings: Array<{ id: string, version: number, subject: string, gross: number }> } };

export type IssueInvoiceMutationVariables = Exact<{
  id: string;
  version: number;
  send: boolean;
}>;


export type IssueInvoiceMutation = { issueInvoice: { id: string, kind: InvoiceKind, state: InvoiceState, version: number, number: string | null, referenceNumber: string | null, language: Language, issuedOn: string | null, dueOn: string | null, paymentDays: number, customerId: string | null, net: number, vat: number, rounding: number, gross: number, open: number, reason: string, outdated: boolean, madeAt: string, madeBy: string | null, issueAt: string | null, issuedAt: string | null, issuedBy: string | null, sentAt: string | null, sentTo: string | null, buyer: { name: string, registryCode: string | null, vatNumber: string | null, address: string | null, contact: string | null, email: string | null }, lines: Array<{ id: string, kind: InvoiceLineKind, title: string, count: number, net: number, vatRate: number, gross: number, reason: string, creditable: number }>, taxes: Array<{ vatRate: number, net: number, vat: number }>, trips: Array<{ orderId: string, tripNumber: number | null, route: string, start: string }>, creditOf: { id: string, number: string | null } | null, credits: Array<{ id: string, number: string | null, gross: number }>, siblings: Array<{ id: string, version: number, subject: string, gross: number }> } };

export type SendInvoiceMutationVariables = Exact<{
  id: string;
}>;


export type SendInvoiceMutation = { sendInvoice: { id: string, kind: InvoiceKind, state: InvoiceState, version: number, number: string | null, referenceNumber: string | null, language: Language, issuedOn: string | null, dueOn: string | null, paymentDays: number, customerId: string | null, net: number, vat: number, rounding: number, gross: number, open: number, reason: string, outdated: boolean, madeAt: string, madeBy: string | null, issueAt: string | null, issuedAt: string | null, issuedBy: string | null, sentAt: string | null, sentTo: string | null, buyer: { name: string, registryCode: string | null, vatNumber: string | null, address: string | null, contact: string | null, email: string | null }, lines: Array<{ id: string, kind: InvoiceLineKind, title: string, count: number, net: number, vatRate: number, gross: number, reason: string, creditable: number }>, taxes: Array<{ vatRate: number, net: number, vat: number }>, trips: Array<{ orderId: string, tripNumber: number | null, route: string, start: string }>, creditOf: { id: string, number: string | null } | null, credits: Array<{ id: string, number: string | null, gross: number }>, siblings: Array<{ id: string, version: number, subject: string, gross: number }> } };

export type CreditInvoiceMutationVariables = Exact<{
  id: string;
  lines: Array<CreditLineInput> | CreditLineInput;
  reason: string;
  send: boolean;
}>;


export type CreditInvoiceMutation = { creditInvoice: { id: string, kind: InvoiceKind, state: InvoiceState, version: number, number: string | null, referenceNumber: string | null, language: Language, issuedOn: string | null, dueOn: string | null, paymentDays: number, customerId: string | null, net: number, vat: number, rounding: number, gross: number, open: number, reason: string, outdated: boolean, madeAt: string, madeBy: string | null, issueAt: string | null, issuedAt: string | null, issuedBy: string | null, sentAt: string | null, sentTo: string | null, buyer: { name: string, registryCode: string | null, vatNumber: string | null, address: string | null, contact: string | null, email: string | null }, lines: Array<{ id: string, kind: InvoiceLineKind, title: string, count: number, net: number, vatRate: number, gross: number, reason: string, creditable: number }>, taxes: Array<{ vatRate: number, net: number, vat: number }>, trips: Array<{ orderId: string, tripNumber: number | null, route: string, start: string }>, creditOf: { id: string, number: string | null } | null, credits: Array<{ id: string, number: string | null, gross: number }>, siblings: Array<{ id: string, version: number, subject: string, gross: number }> } };

export type KeepingFieldsFragment = { nextRunAt: string, rules: Array<{ kind: KeepingKind, months: number, confirmedMonths: number | null, usual: number, least: number, most: number, wouldForget: number }>, runs: Array<{ id: string, startedAt: string, endedAt: string | null, counts: Array<{ kind: KeepingKind, count: number }> }>, changes: Array<{ id: string, kind: KeepingKind, step: string, months: number, wouldForget: number, at: string, by: string }> };

export type ErasureRowFragment = { id: string, at: string, by: string | null, orders: number, stayed: number };

export type KeepingQueryVariables = Exact<{ [key: string]: never; }>;


export type KeepingQuery = { keeping: { nextRunAt: string, rules: Array<{ kind: KeepingKind, months: number, confirmedMonths: number | null, usual: number, least: number, most: number, wouldForget: number }>, runs: Array<{ id: string, startedAt: string, endedAt: string | null, counts: Array<{ kind: KeepingKind, count: number }> }>, changes: Array<{ id: string, kind: KeepingKind, step: string, months: number, wouldForget: number, at: string, by: string }> } };

export type KeepingPreviewQueryVariables = Exact<{
  kind: KeepingKind;
  months: number;
}>;


export type KeepingPreviewQuery = { keepingPreview: number };

export type SaveKeepingRuleMutationVariables = Exact<{
  kind: KeepingKind;
  months: number;
}>;


export type SaveKeepingRuleMutation = { saveKeepingRule: { nextRunAt: string, rules: Array<{ kind: KeepingKind, months: number, confirmedMonths: number | null, usual: number, least: number, most: number, wouldForget: number }>, runs: Array<{ id: string, startedAt: string, endedAt: string | null, counts: Array<{ kind: KeepingKind, count: number }> }>, changes: Array<{ id: string, kind: KeepingKind, step: string, months: number, wouldForget: number, at: string, by: string }> } };

export type ConfirmKeepingRuleMutationVariables = Exact<{
  kind: KeepingKind;
  months: number;
}>;


export type ConfirmKeepingRuleMutation = { confirmKeepingRule: { nextRunAt: string, rules: Array<{ kind: KeepingKind, months: number, confirmedMonths: number | null, usual: number, least: number, most: number, wouldForget: number }>, runs: Array<{ id: string, startedAt: string, endedAt: string | null, counts: Array<{ kind: KeepingKind, count: number }> }>, changes: Array<{ id: string, kind: KeepingKind, step: string, months: number, wouldForget: number, at: string, by: string }> } };

export type FindPeopleQueryVariables = Exact<{
  text: string;
}>;


export type FindPeopleQuery = { findPeople: Array<{ kind: PersonKind, value: string, name: string, email: string | null, phone: string | null, trips: number, lastAt: string | null }> };

export type PersonFileQueryVariables = Exact<{
  person: PersonInput;
}>;


export type PersonFileQuery = { personFile: string };

export type ErasurePreviewQueryVariables = Exact<{
  person: PersonInput;
  withNames: boolean;
}>;


export type ErasurePreviewQuery = { erasurePreview: { name: string, orders: number, userGoes: boolean, stays: Array<{ reason: StayReason, orderId: string | null, until: string | null }>, mentions: Array<{ table: string, orderId: string | null, text: string }> } };

export type ErasuresQueryVariables = Exact<{ [key: string]: never; }>;


export type ErasuresQuery = { erasures: Array<{ id: string, at: string, by: string | null, orders: number, stayed: number }> };

export type ErasePersonMutationVariables = Exact<{
  person: PersonInput;
  withNames: boolean;
  typedName: string;
}>;


export type ErasePersonMutation = { erasePerson: Array<{ id: string, at: string, by: string | null, orders: number, stayed: number }> };

export type ReceivedMailFieldsFragment = { id: string, senderName: string, senderAddress: string, text: string, unreadFiles: Array<string>, sentAt: string, readAt: string | null };

export type MailDraftFieldsFragment = { id: string, state: MailDraftState, asideReason: MailAsideReason | null, version: number, createdAt: string, language: Language, question: string, askedAt: string | null, orderId: string | null, fields: Array<{ key: MailFieldKey, value: string, state: MailFieldState, words: Array<{ begin: number, end: number }> }>, mails: Array<{ id: string, senderName: string, senderAddress: string, text: string, unreadFiles: Array<string>, sentAt: string, readAt: string | null }> };

export type MailDraftsQueryVariables = Exact<{
  state: MailDraftState;
}>;


export type MailDraftsQuery = { mailDrafts: { waitingCount: number, hasMailbox: boolean, rows: Array<{ id: string, state: MailDraftState, asideReason: MailAsideReason | null, createdAt: string, subject: string, senderName: string, senderAddress: string, askedAt: string | null, fields: Array<{ key: MailFieldKey, value: string, state: MailFieldState }> }> } };

export type MailDraftQueryVariables = Exact<{
  id: string;
}>;


export type MailDraftQuery = { mailDraft: { id: string, state: MailDraftState, asideReason: MailAsideReason | null, version: number, createdAt: string, language: Language, question: string, askedAt: string | null, orderId: string | null, fields: Array<{ key: MailFieldKey, value: string, state: MailFieldState, words: Array<{ begin: number, end: number }> }>, mails: Array<{ id: string, senderName: string, senderAddress: string, text: string, unreadFiles: Array<string>, sentAt: string, readAt: string | null }> } };

export type OrderMailsQueryVariables = Exact<{
  orderId: string;
}>;


export type OrderMailsQuery = { orderMails: Array<{ id: string, senderName: string, senderAddress: string, text: string, unreadFiles: Array<string>, sentAt: string, readAt: string | null }> };

export type SetMailFieldMutationVariables = Exact<{
  id: string;
  seenVersion: number;
  key: MailFieldKey;
  value: string;
}>;


export type SetMailFieldMutation = { setMailField: { id: string, state: MailDraftState, asideReason: MailAsideReason | null, version: number, createdAt: string, language: Language, question: string, askedAt: string | null, orderId: string | null, fields: Array<{ key: MailFieldKey, value: string, state: MailFieldState, words: Array<{ begin: number, end: number }> }>, mails: Array<{ id: string, senderName: string, senderAddress: string, text: string, unreadFiles: Array<string>, sentAt: string, readAt: string | null }> } };

export type AskAboutMailMutationVariables = Exact<{
  id: string;
  seenVersion: number;
  text: string;
}>;


export type AskAboutMailMutation = { askAboutMail: { id: string, state: MailDraftState, asideReason: MailAsideReason | null, version: number, createdAt: string, language: Language, question: string, askedAt: string | null, orderId: string | null, fields: Array<{ key: MailFieldKey, value: string, state: MailFieldState, words: Array<{ begin: number, end: number }> }>, mails: Array<{ id: string, senderName: string, senderAddress: string, text: string, unreadFiles: Array<string>, sentAt: string, readAt: string | null }> } };

export type MakeOrderOfMailMutationVariables = Exact<{
  id: string;
  seenVersion: number;
}>;


export type MakeOrderOfMailMutation = { makeOrderOfMail: string };

export type PutMailAwayMutationVariables = Exact<{
  id: string;
  away: boolean;
}>;


export type PutMailAwayMutation = { putMailAway: { id: string, state: MailDraftState, asideReason: MailAsideReason | null, version: number, createdAt: string, language: Language, question: string, askedAt: string | null, orderId: string | null, fields: Array<{ key: MailFieldKey, value: string, state: MailFieldState, words: Array<{ begin: number, end: number }> }>, mails: Array<{ id: string, senderName: string, senderAddress: string, text: string, unreadFiles: Array<string>, sentAt: string, readAt: string | null }> } };

export type MarkMailReadMutationVariables = Exact<{
  id: string;
}>;


export type MarkMailReadMutation = { markMailRead: boolean };

export type OrderListRowFragment = { id: string, status: OrderStatus, awaitsPrepayment: boolean | null, createdAt: string, start: string, end: string, passengers: number, distanceKm: number, durationMin: number, fullName: string, company: string | null, stops: Array<{ city: string }>, offer: { id: string, price: number | null, sentAt: string } | null, job: { id: string, tripNumber: number, confirmation: Confirmation, drivers: Array<{ driver: { id: string, firstname: string, lastname: string } }>, buses: Array<{ id: string, name: string }> } | null };

export type OrderDetailsFragment = { id: string, status: OrderStatus, awaitsPrepayment: boolean | null, version: number, createdAt: string, start: string, end: string, durationMin: number, distanceKm: number, estimateNotes: Array<string>, passengers: number, clientNotes: string, logisticsNotes: string | null, driverNotes: string, fullName: string, email: string, phone: string, company: string | null, companyRegistrationNumber: string | null, companyVatNumber: string | null, companyAddress: string | null, invoiceEmail: string | null, promo: string | null, groupFullName: string | null, groupEmail: string | null, groupPhone: string | null, allowedActions: Array<OrderAction>, foodTotal: number | null, amountDue: number | null, customer: { id: string, name: string, priceAgreement: string, paymentDays: number | null, prepaymentPercent: number, prepaymentDaysBefore: number } | null, stops: Array<{ lat: number, lng: number, city: string, address: string, arrive: string | null, depart: string | null, driverAtStop: DriverAtStop | null }>, food: Array<{ foodPackageId: string, name: string, price: number, count: number }>, offer: { id: string, status: OfferStatus, price: number | null, vatRate: number, vat: number | null, total: number | null, note: string, rejectReason: RejectReason | null, cancellationFee: number | null, showLines: boolean, validUntil: string | null, priceListId: string | null, sentAt: string, decidedAt: string | null, lines: Array<{ title: string, detail: string, amount: number, source: { kind: PriceLineKind, name: string | null, count: number | null, each: number | null, drivers: number | null, beyond: number | null, percent: number | null, of: number | null } | null }> | null, sentBy: { id: string, firstname: string } | null } | null, job: { id: string, tripNumber: number, confirmation: Confirmation, drivers: Array<{ confirmation: Confirmation, confirmationAt: string | null, declineReason: string | null, driver: { id: string, firstname: string, lastname: string, username: string, phone: string | null, hidden: boolean } }>, buses: Array<{ id: string, name: string, hidden: boolean }>, feedback: Array<{ id: string, wentWell: boolean, comment: string, hours: Array<number>, isRead: boolean, updatedAt: string, driver: { id: string, firstname: string, lastname: string } }> } | null };

export type DashboardQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardQuery = { newOrders: Array<{ id: string, status: OrderStatus, awaitsPrepayment: boolean | null, createdAt: string, start: string, end: string, passengers: number, distanceKm: number, durationMin: number, fullName: string, company: string | null, stops: Array<{ city: string }>, offer: { id: string, price: number | null, sentAt: string } | null, job: { id: string, tripNumber: number, confirmation: Confirmation, drivers: Array<{ driver: { id: string, firstname: string, lastname: string } }>, buses: Array<{ id: string, name: string }> } | null }>, acceptedOrders: Array<{ id: string, status: OrderStatus, awaitsPrepayment: boolean | null, createdAt: string, start: string, end: string, passengers: number, distanceKm: number, durationMin: number, fullName: string, company: string | null, stops: Array<{ city: string }>, offer: { id: string, price: number | null, sentAt: string } | null, job: { id: string, tripNumber: number, confirmation: Confirmation, drivers: Array<{ driver: { id: string, firstname: string, lastname: string } }>, buses: Array<{ id: string, name: string }> } | null }>, upcomingJobs: Array<{ id: string, status: OrderStatus, awaitsPrepayment: boolean | null, createdAt: string, start: string, end: string, passengers: number, distanceKm: number, durationMin: number, fullName: string, company: string | null, stops: Array<{ city: string }>, offer: { id: string, price: number | null, sentAt: string } | null, job: { id: string, tripNumber: number, confirmation: Confirmation, drivers: Array<{ driver: { id: string, firstname: string, lastname: string } }>, buses: Array<{ id: string, name: string }> } | null }>, answeredOrders: Array<{ id: string, status: OrderStatus, awaitsPrepayment: boolean | null, createdAt: string, start: string, end: string, passengers: number, distanceKm: number, durationMin: number, fullName: string, company: string | null, stops: Array<{ city: string }>, offer: { id: string, price: number | null, sentAt: string } | null, job: { id: string, tripNumber: number, confirmation: Confirmation, drivers: Array<{ driver: { id: string, firstname: string, lastname: string } }>, buses: Array<{ id: string, name: string }> } | null }>, changeRequests: Array<{ id: string }> };

export type WaitingOrderFragment = { id: string, status: OrderStatus, start: string, fullName: string, company: string | null, stops: Array<{ city: string }>, job: { id: string, confirmation: Confirmation } | null };

export type NextWaitingQueryVariables = Exact<{ [key: string]: never; }>;


export type NextWaitingQuery = { newOrders: Array<{ id: string, status: OrderStatus, start: string, fullName: string, company: string | null, stops: Array<{ city: string }>, job: { id: string, confirmation: Confirmation } | null }>, acceptedOrders: Array<{ id: string, status: OrderStatus, start: string, fullName: string, company: string | null, stops: Array<{ city: string }>, job: { id: string, confirmation: Confirmation } | null }>, upcomingJobs: Array<{ id: string, status: OrderStatus, start: string, fullName: string, company: string | null, stops: Array<{ city: string }>, job: { id: string, confirmation: Confirmation } | null }> };

export type OrderByIdQueryVariables = Exact<{
  id: string;
}>;


export type OrderByIdQuery = { order: { id: string, status: OrderStatus, awaitsPrepayment: boolean | null, version: number, createdAt: string, start: string, end: string, durationMin: number, distanceKm: number, estimateNotes: Array<string>, passengers: number, clientNotes: string, logisticsNotes: string | null, driverNotes: string, fullName: string, email: string, phone: string, company: string | null, companyRegistrationNumber: string | null, companyVatNumber: string | null, companyAddress: string | null, invoiceEmail: string | null, promo: string | null, groupFullName: string | null, groupEmail: string | null, groupPhone: string | null, allowedActions: Array<OrderAction>, foodTotal: number | null, amountDue: number | null, customer: { id: string, name: string, priceAgreement: string, paymentDays: number | null, prepaymentPercent: number, prepaymentDaysBefore: number } | null, stops: Array<{ lat: number, lng: number, city: string, address: string, arrive: string | null, depart: string | null, driverAtStop: DriverAtStop | null }>, food: Array<{ foodPackageId: string, name: string, price: number, count: number }>, offer: { id: string, status: OfferStatus, price: number | null, vatRate: number, vat: number | null, total: number | null, note: string, rejectReason: RejectReason | null, cancellationFee: number | null, showLines: boolean, validUntil: string | null, priceListId: string | null, sentAt: string, decidedAt: string | null, lines: Array<{ title: string, detail: string, amount: number, source: { kind: PriceLineKind, name: string | null, count: number | null, each: number | null, drivers: number | null, beyond: number | null, percent: number | null, of: number | null } | null }> | null, sentBy: { id: string, firstname: string } | null } | null, job: { id: string, tripNumber: number, confirmation: Confirmation, drivers: Array<{ confirmation: Confirmation, confirmationAt: string | null, declineReason: string | null, driver: { id: string, firstname: string, lastname: string, username: string, phone: string | null, hidden: boolean } }>, buses: Array<{ id: string, name: string, hidden: boolean }>, feedback: Array<{ id: string, wentWell: boolean, comment: string, hours: Array<number>, isRead: boolean, updatedAt: string, driver: { id: string, firstname: string, lastname: string } }> } | null } };

export type OrderHistoryQueryVariables = Exact<{
  id: string;
}>;


export type OrderHistoryQuery = { orderHistory: Array<{ id: string, version: number, at: string, action: string, actor: string, actorName: string | null, changes: string }> };

export type AssignmentOptionsQueryVariables = Exact<{
  from: string;
  to: string;
  orderId: string;
}>;


export type AssignmentOptionsQuery = { drivers: Array<{ id: string, firstname: string, lastname: string, username: string, role: Role, hidden: boolean }>, buses: Array<{ id: string, name: string, hidden: boolean, seats: number | null }>, busyTimes: Array<{ driverId: string | null, busId: string | null, title: string, start: string, end: string }> };

export type CheckAssignmentQueryVariables = Exact<{
  orderId: string;
  busIds: Array<string> | string;
  crewed: boolean;
}>;


export type CheckAssignmentQuery = { checkAssignment: { seats: string | null, drivers: Array<{ driverId: string, light: HoursLight, line: string, warnings: Array<string> }>, buses: Array<{ busId: string, warnings: Array<string> }> } };

export type CheckTripQueryVariables = Exact<{
  orderId: string;
}>;


export type CheckTripQuery = { checkTrip: { light: HoursLight, sentence: string, secondDriverHelps: boolean, emptyDrives: Array<string>, countsOn: Array<string>, shortBreaks: Array<string>, repairs: Array<{ action: string, departs: Array<string | null>, arrives: string, secondDriver: boolean, addedStops: Array<{ after: number, city: string, address: string, lat: number, lng: number, arrive: string, depart: string, driverFree: boolean }> }> } };

export type OrderableFoodQueryVariables = Exact<{ [key: string]: never; }>;


export type OrderableFoodQuery = { foodPackages: Array<{ id: string, name: string, price: number, hidden: boolean }> };

export type AnswerOrderMutationVariables = Exact<{
  id: string;
  version?: number | null | undefined;
  price: number;
  vatRate: number;
  note?: string | null | undefined;
  basis?: OfferBasisInput | null | undefined;
  validUntil?: string | null | undefined;
}>;


export type AnswerOrderMutation = { answerOrder: { id: string, status: OrderStatus, awaitsPrepayment: boolean | null, version: number, createdAt: string, start: string, end: string, durationMin: number, distanceKm: number, estimateNotes: Array<string>, passengers: number, clientNotes: string, logisticsNotes: string | null, driverNotes: string, fullName: string, email: string, phone: string, company: string | null, companyRegistrationNumber: string | null, companyVatNumber: string | null, companyAddress: string | null, invoiceEmail: string | null, promo: string | null, groupFullName: string | null, groupEmail: string | null, groupPhone: string | null, allowedActions: Array<OrderAction>, foodTotal: number | null, amountDue: number | null, customer: { id: string, name: string, priceAgreement: string, paymentDays: number | null, prepaymentPercent: number, prepaymentDaysBefore: number } | null, stops: Array<{ lat: number, lng: number, city: string, address: string, arrive: string | null, depart: string | null, driverAtStop: DriverAtStop | null }>, food: Array<{ foodPackageId: string, name: string, price: number, count: number }>, offer: { id: string, status: OfferStatus, price: number | null, vatRate: number, vat: number | null, total: number | null, note: string, rejectReason: RejectReason | null, cancellationFee: number | null, showLines: boolean, validUntil: string | null, priceListId: string | null, sentAt: string, decidedAt: string | null, lines: Array<{ title: string, detail: string, amount: number, source: { kind: PriceLineKind, name: string | null, count: number | null, each: number | null, drivers: number | null, beyond: number | null, percent: number | null, of: number | null } | null }> | null, sentBy: { id: string, firstname: string } | null } | null, job: { id: string, tripNumber: number, confirmation: Confirmation, drivers: Array<{ confirmation: Confirmation, confirmationAt: string | null, declineReason: string | null, driver: { id: string, firstname: string, lastname: string, username: string, phone: string | null, hidden: boolean } }>, buses: Array<{ id: string, name: string, hidden: boolean }>, feedback: Array<{ id: string, wentWell: boolean, comment: string, hours: Array<number>, isRead: boolean, updatedAt: string, driver: { id: string, firstname: string, lastname: string } }> } | null } };

export type ProposedPriceQueryVariables = Exact<{
  orderId: string;
}>;


export type ProposedPriceQuery = { proposedPrice: { orderId: string, orderVersion: number, priceListId: string | null, priceListName: string | null, price: number | null, problem: string | null, amountDue: number | null, vatRate: number | null, vatReason: string | null, lines: Array<{ title: string, detail: string, amount: number, source: { kind: PriceLineKind, name: string | null, count: number | null, each: number | null, drivers: number | null, beyond: number | null, percent: number | null, of: number | null } | null }>, shown: { kind: ShownPriceKind, netFrom: number, netTo: number, holdsUntil: string | null, shownAt: string, tripChanged: boolean } | null } };

export type ProposedPricesQueryVariables = Exact<{
  orderIds: Array<string> | string;
}>;


export type ProposedPricesQuery = { proposedPrices: Array<{ orderId: string, orderVersion: number, priceListId: string | null, priceListName: string | null, price: number | null, problem: string | null, amountDue: number | null, vatRate: number | null, vatReason: string | null, lines: Array<{ title: string, detail: string, amount: number, source: { kind: PriceLineKind, name: string | null, count: number | null, each: number | null, drivers: number | null, beyond: number | null, percent: number | null, of: number | null } | null }>, shown: { kind: ShownPriceKind, netFrom: number, netTo: number, holdsUntil: string | null, shownAt: string, tripChanged: boolean } | null }> };

export type TripProfitQueryVariables = Exact<{
  orderId: string;
}>;


export type TripProfitQuery = { tripProfit: { price: number, cost: number | null, profit: number | null, lines: Array<{ kind: CostLineKind, count: number, each: number, amount: number }> } | null };

export type SimilarTripsQueryVariables = Exact<{
  orderId: string;
}>;


export type SimilarTripsQuery = { similarTrips: { orderId: string, orderVersion: number, lowerQuartile: number | null, median: number | null, upperQuartile: number | null, won: number, decided: number, wonUpTo: number | null, passengersFrom: number, passengersTo: number | null, kmFrom: number, kmTo: number, minutesFrom: number, minutesTo: number, days: number, summer: boolean, offers: Array<{ price: number, outcome: OfferOutcome }>, lost: Array<{ reason: LostReason, count: number }> } };

export type ProposalFragment = { orderId: string, orderVersion: number, priceListId: string | null, priceListName: string | null, price: number | null, problem: string | null, amountDue: number | null, vatRate: number | null, vatReason: string | null, lines: Array<{ title: string, detail: string, amount: number, source: { kind: PriceLineKind, name: string | null, count: number | null, each: number | null, drivers: number | null, beyond: number | null, percent: number | null, of: number | null } | null }>, shown: { kind: ShownPriceKind, netFrom: number, netTo: number, holdsUntil: string | null, shownAt: string, tripChanged: boolean } | null };

export type AcceptOnBehalfMutationVariables = Exact<{
  id: string;
  version?: number | null | undefined;
}>;


export type AcceptOnBehalfMutation = { acceptOnBehalf: { id: string, status: OrderStatus, awaitsPrepayment: boolean | null, version: number, createdAt: string, start: string, end: string, durationMin: number, distanceKm: number, estimateNotes: Array<string>, passengers: number, clientNotes: string, logisticsNotes: string | null, driverNotes: string, fullName: string, email: string, phone: string, company: string | null, companyRegistrationNumber: string | null, companyVatNumber: string | null, companyAddress: string | null, invoiceEmail: string | null, promo: string | null, groupFullName: string | null, groupEmail: string | null, groupPhone: string | null, allowedActions: Array<OrderAction>, foodTotal: number | null, amountDue: number | null, customer: { id: string, name: string, priceAgreement: string, paymentDays: number | null, prepaymentPercent: number, prepaymentDaysBefore: number } | null, stops: Array<{ lat: number, lng: number, city: string, address: string, arrive: string | null, depart: string | null, driverAtStop: DriverAtStop | null }>, food: Array<{ foodPackageId: string, name: string, price: number, count: number }>, offer: { id: string, status: OfferStatus, price: number | null, vatRate: number, vat: number | null, total: number | null, note: string, rejectReason: RejectReason | null, cancellationFee: number | null, showLines: boolean, validUntil: string | null, priceListId: string | null, sentAt: string, decidedAt: string | null, lines: Array<{ title: string, detail: string, amount: number, source: { kind: PriceLineKind, name: string | null, count: number | null, each: number | null, drivers: number | null, beyond: number | null, percent: number | null, of: number | null } | null }> | null, sentBy: { id: string, firstname: string } | null } | null, job: { id: string, tripNumber: number, confirmation: Confirmation, drivers: Array<{ confirmation: Confirmation, confirmationAt: string | null, declineReason: string | null, driver: { id: string, firstname: string, lastname: string, username: string, phone: string | null, hidden: boolean } }>, buses: Array<{ id: string, name: string, hidden: boolean }>, feedback: Array<{ id: string, wentWell: boolean, comment: string, hours: Array<number>, isRead: boolean, updatedAt: string, driver: { id: string, firstname: string, lastname: string } }> } | null } };

export type RejectOnBehalfMutationVariables = Exact<{
  id: string;
  version?: number | null | undefined;
  reason: RejectReason;
  confirmed: boolean;
  fee?: number | null | undefined;
}>;


export type RejectOnBehalfMutation = { rejectOnBehalf: { id: string, status: OrderStatus, awaitsPrepayment: boolean | null, version: number, createdAt: string, start: string, end: string, durationMin: number, distanceKm: number, estimateNotes: Array<string>, passengers: number, clientNotes: string, logisticsNotes: string | null, driverNotes: string, fullName: string, email: string, phone: string, company: string | null, companyRegistrationNumber: string | null, companyVatNumber: string | null, companyAddress: string | null, invoiceEmail: string | null, promo: string | null, groupFullName: string | null, groupEmail: string | null, groupPhone: string | null, allowedActions: Array<OrderAction>, foodTotal: number | null, amountDue: number | null, customer: { id: string, name: string, priceAgreement: string, paymentDays: number | null, prepaymentPercent: number, prepaymentDaysBefore: number } | null, stops: Array<{ lat: number, lng: number, city: string, address: string, arrive: string | null, depart: string | null, driverAtStop: DriverAtStop | null }>, food: Array<{ foodPackageId: string, name: string, price: number, count: number }>, offer: { id: string, status: OfferStatus, price: number | null, vatRate: number, vat: number | null, total: number | null, note: string, rejectReason: RejectReason | null, cancellationFee: number | null, showLines: boolean, validUntil: string | null, priceListId: string | null, sentAt: string, decidedAt: string | null, lines: Array<{ title: string, detail: string, amount: number, source: { kind: PriceLineKind, name: string | null, count: number | null, each: number | null, drivers: number | null, beyond: number | null, percent: number | null, of: number | null } | null }> | null, sentBy: { id: string, firstname: string } | null } | null, job: { id: string, tripNumber: number, confirmation: Confirmation, drivers: Array<{ confirmation: Confirmation, confirmationAt: string | null, declineReason: string | null, driver: { id: string, firstname: string, lastname: string, username: string, phone: string | null, hidden: boolean } }>, buses: Array<{ id: string, name: string, hidden: boolean }>, feedback: Array<{ id: string, wentWell: boolean, comment: string, hours: Array<number>, isRead: boolean, updatedAt: string, driver: { id: string, firstname: string, lastname: string } }> } | null } };

export type StartJobMutationVariables = Exact<{
  id: string;
  version?: number | null | undefined;
  input: AssignmentInput;
}>;


export type StartJobMutation = { startJob: { id: string, status: OrderStatus, awaitsPrepayment: boolean | null, version: number, createdAt: string, start: string, end: string, durationMin: number, distanceKm: number, estimateNotes: Array<string>, passengers: number, clientNotes: string, logisticsNotes: string | null, driverNotes: string, fullName: string, email: string, phone: string, company: string | null, companyRegistrationNumber: string | null, companyVatNumber: string | null, companyAddress: string | null, invoiceEmail: string | null, promo: string | null, groupFullName: string | null, groupEmail: string | null, groupPhone: string | null, allowedActions: Array<OrderAction>, foodTotal: number | null, amountDue: number | null, customer: { id: string, name: string, priceAgreement: string, paymentDays: number | null, prepaymentPercent: number, prepaymentDaysBefore: number } | null, stops: Array<{ lat: number, lng: number, city: string, address: string, arrive: string | null, depart: string | null, driverAtStop: DriverAtStop | null }>, food: Array<{ foodPackageId: string, name: string, price: number, count: number }>, offer: { id: string, status: OfferStatus, price: number | null, vatRate: number, vat: number | null, total: number | null, note: string, rejectReason: RejectReason | null, cancellationFee: number | null, showLines: boolean, validUntil: string | null, priceListId: string | null, sentAt: string, decidedAt: string | null, lines: Array<{ title: string, detail: string, amount: number, source: { kind: PriceLineKind, name: string | null, count: number | null, each: number | null, drivers: number | null, beyond: number | null, percent: number | null, of: number | null } | null }> | null, sentBy: { id: string, firstname: string } | null } | null, job: { id: string, tripNumber: number, confirmation: Confirmation, drivers: Array<{ confirmation: Confirmation, confirmationAt: string | null, declineReason: string | null, driver: { id: string, firstname: string, lastname: string, username: string, phone: string | null, hidden: boolean } }>, buses: Array<{ id: string, name: string, hidden: boolean }>, feedback: Array<{ id: string, wentWell: boolean, comment: string, hours: Array<number>, isRead: boolean, updatedAt: string, driver: { id: string, firstname: string, lastname: string } }> } | null } };

export type UpdateJobMutationVariables = Exact<{
  id: string;
  version?: number | null | undefined;
  input: AssignmentInput;
}>;


export type UpdateJobMutation = { updateJob: { id: string, status: OrderStatus, awaitsPrepayment: boolean | null, version: number, createdAt: string, start: string, end: string, durationMin: number, distanceKm: number, estimateNotes: Array<string>, passengers: number, clientNotes: string, logisticsNotes: string | null, driverNotes: string, fullName: string, email: string, phone: string, company: string | null, companyRegistrationNumber: string | null, companyVatNumber: string | null, companyAddress: string | null, invoiceEmail: string | null, promo: string | null, groupFullName: string | null, groupEmail: string | null, groupPhone: string | null, allowedActions: Array<OrderAction>, foodTotal: number | null, amountDue: number | null, customer: { id: string, name: string, priceAgreement: string, paymentDays: number | null, prepaymentPercent: number, prepaymentDaysBefore: number } | null, stops: Array<{ lat: number, lng: number, city: string, address: string, arrive: string | null, depart: string | null, driverAtStop: DriverAtStop | null }>, food: Array<{ foodPackageId: string, name: string, price: number, count: number }>, offer: { id: string, status: OfferStatus, price: number | null, vatRate: number, vat: number | null, total: number | null, note: string, rejectReason: RejectReason | null, cancellationFee: number | null, showLines: boolean, validUntil: string | null, priceListId: string | null, sentAt: string, decidedAt: string | null, lines: Array<{ title: string, detail: string, amount: number, source: { kind: PriceLineKind, name: string | null, count: number | null, each: number | null, drivers: number | null, beyond: number | null, percent: number | null, of: number | null } | null }> | null, sentBy: { id: string, firstname: string } | null } | null, job: { id: string, tripNumber: number, confirmation: Confirmation, drivers: Array<{ confirmation: Confirmation, confirmationAt: string | null, declineReason: string | null, driver: { id: string, firstname: string, lastname: string, username: string, phone: string | null, hidden: boolean } }>, buses: Array<{ id: string, name: string, hidden: boolean }>, feedback: Array<{ id: string, wentWell: boolean, comment: string, hours: Array<number>, isRead: boolean, updatedAt: string, driver: { id: string, firstname: string, lastname: string } }> } | null } };

export type UpdateOrderMutationVariables = Exact<{
  id: string;
  version?: number | null | undefined;
  input: OrderDetailsInput;
}>;


export type UpdateOrderMutation = { updateOrder: { id: string, status: OrderStatus, awaitsPrepayment: boolean | null, version: number, createdAt: string, start: string, end: string, durationMin: number, distanceKm: number, estimateNotes: Array<string>, passengers: number, clientNotes: string, logisticsNotes: string | null, driverNotes: string, fullName: string, email: string, phone: string, company: string | null, companyRegistrationNumber: string | null, companyVatNumber: string | null, companyAddress: string | null, invoiceEmail: string | null, promo: string | null, groupFullName: string | null, groupEmail: string | null, groupPhone: string | null, allowedActions: Array<OrderAction>, foodTotal: number | null, amountDue: number | null, customer: { id: string, name: string, priceAgreement: string, paymentDays: number | null, prepaymentPercent: number, prepaymentDaysBefore: number } | null, stops: Array<{ lat: number, lng: number, city: string, address: string, arrive: string | null, depart: string | null, driverAtStop: DriverAtStop | null }>, food: Array<{ foodPackageId: string, name: string, price: number, count: number }>, offer: { id: string, status: OfferStatus, price: number | null, vatRate: number, vat: number | null, total: number | null, note: string, rejectReason: RejectReason | null, cancellationFee: number | null, showLines: boolean, validUntil: string | null, priceListId: string | null, sentAt: string, decidedAt: string | null, lines: Array<{ title: string, detail: string, amount: number, source: { kind: PriceLineKind, name: string | null, count: number | null, each: number | null, drivers: number | null, beyond: number | null, percent: number | null, of: number | null } | null }> | null, sentBy: { id: string, firstname: string } | null } | null, job: { id: string, tripNumber: number, confirmation: Confirmation, drivers: Array<{ confirmation: Confirmation, confirmationAt: string | null, declineReason: string | null, driver: { id: string, firstname: string, lastname: string, username: string, phone: string | null, hidden: boolean } }>, buses: Array<{ id: string, name: string, hidden: boolean }>, feedback: Array<{ id: string, wentWell: boolean, comment: string, hours: Array<number>, isRead: boolean, updatedAt: string, driver: { id: string, firstname: string, lastname: string } }> } | null } };

export type UpdateRouteMutationVariables = Exact<{
  id: string;
  version?: number | null | undefined;
  stops: Array<StopInput> | StopInput;
  notifyByEmail: boolean;
}>;


export type UpdateRouteMutation = { updateRoute: { id: string, status: OrderStatus, awaitsPrepayment: boolean | null, version: number, createdAt: string, start: string, end: string, durationMin: number, distanceKm: number, estimateNotes: Array<string>, passengers: number, clientNotes: string, logisticsNotes: string | null, driverNotes: string, fullName: string, email: string, phone: string, company: string | null, companyRegistrationNumber: string | null, companyVatNumber: string | null, companyAddress: string | null, invoiceEmail: string | null, promo: string | null, groupFullName: string | null, groupEmail: string | null, groupPhone: string | null, allowedActions: Array<OrderAction>, foodTotal: number | null, amountDue: number | null, customer: { id: string, name: string, priceAgreement: string, paymentDays: number | null, prepaymentPercent: number, prepaymentDaysBefore: number } | null, stops: Array<{ lat: number, lng: number, city: string, address: string, arrive: string | null, depart: string | null, driverAtStop: DriverAtStop | null }>, food: Array<{ foodPackageId: string, name: string, price: number, count: number }>, offer: { id: string, status: OfferStatus, price: number | null, vatRate: number, vat: number | null, total: number | null, note: string, rejectReason: RejectReason | null, cancellationFee: number | null, showLines: boolean, validUntil: string | null, priceListId: string | null, sentAt: string, decidedAt: string | null, lines: Array<{ title: string, detail: string, amount: number, source: { kind: PriceLineKind, name: string | null, count: number | null, each: number | null, drivers: number | null, beyond: number | null, percent: number | null, of: number | null } | null }> | null, sentBy: { id: string, firstname: string } | null } | null, job: { id: string, tripNumber: number, confirmation: Confirmation, drivers: Array<{ confirmation: Confirmation, confirmationAt: string | null, declineReason: string | null, driver: { id: string, firstname: string, lastname: string, username: string, phone: string | null, hidden: boolean } }>, buses: Array<{ id: string, name: string, hidden: boolean }>, feedback: Array<{ id: string, wentWell: boolean, comment: string, hours: Array<number>, isRead: boolean, updatedAt: string, driver: { id: string, firstname: string, lastname: string } }> } | null } };

export type UpdateOrderFoodMutationVariables = Exact<{
  id: string;
  version?: number | null | undefined;
  food: Array<OrderedFoodInput> | OrderedFoodInput;
}>;


export type UpdateOrderFoodMutation = { updateOrderFood: { id: string, status: OrderStatus, awaitsPrepayment: boolean | null, version: number, createdAt: string, start: string, end: string, durationMin: number, distanceKm: number, estimateNotes: Array<string>, passengers: number, clientNotes: string, logisticsNotes: string | null, driverNotes: string, fullName: string, email: string, phone: string, company: string | null, companyRegistrationNumber: string | null, companyVatNumber: string | null, companyAddress: string | null, invoiceEmail: string | null, promo: string | null, groupFullName: string | null, groupEmail: string | null, groupPhone: string | null, allowedActions: Array<OrderAction>, foodTotal: number | null, amountDue: number | null, customer: { id: string, name: string, priceAgreement: string, paymentDays: number | null, prepaymentPercent: number, prepaymentDaysBefore: number } | null, stops: Array<{ lat: number, lng: number, city: string, address: string, arrive: string | null, depart: string | null, driverAtStop: DriverAtStop | null }>, food: Array<{ foodPackageId: string, name: string, price: number, count: number }>, offer: { id: string, status: OfferStatus, price: number | null, vatRate: number, vat: number | null, total: number | null, note: string, rejectReason: RejectReason | null, cancellationFee: number | null, showLines: boolean, validUntil: string | null, priceListId: string | null, sentAt: string, decidedAt: string | null, lines: Array<{ title: string, detail: string, amount: number, source: { kind: PriceLineKind, name: string | null, count: number | null, each: number | null, drivers: number | null, beyond: number | null, percent: number | null, of: number | null } | null }> | null, sentBy: { id: string, firstname: string } | null } | null, job: { id: string, tripNumber: number, confirmation: Confirmation, drivers: Array<{ confirmation: Confirmation, confirmationAt: string | null, declineReason: string | null, driver: { id: string, firstname: string, lastname: string, username: string, phone: string | null, hidden: boolean } }>, buses: Array<{ id: string, name: string, hidden: boolean }>, feedback: Array<{ id: string, wentWell: boolean, comment: string, hours: Array<number>, isRead: boolean, updatedAt: string, driver: { id: string, firstname: string, lastname: string } }> } | null } };

export type UpdateNotesMutationVariables = Exact<{
  id: string;
  version?: number | null | undefined;
  notes: OrderNotesInput;
}>;


export type UpdateNotesMutation = { updateNotes: { id: string, status: OrderStatus, awaitsPrepayment: boolean | null, version: number, createdAt: string, start: string, end: string, durationMin: number, distanceKm: number, estimateNotes: Array<string>, passengers: number, clientNotes: string, logisticsNotes: string | null, driverNotes: string, fullName: string, email: string, phone: string, company: string | null, companyRegistrationNumber: string | null, companyVatNumber: string | null, companyAddress: string | null, invoiceEmail: string | null, promo: string | null, groupFullName: string | null, groupEmail: string | null, groupPhone: string | null, allowedActions: Array<OrderAction>, foodTotal: number | null, amountDue: number | null, customer: { id: string, name: string, priceAgreement: string, paymentDays: number | null, prepaymentPercent: number, prepaymentDaysBefore: number } | null, stops: Array<{ lat: number, lng: number, city: string, address: string, arrive: string | null, depart: string | null, driverAtStop: DriverAtStop | null }>, food: Array<{ foodPackageId: string, name: string, price: number, count: number }>, offer: { id: string, status: OfferStatus, price: number | null, vatRate: number, vat: number | null, total: number | null, note: string, rejectReason: RejectReason | null, cancellationFee: number | null, showLines: boolean, validUntil: string | null, priceListId: string | null, sentAt: string, decidedAt: string | null, lines: Array<{ title: string, detail: string, amount: number, source: { kind: PriceLineKind, name: string | null, count: number | null, each: number | null, drivers: number | null, beyond: number | null, percent: number | null, of: number | null } | null }> | null, sentBy: { id: string, firstname: string } | null } | null, job: { id: string, tripNumber: number, confirmation: Confirmation, drivers: Array<{ confirmation: Confirmation, confirmationAt: string | null, declineReason: string | null, driver: { id: string, firstname: string, lastname: string, username: string, phone: string | null, hidden: boolean } }>, buses: Array<{ id: string, name: string, hidden: boolean }>, feedback: Array<{ id: string, wentWell: boolean, comment: string, hours: Array<number>, isRead: boolean, updatedAt: string, driver: { id: string, firstname: string, lastname: string } }> } | null } };

export type UpdatePriceMutationVariables = Exact<{
  id: string;
  version?: number | null | undefined;
  price: number;
  vatRate: number;
  note?: string | null | undefined;
}>;


export type UpdatePriceMutation = { updatePrice: { id: string, status: OrderStatus, awaitsPrepayment: boolean | null, version: number, createdAt: string, start: string, end: string, durationMin: number, distanceKm: number, estimateNotes: Array<string>, passengers: number, clientNotes: string, logisticsNotes: string | null, driverNotes: string, fullName: string, email: string, phone: string, company: string | null, companyRegistrationNumber: string | null, companyVatNumber: string | null, companyAddress: string | null, invoiceEmail: string | null, promo: string | null, groupFullName: string | null, groupEmail: string | null, groupPhone: string | null, allowedActions: Array<OrderAction>, foodTotal: number | null, amountDue: number | null, customer: { id: string, name: string, priceAgreement: string, paymentDays: number | null, prepaymentPercent: number, prepaymentDaysBefore: number } | null, stops: Array<{ lat: number, lng: number, city: string, address: string, arrive: string | null, depart: string | null, driverAtStop: DriverAtStop | null }>, food: Array<{ foodPackageId: string, name: string, price: number, count: number }>, offer: { id: string, status: OfferStatus, price: number | null, vatRate: number, vat: number | null, total: number | null, note: string, rejectReason: RejectReason | null, cancellationFee: number | null, showLines: boolean, validUntil: string | null, priceListId: string | null, sentAt: string, decidedAt: string | null, lines: Array<{ title: string, detail: string, amount: number, source: { kind: PriceLineKind, name: string | null, count: number | null, each: number | null, drivers: number | null, beyond: number | null, percent: number | null, of: number | null } | null }> | null, sentBy: { id: string, firstname: string } | null } | null, job: { id: string, tripNumber: number, confirmation: Confirmation, drivers: Array<{ confirmation: Confirmation, confirmationAt: string | null, declineReason: string | null, driver: { id: string, firstname: string, lastname: string, username: string, phone: string | null, hidden: boolean } }>, buses: Array<{ id: string, name: string, hidden: boolean }>, feedback: Array<{ id: string, wentWell: boolean, comment: string, hours: Array<number>, isRead: boolean, updatedAt: string, driver: { id: string, firstname: string, lastname: string } }> } | null } };

export type ArchiveOrderMutationVariables = Exact<{
  id: string;
  version?: number | null | undefined;
}>;


export type ArchiveOrderMutation = { archiveOrder: { id: string, status: OrderStatus, awaitsPrepayment: boolean | null, version: number, createdAt: string, start: string, end: string, durationMin: number, distanceKm: number, estimateNotes: Array<string>, passengers: number, clientNotes: string, logisticsNotes: string | null, driverNotes: string, fullName: string, email: string, phone: string, company: string | null, companyRegistrationNumber: string | null, companyVatNumber: string | null, companyAddress: string | null, invoiceEmail: string | null, promo: string | null, groupFullName: string | null, groupEmail: string | null, groupPhone: string | null, allowedActions: Array<OrderAction>, foodTotal: number | null, amountDue: number | null, customer: { id: string, name: string, priceAgreement: string, paymentDays: number | null, prepaymentPercent: number, prepaymentDaysBefore: number } | null, stops: Array<{ lat: number, lng: number, city: string, address: string, arrive: string | null, depart: string | null, driverAtStop: DriverAtStop | null }>, food: Array<{ foodPackageId: string, name: string, price: number, count: number }>, offer: { id: string, status: OfferStatus, price: number | null, vatRate: number, vat: number | null, total: number | null, note: string, rejectReason: RejectReason | null, cancellationFee: number | null, showLines: boolean, validUntil: string | null, priceListId: string | null, sentAt: string, decidedAt: string | null, lines: Array<{ title: string, detail: string, amount: number, source: { kind: PriceLineKind, name: string | null, count: number | null, each: number | null, drivers: number | null, beyond: number | null, percent: number | null, of: number | null } | null }> | null, sentBy: { id: string, firstname: string } | null } | null, job: { id: string, tripNumber: number, confirmation: Confirmation, drivers: Array<{ confirmation: Confirmation, confirmationAt: string | null, declineReason: string | null, driver: { id: string, firstname: string, lastname: string, username: string, phone: string | null, hidden: boolean } }>, buses: Array<{ id: string, name: string, hidden: boolean }>, feedback: Array<{ id: string, wentWell: boolean, comment: string, hours: Array<number>, isRead: boolean, updatedAt: string, driver: { id: string, firstname: string, lastname: string } }> } | null } };

export type TakeFromArchiveMutationVariables = Exact<{
  id: string;
  version?: number | null | undefined;
}>;


export type TakeFromArchiveMutation = { takeFromArchive: { id: string, status: OrderStatus, awaitsPrepayment: boolean | null, version: number, createdAt: string, start: string, end: string, durationMin: number, distanceKm: number, estimateNotes: Array<string>, passengers: number, clientNotes: string, logisticsNotes: string | null, driverNotes: string, fullName: string, email: string, phone: string, company: string | null, companyRegistrationNumber: string | null, companyVatNumber: string | null, companyAddress: string | null, invoiceEmail: string | null, promo: string | null, groupFullName: string | null, groupEmail: string | null, groupPhone: string | null, allowedActions: Array<OrderAction>, foodTotal: number | null, amountDue: number | null, customer: { id: string, name: string, priceAgreement: string, paymentDays: number | null, prepaymentPercent: number, prepaymentDaysBefore: number } | null, stops: Array<{ lat: number, lng: number, city: string, address: string, arrive: string | null, depart: string | null, driverAtStop: DriverAtStop | null }>, food: Array<{ foodPackageId: string, name: string, price: number, count: number }>, offer: { id: string, status: OfferStatus, price: number | null, vatRate: number, vat: number | null, total: number | null, note: string, rejectReason: RejectReason | null, cancellationFee: number | null, showLines: boolean, validUntil: string | null, priceListId: string | null, sentAt: string, decidedAt: string | null, lines: Array<{ title: string, detail: string, amount: number, source: { kind: PriceLineKind, name: string | null, count: number | null, each: number | null, drivers: number | null, beyond: number | null, percent: number | null, of: number | null } | null }> | null, sentBy: { id: string, firstname: string } | null } | null, job: { id: string, tripNumber: number, confirmation: Confirmation, drivers: Array<{ confirmation: Confirmation, confirmationAt: string | null, declineReason: string | null, driver: { id: string, firstname: string, lastname: string, username: string, phone: string | null, hidden: boolean } }>, buses: Array<{ id: string, name: string, hidden: boolean }>, feedback: Array<{ id: string, wentWell: boolean, comment: string, hours: Array<number>, isRead: boolean, updatedAt: string, driver: { id: string, firstname: string, lastname: string } }> } | null } };

export type AskDriverAgainMutationVariables = Exact<{
  id: string;
  version?: number | null | undefined;
  driverId: string;
  overlapReason?: string | null | undefined;
}>;


export type AskDriverAgainMutation = { askDriverAgain: { id: string, status: OrderStatus, awaitsPrepayment: boolean | null, version: number, createdAt: string, start: string, end: string, durationMin: number, distanceKm: number, estimateNotes: Array<string>, passengers: number, clientNotes: string, logisticsNotes: string | null, driverNotes: string, fullName: string, email: string, phone: string, company: string | null, companyRegistrationNumber: string | null, companyVatNumber: string | null, companyAddress: string | null, invoiceEmail: string | null, promo: string | null, groupFullName: string | null, groupEmail: string | null, groupPhone: string | null, allowedActions: Array<OrderAction>, foodTotal: number | null, amountDue: number | null, customer: { id: string, name: string, priceAgreement: string, paymentDays: number | null, prepaymentPercent: number, prepaymentDaysBefore: number } | null, stops: Array<{ lat: number, lng: number, city: string, address: string, arrive: string | null, depart: string | null, driverAtStop: DriverAtStop | null }>, food: Array<{ foodPackageId: string, name: string, price: number, count: number }>, offer: { id: string, status: OfferStatus, price: number | null, vatRate: number, vat: number | null, total: number | null, note: string, rejectReason: RejectReason | null, cancellationFee: number | null, showLines: boolean, validUntil: string | null, priceListId: string | null, sentAt: string, decidedAt: string | null, lines: Array<{ title: string, detail: string, amount: number, source: { kind: PriceLineKind, name: string | null, count: number | null, each: number | null, drivers: number | null, beyond: number | null, percent: number | null, of: number | null } | null }> | null, sentBy: { id: string, firstname: string } | null } | null, job: { id: string, tripNumber: number, confirmation: Confirmation, drivers: Array<{ confirmation: Confirmation, confirmationAt: string | null, declineReason: string | null, driver: { id: string, firstname: string, lastname: string, username: string, phone: string | null, hidden: boolean } }>, buses: Array<{ id: string, name: string, hidden: boolean }>, feedback: Array<{ id: string, wentWell: boolean, comment: string, hours: Array<number>, isRead: boolean, updatedAt: string, driver: { id: string, firstname: string, lastname: string } }> } | null } };

export type DeleteOrderMutationVariables = Exact<{
  id: string;
  version?: number | null | undefined;
  confirmed: boolean;
}>;


export type DeleteOrderMutation = { deleteOrder: boolean };

export type EditFeedbackMutationVariables = Exact<{
  id: string;
  input: FeedbackInput;
}>;


export type EditFeedbackMutation = { editFeedback: boolean };

export type SubmitFeedbackMutationVariables = Exact<{
  orderId: string;
  driverId?: string | null | undefined;
  input: FeedbackInput;
}>;


export type SubmitFeedbackMutation = { submitFeedback: boolean };

export type AcceptancesQueryVariables = Exact<{
  orderId: string;
}>;


export type AcceptancesQuery = { acceptances: Array<{ offerId: string, at: string, changed: boolean, address: string | null, reminder: number | null, onBehalfBy: string | null, amountDue: number | null }> };

export type OrderCancellationQueryVariables = Exact<{
  id: string;
}>;


export type OrderCancellationQuery = { orderCancellation: { agreed: boolean, due: number } };

export type OfferLinePartsFragment = { title: string, detail: string, amount: number, source: { kind: PriceLineKind, name: string | null, count: number | null, each: number | null, drivers: number | null, beyond: number | null, percent: number | null, of: number | null } | null };

export type SourcePartsFragment = { kind: PriceLineKind, name: string | null, count: number | null, each: number | null, drivers: number | null, beyond: number | null, percent: number | null, of: number | null };

export type AssignBestPairMutationVariables = Exact<{
  id: string;
  version?: number | null | undefined;
}>;


export type AssignBestPairMutation = { assignBestPair: boolean };

export type OverviewTotalFieldsFragment = { from: string, to: string, trips: number, turnover: number, inquiries: number, offered: number, won: number, lost: number, expired: number, waiting: number, answerMedian: number | null, answerNinety: number | null, loadedKm: number, emptyKm: number, goodFeedback: number, badFeedback: number, hours: number, acts: number, tripsWithinGoal: number, busDays: number, busDaysOfAll: number, driverDays: number, driverDaysOfAll: number, invoiced: number, paid: number };

export type OverviewRankFieldsFragment = { key: string | null, name: string | null, members: number, trips: number, turnover: number, turnoverBefore: number };

export type OverviewUseFieldsFragment = { key: string, name: string, days: number, minutes: Array<number> };

export type OverviewQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type OverviewQuery = { overview: { isSettled: boolean, totals: { from: string, to: string, trips: number, turnover: number, inquiries: number, offered: number, won: number, lost: number, expired: number, waiting: number, answerMedian: number | null, answerNinety: number | null, loadedKm: number, emptyKm: number, goodFeedback: number, badFeedback: number, hours: number, acts: number, tripsWithinGoal: number, busDays: number, busDaysOfAll: number, driverDays: number, driverDaysOfAll: number, invoiced: number, paid: number }, totalsBefore: { from: string, to: string, trips: number, turnover: number, inquiries: number, offered: number, won: number, lost: number, expired: number, waiting: number, answerMedian: number | null, answerNinety: number | null, loadedKm: number, emptyKm: number, goodFeedback: number, badFeedback: number, hours: number, acts: number, tripsWithinGoal: number, busDays: number, busDaysOfAll: number, driverDays: number, driverDaysOfAll: number, invoiced: number, paid: number }, months: Array<{ month: string, trips: number, turnover: number, turnoverYearBefore: number, invoiced: number, paid: number, open: number, overdue: number }>, customers: Array<{ key: string | null, name: string | null, members: number, trips: number, turnover: number, turnoverBefore: number }>, buses: Array<{ key: string | null, name: string | null, members: number, trips: number, turnover: number, turnoverBefore: number }>, drivers: Array<{ key: string | null, name: string | null, members: number, trips: number, turnover: number, turnoverBefore: number }>, busUse: Array<{ key: string, name: string, days: number, minutes: Array<number> }>, driverUse: Array<{ key: string, name: string, days: number, minutes: Array<number> }>, reasons: Array<{ reason: string, count: number, countBefore: number }>, bands: Array<{ from: number, won: number, lost: number }>, acts: Array<{ acts: number, trips: number }> } };

export type OverviewRowsQueryVariables = Exact<{
  figure: OverviewFigure;
  key?: string | null | undefined;
  from: string;
  to: string;
}>;


export type OverviewRowsQuery = { overviewRows: { hasMore: boolean, rows: Array<{ key: string, day: string, title: string, name: string, amount: number | null, acts: number | null, orderId: string | null, status: OrderStatus | null, invoiceId: string | null, arrangementId: string | null }> } };

export type ListOfPassengersFragment = { reasons: Array<PassengerReason>, wanted: boolean, expected: number, version: number, open: boolean, deletedOn: string, text: string, passengers: Array<{ name: string, document: string, bornOn: string | null, repeated: boolean }> };

export type PassengerListQueryVariables = Exact<{
  orderId: string;
}>;


export type PassengerListQuery = { passengerList: { reasons: Array<PassengerReason>, wanted: boolean, expected: number, version: number, open: boolean, deletedOn: string, text: string, passengers: Array<{ name: string, document: string, bornOn: string | null, repeated: boolean }> } };

export type SavePassengersMutationVariables = Exact<{
  orderId: string;
  input: PassengersInput;
}>;


export type SavePassengersMutation = { savePassengers: { reasons: Array<PassengerReason>, wanted: boolean, expected: number, version: number, open: boolean, deletedOn: string, text: string, passengers: Array<{ name: string, document: string, bornOn: string | null, repeated: boolean }> } };

export type SetPassengersWantedMutationVariables = Exact<{
  orderId: string;
  wanted: boolean;
}>;


export type SetPassengersWantedMutation = { setPassengersWanted: { reasons: Array<PassengerReason>, wanted: boolean, expected: number, version: number, open: boolean, deletedOn: string, text: string, passengers: Array<{ name: string, document: string, bornOn: string | null, repeated: boolean }> } };

export type AccountStatementQueryVariables = Exact<{
  customer: string;
  from: string;
  to: string;
}>;


export type AccountStatementQuery = { accountStatement: { name: string, email: string | null, opening: number, invoiced: number, paid: number, closing: number, rows: Array<{ day: string, kind: AccountMovementKind, numbers: string, amount: number, balance: number }> } };

export type SendAccountStatementMutationVariables = Exact<{
  customer: string;
  from: string;
  to: string;
}>;


export type SendAccountStatementMutation = { sendAccountStatement: string };

export type BankEntryFieldsFragment = { id: string, bookedOn: string, amount: number, payerName: string | null, payerIban: string | null, payerRegistryCode: string | null, references: Array<string>, text: string, state: BankEntryState, suggestion: { by: PaymentEvidence | null, fit: PaymentFit | null, isOtherPayer: boolean, customerName: string | null, customerOf: string | null, rest: number, reversalOf: string | null, parts: Array<{ amount: number, invoice: { id: string, number: string, buyerName: string, dueOn: string, open: number } }> } | null, payment: { id: string, source: PaymentSource, receivedOn: string, amount: number, payer: string, rest: number, receiptNumber: number | null, note: string, madeBy: string | null, refundable: number, isUndone: boolean, parts: Array<{ amount: number, invoice: { id: string, number: string, buyerName: string, dueOn: string, open: number } }> } | null };

export type BankEntriesQueryVariables = Exact<{
  state: BankEntryState;
  after?: string | null | undefined;
}>;


export type BankEntriesQuery = { bankEntries: { hasMore: boolean, waitingCount: number, lastDay: string | null, rows: Array<{ id: string, bookedOn: string, amount: number, payerName: string | null, payerIban: string | null, payerRegistryCode: string | null, references: Array<string>, text: string, state: BankEntryState, suggestion: { by: PaymentEvidence | null, fit: PaymentFit | null, isOtherPayer: boolean, customerName: string | null, customerOf: string | null, rest: number, reversalOf: string | null, parts: Array<{ amount: number, invoice: { id: string, number: string, buyerName: string, dueOn: string, open: number } }> } | null, payment: { id: string, source: PaymentSource, receivedOn: string, amount: number, payer: string, rest: number, receiptNumber: number | null, note: string, madeBy: string | null, refundable: number, isUndone: boolean, parts: Array<{ amount: number, invoice: { id: string, number: string, buyerName: string, dueOn: string, open: number } }> } | null }> } };

export type BankFilesQueryVariables = Exact<{ [key: string]: never; }>;


export type BankFilesQuery = { bankFiles: Array<{ id: string, fileName: string, ibans: string, lastDay: string, entryCount: number, newCount: number, leftOutCount: number, takenAt: string, takenBy: string | null }> };

export type BankFileProgressQueryVariables = Exact<{ [key: string]: never; }>;


export type BankFileProgressQuery = { bankFileProgress: { done: number, total: number } | null };

export type HandPaymentsQueryVariables = Exact<{ [key: string]: never; }>;


export type HandPaymentsQuery = { handPayments: Array<{ id: string, source: PaymentSource, receivedOn: string, amount: number, payer: string, rest: number, receiptNumber: number | null, note: string, madeBy: string | null, refundable: number, isUndone: boolean, parts: Array<{ amount: number, invoice: { id: string, number: string, buyerName: string, dueOn: string, open: number } }> }> };

export type WhoOwesQueryVariables = Exact<{ [key: string]: never; }>;


export type WhoOwesQuery = { whoOwes: { open: number, overdue: number, rows: Array<{ customer: string, customerId: string | null, name: string, hasEmail: boolean, count: number, open: number, notDue: number, to14: number, to30: number, to60: number, over60: number, credit: number, oldestDueOn: string | null, daysOverdue: number, nextStep: OwingStep }> } };

export type ReminderPlanQueryVariables = Exact<{ [key: string]: never; }>;


export type ReminderPlanQuery = { reminderPlan: { isAutomatic: boolean, bankUntil: string | null, isHeld: boolean, count: number } };

export type SendDueRemindersMutationVariables = Exact<{ [key: string]: never; }>;


export type SendDueRemindersMutation = { sendDueReminders: number };

export type BookEntryMutationVariables = Exact<{
  id: string;
  parts: Array<PaymentPartInput> | PaymentPartInput;
  customerOf: string;
}>;


export type BookEntryMutation = { bookEntry: boolean };

export type BookReversalMutationVariables = Exact<{
  id: string;
  payment: string;
}>;


export type BookReversalMutation = { bookReversal: boolean };

export type SetEntryOursMutationVariables = Exact<{
  id: string;
  ours: boolean;
}>;


export type SetEntryOursMutation = { setEntryOurs: boolean };

export type RemindCustomerMutationVariables = Exact<{
  customer: string;
}>;


export type RemindCustomerMutation = { remindCustomer: number };

export type SetRemindersMutationVariables = Exact<{
  id: string;
  stopped: boolean;
  reason: string;
}>;


export type SetRemindersMutation = { setReminders: boolean };

export type LinkPaymentsQueryVariables = Exact<{ [key: string]: never; }>;


export type LinkPaymentsQuery = { linkPayments: Array<{ id: string, invoiceId: string, number: string, buyerName: string, amount: number, state: LinkPaymentState, oddSum: string | null, startedAt: string, refunded: number, refunding: number }> };

export type PlanBoardQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type PlanBoardQuery = { planBoard: { from: string, to: string, start: string, end: string, drafts: number, undoable: number, redoable: number, drivers: Array<{ id: string, name: string, hidden: boolean, depotAddress: string | null }>, buses: Array<{ id: string, name: string, seats: number | null, lift: boolean, hidden: boolean, depotAddress: string | null, mayNotDrive: string | null }>, trips: Array<{ id: string, version: number, assigned: boolean, movable: boolean, tripNumber: number | null, title: string, customer: string, passengers: number, start: string, end: string, driverIds: Array<string>, busIds: Array<string>, mark: string | null, stale: boolean, awaitsPrepayment: boolean }>, occurrences: Array<{ arrangementId: string, date: string, title: string, start: string, end: string, driverId: string, busId: string | null }>, absences: Array<{ id: string, driverId: string | null, busId: string | null, kind: string, lastDay: string, start: string, end: string, note: string }>, emptyLegs: Array<{ busId: string, orderId: string, kind: LegKind, km: number, start: string, end: string }>, unreached: Array<{ whoId: string, orderId: string, beforeId: string, km: number, minutes: number }> } };

export type BoardTripPartsFragment = { id: string, version: number, assigned: boolean, movable: boolean, tripNumber: number | null, title: string, customer: string, passengers: number, start: string, end: string, driverIds: Array<string>, busIds: Array<string>, mark: string | null, stale: boolean, awaitsPrepayment: boolean };

export type BoardLegPartsFragment = { busId: string, orderId: string, kind: LegKind, km: number, start: string, end: string };

export type UnreachedPartsFragment = { whoId: string, orderId: string, beforeId: string, km: number, minutes: number };

export type PlanChangesQueryVariables = Exact<{
  from: string;
  to: string;
  orderIds: Array<string> | string;
  busIds: Array<string> | string;
}>;


export type PlanChangesQuery = { planChanges: { busIds: Array<string>, drafts: number, undoable: number, redoable: number, trips: Array<{ id: string, version: number, assigned: boolean, movable: boolean, tripNumber: number | null, title: string, customer: string, passengers: number, start: string, end: string, driverIds: Array<string>, busIds: Array<string>, mark: string | null, stale: boolean, awaitsPrepayment: boolean }>, emptyLegs: Array<{ busId: string, orderId: string, kind: LegKind, km: number, start: string, end: string }>, unreached: Array<{ whoId: string, orderId: string, beforeId: string, km: number, minutes: number }> } };

export type PlanRestsQueryVariables = Exact<{
  from: string;
  to: string;
  driverIds?: Array<string> | string | null | undefined;
}>;


export type PlanRestsQuery = { planRests: Array<{ driverId: string, start: string, end: string, driving: number }> };

export type PlanChecksQueryVariables = Exact<{
  orderId: string;
  driverOut?: string | null | undefined;
  busOut?: string | null | undefined;
}>;


export type PlanChecksQuery = { planChecks: { drivers: Array<{ id: string, light: PlanColour, line: string }>, buses: Array<{ id: string, light: PlanColour, line: string }> } };

export type PlanDraftsQueryVariables = Exact<{ [key: string]: never; }>;


export type PlanDraftsQuery = { planDrafts: Array<{ orderId: string, title: string, start: string, mark: string, drivers: Array<string>, buses: Array<string>, complete: boolean, light: PlanColour, lines: Array<string> }> };

export type MovePlanMutationVariables = Exact<{
  kind: MoveKind;
  steps: Array<PlanStepInput> | PlanStepInput;
}>;


export type MovePlanMutation = { movePlan: boolean };

export type TakePlanRepairMutationVariables = Exact<{
  steps: Array<PlanStepInput> | PlanStepInput;
  absence?: AbsenceInput | null | undefined;
}>;


export type TakePlanRepairMutation = { takePlanRepair: boolean };

export type UndoPlanMoveMutationVariables = Exact<{ [key: string]: never; }>;


export type UndoPlanMoveMutation = { undoPlanMove: Array<string> };

export type RedoPlanMoveMutationVariables = Exact<{ [key: string]: never; }>;


export type RedoPlanMoveMutation = { redoPlanMove: Array<string> };

export type ConfirmPlanMutationVariables = Exact<{
  trips: Array<ConfirmedDraftInput> | ConfirmedDraftInput;
  task?: string | null | undefined;
}>;


export type ConfirmPlanMutation = { confirmPlan: Array<{ orderId: string, title: string, problem: string | null }> };

export type PlanProgressQueryVariables = Exact<{
  task: string;
}>;


export type PlanProgressQuery = { planProgress: { ahead: number, done: number, total: number } | null };

export type ProposePlanQueryVariables = Exact<{
  from: string;
  to: string;
  orderIds?: Array<string> | string | null | undefined;
  task?: string | null | undefined;
}>;


export type ProposePlanQuery = { proposePlan: { emptyKm: number, complete: boolean, trips: Array<{ orderId: string, title: string, start: string, version: number, mark: string | null, hasDriver: boolean, hasBus: boolean, driverId: string | null, busId: string | null, light: PlanColour, line: string, emptyKm: number, next: string | null, problem: string | null }> } };

export type PlanRepairQueryVariables = Exact<{
  out: RepairInput;
  task?: string | null | undefined;
}>;


export type PlanRepairQuery = { planRepair: { fallen: number, absent: boolean, plans: Array<{ changes: Array<{ orderId: string, title: string, start: string, version: number, mark: string | null, outId: string, outName: string, inId: string | null, inName: string | null, fallen: boolean, confirmation: RepairConfirmation, light: PlanColour, line: string, problem: string | null }> }>, stuck: Array<{ orderId: string, title: string, start: string, version: number, mark: string | null, outId: string, outName: string, inId: string | null, inName: string | null, fallen: boolean, confirmation: RepairConfirmation, light: PlanColour, line: string, problem: string | null }>, occurrences: Array<{ arrangementId: string, title: string, date: string }> } };

export type RepairLineFragment = { orderId: string, title: string, start: string, version: number, mark: string | null, outId: string, outName: string, inId: string | null, inName: string | null, fallen: boolean, confirmation: RepairConfirmation, light: PlanColour, line: string, problem: string | null };

export type PriceRulesFieldsFragment = { secondDriverPerDay: number, lodgingPerNight: number, allowancePerDay: number, roundTo: number, base: Array<{ name: string, passengersFrom: number, passengersTo: number | null, dayFloor: number, dayPrice: number, includedHours: number, perHour: number, perKm: number, perEmptyKm: number, waitingPerHour: number, perHead: number, season: { from: string, to: string } | null }>, surcharges: Array<{ name: string, percent: number | null, amount: number | null, when: { weekdays: Array<number> | null, night: boolean, schoolHolidays: boolean, abroad: boolean, promo: string | null, season: { from: string, to: string } | null } }>, ferries: Array<{ name: string, price: number }>, schoolHolidays: Array<{ firstDay: string, lastDay: string }> };

export type PriceListFieldsFragment = { id: string, version: number, name: string, createdAt: string, rules: { secondDriverPerDay: number, lodgingPerNight: number, allowancePerDay: number, roundTo: number, base: Array<{ name: string, passengersFrom: number, passengersTo: number | null, dayFloor: number, dayPrice: number, includedHours: number, perHour: number, perKm: number, perEmptyKm: number, waitingPerHour: number, perHead: number, season: { from: string, to: string } | null }>, surcharges: Array<{ name: string, percent: number | null, amount: number | null, when: { weekdays: Array<number> | null, night: boolean, schoolHolidays: boolean, abroad: boolean, promo: string | null, season: { from: string, to: string } | null } }>, ferries: Array<{ name: string, price: number }>, schoolHolidays: Array<{ firstDay: string, lastDay: string }> } };

export type PriceListQueryVariables = Exact<{ [key: string]: never; }>;


export type PriceListQuery = { priceList: { id: string, version: number, name: string, createdAt: string, rules: { secondDriverPerDay: number, lodgingPerNight: number, allowancePerDay: number, roundTo: number, base: Array<{ name: string, passengersFrom: number, passengersTo: number | null, dayFloor: number, dayPrice: number, includedHours: number, perHour: number, perKm: number, perEmptyKm: number, waitingPerHour: number, perHead: number, season: { from: string, to: string } | null }>, surcharges: Array<{ name: string, percent: number | null, amount: number | null, when: { weekdays: Array<number> | null, night: boolean, schoolHolidays: boolean, abroad: boolean, promo: string | null, season: { from: string, to: string } | null } }>, ferries: Array<{ name: string, price: number }>, schoolHolidays: Array<{ firstDay: string, lastDay: string }> } } | null };

export type PriceListPreviewQueryVariables = Exact<{
  rules: PriceRulesInput;
}>;


export type PriceListPreviewQuery = { priceListPreview: { problems: Array<{ field: string, message: string }>, offers: Array<{ orderId: string, title: string, start: string, sent: number, now: number | null, then: number | null, problem: string | null }> } };

export type SavePriceListMutationVariables = Exact<{
  seenVersion: number;
  input: PriceListInput;
}>;


export type SavePriceListMutation = { savePriceList: { id: string, version: number, name: string, createdAt: string, rules: { secondDriverPerDay: number, lodgingPerNight: number, allowancePerDay: number, roundTo: number, base: Array<{ name: string, passengersFrom: number, passengersTo: number | null, dayFloor: number, dayPrice: number, includedHours: number, perHour: number, perKm: number, perEmptyKm: number, waitingPerHour: number, perHead: number, season: { from: string, to: string } | null }>, surcharges: Array<{ name: string, percent: number | null, amount: number | null, when: { weekdays: Array<number> | null, night: boolean, schoolHolidays: boolean, abroad: boolean, promo: string | null, season: { from: string, to: string } | null } }>, ferries: Array<{ name: string, price: number }>, schoolHolidays: Array<{ firstDay: string, lastDay: string }> } } };

export type InquiryPricingQueryVariables = Exact<{ [key: string]: never; }>;


export type InquiryPricingQuery = { inquiryPricing: { shows: InquiryShows, holdsDays: number } };

export type UpdateInquiryPricingMutationVariables = Exact<{
  input: InquiryPricingInput;
}>;


export type UpdateInquiryPricingMutation = { updateInquiryPricing: { shows: InquiryShows, holdsDays: number } };

export type DriverHoursQueryVariables = Exact<{
  driverId: string;
  from: string;
  days: number;
}>;


export type DriverHoursQuery = { driverHours: { problems: Array<string>, riskPoints: number, restedBefore: string | null, driver: { id: string, firstname: string, lastname: string }, days: Array<{ date: string, start: string, end: string, driving: number, work: number, availability: number, planned: number | null, reported: number | null }>, activities: Array<{ kind: ActivityKind, start: string, end: string, source: ActivitySource, title: string | null, orderId: string | null }>, infringements: Array<{ rule: string, article: string, stateCode: string | null, severity: Severity, severityName: string, sentence: string, from: string, to: string, riskPoints: number, orderId: string | null, tripNumber: number | null }>, headroom: { at: string, drivingBeforeBreak: number, drivingToday: number, drivingTodayExtended: number, drivingThisWeek: number, drivingInTwoWeeks: number, extendedDaysLeft: number, reducedRestsLeft: number, dailyRestBy: string, shortDailyRestBy: string, isLaterRest: boolean, weeklyRestBy: string, averageWork: number, doubtful: boolean, owed: Array<{ minutes: number, lastDay: string }> } } };

export type DriversHoursQueryVariables = Exact<{
  from: string;
  days: number;
}>;


export type DriversHoursQuery = { driversHours: Array<{ driverId: string, name: string, infringements: number, riskPoints: number, days: Array<{ date: string, driving: number, work: number, severity: Severity | null }>, headroom: { at: string, drivingBeforeBreak: number, drivingToday: number, drivingTodayExtended: number, drivingThisWeek: number, drivingInTwoWeeks: number, extendedDaysLeft: number, reducedRestsLeft: number, dailyRestBy: string, shortDailyRestBy: string, isLaterRest: boolean, weeklyRestBy: string, averageWork: number, doubtful: boolean, owed: Array<{ minutes: number, lastDay: string }> } }> };

export type ActivityEntriesQueryVariables = Exact<{
  driverId: string;
  from: string;
  to: string;
}>;


export type ActivityEntriesQuery = { activityEntries: Array<{ id: string, start: string, end: string, kind: EnteredKind, note: string }> };

export type AddActivityEntryMutationVariables = Exact<{
  input: ActivityEntryInput;
}>;


export type AddActivityEntryMutation = { addActivityEntry: string };

export type DeleteActivityEntryMutationVariables = Exact<{
  id: string;
}>;


export type DeleteActivityEntryMutation = { deleteActivityEntry: boolean };

export type ReportDriversQueryVariables = Exact<{ [key: string]: never; }>;


export type ReportDriversQuery = { drivers: Array<{ id: string, username: string, firstname: string, lastname: string, hidden: boolean, role: Role }> };

export type DriverReportsQueryVariables = Exact<{
  driverIds?: Array<string> | string | null | undefined;
  first: string;
  last: string;
}>;


export type DriverReportsQuery = { driverReport: Array<{ driver: { id: string, firstname: string, lastname: string }, trips: Array<{ orderId: string, cities: Array<string>, company: string | null, fullName: string, start: string, end: string, durationMin: number, driven: boolean, replaced: boolean, feedback: { id: string } | null, days: Array<{ date: string, hours: number }> }>, occurrences: Array<{ arrangementId: string, name: string, description: string, date: string, start: string, durationMin: number, driven: boolean, hours: number }> }>, workingTime: Array<{ driverId: string, driving: number, work: number }> };

export type JourneySheetPartsFragment = { busId: string, busName: string, id: string | null, book: string | null, sheet: string | null, photoUrl: string | null };

export type JourneySheetsQueryVariables = Exact<{
  orderId: string;
}>;


export type JourneySheetsQuery = { journeySheets: Array<{ busId: string, busName: string, id: string | null, book: string | null, sheet: string | null, photoUrl: string | null }> };

export type SaveJourneySheetMutationVariables = Exact<{
  orderId: string;
  busId: string;
  book: string;
  sheet: string;
}>;


export type SaveJourneySheetMutation = { saveJourneySheet: Array<{ busId: string, busName: string, id: string | null, book: string | null, sheet: string | null, photoUrl: string | null }> };

export type SearchEverywhereQueryVariables = Exact<{
  search: string;
}>;


export type SearchEverywhereQuery = { searchEverywhere: Array<{ kind: SearchHitKind, id: string, title: string, detail: string, day: string | null, status: OrderStatus | null }> };

export type BackupRowFragment = { name: string, at: string, bytes: number };

export type SystemStateQueryVariables = Exact<{ [key: string]: never; }>;


export type SystemStateQuery = { systemState: { version: string, nodeVersion: string, startedAt: string, memoryBytes: number, diskFreeBytes: number, diskBytes: number, sessions: number, mailServer: string | null, mapProviders: Array<string>, database: { isEmbedded: boolean, version: string, bytes: number, connections: number, migrations: number, lastMigration: string }, queues: Array<{ name: string, waiting: number, failing: number, givenUp: number, lastSentAt: string | null, lastError: string | null }>, jobs: Array<{ name: string, lastRunAt: string | null, tookMs: number | null, error: string | null, nextRunAt: string }>, backups: Array<{ name: string, at: string, bytes: number }>, problems: Array<{ kind: SystemProblemKind, isUrgent: boolean, text: string, advice: string }> } };

export type StuckMessagesQueryVariables = Exact<{ [key: string]: never; }>;


export type StuckMessagesQuery = { stuckMessages: Array<{ id: string, queue: string, title: string, to: string | null, createdAt: string, attempts: number, dueAt: string | null, error: string | null }> };

export type RetryMessageMutationVariables = Exact<{
  id: string;
}>;


export type RetryMessageMutation = { retryMessage: boolean };

export type DropMessageMutationVariables = Exact<{
  id: string;
}>;


export type DropMessageMutation = { dropMessage: boolean };

export type BackupStoreFieldsFragment = { place: string | null, lacks: Array<SettingKey>, lastGoodAt: string | null, bytes: number | null, isSending: boolean, failedAt: string | null, fault: string | null, retryAt: string | null };

export type BackupStoreQueryVariables = Exact<{ [key: string]: never; }>;


export type BackupStoreQuery = { backupStore: { place: string | null, lacks: Array<SettingKey>, lastGoodAt: string | null, bytes: number | null, isSending: boolean, failedAt: string | null, fault: string | null, retryAt: string | null } | null };

export type StoredBackupsQueryVariables = Exact<{ [key: string]: never; }>;


export type StoredBackupsQuery = { storedBackups: { fault: string | null, backups: Array<{ name: string, at: string, bytes: number }> } };

export type SendBackupNowMutationVariables = Exact<{ [key: string]: never; }>;


export type SendBackupNowMutation = { sendBackupNow: { place: string | null, lacks: Array<SettingKey>, lastGoodAt: string | null, bytes: number | null, isSending: boolean, failedAt: string | null, fault: string | null, retryAt: string | null } | null };

export type CheckStoredBackupMutationVariables = Exact<{
  name: string;
}>;


export type CheckStoredBackupMutation = { checkStoredBackup: { isGood: boolean, reason: string | null, tables: Array<{ name: string, rows: number, rowsNow: number }> } };

export type BackUpNowMutationVariables = Exact<{ [key: string]: never; }>;


export type BackUpNowMutation = { backUpNow: { name: string, at: string, bytes: number } };

export type CheckBackupMutationVariables = Exact<{
  name: string;
}>;


export type CheckBackupMutation = { checkBackup: { isGood: boolean, reason: string | null, tables: Array<{ name: string, rows: number, rowsNow: number }> } };

export type BackupCheckFieldsFragment = { isGood: boolean, reason: string | null, tables: Array<{ name: string, rows: number, rowsNow: number }> };

export type TodayItemPartsFragment = { id: string, kind: TodayKind, subjectId: string, mark: string, section: TodaySection, dueAt: string, since: string, orderId: string | null, status: OrderStatus | null, start: string | null, customer: string | null, cities: Array<string>, passengers: number | null, who: string | null, words: string | null, day: string | null, sum: number | null, hours: number | null, plannedHours: number | null, snoozedUntil: string | null, snoozedBy: string | null, proposal: { act: TodayAct, price: number | null, amountDue: number | null, who: string | null, doubt: string | null, evidence: PaymentEvidence | null, fit: PaymentFit | null }, act: { id: string, dueAt: string, by: string | null } | null };

export type TodayQueryVariables = Exact<{
  first: number;
  snoozed: boolean;
}>;


export type TodayQuery = { today: { count: number, soon: number, snoozed: number, stopped: Array<AutomationKind>, items: Array<{ id: string, kind: TodayKind, subjectId: string, mark: string, section: TodaySection, dueAt: string, since: string, orderId: string | null, status: OrderStatus | null, start: string | null, customer: string | null, cities: Array<string>, passengers: number | null, who: string | null, words: string | null, day: string | null, sum: number | null, hours: number | null, plannedHours: number | null, snoozedUntil: string | null, snoozedBy: string | null, proposal: { act: TodayAct, price: number | null, amountDue: number | null, who: string | null, doubt: string | null, evidence: PaymentEvidence | null, fit: PaymentFit | null }, act: { id: string, dueAt: string, by: string | null } | null }> } };

export type TodayTripQueryVariables = Exact<{
  id: string;
}>;


export type TodayTripQuery = { order: { id: string, fullName: string, phone: string, email: string, clientNotes: string, stops: Array<{ city: string, address: string, arrive: string | null, depart: string | null }>, job: { id: string, drivers: Array<{ driver: { id: string, firstname: string, lastname: string } }>, buses: Array<{ id: string, name: string }> } | null } };

export type TodayDriversQueryVariables = Exact<{
  orderId: string;
}>;


export type TodayDriversQuery = { drivers: Array<{ id: string, firstname: string, lastname: string }>, checkAssignment: { drivers: Array<{ driverId: string, light: HoursLight, line: string }> } };

export type TakeTodayItemMutationVariables = Exact<{
  kind: TodayKind;
  subjectId: string;
  mark: string;
  price?: number | null | undefined;
}>;


export type TakeTodayItemMutation = { takeTodayItem: { id: string, dueAt: string, by: string | null } };

export type TakeBackActMutationVariables = Exact<{
  id: string;
}>;


export type TakeBackActMutation = { takeBackAct: boolean };

export type SnoozeTodayItemMutationVariables = Exact<{
  kind: TodayKind;
  subjectId: string;
  mark: string;
  day?: string | null | undefined;
}>;


export type SnoozeTodayItemMutation = { snoozeTodayItem: boolean };

export type WakeTodayItemMutationVariables = Exact<{
  kind: TodayKind;
  subjectId: string;
}>;


export type WakeTodayItemMutation = { wakeTodayItem: boolean };

export type TripEventsQueryVariables = Exact<{
  orderId: string;
}>;


export type TripEventsQuery = { tripEvents: Array<{ id: string, kind: TripEventKind, orderId: string, driverName: string, stop: number | null, amount: number | null, note: string, at: string }> };

export type RoadMessagePartsFragment = { to: string, email: string | null, phone: string | null, subject: string, text: string };

export type RoadOfTripQueryVariables = Exact<{
  orderId: string;
}>;


export type RoadOfTripQuery = { roadOfTrip: { lateMin: number, isLate: boolean, trails: Array<Array<Array<number>>>, stops: Array<{ arrive: string | null, depart: string | null }>, touched: Array<{ kind: TouchedKind, driverId: string | null, name: string, minutes: number, isLegal: boolean, orderId: string | null, title: string | null, start: string | null, remedyAt: string, message: { to: string, email: string | null, phone: string | null, subject: string, text: string } | null }>, message: { to: string, email: string | null, phone: string | null, subject: string, text: string } | null, places: Array<{ lat: number, lng: number, at: string }> } };

export type CurrentUserQueryVariables = Exact<{ [key: string]: never; }>;


export type CurrentUserQuery = { currentUser: { id: string, username: string, firstname: string, lastname: string, role: Role, email: string | null, phone: string | null, photoUrl: string | null } | null };

export type SetLanguageMutationVariables = Exact<{
  language: Language;
}>;


export type SetLanguageMutation = { setLanguage: { id: string } };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logout: boolean };

export type AbsencesQueryVariables = Exact<{
  driverId?: string | null | undefined;
  busId?: string | null | undefined;
}>;


export type AbsencesQuery = { absences: Array<{ id: string, firstDay: string, lastDay: string, kind: AbsenceKind, note: string }> };

export type CreateAbsenceMutationVariables = Exact<{
  input: AbsenceInput;
}>;


export type CreateAbsenceMutation = { createAbsence: string };

export type DeleteAbsenceMutationVariables = Exact<{
  id: string;
}>;


export type DeleteAbsenceMutation = { deleteAbsence: boolean };

export type CalendarFeedQueryVariables = Exact<{
  userId?: string | null | undefined;
}>;


export type CalendarFeedQuery = { calendarFeed: { createdAt: string } | null };

export type CreateCalendarFeedMutationVariables = Exact<{
  userId?: string | null | undefined;
}>;


export type CreateCalendarFeedMutation = { createCalendarFeed: string };

export type RevokeCalendarFeedMutationVariables = Exact<{
  userId?: string | null | undefined;
}>;


export type RevokeCalendarFeedMutation = { revokeCalendarFeed: boolean };

export type DefectPartsFragment = { id: string, busId: string, busName: string, text: string, mayNotDrive: boolean, state: DefectState, reportedAt: string, reportedBy: string, photoUrl: string | null };

export type DefectsQueryVariables = Exact<{
  busId?: string | null | undefined;
}>;


export type DefectsQuery = { defects: Array<{ id: string, busId: string, busName: string, text: string, mayNotDrive: boolean, state: DefectState, reportedAt: string, reportedBy: string, photoUrl: string | null }> };

export type ReportDefectMutationVariables = Exact<{
  input: DefectInput;
}>;


export type ReportDefectMutation = { reportDefect: string };

export type ChangeDefectMutationVariables = Exact<{
  id: string;
  state?: DefectState | null | undefined;
  mayNotDrive?: boolean | null | undefined;
}>;


export type ChangeDefectMutation = { changeDefect: boolean };

export type HeadroomPartsFragment = { at: string, drivingBeforeBreak: number, drivingToday: number, drivingTodayExtended: number, drivingThisWeek: number, drivingInTwoWeeks: number, extendedDaysLeft: number, reducedRestsLeft: number, dailyRestBy: string, shortDailyRestBy: string, isLaterRest: boolean, weeklyRestBy: string, averageWork: number, doubtful: boolean, owed: Array<{ minutes: number, lastDay: string }> };

export type DriverHeadroomQueryVariables = Exact<{
  driverId: string;
  from: string;
}>;


export type DriverHeadroomQuery = { driverHours: { headroom: { at: string, drivingBeforeBreak: number, drivingToday: number, drivingTodayExtended: number, drivingThisWeek: number, drivingInTwoWeeks: number, extendedDaysLeft: number, reducedRestsLeft: number, dailyRestBy: string, shortDailyRestBy: string, isLaterRest: boolean, weeklyRestBy: string, averageWork: number, doubtful: boolean, owed: Array<{ minutes: number, lastDay: string }> } } };

export type OwingInvoiceFieldsFragment = { id: string, number: string, buyerName: string, dueOn: string, open: number };

export type PaymentFieldsFragment = { id: string, source: PaymentSource, receivedOn: string, amount: number, payer: string, rest: number, receiptNumber: number | null, note: string, madeBy: string | null, refundable: number, isUndone: boolean, parts: Array<{ amount: number, invoice: { id: string, number: string, buyerName: string, dueOn: string, open: number } }> };

export type OwingInvoicesQueryVariables = Exact<{
  customer?: string | null | undefined;
  search?: string | null | undefined;
}>;


export type OwingInvoicesQuery = { owingInvoices: Array<{ id: string, number: string, buyerName: string, dueOn: string, open: number, remindedAt: string | null, stopReason: string | null }> };

export type UndoPaymentMutationVariables = Exact<{
  id: string;
}>;


export type UndoPaymentMutation = { undoPayment: boolean };

export type TakePaymentMutationVariables = Exact<{
  invoiceId: string;
  amount: number;
  receivedOn: string;
  source: PaymentSource;
  note: string;
}>;


export type TakePaymentMutation = { takePayment: string };

export type InvoicePaymentsQueryVariables = Exact<{
  id: string;
}>;


export type InvoicePaymentsQuery = { invoicePayments: Array<{ id: string, source: PaymentSource, receivedOn: string, amount: number, payer: string, rest: number, receiptNumber: number | null, note: string, madeBy: string | null, refundable: number, isUndone: boolean, parts: Array<{ amount: number, invoice: { id: string, number: string, buyerName: string, dueOn: string, open: number } }> }> };

export type CustomerCreditQueryVariables = Exact<{
  id: string;
}>;


export type CustomerCreditQuery = { customerCredit: { amount: number } };

export type BookCreditMutationVariables = Exact<{
  id: string;
}>;


export type BookCreditMutation = { bookCredit: number };

export type PayCreditBackMutationVariables = Exact<{
  customerId: string;
  amount: number;
  paidOn: string;
  note: string;
}>;


export type PayCreditBackMutation = { payCreditBack: string };

export type SendReceiptMutationVariables = Exact<{
  id: string;
}>;


export type SendReceiptMutation = { sendReceipt: string };

export type RefundPaymentMutationVariables = Exact<{
  id: string;
  amount: number;
}>;


export type RefundPaymentMutation = { refundPayment: boolean };

export type RoadTimesQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type RoadTimesQuery = { roadTimes: Array<{ orderId: string, leftAt: string | null, arrivedAt: string | null, expectedEnd: string | null, lateMin: number, isLate: boolean }> };

export type SavedViewsQueryVariables = Exact<{
  page: ViewPage;
}>;


export type SavedViewsQuery = { savedViews: Array<{ id: string, name: string, query: string }> };

export type SaveViewMutationVariables = Exact<{
  page: ViewPage;
  name: string;
  query: string;
}>;


export type SaveViewMutation = { saveView: { id: string } };

export type DeleteViewMutationVariables = Exact<{
  id: string;
}>;


export type DeleteViewMutation = { deleteView: boolean };

export type AheadPartsFragment = { id: string, next: { orderId: string | null, title: string, start: string } | null, papers: Array<{ kind: PaperKind, ends: string }> };

export const ArrangementDetailsFragmentDoc = gql`
    fragment ArrangementDetails on Arrangement {
  id
  version
  name
  description
  weekdays
  firstDay
  lastDay
  depart
  durationMin
  shortLine
  drivingMin
  active
  driver {
    id
    firstname
    lastname
    username
    hidden
  }
  bus {
    id
    name
    hidden
  }
  previousDrivers {
    changedAt
    driver {
      id
      firstname
      lastname
    }
  }
}
    `;
export const ArrangementWholeFragmentDoc = gql`
    fragment ArrangementWhole on Arrangement {
  ...ArrangementDetails
  deleted
  periods {
    from
    name
    description
    weekdays
    firstDay
    lastDay
    depart
    durationMin
    shortLine
    drivingMin
    driver {
      id
      firstname
      lastname
      username
      hidden
    }
    bus {
      id
      name
      hidden
    }
  }
}
    `;
export const ExceptionDetailsFragmentDoc = gql`
    fragment ExceptionDetails on ArrangementException {
  id
  date
  depart
  description
  runs
  driver {
    id
    firstname
    lastname
  }
}
    `;
export const AutomationPartsFragmentDoc = gql`
    fragment AutomationParts on AutomationList {
  isOn
  rows {
    kind
    mode
    setBy
    stoppedAt
    stopReason
    automatic
    byPerson
    takenBack
  }
}
    `;
export const FoodPackageDetailsFragmentDoc = gql`
    fragment FoodPackageDetails on FoodPackage {
  id
  name
  description
  price
  hidden
  photoUrl
}
    `;
export const CustomerFieldsFragmentDoc = gql`
    fragment CustomerFields on Customer {
  id
  version
  kind
  name
  registryCode
  vatNumber
  address
  invoiceEmail
  eInvoiceFormat
  eInvoiceAddress
  paymentDays
  prepaymentPercent
  prepaymentDaysBefore
  priceAgreement
  notes
  language
  contacts {
    id
    name
    email
    phone
    role
  }
  mergedInto {
    id
    name
  }
  merges {
    id
    merged {
      id
      name
    }
    at
    by
    orders
  }
  figures {
    orders
    offersWon
    offersLost
    offersOpen
    netWon
    owes
  }
}
    `;
export const BusDetailsFragmentDoc = gql`
    fragment BusDetails on Bus {
  id
  name
  hidden
  photoUrl
  plate
  seats
  lift
  luggageM3
  inspectionEnds
  insuranceEnds
  unitDownloadedOn
  costPerKm
  depot {
    address
    lat
    lng
  }
}
    `;
export const UserDetailsFragmentDoc = gql`
    fragment UserDetails on User {
  id
  username
  firstname
  lastname
  email
  phone
  role
  hidden
  photoUrl
}
    `;
export const DriverRecordFieldsFragmentDoc = gql`
    fragment DriverRecordFields on DriverRecord {
  driverId
  licenceCategory
  licenceEnds
  code95Ends
  driverCardEnds
  medicalEnds
  cardDownloadedOn
  depot {
    address
    lat
    lng
  }
}
    `;
export const CompanySettingsFieldsFragmentDoc = gql`
    fragment CompanySettingsFields on CompanySettings {
  version
  logoUrl
  mailFolder
  settings {
    key
    text
    usual
    source
    variable
    secret
    isSet
    lost
  }
}
    `;
export const SetupFieldsFragmentDoc = gql`
    fragment SetupFields on Setup {
  steps {
    step
    state
  }
  todo
  hasBus
  hasPriceList
}
    `;
export const DriverJobRowFragmentDoc = gql`
    fragment DriverJobRow on Order {
  id
  status
  start
  end
  passengers
  distanceKm
  fullName
  company
  stops {
    city
  }
  job {
    id
    tripNumber
    drivers {
      confirmation
      driver {
        id
        firstname
        lastname
      }
    }
    buses {
      id
      name
    }
  }
}
    `;
export const LongListRowFragmentDoc = gql`
    fragment LongListRow on Order {
  id
  status
  start
  passengers
  distanceKm
  fullName
  company
  stops {
    city
  }
  offer {
    id
    price
    rejectReason
    cancellationFee
  }
  job {
    id
    tripNumber
    drivers {
      driver {
        id
        firstname
        lastname
      }
    }
  }
}
    `;
export const CancellationTermsFieldsFragmentDoc = gql`
    fragment CancellationTermsFields on CancellationTerms {
  id
  version
  createdAt
  tiers {
    from {
      count
      unit
    }
    to {
      count
      unit
    }
    percent
    minimum
  }
}
    `;
export const ChangeTripFieldsFragmentDoc = gql`
    fragment ChangeTripFields on ChangeTrip {
  start
  end
  distanceKm
  durationMin
  passengers
  stops {
    city
  }
}
    `;
export const DutySettingsFieldsFragmentDoc = gql`
    fragment DutySettingsFields on DutySettings {
  beginMinutes
  endMinutes
  depot {
    address
    lat
    lng
  }
}
    `;
export const StayFieldsFragmentDoc = gql`
    fragment StayFields on Stay {
  place
  orderId
  title
  start
}
    `;
export const FeedbackJobRowFragmentDoc = gql`
    fragment FeedbackJobRow on Order {
  id
  status
  version
  start
  end
  passengers
  fullName
  company
  allowedActions
  stops {
    city
  }
  offer {
    id
    price
  }
  job {
    id
    tripNumber
    drivers {
      confirmation
      driver {
        id
        firstname
        lastname
      }
    }
    feedback {
      id
      wentWell
      comment
      hours
      isRead
      driver {
        id
        firstname
        lastname
      }
    }
  }
}
    `;
export const ImportBatchFieldsFragmentDoc = gql`
    fragment ImportBatchFields on ImportBatch {
  id
  number
  kind
  state
  fileName
  encoding
  rowCount
  counts {
    new
    changed
    unchanged
    refused
  }
  importedAt
  importedBy
  undoneAt
  undoneBy
}
    `;
export const ImportFileFieldsFragmentDoc = gql`
    fragment ImportFileFields on ImportFile {
  batch {
    ...ImportBatchFields
  }
  columns {
    key
    title
    required
    place
  }
  fileColumns {
    heading
    samples
  }
}
    `;
export const ApiTokenRowFragmentDoc = gql`
    fragment ApiTokenRow on ApiToken {
  id
  name
  scope
  createdAt
  expiresAt
  lastUsedAt
  revokedAt
  user {
    id
    firstname
  }
}
    `;
export const WebhookRowFragmentDoc = gql`
    fragment WebhookRow on Webhook {
  id
  url
  events
  active
  createdAt
  createdBy {
    id
    firstname
  }
}
    `;
export const InvoiceSummaryFieldsFragmentDoc = gql`
    fragment InvoiceSummaryFields on InvoiceSummary {
  id
  kind
  state
  number
  buyerName
  subject
  issuedOn
  dueOn
  gross
  open
  sentAt
}
    `;
export const TripPayingFieldsFragmentDoc = gql`
    fragment TripPayingFields on TripPaying {
  customer {
    customerId
    name
    isLate
    judged
    late
    usualDaysLate
    open
    overdue
  }
  prepayment {
    state
    percent
    invoiceId
    number
    dueOn
    open
  }
}
    `;
export const InvoiceFieldsFragmentDoc = gql`
    fragment InvoiceFields on Invoice {
  id
  kind
  state
  version
  number
  referenceNumber
  language
  issuedOn
  dueOn
  paymentDays
  customerId
  buyer {
    name
    registryCode
    vatNumber
    address
    contact
    email
  }
  lines {
    id
    kind
    title
    count
    net
    vatRate
    gross
    reason
    creditable
  }
  taxes {
    vatRate
    net
    vat
  }
  net
  vat
  rounding
  gross
  open
  trips {
    orderId
    tripNumber
    route
    start
  }
  creditOf {
    id
    number
  }
  credits {
    id
    number
    gross
  }
  siblings {
    id
    version
    subject
    gross
  }
  reason
  outdated
  madeAt
  madeBy
  issueAt
  issuedAt
  issuedBy
  sentAt
  sentTo
}
    `;
export const KeepingFieldsFragmentDoc = gql`
    fragment KeepingFields on Keeping {
  rules {
    kind
    months
    confirmedMonths
    usual
    least
    most
    wouldForget
  }
  nextRunAt
  runs {
    id
    startedAt
    endedAt
    counts {
      kind
      count
    }
  }
  changes {
    id
    kind
    step
    months
    wouldForget
    at
    by
  }
}
    `;
export const ErasureRowFragmentDoc = gql`
    fragment ErasureRow on Erasure {
  id
  at
  by
  orders
  stayed
}
    `;
export const ReceivedMailFieldsFragmentDoc = gql`
    fragment ReceivedMailFields on ReceivedMail {
  id
  senderName
  senderAddress
  text
  unreadFiles
  sentAt
  readAt
}
    `;
export const MailDraftFieldsFragmentDoc = gql`
    fragment MailDraftFields on MailDraft {
  id
  state
  asideReason
  version
  createdAt
  fields {
    key
    value
    state
    words {
      begin
      end
    }
  }
  mails {
    ...ReceivedMailFields
  }
  language
  question
  askedAt
  orderId
}
    `;
export const OrderListRowFragmentDoc = gql`
    fragment OrderListRow on Order {
  id
  status
  awaitsPrepayment
  createdAt
  start
  end
  passengers
  distanceKm
  durationMin
  fullName
  company
  stops {
    city
  }
  offer {
    id
    price
    sentAt
  }
  job {
    id
    tripNumber
    confirmation
    drivers {
      driver {
        id
        firstname
        lastname
      }
    }
    buses {
      id
      name
    }
  }
}
    `;
export const SourcePartsFragmentDoc = gql`
    fragment SourceParts on PriceSource {
  kind
  name
  count
  each
  drivers
  beyond
  percent
  of
}
    `;
export const OfferLinePartsFragmentDoc = gql`
    fragment OfferLineParts on OfferLine {
  title
  detail
  amount
  source {
    ...SourceParts
  }
}
    `;
export const OrderDetailsFragmentDoc = gql`
    fragment OrderDetails on Order {
  id
  status
  awaitsPrepayment
  version
  createdAt
  start
  end
  durationMin
  distanceKm
  estimateNotes
  passengers
  clientNotes
  logisticsNotes
  driverNotes
  fullName
  email
  phone
  customer {
    id
    name
    priceAgreement
    paymentDays
    prepaymentPercent
    prepaymentDaysBefore
  }
  company
  companyRegistrationNumber
  companyVatNumber
  companyAddress
  invoiceEmail
  promo
  groupFullName
  groupEmail
  groupPhone
  allowedActions
  stops {
    lat
    lng
    city
    address
    arrive
    depart
    driverAtStop
  }
  food {
    foodPackageId
    name
    price
    count
  }
  foodTotal
  amountDue
  offer {
    id
    status
    price
    vatRate
    vat
    total
    note
    rejectReason
    cancellationFee
    lines {
      ...OfferLineParts
    }
    showLines
    validUntil
    priceListId
    sentAt
    decidedAt
    sentBy {
      id
      firstname
    }
  }
  job {
    id
    tripNumber
    confirmation
    drivers {
      confirmation
      confirmationAt
      declineReason
      driver {
        id
        firstname
        lastname
        username
        phone
        hidden
      }
    }
    buses {
      id
      name
      hidden
    }
    feedback {
      id
      wentWell
      comment
      hours
      isRead
      updatedAt
      driver {
        id
        firstname
        lastname
      }
    }
  }
}
    `;
export const WaitingOrderFragmentDoc = gql`
    fragment WaitingOrder on Order {
  id
  status
  start
  fullName
  company
  stops {
    city
  }
  job {
    id
    confirmation
  }
}
    `;
export const ProposalFragmentDoc = gql`
    fragment Proposal on ProposedPrice {
  orderId
  orderVersion
  priceListId
  priceListName
  price
  lines {
    title
    detail
    amount
    source {
      ...SourceParts
    }
  }
  problem
  amountDue
  vatRate
  vatReason
  shown {
    kind
    netFrom
    netTo
    holdsUntil
    shownAt
    tripChanged
  }
}
    `;
export const OverviewTotalFieldsFragmentDoc = gql`
    fragment OverviewTotalFields on OverviewTotals {
  from
  to
  trips
  turnover
  inquiries
  offered
  won
  lost
  expired
  waiting
  answerMedian
  answerNinety
  loadedKm
  emptyKm
  goodFeedback
  badFeedback
  hours
  acts
  tripsWithinGoal
  busDays
  busDaysOfAll
  driverDays
  driverDaysOfAll
  invoiced
  paid
}
    `;
export const OverviewRankFieldsFragmentDoc = gql`
    fragment OverviewRankFields on OverviewRank {
  key
  name
  members
  trips
  turnover
  turnoverBefore
}
    `;
export const OverviewUseFieldsFragmentDoc = gql`
    fragment OverviewUseFields on OverviewUse {
  key
  name
  days
  minutes
}
    `;
export const ListOfPassengersFragmentDoc = gql`
    fragment ListOfPassengers on PassengerList {
  reasons
  wanted
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
}
    `;
export const OwingInvoiceFieldsFragmentDoc = gql`
    fragment OwingInvoiceFields on OwingInvoice {
  id
  number
  buyerName
  dueOn
  open
}
    `;
export const PaymentFieldsFragmentDoc = gql`
    fragment PaymentFields on PaymentRow {
  id
  source
  receivedOn
  amount
  payer
  parts {
    amount
    invoice {
      ...OwingInvoiceFields
    }
  }
  rest
  receiptNumber
  note
  madeBy
  refundable
  isUndone
}
    `;
export const BankEntryFieldsFragmentDoc = gql`
    fragment BankEntryFields on BankEntry {
  id
  bookedOn
  amount
  payerName
  payerIban
  payerRegistryCode
  references
  text
  state
  suggestion {
    by
    fit
    isOtherPayer
    customerName
    customerOf
    parts {
      amount
      invoice {
        ...OwingInvoiceFields
      }
    }
    rest
    reversalOf
  }
  payment {
    ...PaymentFields
  }
}
    `;
export const BoardTripPartsFragmentDoc = gql`
    fragment BoardTripParts on BoardTrip {
  id
  version
  assigned
  movable
  tripNumber
  title
  customer
  passengers
  start
  end
  driverIds
  busIds
  mark
  stale
  awaitsPrepayment
}
    `;
export const BoardLegPartsFragmentDoc = gql`
    fragment BoardLegParts on EmptyLeg {
  busId
  orderId
  kind
  km
  start
  end
}
    `;
export const UnreachedPartsFragmentDoc = gql`
    fragment UnreachedParts on UnreachedTrip {
  whoId
  orderId
  beforeId
  km
  minutes
}
    `;
export const RepairLineFragmentDoc = gql`
    fragment RepairLine on RepairChange {
  orderId
  title
  start
  version
  mark
  outId
  outName
  inId
  inName
  fallen
  confirmation
  light
  line
  problem
}
    `;
export const PriceRulesFieldsFragmentDoc = gql`
    fragment PriceRulesFields on PriceRules {
  base {
    name
    passengersFrom
    passengersTo
    season {
      from
      to
    }
    dayFloor
    dayPrice
    includedHours
    perHour
    perKm
    perEmptyKm
    waitingPerHour
    perHead
  }
  surcharges {
    name
    percent
    amount
    when {
      weekdays
      season {
        from
        to
      }
      night
      schoolHolidays
      abroad
      promo
    }
  }
  ferries {
    name
    price
  }
  schoolHolidays {
    firstDay
    lastDay
  }
  secondDriverPerDay
  lodgingPerNight
  allowancePerDay
  roundTo
}
    `;
export const PriceListFieldsFragmentDoc = gql`
    fragment PriceListFields on PriceList {
  id
  version
  name
  createdAt
  rules {
    ...PriceRulesFields
  }
}
    `;
export const JourneySheetPartsFragmentDoc = gql`
    fragment JourneySheetParts on JourneySheet {
  busId
  busName
  id
  book
  sheet
  photoUrl
}
    `;
export const BackupRowFragmentDoc = gql`
    fragment BackupRow on BackupFile {
  name
  at
  bytes
}
    `;
export const BackupStoreFieldsFragmentDoc = gql`
    fragment BackupStoreFields on BackupStoreState {
  place
  lacks
  lastGoodAt
  bytes
  isSending
  failedAt
  fault
  retryAt
}
    `;
export const BackupCheckFieldsFragmentDoc = gql`
    fragment BackupCheckFields on BackupCheck {
  isGood
  reason
  tables {
    name
    rows
    rowsNow
  }
}
    `;
export const TodayItemPartsFragmentDoc = gql`
    fragment TodayItemParts on TodayItem {
  id
  kind
  subjectId
  mark
  section
  dueAt
  since
  orderId
  status
  start
  customer
  cities
  passengers
  who
  words
  day
  sum
  hours
  plannedHours
  proposal {
    act
    price
    amountDue
    who
    doubt
    evidence
    fit
  }
  act {
    id
    dueAt
    by
  }
  snoozedUntil
  snoozedBy
}
    `;
export const RoadMessagePartsFragmentDoc = gql`
    fragment RoadMessageParts on RoadMessage {
  to
  email
  phone
  subject
  text
}
    `;
export const DefectPartsFragmentDoc = gql`
    fragment DefectParts on Defect {
  id
  busId
  busName
  text
  mayNotDrive
  state
  reportedAt
  reportedBy
  photoUrl
}
    `;
export const HeadroomPartsFragmentDoc = gql`
    fragment HeadroomParts on HoursHeadroom {
  at
  drivingBeforeBreak
  drivingToday
  drivingTodayExtended
  drivingThisWeek
  drivingInTwoWeeks
  extendedDaysLeft
  reducedRestsLeft
  dailyRestBy
  shortDailyRestBy
  isLaterRest
  weeklyRestBy
  owed {
    minutes
    lastDay
  }
  averageWork
  doubtful
}
    `;
export const AheadPartsFragmentDoc = gql`
    fragment AheadParts on Ahead {
  id
  next {
    orderId
    title
    start
  }
  papers {
    kind
    ends
  }
}
    `;
export const ArrangementsDocument = gql`
    query Arrangements {
  active: arrangements {
    ...ArrangementDetails
  }
  inactive: arrangements(active: false) {
    ...ArrangementDetails
  }
}
    ${ArrangementDetailsFragmentDoc}`;
export function useArrangementsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<ArrangementsQuery, ArrangementsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ArrangementsQuery, ArrangementsQueryVariables>(ArrangementsDocument, options);
      }
export function useArrangementsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ArrangementsQuery, ArrangementsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ArrangementsQuery, ArrangementsQueryVariables>(ArrangementsDocument, options);
        }
// @ts-ignore
export function useArrangementsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ArrangementsQuery, ArrangementsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ArrangementsQuery, ArrangementsQueryVariables>;
export function useArrangementsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ArrangementsQuery, ArrangementsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ArrangementsQuery | undefined, ArrangementsQueryVariables>;
export function useArrangementsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ArrangementsQuery, ArrangementsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ArrangementsQuery, ArrangementsQueryVariables>(ArrangementsDocument, options);
        }
export type ArrangementsQueryHookResult = ReturnType<typeof useArrangementsQuery>;
export type ArrangementsLazyQueryHookResult = ReturnType<typeof useArrangementsLazyQuery>;
export type ArrangementsSuspenseQueryHookResult = ReturnType<typeof useArrangementsSuspenseQuery>;
export const ArrangementByIdDocument = gql`
    query ArrangementById($id: UUID!) {
  arrangement(id: $id) {
    ...ArrangementWhole
  }
  arrangementExceptions(arrangementId: $id) {
    ...ExceptionDetails
  }
}
    ${ArrangementWholeFragmentDoc}
${ArrangementDetailsFragmentDoc}
${ExceptionDetailsFragmentDoc}`;
export function useArrangementByIdQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ArrangementByIdQuery, ArrangementByIdQueryVariables> & ({ variables: ArrangementByIdQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ArrangementByIdQuery, ArrangementByIdQueryVariables>(ArrangementByIdDocument, options);
      }
export function useArrangementByIdLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ArrangementByIdQuery, ArrangementByIdQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ArrangementByIdQuery, ArrangementByIdQueryVariables>(ArrangementByIdDocument, options);
        }
// @ts-ignore
export function useArrangementByIdSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ArrangementByIdQuery, ArrangementByIdQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ArrangementByIdQuery, ArrangementByIdQueryVariables>;
export function useArrangementByIdSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ArrangementByIdQuery, ArrangementByIdQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ArrangementByIdQuery | undefined, ArrangementByIdQueryVariables>;
export function useArrangementByIdSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ArrangementByIdQuery, ArrangementByIdQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ArrangementByIdQuery, ArrangementByIdQueryVariables>(ArrangementByIdDocument, options);
        }
export type ArrangementByIdQueryHookResult = ReturnType<typeof useArrangementByIdQuery>;
export type ArrangementByIdLazyQueryHookResult = ReturnType<typeof useArrangementByIdLazyQuery>;
export type ArrangementByIdSuspenseQueryHookResult = ReturnType<typeof useArrangementByIdSuspenseQuery>;
export const ArrangementChoicesDocument = gql`
    query ArrangementChoices {
  drivers {
    id
    firstname
    lastname
    username
    role
    hidden
  }
  buses {
    id
    name
    hidden
  }
}
    `;
export function useArrangementChoicesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<ArrangementChoicesQuery, ArrangementChoicesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ArrangementChoicesQuery, ArrangementChoicesQueryVariables>(ArrangementChoicesDocument, options);
      }
export function useArrangementChoicesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ArrangementChoicesQuery, ArrangementChoicesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ArrangementChoicesQuery, ArrangementChoicesQueryVariables>(ArrangementChoicesDocument, options);
        }
// @ts-ignore
export function useArrangementChoicesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ArrangementChoicesQuery, ArrangementChoicesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ArrangementChoicesQuery, ArrangementChoicesQueryVariables>;
export function useArrangementChoicesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ArrangementChoicesQuery, ArrangementChoicesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ArrangementChoicesQuery | undefined, ArrangementChoicesQueryVariables>;
export function useArrangementChoicesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ArrangementChoicesQuery, ArrangementChoicesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ArrangementChoicesQuery, ArrangementChoicesQueryVariables>(ArrangementChoicesDocument, options);
        }
export type ArrangementChoicesQueryHookResult = ReturnType<typeof useArrangementChoicesQuery>;
export type ArrangementChoicesLazyQueryHookResult = ReturnType<typeof useArrangementChoicesLazyQuery>;
export type ArrangementChoicesSuspenseQueryHookResult = ReturnType<typeof useArrangementChoicesSuspenseQuery>;
export const ArrangementDaysDocument = gql`
    query ArrangementDays($first: LocalDate!, $last: LocalDate!) {
  calendar(first: $first, last: $last) {
    occurrences {
      arrangementId
      exceptionId
      date
      description
      depart
      start
      end
      runs
      driver {
        id
        firstname
        lastname
      }
      bus {
        id
        name
      }
      overlapping
    }
  }
}
    `;
export function useArrangementDaysQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ArrangementDaysQuery, ArrangementDaysQueryVariables> & ({ variables: ArrangementDaysQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ArrangementDaysQuery, ArrangementDaysQueryVariables>(ArrangementDaysDocument, options);
      }
export function useArrangementDaysLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ArrangementDaysQuery, ArrangementDaysQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ArrangementDaysQuery, ArrangementDaysQueryVariables>(ArrangementDaysDocument, options);
        }
// @ts-ignore
export function useArrangementDaysSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ArrangementDaysQuery, ArrangementDaysQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ArrangementDaysQuery, ArrangementDaysQueryVariables>;
export function useArrangementDaysSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ArrangementDaysQuery, ArrangementDaysQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ArrangementDaysQuery | undefined, ArrangementDaysQueryVariables>;
export function useArrangementDaysSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ArrangementDaysQuery, ArrangementDaysQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ArrangementDaysQuery, ArrangementDaysQueryVariables>(ArrangementDaysDocument, options);
        }
export type ArrangementDaysQueryHookResult = ReturnType<typeof useArrangementDaysQuery>;
export type ArrangementDaysLazyQueryHookResult = ReturnType<typeof useArrangementDaysLazyQuery>;
export type ArrangementDaysSuspenseQueryHookResult = ReturnType<typeof useArrangementDaysSuspenseQuery>;
export const BusyOnDateDocument = gql`
    query BusyOnDate($from: DateTime!, $to: DateTime!) {
  busyTimes(from: $from, to: $to) {
    driverId
    arrangementId
    title
    start
    end
  }
}
    `;
export function useBusyOnDateQuery(baseOptions: ApolloReactHooks.QueryHookOptions<BusyOnDateQuery, BusyOnDateQueryVariables> & ({ variables: BusyOnDateQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<BusyOnDateQuery, BusyOnDateQueryVariables>(BusyOnDateDocument, options);
      }
export function useBusyOnDateLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<BusyOnDateQuery, BusyOnDateQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<BusyOnDateQuery, BusyOnDateQueryVariables>(BusyOnDateDocument, options);
        }
// @ts-ignore
export function useBusyOnDateSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<BusyOnDateQuery, BusyOnDateQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<BusyOnDateQuery, BusyOnDateQueryVariables>;
export function useBusyOnDateSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<BusyOnDateQuery, BusyOnDateQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<BusyOnDateQuery | undefined, BusyOnDateQueryVariables>;
export function useBusyOnDateSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<BusyOnDateQuery, BusyOnDateQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<BusyOnDateQuery, BusyOnDateQueryVariables>(BusyOnDateDocument, options);
        }
export type BusyOnDateQueryHookResult = ReturnType<typeof useBusyOnDateQuery>;
export type BusyOnDateLazyQueryHookResult = ReturnType<typeof useBusyOnDateLazyQuery>;
export type BusyOnDateSuspenseQueryHookResult = ReturnType<typeof useBusyOnDateSuspenseQuery>;
export const PublicHolidaysDocument = gql`
    query PublicHolidays($year: Int!, $nextYear: Int!) {
  thisYear: publicHolidays(year: $year) {
    date
    name
  }
  nextYear: publicHolidays(year: $nextYear) {
    date
    name
  }
}
    `;
export function usePublicHolidaysQuery(baseOptions: ApolloReactHooks.QueryHookOptions<PublicHolidaysQuery, PublicHolidaysQueryVariables> & ({ variables: PublicHolidaysQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PublicHolidaysQuery, PublicHolidaysQueryVariables>(PublicHolidaysDocument, options);
      }
export function usePublicHolidaysLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PublicHolidaysQuery, PublicHolidaysQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PublicHolidaysQuery, PublicHolidaysQueryVariables>(PublicHolidaysDocument, options);
        }
// @ts-ignore
export function usePublicHolidaysSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<PublicHolidaysQuery, PublicHolidaysQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PublicHolidaysQuery, PublicHolidaysQueryVariables>;
export function usePublicHolidaysSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PublicHolidaysQuery, PublicHolidaysQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PublicHolidaysQuery | undefined, PublicHolidaysQueryVariables>;
export function usePublicHolidaysSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PublicHolidaysQuery, PublicHolidaysQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<PublicHolidaysQuery, PublicHolidaysQueryVariables>(PublicHolidaysDocument, options);
        }
export type PublicHolidaysQueryHookResult = ReturnType<typeof usePublicHolidaysQuery>;
export type PublicHolidaysLazyQueryHookResult = ReturnType<typeof usePublicHolidaysLazyQuery>;
export type PublicHolidaysSuspenseQueryHookResult = ReturnType<typeof usePublicHolidaysSuspenseQuery>;
export const CreateArrangementDocument = gql`
    mutation CreateArrangement($input: ArrangementInput!) {
  createArrangement(input: $input) {
    ...ArrangementDetails
  }
}
    ${ArrangementDetailsFragmentDoc}`;
export function useCreateArrangementMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateArrangementMutation, CreateArrangementMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateArrangementMutation, CreateArrangementMutationVariables>(CreateArrangementDocument, options);
      }
export type CreateArrangementMutationHookResult = ReturnType<typeof useCreateArrangementMutation>;
export const UpdateArrangementDocument = gql`
    mutation UpdateArrangement($id: UUID!, $version: Int!, $input: ArrangementInput!, $from: LocalDate!) {
  updateArrangement(id: $id, version: $version, input: $input, from: $from) {
    ...ArrangementWhole
  }
}
    ${ArrangementWholeFragmentDoc}
${ArrangementDetailsFragmentDoc}`;
export function useUpdateArrangementMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateArrangementMutation, UpdateArrangementMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateArrangementMutation, UpdateArrangementMutationVariables>(UpdateArrangementDocument, options);
      }
export type UpdateArrangementMutationHookResult = ReturnType<typeof useUpdateArrangementMutation>;
export const CorrectArrangementDriverDocument = gql`
    mutation CorrectArrangementDriver($id: UUID!, $first: LocalDate!, $last: LocalDate!, $driver: UUID!) {
  correctArrangementDriver(id: $id, first: $first, last: $last, driver: $driver) {
    ...ArrangementWhole
  }
}
    ${ArrangementWholeFragmentDoc}
${ArrangementDetailsFragmentDoc}`;
export function useCorrectArrangementDriverMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CorrectArrangementDriverMutation, CorrectArrangementDriverMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CorrectArrangementDriverMutation, CorrectArrangementDriverMutationVariables>(CorrectArrangementDriverDocument, options);
      }
export type CorrectArrangementDriverMutationHookResult = ReturnType<typeof useCorrectArrangementDriverMutation>;
export const DeleteArrangementDocument = gql`
    mutation DeleteArrangement($id: UUID!) {
  deleteArrangement(id: $id)
}
    `;
export function useDeleteArrangementMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteArrangementMutation, DeleteArrangementMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteArrangementMutation, DeleteArrangementMutationVariables>(DeleteArrangementDocument, options);
      }
export type DeleteArrangementMutationHookResult = ReturnType<typeof useDeleteArrangementMutation>;
export const CreateArrangementExceptionDocument = gql`
    mutation CreateArrangementException($arrangementId: UUID!, $date: LocalDate!, $input: ExceptionInput!) {
  createArrangementException(
    arrangementId: $arrangementId
    date: $date
    input: $input
  ) {
    ...ExceptionDetails
  }
}
    ${ExceptionDetailsFragmentDoc}`;
export function useCreateArrangementExceptionMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateArrangementExceptionMutation, CreateArrangementExceptionMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateArrangementExceptionMutation, CreateArrangementExceptionMutationVariables>(CreateArrangementExceptionDocument, options);
      }
export type CreateArrangementExceptionMutationHookResult = ReturnType<typeof useCreateArrangementExceptionMutation>;
export const UpdateArrangementExceptionDocument = gql`
    mutation UpdateArrangementException($id: UUID!, $input: ExceptionInput!) {
  updateArrangementException(id: $id, input: $input) {
    ...ExceptionDetails
  }
}
    ${ExceptionDetailsFragmentDoc}`;
export function useUpdateArrangementExceptionMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateArrangementExceptionMutation, UpdateArrangementExceptionMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateArrangementExceptionMutation, UpdateArrangementExceptionMutationVariables>(UpdateArrangementExceptionDocument, options);
      }
export type UpdateArrangementExceptionMutationHookResult = ReturnType<typeof useUpdateArrangementExceptionMutation>;
export const DeleteArrangementExceptionDocument = gql`
    mutation DeleteArrangementException($id: UUID!) {
  deleteArrangementException(id: $id)
}
    `;
export function useDeleteArrangementExceptionMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteArrangementExceptionMutation, DeleteArrangementExceptionMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteArrangementExceptionMutation, DeleteArrangementExceptionMutationVariables>(DeleteArrangementExceptionDocument, options);
      }
export type DeleteArrangementExceptionMutationHookResult = ReturnType<typeof useDeleteArrangementExceptionMutation>;
export const AutomationsDocument = gql`
    query Automations {
  automations {
    ...AutomationParts
  }
}
    ${AutomationPartsFragmentDoc}`;
export function useAutomationsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<AutomationsQuery, AutomationsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<AutomationsQuery, AutomationsQueryVariables>(AutomationsDocument, options);
      }
export function useAutomationsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<AutomationsQuery, AutomationsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<AutomationsQuery, AutomationsQueryVariables>(AutomationsDocument, options);
        }
// @ts-ignore
export function useAutomationsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<AutomationsQuery, AutomationsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<AutomationsQuery, AutomationsQueryVariables>;
export function useAutomationsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<AutomationsQuery, AutomationsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<AutomationsQuery | undefined, AutomationsQueryVariables>;
export function useAutomationsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<AutomationsQuery, AutomationsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<AutomationsQuery, AutomationsQueryVariables>(AutomationsDocument, options);
        }
export type AutomationsQueryHookResult = ReturnType<typeof useAutomationsQuery>;
export type AutomationsLazyQueryHookResult = ReturnType<typeof useAutomationsLazyQuery>;
export type AutomationsSuspenseQueryHookResult = ReturnType<typeof useAutomationsSuspenseQuery>;
export const SetAutomationDocument = gql`
    mutation SetAutomation($kind: AutomationKind!, $mode: AutomationMode!) {
  setAutomation(kind: $kind, mode: $mode) {
    ...AutomationParts
  }
}
    ${AutomationPartsFragmentDoc}`;
export function useSetAutomationMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SetAutomationMutation, SetAutomationMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SetAutomationMutation, SetAutomationMutationVariables>(SetAutomationDocument, options);
      }
export type SetAutomationMutationHookResult = ReturnType<typeof useSetAutomationMutation>;
export const SwitchAutomationsDocument = gql`
    mutation SwitchAutomations($isOn: Boolean!) {
  switchAutomations(isOn: $isOn) {
    ...AutomationParts
  }
}
    ${AutomationPartsFragmentDoc}`;
export function useSwitchAutomationsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SwitchAutomationsMutation, SwitchAutomationsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SwitchAutomationsMutation, SwitchAutomationsMutationVariables>(SwitchAutomationsDocument, options);
      }
export type SwitchAutomationsMutationHookResult = ReturnType<typeof useSwitchAutomationsMutation>;
export const FoodPackagesDocument = gql`
    query FoodPackages {
  foodPackages {
    ...FoodPackageDetails
  }
}
    ${FoodPackageDetailsFragmentDoc}`;
export function useFoodPackagesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<FoodPackagesQuery, FoodPackagesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<FoodPackagesQuery, FoodPackagesQueryVariables>(FoodPackagesDocument, options);
      }
export function useFoodPackagesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<FoodPackagesQuery, FoodPackagesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<FoodPackagesQuery, FoodPackagesQueryVariables>(FoodPackagesDocument, options);
        }
// @ts-ignore
export function useFoodPackagesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<FoodPackagesQuery, FoodPackagesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<FoodPackagesQuery, FoodPackagesQueryVariables>;
export function useFoodPackagesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<FoodPackagesQuery, FoodPackagesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<FoodPackagesQuery | undefined, FoodPackagesQueryVariables>;
export function useFoodPackagesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<FoodPackagesQuery, FoodPackagesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<FoodPackagesQuery, FoodPackagesQueryVariables>(FoodPackagesDocument, options);
        }
export type FoodPackagesQueryHookResult = ReturnType<typeof useFoodPackagesQuery>;
export type FoodPackagesLazyQueryHookResult = ReturnType<typeof useFoodPackagesLazyQuery>;
export type FoodPackagesSuspenseQueryHookResult = ReturnType<typeof useFoodPackagesSuspenseQuery>;
export const CreateFoodPackageDocument = gql`
    mutation CreateFoodPackage($input: FoodPackageInput!) {
  createFoodPackage(input: $input) {
    ...FoodPackageDetails
  }
}
    ${FoodPackageDetailsFragmentDoc}`;
export function useCreateFoodPackageMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateFoodPackageMutation, CreateFoodPackageMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateFoodPackageMutation, CreateFoodPackageMutationVariables>(CreateFoodPackageDocument, options);
      }
export type CreateFoodPackageMutationHookResult = ReturnType<typeof useCreateFoodPackageMutation>;
export const UpdateFoodPackageDocument = gql`
    mutation UpdateFoodPackage($id: UUID!, $input: FoodPackageInput!) {
  updateFoodPackage(id: $id, input: $input) {
    ...FoodPackageDetails
  }
}
    ${FoodPackageDetailsFragmentDoc}`;
export function useUpdateFoodPackageMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateFoodPackageMutation, UpdateFoodPackageMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateFoodPackageMutation, UpdateFoodPackageMutationVariables>(UpdateFoodPackageDocument, options);
      }
export type UpdateFoodPackageMutationHookResult = ReturnType<typeof useUpdateFoodPackageMutation>;
export const SetFoodPackageHiddenDocument = gql`
    mutation SetFoodPackageHidden($id: UUID!, $hidden: Boolean!) {
  setFoodPackageHidden(id: $id, hidden: $hidden) {
    ...FoodPackageDetails
  }
}
    ${FoodPackageDetailsFragmentDoc}`;
export function useSetFoodPackageHiddenMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SetFoodPackageHiddenMutation, SetFoodPackageHiddenMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SetFoodPackageHiddenMutation, SetFoodPackageHiddenMutationVariables>(SetFoodPackageHiddenDocument, options);
      }
export type SetFoodPackageHiddenMutationHookResult = ReturnType<typeof useSetFoodPackageHiddenMutation>;
export const CustomersDocument = gql`
    query Customers($search: String, $after: String) {
  customers(search: $search, after: $after) {
    nodes {
      id
      name
      kind
      registryCode
      contact {
        id
        name
        email
        phone
      }
      orders
      lastTripAt
    }
    endCursor
  }
}
    `;
export function useCustomersQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<CustomersQuery, CustomersQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CustomersQuery, CustomersQueryVariables>(CustomersDocument, options);
      }
export function useCustomersLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CustomersQuery, CustomersQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CustomersQuery, CustomersQueryVariables>(CustomersDocument, options);
        }
// @ts-ignore
export function useCustomersSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<CustomersQuery, CustomersQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CustomersQuery, CustomersQueryVariables>;
export function useCustomersSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CustomersQuery, CustomersQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CustomersQuery | undefined, CustomersQueryVariables>;
export function useCustomersSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CustomersQuery, CustomersQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<CustomersQuery, CustomersQueryVariables>(CustomersDocument, options);
        }
export type CustomersQueryHookResult = ReturnType<typeof useCustomersQuery>;
export type CustomersLazyQueryHookResult = ReturnType<typeof useCustomersLazyQuery>;
export type CustomersSuspenseQueryHookResult = ReturnType<typeof useCustomersSuspenseQuery>;
export const CustomerByIdDocument = gql`
    query CustomerById($id: UUID!) {
  customer(id: $id) {
    ...CustomerFields
  }
}
    ${CustomerFieldsFragmentDoc}`;
export function useCustomerByIdQuery(baseOptions: ApolloReactHooks.QueryHookOptions<CustomerByIdQuery, CustomerByIdQueryVariables> & ({ variables: CustomerByIdQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CustomerByIdQuery, CustomerByIdQueryVariables>(CustomerByIdDocument, options);
      }
export function useCustomerByIdLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CustomerByIdQuery, CustomerByIdQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CustomerByIdQuery, CustomerByIdQueryVariables>(CustomerByIdDocument, options);
        }
// @ts-ignore
export function useCustomerByIdSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<CustomerByIdQuery, CustomerByIdQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CustomerByIdQuery, CustomerByIdQueryVariables>;
export function useCustomerByIdSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CustomerByIdQuery, CustomerByIdQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CustomerByIdQuery | undefined, CustomerByIdQueryVariables>;
export function useCustomerByIdSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CustomerByIdQuery, CustomerByIdQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<CustomerByIdQuery, CustomerByIdQueryVariables>(CustomerByIdDocument, options);
        }
export type CustomerByIdQueryHookResult = ReturnType<typeof useCustomerByIdQuery>;
export type CustomerByIdLazyQueryHookResult = ReturnType<typeof useCustomerByIdLazyQuery>;
export type CustomerByIdSuspenseQueryHookResult = ReturnType<typeof useCustomerByIdSuspenseQuery>;
export const CustomerOrdersDocument = gql`
    query CustomerOrders($customerId: UUID!, $after: String) {
  customerOrders(customerId: $customerId, after: $after) {
    nodes {
      id
      status
      start
      passengers
      fullName
      company
      stops {
        city
      }
      offer {
        id
        price
      }
      job {
        id
        tripNumber
      }
    }
    endCursor
  }
}
    `;
export function useCustomerOrdersQuery(baseOptions: ApolloReactHooks.QueryHookOptions<CustomerOrdersQuery, CustomerOrdersQueryVariables> & ({ variables: CustomerOrdersQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CustomerOrdersQuery, CustomerOrdersQueryVariables>(CustomerOrdersDocument, options);
      }
export function useCustomerOrdersLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CustomerOrdersQuery, CustomerOrdersQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CustomerOrdersQuery, CustomerOrdersQueryVariables>(CustomerOrdersDocument, options);
        }
// @ts-ignore
export function useCustomerOrdersSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<CustomerOrdersQuery, CustomerOrdersQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CustomerOrdersQuery, CustomerOrdersQueryVariables>;
export function useCustomerOrdersSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CustomerOrdersQuery, CustomerOrdersQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CustomerOrdersQuery | undefined, CustomerOrdersQueryVariables>;
export function useCustomerOrdersSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CustomerOrdersQuery, CustomerOrdersQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<CustomerOrdersQuery, CustomerOrdersQueryVariables>(CustomerOrdersDocument, options);
        }
export type CustomerOrdersQueryHookResult = ReturnType<typeof useCustomerOrdersQuery>;
export type CustomerOrdersLazyQueryHookResult = ReturnType<typeof useCustomerOrdersLazyQuery>;
export type CustomerOrdersSuspenseQueryHookResult = ReturnType<typeof useCustomerOrdersSuspenseQuery>;
export const SuggestedCustomersDocument = gql`
    query SuggestedCustomers($orderId: UUID!) {
  suggestedCustomers(orderId: $orderId) {
    id
    name
    registryCode
    reason
    orders
  }
}
    `;
export function useSuggestedCustomersQuery(baseOptions: ApolloReactHooks.QueryHookOptions<SuggestedCustomersQuery, SuggestedCustomersQueryVariables> & ({ variables: SuggestedCustomersQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<SuggestedCustomersQuery, SuggestedCustomersQueryVariables>(SuggestedCustomersDocument, options);
      }
export function useSuggestedCustomersLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<SuggestedCustomersQuery, SuggestedCustomersQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<SuggestedCustomersQuery, SuggestedCustomersQueryVariables>(SuggestedCustomersDocument, options);
        }
// @ts-ignore
export function useSuggestedCustomersSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<SuggestedCustomersQuery, SuggestedCustomersQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<SuggestedCustomersQuery, SuggestedCustomersQueryVariables>;
export function useSuggestedCustomersSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<SuggestedCustomersQuery, SuggestedCustomersQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<SuggestedCustomersQuery | undefined, SuggestedCustomersQueryVariables>;
export function useSuggestedCustomersSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<SuggestedCustomersQuery, SuggestedCustomersQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<SuggestedCustomersQuery, SuggestedCustomersQueryVariables>(SuggestedCustomersDocument, options);
        }
export type SuggestedCustomersQueryHookResult = ReturnType<typeof useSuggestedCustomersQuery>;
export type SuggestedCustomersLazyQueryHookResult = ReturnType<typeof useSuggestedCustomersLazyQuery>;
export type SuggestedCustomersSuspenseQueryHookResult = ReturnType<typeof useSuggestedCustomersSuspenseQuery>;
export const CreateCustomerDocument = gql`
    mutation CreateCustomer($input: CustomerInput!) {
  createCustomer(input: $input) {
    ...CustomerFields
  }
}
    ${CustomerFieldsFragmentDoc}`;
export function useCreateCustomerMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateCustomerMutation, CreateCustomerMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateCustomerMutation, CreateCustomerMutationVariables>(CreateCustomerDocument, options);
      }
export type CreateCustomerMutationHookResult = ReturnType<typeof useCreateCustomerMutation>;
export const UpdateCustomerDocument = gql`
    mutation UpdateCustomer($id: UUID!, $version: Int!, $input: CustomerInput!) {
  updateCustomer(id: $id, version: $version, input: $input) {
    ...CustomerFields
  }
}
    ${CustomerFieldsFragmentDoc}`;
export function useUpdateCustomerMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateCustomerMutation, UpdateCustomerMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateCustomerMutation, UpdateCustomerMutationVariables>(UpdateCustomerDocument, options);
      }
export type UpdateCustomerMutationHookResult = ReturnType<typeof useUpdateCustomerMutation>;
export const MergeCustomersDocument = gql`
    mutation MergeCustomers($id: UUID!, $mergedId: UUID!) {
  mergeCustomers(id: $id, mergedId: $mergedId) {
    ...CustomerFields
  }
}
    ${CustomerFieldsFragmentDoc}`;
export function useMergeCustomersMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<MergeCustomersMutation, MergeCustomersMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<MergeCustomersMutation, MergeCustomersMutationVariables>(MergeCustomersDocument, options);
      }
export type MergeCustomersMutationHookResult = ReturnType<typeof useMergeCustomersMutation>;
export const UndoCustomerMergeDocument = gql`
    mutation UndoCustomerMerge($id: UUID!) {
  undoCustomerMerge(id: $id) {
    ...CustomerFields
  }
}
    ${CustomerFieldsFragmentDoc}`;
export function useUndoCustomerMergeMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UndoCustomerMergeMutation, UndoCustomerMergeMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UndoCustomerMergeMutation, UndoCustomerMergeMutationVariables>(UndoCustomerMergeDocument, options);
      }
export type UndoCustomerMergeMutationHookResult = ReturnType<typeof useUndoCustomerMergeMutation>;
export const TieCustomerDocument = gql`
    mutation TieCustomer($id: UUID!, $customerId: UUID, $version: Int) {
  tieCustomer(id: $id, customerId: $customerId, version: $version) {
    ...OrderDetails
  }
}
    ${OrderDetailsFragmentDoc}
${OfferLinePartsFragmentDoc}
${SourcePartsFragmentDoc}`;
export function useTieCustomerMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<TieCustomerMutation, TieCustomerMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<TieCustomerMutation, TieCustomerMutationVariables>(TieCustomerDocument, options);
      }
export type TieCustomerMutationHookResult = ReturnType<typeof useTieCustomerMutation>;
export const TieNewCustomerDocument = gql`
    mutation TieNewCustomer($id: UUID!, $version: Int) {
  tieNewCustomer(id: $id, version: $version) {
    ...OrderDetails
  }
}
    ${OrderDetailsFragmentDoc}
${OfferLinePartsFragmentDoc}
${SourcePartsFragmentDoc}`;
export function useTieNewCustomerMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<TieNewCustomerMutation, TieNewCustomerMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<TieNewCustomerMutation, TieNewCustomerMutationVariables>(TieNewCustomerDocument, options);
      }
export type TieNewCustomerMutationHookResult = ReturnType<typeof useTieNewCustomerMutation>;
export const RefuseCustomerDocument = gql`
    mutation RefuseCustomer($orderId: UUID!, $customerId: UUID!) {
  refuseCustomer(orderId: $orderId, customerId: $customerId)
}
    `;
export function useRefuseCustomerMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RefuseCustomerMutation, RefuseCustomerMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RefuseCustomerMutation, RefuseCustomerMutationVariables>(RefuseCustomerDocument, options);
      }
export type RefuseCustomerMutationHookResult = ReturnType<typeof useRefuseCustomerMutation>;
export const FleetDocument = gql`
    query Fleet {
  buses {
    ...BusDetails
  }
}
    ${BusDetailsFragmentDoc}`;
export function useFleetQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<FleetQuery, FleetQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<FleetQuery, FleetQueryVariables>(FleetDocument, options);
      }
export function useFleetLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<FleetQuery, FleetQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<FleetQuery, FleetQueryVariables>(FleetDocument, options);
        }
// @ts-ignore
export function useFleetSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<FleetQuery, FleetQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<FleetQuery, FleetQueryVariables>;
export function useFleetSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<FleetQuery, FleetQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<FleetQuery | undefined, FleetQueryVariables>;
export function useFleetSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<FleetQuery, FleetQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<FleetQuery, FleetQueryVariables>(FleetDocument, options);
        }
export type FleetQueryHookResult = ReturnType<typeof useFleetQuery>;
export type FleetLazyQueryHookResult = ReturnType<typeof useFleetLazyQuery>;
export type FleetSuspenseQueryHookResult = ReturnType<typeof useFleetSuspenseQuery>;
export const BusFactsDocument = gql`
    query BusFacts {
  busesAhead {
    ...AheadParts
  }
}
    ${AheadPartsFragmentDoc}`;
export function useBusFactsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<BusFactsQuery, BusFactsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<BusFactsQuery, BusFactsQueryVariables>(BusFactsDocument, options);
      }
export function useBusFactsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<BusFactsQuery, BusFactsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<BusFactsQuery, BusFactsQueryVariables>(BusFactsDocument, options);
        }
// @ts-ignore
export function useBusFactsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<BusFactsQuery, BusFactsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<BusFactsQuery, BusFactsQueryVariables>;
export function useBusFactsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<BusFactsQuery, BusFactsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<BusFactsQuery | undefined, BusFactsQueryVariables>;
export function useBusFactsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<BusFactsQuery, BusFactsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<BusFactsQuery, BusFactsQueryVariables>(BusFactsDocument, options);
        }
export type BusFactsQueryHookResult = ReturnType<typeof useBusFactsQuery>;
export type BusFactsLazyQueryHookResult = ReturnType<typeof useBusFactsLazyQuery>;
export type BusFactsSuspenseQueryHookResult = ReturnType<typeof useBusFactsSuspenseQuery>;
export const CreateBusDocument = gql`
    mutation CreateBus($name: String!) {
  createBus(name: $name) {
    ...BusDetails
  }
}
    ${BusDetailsFragmentDoc}`;
export function useCreateBusMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateBusMutation, CreateBusMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateBusMutation, CreateBusMutationVariables>(CreateBusDocument, options);
      }
export type CreateBusMutationHookResult = ReturnType<typeof useCreateBusMutation>;
export const UpdateBusDocument = gql`
    mutation UpdateBus($id: UUID!, $name: String!, $details: BusDetailsInput) {
  updateBus(id: $id, name: $name, details: $details) {
    ...BusDetails
  }
}
    ${BusDetailsFragmentDoc}`;
export function useUpdateBusMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateBusMutation, UpdateBusMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateBusMutation, UpdateBusMutationVariables>(UpdateBusDocument, options);
      }
export type UpdateBusMutationHookResult = ReturnType<typeof useUpdateBusMutation>;
export const SetBusHiddenDocument = gql`
    mutation SetBusHidden($id: UUID!, $hidden: Boolean!, $confirmed: Boolean!) {
  setBusHidden(id: $id, hidden: $hidden, confirmed: $confirmed) {
    ...BusDetails
  }
}
    ${BusDetailsFragmentDoc}`;
export function useSetBusHiddenMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SetBusHiddenMutation, SetBusHiddenMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SetBusHiddenMutation, SetBusHiddenMutationVariables>(SetBusHiddenDocument, options);
      }
export type SetBusHiddenMutationHookResult = ReturnType<typeof useSetBusHiddenMutation>;
export const BusTrackerDocument = gql`
    query BusTracker($busId: UUID!) {
  hasPositions
  busTracker(busId: $busId) {
    madeAt
    lastAt
  }
}
    `;
export function useBusTrackerQuery(baseOptions: ApolloReactHooks.QueryHookOptions<BusTrackerQuery, BusTrackerQueryVariables> & ({ variables: BusTrackerQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<BusTrackerQuery, BusTrackerQueryVariables>(BusTrackerDocument, options);
      }
export function useBusTrackerLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<BusTrackerQuery, BusTrackerQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<BusTrackerQuery, BusTrackerQueryVariables>(BusTrackerDocument, options);
        }
// @ts-ignore
export function useBusTrackerSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<BusTrackerQuery, BusTrackerQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<BusTrackerQuery, BusTrackerQueryVariables>;
export function useBusTrackerSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<BusTrackerQuery, BusTrackerQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<BusTrackerQuery | undefined, BusTrackerQueryVariables>;
export function useBusTrackerSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<BusTrackerQuery, BusTrackerQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<BusTrackerQuery, BusTrackerQueryVariables>(BusTrackerDocument, options);
        }
export type BusTrackerQueryHookResult = ReturnType<typeof useBusTrackerQuery>;
export type BusTrackerLazyQueryHookResult = ReturnType<typeof useBusTrackerLazyQuery>;
export type BusTrackerSuspenseQueryHookResult = ReturnType<typeof useBusTrackerSuspenseQuery>;
export const MakeTrackerKeyDocument = gql`
    mutation MakeTrackerKey($busId: UUID!) {
  makeTrackerKey(busId: $busId)
}
    `;
export function useMakeTrackerKeyMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<MakeTrackerKeyMutation, MakeTrackerKeyMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<MakeTrackerKeyMutation, MakeTrackerKeyMutationVariables>(MakeTrackerKeyDocument, options);
      }
export type MakeTrackerKeyMutationHookResult = ReturnType<typeof useMakeTrackerKeyMutation>;
export const RemoveTrackerKeyDocument = gql`
    mutation RemoveTrackerKey($busId: UUID!) {
  removeTrackerKey(busId: $busId)
}
    `;
export function useRemoveTrackerKeyMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RemoveTrackerKeyMutation, RemoveTrackerKeyMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RemoveTrackerKeyMutation, RemoveTrackerKeyMutationVariables>(RemoveTrackerKeyDocument, options);
      }
export type RemoveTrackerKeyMutationHookResult = ReturnType<typeof useRemoveTrackerKeyMutation>;
export const MySessionsDocument = gql`
    query MySessions {
  mySessions {
    id
    browser
    system
    address
    createdAt
    lastSeenAt
    isCurrent
  }
}
    `;
export function useMySessionsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<MySessionsQuery, MySessionsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<MySessionsQuery, MySessionsQueryVariables>(MySessionsDocument, options);
      }
export function useMySessionsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<MySessionsQuery, MySessionsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<MySessionsQuery, MySessionsQueryVariables>(MySessionsDocument, options);
        }
// @ts-ignore
export function useMySessionsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<MySessionsQuery, MySessionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<MySessionsQuery, MySessionsQueryVariables>;
export function useMySessionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<MySessionsQuery, MySessionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<MySessionsQuery | undefined, MySessionsQueryVariables>;
export function useMySessionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<MySessionsQuery, MySessionsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<MySessionsQuery, MySessionsQueryVariables>(MySessionsDocument, options);
        }
export type MySessionsQueryHookResult = ReturnType<typeof useMySessionsQuery>;
export type MySessionsLazyQueryHookResult = ReturnType<typeof useMySessionsLazyQuery>;
export type MySessionsSuspenseQueryHookResult = ReturnType<typeof useMySessionsSuspenseQuery>;
export const EndSessionDocument = gql`
    mutation EndSession($id: UUID!) {
  endSession(id: $id)
}
    `;
export function useEndSessionMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<EndSessionMutation, EndSessionMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<EndSessionMutation, EndSessionMutationVariables>(EndSessionDocument, options);
      }
export type EndSessionMutationHookResult = ReturnType<typeof useEndSessionMutation>;
export const EndOtherSessionsDocument = gql`
    mutation EndOtherSessions {
  endOtherSessions
}
    `;
export function useEndOtherSessionsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>(EndOtherSessionsDocument, options);
      }
export type EndOtherSessionsMutationHookResult = ReturnType<typeof useEndOtherSessionsMutation>;
export const AccessLogDocument = gql`
    query AccessLog($before: DateTime) {
  accessLog(before: $before) {
    id
    at
    kind
    address
    device
    user {
      id
      username
    }
    actor {
      id
      username
    }
  }
}
    `;
export function useAccessLogQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<AccessLogQuery, AccessLogQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<AccessLogQuery, AccessLogQueryVariables>(AccessLogDocument, options);
      }
export function useAccessLogLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<AccessLogQuery, AccessLogQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<AccessLogQuery, AccessLogQueryVariables>(AccessLogDocument, options);
        }
// @ts-ignore
export function useAccessLogSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<AccessLogQuery, AccessLogQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<AccessLogQuery, AccessLogQueryVariables>;
export function useAccessLogSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<AccessLogQuery, AccessLogQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<AccessLogQuery | undefined, AccessLogQueryVariables>;
export function useAccessLogSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<AccessLogQuery, AccessLogQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<AccessLogQuery, AccessLogQueryVariables>(AccessLogDocument, options);
        }
export type AccessLogQueryHookResult = ReturnType<typeof useAccessLogQuery>;
export type AccessLogLazyQueryHookResult = ReturnType<typeof useAccessLogLazyQuery>;
export type AccessLogSuspenseQueryHookResult = ReturnType<typeof useAccessLogSuspenseQuery>;
export const MySecondFactorDocument = gql`
    query MySecondFactor {
  mySecondFactor {
    hasAuthenticator
    passkeys {
      id
      name
      createdAt
      lastUsedAt
    }
    recoveryCodesLeft
    adminsNeedFactor
  }
  passkeyOrigin
}
    `;
export function useMySecondFactorQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<MySecondFactorQuery, MySecondFactorQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<MySecondFactorQuery, MySecondFactorQueryVariables>(MySecondFactorDocument, options);
      }
export function useMySecondFactorLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<MySecondFactorQuery, MySecondFactorQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<MySecondFactorQuery, MySecondFactorQueryVariables>(MySecondFactorDocument, options);
        }
// @ts-ignore
export function useMySecondFactorSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<MySecondFactorQuery, MySecondFactorQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<MySecondFactorQuery, MySecondFactorQueryVariables>;
export function useMySecondFactorSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<MySecondFactorQuery, MySecondFactorQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<MySecondFactorQuery | undefined, MySecondFactorQueryVariables>;
export function useMySecondFactorSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<MySecondFactorQuery, MySecondFactorQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<MySecondFactorQuery, MySecondFactorQueryVariables>(MySecondFactorDocument, options);
        }
export type MySecondFactorQueryHookResult = ReturnType<typeof useMySecondFactorQuery>;
export type MySecondFactorLazyQueryHookResult = ReturnType<typeof useMySecondFactorLazyQuery>;
export type MySecondFactorSuspenseQueryHookResult = ReturnType<typeof useMySecondFactorSuspenseQuery>;
export const HasSecondFactorDocument = gql`
    query HasSecondFactor($id: UUID!) {
  hasSecondFactor(id: $id)
}
    `;
export function useHasSecondFactorQuery(baseOptions: ApolloReactHooks.QueryHookOptions<HasSecondFactorQuery, HasSecondFactorQueryVariables> & ({ variables: HasSecondFactorQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<HasSecondFactorQuery, HasSecondFactorQueryVariables>(HasSecondFactorDocument, options);
      }
export function useHasSecondFactorLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<HasSecondFactorQuery, HasSecondFactorQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<HasSecondFactorQuery, HasSecondFactorQueryVariables>(HasSecondFactorDocument, options);
        }
// @ts-ignore
export function useHasSecondFactorSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<HasSecondFactorQuery, HasSecondFactorQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<HasSecondFactorQuery, HasSecondFactorQueryVariables>;
export function useHasSecondFactorSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<HasSecondFactorQuery, HasSecondFactorQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<HasSecondFactorQuery | undefined, HasSecondFactorQueryVariables>;
export function useHasSecondFactorSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<HasSecondFactorQuery, HasSecondFactorQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<HasSecondFactorQuery, HasSecondFactorQueryVariables>(HasSecondFactorDocument, options);
        }
export type HasSecondFactorQueryHookResult = ReturnType<typeof useHasSecondFactorQuery>;
export type HasSecondFactorLazyQueryHookResult = ReturnType<typeof useHasSecondFactorLazyQuery>;
export type HasSecondFactorSuspenseQueryHookResult = ReturnType<typeof useHasSecondFactorSuspenseQuery>;
export const StartAuthenticatorDocument = gql`
    mutation StartAuthenticator($password: String!) {
  startAuthenticator(password: $password) {
    secret
    qrCode
  }
}
    `;
export function useStartAuthenticatorMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<StartAuthenticatorMutation, StartAuthenticatorMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<StartAuthenticatorMutation, StartAuthenticatorMutationVariables>(StartAuthenticatorDocument, options);
      }
export type StartAuthenticatorMutationHookResult = ReturnType<typeof useStartAuthenticatorMutation>;
export const ConfirmAuthenticatorDocument = gql`
    mutation ConfirmAuthenticator($code: String!) {
  confirmAuthenticator(code: $code)
}
    `;
export function useConfirmAuthenticatorMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ConfirmAuthenticatorMutation, ConfirmAuthenticatorMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ConfirmAuthenticatorMutation, ConfirmAuthenticatorMutationVariables>(ConfirmAuthenticatorDocument, options);
      }
export type ConfirmAuthenticatorMutationHookResult = ReturnType<typeof useConfirmAuthenticatorMutation>;
export const ReplaceRecoveryCodesDocument = gql`
    mutation ReplaceRecoveryCodes($code: String, $password: String) {
  replaceRecoveryCodes(code: $code, password: $password)
}
    `;
export function useReplaceRecoveryCodesMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ReplaceRecoveryCodesMutation, ReplaceRecoveryCodesMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ReplaceRecoveryCodesMutation, ReplaceRecoveryCodesMutationVariables>(ReplaceRecoveryCodesDocument, options);
      }
export type ReplaceRecoveryCodesMutationHookResult = ReturnType<typeof useReplaceRecoveryCodesMutation>;
export const RemoveAuthenticatorDocument = gql`
    mutation RemoveAuthenticator($code: String!) {
  removeAuthenticator(code: $code)
}
    `;
export function useRemoveAuthenticatorMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RemoveAuthenticatorMutation, RemoveAuthenticatorMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RemoveAuthenticatorMutation, RemoveAuthenticatorMutationVariables>(RemoveAuthenticatorDocument, options);
      }
export type RemoveAuthenticatorMutationHookResult = ReturnType<typeof useRemoveAuthenticatorMutation>;
export const RemoveUserFactorDocument = gql`
    mutation RemoveUserFactor($id: UUID!) {
  removeUserFactor(id: $id)
}
    `;
export function useRemoveUserFactorMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RemoveUserFactorMutation, RemoveUserFactorMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RemoveUserFactorMutation, RemoveUserFactorMutationVariables>(RemoveUserFactorDocument, options);
      }
export type RemoveUserFactorMutationHookResult = ReturnType<typeof useRemoveUserFactorMutation>;
export const SetAdminsNeedFactorDocument = gql`
    mutation SetAdminsNeedFactor($needed: Boolean!) {
  setAdminsNeedFactor(needed: $needed)
}
    `;
export function useSetAdminsNeedFactorMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SetAdminsNeedFactorMutation, SetAdminsNeedFactorMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SetAdminsNeedFactorMutation, SetAdminsNeedFactorMutationVariables>(SetAdminsNeedFactorDocument, options);
      }
export type SetAdminsNeedFactorMutationHookResult = ReturnType<typeof useSetAdminsNeedFactorMutation>;
export const StartPasskeyDocument = gql`
    mutation StartPasskey($password: String!) {
  startPasskey(password: $password)
}
    `;
export function useStartPasskeyMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<StartPasskeyMutation, StartPasskeyMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<StartPasskeyMutation, StartPasskeyMutationVariables>(StartPasskeyDocument, options);
      }
export type StartPasskeyMutationHookResult = ReturnType<typeof useStartPasskeyMutation>;
export const AddPasskeyDocument = gql`
    mutation AddPasskey($name: String!, $reply: String!) {
  addPasskey(name: $name, reply: $reply)
}
    `;
export function useAddPasskeyMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<AddPasskeyMutation, AddPasskeyMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<AddPasskeyMutation, AddPasskeyMutationVariables>(AddPasskeyDocument, options);
      }
export type AddPasskeyMutationHookResult = ReturnType<typeof useAddPasskeyMutation>;
export const RenamePasskeyDocument = gql`
    mutation RenamePasskey($id: UUID!, $name: String!) {
  renamePasskey(id: $id, name: $name)
}
    `;
export function useRenamePasskeyMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RenamePasskeyMutation, RenamePasskeyMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RenamePasskeyMutation, RenamePasskeyMutationVariables>(RenamePasskeyDocument, options);
      }
export type RenamePasskeyMutationHookResult = ReturnType<typeof useRenamePasskeyMutation>;
export const RemovePasskeyDocument = gql`
    mutation RemovePasskey($id: UUID!, $password: String!) {
  removePasskey(id: $id, password: $password)
}
    `;
export function useRemovePasskeyMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RemovePasskeyMutation, RemovePasskeyMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RemovePasskeyMutation, RemovePasskeyMutationVariables>(RemovePasskeyDocument, options);
      }
export type RemovePasskeyMutationHookResult = ReturnType<typeof useRemovePasskeyMutation>;
export const PeopleDocument = gql`
    query People {
  drivers {
    ...UserDetails
  }
}
    ${UserDetailsFragmentDoc}`;
export function usePeopleQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<PeopleQuery, PeopleQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PeopleQuery, PeopleQueryVariables>(PeopleDocument, options);
      }
export function usePeopleLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PeopleQuery, PeopleQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PeopleQuery, PeopleQueryVariables>(PeopleDocument, options);
        }
// @ts-ignore
export function usePeopleSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<PeopleQuery, PeopleQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PeopleQuery, PeopleQueryVariables>;
export function usePeopleSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PeopleQuery, PeopleQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PeopleQuery | undefined, PeopleQueryVariables>;
export function usePeopleSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PeopleQuery, PeopleQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<PeopleQuery, PeopleQueryVariables>(PeopleDocument, options);
        }
export type PeopleQueryHookResult = ReturnType<typeof usePeopleQuery>;
export type PeopleLazyQueryHookResult = ReturnType<typeof usePeopleLazyQuery>;
export type PeopleSuspenseQueryHookResult = ReturnType<typeof usePeopleSuspenseQuery>;
export const DriverFactsDocument = gql`
    query DriverFacts($from: LocalDate!) {
  driversAhead {
    ...AheadParts
  }
  driversHours(from: $from, days: 1) {
    driverId
    headroom {
      drivingToday
      drivingTodayExtended
      drivingThisWeek
      owed {
        minutes
        lastDay
      }
    }
  }
}
    ${AheadPartsFragmentDoc}`;
export function useDriverFactsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<DriverFactsQuery, DriverFactsQueryVariables> & ({ variables: DriverFactsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<DriverFactsQuery, DriverFactsQueryVariables>(DriverFactsDocument, options);
      }
export function useDriverFactsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<DriverFactsQuery, DriverFactsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<DriverFactsQuery, DriverFactsQueryVariables>(DriverFactsDocument, options);
        }
// @ts-ignore
export function useDriverFactsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<DriverFactsQuery, DriverFactsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<DriverFactsQuery, DriverFactsQueryVariables>;
export function useDriverFactsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<DriverFactsQuery, DriverFactsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<DriverFactsQuery | undefined, DriverFactsQueryVariables>;
export function useDriverFactsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<DriverFactsQuery, DriverFactsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<DriverFactsQuery, DriverFactsQueryVariables>(DriverFactsDocument, options);
        }
export type DriverFactsQueryHookResult = ReturnType<typeof useDriverFactsQuery>;
export type DriverFactsLazyQueryHookResult = ReturnType<typeof useDriverFactsLazyQuery>;
export type DriverFactsSuspenseQueryHookResult = ReturnType<typeof useDriverFactsSuspenseQuery>;
export const UserByIdDocument = gql`
    query UserById($id: UUID!) {
  driver(id: $id) {
    ...UserDetails
  }
}
    ${UserDetailsFragmentDoc}`;
export function useUserByIdQuery(baseOptions: ApolloReactHooks.QueryHookOptions<UserByIdQuery, UserByIdQueryVariables> & ({ variables: UserByIdQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<UserByIdQuery, UserByIdQueryVariables>(UserByIdDocument, options);
      }
export function useUserByIdLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<UserByIdQuery, UserByIdQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<UserByIdQuery, UserByIdQueryVariables>(UserByIdDocument, options);
        }
// @ts-ignore
export function useUserByIdSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<UserByIdQuery, UserByIdQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<UserByIdQuery, UserByIdQueryVariables>;
export function useUserByIdSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<UserByIdQuery, UserByIdQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<UserByIdQuery | undefined, UserByIdQueryVariables>;
export function useUserByIdSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<UserByIdQuery, UserByIdQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<UserByIdQuery, UserByIdQueryVariables>(UserByIdDocument, options);
        }
export type UserByIdQueryHookResult = ReturnType<typeof useUserByIdQuery>;
export type UserByIdLazyQueryHookResult = ReturnType<typeof useUserByIdLazyQuery>;
export type UserByIdSuspenseQueryHookResult = ReturnType<typeof useUserByIdSuspenseQuery>;
export const InvitationDocument = gql`
    query Invitation($id: UUID!) {
  invitation(id: $id) {
    expiresAt
  }
}
    `;
export function useInvitationQuery(baseOptions: ApolloReactHooks.QueryHookOptions<InvitationQuery, InvitationQueryVariables> & ({ variables: InvitationQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<InvitationQuery, InvitationQueryVariables>(InvitationDocument, options);
      }
export function useInvitationLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<InvitationQuery, InvitationQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<InvitationQuery, InvitationQueryVariables>(InvitationDocument, options);
        }
// @ts-ignore
export function useInvitationSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<InvitationQuery, InvitationQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<InvitationQuery, InvitationQueryVariables>;
export function useInvitationSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<InvitationQuery, InvitationQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<InvitationQuery | undefined, InvitationQueryVariables>;
export function useInvitationSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<InvitationQuery, InvitationQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<InvitationQuery, InvitationQueryVariables>(InvitationDocument, options);
        }
export type InvitationQueryHookResult = ReturnType<typeof useInvitationQuery>;
export type InvitationLazyQueryHookResult = ReturnType<typeof useInvitationLazyQuery>;
export type InvitationSuspenseQueryHookResult = ReturnType<typeof useInvitationSuspenseQuery>;
export const InviteUserDocument = gql`
    mutation InviteUser($id: UUID!) {
  inviteUser(id: $id)
}
    `;
export function useInviteUserMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<InviteUserMutation, InviteUserMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<InviteUserMutation, InviteUserMutationVariables>(InviteUserDocument, options);
      }
export type InviteUserMutationHookResult = ReturnType<typeof useInviteUserMutation>;
export const WithdrawInvitationDocument = gql`
    mutation WithdrawInvitation($id: UUID!) {
  withdrawInvitation(id: $id)
}
    `;
export function useWithdrawInvitationMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<WithdrawInvitationMutation, WithdrawInvitationMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<WithdrawInvitationMutation, WithdrawInvitationMutationVariables>(WithdrawInvitationDocument, options);
      }
export type WithdrawInvitationMutationHookResult = ReturnType<typeof useWithdrawInvitationMutation>;
export const CreateUserDocument = gql`
    mutation CreateUser($input: UserInput!, $password: Password) {
  createUser(input: $input, password: $password) {
    ...UserDetails
  }
}
    ${UserDetailsFragmentDoc}`;
export function useCreateUserMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateUserMutation, CreateUserMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateUserMutation, CreateUserMutationVariables>(CreateUserDocument, options);
      }
export type CreateUserMutationHookResult = ReturnType<typeof useCreateUserMutation>;
export const UpdateUserDocument = gql`
    mutation UpdateUser($id: UUID!, $input: UserInput!) {
  updateUser(id: $id, input: $input) {
    ...UserDetails
  }
}
    ${UserDetailsFragmentDoc}`;
export function useUpdateUserMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateUserMutation, UpdateUserMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateUserMutation, UpdateUserMutationVariables>(UpdateUserDocument, options);
      }
export type UpdateUserMutationHookResult = ReturnType<typeof useUpdateUserMutation>;
export const SetUserHiddenDocument = gql`
    mutation SetUserHidden($id: UUID!, $hidden: Boolean!, $confirmed: Boolean!) {
  setUserHidden(id: $id, hidden: $hidden, confirmed: $confirmed) {
    ...UserDetails
  }
}
    ${UserDetailsFragmentDoc}`;
export function useSetUserHiddenMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SetUserHiddenMutation, SetUserHiddenMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SetUserHiddenMutation, SetUserHiddenMutationVariables>(SetUserHiddenDocument, options);
      }
export type SetUserHiddenMutationHookResult = ReturnType<typeof useSetUserHiddenMutation>;
export const ResetPasswordDocument = gql`
    mutation ResetPassword($id: UUID!, $password: Password!) {
  resetPassword(id: $id, password: $password)
}
    `;
export function useResetPasswordMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ResetPasswordMutation, ResetPasswordMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ResetPasswordMutation, ResetPasswordMutationVariables>(ResetPasswordDocument, options);
      }
export type ResetPasswordMutationHookResult = ReturnType<typeof useResetPasswordMutation>;
export const ChangePasswordDocument = gql`
    mutation ChangePassword($oldPassword: String!, $newPassword: Password!) {
  changePassword(oldPassword: $oldPassword, newPassword: $newPassword)
}
    `;
export function useChangePasswordMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ChangePasswordMutation, ChangePasswordMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ChangePasswordMutation, ChangePasswordMutationVariables>(ChangePasswordDocument, options);
      }
export type ChangePasswordMutationHookResult = ReturnType<typeof useChangePasswordMutation>;
export const DriverRecordDocument = gql`
    query DriverRecord($driverId: UUID!) {
  driverRecord(driverId: $driverId) {
    ...DriverRecordFields
  }
}
    ${DriverRecordFieldsFragmentDoc}`;
export function useDriverRecordQuery(baseOptions: ApolloReactHooks.QueryHookOptions<DriverRecordQuery, DriverRecordQueryVariables> & ({ variables: DriverRecordQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<DriverRecordQuery, DriverRecordQueryVariables>(DriverRecordDocument, options);
      }
export function useDriverRecordLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<DriverRecordQuery, DriverRecordQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<DriverRecordQuery, DriverRecordQueryVariables>(DriverRecordDocument, options);
        }
// @ts-ignore
export function useDriverRecordSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<DriverRecordQuery, DriverRecordQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<DriverRecordQuery, DriverRecordQueryVariables>;
export function useDriverRecordSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<DriverRecordQuery, DriverRecordQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<DriverRecordQuery | undefined, DriverRecordQueryVariables>;
export function useDriverRecordSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<DriverRecordQuery, DriverRecordQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<DriverRecordQuery, DriverRecordQueryVariables>(DriverRecordDocument, options);
        }
export type DriverRecordQueryHookResult = ReturnType<typeof useDriverRecordQuery>;
export type DriverRecordLazyQueryHookResult = ReturnType<typeof useDriverRecordLazyQuery>;
export type DriverRecordSuspenseQueryHookResult = ReturnType<typeof useDriverRecordSuspenseQuery>;
export const UpdateDriverRecordDocument = gql`
    mutation UpdateDriverRecord($driverId: UUID!, $input: DriverRecordInput!) {
  updateDriverRecord(driverId: $driverId, input: $input) {
    ...DriverRecordFields
  }
}
    ${DriverRecordFieldsFragmentDoc}`;
export function useUpdateDriverRecordMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateDriverRecordMutation, UpdateDriverRecordMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateDriverRecordMutation, UpdateDriverRecordMutationVariables>(UpdateDriverRecordDocument, options);
      }
export type UpdateDriverRecordMutationHookResult = ReturnType<typeof useUpdateDriverRecordMutation>;
export const CompanySettingsDocument = gql`
    query CompanySettings {
  companySettings {
    ...CompanySettingsFields
  }
  settingChanges {
    version
    key
    before
    after
    isSet
    secret
    at
    by
  }
}
    ${CompanySettingsFieldsFragmentDoc}`;
export function useCompanySettingsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<CompanySettingsQuery, CompanySettingsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CompanySettingsQuery, CompanySettingsQueryVariables>(CompanySettingsDocument, options);
      }
export function useCompanySettingsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CompanySettingsQuery, CompanySettingsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CompanySettingsQuery, CompanySettingsQueryVariables>(CompanySettingsDocument, options);
        }
// @ts-ignore
export function useCompanySettingsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<CompanySettingsQuery, CompanySettingsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CompanySettingsQuery, CompanySettingsQueryVariables>;
export function useCompanySettingsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CompanySettingsQuery, CompanySettingsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CompanySettingsQuery | undefined, CompanySettingsQueryVariables>;
export function useCompanySettingsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CompanySettingsQuery, CompanySettingsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<CompanySettingsQuery, CompanySettingsQueryVariables>(CompanySettingsDocument, options);
        }
export type CompanySettingsQueryHookResult = ReturnType<typeof useCompanySettingsQuery>;
export type CompanySettingsLazyQueryHookResult = ReturnType<typeof useCompanySettingsLazyQuery>;
export type CompanySettingsSuspenseQueryHookResult = ReturnType<typeof useCompanySettingsSuspenseQuery>;
export const FindCompaniesDocument = gql`
    query FindCompanies($text: String!) {
  findCompanies(text: $text) {
    name
    registryCode
    address
  }
}
    `;
export function useFindCompaniesQuery(baseOptions: ApolloReactHooks.QueryHookOptions<FindCompaniesQuery, FindCompaniesQueryVariables> & ({ variables: FindCompaniesQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<FindCompaniesQuery, FindCompaniesQueryVariables>(FindCompaniesDocument, options);
      }
export function useFindCompaniesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<FindCompaniesQuery, FindCompaniesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<FindCompaniesQuery, FindCompaniesQueryVariables>(FindCompaniesDocument, options);
        }
// @ts-ignore
export function useFindCompaniesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<FindCompaniesQuery, FindCompaniesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<FindCompaniesQuery, FindCompaniesQueryVariables>;
export function useFindCompaniesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<FindCompaniesQuery, FindCompaniesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<FindCompaniesQuery | undefined, FindCompaniesQueryVariables>;
export function useFindCompaniesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<FindCompaniesQuery, FindCompaniesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<FindCompaniesQuery, FindCompaniesQueryVariables>(FindCompaniesDocument, options);
        }
export type FindCompaniesQueryHookResult = ReturnType<typeof useFindCompaniesQuery>;
export type FindCompaniesLazyQueryHookResult = ReturnType<typeof useFindCompaniesLazyQuery>;
export type FindCompaniesSuspenseQueryHookResult = ReturnType<typeof useFindCompaniesSuspenseQuery>;
export const SaveSettingsDocument = gql`
    mutation SaveSettings($seenVersion: Int!, $input: SettingsInput!) {
  saveSettings(seenVersion: $seenVersion, input: $input) {
    ...CompanySettingsFields
  }
}
    ${CompanySettingsFieldsFragmentDoc}`;
export function useSaveSettingsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SaveSettingsMutation, SaveSettingsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SaveSettingsMutation, SaveSettingsMutationVariables>(SaveSettingsDocument, options);
      }
export type SaveSettingsMutationHookResult = ReturnType<typeof useSaveSettingsMutation>;
export const TryBackupStoreDocument = gql`
    mutation TryBackupStore($input: SettingsInput!) {
  tryBackupStore(input: $input) {
    isGood
    outcome
  }
}
    `;
export function useTryBackupStoreMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<TryBackupStoreMutation, TryBackupStoreMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<TryBackupStoreMutation, TryBackupStoreMutationVariables>(TryBackupStoreDocument, options);
      }
export type TryBackupStoreMutationHookResult = ReturnType<typeof useTryBackupStoreMutation>;
export const SendTestMailDocument = gql`
    mutation SendTestMail($to: Email!, $input: SettingsInput!) {
  sendTestMail(to: $to, input: $input) {
    sent
    outcome
  }
}
    `;
export function useSendTestMailMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SendTestMailMutation, SendTestMailMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SendTestMailMutation, SendTestMailMutationVariables>(SendTestMailDocument, options);
      }
export type SendTestMailMutationHookResult = ReturnType<typeof useSendTestMailMutation>;
export const SetupDocument = gql`
    query Setup {
  setup {
    ...SetupFields
  }
}
    ${SetupFieldsFragmentDoc}`;
export function useSetupQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<SetupQuery, SetupQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<SetupQuery, SetupQueryVariables>(SetupDocument, options);
      }
export function useSetupLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<SetupQuery, SetupQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<SetupQuery, SetupQueryVariables>(SetupDocument, options);
        }
// @ts-ignore
export function useSetupSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<SetupQuery, SetupQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<SetupQuery, SetupQueryVariables>;
export function useSetupSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<SetupQuery, SetupQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<SetupQuery | undefined, SetupQueryVariables>;
export function useSetupSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<SetupQuery, SetupQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<SetupQuery, SetupQueryVariables>(SetupDocument, options);
        }
export type SetupQueryHookResult = ReturnType<typeof useSetupQuery>;
export type SetupLazyQueryHookResult = ReturnType<typeof useSetupLazyQuery>;
export type SetupSuspenseQueryHookResult = ReturnType<typeof useSetupSuspenseQuery>;
export const SkipSetupStepDocument = gql`
    mutation SkipSetupStep($step: SetupStep!) {
  skipSetupStep(step: $step) {
    ...SetupFields
  }
}
    ${SetupFieldsFragmentDoc}`;
export function useSkipSetupStepMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SkipSetupStepMutation, SkipSetupStepMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SkipSetupStepMutation, SkipSetupStepMutationVariables>(SkipSetupStepDocument, options);
      }
export type SkipSetupStepMutationHookResult = ReturnType<typeof useSkipSetupStepMutation>;
export const EndSetupDocument = gql`
    mutation EndSetup {
  endSetup {
    ...SetupFields
  }
}
    ${SetupFieldsFragmentDoc}`;
export function useEndSetupMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<EndSetupMutation, EndSetupMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<EndSetupMutation, EndSetupMutationVariables>(EndSetupDocument, options);
      }
export type EndSetupMutationHookResult = ReturnType<typeof useEndSetupMutation>;
export const HideTodoDocument = gql`
    mutation HideTodo($items: [TodoItem!]!) {
  hideTodo(items: $items) {
    ...SetupFields
  }
}
    ${SetupFieldsFragmentDoc}`;
export function useHideTodoMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<HideTodoMutation, HideTodoMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<HideTodoMutation, HideTodoMutationVariables>(HideTodoDocument, options);
      }
export type HideTodoMutationHookResult = ReturnType<typeof useHideTodoMutation>;
export const CreateExampleBusesDocument = gql`
    mutation CreateExampleBuses {
  createExampleBuses {
    ...SetupFields
  }
}
    ${SetupFieldsFragmentDoc}`;
export function useCreateExampleBusesMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateExampleBusesMutation, CreateExampleBusesMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateExampleBusesMutation, CreateExampleBusesMutationVariables>(CreateExampleBusesDocument, options);
      }
export type CreateExampleBusesMutationHookResult = ReturnType<typeof useCreateExampleBusesMutation>;
export const ConfirmOwnJobDocument = gql`
    mutation ConfirmOwnJob($id: UUID!, $confirm: Boolean!, $reason: String) {
  confirmOwnJob(id: $id, confirm: $confirm, reason: $reason)
}
    `;
export function useConfirmOwnJobMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ConfirmOwnJobMutation, ConfirmOwnJobMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ConfirmOwnJobMutation, ConfirmOwnJobMutationVariables>(ConfirmOwnJobDocument, options);
      }
export type ConfirmOwnJobMutationHookResult = ReturnType<typeof useConfirmOwnJobMutation>;
export const MyJobsDocument = gql`
    query MyJobs {
  myUpcomingJobs {
    ...DriverJobRow
  }
  myFeedbacklessJobs {
    ...DriverJobRow
  }
}
    ${DriverJobRowFragmentDoc}`;
export function useMyJobsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<MyJobsQuery, MyJobsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<MyJobsQuery, MyJobsQueryVariables>(MyJobsDocument, options);
      }
export function useMyJobsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<MyJobsQuery, MyJobsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<MyJobsQuery, MyJobsQueryVariables>(MyJobsDocument, options);
        }
// @ts-ignore
export function useMyJobsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<MyJobsQuery, MyJobsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<MyJobsQuery, MyJobsQueryVariables>;
export function useMyJobsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<MyJobsQuery, MyJobsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<MyJobsQuery | undefined, MyJobsQueryVariables>;
export function useMyJobsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<MyJobsQuery, MyJobsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<MyJobsQuery, MyJobsQueryVariables>(MyJobsDocument, options);
        }
export type MyJobsQueryHookResult = ReturnType<typeof useMyJobsQuery>;
export type MyJobsLazyQueryHookResult = ReturnType<typeof useMyJobsLazyQuery>;
export type MyJobsSuspenseQueryHookResult = ReturnType<typeof useMyJobsSuspenseQuery>;
export const ArchivedOrdersDocument = gql`
    query ArchivedOrders($first: Int!, $page: Int, $after: String, $sort: ArchiveSort!, $descending: Boolean!, $search: String!) {
  list: archive(
    first: $first
    page: $page
    after: $after
    sort: $sort
    descending: $descending
    search: $search
  ) {
    nodes {
      ...LongListRow
    }
    endCursor
    total
    totalIsCapped
  }
}
    ${LongListRowFragmentDoc}`;
export function useArchivedOrdersQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ArchivedOrdersQuery, ArchivedOrdersQueryVariables> & ({ variables: ArchivedOrdersQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ArchivedOrdersQuery, ArchivedOrdersQueryVariables>(ArchivedOrdersDocument, options);
      }
export function useArchivedOrdersLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ArchivedOrdersQuery, ArchivedOrdersQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ArchivedOrdersQuery, ArchivedOrdersQueryVariables>(ArchivedOrdersDocument, options);
        }
// @ts-ignore
export function useArchivedOrdersSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ArchivedOrdersQuery, ArchivedOrdersQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ArchivedOrdersQuery, ArchivedOrdersQueryVariables>;
export function useArchivedOrdersSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ArchivedOrdersQuery, ArchivedOrdersQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ArchivedOrdersQuery | undefined, ArchivedOrdersQueryVariables>;
export function useArchivedOrdersSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ArchivedOrdersQuery, ArchivedOrdersQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ArchivedOrdersQuery, ArchivedOrdersQueryVariables>(ArchivedOrdersDocument, options);
        }
export type ArchivedOrdersQueryHookResult = ReturnType<typeof useArchivedOrdersQuery>;
export type ArchivedOrdersLazyQueryHookResult = ReturnType<typeof useArchivedOrdersLazyQuery>;
export type ArchivedOrdersSuspenseQueryHookResult = ReturnType<typeof useArchivedOrdersSuspenseQuery>;
export const RejectedOrdersDocument = gql`
    query RejectedOrders($first: Int!, $page: Int, $after: String, $sort: ArchiveSort!, $descending: Boolean!, $search: String!) {
  list: rejectedOrders(
    first: $first
    page: $page
    after: $after
    sort: $sort
    descending: $descending
    search: $search
  ) {
    nodes {
      ...LongListRow
    }
    endCursor
    total
    totalIsCapped
  }
}
    ${LongListRowFragmentDoc}`;
export function useRejectedOrdersQuery(baseOptions: ApolloReactHooks.QueryHookOptions<RejectedOrdersQuery, RejectedOrdersQueryVariables> & ({ variables: RejectedOrdersQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<RejectedOrdersQuery, RejectedOrdersQueryVariables>(RejectedOrdersDocument, options);
      }
export function useRejectedOrdersLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<RejectedOrdersQuery, RejectedOrdersQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<RejectedOrdersQuery, RejectedOrdersQueryVariables>(RejectedOrdersDocument, options);
        }
// @ts-ignore
export function useRejectedOrdersSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<RejectedOrdersQuery, RejectedOrdersQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<RejectedOrdersQuery, RejectedOrdersQueryVariables>;
export function useRejectedOrdersSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<RejectedOrdersQuery, RejectedOrdersQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<RejectedOrdersQuery | undefined, RejectedOrdersQueryVariables>;
export function useRejectedOrdersSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<RejectedOrdersQuery, RejectedOrdersQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<RejectedOrdersQuery, RejectedOrdersQueryVariables>(RejectedOrdersDocument, options);
        }
export type RejectedOrdersQueryHookResult = ReturnType<typeof useRejectedOrdersQuery>;
export type RejectedOrdersLazyQueryHookResult = ReturnType<typeof useRejectedOrdersLazyQuery>;
export type RejectedOrdersSuspenseQueryHookResult = ReturnType<typeof useRejectedOrdersSuspenseQuery>;
export const CalendarMonthDocument = gql`
    query CalendarMonth($first: LocalDate!, $last: LocalDate!) {
  calendar(first: $first, last: $last) {
    jobs {
      id
      assigned
      tripNumber
      title
      customer
      start
      end
      drivers {
        id
        firstname
        lastname
      }
      buses {
        id
        name
      }
      overlapping
    }
    occurrences {
      arrangementId
      exceptionId
      date
      name
      description
      depart
      start
      end
      runs
      driver {
        id
        firstname
        lastname
      }
      bus {
        id
        name
      }
      overlapping
    }
  }
}
    `;
export function useCalendarMonthQuery(baseOptions: ApolloReactHooks.QueryHookOptions<CalendarMonthQuery, CalendarMonthQueryVariables> & ({ variables: CalendarMonthQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CalendarMonthQuery, CalendarMonthQueryVariables>(CalendarMonthDocument, options);
      }
export function useCalendarMonthLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CalendarMonthQuery, CalendarMonthQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CalendarMonthQuery, CalendarMonthQueryVariables>(CalendarMonthDocument, options);
        }
// @ts-ignore
export function useCalendarMonthSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<CalendarMonthQuery, CalendarMonthQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CalendarMonthQuery, CalendarMonthQueryVariables>;
export function useCalendarMonthSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CalendarMonthQuery, CalendarMonthQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CalendarMonthQuery | undefined, CalendarMonthQueryVariables>;
export function useCalendarMonthSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CalendarMonthQuery, CalendarMonthQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<CalendarMonthQuery, CalendarMonthQueryVariables>(CalendarMonthDocument, options);
        }
export type CalendarMonthQueryHookResult = ReturnType<typeof useCalendarMonthQuery>;
export type CalendarMonthLazyQueryHookResult = ReturnType<typeof useCalendarMonthLazyQuery>;
export type CalendarMonthSuspenseQueryHookResult = ReturnType<typeof useCalendarMonthSuspenseQuery>;
export const CancellationTermsDocument = gql`
    query CancellationTerms {
  cancellationTerms {
    ...CancellationTermsFields
  }
}
    ${CancellationTermsFieldsFragmentDoc}`;
export function useCancellationTermsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<CancellationTermsQuery, CancellationTermsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CancellationTermsQuery, CancellationTermsQueryVariables>(CancellationTermsDocument, options);
      }
export function useCancellationTermsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CancellationTermsQuery, CancellationTermsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CancellationTermsQuery, CancellationTermsQueryVariables>(CancellationTermsDocument, options);
        }
// @ts-ignore
export function useCancellationTermsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<CancellationTermsQuery, CancellationTermsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CancellationTermsQuery, CancellationTermsQueryVariables>;
export function useCancellationTermsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CancellationTermsQuery, CancellationTermsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CancellationTermsQuery | undefined, CancellationTermsQueryVariables>;
export function useCancellationTermsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CancellationTermsQuery, CancellationTermsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<CancellationTermsQuery, CancellationTermsQueryVariables>(CancellationTermsDocument, options);
        }
export type CancellationTermsQueryHookResult = ReturnType<typeof useCancellationTermsQuery>;
export type CancellationTermsLazyQueryHookResult = ReturnType<typeof useCancellationTermsLazyQuery>;
export type CancellationTermsSuspenseQueryHookResult = ReturnType<typeof useCancellationTermsSuspenseQuery>;
export const CancellationPreviewDocument = gql`
    query CancellationPreview($input: CancellationTermsInput!) {
  cancellationPreview(input: $input) {
    problems {
      field
      message
    }
    start
    total
    steps {
      at
      percent
      fee
    }
  }
}
    `;
export function useCancellationPreviewQuery(baseOptions: ApolloReactHooks.QueryHookOptions<CancellationPreviewQuery, CancellationPreviewQueryVariables> & ({ variables: CancellationPreviewQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CancellationPreviewQuery, CancellationPreviewQueryVariables>(CancellationPreviewDocument, options);
      }
export function useCancellationPreviewLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CancellationPreviewQuery, CancellationPreviewQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CancellationPreviewQuery, CancellationPreviewQueryVariables>(CancellationPreviewDocument, options);
        }
// @ts-ignore
export function useCancellationPreviewSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<CancellationPreviewQuery, CancellationPreviewQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CancellationPreviewQuery, CancellationPreviewQueryVariables>;
export function useCancellationPreviewSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CancellationPreviewQuery, CancellationPreviewQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CancellationPreviewQuery | undefined, CancellationPreviewQueryVariables>;
export function useCancellationPreviewSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CancellationPreviewQuery, CancellationPreviewQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<CancellationPreviewQuery, CancellationPreviewQueryVariables>(CancellationPreviewDocument, options);
        }
export type CancellationPreviewQueryHookResult = ReturnType<typeof useCancellationPreviewQuery>;
export type CancellationPreviewLazyQueryHookResult = ReturnType<typeof useCancellationPreviewLazyQuery>;
export type CancellationPreviewSuspenseQueryHookResult = ReturnType<typeof useCancellationPreviewSuspenseQuery>;
export const SaveCancellationTermsDocument = gql`
    mutation SaveCancellationTerms($seenVersion: Int!, $input: CancellationTermsInput!) {
  saveCancellationTerms(seenVersion: $seenVersion, input: $input) {
    ...CancellationTermsFields
  }
}
    ${CancellationTermsFieldsFragmentDoc}`;
export function useSaveCancellationTermsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SaveCancellationTermsMutation, SaveCancellationTermsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SaveCancellationTermsMutation, SaveCancellationTermsMutationVariables>(SaveCancellationTermsDocument, options);
      }
export type SaveCancellationTermsMutationHookResult = ReturnType<typeof useSaveCancellationTermsMutation>;
export const ChangeRequestsDocument = gql`
    query ChangeRequests($orderId: UUID) {
  changeRequests(orderId: $orderId) {
    id
    orderId
    orderVersion
    orderStatus
    customer
    status
    askedAt
    note
    stands {
      ...ChangeTripFields
    }
    wanted {
      ...ChangeTripFields
    }
    price
    proposed
    problem
    answeredAmountDue
    foodTotal
    vatRate
    amountDue
    legality {
      who
      light
      line
    }
  }
}
    ${ChangeTripFieldsFragmentDoc}`;
export function useChangeRequestsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<ChangeRequestsQuery, ChangeRequestsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ChangeRequestsQuery, ChangeRequestsQueryVariables>(ChangeRequestsDocument, options);
      }
export function useChangeRequestsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ChangeRequestsQuery, ChangeRequestsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ChangeRequestsQuery, ChangeRequestsQueryVariables>(ChangeRequestsDocument, options);
        }
// @ts-ignore
export function useChangeRequestsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ChangeRequestsQuery, ChangeRequestsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ChangeRequestsQuery, ChangeRequestsQueryVariables>;
export function useChangeRequestsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ChangeRequestsQuery, ChangeRequestsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ChangeRequestsQuery | undefined, ChangeRequestsQueryVariables>;
export function useChangeRequestsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ChangeRequestsQuery, ChangeRequestsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ChangeRequestsQuery, ChangeRequestsQueryVariables>(ChangeRequestsDocument, options);
        }
export type ChangeRequestsQueryHookResult = ReturnType<typeof useChangeRequestsQuery>;
export type ChangeRequestsLazyQueryHookResult = ReturnType<typeof useChangeRequestsLazyQuery>;
export type ChangeRequestsSuspenseQueryHookResult = ReturnType<typeof useChangeRequestsSuspenseQuery>;
export const TakeChangeDocument = gql`
    mutation TakeChange($requestId: UUID!, $words: String!, $version: Int) {
  takeChange(requestId: $requestId, words: $words, version: $version)
}
    `;
export function useTakeChangeMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<TakeChangeMutation, TakeChangeMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<TakeChangeMutation, TakeChangeMutationVariables>(TakeChangeDocument, options);
      }
export type TakeChangeMutationHookResult = ReturnType<typeof useTakeChangeMutation>;
export const PriceChangeDocument = gql`
    mutation PriceChange($requestId: UUID!, $price: Price!, $words: String!, $version: Int) {
  priceChange(
    requestId: $requestId
    price: $price
    words: $words
    version: $version
  )
}
    `;
export function usePriceChangeMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<PriceChangeMutation, PriceChangeMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<PriceChangeMutation, PriceChangeMutationVariables>(PriceChangeDocument, options);
      }
export type PriceChangeMutationHookResult = ReturnType<typeof usePriceChangeMutation>;
export const DeclineChangeDocument = gql`
    mutation DeclineChange($requestId: UUID!, $words: String!, $version: Int) {
  declineChange(requestId: $requestId, words: $words, version: $version)
}
    `;
export function useDeclineChangeMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeclineChangeMutation, DeclineChangeMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeclineChangeMutation, DeclineChangeMutationVariables>(DeclineChangeDocument, options);
      }
export type DeclineChangeMutationHookResult = ReturnType<typeof useDeclineChangeMutation>;
export const DriversOfDayDocument = gql`
    query DriversOfDay($day: LocalDate!) {
  driversOfDay(day: $day) {
    id
    name
  }
}
    `;
export function useDriversOfDayQuery(baseOptions: ApolloReactHooks.QueryHookOptions<DriversOfDayQuery, DriversOfDayQueryVariables> & ({ variables: DriversOfDayQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<DriversOfDayQuery, DriversOfDayQueryVariables>(DriversOfDayDocument, options);
      }
export function useDriversOfDayLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<DriversOfDayQuery, DriversOfDayQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<DriversOfDayQuery, DriversOfDayQueryVariables>(DriversOfDayDocument, options);
        }
// @ts-ignore
export function useDriversOfDaySuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<DriversOfDayQuery, DriversOfDayQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<DriversOfDayQuery, DriversOfDayQueryVariables>;
export function useDriversOfDaySuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<DriversOfDayQuery, DriversOfDayQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<DriversOfDayQuery | undefined, DriversOfDayQueryVariables>;
export function useDriversOfDaySuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<DriversOfDayQuery, DriversOfDayQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<DriversOfDayQuery, DriversOfDayQueryVariables>(DriversOfDayDocument, options);
        }
export type DriversOfDayQueryHookResult = ReturnType<typeof useDriversOfDayQuery>;
export type DriversOfDayLazyQueryHookResult = ReturnType<typeof useDriversOfDayLazyQuery>;
export type DriversOfDaySuspenseQueryHookResult = ReturnType<typeof useDriversOfDaySuspenseQuery>;
export const TellDriversDocument = gql`
    mutation TellDrivers($day: LocalDate!, $text: String!) {
  tellDrivers(day: $day, text: $text)
}
    `;
export function useTellDriversMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<TellDriversMutation, TellDriversMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<TellDriversMutation, TellDriversMutationVariables>(TellDriversDocument, options);
      }
export type TellDriversMutationHookResult = ReturnType<typeof useTellDriversMutation>;
export const DutySettingsDocument = gql`
    query DutySettings {
  dutySettings {
    ...DutySettingsFields
  }
}
    ${DutySettingsFieldsFragmentDoc}`;
export function useDutySettingsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<DutySettingsQuery, DutySettingsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<DutySettingsQuery, DutySettingsQueryVariables>(DutySettingsDocument, options);
      }
export function useDutySettingsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<DutySettingsQuery, DutySettingsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<DutySettingsQuery, DutySettingsQueryVariables>(DutySettingsDocument, options);
        }
// @ts-ignore
export function useDutySettingsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<DutySettingsQuery, DutySettingsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<DutySettingsQuery, DutySettingsQueryVariables>;
export function useDutySettingsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<DutySettingsQuery, DutySettingsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<DutySettingsQuery | undefined, DutySettingsQueryVariables>;
export function useDutySettingsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<DutySettingsQuery, DutySettingsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<DutySettingsQuery, DutySettingsQueryVariables>(DutySettingsDocument, options);
        }
export type DutySettingsQueryHookResult = ReturnType<typeof useDutySettingsQuery>;
export type DutySettingsLazyQueryHookResult = ReturnType<typeof useDutySettingsLazyQuery>;
export type DutySettingsSuspenseQueryHookResult = ReturnType<typeof useDutySettingsSuspenseQuery>;
export const UpdateDutySettingsDocument = gql`
    mutation UpdateDutySettings($input: DutySettingsInput!) {
  updateDutySettings(input: $input) {
    ...DutySettingsFields
  }
}
    ${DutySettingsFieldsFragmentDoc}`;
export function useUpdateDutySettingsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateDutySettingsMutation, UpdateDutySettingsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateDutySettingsMutation, UpdateDutySettingsMutationVariables>(UpdateDutySettingsDocument, options);
      }
export type UpdateDutySettingsMutationHookResult = ReturnType<typeof useUpdateDutySettingsMutation>;
export const MyStaysDocument = gql`
    query MyStays($orderId: UUID!) {
  myStays(orderId: $orderId) {
    before {
      ...StayFields
    }
    after {
      ...StayFields
    }
  }
}
    ${StayFieldsFragmentDoc}`;
export function useMyStaysQuery(baseOptions: ApolloReactHooks.QueryHookOptions<MyStaysQuery, MyStaysQueryVariables> & ({ variables: MyStaysQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<MyStaysQuery, MyStaysQueryVariables>(MyStaysDocument, options);
      }
export function useMyStaysLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<MyStaysQuery, MyStaysQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<MyStaysQuery, MyStaysQueryVariables>(MyStaysDocument, options);
        }
// @ts-ignore
export function useMyStaysSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<MyStaysQuery, MyStaysQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<MyStaysQuery, MyStaysQueryVariables>;
export function useMyStaysSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<MyStaysQuery, MyStaysQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<MyStaysQuery | undefined, MyStaysQueryVariables>;
export function useMyStaysSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<MyStaysQuery, MyStaysQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<MyStaysQuery, MyStaysQueryVariables>(MyStaysDocument, options);
        }
export type MyStaysQueryHookResult = ReturnType<typeof useMyStaysQuery>;
export type MyStaysLazyQueryHookResult = ReturnType<typeof useMyStaysLazyQuery>;
export type MyStaysSuspenseQueryHookResult = ReturnType<typeof useMyStaysSuspenseQuery>;
export const FeedbackOverviewDocument = gql`
    query FeedbackOverview {
  unreadFeedback {
    ...FeedbackJobRow
  }
  feedbacklessJobs {
    ...FeedbackJobRow
  }
}
    ${FeedbackJobRowFragmentDoc}`;
export function useFeedbackOverviewQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<FeedbackOverviewQuery, FeedbackOverviewQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<FeedbackOverviewQuery, FeedbackOverviewQueryVariables>(FeedbackOverviewDocument, options);
      }
export function useFeedbackOverviewLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<FeedbackOverviewQuery, FeedbackOverviewQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<FeedbackOverviewQuery, FeedbackOverviewQueryVariables>(FeedbackOverviewDocument, options);
        }
// @ts-ignore
export function useFeedbackOverviewSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<FeedbackOverviewQuery, FeedbackOverviewQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<FeedbackOverviewQuery, FeedbackOverviewQueryVariables>;
export function useFeedbackOverviewSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<FeedbackOverviewQuery, FeedbackOverviewQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<FeedbackOverviewQuery | undefined, FeedbackOverviewQueryVariables>;
export function useFeedbackOverviewSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<FeedbackOverviewQuery, FeedbackOverviewQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<FeedbackOverviewQuery, FeedbackOverviewQueryVariables>(FeedbackOverviewDocument, options);
        }
export type FeedbackOverviewQueryHookResult = ReturnType<typeof useFeedbackOverviewQuery>;
export type FeedbackOverviewLazyQueryHookResult = ReturnType<typeof useFeedbackOverviewLazyQuery>;
export type FeedbackOverviewSuspenseQueryHookResult = ReturnType<typeof useFeedbackOverviewSuspenseQuery>;
export const MarkFeedbackReadDocument = gql`
    mutation MarkFeedbackRead($id: UUID!) {
  markFeedbackRead(id: $id)
}
    `;
export function useMarkFeedbackReadMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<MarkFeedbackReadMutation, MarkFeedbackReadMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<MarkFeedbackReadMutation, MarkFeedbackReadMutationVariables>(MarkFeedbackReadDocument, options);
      }
export type MarkFeedbackReadMutationHookResult = ReturnType<typeof useMarkFeedbackReadMutation>;
export const MarkGoodFeedbackReadDocument = gql`
    mutation MarkGoodFeedbackRead($ids: [UUID!]!) {
  markGoodFeedbackRead(ids: $ids)
}
    `;
export function useMarkGoodFeedbackReadMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<MarkGoodFeedbackReadMutation, MarkGoodFeedbackReadMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<MarkGoodFeedbackReadMutation, MarkGoodFeedbackReadMutationVariables>(MarkGoodFeedbackReadDocument, options);
      }
export type MarkGoodFeedbackReadMutationHookResult = ReturnType<typeof useMarkGoodFeedbackReadMutation>;
export const ArchiveJobDocument = gql`
    mutation ArchiveJob($id: UUID!, $version: Int) {
  archiveOrder(id: $id, version: $version) {
    id
    status
    version
  }
}
    `;
export function useArchiveJobMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ArchiveJobMutation, ArchiveJobMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ArchiveJobMutation, ArchiveJobMutationVariables>(ArchiveJobDocument, options);
      }
export type ArchiveJobMutationHookResult = ReturnType<typeof useArchiveJobMutation>;
export const ImportBatchesDocument = gql`
    query ImportBatches {
  importBatches {
    ...ImportBatchFields
  }
}
    ${ImportBatchFieldsFragmentDoc}`;
export function useImportBatchesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<ImportBatchesQuery, ImportBatchesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ImportBatchesQuery, ImportBatchesQueryVariables>(ImportBatchesDocument, options);
      }
export function useImportBatchesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ImportBatchesQuery, ImportBatchesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ImportBatchesQuery, ImportBatchesQueryVariables>(ImportBatchesDocument, options);
        }
// @ts-ignore
export function useImportBatchesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ImportBatchesQuery, ImportBatchesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ImportBatchesQuery, ImportBatchesQueryVariables>;
export function useImportBatchesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ImportBatchesQuery, ImportBatchesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ImportBatchesQuery | undefined, ImportBatchesQueryVariables>;
export function useImportBatchesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ImportBatchesQuery, ImportBatchesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ImportBatchesQuery, ImportBatchesQueryVariables>(ImportBatchesDocument, options);
        }
export type ImportBatchesQueryHookResult = ReturnType<typeof useImportBatchesQuery>;
export type ImportBatchesLazyQueryHookResult = ReturnType<typeof useImportBatchesLazyQuery>;
export type ImportBatchesSuspenseQueryHookResult = ReturnType<typeof useImportBatchesSuspenseQuery>;
export const ImportFileDocument = gql`
    query ImportFile($id: UUID!) {
  importFile(id: $id) {
    ...ImportFileFields
  }
}
    ${ImportFileFieldsFragmentDoc}
${ImportBatchFieldsFragmentDoc}`;
export function useImportFileQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ImportFileQuery, ImportFileQueryVariables> & ({ variables: ImportFileQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ImportFileQuery, ImportFileQueryVariables>(ImportFileDocument, options);
      }
export function useImportFileLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ImportFileQuery, ImportFileQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ImportFileQuery, ImportFileQueryVariables>(ImportFileDocument, options);
        }
// @ts-ignore
export function useImportFileSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ImportFileQuery, ImportFileQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ImportFileQuery, ImportFileQueryVariables>;
export function useImportFileSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ImportFileQuery, ImportFileQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ImportFileQuery | undefined, ImportFileQueryVariables>;
export function useImportFileSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ImportFileQuery, ImportFileQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ImportFileQuery, ImportFileQueryVariables>(ImportFileDocument, options);
        }
export type ImportFileQueryHookResult = ReturnType<typeof useImportFileQuery>;
export type ImportFileLazyQueryHookResult = ReturnType<typeof useImportFileLazyQuery>;
export type ImportFileSuspenseQueryHookResult = ReturnType<typeof useImportFileSuspenseQuery>;
export const ImportRowsDocument = gql`
    query ImportRows($id: UUID!, $outcome: ImportOutcome, $after: Int!) {
  importRows(id: $id, outcome: $outcome, after: $after) {
    line
    outcome
    subject
    problems {
      column
      cell
      reason
    }
  }
}
    `;
export function useImportRowsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ImportRowsQuery, ImportRowsQueryVariables> & ({ variables: ImportRowsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ImportRowsQuery, ImportRowsQueryVariables>(ImportRowsDocument, options);
      }
export function useImportRowsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ImportRowsQuery, ImportRowsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ImportRowsQuery, ImportRowsQueryVariables>(ImportRowsDocument, options);
        }
// @ts-ignore
export function useImportRowsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ImportRowsQuery, ImportRowsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ImportRowsQuery, ImportRowsQueryVariables>;
export function useImportRowsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ImportRowsQuery, ImportRowsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ImportRowsQuery | undefined, ImportRowsQueryVariables>;
export function useImportRowsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ImportRowsQuery, ImportRowsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ImportRowsQuery, ImportRowsQueryVariables>(ImportRowsDocument, options);
        }
export type ImportRowsQueryHookResult = ReturnType<typeof useImportRowsQuery>;
export type ImportRowsLazyQueryHookResult = ReturnType<typeof useImportRowsLazyQuery>;
export type ImportRowsSuspenseQueryHookResult = ReturnType<typeof useImportRowsSuspenseQuery>;
export const ImportProgressDocument = gql`
    query ImportProgress($id: UUID!) {
  importProgress(id: $id) {
    done
    total
  }
}
    `;
export function useImportProgressQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ImportProgressQuery, ImportProgressQueryVariables> & ({ variables: ImportProgressQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ImportProgressQuery, ImportProgressQueryVariables>(ImportProgressDocument, options);
      }
export function useImportProgressLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ImportProgressQuery, ImportProgressQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ImportProgressQuery, ImportProgressQueryVariables>(ImportProgressDocument, options);
        }
// @ts-ignore
export function useImportProgressSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ImportProgressQuery, ImportProgressQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ImportProgressQuery, ImportProgressQueryVariables>;
export function useImportProgressSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ImportProgressQuery, ImportProgressQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ImportProgressQuery | undefined, ImportProgressQueryVariables>;
export function useImportProgressSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ImportProgressQuery, ImportProgressQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ImportProgressQuery, ImportProgressQueryVariables>(ImportProgressDocument, options);
        }
export type ImportProgressQueryHookResult = ReturnType<typeof useImportProgressQuery>;
export type ImportProgressLazyQueryHookResult = ReturnType<typeof useImportProgressLazyQuery>;
export type ImportProgressSuspenseQueryHookResult = ReturnType<typeof useImportProgressSuspenseQuery>;
export const CheckImportDocument = gql`
    mutation CheckImport($id: UUID!, $columns: [ImportColumnInput!]!) {
  checkImport(id: $id, columns: $columns) {
    ...ImportFileFields
  }
}
    ${ImportFileFieldsFragmentDoc}
${ImportBatchFieldsFragmentDoc}`;
export function useCheckImportMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CheckImportMutation, CheckImportMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CheckImportMutation, CheckImportMutationVariables>(CheckImportDocument, options);
      }
export type CheckImportMutationHookResult = ReturnType<typeof useCheckImportMutation>;
export const CommitImportDocument = gql`
    mutation CommitImport($id: UUID!) {
  commitImport(id: $id) {
    ...ImportFileFields
  }
}
    ${ImportFileFieldsFragmentDoc}
${ImportBatchFieldsFragmentDoc}`;
export function useCommitImportMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CommitImportMutation, CommitImportMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CommitImportMutation, CommitImportMutationVariables>(CommitImportDocument, options);
      }
export type CommitImportMutationHookResult = ReturnType<typeof useCommitImportMutation>;
export const UndoImportDocument = gql`
    mutation UndoImport($id: UUID!) {
  undoImport(id: $id) {
    ...ImportFileFields
  }
}
    ${ImportFileFieldsFragmentDoc}
${ImportBatchFieldsFragmentDoc}`;
export function useUndoImportMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UndoImportMutation, UndoImportMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UndoImportMutation, UndoImportMutationVariables>(UndoImportDocument, options);
      }
export type UndoImportMutationHookResult = ReturnType<typeof useUndoImportMutation>;
export const ApiTokensDocument = gql`
    query ApiTokens {
  apiTokens {
    ...ApiTokenRow
  }
}
    ${ApiTokenRowFragmentDoc}`;
export function useApiTokensQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<ApiTokensQuery, ApiTokensQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ApiTokensQuery, ApiTokensQueryVariables>(ApiTokensDocument, options);
      }
export function useApiTokensLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ApiTokensQuery, ApiTokensQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ApiTokensQuery, ApiTokensQueryVariables>(ApiTokensDocument, options);
        }
// @ts-ignore
export function useApiTokensSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ApiTokensQuery, ApiTokensQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ApiTokensQuery, ApiTokensQueryVariables>;
export function useApiTokensSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ApiTokensQuery, ApiTokensQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ApiTokensQuery | undefined, ApiTokensQueryVariables>;
export function useApiTokensSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ApiTokensQuery, ApiTokensQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ApiTokensQuery, ApiTokensQueryVariables>(ApiTokensDocument, options);
        }
export type ApiTokensQueryHookResult = ReturnType<typeof useApiTokensQuery>;
export type ApiTokensLazyQueryHookResult = ReturnType<typeof useApiTokensLazyQuery>;
export type ApiTokensSuspenseQueryHookResult = ReturnType<typeof useApiTokensSuspenseQuery>;
export const WebhooksDocument = gql`
    query Webhooks {
  webhooks {
    ...WebhookRow
  }
}
    ${WebhookRowFragmentDoc}`;
export function useWebhooksQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<WebhooksQuery, WebhooksQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<WebhooksQuery, WebhooksQueryVariables>(WebhooksDocument, options);
      }
export function useWebhooksLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<WebhooksQuery, WebhooksQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<WebhooksQuery, WebhooksQueryVariables>(WebhooksDocument, options);
        }
// @ts-ignore
export function useWebhooksSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<WebhooksQuery, WebhooksQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<WebhooksQuery, WebhooksQueryVariables>;
export function useWebhooksSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<WebhooksQuery, WebhooksQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<WebhooksQuery | undefined, WebhooksQueryVariables>;
export function useWebhooksSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<WebhooksQuery, WebhooksQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<WebhooksQuery, WebhooksQueryVariables>(WebhooksDocument, options);
        }
export type WebhooksQueryHookResult = ReturnType<typeof useWebhooksQuery>;
export type WebhooksLazyQueryHookResult = ReturnType<typeof useWebhooksLazyQuery>;
export type WebhooksSuspenseQueryHookResult = ReturnType<typeof useWebhooksSuspenseQuery>;
export const WebhookDeliveriesDocument = gql`
    query WebhookDeliveries($webhookId: UUID!) {
  webhookDeliveries(webhookId: $webhookId) {
    id
    event
    orderId
    attempt
    at
    ms
    ok
    status
    error
    response
  }
}
    `;
export function useWebhookDeliveriesQuery(baseOptions: ApolloReactHooks.QueryHookOptions<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables> & ({ variables: WebhookDeliveriesQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>(WebhookDeliveriesDocument, options);
      }
export function useWebhookDeliveriesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>(WebhookDeliveriesDocument, options);
        }
// @ts-ignore
export function useWebhookDeliveriesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>;
export function useWebhookDeliveriesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<WebhookDeliveriesQuery | undefined, WebhookDeliveriesQueryVariables>;
export function useWebhookDeliveriesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>(WebhookDeliveriesDocument, options);
        }
export type WebhookDeliveriesQueryHookResult = ReturnType<typeof useWebhookDeliveriesQuery>;
export type WebhookDeliveriesLazyQueryHookResult = ReturnType<typeof useWebhookDeliveriesLazyQuery>;
export type WebhookDeliveriesSuspenseQueryHookResult = ReturnType<typeof useWebhookDeliveriesSuspenseQuery>;
export const CreateApiTokenDocument = gql`
    mutation CreateApiToken($input: ApiTokenInput!) {
  createApiToken(input: $input) {
    id
    token
  }
}
    `;
export function useCreateApiTokenMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateApiTokenMutation, CreateApiTokenMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateApiTokenMutation, CreateApiTokenMutationVariables>(CreateApiTokenDocument, options);
      }
export type CreateApiTokenMutationHookResult = ReturnType<typeof useCreateApiTokenMutation>;
export const RevokeApiTokenDocument = gql`
    mutation RevokeApiToken($id: UUID!) {
  revokeApiToken(id: $id)
}
    `;
export function useRevokeApiTokenMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RevokeApiTokenMutation, RevokeApiTokenMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RevokeApiTokenMutation, RevokeApiTokenMutationVariables>(RevokeApiTokenDocument, options);
      }
export type RevokeApiTokenMutationHookResult = ReturnType<typeof useRevokeApiTokenMutation>;
export const CreateWebhookDocument = gql`
    mutation CreateWebhook($input: WebhookInput!) {
  createWebhook(input: $input) {
    id
    secret
  }
}
    `;
export function useCreateWebhookMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateWebhookMutation, CreateWebhookMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateWebhookMutation, CreateWebhookMutationVariables>(CreateWebhookDocument, options);
      }
export type CreateWebhookMutationHookResult = ReturnType<typeof useCreateWebhookMutation>;
export const SetWebhookActiveDocument = gql`
    mutation SetWebhookActive($id: UUID!, $active: Boolean!) {
  setWebhookActive(id: $id, active: $active)
}
    `;
export function useSetWebhookActiveMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SetWebhookActiveMutation, SetWebhookActiveMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SetWebhookActiveMutation, SetWebhookActiveMutationVariables>(SetWebhookActiveDocument, options);
      }
export type SetWebhookActiveMutationHookResult = ReturnType<typeof useSetWebhookActiveMutation>;
export const DeleteWebhookDocument = gql`
    mutation DeleteWebhook($id: UUID!) {
  deleteWebhook(id: $id)
}
    `;
export function useDeleteWebhookMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteWebhookMutation, DeleteWebhookMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteWebhookMutation, DeleteWebhookMutationVariables>(DeleteWebhookDocument, options);
      }
export type DeleteWebhookMutationHookResult = ReturnType<typeof useDeleteWebhookMutation>;
export const InvoicesDocument = gql`
    query Invoices($first: Int!, $after: String, $search: String, $state: InvoiceState) {
  invoices(first: $first, after: $after, search: $search, state: $state) {
    nodes {
      ...InvoiceSummaryFields
    }
    endCursor
    hasMore
  }
}
    ${InvoiceSummaryFieldsFragmentDoc}`;
export function useInvoicesQuery(baseOptions: ApolloReactHooks.QueryHookOptions<InvoicesQuery, InvoicesQueryVariables> & ({ variables: InvoicesQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<InvoicesQuery, InvoicesQueryVariables>(InvoicesDocument, options);
      }
export function useInvoicesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<InvoicesQuery, InvoicesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<InvoicesQuery, InvoicesQueryVariables>(InvoicesDocument, options);
        }
// @ts-ignore
export function useInvoicesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<InvoicesQuery, InvoicesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<InvoicesQuery, InvoicesQueryVariables>;
export function useInvoicesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<InvoicesQuery, InvoicesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<InvoicesQuery | undefined, InvoicesQueryVariables>;
export function useInvoicesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<InvoicesQuery, InvoicesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<InvoicesQuery, InvoicesQueryVariables>(InvoicesDocument, options);
        }
export type InvoicesQueryHookResult = ReturnType<typeof useInvoicesQuery>;
export type InvoicesLazyQueryHookResult = ReturnType<typeof useInvoicesLazyQuery>;
export type InvoicesSuspenseQueryHookResult = ReturnType<typeof useInvoicesSuspenseQuery>;
export const InvoiceProfitsDocument = gql`
    query InvoiceProfits($ids: [UUID!]!) {
  invoiceProfits(ids: $ids) {
    id
    price
    profit
  }
}
    `;
export function useInvoiceProfitsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<InvoiceProfitsQuery, InvoiceProfitsQueryVariables> & ({ variables: InvoiceProfitsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<InvoiceProfitsQuery, InvoiceProfitsQueryVariables>(InvoiceProfitsDocument, options);
      }
export function useInvoiceProfitsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<InvoiceProfitsQuery, InvoiceProfitsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<InvoiceProfitsQuery, InvoiceProfitsQueryVariables>(InvoiceProfitsDocument, options);
        }
// @ts-ignore
export function useInvoiceProfitsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<InvoiceProfitsQuery, InvoiceProfitsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<InvoiceProfitsQuery, InvoiceProfitsQueryVariables>;
export function useInvoiceProfitsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<InvoiceProfitsQuery, InvoiceProfitsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<InvoiceProfitsQuery | undefined, InvoiceProfitsQueryVariables>;
export function useInvoiceProfitsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<InvoiceProfitsQuery, InvoiceProfitsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<InvoiceProfitsQuery, InvoiceProfitsQueryVariables>(InvoiceProfitsDocument, options);
        }
export type InvoiceProfitsQueryHookResult = ReturnType<typeof useInvoiceProfitsQuery>;
export type InvoiceProfitsLazyQueryHookResult = ReturnType<typeof useInvoiceProfitsLazyQuery>;
export type InvoiceProfitsSuspenseQueryHookResult = ReturnType<typeof useInvoiceProfitsSuspenseQuery>;
export const InvoicesOfOrderDocument = gql`
    query InvoicesOfOrder($id: UUID!) {
  invoicesOfOrder(id: $id) {
    ...InvoiceSummaryFields
  }
}
    ${InvoiceSummaryFieldsFragmentDoc}`;
export function useInvoicesOfOrderQuery(baseOptions: ApolloReactHooks.QueryHookOptions<InvoicesOfOrderQuery, InvoicesOfOrderQueryVariables> & ({ variables: InvoicesOfOrderQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<InvoicesOfOrderQuery, InvoicesOfOrderQueryVariables>(InvoicesOfOrderDocument, options);
      }
export function useInvoicesOfOrderLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<InvoicesOfOrderQuery, InvoicesOfOrderQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<InvoicesOfOrderQuery, InvoicesOfOrderQueryVariables>(InvoicesOfOrderDocument, options);
        }
// @ts-ignore
export function useInvoicesOfOrderSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<InvoicesOfOrderQuery, InvoicesOfOrderQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<InvoicesOfOrderQuery, InvoicesOfOrderQueryVariables>;
export function useInvoicesOfOrderSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<InvoicesOfOrderQuery, InvoicesOfOrderQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<InvoicesOfOrderQuery | undefined, InvoicesOfOrderQueryVariables>;
export function useInvoicesOfOrderSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<InvoicesOfOrderQuery, InvoicesOfOrderQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<InvoicesOfOrderQuery, InvoicesOfOrderQueryVariables>(InvoicesOfOrderDocument, options);
        }
export type InvoicesOfOrderQueryHookResult = ReturnType<typeof useInvoicesOfOrderQuery>;
export type InvoicesOfOrderLazyQueryHookResult = ReturnType<typeof useInvoicesOfOrderLazyQuery>;
export type InvoicesOfOrderSuspenseQueryHookResult = ReturnType<typeof useInvoicesOfOrderSuspenseQuery>;
export const TripPayingDocument = gql`
    query TripPaying($id: UUID!) {
  tripPaying(id: $id) {
    ...TripPayingFields
  }
}
    ${TripPayingFieldsFragmentDoc}`;
export function useTripPayingQuery(baseOptions: ApolloReactHooks.QueryHookOptions<TripPayingQuery, TripPayingQueryVariables> & ({ variables: TripPayingQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<TripPayingQuery, TripPayingQueryVariables>(TripPayingDocument, options);
      }
export function useTripPayingLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<TripPayingQuery, TripPayingQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<TripPayingQuery, TripPayingQueryVariables>(TripPayingDocument, options);
        }
// @ts-ignore
export function useTripPayingSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<TripPayingQuery, TripPayingQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<TripPayingQuery, TripPayingQueryVariables>;
export function useTripPayingSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<TripPayingQuery, TripPayingQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<TripPayingQuery | undefined, TripPayingQueryVariables>;
export function useTripPayingSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<TripPayingQuery, TripPayingQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<TripPayingQuery, TripPayingQueryVariables>(TripPayingDocument, options);
        }
export type TripPayingQueryHookResult = ReturnType<typeof useTripPayingQuery>;
export type TripPayingLazyQueryHookResult = ReturnType<typeof useTripPayingLazyQuery>;
export type TripPayingSuspenseQueryHookResult = ReturnType<typeof useTripPayingSuspenseQuery>;
export const AskPrepaymentDocument = gql`
    mutation AskPrepayment($id: UUID!, $percent: Int!) {
  askPrepayment(id: $id, percent: $percent) {
    ...TripPayingFields
  }
}
    ${TripPayingFieldsFragmentDoc}`;
export function useAskPrepaymentMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<AskPrepaymentMutation, AskPrepaymentMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<AskPrepaymentMutation, AskPrepaymentMutationVariables>(AskPrepaymentDocument, options);
      }
export type AskPrepaymentMutationHookResult = ReturnType<typeof useAskPrepaymentMutation>;
export const CancelPrepaymentDocument = gql`
    mutation CancelPrepayment($id: UUID!) {
  cancelPrepayment(id: $id) {
    ...TripPayingFields
  }
}
    ${TripPayingFieldsFragmentDoc}`;
export function useCancelPrepaymentMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CancelPrepaymentMutation, CancelPrepaymentMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CancelPrepaymentMutation, CancelPrepaymentMutationVariables>(CancelPrepaymentDocument, options);
      }
export type CancelPrepaymentMutationHookResult = ReturnType<typeof useCancelPrepaymentMutation>;
export const InvoiceDocument = gql`
    query Invoice($id: UUID!) {
  invoice(id: $id) {
    ...InvoiceFields
  }
}
    ${InvoiceFieldsFragmentDoc}`;
export function useInvoiceQuery(baseOptions: ApolloReactHooks.QueryHookOptions<InvoiceQuery, InvoiceQueryVariables> & ({ variables: InvoiceQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<InvoiceQuery, InvoiceQueryVariables>(InvoiceDocument, options);
      }
export function useInvoiceLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<InvoiceQuery, InvoiceQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<InvoiceQuery, InvoiceQueryVariables>(InvoiceDocument, options);
        }
// @ts-ignore
export function useInvoiceSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<InvoiceQuery, InvoiceQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<InvoiceQuery, InvoiceQueryVariables>;
export function useInvoiceSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<InvoiceQuery, InvoiceQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<InvoiceQuery | undefined, InvoiceQueryVariables>;
export function useInvoiceSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<InvoiceQuery, InvoiceQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<InvoiceQuery, InvoiceQueryVariables>(InvoiceDocument, options);
        }
export type InvoiceQueryHookResult = ReturnType<typeof useInvoiceQuery>;
export type InvoiceLazyQueryHookResult = ReturnType<typeof useInvoiceLazyQuery>;
export type InvoiceSuspenseQueryHookResult = ReturnType<typeof useInvoiceSuspenseQuery>;
export const MakeInvoiceDocument = gql`
    mutation MakeInvoice($orderId: UUID!) {
  makeInvoice(orderId: $orderId) {
    id
  }
}
    `;
export function useMakeInvoiceMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<MakeInvoiceMutation, MakeInvoiceMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<MakeInvoiceMutation, MakeInvoiceMutationVariables>(MakeInvoiceDocument, options);
      }
export type MakeInvoiceMutationHookResult = ReturnType<typeof useMakeInvoiceMutation>;
export const MakePrepaymentInvoiceDocument = gql`
    mutation MakePrepaymentInvoice($orderId: UUID!, $percent: Int!) {
  makePrepaymentInvoice(orderId: $orderId, percent: $percent) {
    id
  }
}
    `;
export function useMakePrepaymentInvoiceMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<MakePrepaymentInvoiceMutation, MakePrepaymentInvoiceMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<MakePrepaymentInvoiceMutation, MakePrepaymentInvoiceMutationVariables>(MakePrepaymentInvoiceDocument, options);
      }
export type MakePrepaymentInvoiceMutationHookResult = ReturnType<typeof useMakePrepaymentInvoiceMutation>;
export const SaveInvoiceDraftDocument = gql`
    mutation SaveInvoiceDraft($id: UUID!, $version: Int!, $input: InvoiceDraftInput!) {
  saveInvoiceDraft(id: $id, version: $version, input: $input) {
    ...InvoiceFields
  }
}
    ${InvoiceFieldsFragmentDoc}`;
export function useSaveInvoiceDraftMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SaveInvoiceDraftMutation, SaveInvoiceDraftMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SaveInvoiceDraftMutation, SaveInvoiceDraftMutationVariables>(SaveInvoiceDraftDocument, options);
      }
export type SaveInvoiceDraftMutationHookResult = ReturnType<typeof useSaveInvoiceDraftMutation>;
export const JoinInvoiceDraftsDocument = gql`
    mutation JoinInvoiceDrafts($id: UUID!, $version: Int!, $others: [SeenDraftInput!]!) {
  joinInvoiceDrafts(id: $id, version: $version, others: $others) {
    ...InvoiceFields
  }
}
    ${InvoiceFieldsFragmentDoc}`;
export function useJoinInvoiceDraftsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<JoinInvoiceDraftsMutation, JoinInvoiceDraftsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<JoinInvoiceDraftsMutation, JoinInvoiceDraftsMutationVariables>(JoinInvoiceDraftsDocument, options);
      }
export type JoinInvoiceDraftsMutationHookResult = ReturnType<typeof useJoinInvoiceDraftsMutation>;
export const DropInvoiceDraftDocument = gql`
    mutation DropInvoiceDraft($id: UUID!, $version: Int!) {
  dropInvoiceDraft(id: $id, version: $version) {
    ...InvoiceFields
  }
}
    ${InvoiceFieldsFragmentDoc}`;
export function useDropInvoiceDraftMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DropInvoiceDraftMutation, DropInvoiceDraftMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DropInvoiceDraftMutation, DropInvoiceDraftMutationVariables>(DropInvoiceDraftDocument, options);
      }
export type DropInvoiceDraftMutationHookResult = ReturnType<typeof useDropInvoiceDraftMutation>;
export const IssueInvoiceDocument = gql`
    mutation IssueInvoice($id: UUID!, $version: Int!, $send: Boolean!) {
  issueInvoice(id: $id, version: $version, send: $send) {
    ...InvoiceFields
  }
}
    ${InvoiceFieldsFragmentDoc}`;
export function useIssueInvoiceMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<IssueInvoiceMutation, IssueInvoiceMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<IssueInvoiceMutation, IssueInvoiceMutationVariables>(IssueInvoiceDocument, options);
      }
export type IssueInvoiceMutationHookResult = ReturnType<typeof useIssueInvoiceMutation>;
export const SendInvoiceDocument = gql`
    mutation SendInvoice($id: UUID!) {
  sendInvoice(id: $id) {
    ...InvoiceFields
  }
}
    ${InvoiceFieldsFragmentDoc}`;
export function useSendInvoiceMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SendInvoiceMutation, SendInvoiceMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SendInvoiceMutation, SendInvoiceMutationVariables>(SendInvoiceDocument, options);
      }
export type SendInvoiceMutationHookResult = ReturnType<typeof useSendInvoiceMutation>;
export const CreditInvoiceDocument = gql`
    mutation CreditInvoice($id: UUID!, $lines: [CreditLineInput!]!, $reason: String!, $send: Boolean!) {
  creditInvoice(id: $id, lines: $lines, reason: $reason, send: $send) {
    ...InvoiceFields
  }
}
    ${InvoiceFieldsFragmentDoc}`;
export function useCreditInvoiceMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreditInvoiceMutation, CreditInvoiceMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreditInvoiceMutation, CreditInvoiceMutationVariables>(CreditInvoiceDocument, options);
      }
export type CreditInvoiceMutationHookResult = ReturnType<typeof useCreditInvoiceMutation>;
export const KeepingDocument = gql`
    query Keeping {
  keeping {
    ...KeepingFields
  }
}
    ${KeepingFieldsFragmentDoc}`;
export function useKeepingQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<KeepingQuery, KeepingQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<KeepingQuery, KeepingQueryVariables>(KeepingDocument, options);
      }
export function useKeepingLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<KeepingQuery, KeepingQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<KeepingQuery, KeepingQueryVariables>(KeepingDocument, options);
        }
// @ts-ignore
export function useKeepingSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<KeepingQuery, KeepingQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<KeepingQuery, KeepingQueryVariables>;
export function useKeepingSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<KeepingQuery, KeepingQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<KeepingQuery | undefined, KeepingQueryVariables>;
export function useKeepingSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<KeepingQuery, KeepingQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<KeepingQuery, KeepingQueryVariables>(KeepingDocument, options);
        }
export type KeepingQueryHookResult = ReturnType<typeof useKeepingQuery>;
export type KeepingLazyQueryHookResult = ReturnType<typeof useKeepingLazyQuery>;
export type KeepingSuspenseQueryHookResult = ReturnType<typeof useKeepingSuspenseQuery>;
export const KeepingPreviewDocument = gql`
    query KeepingPreview($kind: KeepingKind!, $months: Int!) {
  keepingPreview(kind: $kind, months: $months)
}
    `;
export function useKeepingPreviewQuery(baseOptions: ApolloReactHooks.QueryHookOptions<KeepingPreviewQuery, KeepingPreviewQueryVariables> & ({ variables: KeepingPreviewQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<KeepingPreviewQuery, KeepingPreviewQueryVariables>(KeepingPreviewDocument, options);
      }
export function useKeepingPreviewLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<KeepingPreviewQuery, KeepingPreviewQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<KeepingPreviewQuery, KeepingPreviewQueryVariables>(KeepingPreviewDocument, options);
        }
// @ts-ignore
export function useKeepingPreviewSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<KeepingPreviewQuery, KeepingPreviewQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<KeepingPreviewQuery, KeepingPreviewQueryVariables>;
export function useKeepingPreviewSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<KeepingPreviewQuery, KeepingPreviewQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<KeepingPreviewQuery | undefined, KeepingPreviewQueryVariables>;
export function useKeepingPreviewSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<KeepingPreviewQuery, KeepingPreviewQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<KeepingPreviewQuery, KeepingPreviewQueryVariables>(KeepingPreviewDocument, options);
        }
export type KeepingPreviewQueryHookResult = ReturnType<typeof useKeepingPreviewQuery>;
export type KeepingPreviewLazyQueryHookResult = ReturnType<typeof useKeepingPreviewLazyQuery>;
export type KeepingPreviewSuspenseQueryHookResult = ReturnType<typeof useKeepingPreviewSuspenseQuery>;
export const SaveKeepingRuleDocument = gql`
    mutation SaveKeepingRule($kind: KeepingKind!, $months: Int!) {
  saveKeepingRule(kind: $kind, months: $months) {
    ...KeepingFields
  }
}
    ${KeepingFieldsFragmentDoc}`;
export function useSaveKeepingRuleMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SaveKeepingRuleMutation, SaveKeepingRuleMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SaveKeepingRuleMutation, SaveKeepingRuleMutationVariables>(SaveKeepingRuleDocument, options);
      }
export type SaveKeepingRuleMutationHookResult = ReturnType<typeof useSaveKeepingRuleMutation>;
export const ConfirmKeepingRuleDocument = gql`
    mutation ConfirmKeepingRule($kind: KeepingKind!, $months: Int!) {
  confirmKeepingRule(kind: $kind, months: $months) {
    ...KeepingFields
  }
}
    ${KeepingFieldsFragmentDoc}`;
export function useConfirmKeepingRuleMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ConfirmKeepingRuleMutation, ConfirmKeepingRuleMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ConfirmKeepingRuleMutation, ConfirmKeepingRuleMutationVariables>(ConfirmKeepingRuleDocument, options);
      }
export type ConfirmKeepingRuleMutationHookResult = ReturnType<typeof useConfirmKeepingRuleMutation>;
export const FindPeopleDocument = gql`
    query FindPeople($text: String!) {
  findPeople(text: $text) {
    kind
    value
    name
    email
    phone
    trips
    lastAt
  }
}
    `;
export function useFindPeopleQuery(baseOptions: ApolloReactHooks.QueryHookOptions<FindPeopleQuery, FindPeopleQueryVariables> & ({ variables: FindPeopleQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<FindPeopleQuery, FindPeopleQueryVariables>(FindPeopleDocument, options);
      }
export function useFindPeopleLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<FindPeopleQuery, FindPeopleQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<FindPeopleQuery, FindPeopleQueryVariables>(FindPeopleDocument, options);
        }
// @ts-ignore
export function useFindPeopleSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<FindPeopleQuery, FindPeopleQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<FindPeopleQuery, FindPeopleQueryVariables>;
export function useFindPeopleSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<FindPeopleQuery, FindPeopleQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<FindPeopleQuery | undefined, FindPeopleQueryVariables>;
export function useFindPeopleSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<FindPeopleQuery, FindPeopleQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<FindPeopleQuery, FindPeopleQueryVariables>(FindPeopleDocument, options);
        }
export type FindPeopleQueryHookResult = ReturnType<typeof useFindPeopleQuery>;
export type FindPeopleLazyQueryHookResult = ReturnType<typeof useFindPeopleLazyQuery>;
export type FindPeopleSuspenseQueryHookResult = ReturnType<typeof useFindPeopleSuspenseQuery>;
export const PersonFileDocument = gql`
    query PersonFile($person: PersonInput!) {
  personFile(person: $person)
}
    `;
export function usePersonFileQuery(baseOptions: ApolloReactHooks.QueryHookOptions<PersonFileQuery, PersonFileQueryVariables> & ({ variables: PersonFileQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PersonFileQuery, PersonFileQueryVariables>(PersonFileDocument, options);
      }
export function usePersonFileLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PersonFileQuery, PersonFileQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PersonFileQuery, PersonFileQueryVariables>(PersonFileDocument, options);
        }
// @ts-ignore
export function usePersonFileSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<PersonFileQuery, PersonFileQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PersonFileQuery, PersonFileQueryVariables>;
export function usePersonFileSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PersonFileQuery, PersonFileQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PersonFileQuery | undefined, PersonFileQueryVariables>;
export function usePersonFileSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PersonFileQuery, PersonFileQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<PersonFileQuery, PersonFileQueryVariables>(PersonFileDocument, options);
        }
export type PersonFileQueryHookResult = ReturnType<typeof usePersonFileQuery>;
export type PersonFileLazyQueryHookResult = ReturnType<typeof usePersonFileLazyQuery>;
export type PersonFileSuspenseQueryHookResult = ReturnType<typeof usePersonFileSuspenseQuery>;
export const ErasurePreviewDocument = gql`
    query ErasurePreview($person: PersonInput!, $withNames: Boolean!) {
  erasurePreview(person: $person, withNames: $withNames) {
    name
    orders
    userGoes
    stays {
      reason
      orderId
      until
    }
    mentions {
      table
      orderId
      text
    }
  }
}
    `;
export function useErasurePreviewQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ErasurePreviewQuery, ErasurePreviewQueryVariables> & ({ variables: ErasurePreviewQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ErasurePreviewQuery, ErasurePreviewQueryVariables>(ErasurePreviewDocument, options);
      }
export function useErasurePreviewLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ErasurePreviewQuery, ErasurePreviewQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ErasurePreviewQuery, ErasurePreviewQueryVariables>(ErasurePreviewDocument, options);
        }
// @ts-ignore
export function useErasurePreviewSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ErasurePreviewQuery, ErasurePreviewQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ErasurePreviewQuery, ErasurePreviewQueryVariables>;
export function useErasurePreviewSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ErasurePreviewQuery, ErasurePreviewQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ErasurePreviewQuery | undefined, ErasurePreviewQueryVariables>;
export function useErasurePreviewSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ErasurePreviewQuery, ErasurePreviewQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ErasurePreviewQuery, ErasurePreviewQueryVariables>(ErasurePreviewDocument, options);
        }
export type ErasurePreviewQueryHookResult = ReturnType<typeof useErasurePreviewQuery>;
export type ErasurePreviewLazyQueryHookResult = ReturnType<typeof useErasurePreviewLazyQuery>;
export type ErasurePreviewSuspenseQueryHookResult = ReturnType<typeof useErasurePreviewSuspenseQuery>;
export const ErasuresDocument = gql`
    query Erasures {
  erasures {
    ...ErasureRow
  }
}
    ${ErasureRowFragmentDoc}`;
export function useErasuresQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<ErasuresQuery, ErasuresQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ErasuresQuery, ErasuresQueryVariables>(ErasuresDocument, options);
      }
export function useErasuresLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ErasuresQuery, ErasuresQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ErasuresQuery, ErasuresQueryVariables>(ErasuresDocument, options);
        }
// @ts-ignore
export function useErasuresSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ErasuresQuery, ErasuresQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ErasuresQuery, ErasuresQueryVariables>;
export function useErasuresSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ErasuresQuery, ErasuresQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ErasuresQuery | undefined, ErasuresQueryVariables>;
export function useErasuresSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ErasuresQuery, ErasuresQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ErasuresQuery, ErasuresQueryVariables>(ErasuresDocument, options);
        }
export type ErasuresQueryHookResult = ReturnType<typeof useErasuresQuery>;
export type ErasuresLazyQueryHookResult = ReturnType<typeof useErasuresLazyQuery>;
export type ErasuresSuspenseQueryHookResult = ReturnType<typeof useErasuresSuspenseQuery>;
export const ErasePersonDocument = gql`
    mutation ErasePerson($person: PersonInput!, $withNames: Boolean!, $typedName: String!) {
  erasePerson(person: $person, withNames: $withNames, typedName: $typedName) {
    ...ErasureRow
  }
}
    ${ErasureRowFragmentDoc}`;
export function useErasePersonMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ErasePersonMutation, ErasePersonMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ErasePersonMutation, ErasePersonMutationVariables>(ErasePersonDocument, options);
      }
export type ErasePersonMutationHookResult = ReturnType<typeof useErasePersonMutation>;
export const MailDraftsDocument = gql`
    query MailDrafts($state: MailDraftState!) {
  mailDrafts(state: $state) {
    rows {
      id
      state
      asideReason
      createdAt
      subject
      senderName
      senderAddress
      fields {
        key
        value
        state
      }
      askedAt
    }
    waitingCount
    hasMailbox
  }
}
    `;
export function useMailDraftsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<MailDraftsQuery, MailDraftsQueryVariables> & ({ variables: MailDraftsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<MailDraftsQuery, MailDraftsQueryVariables>(MailDraftsDocument, options);
      }
export function useMailDraftsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<MailDraftsQuery, MailDraftsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<MailDraftsQuery, MailDraftsQueryVariables>(MailDraftsDocument, options);
        }
// @ts-ignore
export function useMailDraftsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<MailDraftsQuery, MailDraftsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<MailDraftsQuery, MailDraftsQueryVariables>;
export function useMailDraftsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<MailDraftsQuery, MailDraftsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<MailDraftsQuery | undefined, MailDraftsQueryVariables>;
export function useMailDraftsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<MailDraftsQuery, MailDraftsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<MailDraftsQuery, MailDraftsQueryVariables>(MailDraftsDocument, options);
        }
export type MailDraftsQueryHookResult = ReturnType<typeof useMailDraftsQuery>;
export type MailDraftsLazyQueryHookResult = ReturnType<typeof useMailDraftsLazyQuery>;
export type MailDraftsSuspenseQueryHookResult = ReturnType<typeof useMailDraftsSuspenseQuery>;
export const MailDraftDocument = gql`
    query MailDraft($id: UUID!) {
  mailDraft(id: $id) {
    ...MailDraftFields
  }
}
    ${MailDraftFieldsFragmentDoc}
${ReceivedMailFieldsFragmentDoc}`;
export function useMailDraftQuery(baseOptions: ApolloReactHooks.QueryHookOptions<MailDraftQuery, MailDraftQueryVariables> & ({ variables: MailDraftQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<MailDraftQuery, MailDraftQueryVariables>(MailDraftDocument, options);
      }
export function useMailDraftLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<MailDraftQuery, MailDraftQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<MailDraftQuery, MailDraftQueryVariables>(MailDraftDocument, options);
        }
// @ts-ignore
export function useMailDraftSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<MailDraftQuery, MailDraftQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<MailDraftQuery, MailDraftQueryVariables>;
export function useMailDraftSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<MailDraftQuery, MailDraftQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<MailDraftQuery | undefined, MailDraftQueryVariables>;
export function useMailDraftSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<MailDraftQuery, MailDraftQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<MailDraftQuery, MailDraftQueryVariables>(MailDraftDocument, options);
        }
export type MailDraftQueryHookResult = ReturnType<typeof useMailDraftQuery>;
export type MailDraftLazyQueryHookResult = ReturnType<typeof useMailDraftLazyQuery>;
export type MailDraftSuspenseQueryHookResult = ReturnType<typeof useMailDraftSuspenseQuery>;
export const OrderMailsDocument = gql`
    query OrderMails($orderId: UUID!) {
  orderMails(orderId: $orderId) {
    ...ReceivedMailFields
  }
}
    ${ReceivedMailFieldsFragmentDoc}`;
export function useOrderMailsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<OrderMailsQuery, OrderMailsQueryVariables> & ({ variables: OrderMailsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<OrderMailsQuery, OrderMailsQueryVariables>(OrderMailsDocument, options);
      }
export function useOrderMailsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<OrderMailsQuery, OrderMailsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<OrderMailsQuery, OrderMailsQueryVariables>(OrderMailsDocument, options);
        }
// @ts-ignore
export function useOrderMailsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<OrderMailsQuery, OrderMailsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<OrderMailsQuery, OrderMailsQueryVariables>;
export function useOrderMailsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<OrderMailsQuery, OrderMailsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<OrderMailsQuery | undefined, OrderMailsQueryVariables>;
export function useOrderMailsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<OrderMailsQuery, OrderMailsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<OrderMailsQuery, OrderMailsQueryVariables>(OrderMailsDocument, options);
        }
export type OrderMailsQueryHookResult = ReturnType<typeof useOrderMailsQuery>;
export type OrderMailsLazyQueryHookResult = ReturnType<typeof useOrderMailsLazyQuery>;
export type OrderMailsSuspenseQueryHookResult = ReturnType<typeof useOrderMailsSuspenseQuery>;
export const SetMailFieldDocument = gql`
    mutation SetMailField($id: UUID!, $seenVersion: Int!, $key: MailFieldKey!, $value: String!) {
  setMailField(id: $id, seenVersion: $seenVersion, key: $key, value: $value) {
    ...MailDraftFields
  }
}
    ${MailDraftFieldsFragmentDoc}
${ReceivedMailFieldsFragmentDoc}`;
export function useSetMailFieldMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SetMailFieldMutation, SetMailFieldMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SetMailFieldMutation, SetMailFieldMutationVariables>(SetMailFieldDocument, options);
      }
export type SetMailFieldMutationHookResult = ReturnType<typeof useSetMailFieldMutation>;
export const AskAboutMailDocument = gql`
    mutation AskAboutMail($id: UUID!, $seenVersion: Int!, $text: String!) {
  askAboutMail(id: $id, seenVersion: $seenVersion, text: $text) {
    ...MailDraftFields
  }
}
    ${MailDraftFieldsFragmentDoc}
${ReceivedMailFieldsFragmentDoc}`;
export function useAskAboutMailMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<AskAboutMailMutation, AskAboutMailMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<AskAboutMailMutation, AskAboutMailMutationVariables>(AskAboutMailDocument, options);
      }
export type AskAboutMailMutationHookResult = ReturnType<typeof useAskAboutMailMutation>;
export const MakeOrderOfMailDocument = gql`
    mutation MakeOrderOfMail($id: UUID!, $seenVersion: Int!) {
  makeOrderOfMail(id: $id, seenVersion: $seenVersion)
}
    `;
export function useMakeOrderOfMailMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<MakeOrderOfMailMutation, MakeOrderOfMailMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<MakeOrderOfMailMutation, MakeOrderOfMailMutationVariables>(MakeOrderOfMailDocument, options);
      }
export type MakeOrderOfMailMutationHookResult = ReturnType<typeof useMakeOrderOfMailMutation>;
export const PutMailAwayDocument = gql`
    mutation PutMailAway($id: UUID!, $away: Boolean!) {
  putMailAway(id: $id, away: $away) {
    ...MailDraftFields
  }
}
    ${MailDraftFieldsFragmentDoc}
${ReceivedMailFieldsFragmentDoc}`;
export function usePutMailAwayMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<PutMailAwayMutation, PutMailAwayMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<PutMailAwayMutation, PutMailAwayMutationVariables>(PutMailAwayDocument, options);
      }
export type PutMailAwayMutationHookResult = ReturnType<typeof usePutMailAwayMutation>;
export const MarkMailReadDocument = gql`
    mutation MarkMailRead($id: UUID!) {
  markMailRead(id: $id)
}
    `;
export function useMarkMailReadMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<MarkMailReadMutation, MarkMailReadMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<MarkMailReadMutation, MarkMailReadMutationVariables>(MarkMailReadDocument, options);
      }
export type MarkMailReadMutationHookResult = ReturnType<typeof useMarkMailReadMutation>;
export const DashboardDocument = gql`
    query Dashboard {
  newOrders {
    ...OrderListRow
  }
  acceptedOrders {
    ...OrderListRow
  }
  upcomingJobs {
    ...OrderListRow
  }
  answeredOrders {
    ...OrderListRow
  }
  changeRequests {
    id
  }
}
    ${OrderListRowFragmentDoc}`;
export function useDashboardQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<DashboardQuery, DashboardQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<DashboardQuery, DashboardQueryVariables>(DashboardDocument, options);
      }
export function useDashboardLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<DashboardQuery, DashboardQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<DashboardQuery, DashboardQueryVariables>(DashboardDocument, options);
        }
// @ts-ignore
export function useDashboardSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<DashboardQuery, DashboardQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<DashboardQuery, DashboardQueryVariables>;
export function useDashboardSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<DashboardQuery, DashboardQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<DashboardQuery | undefined, DashboardQueryVariables>;
export function useDashboardSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<DashboardQuery, DashboardQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<DashboardQuery, DashboardQueryVariables>(DashboardDocument, options);
        }
export type DashboardQueryHookResult = ReturnType<typeof useDashboardQuery>;
export type DashboardLazyQueryHookResult = ReturnType<typeof useDashboardLazyQuery>;
export type DashboardSuspenseQueryHookResult = ReturnType<typeof useDashboardSuspenseQuery>;
export const NextWaitingDocument = gql`
    query NextWaiting {
  newOrders {
    ...WaitingOrder
  }
  acceptedOrders {
    ...WaitingOrder
  }
  upcomingJobs {
    ...WaitingOrder
  }
}
    ${WaitingOrderFragmentDoc}`;
export function useNextWaitingQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<NextWaitingQuery, NextWaitingQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<NextWaitingQuery, NextWaitingQueryVariables>(NextWaitingDocument, options);
      }
export function useNextWaitingLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<NextWaitingQuery, NextWaitingQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<NextWaitingQuery, NextWaitingQueryVariables>(NextWaitingDocument, options);
        }
// @ts-ignore
export function useNextWaitingSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<NextWaitingQuery, NextWaitingQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<NextWaitingQuery, NextWaitingQueryVariables>;
export function useNextWaitingSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<NextWaitingQuery, NextWaitingQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<NextWaitingQuery | undefined, NextWaitingQueryVariables>;
export function useNextWaitingSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<NextWaitingQuery, NextWaitingQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<NextWaitingQuery, NextWaitingQueryVariables>(NextWaitingDocument, options);
        }
export type NextWaitingQueryHookResult = ReturnType<typeof useNextWaitingQuery>;
export type NextWaitingLazyQueryHookResult = ReturnType<typeof useNextWaitingLazyQuery>;
export type NextWaitingSuspenseQueryHookResult = ReturnType<typeof useNextWaitingSuspenseQuery>;
export const OrderByIdDocument = gql`
    query OrderById($id: UUID!) {
  order(id: $id) {
    ...OrderDetails
  }
}
    ${OrderDetailsFragmentDoc}
${OfferLinePartsFragmentDoc}
${SourcePartsFragmentDoc}`;
export function useOrderByIdQuery(baseOptions: ApolloReactHooks.QueryHookOptions<OrderByIdQuery, OrderByIdQueryVariables> & ({ variables: OrderByIdQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<OrderByIdQuery, OrderByIdQueryVariables>(OrderByIdDocument, options);
      }
export function useOrderByIdLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<OrderByIdQuery, OrderByIdQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<OrderByIdQuery, OrderByIdQueryVariables>(OrderByIdDocument, options);
        }
// @ts-ignore
export function useOrderByIdSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<OrderByIdQuery, OrderByIdQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<OrderByIdQuery, OrderByIdQueryVariables>;
export function useOrderByIdSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<OrderByIdQuery, OrderByIdQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<OrderByIdQuery | undefined, OrderByIdQueryVariables>;
export function useOrderByIdSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<OrderByIdQuery, OrderByIdQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<OrderByIdQuery, OrderByIdQueryVariables>(OrderByIdDocument, options);
        }
export type OrderByIdQueryHookResult = ReturnType<typeof useOrderByIdQuery>;
export type OrderByIdLazyQueryHookResult = ReturnType<typeof useOrderByIdLazyQuery>;
export type OrderByIdSuspenseQueryHookResult = ReturnType<typeof useOrderByIdSuspenseQuery>;
export const OrderHistoryDocument = gql`
    query OrderHistory($id: UUID!) {
  orderHistory(id: $id) {
    id
    version
    at
    action
    actor
    actorName
    changes
  }
}
    `;
export function useOrderHistoryQuery(baseOptions: ApolloReactHooks.QueryHookOptions<OrderHistoryQuery, OrderHistoryQueryVariables> & ({ variables: OrderHistoryQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<OrderHistoryQuery, OrderHistoryQueryVariables>(OrderHistoryDocument, options);
      }
export function useOrderHistoryLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<OrderHistoryQuery, OrderHistoryQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<OrderHistoryQuery, OrderHistoryQueryVariables>(OrderHistoryDocument, options);
        }
// @ts-ignore
export function useOrderHistorySuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<OrderHistoryQuery, OrderHistoryQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<OrderHistoryQuery, OrderHistoryQueryVariables>;
export function useOrderHistorySuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<OrderHistoryQuery, OrderHistoryQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<OrderHistoryQuery | undefined, OrderHistoryQueryVariables>;
export function useOrderHistorySuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<OrderHistoryQuery, OrderHistoryQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<OrderHistoryQuery, OrderHistoryQueryVariables>(OrderHistoryDocument, options);
        }
export type OrderHistoryQueryHookResult = ReturnType<typeof useOrderHistoryQuery>;
export type OrderHistoryLazyQueryHookResult = ReturnType<typeof useOrderHistoryLazyQuery>;
export type OrderHistorySuspenseQueryHookResult = ReturnType<typeof useOrderHistorySuspenseQuery>;
export const AssignmentOptionsDocument = gql`
    query AssignmentOptions($from: DateTime!, $to: DateTime!, $orderId: UUID!) {
  drivers {
    id
    firstname
    lastname
    username
    role
    hidden
  }
  buses {
    id
    name
    hidden
    seats
  }
  busyTimes(from: $from, to: $to, exceptOrderId: $orderId) {
    driverId
    busId
    title
    start
    end
  }
}
    `;
export function useAssignmentOptionsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<AssignmentOptionsQuery, AssignmentOptionsQueryVariables> & ({ variables: AssignmentOptionsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<AssignmentOptionsQuery, AssignmentOptionsQueryVariables>(AssignmentOptionsDocument, options);
      }
export function useAssignmentOptionsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<AssignmentOptionsQuery, AssignmentOptionsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<AssignmentOptionsQuery, AssignmentOptionsQueryVariables>(AssignmentOptionsDocument, options);
        }
// @ts-ignore
export function useAssignmentOptionsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<AssignmentOptionsQuery, AssignmentOptionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<AssignmentOptionsQuery, AssignmentOptionsQueryVariables>;
export function useAssignmentOptionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<AssignmentOptionsQuery, AssignmentOptionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<AssignmentOptionsQuery | undefined, AssignmentOptionsQueryVariables>;
export function useAssignmentOptionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<AssignmentOptionsQuery, AssignmentOptionsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<AssignmentOptionsQuery, AssignmentOptionsQueryVariables>(AssignmentOptionsDocument, options);
        }
export type AssignmentOptionsQueryHookResult = ReturnType<typeof useAssignmentOptionsQuery>;
export type AssignmentOptionsLazyQueryHookResult = ReturnType<typeof useAssignmentOptionsLazyQuery>;
export type AssignmentOptionsSuspenseQueryHookResult = ReturnType<typeof useAssignmentOptionsSuspenseQuery>;
export const CheckAssignmentDocument = gql`
    query CheckAssignment($orderId: UUID!, $busIds: [UUID!]!, $crewed: Boolean!) {
  checkAssignment(orderId: $orderId, busIds: $busIds, crewed: $crewed) {
    drivers {
      driverId
      light
      line
      warnings
    }
    buses {
      busId
      warnings
    }
    seats
  }
}
    `;
export function useCheckAssignmentQuery(baseOptions: ApolloReactHooks.QueryHookOptions<CheckAssignmentQuery, CheckAssignmentQueryVariables> & ({ variables: CheckAssignmentQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CheckAssignmentQuery, CheckAssignmentQueryVariables>(CheckAssignmentDocument, options);
      }
export function useCheckAssignmentLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CheckAssignmentQuery, CheckAssignmentQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CheckAssignmentQuery, CheckAssignmentQueryVariables>(CheckAssignmentDocument, options);
        }
// @ts-ignore
export function useCheckAssignmentSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<CheckAssignmentQuery, CheckAssignmentQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CheckAssignmentQuery, CheckAssignmentQueryVariables>;
export function useCheckAssignmentSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CheckAssignmentQuery, CheckAssignmentQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CheckAssignmentQuery | undefined, CheckAssignmentQueryVariables>;
export function useCheckAssignmentSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CheckAssignmentQuery, CheckAssignmentQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<CheckAssignmentQuery, CheckAssignmentQueryVariables>(CheckAssignmentDocument, options);
        }
export type CheckAssignmentQueryHookResult = ReturnType<typeof useCheckAssignmentQuery>;
export type CheckAssignmentLazyQueryHookResult = ReturnType<typeof useCheckAssignmentLazyQuery>;
export type CheckAssignmentSuspenseQueryHookResult = ReturnType<typeof useCheckAssignmentSuspenseQuery>;
export const CheckTripDocument = gql`
    query CheckTrip($orderId: UUID!) {
  checkTrip(orderId: $orderId) {
    light
    sentence
    secondDriverHelps
    repairs {
      action
      departs
      addedStops {
        after
        city
        address
        lat
        lng
        arrive
        depart
        driverFree
      }
      arrives
      secondDriver
    }
    emptyDrives
    countsOn
    shortBreaks
  }
}
    `;
export function useCheckTripQuery(baseOptions: ApolloReactHooks.QueryHookOptions<CheckTripQuery, CheckTripQueryVariables> & ({ variables: CheckTripQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CheckTripQuery, CheckTripQueryVariables>(CheckTripDocument, options);
      }
export function useCheckTripLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CheckTripQuery, CheckTripQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CheckTripQuery, CheckTripQueryVariables>(CheckTripDocument, options);
        }
// @ts-ignore
export function useCheckTripSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<CheckTripQuery, CheckTripQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CheckTripQuery, CheckTripQueryVariables>;
export function useCheckTripSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CheckTripQuery, CheckTripQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CheckTripQuery | undefined, CheckTripQueryVariables>;
export function useCheckTripSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CheckTripQuery, CheckTripQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<CheckTripQuery, CheckTripQueryVariables>(CheckTripDocument, options);
        }
export type CheckTripQueryHookResult = ReturnType<typeof useCheckTripQuery>;
export type CheckTripLazyQueryHookResult = ReturnType<typeof useCheckTripLazyQuery>;
export type CheckTripSuspenseQueryHookResult = ReturnType<typeof useCheckTripSuspenseQuery>;
export const OrderableFoodDocument = gql`
    query OrderableFood {
  foodPackages {
    id
    name
    price
    hidden
  }
}
    `;
export function useOrderableFoodQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<OrderableFoodQuery, OrderableFoodQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<OrderableFoodQuery, OrderableFoodQueryVariables>(OrderableFoodDocument, options);
      }
export function useOrderableFoodLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<OrderableFoodQuery, OrderableFoodQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<OrderableFoodQuery, OrderableFoodQueryVariables>(OrderableFoodDocument, options);
        }
// @ts-ignore
export function useOrderableFoodSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<OrderableFoodQuery, OrderableFoodQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<OrderableFoodQuery, OrderableFoodQueryVariables>;
export function useOrderableFoodSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<OrderableFoodQuery, OrderableFoodQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<OrderableFoodQuery | undefined, OrderableFoodQueryVariables>;
export function useOrderableFoodSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<OrderableFoodQuery, OrderableFoodQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<OrderableFoodQuery, OrderableFoodQueryVariables>(OrderableFoodDocument, options);
        }
export type OrderableFoodQueryHookResult = ReturnType<typeof useOrderableFoodQuery>;
export type OrderableFoodLazyQueryHookResult = ReturnType<typeof useOrderableFoodLazyQuery>;
export type OrderableFoodSuspenseQueryHookResult = ReturnType<typeof useOrderableFoodSuspenseQuery>;
export const AnswerOrderDocument = gql`
    mutation AnswerOrder($id: UUID!, $version: Int, $price: Price!, $vatRate: VatRate!, $note: String, $basis: OfferBasisInput, $validUntil: LocalDate) {
  answerOrder(
    id: $id
    version: $version
    price: $price
    vatRate: $vatRate
    note: $note
    basis: $basis
    validUntil: $validUntil
  ) {
    ...OrderDetails
  }
}
    ${OrderDetailsFragmentDoc}
${OfferLinePartsFragmentDoc}
${SourcePartsFragmentDoc}`;
export function useAnswerOrderMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<AnswerOrderMutation, AnswerOrderMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<AnswerOrderMutation, AnswerOrderMutationVariables>(AnswerOrderDocument, options);
      }
export type AnswerOrderMutationHookResult = ReturnType<typeof useAnswerOrderMutation>;
export const ProposedPriceDocument = gql`
    query ProposedPrice($orderId: UUID!) {
  proposedPrice(orderId: $orderId) {
    ...Proposal
  }
}
    ${ProposalFragmentDoc}
${SourcePartsFragmentDoc}`;
export function useProposedPriceQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ProposedPriceQuery, ProposedPriceQueryVariables> & ({ variables: ProposedPriceQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ProposedPriceQuery, ProposedPriceQueryVariables>(ProposedPriceDocument, options);
      }
export function useProposedPriceLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ProposedPriceQuery, ProposedPriceQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ProposedPriceQuery, ProposedPriceQueryVariables>(ProposedPriceDocument, options);
        }
// @ts-ignore
export function useProposedPriceSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ProposedPriceQuery, ProposedPriceQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ProposedPriceQuery, ProposedPriceQueryVariables>;
export function useProposedPriceSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ProposedPriceQuery, ProposedPriceQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ProposedPriceQuery | undefined, ProposedPriceQueryVariables>;
export function useProposedPriceSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ProposedPriceQuery, ProposedPriceQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ProposedPriceQuery, ProposedPriceQueryVariables>(ProposedPriceDocument, options);
        }
export type ProposedPriceQueryHookResult = ReturnType<typeof useProposedPriceQuery>;
export type ProposedPriceLazyQueryHookResult = ReturnType<typeof useProposedPriceLazyQuery>;
export type ProposedPriceSuspenseQueryHookResult = ReturnType<typeof useProposedPriceSuspenseQuery>;
export const ProposedPricesDocument = gql`
    query ProposedPrices($orderIds: [UUID!]!) {
  proposedPrices(orderIds: $orderIds) {
    ...Proposal
  }
}
    ${ProposalFragmentDoc}
${SourcePartsFragmentDoc}`;
export function useProposedPricesQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ProposedPricesQuery, ProposedPricesQueryVariables> & ({ variables: ProposedPricesQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ProposedPricesQuery, ProposedPricesQueryVariables>(ProposedPricesDocument, options);
      }
export function useProposedPricesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ProposedPricesQuery, ProposedPricesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ProposedPricesQuery, ProposedPricesQueryVariables>(ProposedPricesDocument, options);
        }
// @ts-ignore
export function useProposedPricesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ProposedPricesQuery, ProposedPricesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ProposedPricesQuery, ProposedPricesQueryVariables>;
export function useProposedPricesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ProposedPricesQuery, ProposedPricesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ProposedPricesQuery | undefined, ProposedPricesQueryVariables>;
export function useProposedPricesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ProposedPricesQuery, ProposedPricesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ProposedPricesQuery, ProposedPricesQueryVariables>(ProposedPricesDocument, options);
        }
export type ProposedPricesQueryHookResult = ReturnType<typeof useProposedPricesQuery>;
export type ProposedPricesLazyQueryHookResult = ReturnType<typeof useProposedPricesLazyQuery>;
export type ProposedPricesSuspenseQueryHookResult = ReturnType<typeof useProposedPricesSuspenseQuery>;
export const TripProfitDocument = gql`
    query TripProfit($orderId: UUID!) {
  tripProfit(orderId: $orderId) {
    price
    lines {
      kind
      count
      each
      amount
    }
    cost
    profit
  }
}
    `;
export function useTripProfitQuery(baseOptions: ApolloReactHooks.QueryHookOptions<TripProfitQuery, TripProfitQueryVariables> & ({ variables: TripProfitQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<TripProfitQuery, TripProfitQueryVariables>(TripProfitDocument, options);
      }
export function useTripProfitLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<TripProfitQuery, TripProfitQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<TripProfitQuery, TripProfitQueryVariables>(TripProfitDocument, options);
        }
// @ts-ignore
export function useTripProfitSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<TripProfitQuery, TripProfitQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<TripProfitQuery, TripProfitQueryVariables>;
export function useTripProfitSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<TripProfitQuery, TripProfitQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<TripProfitQuery | undefined, TripProfitQueryVariables>;
export function useTripProfitSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<TripProfitQuery, TripProfitQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<TripProfitQuery, TripProfitQueryVariables>(TripProfitDocument, options);
        }
export type TripProfitQueryHookResult = ReturnType<typeof useTripProfitQuery>;
export type TripProfitLazyQueryHookResult = ReturnType<typeof useTripProfitLazyQuery>;
export type TripProfitSuspenseQueryHookResult = ReturnType<typeof useTripProfitSuspenseQuery>;
export const SimilarTripsDocument = gql`
    query SimilarTrips($orderId: UUID!) {
  similarTrips(orderId: $orderId) {
    orderId
    orderVersion
    offers {
      price
      outcome
    }
    lowerQuartile
    median
    upperQuartile
    won
    decided
    wonUpTo
    lost {
      reason
      count
    }
    passengersFrom
    passengersTo
    kmFrom
    kmTo
    minutesFrom
    minutesTo
    days
    summer
  }
}
    `;
export function useSimilarTripsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<SimilarTripsQuery, SimilarTripsQueryVariables> & ({ variables: SimilarTripsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<SimilarTripsQuery, SimilarTripsQueryVariables>(SimilarTripsDocument, options);
      }
export function useSimilarTripsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<SimilarTripsQuery, SimilarTripsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<SimilarTripsQuery, SimilarTripsQueryVariables>(SimilarTripsDocument, options);
        }
// @ts-ignore
export function useSimilarTripsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<SimilarTripsQuery, SimilarTripsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<SimilarTripsQuery, SimilarTripsQueryVariables>;
export function useSimilarTripsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<SimilarTripsQuery, SimilarTripsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<SimilarTripsQuery | undefined, SimilarTripsQueryVariables>;
export function useSimilarTripsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<SimilarTripsQuery, SimilarTripsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<SimilarTripsQuery, SimilarTripsQueryVariables>(SimilarTripsDocument, options);
        }
export type SimilarTripsQueryHookResult = ReturnType<typeof useSimilarTripsQuery>;
export type SimilarTripsLazyQueryHookResult = ReturnType<typeof useSimilarTripsLazyQuery>;
export type SimilarTripsSuspenseQueryHookResult = ReturnType<typeof useSimilarTripsSuspenseQuery>;
export const AcceptOnBehalfDocument = gql`
    mutation AcceptOnBehalf($id: UUID!, $version: Int) {
  acceptOnBehalf(id: $id, version: $version) {
    ...OrderDetails
  }
}
    ${OrderDetailsFragmentDoc}
${OfferLinePartsFragmentDoc}
${SourcePartsFragmentDoc}`;
export function useAcceptOnBehalfMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<AcceptOnBehalfMutation, AcceptOnBehalfMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<AcceptOnBehalfMutation, AcceptOnBehalfMutationVariables>(AcceptOnBehalfDocument, options);
      }
export type AcceptOnBehalfMutationHookResult = ReturnType<typeof useAcceptOnBehalfMutation>;
export const RejectOnBehalfDocument = gql`
    mutation RejectOnBehalf($id: UUID!, $version: Int, $reason: RejectReason!, $confirmed: Boolean!, $fee: Price) {
  rejectOnBehalf(
    id: $id
    version: $version
    reason: $reason
    confirmed: $confirmed
    fee: $fee
  ) {
    ...OrderDetails
  }
}
    ${OrderDetailsFragmentDoc}
${OfferLinePartsFragmentDoc}
${SourcePartsFragmentDoc}`;
export function useRejectOnBehalfMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RejectOnBehalfMutation, RejectOnBehalfMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RejectOnBehalfMutation, RejectOnBehalfMutationVariables>(RejectOnBehalfDocument, options);
      }
export type RejectOnBehalfMutationHookResult = ReturnType<typeof useRejectOnBehalfMutation>;
export const StartJobDocument = gql`
    mutation StartJob($id: UUID!, $version: Int, $input: AssignmentInput!) {
  startJob(id: $id, version: $version, input: $input) {
    ...OrderDetails
  }
}
    ${OrderDetailsFragmentDoc}
${OfferLinePartsFragmentDoc}
${SourcePartsFragmentDoc}`;
export function useStartJobMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<StartJobMutation, StartJobMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<StartJobMutation, StartJobMutationVariables>(StartJobDocument, options);
      }
export type StartJobMutationHookResult = ReturnType<typeof useStartJobMutation>;
export const UpdateJobDocument = gql`
    mutation UpdateJob($id: UUID!, $version: Int, $input: AssignmentInput!) {
  updateJob(id: $id, version: $version, input: $input) {
    ...OrderDetails
  }
}
    ${OrderDetailsFragmentDoc}
${OfferLinePartsFragmentDoc}
${SourcePartsFragmentDoc}`;
export function useUpdateJobMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateJobMutation, UpdateJobMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateJobMutation, UpdateJobMutationVariables>(UpdateJobDocument, options);
      }
export type UpdateJobMutationHookResult = ReturnType<typeof useUpdateJobMutation>;
export const UpdateOrderDocument = gql`
    mutation UpdateOrder($id: UUID!, $version: Int, $input: OrderDetailsInput!) {
  updateOrder(id: $id, version: $version, input: $input) {
    ...OrderDetails
  }
}
    ${OrderDetailsFragmentDoc}
${OfferLinePartsFragmentDoc}
${SourcePartsFragmentDoc}`;
export function useUpdateOrderMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateOrderMutation, UpdateOrderMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateOrderMutation, UpdateOrderMutationVariables>(UpdateOrderDocument, options);
      }
export type UpdateOrderMutationHookResult = ReturnType<typeof useUpdateOrderMutation>;
export const UpdateRouteDocument = gql`
    mutation UpdateRoute($id: UUID!, $version: Int, $stops: [StopInput!]!, $notifyByEmail: Boolean!) {
  updateRoute(
    id: $id
    version: $version
    stops: $stops
    notifyByEmail: $notifyByEmail
  ) {
    ...OrderDetails
  }
}
    ${OrderDetailsFragmentDoc}
${OfferLinePartsFragmentDoc}
${SourcePartsFragmentDoc}`;
export function useUpdateRouteMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateRouteMutation, UpdateRouteMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateRouteMutation, UpdateRouteMutationVariables>(UpdateRouteDocument, options);
      }
export type UpdateRouteMutationHookResult = ReturnType<typeof useUpdateRouteMutation>;
export const UpdateOrderFoodDocument = gql`
    mutation UpdateOrderFood($id: UUID!, $version: Int, $food: [OrderedFoodInput!]!) {
  updateOrderFood(id: $id, version: $version, food: $food) {
    ...OrderDetails
  }
}
    ${OrderDetailsFragmentDoc}
${OfferLinePartsFragmentDoc}
${SourcePartsFragmentDoc}`;
export function useUpdateOrderFoodMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateOrderFoodMutation, UpdateOrderFoodMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateOrderFoodMutation, UpdateOrderFoodMutationVariables>(UpdateOrderFoodDocument, options);
      }
export type UpdateOrderFoodMutationHookResult = ReturnType<typeof useUpdateOrderFoodMutation>;
export const UpdateNotesDocument = gql`
    mutation UpdateNotes($id: UUID!, $version: Int, $notes: OrderNotesInput!) {
  updateNotes(id: $id, version: $version, notes: $notes) {
    ...OrderDetails
  }
}
    ${OrderDetailsFragmentDoc}
${OfferLinePartsFragmentDoc}
${SourcePartsFragmentDoc}`;
export function useUpdateNotesMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateNotesMutation, UpdateNotesMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateNotesMutation, UpdateNotesMutationVariables>(UpdateNotesDocument, options);
      }
export type UpdateNotesMutationHookResult = ReturnType<typeof useUpdateNotesMutation>;
export const UpdatePriceDocument = gql`
    mutation UpdatePrice($id: UUID!, $version: Int, $price: Price!, $vatRate: VatRate!, $note: String) {
  updatePrice(
    id: $id
    version: $version
    price: $price
    vatRate: $vatRate
    note: $note
  ) {
    ...OrderDetails
  }
}
    ${OrderDetailsFragmentDoc}
${OfferLinePartsFragmentDoc}
${SourcePartsFragmentDoc}`;
export function useUpdatePriceMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdatePriceMutation, UpdatePriceMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdatePriceMutation, UpdatePriceMutationVariables>(UpdatePriceDocument, options);
      }
export type UpdatePriceMutationHookResult = ReturnType<typeof useUpdatePriceMutation>;
export const ArchiveOrderDocument = gql`
    mutation ArchiveOrder($id: UUID!, $version: Int) {
  archiveOrder(id: $id, version: $version) {
    ...OrderDetails
  }
}
    ${OrderDetailsFragmentDoc}
${OfferLinePartsFragmentDoc}
${SourcePartsFragmentDoc}`;
export function useArchiveOrderMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ArchiveOrderMutation, ArchiveOrderMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ArchiveOrderMutation, ArchiveOrderMutationVariables>(ArchiveOrderDocument, options);
      }
export type ArchiveOrderMutationHookResult = ReturnType<typeof useArchiveOrderMutation>;
export const TakeFromArchiveDocument = gql`
    mutation TakeFromArchive($id: UUID!, $version: Int) {
  takeFromArchive(id: $id, version: $version) {
    ...OrderDetails
  }
}
    ${OrderDetailsFragmentDoc}
${OfferLinePartsFragmentDoc}
${SourcePartsFragmentDoc}`;
export function useTakeFromArchiveMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<TakeFromArchiveMutation, TakeFromArchiveMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<TakeFromArchiveMutation, TakeFromArchiveMutationVariables>(TakeFromArchiveDocument, options);
      }
export type TakeFromArchiveMutationHookResult = ReturnType<typeof useTakeFromArchiveMutation>;
export const AskDriverAgainDocument = gql`
    mutation AskDriverAgain($id: UUID!, $version: Int, $driverId: UUID!, $overlapReason: String) {
  askDriverAgain(
    id: $id
    version: $version
    driverId: $driverId
    overlapReason: $overlapReason
  ) {
    ...OrderDetails
  }
}
    ${OrderDetailsFragmentDoc}
${OfferLinePartsFragmentDoc}
${SourcePartsFragmentDoc}`;
export function useAskDriverAgainMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<AskDriverAgainMutation, AskDriverAgainMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<AskDriverAgainMutation, AskDriverAgainMutationVariables>(AskDriverAgainDocument, options);
      }
export type AskDriverAgainMutationHookResult = ReturnType<typeof useAskDriverAgainMutation>;
export const DeleteOrderDocument = gql`
    mutation DeleteOrder($id: UUID!, $version: Int, $confirmed: Boolean!) {
  deleteOrder(id: $id, version: $version, confirmed: $confirmed)
}
    `;
export function useDeleteOrderMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteOrderMutation, DeleteOrderMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteOrderMutation, DeleteOrderMutationVariables>(DeleteOrderDocument, options);
      }
export type DeleteOrderMutationHookResult = ReturnType<typeof useDeleteOrderMutation>;
export const EditFeedbackDocument = gql`
    mutation EditFeedback($id: UUID!, $input: FeedbackInput!) {
  editFeedback(id: $id, input: $input)
}
    `;
export function useEditFeedbackMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<EditFeedbackMutation, EditFeedbackMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<EditFeedbackMutation, EditFeedbackMutationVariables>(EditFeedbackDocument, options);
      }
export type EditFeedbackMutationHookResult = ReturnType<typeof useEditFeedbackMutation>;
export const SubmitFeedbackDocument = gql`
    mutation SubmitFeedback($orderId: UUID!, $driverId: UUID, $input: FeedbackInput!) {
  submitFeedback(orderId: $orderId, driverId: $driverId, input: $input)
}
    `;
export function useSubmitFeedbackMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SubmitFeedbackMutation, SubmitFeedbackMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SubmitFeedbackMutation, SubmitFeedbackMutationVariables>(SubmitFeedbackDocument, options);
      }
export type SubmitFeedbackMutationHookResult = ReturnType<typeof useSubmitFeedbackMutation>;
export const AcceptancesDocument = gql`
    query Acceptances($orderId: UUID!) {
  acceptances(orderId: $orderId) {
    offerId
    at
    changed
    address
    reminder
    onBehalfBy
    amountDue
  }
}
    `;
export function useAcceptancesQuery(baseOptions: ApolloReactHooks.QueryHookOptions<AcceptancesQuery, AcceptancesQueryVariables> & ({ variables: AcceptancesQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<AcceptancesQuery, AcceptancesQueryVariables>(AcceptancesDocument, options);
      }
export function useAcceptancesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<AcceptancesQuery, AcceptancesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<AcceptancesQuery, AcceptancesQueryVariables>(AcceptancesDocument, options);
        }
// @ts-ignore
export function useAcceptancesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<AcceptancesQuery, AcceptancesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<AcceptancesQuery, AcceptancesQueryVariables>;
export function useAcceptancesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<AcceptancesQuery, AcceptancesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<AcceptancesQuery | undefined, AcceptancesQueryVariables>;
export function useAcceptancesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<AcceptancesQuery, AcceptancesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<AcceptancesQuery, AcceptancesQueryVariables>(AcceptancesDocument, options);
        }
export type AcceptancesQueryHookResult = ReturnType<typeof useAcceptancesQuery>;
export type AcceptancesLazyQueryHookResult = ReturnType<typeof useAcceptancesLazyQuery>;
export type AcceptancesSuspenseQueryHookResult = ReturnType<typeof useAcceptancesSuspenseQuery>;
export const OrderCancellationDocument = gql`
    query OrderCancellation($id: UUID!) {
  orderCancellation(id: $id) {
    agreed
    due
  }
}
    `;
export function useOrderCancellationQuery(baseOptions: ApolloReactHooks.QueryHookOptions<OrderCancellationQuery, OrderCancellationQueryVariables> & ({ variables: OrderCancellationQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<OrderCancellationQuery, OrderCancellationQueryVariables>(OrderCancellationDocument, options);
      }
export function useOrderCancellationLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<OrderCancellationQuery, OrderCancellationQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<OrderCancellationQuery, OrderCancellationQueryVariables>(OrderCancellationDocument, options);
        }
// @ts-ignore
export function useOrderCancellationSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<OrderCancellationQuery, OrderCancellationQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<OrderCancellationQuery, OrderCancellationQueryVariables>;
export function useOrderCancellationSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<OrderCancellationQuery, OrderCancellationQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<OrderCancellationQuery | undefined, OrderCancellationQueryVariables>;
export function useOrderCancellationSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<OrderCancellationQuery, OrderCancellationQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<OrderCancellationQuery, OrderCancellationQueryVariables>(OrderCancellationDocument, options);
        }
export type OrderCancellationQueryHookResult = ReturnType<typeof useOrderCancellationQuery>;
export type OrderCancellationLazyQueryHookResult = ReturnType<typeof useOrderCancellationLazyQuery>;
export type OrderCancellationSuspenseQueryHookResult = ReturnType<typeof useOrderCancellationSuspenseQuery>;
export const AssignBestPairDocument = gql`
    mutation AssignBestPair($id: UUID!, $version: Int) {
  assignBestPair(id: $id, version: $version)
}
    `;
export function useAssignBestPairMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<AssignBestPairMutation, AssignBestPairMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<AssignBestPairMutation, AssignBestPairMutationVariables>(AssignBestPairDocument, options);
      }
export type AssignBestPairMutationHookResult = ReturnType<typeof useAssignBestPairMutation>;
export const OverviewDocument = gql`
    query Overview($from: LocalDate!, $to: LocalDate!) {
  overview(from: $from, to: $to) {
    isSettled
    totals {
      ...OverviewTotalFields
    }
    totalsBefore {
      ...OverviewTotalFields
    }
    months {
      month
      trips
      turnover
      turnoverYearBefore
      invoiced
      paid
      open
      overdue
    }
    customers {
      ...OverviewRankFields
    }
    buses {
      ...OverviewRankFields
    }
    drivers {
      ...OverviewRankFields
    }
    busUse {
      ...OverviewUseFields
    }
    driverUse {
      ...OverviewUseFields
    }
    reasons {
      reason
      count
      countBefore
    }
    bands {
      from
      won
      lost
    }
    acts {
      acts
      trips
    }
  }
}
    ${OverviewTotalFieldsFragmentDoc}
${OverviewRankFieldsFragmentDoc}
${OverviewUseFieldsFragmentDoc}`;
export function useOverviewQuery(baseOptions: ApolloReactHooks.QueryHookOptions<OverviewQuery, OverviewQueryVariables> & ({ variables: OverviewQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<OverviewQuery, OverviewQueryVariables>(OverviewDocument, options);
      }
export function useOverviewLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<OverviewQuery, OverviewQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<OverviewQuery, OverviewQueryVariables>(OverviewDocument, options);
        }
// @ts-ignore
export function useOverviewSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<OverviewQuery, OverviewQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<OverviewQuery, OverviewQueryVariables>;
export function useOverviewSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<OverviewQuery, OverviewQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<OverviewQuery | undefined, OverviewQueryVariables>;
export function useOverviewSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<OverviewQuery, OverviewQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<OverviewQuery, OverviewQueryVariables>(OverviewDocument, options);
        }
export type OverviewQueryHookResult = ReturnType<typeof useOverviewQuery>;
export type OverviewLazyQueryHookResult = ReturnType<typeof useOverviewLazyQuery>;
export type OverviewSuspenseQueryHookResult = ReturnType<typeof useOverviewSuspenseQuery>;
export const OverviewRowsDocument = gql`
    query OverviewRows($figure: OverviewFigure!, $key: String, $from: LocalDate!, $to: LocalDate!) {
  overviewRows(figure: $figure, key: $key, from: $from, to: $to) {
    hasMore
    rows {
      key
      day
      title
      name
      amount
      acts
      orderId
      status
      invoiceId
      arrangementId
    }
  }
}
    `;
export function useOverviewRowsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<OverviewRowsQuery, OverviewRowsQueryVariables> & ({ variables: OverviewRowsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<OverviewRowsQuery, OverviewRowsQueryVariables>(OverviewRowsDocument, options);
      }
export function useOverviewRowsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<OverviewRowsQuery, OverviewRowsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<OverviewRowsQuery, OverviewRowsQueryVariables>(OverviewRowsDocument, options);
        }
// @ts-ignore
export function useOverviewRowsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<OverviewRowsQuery, OverviewRowsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<OverviewRowsQuery, OverviewRowsQueryVariables>;
export function useOverviewRowsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<OverviewRowsQuery, OverviewRowsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<OverviewRowsQuery | undefined, OverviewRowsQueryVariables>;
export function useOverviewRowsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<OverviewRowsQuery, OverviewRowsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<OverviewRowsQuery, OverviewRowsQueryVariables>(OverviewRowsDocument, options);
        }
export type OverviewRowsQueryHookResult = ReturnType<typeof useOverviewRowsQuery>;
export type OverviewRowsLazyQueryHookResult = ReturnType<typeof useOverviewRowsLazyQuery>;
export type OverviewRowsSuspenseQueryHookResult = ReturnType<typeof useOverviewRowsSuspenseQuery>;
export const PassengerListDocument = gql`
    query PassengerList($orderId: UUID!) {
  passengerList(orderId: $orderId) {
    ...ListOfPassengers
  }
}
    ${ListOfPassengersFragmentDoc}`;
export function usePassengerListQuery(baseOptions: ApolloReactHooks.QueryHookOptions<PassengerListQuery, PassengerListQueryVariables> & ({ variables: PassengerListQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PassengerListQuery, PassengerListQueryVariables>(PassengerListDocument, options);
      }
export function usePassengerListLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PassengerListQuery, PassengerListQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PassengerListQuery, PassengerListQueryVariables>(PassengerListDocument, options);
        }
// @ts-ignore
export function usePassengerListSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<PassengerListQuery, PassengerListQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PassengerListQuery, PassengerListQueryVariables>;
export function usePassengerListSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PassengerListQuery, PassengerListQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PassengerListQuery | undefined, PassengerListQueryVariables>;
export function usePassengerListSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PassengerListQuery, PassengerListQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<PassengerListQuery, PassengerListQueryVariables>(PassengerListDocument, options);
        }
export type PassengerListQueryHookResult = ReturnType<typeof usePassengerListQuery>;
export type PassengerListLazyQueryHookResult = ReturnType<typeof usePassengerListLazyQuery>;
export type PassengerListSuspenseQueryHookResult = ReturnType<typeof usePassengerListSuspenseQuery>;
export const SavePassengersDocument = gql`
    mutation SavePassengers($orderId: UUID!, $input: PassengersInput!) {
  savePassengers(orderId: $orderId, input: $input) {
    ...ListOfPassengers
  }
}
    ${ListOfPassengersFragmentDoc}`;
export function useSavePassengersMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SavePassengersMutation, SavePassengersMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SavePassengersMutation, SavePassengersMutationVariables>(SavePassengersDocument, options);
      }
export type SavePassengersMutationHookResult = ReturnType<typeof useSavePassengersMutation>;
export const SetPassengersWantedDocument = gql`
    mutation SetPassengersWanted($orderId: UUID!, $wanted: Boolean!) {
  setPassengersWanted(orderId: $orderId, wanted: $wanted) {
    ...ListOfPassengers
  }
}
    ${ListOfPassengersFragmentDoc}`;
export function useSetPassengersWantedMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SetPassengersWantedMutation, SetPassengersWantedMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SetPassengersWantedMutation, SetPassengersWantedMutationVariables>(SetPassengersWantedDocument, options);
      }
export type SetPassengersWantedMutationHookResult = ReturnType<typeof useSetPassengersWantedMutation>;
export const AccountStatementDocument = gql`
    query AccountStatement($customer: String!, $from: LocalDate!, $to: LocalDate!) {
  accountStatement(customer: $customer, from: $from, to: $to) {
    name
    email
    opening
    rows {
      day
      kind
      numbers
      amount
      balance
    }
    invoiced
    paid
    closing
  }
}
    `;
export function useAccountStatementQuery(baseOptions: ApolloReactHooks.QueryHookOptions<AccountStatementQuery, AccountStatementQueryVariables> & ({ variables: AccountStatementQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<AccountStatementQuery, AccountStatementQueryVariables>(AccountStatementDocument, options);
      }
export function useAccountStatementLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<AccountStatementQuery, AccountStatementQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<AccountStatementQuery, AccountStatementQueryVariables>(AccountStatementDocument, options);
        }
// @ts-ignore
export function useAccountStatementSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<AccountStatementQuery, AccountStatementQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<AccountStatementQuery, AccountStatementQueryVariables>;
export function useAccountStatementSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<AccountStatementQuery, AccountStatementQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<AccountStatementQuery | undefined, AccountStatementQueryVariables>;
export function useAccountStatementSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<AccountStatementQuery, AccountStatementQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<AccountStatementQuery, AccountStatementQueryVariables>(AccountStatementDocument, options);
        }
export type AccountStatementQueryHookResult = ReturnType<typeof useAccountStatementQuery>;
export type AccountStatementLazyQueryHookResult = ReturnType<typeof useAccountStatementLazyQuery>;
export type AccountStatementSuspenseQueryHookResult = ReturnType<typeof useAccountStatementSuspenseQuery>;
export const SendAccountStatementDocument = gql`
    mutation SendAccountStatement($customer: String!, $from: LocalDate!, $to: LocalDate!) {
  sendAccountStatement(customer: $customer, from: $from, to: $to)
}
    `;
export function useSendAccountStatementMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SendAccountStatementMutation, SendAccountStatementMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SendAccountStatementMutation, SendAccountStatementMutationVariables>(SendAccountStatementDocument, options);
      }
export type SendAccountStatementMutationHookResult = ReturnType<typeof useSendAccountStatementMutation>;
export const BankEntriesDocument = gql`
    query BankEntries($state: BankEntryState!, $after: UUID) {
  bankEntries(state: $state, after: $after) {
    rows {
      ...BankEntryFields
    }
    hasMore
    waitingCount
    lastDay
  }
}
    ${BankEntryFieldsFragmentDoc}
${OwingInvoiceFieldsFragmentDoc}
${PaymentFieldsFragmentDoc}`;
export function useBankEntriesQuery(baseOptions: ApolloReactHooks.QueryHookOptions<BankEntriesQuery, BankEntriesQueryVariables> & ({ variables: BankEntriesQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<BankEntriesQuery, BankEntriesQueryVariables>(BankEntriesDocument, options);
      }
export function useBankEntriesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<BankEntriesQuery, BankEntriesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<BankEntriesQuery, BankEntriesQueryVariables>(BankEntriesDocument, options);
        }
// @ts-ignore
export function useBankEntriesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<BankEntriesQuery, BankEntriesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<BankEntriesQuery, BankEntriesQueryVariables>;
export function useBankEntriesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<BankEntriesQuery, BankEntriesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<BankEntriesQuery | undefined, BankEntriesQueryVariables>;
export function useBankEntriesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<BankEntriesQuery, BankEntriesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<BankEntriesQuery, BankEntriesQueryVariables>(BankEntriesDocument, options);
        }
export type BankEntriesQueryHookResult = ReturnType<typeof useBankEntriesQuery>;
export type BankEntriesLazyQueryHookResult = ReturnType<typeof useBankEntriesLazyQuery>;
export type BankEntriesSuspenseQueryHookResult = ReturnType<typeof useBankEntriesSuspenseQuery>;
export const BankFilesDocument = gql`
    query BankFiles {
  bankFiles {
    id
    fileName
    ibans
    lastDay
    entryCount
    newCount
    leftOutCount
    takenAt
    takenBy
  }
}
    `;
export function useBankFilesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<BankFilesQuery, BankFilesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<BankFilesQuery, BankFilesQueryVariables>(BankFilesDocument, options);
      }
export function useBankFilesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<BankFilesQuery, BankFilesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<BankFilesQuery, BankFilesQueryVariables>(BankFilesDocument, options);
        }
// @ts-ignore
export function useBankFilesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<BankFilesQuery, BankFilesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<BankFilesQuery, BankFilesQueryVariables>;
export function useBankFilesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<BankFilesQuery, BankFilesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<BankFilesQuery | undefined, BankFilesQueryVariables>;
export function useBankFilesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<BankFilesQuery, BankFilesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<BankFilesQuery, BankFilesQueryVariables>(BankFilesDocument, options);
        }
export type BankFilesQueryHookResult = ReturnType<typeof useBankFilesQuery>;
export type BankFilesLazyQueryHookResult = ReturnType<typeof useBankFilesLazyQuery>;
export type BankFilesSuspenseQueryHookResult = ReturnType<typeof useBankFilesSuspenseQuery>;
export const BankFileProgressDocument = gql`
    query BankFileProgress {
  bankFileProgress {
    done
    total
  }
}
    `;
export function useBankFileProgressQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<BankFileProgressQuery, BankFileProgressQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<BankFileProgressQuery, BankFileProgressQueryVariables>(BankFileProgressDocument, options);
      }
export function useBankFileProgressLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<BankFileProgressQuery, BankFileProgressQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<BankFileProgressQuery, BankFileProgressQueryVariables>(BankFileProgressDocument, options);
        }
// @ts-ignore
export function useBankFileProgressSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<BankFileProgressQuery, BankFileProgressQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<BankFileProgressQuery, BankFileProgressQueryVariables>;
export function useBankFileProgressSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<BankFileProgressQuery, BankFileProgressQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<BankFileProgressQuery | undefined, BankFileProgressQueryVariables>;
export function useBankFileProgressSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<BankFileProgressQuery, BankFileProgressQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<BankFileProgressQuery, BankFileProgressQueryVariables>(BankFileProgressDocument, options);
        }
export type BankFileProgressQueryHookResult = ReturnType<typeof useBankFileProgressQuery>;
export type BankFileProgressLazyQueryHookResult = ReturnType<typeof useBankFileProgressLazyQuery>;
export type BankFileProgressSuspenseQueryHookResult = ReturnType<typeof useBankFileProgressSuspenseQuery>;
export const HandPaymentsDocument = gql`
    query HandPayments {
  handPayments {
    ...PaymentFields
  }
}
    ${PaymentFieldsFragmentDoc}
${OwingInvoiceFieldsFragmentDoc}`;
export function useHandPaymentsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<HandPaymentsQuery, HandPaymentsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<HandPaymentsQuery, HandPaymentsQueryVariables>(HandPaymentsDocument, options);
      }
export function useHandPaymentsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<HandPaymentsQuery, HandPaymentsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<HandPaymentsQuery, HandPaymentsQueryVariables>(HandPaymentsDocument, options);
        }
// @ts-ignore
export function useHandPaymentsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<HandPaymentsQuery, HandPaymentsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<HandPaymentsQuery, HandPaymentsQueryVariables>;
export function useHandPaymentsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<HandPaymentsQuery, HandPaymentsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<HandPaymentsQuery | undefined, HandPaymentsQueryVariables>;
export function useHandPaymentsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<HandPaymentsQuery, HandPaymentsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<HandPaymentsQuery, HandPaymentsQueryVariables>(HandPaymentsDocument, options);
        }
export type HandPaymentsQueryHookResult = ReturnType<typeof useHandPaymentsQuery>;
export type HandPaymentsLazyQueryHookResult = ReturnType<typeof useHandPaymentsLazyQuery>;
export type HandPaymentsSuspenseQueryHookResult = ReturnType<typeof useHandPaymentsSuspenseQuery>;
export const WhoOwesDocument = gql`
    query WhoOwes {
  whoOwes {
    open
    overdue
    rows {
      customer
      customerId
      name
      hasEmail
      count
      open
      notDue
      to14
      to30
      to60
      over60
      credit
      oldestDueOn
      daysOverdue
      nextStep
    }
  }
}
    `;
export function useWhoOwesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<WhoOwesQuery, WhoOwesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<WhoOwesQuery, WhoOwesQueryVariables>(WhoOwesDocument, options);
      }
export function useWhoOwesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<WhoOwesQuery, WhoOwesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<WhoOwesQuery, WhoOwesQueryVariables>(WhoOwesDocument, options);
        }
// @ts-ignore
export function useWhoOwesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<WhoOwesQuery, WhoOwesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<WhoOwesQuery, WhoOwesQueryVariables>;
export function useWhoOwesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<WhoOwesQuery, WhoOwesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<WhoOwesQuery | undefined, WhoOwesQueryVariables>;
export function useWhoOwesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<WhoOwesQuery, WhoOwesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<WhoOwesQuery, WhoOwesQueryVariables>(WhoOwesDocument, options);
        }
export type WhoOwesQueryHookResult = ReturnType<typeof useWhoOwesQuery>;
export type WhoOwesLazyQueryHookResult = ReturnType<typeof useWhoOwesLazyQuery>;
export type WhoOwesSuspenseQueryHookResult = ReturnType<typeof useWhoOwesSuspenseQuery>;
export const ReminderPlanDocument = gql`
    query ReminderPlan {
  reminderPlan {
    isAutomatic
    bankUntil
    isHeld
    count
  }
}
    `;
export function useReminderPlanQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<ReminderPlanQuery, ReminderPlanQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ReminderPlanQuery, ReminderPlanQueryVariables>(ReminderPlanDocument, options);
      }
export function useReminderPlanLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ReminderPlanQuery, ReminderPlanQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ReminderPlanQuery, ReminderPlanQueryVariables>(ReminderPlanDocument, options);
        }
// @ts-ignore
export function useReminderPlanSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ReminderPlanQuery, ReminderPlanQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ReminderPlanQuery, ReminderPlanQueryVariables>;
export function useReminderPlanSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ReminderPlanQuery, ReminderPlanQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ReminderPlanQuery | undefined, ReminderPlanQueryVariables>;
export function useReminderPlanSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ReminderPlanQuery, ReminderPlanQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ReminderPlanQuery, ReminderPlanQueryVariables>(ReminderPlanDocument, options);
        }
export type ReminderPlanQueryHookResult = ReturnType<typeof useReminderPlanQuery>;
export type ReminderPlanLazyQueryHookResult = ReturnType<typeof useReminderPlanLazyQuery>;
export type ReminderPlanSuspenseQueryHookResult = ReturnType<typeof useReminderPlanSuspenseQuery>;
export const SendDueRemindersDocument = gql`
    mutation SendDueReminders {
  sendDueReminders
}
    `;
export function useSendDueRemindersMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SendDueRemindersMutation, SendDueRemindersMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SendDueRemindersMutation, SendDueRemindersMutationVariables>(SendDueRemindersDocument, options);
      }
export type SendDueRemindersMutationHookResult = ReturnType<typeof useSendDueRemindersMutation>;
export const BookEntryDocument = gql`
    mutation BookEntry($id: UUID!, $parts: [PaymentPartInput!]!, $customerOf: UUID!) {
  bookEntry(id: $id, parts: $parts, customerOf: $customerOf)
}
    `;
export function useBookEntryMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<BookEntryMutation, BookEntryMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<BookEntryMutation, BookEntryMutationVariables>(BookEntryDocument, options);
      }
export type BookEntryMutationHookResult = ReturnType<typeof useBookEntryMutation>;
export const BookReversalDocument = gql`
    mutation BookReversal($id: UUID!, $payment: UUID!) {
  bookReversal(id: $id, payment: $payment)
}
    `;
export function useBookReversalMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<BookReversalMutation, BookReversalMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<BookReversalMutation, BookReversalMutationVariables>(BookReversalDocument, options);
      }
export type BookReversalMutationHookResult = ReturnType<typeof useBookReversalMutation>;
export const SetEntryOursDocument = gql`
    mutation SetEntryOurs($id: UUID!, $ours: Boolean!) {
  setEntryOurs(id: $id, ours: $ours)
}
    `;
export function useSetEntryOursMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SetEntryOursMutation, SetEntryOursMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SetEntryOursMutation, SetEntryOursMutationVariables>(SetEntryOursDocument, options);
      }
export type SetEntryOursMutationHookResult = ReturnType<typeof useSetEntryOursMutation>;
export const RemindCustomerDocument = gql`
    mutation RemindCustomer($customer: String!) {
  remindCustomer(customer: $customer)
}
    `;
export function useRemindCustomerMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RemindCustomerMutation, RemindCustomerMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RemindCustomerMutation, RemindCustomerMutationVariables>(RemindCustomerDocument, options);
      }
export type RemindCustomerMutationHookResult = ReturnType<typeof useRemindCustomerMutation>;
export const SetRemindersDocument = gql`
    mutation SetReminders($id: UUID!, $stopped: Boolean!, $reason: String!) {
  setReminders(id: $id, stopped: $stopped, reason: $reason)
}
    `;
export function useSetRemindersMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SetRemindersMutation, SetRemindersMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SetRemindersMutation, SetRemindersMutationVariables>(SetRemindersDocument, options);
      }
export type SetRemindersMutationHookResult = ReturnType<typeof useSetRemindersMutation>;
export const LinkPaymentsDocument = gql`
    query LinkPayments {
  linkPayments {
    id
    invoiceId
    number
    buyerName
    amount
    state
    oddSum
    startedAt
    refunded
    refunding
  }
}
    `;
export function useLinkPaymentsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<LinkPaymentsQuery, LinkPaymentsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<LinkPaymentsQuery, LinkPaymentsQueryVariables>(LinkPaymentsDocument, options);
      }
export function useLinkPaymentsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<LinkPaymentsQuery, LinkPaymentsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<LinkPaymentsQuery, LinkPaymentsQueryVariables>(LinkPaymentsDocument, options);
        }
// @ts-ignore
export function useLinkPaymentsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<LinkPaymentsQuery, LinkPaymentsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<LinkPaymentsQuery, LinkPaymentsQueryVariables>;
export function useLinkPaymentsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<LinkPaymentsQuery, LinkPaymentsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<LinkPaymentsQuery | undefined, LinkPaymentsQueryVariables>;
export function useLinkPaymentsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<LinkPaymentsQuery, LinkPaymentsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<LinkPaymentsQuery, LinkPaymentsQueryVariables>(LinkPaymentsDocument, options);
        }
export type LinkPaymentsQueryHookResult = ReturnType<typeof useLinkPaymentsQuery>;
export type LinkPaymentsLazyQueryHookResult = ReturnType<typeof useLinkPaymentsLazyQuery>;
export type LinkPaymentsSuspenseQueryHookResult = ReturnType<typeof useLinkPaymentsSuspenseQuery>;
export const PlanBoardDocument = gql`
    query PlanBoard($from: LocalDate!, $to: LocalDate!) {
  planBoard(from: $from, to: $to) {
    from
    to
    start
    end
    drivers {
      id
      name
      hidden
      depotAddress
    }
    buses {
      id
      name
      seats
      lift
      hidden
      depotAddress
      mayNotDrive
    }
    trips {
      ...BoardTripParts
    }
    occurrences {
      arrangementId
      date
      title
      start
      end
      driverId
      busId
    }
    absences {
      id
      driverId
      busId
      kind
      lastDay
      start
      end
      note
    }
    emptyLegs {
      ...BoardLegParts
    }
    unreached {
      ...UnreachedParts
    }
    drafts
    undoable
    redoable
  }
}
    ${BoardTripPartsFragmentDoc}
${BoardLegPartsFragmentDoc}
${UnreachedPartsFragmentDoc}`;
export function usePlanBoardQuery(baseOptions: ApolloReactHooks.QueryHookOptions<PlanBoardQuery, PlanBoardQueryVariables> & ({ variables: PlanBoardQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PlanBoardQuery, PlanBoardQueryVariables>(PlanBoardDocument, options);
      }
export function usePlanBoardLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PlanBoardQuery, PlanBoardQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PlanBoardQuery, PlanBoardQueryVariables>(PlanBoardDocument, options);
        }
// @ts-ignore
export function usePlanBoardSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<PlanBoardQuery, PlanBoardQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PlanBoardQuery, PlanBoardQueryVariables>;
export function usePlanBoardSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PlanBoardQuery, PlanBoardQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PlanBoardQuery | undefined, PlanBoardQueryVariables>;
export function usePlanBoardSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PlanBoardQuery, PlanBoardQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<PlanBoardQuery, PlanBoardQueryVariables>(PlanBoardDocument, options);
        }
export type PlanBoardQueryHookResult = ReturnType<typeof usePlanBoardQuery>;
export type PlanBoardLazyQueryHookResult = ReturnType<typeof usePlanBoardLazyQuery>;
export type PlanBoardSuspenseQueryHookResult = ReturnType<typeof usePlanBoardSuspenseQuery>;
export const PlanChangesDocument = gql`
    query PlanChanges($from: LocalDate!, $to: LocalDate!, $orderIds: [UUID!]!, $busIds: [UUID!]!) {
  planChanges(from: $from, to: $to, orderIds: $orderIds, busIds: $busIds) {
    trips {
      ...BoardTripParts
    }
    busIds
    emptyLegs {
      ...BoardLegParts
    }
    unreached {
      ...UnreachedParts
    }
    drafts
    undoable
    redoable
  }
}
    ${BoardTripPartsFragmentDoc}
${BoardLegPartsFragmentDoc}
${UnreachedPartsFragmentDoc}`;
export function usePlanChangesQuery(baseOptions: ApolloReactHooks.QueryHookOptions<PlanChangesQuery, PlanChangesQueryVariables> & ({ variables: PlanChangesQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PlanChangesQuery, PlanChangesQueryVariables>(PlanChangesDocument, options);
      }
export function usePlanChangesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PlanChangesQuery, PlanChangesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PlanChangesQuery, PlanChangesQueryVariables>(PlanChangesDocument, options);
        }
// @ts-ignore
export function usePlanChangesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<PlanChangesQuery, PlanChangesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PlanChangesQuery, PlanChangesQueryVariables>;
export function usePlanChangesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PlanChangesQuery, PlanChangesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PlanChangesQuery | undefined, PlanChangesQueryVariables>;
export function usePlanChangesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PlanChangesQuery, PlanChangesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<PlanChangesQuery, PlanChangesQueryVariables>(PlanChangesDocument, options);
        }
export type PlanChangesQueryHookResult = ReturnType<typeof usePlanChangesQuery>;
export type PlanChangesLazyQueryHookResult = ReturnType<typeof usePlanChangesLazyQuery>;
export type PlanChangesSuspenseQueryHookResult = ReturnType<typeof usePlanChangesSuspenseQuery>;
export const PlanRestsDocument = gql`
    query PlanRests($from: LocalDate!, $to: LocalDate!, $driverIds: [UUID!]) {
  planRests(from: $from, to: $to, driverIds: $driverIds) {
    driverId
    start
    end
    driving
  }
}
    `;
export function usePlanRestsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<PlanRestsQuery, PlanRestsQueryVariables> & ({ variables: PlanRestsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PlanRestsQuery, PlanRestsQueryVariables>(PlanRestsDocument, options);
      }
export function usePlanRestsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PlanRestsQuery, PlanRestsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PlanRestsQuery, PlanRestsQueryVariables>(PlanRestsDocument, options);
        }
// @ts-ignore
export function usePlanRestsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<PlanRestsQuery, PlanRestsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PlanRestsQuery, PlanRestsQueryVariables>;
export function usePlanRestsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PlanRestsQuery, PlanRestsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PlanRestsQuery | undefined, PlanRestsQueryVariables>;
export function usePlanRestsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PlanRestsQuery, PlanRestsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<PlanRestsQuery, PlanRestsQueryVariables>(PlanRestsDocument, options);
        }
export type PlanRestsQueryHookResult = ReturnType<typeof usePlanRestsQuery>;
export type PlanRestsLazyQueryHookResult = ReturnType<typeof usePlanRestsLazyQuery>;
export type PlanRestsSuspenseQueryHookResult = ReturnType<typeof usePlanRestsSuspenseQuery>;
export const PlanChecksDocument = gql`
    query PlanChecks($orderId: UUID!, $driverOut: UUID, $busOut: UUID) {
  planChecks(orderId: $orderId, driverOut: $driverOut, busOut: $busOut) {
    drivers {
      id
      light
      line
    }
    buses {
      id
      light
      line
    }
  }
}
    `;
export function usePlanChecksQuery(baseOptions: ApolloReactHooks.QueryHookOptions<PlanChecksQuery, PlanChecksQueryVariables> & ({ variables: PlanChecksQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PlanChecksQuery, PlanChecksQueryVariables>(PlanChecksDocument, options);
      }
export function usePlanChecksLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PlanChecksQuery, PlanChecksQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PlanChecksQuery, PlanChecksQueryVariables>(PlanChecksDocument, options);
        }
// @ts-ignore
export function usePlanChecksSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<PlanChecksQuery, PlanChecksQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PlanChecksQuery, PlanChecksQueryVariables>;
export function usePlanChecksSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PlanChecksQuery, PlanChecksQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PlanChecksQuery | undefined, PlanChecksQueryVariables>;
export function usePlanChecksSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PlanChecksQuery, PlanChecksQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<PlanChecksQuery, PlanChecksQueryVariables>(PlanChecksDocument, options);
        }
export type PlanChecksQueryHookResult = ReturnType<typeof usePlanChecksQuery>;
export type PlanChecksLazyQueryHookResult = ReturnType<typeof usePlanChecksLazyQuery>;
export type PlanChecksSuspenseQueryHookResult = ReturnType<typeof usePlanChecksSuspenseQuery>;
export const PlanDraftsDocument = gql`
    query PlanDrafts {
  planDrafts {
    orderId
    title
    start
    mark
    drivers
    buses
    complete
    light
    lines
  }
}
    `;
export function usePlanDraftsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<PlanDraftsQuery, PlanDraftsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PlanDraftsQuery, PlanDraftsQueryVariables>(PlanDraftsDocument, options);
      }
export function usePlanDraftsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PlanDraftsQuery, PlanDraftsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PlanDraftsQuery, PlanDraftsQueryVariables>(PlanDraftsDocument, options);
        }
// @ts-ignore
export function usePlanDraftsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<PlanDraftsQuery, PlanDraftsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PlanDraftsQuery, PlanDraftsQueryVariables>;
export function usePlanDraftsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PlanDraftsQuery, PlanDraftsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PlanDraftsQuery | undefined, PlanDraftsQueryVariables>;
export function usePlanDraftsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PlanDraftsQuery, PlanDraftsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<PlanDraftsQuery, PlanDraftsQueryVariables>(PlanDraftsDocument, options);
        }
export type PlanDraftsQueryHookResult = ReturnType<typeof usePlanDraftsQuery>;
export type PlanDraftsLazyQueryHookResult = ReturnType<typeof usePlanDraftsLazyQuery>;
export type PlanDraftsSuspenseQueryHookResult = ReturnType<typeof usePlanDraftsSuspenseQuery>;
export const MovePlanDocument = gql`
    mutation MovePlan($kind: MoveKind!, $steps: [PlanStepInput!]!) {
  movePlan(kind: $kind, steps: $steps)
}
    `;
export function useMovePlanMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<MovePlanMutation, MovePlanMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<MovePlanMutation, MovePlanMutationVariables>(MovePlanDocument, options);
      }
export type MovePlanMutationHookResult = ReturnType<typeof useMovePlanMutation>;
export const TakePlanRepairDocument = gql`
    mutation TakePlanRepair($steps: [PlanStepInput!]!, $absence: AbsenceInput) {
  takePlanRepair(steps: $steps, absence: $absence)
}
    `;
export function useTakePlanRepairMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<TakePlanRepairMutation, TakePlanRepairMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<TakePlanRepairMutation, TakePlanRepairMutationVariables>(TakePlanRepairDocument, options);
      }
export type TakePlanRepairMutationHookResult = ReturnType<typeof useTakePlanRepairMutation>;
export const UndoPlanMoveDocument = gql`
    mutation UndoPlanMove {
  undoPlanMove
}
    `;
export function useUndoPlanMoveMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UndoPlanMoveMutation, UndoPlanMoveMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UndoPlanMoveMutation, UndoPlanMoveMutationVariables>(UndoPlanMoveDocument, options);
      }
export type UndoPlanMoveMutationHookResult = ReturnType<typeof useUndoPlanMoveMutation>;
export const RedoPlanMoveDocument = gql`
    mutation RedoPlanMove {
  redoPlanMove
}
    `;
export function useRedoPlanMoveMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RedoPlanMoveMutation, RedoPlanMoveMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RedoPlanMoveMutation, RedoPlanMoveMutationVariables>(RedoPlanMoveDocument, options);
      }
export type RedoPlanMoveMutationHookResult = ReturnType<typeof useRedoPlanMoveMutation>;
export const ConfirmPlanDocument = gql`
    mutation ConfirmPlan($trips: [ConfirmedDraftInput!]!, $task: UUID) {
  confirmPlan(trips: $trips, task: $task) {
    orderId
    title
    problem
  }
}
    `;
export function useConfirmPlanMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ConfirmPlanMutation, ConfirmPlanMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ConfirmPlanMutation, ConfirmPlanMutationVariables>(ConfirmPlanDocument, options);
      }
export type ConfirmPlanMutationHookResult = ReturnType<typeof useConfirmPlanMutation>;
export const PlanProgressDocument = gql`
    query PlanProgress($task: UUID!) {
  planProgress(task: $task) {
    ahead
    done
    total
  }
}
    `;
export function usePlanProgressQuery(baseOptions: ApolloReactHooks.QueryHookOptions<PlanProgressQuery, PlanProgressQueryVariables> & ({ variables: PlanProgressQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PlanProgressQuery, PlanProgressQueryVariables>(PlanProgressDocument, options);
      }
export function usePlanProgressLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PlanProgressQuery, PlanProgressQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PlanProgressQuery, PlanProgressQueryVariables>(PlanProgressDocument, options);
        }
// @ts-ignore
export function usePlanProgressSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<PlanProgressQuery, PlanProgressQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PlanProgressQuery, PlanProgressQueryVariables>;
export function usePlanProgressSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PlanProgressQuery, PlanProgressQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PlanProgressQuery | undefined, PlanProgressQueryVariables>;
export function usePlanProgressSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PlanProgressQuery, PlanProgressQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<PlanProgressQuery, PlanProgressQueryVariables>(PlanProgressDocument, options);
        }
export type PlanProgressQueryHookResult = ReturnType<typeof usePlanProgressQuery>;
export type PlanProgressLazyQueryHookResult = ReturnType<typeof usePlanProgressLazyQuery>;
export type PlanProgressSuspenseQueryHookResult = ReturnType<typeof usePlanProgressSuspenseQuery>;
export const ProposePlanDocument = gql`
    query ProposePlan($from: LocalDate!, $to: LocalDate!, $orderIds: [UUID!], $task: UUID) {
  proposePlan(from: $from, to: $to, orderIds: $orderIds, task: $task) {
    emptyKm
    complete
    trips {
      orderId
      title
      start
      version
      mark
      hasDriver
      hasBus
      driverId
      busId
      light
      line
      emptyKm
      next
      problem
    }
  }
}
    `;
export function useProposePlanQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ProposePlanQuery, ProposePlanQueryVariables> & ({ variables: ProposePlanQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ProposePlanQuery, ProposePlanQueryVariables>(ProposePlanDocument, options);
      }
export function useProposePlanLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ProposePlanQuery, ProposePlanQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ProposePlanQuery, ProposePlanQueryVariables>(ProposePlanDocument, options);
        }
// @ts-ignore
export function useProposePlanSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ProposePlanQuery, ProposePlanQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ProposePlanQuery, ProposePlanQueryVariables>;
export function useProposePlanSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ProposePlanQuery, ProposePlanQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ProposePlanQuery | undefined, ProposePlanQueryVariables>;
export function useProposePlanSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ProposePlanQuery, ProposePlanQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ProposePlanQuery, ProposePlanQueryVariables>(ProposePlanDocument, options);
        }
export type ProposePlanQueryHookResult = ReturnType<typeof useProposePlanQuery>;
export type ProposePlanLazyQueryHookResult = ReturnType<typeof useProposePlanLazyQuery>;
export type ProposePlanSuspenseQueryHookResult = ReturnType<typeof useProposePlanSuspenseQuery>;
export const PlanRepairDocument = gql`
    query PlanRepair($out: RepairInput!, $task: UUID) {
  planRepair(out: $out, task: $task) {
    fallen
    absent
    plans {
      changes {
        ...RepairLine
      }
    }
    stuck {
      ...RepairLine
    }
    occurrences {
      arrangementId
      title
      date
    }
  }
}
    ${RepairLineFragmentDoc}`;
export function usePlanRepairQuery(baseOptions: ApolloReactHooks.QueryHookOptions<PlanRepairQuery, PlanRepairQueryVariables> & ({ variables: PlanRepairQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PlanRepairQuery, PlanRepairQueryVariables>(PlanRepairDocument, options);
      }
export function usePlanRepairLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PlanRepairQuery, PlanRepairQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PlanRepairQuery, PlanRepairQueryVariables>(PlanRepairDocument, options);
        }
// @ts-ignore
export function usePlanRepairSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<PlanRepairQuery, PlanRepairQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PlanRepairQuery, PlanRepairQueryVariables>;
export function usePlanRepairSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PlanRepairQuery, PlanRepairQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PlanRepairQuery | undefined, PlanRepairQueryVariables>;
export function usePlanRepairSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PlanRepairQuery, PlanRepairQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<PlanRepairQuery, PlanRepairQueryVariables>(PlanRepairDocument, options);
        }
export type PlanRepairQueryHookResult = ReturnType<typeof usePlanRepairQuery>;
export type PlanRepairLazyQueryHookResult = ReturnType<typeof usePlanRepairLazyQuery>;
export type PlanRepairSuspenseQueryHookResult = ReturnType<typeof usePlanRepairSuspenseQuery>;
export const PriceListDocument = gql`
    query PriceList {
  priceList {
    ...PriceListFields
  }
}
    ${PriceListFieldsFragmentDoc}
${PriceRulesFieldsFragmentDoc}`;
export function usePriceListQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<PriceListQuery, PriceListQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PriceListQuery, PriceListQueryVariables>(PriceListDocument, options);
      }
export function usePriceListLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PriceListQuery, PriceListQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PriceListQuery, PriceListQueryVariables>(PriceListDocument, options);
        }
// @ts-ignore
export function usePriceListSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<PriceListQuery, PriceListQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PriceListQuery, PriceListQueryVariables>;
export function usePriceListSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PriceListQuery, PriceListQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PriceListQuery | undefined, PriceListQueryVariables>;
export function usePriceListSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PriceListQuery, PriceListQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<PriceListQuery, PriceListQueryVariables>(PriceListDocument, options);
        }
export type PriceListQueryHookResult = ReturnType<typeof usePriceListQuery>;
export type PriceListLazyQueryHookResult = ReturnType<typeof usePriceListLazyQuery>;
export type PriceListSuspenseQueryHookResult = ReturnType<typeof usePriceListSuspenseQuery>;
export const PriceListPreviewDocument = gql`
    query PriceListPreview($rules: PriceRulesInput!) {
  priceListPreview(rules: $rules) {
    problems {
      field
      message
    }
    offers {
      orderId
      title
      start
      sent
      now
      then
      problem
    }
  }
}
    `;
export function usePriceListPreviewQuery(baseOptions: ApolloReactHooks.QueryHookOptions<PriceListPreviewQuery, PriceListPreviewQueryVariables> & ({ variables: PriceListPreviewQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PriceListPreviewQuery, PriceListPreviewQueryVariables>(PriceListPreviewDocument, options);
      }
export function usePriceListPreviewLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PriceListPreviewQuery, PriceListPreviewQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PriceListPreviewQuery, PriceListPreviewQueryVariables>(PriceListPreviewDocument, options);
        }
// @ts-ignore
export function usePriceListPreviewSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<PriceListPreviewQuery, PriceListPreviewQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PriceListPreviewQuery, PriceListPreviewQueryVariables>;
export function usePriceListPreviewSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PriceListPreviewQuery, PriceListPreviewQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PriceListPreviewQuery | undefined, PriceListPreviewQueryVariables>;
export function usePriceListPreviewSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PriceListPreviewQuery, PriceListPreviewQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<PriceListPreviewQuery, PriceListPreviewQueryVariables>(PriceListPreviewDocument, options);
        }
export type PriceListPreviewQueryHookResult = ReturnType<typeof usePriceListPreviewQuery>;
export type PriceListPreviewLazyQueryHookResult = ReturnType<typeof usePriceListPreviewLazyQuery>;
export type PriceListPreviewSuspenseQueryHookResult = ReturnType<typeof usePriceListPreviewSuspenseQuery>;
export const SavePriceListDocument = gql`
    mutation SavePriceList($seenVersion: Int!, $input: PriceListInput!) {
  savePriceList(seenVersion: $seenVersion, input: $input) {
    ...PriceListFields
  }
}
    ${PriceListFieldsFragmentDoc}
${PriceRulesFieldsFragmentDoc}`;
export function useSavePriceListMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SavePriceListMutation, SavePriceListMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SavePriceListMutation, SavePriceListMutationVariables>(SavePriceListDocument, options);
      }
export type SavePriceListMutationHookResult = ReturnType<typeof useSavePriceListMutation>;
export const InquiryPricingDocument = gql`
    query InquiryPricing {
  inquiryPricing {
    shows
    holdsDays
  }
}
    `;
export function useInquiryPricingQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<InquiryPricingQuery, InquiryPricingQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<InquiryPricingQuery, InquiryPricingQueryVariables>(InquiryPricingDocument, options);
      }
export function useInquiryPricingLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<InquiryPricingQuery, InquiryPricingQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<InquiryPricingQuery, InquiryPricingQueryVariables>(InquiryPricingDocument, options);
        }
// @ts-ignore
export function useInquiryPricingSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<InquiryPricingQuery, InquiryPricingQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<InquiryPricingQuery, InquiryPricingQueryVariables>;
export function useInquiryPricingSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<InquiryPricingQuery, InquiryPricingQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<InquiryPricingQuery | undefined, InquiryPricingQueryVariables>;
export function useInquiryPricingSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<InquiryPricingQuery, InquiryPricingQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<InquiryPricingQuery, InquiryPricingQueryVariables>(InquiryPricingDocument, options);
        }
export type InquiryPricingQueryHookResult = ReturnType<typeof useInquiryPricingQuery>;
export type InquiryPricingLazyQueryHookResult = ReturnType<typeof useInquiryPricingLazyQuery>;
export type InquiryPricingSuspenseQueryHookResult = ReturnType<typeof useInquiryPricingSuspenseQuery>;
export const UpdateInquiryPricingDocument = gql`
    mutation UpdateInquiryPricing($input: InquiryPricingInput!) {
  updateInquiryPricing(input: $input) {
    shows
    holdsDays
  }
}
    `;
export function useUpdateInquiryPricingMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateInquiryPricingMutation, UpdateInquiryPricingMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateInquiryPricingMutation, UpdateInquiryPricingMutationVariables>(UpdateInquiryPricingDocument, options);
      }
export type UpdateInquiryPricingMutationHookResult = ReturnType<typeof useUpdateInquiryPricingMutation>;
export const DriverHoursDocument = gql`
    query DriverHours($driverId: UUID!, $from: LocalDate!, $days: Int!) {
  driverHours(driverId: $driverId, from: $from, days: $days) {
    driver {
      id
      firstname
      lastname
    }
    days {
      date
      start
      end
      driving
      work
      availability
      planned
      reported
    }
    activities {
      kind
      start
      end
      source
      title
      orderId
    }
    infringements {
      rule
      article
      stateCode
      severity
      severityName
      sentence
      from
      to
      riskPoints
      orderId
      tripNumber
    }
    problems
    riskPoints
    restedBefore
    headroom {
      ...HeadroomParts
    }
  }
}
    ${HeadroomPartsFragmentDoc}`;
export function useDriverHoursQuery(baseOptions: ApolloReactHooks.QueryHookOptions<DriverHoursQuery, DriverHoursQueryVariables> & ({ variables: DriverHoursQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<DriverHoursQuery, DriverHoursQueryVariables>(DriverHoursDocument, options);
      }
export function useDriverHoursLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<DriverHoursQuery, DriverHoursQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<DriverHoursQuery, DriverHoursQueryVariables>(DriverHoursDocument, options);
        }
// @ts-ignore
export function useDriverHoursSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<DriverHoursQuery, DriverHoursQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<DriverHoursQuery, DriverHoursQueryVariables>;
export function useDriverHoursSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<DriverHoursQuery, DriverHoursQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<DriverHoursQuery | undefined, DriverHoursQueryVariables>;
export function useDriverHoursSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<DriverHoursQuery, DriverHoursQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<DriverHoursQuery, DriverHoursQueryVariables>(DriverHoursDocument, options);
        }
export type DriverHoursQueryHookResult = ReturnType<typeof useDriverHoursQuery>;
export type DriverHoursLazyQueryHookResult = ReturnType<typeof useDriverHoursLazyQuery>;
export type DriverHoursSuspenseQueryHookResult = ReturnType<typeof useDriverHoursSuspenseQuery>;
export const DriversHoursDocument = gql`
    query DriversHours($from: LocalDate!, $days: Int!) {
  driversHours(from: $from, days: $days) {
    driverId
    name
    days {
      date
      driving
      work
      severity
    }
    infringements
    riskPoints
    headroom {
      ...HeadroomParts
    }
  }
}
    ${HeadroomPartsFragmentDoc}`;
export function useDriversHoursQuery(baseOptions: ApolloReactHooks.QueryHookOptions<DriversHoursQuery, DriversHoursQueryVariables> & ({ variables: DriversHoursQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<DriversHoursQuery, DriversHoursQueryVariables>(DriversHoursDocument, options);
      }
export function useDriversHoursLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<DriversHoursQuery, DriversHoursQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<DriversHoursQuery, DriversHoursQueryVariables>(DriversHoursDocument, options);
        }
// @ts-ignore
export function useDriversHoursSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<DriversHoursQuery, DriversHoursQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<DriversHoursQuery, DriversHoursQueryVariables>;
export function useDriversHoursSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<DriversHoursQuery, DriversHoursQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<DriversHoursQuery | undefined, DriversHoursQueryVariables>;
export function useDriversHoursSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<DriversHoursQuery, DriversHoursQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<DriversHoursQuery, DriversHoursQueryVariables>(DriversHoursDocument, options);
        }
export type DriversHoursQueryHookResult = ReturnType<typeof useDriversHoursQuery>;
export type DriversHoursLazyQueryHookResult = ReturnType<typeof useDriversHoursLazyQuery>;
export type DriversHoursSuspenseQueryHookResult = ReturnType<typeof useDriversHoursSuspenseQuery>;
export const ActivityEntriesDocument = gql`
    query ActivityEntries($driverId: UUID!, $from: DateTime!, $to: DateTime!) {
  activityEntries(driverId: $driverId, from: $from, to: $to) {
    id
    start
    end
    kind
    note
  }
}
    `;
export function useActivityEntriesQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ActivityEntriesQuery, ActivityEntriesQueryVariables> & ({ variables: ActivityEntriesQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ActivityEntriesQuery, ActivityEntriesQueryVariables>(ActivityEntriesDocument, options);
      }
export function useActivityEntriesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ActivityEntriesQuery, ActivityEntriesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ActivityEntriesQuery, ActivityEntriesQueryVariables>(ActivityEntriesDocument, options);
        }
// @ts-ignore
export function useActivityEntriesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ActivityEntriesQuery, ActivityEntriesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ActivityEntriesQuery, ActivityEntriesQueryVariables>;
export function useActivityEntriesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ActivityEntriesQuery, ActivityEntriesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ActivityEntriesQuery | undefined, ActivityEntriesQueryVariables>;
export function useActivityEntriesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ActivityEntriesQuery, ActivityEntriesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ActivityEntriesQuery, ActivityEntriesQueryVariables>(ActivityEntriesDocument, options);
        }
export type ActivityEntriesQueryHookResult = ReturnType<typeof useActivityEntriesQuery>;
export type ActivityEntriesLazyQueryHookResult = ReturnType<typeof useActivityEntriesLazyQuery>;
export type ActivityEntriesSuspenseQueryHookResult = ReturnType<typeof useActivityEntriesSuspenseQuery>;
export const AddActivityEntryDocument = gql`
    mutation AddActivityEntry($input: ActivityEntryInput!) {
  addActivityEntry(input: $input)
}
    `;
export function useAddActivityEntryMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<AddActivityEntryMutation, AddActivityEntryMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<AddActivityEntryMutation, AddActivityEntryMutationVariables>(AddActivityEntryDocument, options);
      }
export type AddActivityEntryMutationHookResult = ReturnType<typeof useAddActivityEntryMutation>;
export const DeleteActivityEntryDocument = gql`
    mutation DeleteActivityEntry($id: UUID!) {
  deleteActivityEntry(id: $id)
}
    `;
export function useDeleteActivityEntryMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteActivityEntryMutation, DeleteActivityEntryMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteActivityEntryMutation, DeleteActivityEntryMutationVariables>(DeleteActivityEntryDocument, options);
      }
export type DeleteActivityEntryMutationHookResult = ReturnType<typeof useDeleteActivityEntryMutation>;
export const ReportDriversDocument = gql`
    query ReportDrivers {
  drivers {
    id
    username
    firstname
    lastname
    hidden
    role
  }
}
    `;
export function useReportDriversQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<ReportDriversQuery, ReportDriversQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ReportDriversQuery, ReportDriversQueryVariables>(ReportDriversDocument, options);
      }
export function useReportDriversLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ReportDriversQuery, ReportDriversQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ReportDriversQuery, ReportDriversQueryVariables>(ReportDriversDocument, options);
        }
// @ts-ignore
export function useReportDriversSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ReportDriversQuery, ReportDriversQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ReportDriversQuery, ReportDriversQueryVariables>;
export function useReportDriversSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ReportDriversQuery, ReportDriversQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ReportDriversQuery | undefined, ReportDriversQueryVariables>;
export function useReportDriversSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ReportDriversQuery, ReportDriversQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ReportDriversQuery, ReportDriversQueryVariables>(ReportDriversDocument, options);
        }
export type ReportDriversQueryHookResult = ReturnType<typeof useReportDriversQuery>;
export type ReportDriversLazyQueryHookResult = ReturnType<typeof useReportDriversLazyQuery>;
export type ReportDriversSuspenseQueryHookResult = ReturnType<typeof useReportDriversSuspenseQuery>;
export const DriverReportsDocument = gql`
    query DriverReports($driverIds: [UUID!], $first: LocalDate!, $last: LocalDate!) {
  driverReport(driverIds: $driverIds, first: $first, last: $last) {
    driver {
      id
      firstname
      lastname
    }
    trips {
      orderId
      cities
      company
      fullName
      start
      end
      durationMin
      driven
      replaced
      feedback {
        id
      }
      days {
        date
        hours
      }
    }
    occurrences {
      arrangementId
      name
      description
      date
      start
      durationMin
      driven
      hours
    }
  }
  workingTime(driverIds: $driverIds, first: $first, last: $last) {
    driverId
    driving
    work
  }
}
    `;
export function useDriverReportsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<DriverReportsQuery, DriverReportsQueryVariables> & ({ variables: DriverReportsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<DriverReportsQuery, DriverReportsQueryVariables>(DriverReportsDocument, options);
      }
export function useDriverReportsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<DriverReportsQuery, DriverReportsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<DriverReportsQuery, DriverReportsQueryVariables>(DriverReportsDocument, options);
        }
// @ts-ignore
export function useDriverReportsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<DriverReportsQuery, DriverReportsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<DriverReportsQuery, DriverReportsQueryVariables>;
export function useDriverReportsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<DriverReportsQuery, DriverReportsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<DriverReportsQuery | undefined, DriverReportsQueryVariables>;
export function useDriverReportsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<DriverReportsQuery, DriverReportsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<DriverReportsQuery, DriverReportsQueryVariables>(DriverReportsDocument, options);
        }
export type DriverReportsQueryHookResult = ReturnType<typeof useDriverReportsQuery>;
export type DriverReportsLazyQueryHookResult = ReturnType<typeof useDriverReportsLazyQuery>;
export type DriverReportsSuspenseQueryHookResult = ReturnType<typeof useDriverReportsSuspenseQuery>;
export const JourneySheetsDocument = gql`
    query JourneySheets($orderId: UUID!) {
  journeySheets(orderId: $orderId) {
    ...JourneySheetParts
  }
}
    ${JourneySheetPartsFragmentDoc}`;
export function useJourneySheetsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<JourneySheetsQuery, JourneySheetsQueryVariables> & ({ variables: JourneySheetsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<JourneySheetsQuery, JourneySheetsQueryVariables>(JourneySheetsDocument, options);
      }
export function useJourneySheetsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<JourneySheetsQuery, JourneySheetsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<JourneySheetsQuery, JourneySheetsQueryVariables>(JourneySheetsDocument, options);
        }
// @ts-ignore
export function useJourneySheetsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<JourneySheetsQuery, JourneySheetsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<JourneySheetsQuery, JourneySheetsQueryVariables>;
export function useJourneySheetsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<JourneySheetsQuery, JourneySheetsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<JourneySheetsQuery | undefined, JourneySheetsQueryVariables>;
export function useJourneySheetsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<JourneySheetsQuery, JourneySheetsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<JourneySheetsQuery, JourneySheetsQueryVariables>(JourneySheetsDocument, options);
        }
export type JourneySheetsQueryHookResult = ReturnType<typeof useJourneySheetsQuery>;
export type JourneySheetsLazyQueryHookResult = ReturnType<typeof useJourneySheetsLazyQuery>;
export type JourneySheetsSuspenseQueryHookResult = ReturnType<typeof useJourneySheetsSuspenseQuery>;
export const SaveJourneySheetDocument = gql`
    mutation SaveJourneySheet($orderId: UUID!, $busId: UUID!, $book: String!, $sheet: String!) {
  saveJourneySheet(orderId: $orderId, busId: $busId, book: $book, sheet: $sheet) {
    ...JourneySheetParts
  }
}
    ${JourneySheetPartsFragmentDoc}`;
export function useSaveJourneySheetMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SaveJourneySheetMutation, SaveJourneySheetMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SaveJourneySheetMutation, SaveJourneySheetMutationVariables>(SaveJourneySheetDocument, options);
      }
export type SaveJourneySheetMutationHookResult = ReturnType<typeof useSaveJourneySheetMutation>;
export const SearchEverywhereDocument = gql`
    query SearchEverywhere($search: String!) {
  searchEverywhere(search: $search) {
    kind
    id
    title
    detail
    day
    status
  }
}
    `;
export function useSearchEverywhereQuery(baseOptions: ApolloReactHooks.QueryHookOptions<SearchEverywhereQuery, SearchEverywhereQueryVariables> & ({ variables: SearchEverywhereQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<SearchEverywhereQuery, SearchEverywhereQueryVariables>(SearchEverywhereDocument, options);
      }
export function useSearchEverywhereLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<SearchEverywhereQuery, SearchEverywhereQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<SearchEverywhereQuery, SearchEverywhereQueryVariables>(SearchEverywhereDocument, options);
        }
// @ts-ignore
export function useSearchEverywhereSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<SearchEverywhereQuery, SearchEverywhereQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<SearchEverywhereQuery, SearchEverywhereQueryVariables>;
export function useSearchEverywhereSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<SearchEverywhereQuery, SearchEverywhereQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<SearchEverywhereQuery | undefined, SearchEverywhereQueryVariables>;
export function useSearchEverywhereSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<SearchEverywhereQuery, SearchEverywhereQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<SearchEverywhereQuery, SearchEverywhereQueryVariables>(SearchEverywhereDocument, options);
        }
export type SearchEverywhereQueryHookResult = ReturnType<typeof useSearchEverywhereQuery>;
export type SearchEverywhereLazyQueryHookResult = ReturnType<typeof useSearchEverywhereLazyQuery>;
export type SearchEverywhereSuspenseQueryHookResult = ReturnType<typeof useSearchEverywhereSuspenseQuery>;
export const SystemStateDocument = gql`
    query SystemState {
  systemState {
    version
    nodeVersion
    startedAt
    memoryBytes
    diskFreeBytes
    diskBytes
    sessions
    mailServer
    mapProviders
    database {
      isEmbedded
      version
      bytes
      connections
      migrations
      lastMigration
    }
    queues {
      name
      waiting
      failing
      givenUp
      lastSentAt
      lastError
    }
    jobs {
      name
      lastRunAt
      tookMs
      error
      nextRunAt
    }
    backups {
      ...BackupRow
    }
    problems {
      kind
      isUrgent
      text
      advice
    }
  }
}
    ${BackupRowFragmentDoc}`;
export function useSystemStateQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<SystemStateQuery, SystemStateQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<SystemStateQuery, SystemStateQueryVariables>(SystemStateDocument, options);
      }
export function useSystemStateLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<SystemStateQuery, SystemStateQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<SystemStateQuery, SystemStateQueryVariables>(SystemStateDocument, options);
        }
// @ts-ignore
export function useSystemStateSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<SystemStateQuery, SystemStateQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<SystemStateQuery, SystemStateQueryVariables>;
export function useSystemStateSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<SystemStateQuery, SystemStateQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<SystemStateQuery | undefined, SystemStateQueryVariables>;
export function useSystemStateSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<SystemStateQuery, SystemStateQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<SystemStateQuery, SystemStateQueryVariables>(SystemStateDocument, options);
        }
export type SystemStateQueryHookResult = ReturnType<typeof useSystemStateQuery>;
export type SystemStateLazyQueryHookResult = ReturnType<typeof useSystemStateLazyQuery>;
export type SystemStateSuspenseQueryHookResult = ReturnType<typeof useSystemStateSuspenseQuery>;
export const StuckMessagesDocument = gql`
    query StuckMessages {
  stuckMessages {
    id
    queue
    title
    to
    createdAt
    attempts
    dueAt
    error
  }
}
    `;
export function useStuckMessagesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<StuckMessagesQuery, StuckMessagesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<StuckMessagesQuery, StuckMessagesQueryVariables>(StuckMessagesDocument, options);
      }
export function useStuckMessagesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<StuckMessagesQuery, StuckMessagesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<StuckMessagesQuery, StuckMessagesQueryVariables>(StuckMessagesDocument, options);
        }
// @ts-ignore
export function useStuckMessagesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<StuckMessagesQuery, StuckMessagesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<StuckMessagesQuery, StuckMessagesQueryVariables>;
export function useStuckMessagesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<StuckMessagesQuery, StuckMessagesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<StuckMessagesQuery | undefined, StuckMessagesQueryVariables>;
export function useStuckMessagesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<StuckMessagesQuery, StuckMessagesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<StuckMessagesQuery, StuckMessagesQueryVariables>(StuckMessagesDocument, options);
        }
export type StuckMessagesQueryHookResult = ReturnType<typeof useStuckMessagesQuery>;
export type StuckMessagesLazyQueryHookResult = ReturnType<typeof useStuckMessagesLazyQuery>;
export type StuckMessagesSuspenseQueryHookResult = ReturnType<typeof useStuckMessagesSuspenseQuery>;
export const RetryMessageDocument = gql`
    mutation RetryMessage($id: UUID!) {
  retryMessage(id: $id)
}
    `;
export function useRetryMessageMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RetryMessageMutation, RetryMessageMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RetryMessageMutation, RetryMessageMutationVariables>(RetryMessageDocument, options);
      }
export type RetryMessageMutationHookResult = ReturnType<typeof useRetryMessageMutation>;
export const DropMessageDocument = gql`
    mutation DropMessage($id: UUID!) {
  dropMessage(id: $id)
}
    `;
export function useDropMessageMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DropMessageMutation, DropMessageMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DropMessageMutation, DropMessageMutationVariables>(DropMessageDocument, options);
      }
export type DropMessageMutationHookResult = ReturnType<typeof useDropMessageMutation>;
export const BackupStoreDocument = gql`
    query BackupStore {
  backupStore {
    ...BackupStoreFields
  }
}
    ${BackupStoreFieldsFragmentDoc}`;
export function useBackupStoreQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<BackupStoreQuery, BackupStoreQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<BackupStoreQuery, BackupStoreQueryVariables>(BackupStoreDocument, options);
      }
export function useBackupStoreLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<BackupStoreQuery, BackupStoreQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<BackupStoreQuery, BackupStoreQueryVariables>(BackupStoreDocument, options);
        }
// @ts-ignore
export function useBackupStoreSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<BackupStoreQuery, BackupStoreQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<BackupStoreQuery, BackupStoreQueryVariables>;
export function useBackupStoreSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<BackupStoreQuery, BackupStoreQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<BackupStoreQuery | undefined, BackupStoreQueryVariables>;
export function useBackupStoreSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<BackupStoreQuery, BackupStoreQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<BackupStoreQuery, BackupStoreQueryVariables>(BackupStoreDocument, options);
        }
export type BackupStoreQueryHookResult = ReturnType<typeof useBackupStoreQuery>;
export type BackupStoreLazyQueryHookResult = ReturnType<typeof useBackupStoreLazyQuery>;
export type BackupStoreSuspenseQueryHookResult = ReturnType<typeof useBackupStoreSuspenseQuery>;
export const StoredBackupsDocument = gql`
    query StoredBackups {
  storedBackups {
    backups {
      ...BackupRow
    }
    fault
  }
}
    ${BackupRowFragmentDoc}`;
export function useStoredBackupsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<StoredBackupsQuery, StoredBackupsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<StoredBackupsQuery, StoredBackupsQueryVariables>(StoredBackupsDocument, options);
      }
export function useStoredBackupsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<StoredBackupsQuery, StoredBackupsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<StoredBackupsQuery, StoredBackupsQueryVariables>(StoredBackupsDocument, options);
        }
// @ts-ignore
export function useStoredBackupsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<StoredBackupsQuery, StoredBackupsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<StoredBackupsQuery, StoredBackupsQueryVariables>;
export function useStoredBackupsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<StoredBackupsQuery, StoredBackupsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<StoredBackupsQuery | undefined, StoredBackupsQueryVariables>;
export function useStoredBackupsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<StoredBackupsQuery, StoredBackupsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<StoredBackupsQuery, StoredBackupsQueryVariables>(StoredBackupsDocument, options);
        }
export type StoredBackupsQueryHookResult = ReturnType<typeof useStoredBackupsQuery>;
export type StoredBackupsLazyQueryHookResult = ReturnType<typeof useStoredBackupsLazyQuery>;
export type StoredBackupsSuspenseQueryHookResult = ReturnType<typeof useStoredBackupsSuspenseQuery>;
export const SendBackupNowDocument = gql`
    mutation SendBackupNow {
  sendBackupNow {
    ...BackupStoreFields
  }
}
    ${BackupStoreFieldsFragmentDoc}`;
export function useSendBackupNowMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SendBackupNowMutation, SendBackupNowMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SendBackupNowMutation, SendBackupNowMutationVariables>(SendBackupNowDocument, options);
      }
export type SendBackupNowMutationHookResult = ReturnType<typeof useSendBackupNowMutation>;
export const CheckStoredBackupDocument = gql`
    mutation CheckStoredBackup($name: String!) {
  checkStoredBackup(name: $name) {
    ...BackupCheckFields
  }
}
    ${BackupCheckFieldsFragmentDoc}`;
export function useCheckStoredBackupMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CheckStoredBackupMutation, CheckStoredBackupMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CheckStoredBackupMutation, CheckStoredBackupMutationVariables>(CheckStoredBackupDocument, options);
      }
export type CheckStoredBackupMutationHookResult = ReturnType<typeof useCheckStoredBackupMutation>;
export const BackUpNowDocument = gql`
    mutation BackUpNow {
  backUpNow {
    ...BackupRow
  }
}
    ${BackupRowFragmentDoc}`;
export function useBackUpNowMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<BackUpNowMutation, BackUpNowMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<BackUpNowMutation, BackUpNowMutationVariables>(BackUpNowDocument, options);
      }
export type BackUpNowMutationHookResult = ReturnType<typeof useBackUpNowMutation>;
export const CheckBackupDocument = gql`
    mutation CheckBackup($name: String!) {
  checkBackup(name: $name) {
    ...BackupCheckFields
  }
}
    ${BackupCheckFieldsFragmentDoc}`;
export function useCheckBackupMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CheckBackupMutation, CheckBackupMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CheckBackupMutation, CheckBackupMutationVariables>(CheckBackupDocument, options);
      }
export type CheckBackupMutationHookResult = ReturnType<typeof useCheckBackupMutation>;
export const TodayDocument = gql`
    query Today($first: Int!, $snoozed: Boolean!) {
  today(first: $first, snoozed: $snoozed) {
    items {
      ...TodayItemParts
    }
    count
    soon
    snoozed
    stopped
  }
}
    ${TodayItemPartsFragmentDoc}`;
export function useTodayQuery(baseOptions: ApolloReactHooks.QueryHookOptions<TodayQuery, TodayQueryVariables> & ({ variables: TodayQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<TodayQuery, TodayQueryVariables>(TodayDocument, options);
      }
export function useTodayLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<TodayQuery, TodayQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<TodayQuery, TodayQueryVariables>(TodayDocument, options);
        }
// @ts-ignore
export function useTodaySuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<TodayQuery, TodayQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<TodayQuery, TodayQueryVariables>;
export function useTodaySuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<TodayQuery, TodayQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<TodayQuery | undefined, TodayQueryVariables>;
export function useTodaySuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<TodayQuery, TodayQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<TodayQuery, TodayQueryVariables>(TodayDocument, options);
        }
export type TodayQueryHookResult = ReturnType<typeof useTodayQuery>;
export type TodayLazyQueryHookResult = ReturnType<typeof useTodayLazyQuery>;
export type TodaySuspenseQueryHookResult = ReturnType<typeof useTodaySuspenseQuery>;
export const TodayTripDocument = gql`
    query TodayTrip($id: UUID!) {
  order(id: $id) {
    id
    fullName
    phone
    email
    clientNotes
    stops {
      city
      address
      arrive
      depart
    }
    job {
      id
      drivers {
        driver {
          id
          firstname
          lastname
        }
      }
      buses {
        id
        name
      }
    }
  }
}
    `;
export function useTodayTripQuery(baseOptions: ApolloReactHooks.QueryHookOptions<TodayTripQuery, TodayTripQueryVariables> & ({ variables: TodayTripQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<TodayTripQuery, TodayTripQueryVariables>(TodayTripDocument, options);
      }
export function useTodayTripLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<TodayTripQuery, TodayTripQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<TodayTripQuery, TodayTripQueryVariables>(TodayTripDocument, options);
        }
// @ts-ignore
export function useTodayTripSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<TodayTripQuery, TodayTripQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<TodayTripQuery, TodayTripQueryVariables>;
export function useTodayTripSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<TodayTripQuery, TodayTripQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<TodayTripQuery | undefined, TodayTripQueryVariables>;
export function useTodayTripSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<TodayTripQuery, TodayTripQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<TodayTripQuery, TodayTripQueryVariables>(TodayTripDocument, options);
        }
export type TodayTripQueryHookResult = ReturnType<typeof useTodayTripQuery>;
export type TodayTripLazyQueryHookResult = ReturnType<typeof useTodayTripLazyQuery>;
export type TodayTripSuspenseQueryHookResult = ReturnType<typeof useTodayTripSuspenseQuery>;
export const TodayDriversDocument = gql`
    query TodayDrivers($orderId: UUID!) {
  drivers {
    id
    firstname
    lastname
  }
  checkAssignment(orderId: $orderId) {
    drivers {
      driverId
      light
      line
    }
  }
}
    `;
export function useTodayDriversQuery(baseOptions: ApolloReactHooks.QueryHookOptions<TodayDriversQuery, TodayDriversQueryVariables> & ({ variables: TodayDriversQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<TodayDriversQuery, TodayDriversQueryVariables>(TodayDriversDocument, options);
      }
export function useTodayDriversLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<TodayDriversQuery, TodayDriversQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<TodayDriversQuery, TodayDriversQueryVariables>(TodayDriversDocument, options);
        }
// @ts-ignore
export function useTodayDriversSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<TodayDriversQuery, TodayDriversQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<TodayDriversQuery, TodayDriversQueryVariables>;
export function useTodayDriversSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<TodayDriversQuery, TodayDriversQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<TodayDriversQuery | undefined, TodayDriversQueryVariables>;
export function useTodayDriversSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<TodayDriversQuery, TodayDriversQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<TodayDriversQuery, TodayDriversQueryVariables>(TodayDriversDocument, options);
        }
export type TodayDriversQueryHookResult = ReturnType<typeof useTodayDriversQuery>;
export type TodayDriversLazyQueryHookResult = ReturnType<typeof useTodayDriversLazyQuery>;
export type TodayDriversSuspenseQueryHookResult = ReturnType<typeof useTodayDriversSuspenseQuery>;
export const TakeTodayItemDocument = gql`
    mutation TakeTodayItem($kind: TodayKind!, $subjectId: UUID!, $mark: String!, $price: Price) {
  takeTodayItem(kind: $kind, subjectId: $subjectId, mark: $mark, price: $price) {
    id
    dueAt
    by
  }
}
    `;
export function useTakeTodayItemMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<TakeTodayItemMutation, TakeTodayItemMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<TakeTodayItemMutation, TakeTodayItemMutationVariables>(TakeTodayItemDocument, options);
      }
export type TakeTodayItemMutationHookResult = ReturnType<typeof useTakeTodayItemMutation>;
export const TakeBackActDocument = gql`
    mutation TakeBackAct($id: UUID!) {
  takeBackAct(id: $id)
}
    `;
export function useTakeBackActMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<TakeBackActMutation, TakeBackActMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<TakeBackActMutation, TakeBackActMutationVariables>(TakeBackActDocument, options);
      }
export type TakeBackActMutationHookResult = ReturnType<typeof useTakeBackActMutation>;
export const SnoozeTodayItemDocument = gql`
    mutation SnoozeTodayItem($kind: TodayKind!, $subjectId: UUID!, $mark: String!, $day: LocalDate) {
  snoozeTodayItem(kind: $kind, subjectId: $subjectId, mark: $mark, day: $day)
}
    `;
export function useSnoozeTodayItemMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SnoozeTodayItemMutation, SnoozeTodayItemMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SnoozeTodayItemMutation, SnoozeTodayItemMutationVariables>(SnoozeTodayItemDocument, options);
      }
export type SnoozeTodayItemMutationHookResult = ReturnType<typeof useSnoozeTodayItemMutation>;
export const WakeTodayItemDocument = gql`
    mutation WakeTodayItem($kind: TodayKind!, $subjectId: UUID!) {
  wakeTodayItem(kind: $kind, subjectId: $subjectId)
}
    `;
export function useWakeTodayItemMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<WakeTodayItemMutation, WakeTodayItemMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<WakeTodayItemMutation, WakeTodayItemMutationVariables>(WakeTodayItemDocument, options);
      }
export type WakeTodayItemMutationHookResult = ReturnType<typeof useWakeTodayItemMutation>;
export const TripEventsDocument = gql`
    query TripEvents($orderId: UUID!) {
  tripEvents(orderId: $orderId) {
    id
    kind
    orderId
    driverName
    stop
    amount
    note
    at
  }
}
    `;
export function useTripEventsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<TripEventsQuery, TripEventsQueryVariables> & ({ variables: TripEventsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<TripEventsQuery, TripEventsQueryVariables>(TripEventsDocument, options);
      }
export function useTripEventsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<TripEventsQuery, TripEventsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<TripEventsQuery, TripEventsQueryVariables>(TripEventsDocument, options);
        }
// @ts-ignore
export function useTripEventsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<TripEventsQuery, TripEventsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<TripEventsQuery, TripEventsQueryVariables>;
export function useTripEventsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<TripEventsQuery, TripEventsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<TripEventsQuery | undefined, TripEventsQueryVariables>;
export function useTripEventsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<TripEventsQuery, TripEventsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<TripEventsQuery, TripEventsQueryVariables>(TripEventsDocument, options);
        }
export type TripEventsQueryHookResult = ReturnType<typeof useTripEventsQuery>;
export type TripEventsLazyQueryHookResult = ReturnType<typeof useTripEventsLazyQuery>;
export type TripEventsSuspenseQueryHookResult = ReturnType<typeof useTripEventsSuspenseQuery>;
export const RoadOfTripDocument = gql`
    query RoadOfTrip($orderId: UUID!) {
  roadOfTrip(orderId: $orderId) {
    stops {
      arrive
      depart
    }
    lateMin
    isLate
    touched {
      kind
      driverId
      name
      minutes
      isLegal
      orderId
      title
      start
      remedyAt
      message {
        ...RoadMessageParts
      }
    }
    message {
      ...RoadMessageParts
    }
    places {
      lat
      lng
      at
    }
    trails
  }
}
    ${RoadMessagePartsFragmentDoc}`;
export function useRoadOfTripQuery(baseOptions: ApolloReactHooks.QueryHookOptions<RoadOfTripQuery, RoadOfTripQueryVariables> & ({ variables: RoadOfTripQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<RoadOfTripQuery, RoadOfTripQueryVariables>(RoadOfTripDocument, options);
      }
export function useRoadOfTripLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<RoadOfTripQuery, RoadOfTripQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<RoadOfTripQuery, RoadOfTripQueryVariables>(RoadOfTripDocument, options);
        }
// @ts-ignore
export function useRoadOfTripSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<RoadOfTripQuery, RoadOfTripQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<RoadOfTripQuery, RoadOfTripQueryVariables>;
export function useRoadOfTripSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<RoadOfTripQuery, RoadOfTripQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<RoadOfTripQuery | undefined, RoadOfTripQueryVariables>;
export function useRoadOfTripSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<RoadOfTripQuery, RoadOfTripQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<RoadOfTripQuery, RoadOfTripQueryVariables>(RoadOfTripDocument, options);
        }
export type RoadOfTripQueryHookResult = ReturnType<typeof useRoadOfTripQuery>;
export type RoadOfTripLazyQueryHookResult = ReturnType<typeof useRoadOfTripLazyQuery>;
export type RoadOfTripSuspenseQueryHookResult = ReturnType<typeof useRoadOfTripSuspenseQuery>;
export const CurrentUserDocument = gql`
    query CurrentUser {
  currentUser {
    id
    username
    firstname
    lastname
    role
    email
    phone
    photoUrl
  }
}
    `;
export function useCurrentUserQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<CurrentUserQuery, CurrentUserQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CurrentUserQuery, CurrentUserQueryVariables>(CurrentUserDocument, options);
      }
export function useCurrentUserLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CurrentUserQuery, CurrentUserQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CurrentUserQuery, CurrentUserQueryVariables>(CurrentUserDocument, options);
        }
// @ts-ignore
export function useCurrentUserSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<CurrentUserQuery, CurrentUserQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CurrentUserQuery, CurrentUserQueryVariables>;
export function useCurrentUserSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CurrentUserQuery, CurrentUserQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CurrentUserQuery | undefined, CurrentUserQueryVariables>;
export function useCurrentUserSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CurrentUserQuery, CurrentUserQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<CurrentUserQuery, CurrentUserQueryVariables>(CurrentUserDocument, options);
        }
export type CurrentUserQueryHookResult = ReturnType<typeof useCurrentUserQuery>;
export type CurrentUserLazyQueryHookResult = ReturnType<typeof useCurrentUserLazyQuery>;
export type CurrentUserSuspenseQueryHookResult = ReturnType<typeof useCurrentUserSuspenseQuery>;
export const SetLanguageDocument = gql`
    mutation SetLanguage($language: Language!) {
  setLanguage(language: $language) {
    id
  }
}
    `;
export function useSetLanguageMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SetLanguageMutation, SetLanguageMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SetLanguageMutation, SetLanguageMutationVariables>(SetLanguageDocument, options);
      }
export type SetLanguageMutationHookResult = ReturnType<typeof useSetLanguageMutation>;
export const LogoutDocument = gql`
    mutation Logout {
  logout
}
    `;
export function useLogoutMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<LogoutMutation, LogoutMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<LogoutMutation, LogoutMutationVariables>(LogoutDocument, options);
      }
export type LogoutMutationHookResult = ReturnType<typeof useLogoutMutation>;
export const AbsencesDocument = gql`
    query Absences($driverId: UUID, $busId: UUID) {
  absences(driverId: $driverId, busId: $busId) {
    id
    firstDay
    lastDay
    kind
    note
  }
}
    `;
export function useAbsencesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<AbsencesQuery, AbsencesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<AbsencesQuery, AbsencesQueryVariables>(AbsencesDocument, options);
      }
export function useAbsencesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<AbsencesQuery, AbsencesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<AbsencesQuery, AbsencesQueryVariables>(AbsencesDocument, options);
        }
// @ts-ignore
export function useAbsencesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<AbsencesQuery, AbsencesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<AbsencesQuery, AbsencesQueryVariables>;
export function useAbsencesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<AbsencesQuery, AbsencesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<AbsencesQuery | undefined, AbsencesQueryVariables>;
export function useAbsencesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<AbsencesQuery, AbsencesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<AbsencesQuery, AbsencesQueryVariables>(AbsencesDocument, options);
        }
export type AbsencesQueryHookResult = ReturnType<typeof useAbsencesQuery>;
export type AbsencesLazyQueryHookResult = ReturnType<typeof useAbsencesLazyQuery>;
export type AbsencesSuspenseQueryHookResult = ReturnType<typeof useAbsencesSuspenseQuery>;
export const CreateAbsenceDocument = gql`
    mutation CreateAbsence($input: AbsenceInput!) {
  createAbsence(input: $input)
}
    `;
export function useCreateAbsenceMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateAbsenceMutation, CreateAbsenceMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateAbsenceMutation, CreateAbsenceMutationVariables>(CreateAbsenceDocument, options);
      }
export type CreateAbsenceMutationHookResult = ReturnType<typeof useCreateAbsenceMutation>;
export const DeleteAbsenceDocument = gql`
    mutation DeleteAbsence($id: UUID!) {
  deleteAbsence(id: $id)
}
    `;
export function useDeleteAbsenceMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteAbsenceMutation, DeleteAbsenceMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteAbsenceMutation, DeleteAbsenceMutationVariables>(DeleteAbsenceDocument, options);
      }
export type DeleteAbsenceMutationHookResult = ReturnType<typeof useDeleteAbsenceMutation>;
export const CalendarFeedDocument = gql`
    query CalendarFeed($userId: UUID) {
  calendarFeed(userId: $userId) {
    createdAt
  }
}
    `;
export function useCalendarFeedQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<CalendarFeedQuery, CalendarFeedQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CalendarFeedQuery, CalendarFeedQueryVariables>(CalendarFeedDocument, options);
      }
export function useCalendarFeedLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CalendarFeedQuery, CalendarFeedQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CalendarFeedQuery, CalendarFeedQueryVariables>(CalendarFeedDocument, options);
        }
// @ts-ignore
export function useCalendarFeedSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<CalendarFeedQuery, CalendarFeedQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CalendarFeedQuery, CalendarFeedQueryVariables>;
export function useCalendarFeedSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CalendarFeedQuery, CalendarFeedQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CalendarFeedQuery | undefined, CalendarFeedQueryVariables>;
export function useCalendarFeedSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CalendarFeedQuery, CalendarFeedQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<CalendarFeedQuery, CalendarFeedQueryVariables>(CalendarFeedDocument, options);
        }
export type CalendarFeedQueryHookResult = ReturnType<typeof useCalendarFeedQuery>;
export type CalendarFeedLazyQueryHookResult = ReturnType<typeof useCalendarFeedLazyQuery>;
export type CalendarFeedSuspenseQueryHookResult = ReturnType<typeof useCalendarFeedSuspenseQuery>;
export const CreateCalendarFeedDocument = gql`
    mutation CreateCalendarFeed($userId: UUID) {
  createCalendarFeed(userId: $userId)
}
    `;
export function useCreateCalendarFeedMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateCalendarFeedMutation, CreateCalendarFeedMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateCalendarFeedMutation, CreateCalendarFeedMutationVariables>(CreateCalendarFeedDocument, options);
      }
export type CreateCalendarFeedMutationHookResult = ReturnType<typeof useCreateCalendarFeedMutation>;
export const RevokeCalendarFeedDocument = gql`
    mutation RevokeCalendarFeed($userId: UUID) {
  revokeCalendarFeed(userId: $userId)
}
    `;
export function useRevokeCalendarFeedMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RevokeCalendarFeedMutation, RevokeCalendarFeedMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RevokeCalendarFeedMutation, RevokeCalendarFeedMutationVariables>(RevokeCalendarFeedDocument, options);
      }
export type RevokeCalendarFeedMutationHookResult = ReturnType<typeof useRevokeCalendarFeedMutation>;
export const DefectsDocument = gql`
    query Defects($busId: UUID) {
  defects(busId: $busId) {
    ...DefectParts
  }
}
    ${DefectPartsFragmentDoc}`;
export function useDefectsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<DefectsQuery, DefectsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<DefectsQuery, DefectsQueryVariables>(DefectsDocument, options);
      }
export function useDefectsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<DefectsQuery, DefectsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<DefectsQuery, DefectsQueryVariables>(DefectsDocument, options);
        }
// @ts-ignore
export function useDefectsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<DefectsQuery, DefectsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<DefectsQuery, DefectsQueryVariables>;
export function useDefectsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<DefectsQuery, DefectsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<DefectsQuery | undefined, DefectsQueryVariables>;
export function useDefectsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<DefectsQuery, DefectsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<DefectsQuery, DefectsQueryVariables>(DefectsDocument, options);
        }
export type DefectsQueryHookResult = ReturnType<typeof useDefectsQuery>;
export type DefectsLazyQueryHookResult = ReturnType<typeof useDefectsLazyQuery>;
export type DefectsSuspenseQueryHookResult = ReturnType<typeof useDefectsSuspenseQuery>;
export const ReportDefectDocument = gql`
    mutation ReportDefect($input: DefectInput!) {
  reportDefect(input: $input)
}
    `;
export function useReportDefectMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ReportDefectMutation, ReportDefectMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ReportDefectMutation, ReportDefectMutationVariables>(ReportDefectDocument, options);
      }
export type ReportDefectMutationHookResult = ReturnType<typeof useReportDefectMutation>;
export const ChangeDefectDocument = gql`
    mutation ChangeDefect($id: UUID!, $state: DefectState, $mayNotDrive: Boolean) {
  changeDefect(id: $id, state: $state, mayNotDrive: $mayNotDrive)
}
    `;
export function useChangeDefectMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ChangeDefectMutation, ChangeDefectMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ChangeDefectMutation, ChangeDefectMutationVariables>(ChangeDefectDocument, options);
      }
export type ChangeDefectMutationHookResult = ReturnType<typeof useChangeDefectMutation>;
export const DriverHeadroomDocument = gql`
    query DriverHeadroom($driverId: UUID!, $from: LocalDate!) {
  driverHours(driverId: $driverId, from: $from, days: 1) {
    headroom {
      ...HeadroomParts
    }
  }
}
    ${HeadroomPartsFragmentDoc}`;
export function useDriverHeadroomQuery(baseOptions: ApolloReactHooks.QueryHookOptions<DriverHeadroomQuery, DriverHeadroomQueryVariables> & ({ variables: DriverHeadroomQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<DriverHeadroomQuery, DriverHeadroomQueryVariables>(DriverHeadroomDocument, options);
      }
export function useDriverHeadroomLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<DriverHeadroomQuery, DriverHeadroomQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<DriverHeadroomQuery, DriverHeadroomQueryVariables>(DriverHeadroomDocument, options);
        }
// @ts-ignore
export function useDriverHeadroomSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<DriverHeadroomQuery, DriverHeadroomQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<DriverHeadroomQuery, DriverHeadroomQueryVariables>;
export function useDriverHeadroomSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<DriverHeadroomQuery, DriverHeadroomQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<DriverHeadroomQuery | undefined, DriverHeadroomQueryVariables>;
export function useDriverHeadroomSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<DriverHeadroomQuery, DriverHeadroomQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<DriverHeadroomQuery, DriverHeadroomQueryVariables>(DriverHeadroomDocument, options);
        }
export type DriverHeadroomQueryHookResult = ReturnType<typeof useDriverHeadroomQuery>;
export type DriverHeadroomLazyQueryHookResult = ReturnType<typeof useDriverHeadroomLazyQuery>;
export type DriverHeadroomSuspenseQueryHookResult = ReturnType<typeof useDriverHeadroomSuspenseQuery>;
export const OwingInvoicesDocument = gql`
    query OwingInvoices($customer: String, $search: String) {
  owingInvoices(customer: $customer, search: $search) {
    id
    number
    buyerName
    dueOn
    open
    remindedAt
    stopReason
  }
}
    `;
export function useOwingInvoicesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<OwingInvoicesQuery, OwingInvoicesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<OwingInvoicesQuery, OwingInvoicesQueryVariables>(OwingInvoicesDocument, options);
      }
export function useOwingInvoicesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<OwingInvoicesQuery, OwingInvoicesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<OwingInvoicesQuery, OwingInvoicesQueryVariables>(OwingInvoicesDocument, options);
        }
// @ts-ignore
export function useOwingInvoicesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<OwingInvoicesQuery, OwingInvoicesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<OwingInvoicesQuery, OwingInvoicesQueryVariables>;
export function useOwingInvoicesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<OwingInvoicesQuery, OwingInvoicesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<OwingInvoicesQuery | undefined, OwingInvoicesQueryVariables>;
export function useOwingInvoicesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<OwingInvoicesQuery, OwingInvoicesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<OwingInvoicesQuery, OwingInvoicesQueryVariables>(OwingInvoicesDocument, options);
        }
export type OwingInvoicesQueryHookResult = ReturnType<typeof useOwingInvoicesQuery>;
export type OwingInvoicesLazyQueryHookResult = ReturnType<typeof useOwingInvoicesLazyQuery>;
export type OwingInvoicesSuspenseQueryHookResult = ReturnType<typeof useOwingInvoicesSuspenseQuery>;
export const UndoPaymentDocument = gql`
    mutation UndoPayment($id: UUID!) {
  undoPayment(id: $id)
}
    `;
export function useUndoPaymentMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UndoPaymentMutation, UndoPaymentMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UndoPaymentMutation, UndoPaymentMutationVariables>(UndoPaymentDocument, options);
      }
export type UndoPaymentMutationHookResult = ReturnType<typeof useUndoPaymentMutation>;
export const TakePaymentDocument = gql`
    mutation TakePayment($invoiceId: UUID!, $amount: Price!, $receivedOn: LocalDate!, $source: PaymentSource!, $note: String!) {
  takePayment(
    invoiceId: $invoiceId
    amount: $amount
    receivedOn: $receivedOn
    source: $source
    note: $note
  )
}
    `;
export function useTakePaymentMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<TakePaymentMutation, TakePaymentMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<TakePaymentMutation, TakePaymentMutationVariables>(TakePaymentDocument, options);
      }
export type TakePaymentMutationHookResult = ReturnType<typeof useTakePaymentMutation>;
export const InvoicePaymentsDocument = gql`
    query InvoicePayments($id: UUID!) {
  invoicePayments(id: $id) {
    ...PaymentFields
  }
}
    ${PaymentFieldsFragmentDoc}
${OwingInvoiceFieldsFragmentDoc}`;
export function useInvoicePaymentsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<InvoicePaymentsQuery, InvoicePaymentsQueryVariables> & ({ variables: InvoicePaymentsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<InvoicePaymentsQuery, InvoicePaymentsQueryVariables>(InvoicePaymentsDocument, options);
      }
export function useInvoicePaymentsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<InvoicePaymentsQuery, InvoicePaymentsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<InvoicePaymentsQuery, InvoicePaymentsQueryVariables>(InvoicePaymentsDocument, options);
        }
// @ts-ignore
export function useInvoicePaymentsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<InvoicePaymentsQuery, InvoicePaymentsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<InvoicePaymentsQuery, InvoicePaymentsQueryVariables>;
export function useInvoicePaymentsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<InvoicePaymentsQuery, InvoicePaymentsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<InvoicePaymentsQuery | undefined, InvoicePaymentsQueryVariables>;
export function useInvoicePaymentsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<InvoicePaymentsQuery, InvoicePaymentsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<InvoicePaymentsQuery, InvoicePaymentsQueryVariables>(InvoicePaymentsDocument, options);
        }
export type InvoicePaymentsQueryHookResult = ReturnType<typeof useInvoicePaymentsQuery>;
export type InvoicePaymentsLazyQueryHookResult = ReturnType<typeof useInvoicePaymentsLazyQuery>;
export type InvoicePaymentsSuspenseQueryHookResult = ReturnType<typeof useInvoicePaymentsSuspenseQuery>;
export const CustomerCreditDocument = gql`
    query CustomerCredit($id: UUID!) {
  customerCredit(id: $id) {
    amount
  }
}
    `;
export function useCustomerCreditQuery(baseOptions: ApolloReactHooks.QueryHookOptions<CustomerCreditQuery, CustomerCreditQueryVariables> & ({ variables: CustomerCreditQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CustomerCreditQuery, CustomerCreditQueryVariables>(CustomerCreditDocument, options);
      }
export function useCustomerCreditLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CustomerCreditQuery, CustomerCreditQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CustomerCreditQuery, CustomerCreditQueryVariables>(CustomerCreditDocument, options);
        }
// @ts-ignore
export function useCustomerCreditSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<CustomerCreditQuery, CustomerCreditQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CustomerCreditQuery, CustomerCreditQueryVariables>;
export function useCustomerCreditSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CustomerCreditQuery, CustomerCreditQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CustomerCreditQuery | undefined, CustomerCreditQueryVariables>;
export function useCustomerCreditSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CustomerCreditQuery, CustomerCreditQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<CustomerCreditQuery, CustomerCreditQueryVariables>(CustomerCreditDocument, options);
        }
export type CustomerCreditQueryHookResult = ReturnType<typeof useCustomerCreditQuery>;
export type CustomerCreditLazyQueryHookResult = ReturnType<typeof useCustomerCreditLazyQuery>;
export type CustomerCreditSuspenseQueryHookResult = ReturnType<typeof useCustomerCreditSuspenseQuery>;
export const BookCreditDocument = gql`
    mutation BookCredit($id: UUID!) {
  bookCredit(id: $id)
}
    `;
export function useBookCreditMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<BookCreditMutation, BookCreditMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<BookCreditMutation, BookCreditMutationVariables>(BookCreditDocument, options);
      }
export type BookCreditMutationHookResult = ReturnType<typeof useBookCreditMutation>;
export const PayCreditBackDocument = gql`
    mutation PayCreditBack($customerId: UUID!, $amount: Price!, $paidOn: LocalDate!, $note: String!) {
  payCreditBack(
    customerId: $customerId
    amount: $amount
    paidOn: $paidOn
    note: $note
  )
}
    `;
export function usePayCreditBackMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<PayCreditBackMutation, PayCreditBackMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<PayCreditBackMutation, PayCreditBackMutationVariables>(PayCreditBackDocument, options);
      }
export type PayCreditBackMutationHookResult = ReturnType<typeof usePayCreditBackMutation>;
export const SendReceiptDocument = gql`
    mutation SendReceipt($id: UUID!) {
  sendReceipt(id: $id)
}
    `;
export function useSendReceiptMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SendReceiptMutation, SendReceiptMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SendReceiptMutation, SendReceiptMutationVariables>(SendReceiptDocument, options);
      }
export type SendReceiptMutationHookResult = ReturnType<typeof useSendReceiptMutation>;
export const RefundPaymentDocument = gql`
    mutation RefundPayment($id: UUID!, $amount: Price!) {
  refundPayment(id: $id, amount: $amount)
}
    `;
export function useRefundPaymentMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RefundPaymentMutation, RefundPaymentMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RefundPaymentMutation, RefundPaymentMutationVariables>(RefundPaymentDocument, options);
      }
export type RefundPaymentMutationHookResult = ReturnType<typeof useRefundPaymentMutation>;
export const RoadTimesDocument = gql`
    query RoadTimes($from: LocalDate!, $to: LocalDate!) {
  roadTimes(from: $from, to: $to) {
    orderId
    leftAt
    arrivedAt
    expectedEnd
    lateMin
    isLate
  }
}
    `;
export function useRoadTimesQuery(baseOptions: ApolloReactHooks.QueryHookOptions<RoadTimesQuery, RoadTimesQueryVariables> & ({ variables: RoadTimesQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<RoadTimesQuery, RoadTimesQueryVariables>(RoadTimesDocument, options);
      }
export function useRoadTimesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<RoadTimesQuery, RoadTimesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<RoadTimesQuery, RoadTimesQueryVariables>(RoadTimesDocument, options);
        }
// @ts-ignore
export function useRoadTimesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<RoadTimesQuery, RoadTimesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<RoadTimesQuery, RoadTimesQueryVariables>;
export function useRoadTimesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<RoadTimesQuery, RoadTimesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<RoadTimesQuery | undefined, RoadTimesQueryVariables>;
export function useRoadTimesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<RoadTimesQuery, RoadTimesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<RoadTimesQuery, RoadTimesQueryVariables>(RoadTimesDocument, options);
        }
export type RoadTimesQueryHookResult = ReturnType<typeof useRoadTimesQuery>;
export type RoadTimesLazyQueryHookResult = ReturnType<typeof useRoadTimesLazyQuery>;
export type RoadTimesSuspenseQueryHookResult = ReturnType<typeof useRoadTimesSuspenseQuery>;
export const SavedViewsDocument = gql`
    query SavedViews($page: ViewPage!) {
  savedViews(page: $page) {
    id
    name
    query
  }
}
    `;
export function useSavedViewsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<SavedViewsQuery, SavedViewsQueryVariables> & ({ variables: SavedViewsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<SavedViewsQuery, SavedViewsQueryVariables>(SavedViewsDocument, options);
      }
export function useSavedViewsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<SavedViewsQuery, SavedViewsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<SavedViewsQuery, SavedViewsQueryVariables>(SavedViewsDocument, options);
        }
// @ts-ignore
export function useSavedViewsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<SavedViewsQuery, SavedViewsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<SavedViewsQuery, SavedViewsQueryVariables>;
export function useSavedViewsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<SavedViewsQuery, SavedViewsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<SavedViewsQuery | undefined, SavedViewsQueryVariables>;
export function useSavedViewsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<SavedViewsQuery, SavedViewsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<SavedViewsQuery, SavedViewsQueryVariables>(SavedViewsDocument, options);
        }
export type SavedViewsQueryHookResult = ReturnType<typeof useSavedViewsQuery>;
export type SavedViewsLazyQueryHookResult = ReturnType<typeof useSavedViewsLazyQuery>;
export type SavedViewsSuspenseQueryHookResult = ReturnType<typeof useSavedViewsSuspenseQuery>;
export const SaveViewDocument = gql`
    mutation SaveView($page: ViewPage!, $name: String!, $query: String!) {
  saveView(page: $page, name: $name, query: $query) {
    id
  }
}
    `;
export function useSaveViewMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SaveViewMutation, SaveViewMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SaveViewMutation, SaveViewMutationVariables>(SaveViewDocument, options);
      }
export type SaveViewMutationHookResult = ReturnType<typeof useSaveViewMutation>;
export const DeleteViewDocument = gql`
    mutation DeleteView($id: UUID!) {
  deleteView(id: $id)
}
    `;
export function useDeleteViewMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteViewMutation, DeleteViewMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteViewMutation, DeleteViewMutationVariables>(DeleteViewDocument, options);
      }
export type DeleteViewMutationHookResult = ReturnType<typeof useDeleteViewMutation>;