import { Session } from './access/session.entity';
import { AccountingChange } from './accounting/accountingChange.entity';
import { ApiToken } from './access/tokens/apiToken.entity';
import { KnownPlace } from './access/signIn/knownPlace.entity';
import { User } from './access/user.entity';
import { FoodPackage } from './catering/foodPackage.entity';
import { Absence } from './duties/records/absence.entity';
import { ActivityEntry } from './duties/records/activityEntry.entity';
import { DriverRecord } from './duties/records/driverRecord.entity';
import { DutySettings } from './duties/records/dutySettings.entity';
import { CalendarFeed } from './feed/calendarFeed.entity';
import { Feedback } from './feedback/feedback.entity';
import { Bus } from './fleet/bus.entity';
import { LiveChangeRow } from './live/liveChange.entity';
import { Presence } from './live/presence.entity';
import { TripLink } from './myTrip/tripLink.entity';
import { MapsReply } from './maps/mapsReply.entity';
import { BusAssignment } from './orders/entities/busAssignment.entity';
import { DriverAssignment } from './orders/entities/driverAssignment.entity';
import { Job } from './orders/entities/job.entity';
import { Offer } from './orders/entities/offer.entity';
import { Order } from './orders/entities/order.entity';
import { OrderEvent } from './orders/entities/orderEvent.entity';
import { OrderListing } from './orders/entities/orderListing.entity';
import { OrderFood } from './orders/entities/orderFood.entity';
import { Stop } from './orders/entities/stop.entity';
import { Passenger } from './passengers/passenger.entity';
import { PassengerList } from './passengers/passengerList.entity';
import { PlanDraft } from './planning/planDraft.entity';
import { PlanMove } from './planning/planMove.entity';
import { PlanNotice } from './planning/planNotice.entity';
import { Photo } from './photos/photo.entity';
import { Acceptance } from './papers/acceptance.entity';
import { PriceList } from './pricing/priceList.entity';
import { ChangeRequest } from './changeRequests/changeRequest.entity';
import { CancellationTerms } from './cancellation/cancellationTerms.entity';
import { InquiryPricing } from './pricing/shown/inquiryPricing.entity';
import { ShownPrice } from './pricing/shown/shownPrice.entity';
import { Counter } from './platform/counter.entity';
import { RateLimit } from './platform/limits/rateLimit.entity';
import { TripListLink } from './tripList/tripListLink.entity';
import { Webhook } from './webhooks/webhook.entity';
import { WebhookDelivery } from './webhooks/webhookDelivery.entity';
import { Arrangement } from './arrangements/arrangement.entity';
import { ArrangementException } from './arrangements/arrangementException.entity';
import { ArrangementPeriod } from './arrangements/arrangementPeriod.entity';

/** Everything that is stored. */
export const entities = [
  User,
  Session,
  KnownPlace,
  Bus,
  FoodPackage,
  Order,
  Stop,
  OrderFood,
  Offer,
  Job,
  DriverAssignment,
  BusAssignment,
  OrderEvent,
  OrderListing,
  AccountingChange,
  Feedback,
  Photo,
  Counter,
  RateLimit,
  MapsReply,
  LiveChangeRow,
  Presence,
  ApiToken,
  Webhook,
  WebhookDelivery,
  Arrangement,
  ArrangementPeriod,
  ArrangementException,
  CalendarFeed,
  DriverRecord,
  Absence,
  ActivityEntry,
  DutySettings,
  PriceList,
  CancellationTerms,
  ChangeRequest,
  Acceptance,
  InquiryPricing,
  ShownPrice,
  PlanDraft,
  PlanMove,
  PlanNotice,
  TripListLink,
  PassengerList,
  Passenger,
  TripLink,
];
