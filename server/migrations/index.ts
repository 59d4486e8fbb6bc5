import { First1763700000000 } from './1763700000000-first';
import { Photos1763710000000 } from './1763710000000-photos';
import { ListKeys1763720000000 } from './1763720000000-listKeys';
import { MapsAnswer1763800000000 } from './1763800000000-mapsAnswer';
import { Recurring1763900000000 } from './1763900000000-recurring';
import { CalendarFeed1763910000000 } from './1763910000000-calendarFeed';
import { ServiceDays1763950000000 } from './1763950000000-serviceDays';
import { OrderTally1763960000000 } from './1763960000000-orderTally';
import { ApiTokens1764000000000 } from './1764000000000-apiTokens';
import { Accounting1764000100000 } from './1764000100000-accounting';
import { Webhooks1764000200000 } from './1764000200000-webhooks';
import { InquiryRepeats1764200000000 } from './1764200000000-inquiryRepeats';
import { FeedbackKeys1764400000000 } from './1764400000000-feedbackKeys';
import { ArrangementPeriods1764600000000 } from './1764600000000-arrangementPeriods';
import { KnownPlaces1764700000000 } from './1764700000000-knownPlaces';
import { OrderListing1764800000000 } from './1764800000000-orderListing';
import { Duties1764900000000 } from './1764900000000-duties';
import { Words1765000000000 } from './1765000000000-words';
import { ServiceDriving1765100000000 } from './1765100000000-serviceDriving';
import { Live1765200000000 } from './1765200000000-live';
import { Plan1765300000000 } from './1765300000000-plan';
import { Pricing1765400000000 } from './1765400000000-pricing';
import { OfferEnds1765410000000 } from './1765410000000-offerEnds';
import { PeriodDriving1765500000000 } from './1765500000000-periodDriving';
import { Acceptances1766000000000 } from './1766000000000-acceptances';
import { SimilarTrips1766100000000 } from './1766100000000-similarTrips';
import { ShownPrices1766110000000 } from './1766110000000-shownPrices';
import { PlanRepair1766210000000 } from './1766210000000-planRepair';
import { DriverAtStop1766300000000 } from './1766300000000-driverAtStop';
import { Occurrences1766350000000 } from './1766350000000-occurrences';
import { Languages1766400000000 } from './1766400000000-languages';
import { TripLinks1766500000000 } from './1766500000000-tripLinks';
import { MyTrip1766510000000 } from './1766510000000-myTrip';
import { Cancellation1766600000000 } from './1766600000000-cancellation';
import { ChangeRequests1766610000000 } from './1766610000000-changeRequests';
import { Passengers1766700000000 } from './1766700000000-passengers';
import { TripListLinks1766710000000 } from './1766710000000-tripListLinks';
import { AgreedChanges1766720000000 } from './1766720000000-agreedChanges';
import { PlanMoveActor1766730000000 } from './1766730000000-planMoveActor';
import { LiveAfterCommit1766740000000 } from './1766740000000-liveAfterCommit';
import { OneWord1766750000000 } from './1766750000000-oneWord';
import { OfferTerms1766820000000 } from './1766820000000-offerTerms';
import { DeclineReason1766830000000 } from './1766830000000-declineReason';
import { RouteNotes1766840000000 } from './1766840000000-routeNotes';
import { QueuedMessages1766860000000 } from './1766860000000-queuedMessages';
import { Declined1766870000000 } from './1766870000000-declined';
import { PasswordLinks1767000000000 } from './1767000000000-passwordLinks';
import { Invitations1767010000000 } from './1767010000000-invitations';
import { AccessLog1767020000000 } from './1767020000000-accessLog';
import { Authenticators1767030000000 } from './1767030000000-authenticators';
import { Settings1767100000000 } from './1767100000000-settings';
import { Passkeys1767200000000 } from './1767200000000-passkeys';
import { Imports1767300000000 } from './1767300000000-imports';
import { Keeping1767400000000 } from './1767400000000-keeping';
import { SetupMarks1767500000000 } from './1767500000000-setupMarks';
import { BackupUploads1767600000000 } from './1767600000000-backupUploads';
import { QueueIndexes1767610000000 } from './1767610000000-queueIndexes';
import { Customers1767620000000 } from './1767620000000-customers';
import { Invoices1767630000000 } from './1767630000000-invoices';
import { InvoiceCustomers1767631000000 } from './1767631000000-invoiceCustomers';
import { Payments1767640000000 } from './1767640000000-payments';
import { LinkPayments1767650000000 } from './1767650000000-linkPayments';
import { PaymentsLive1767660000000 } from './1767660000000-paymentsLive';
import { PrepaymentRequests1767661000000 } from './1767661000000-prepaymentRequests';
import { BusCosts1767662000000 } from './1767662000000-busCosts';
import { Automations1767680000000 } from './1767680000000-automations';
import { Today1767680010000 } from './1767680010000-today';
import { Figures1767690000000 } from './1767690000000-figures';
import { TripEvents1767700000000 } from './1767700000000-tripEvents';
import { RoadPapers1767710000000 } from './1767710000000-roadPapers';
import { PaymentRests1767720000000 } from './1767720000000-paymentRests';
import { MoneyAutomations1767730000000 } from './1767730000000-moneyAutomations';
import { PaymentChanges1767730100000 } from './1767730100000-paymentChanges';
import { Push1767740000000 } from './1767740000000-push';
import { Positions1767750000000 } from './1767750000000-positions';
import { SavedViews1767760000000 } from './1767760000000-savedViews';
import { MailDrafts1767770000000 } from './1767770000000-mailDrafts';
import { PositionsByTime1767780000000 } from './1767780000000-positionsByTime';
import { HumanActs1767800000000 } from './1767800000000-humanActs';
import { CoveringFigures1767820000000 } from './1767820000000-coveringFigures';

/** In the order in which they run. */
export const migrations = [
  First1763700000000,
  Photos1763710000000,
  ListKeys1763720000000,
  MapsAnswer1763800000000,
  Recurring1763900000000,
  CalendarFeed1763910000000,
  ServiceDays1763950000000,
  OrderTally1763960000000,
  ApiTokens1764000000000,
  Accounting1764000100000,
  Webhooks1764000200000,
  InquiryRepeats1764200000000,
  FeedbackKeys1764400000000,
  ArrangementPeriods1764600000000,
  KnownPlaces1764700000000,
  OrderListing1764800000000,
  Duties1764900000000,
  Words1765000000000,
  ServiceDriving1765100000000,
  Live1765200000000,
  Plan1765300000000,
  Pricing1765400000000,
  OfferEnds1765410000000,
  PeriodDriving1765500000000,
  Acceptances1766000000000,
  SimilarTrips1766100000000,
  ShownPrices1766110000000,
  PlanRepair1766210000000,
  DriverAtStop1766300000000,
  Occurrences1766350000000,
  Languages1766400000000,
  TripLinks1766500000000,
  MyTrip1766510000000,
  Cancellation1766600000000,
  ChangeRequests1766610000000,
  Passengers1766700000000,
  TripListLinks1766710000000,
  AgreedChanges1766720000000,
  PlanMoveActor1766730000000,
  LiveAfterCommit1766740000000,
  OneWord1766750000000,
  OfferTerms1766820000000,
  DeclineReason1766830000000,
  RouteNotes1766840000000,
  QueuedMessages1766860000000,
  Declined1766870000000,
  PasswordLinks1767000000000,
  Invitations1767010000000,
  AccessLog1767020000000,
  Authenticators1767030000000,
  Settings1767100000000,
  Passkeys1767200000000,
  Imports1767300000000,
  Keeping1767400000000,
  SetupMarks1767500000000,
  BackupUploads1767600000000,
  QueueIndexes1767610000000,
  Customers1767620000000,
  Invoices1767630000000,
  InvoiceCustomers1767631000000,
  Payments1767640000000,
  LinkPayments1767650000000,
  PaymentsLive1767660000000,
  PrepaymentRequests1767661000000,
  BusCosts1767662000000,
  Automations1767680000000,
  Today1767680010000,
  Figures1767690000000,
  TripEvents1767700000000,
  RoadPapers1767710000000,
  PaymentRests1767720000000,
  MoneyAutomations1767730000000,
  PaymentChanges1767730100000,
  Push1767740000000,
  Positions1767750000000,
  SavedViews1767760000000,
  MailDrafts1767770000000,
  PositionsByTime1767780000000,
  HumanActs1767800000000,
  CoveringFigures1767820000000,
];
