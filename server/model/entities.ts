import { DriverNotice } from './driving/driverNotice.entity';
import { PushKey } from './outbound/pushKey.entity';
import { PushSubscription } from './outbound/pushSubscription.entity';
import { FigureCell } from './system/figureCell.entity';
import { Session } from './people/session.entity';
import { AccountingChange } from './money/accountingChange.entity';
import { BankEntry } from './money/bankEntry.entity';
import { BankStatement } from './money/bankStatement.entity';
import { LinkPayment } from './money/linkPayment.entity';
import { LinkRefund } from './money/linkRefund.entity';
import { OpenAmount } from './money/openAmount.entity';
import { PayerName } from './money/payerName.entity';
import { Payment } from './money/payment.entity';
import { PaymentBooking } from './money/paymentBooking.entity';
import { Reminder } from './money/reminder.entity';
import { ReminderStop } from './money/reminderStop.entity';
import { MailDraft } from './customer/mailDraft.entity';
import { ReceivedMail } from './customer/receivedMail.entity';
import { ApiToken } from './people/apiToken.entity';
import { AccessEvent } from './people/accessEvent.entity';
import { AccessPolicy } from './people/accessPolicy.entity';
import { Authenticator } from './people/authenticator.entity';
import { Passkey } from './people/passkey.entity';
import { PasskeyChallenge } from './people/passkeyChallenge.entity';
import { RecoveryCode } from './people/recoveryCode.entity';
import { KnownPlace } from './people/knownPlace.entity';
import { PasswordLink } from './people/passwordLink.entity';
import { User } from './people/user.entity';
import { FoodPackage } from './sales/foodPackage.entity';
import { Absence } from './driving/absence.entity';
import { ActivityEntry } from './driving/activityEntry.entity';
import { HoursAlarm } from './driving/hoursAlarm.entity';
import { DriverRecord } from './driving/driverRecord.entity';
import { DutySettings } from './driving/dutySettings.entity';
import { TripEventRow } from './driving/tripEvent.entity';
import { CalendarFeed } from './outbound/calendarFeed.entity';
import { Feedback } from './orders/feedback.entity';
import { Bus } from './fleet/bus.entity';
import { BusTracker } from './fleet/busTracker.entity';
import { Defect } from './fleet/defect.entity';
import { Position } from './driving/position.entity';
import { JourneyProgramme } from './driving/journeyProgramme.entity';
import { JourneySheet } from './driving/journeySheet.entity';
import { LiveChangeRow } from './outbound/liveChange.entity';
import { Presence } from './outbound/presence.entity';
import { QueuedMessage } from './outbound/queuedMessage.entity';
import { TripLink } from './customer/tripLink.entity';
import { Automation } from './system/automation.entity';
import { BackupUpload } from './system/backupUpload.entity';
import { MapsReply } from './system/mapsReply.entity';
import { BusAssignment } from './orders/busAssignment.entity';
import { DriverAssignment } from './orders/driverAssignment.entity';
import { Job } from './orders/job.entity';
import { Offer } from './orders/offer.entity';
import { Order } from './orders/order.entity';
import { OrderEvent } from './orders/orderEvent.entity';
import { OrderListing } from './orders/orderListing.entity';
import { OrderFood } from './orders/orderFood.entity';
import { Stop } from './orders/stop.entity';
import { Passenger } from './customer/passenger.entity';
import { PassengerList } from './customer/passengerList.entity';
import { PlanDraft } from './planning/planDraft.entity';
import { PlanMove } from './planning/planMove.entity';
import { PlanNotice } from './planning/planNotice.entity';
import { Photo } from './system/photo.entity';
import { Acceptance } from './customer/acceptance.entity';
import { PriceList } from './sales/priceList.entity';
import { ChangeRequest } from './customer/changeRequest.entity';
import { CancellationTerms } from './sales/cancellationTerms.entity';
import { InquiryPricing } from './sales/inquiryPricing.entity';
import { ShownPrice } from './sales/shownPrice.entity';
import { Counter } from './system/counter.entity';
import { RateLimit } from './system/rateLimit.entity';
import { TripListLink } from './customer/tripListLink.entity';
import { Webhook } from './outbound/webhook.entity';
import { WebhookDelivery } from './outbound/webhookDelivery.entity';
import { Arrangement } from './driving/arrangement.entity';
import { ArrangementException } from './driving/arrangementException.entity';
import { ArrangementPeriod } from './driving/arrangementPeriod.entity';
import { CompanyLogo } from './system/companyLogo.entity';
import { Erasure } from './system/erasure.entity';
import { KeepRule } from './system/keepRule.entity';
import { KeepRuleChange } from './system/keepRuleChange.entity';
import { KeepRun } from './system/keepRun.entity';
import { Setting } from './system/setting.entity';
import { Customer } from './customer/customer.entity';
import { CustomerContact } from './customer/customerContact.entity';
import { CustomerMerge } from './customer/customerMerge.entity';
import { CustomerRefusal } from './customer/customerRefusal.entity';
import { ImportBatch } from './system/importBatch.entity';
import { ImportRow } from './system/importRow.entity';
import { QueuedAct } from './system/queuedAct.entity';
import { PlanSuggestion } from './planning/planSuggestion.entity';
import { SavedView } from './system/savedView.entity';
import { Snooze } from './system/snooze.entity';
import { SettingChange } from './system/settingChange.entity';
import { SetupMark } from './system/setupMark.entity';
import { Invoice } from './money/invoice.entity';
import { InvoiceLine } from './money/invoiceLine.entity';
import { InvoiceTrip } from './money/invoiceTrip.entity';
import { PrepaymentRequest } from './money/prepaymentRequest.entity';

/** Everything that is stored. */
export const entities = [
  MailDraft,
  ReceivedMail,
  User,
  Session,
  KnownPlace,
  AccessEvent,
  AccessPolicy,
  Authenticator,
  Passkey,
  PasskeyChallenge,
  RecoveryCode,
  PasswordLink,
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
  Invoice,
  InvoiceLine,
  InvoiceTrip,
  PrepaymentRequest,
  Feedback,
  Photo,
  Counter,
  RateLimit,
  Automation,
  BackupUpload,
  MapsReply,
  LiveChangeRow,
  Presence,
  ApiToken,
  Webhook,
  WebhookDelivery,
  QueuedMessage,
  PushKey,
  PushSubscription,
  DriverNotice,
  Arrangement,
  ArrangementPeriod,
  ArrangementException,
  CalendarFeed,
  DriverRecord,
  HoursAlarm,
  Absence,
  ActivityEntry,
  DutySettings,
  Defect,
  BusTracker,
  Position,
  JourneyProgramme,
  JourneySheet,
  TripEventRow,
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
  Customer,
  CustomerContact,
  CustomerMerge,
  CustomerRefusal,
  BankStatement,
  BankEntry,
  Payment,
  PaymentBooking,
  LinkPayment,
  LinkRefund,
  PayerName,
  OpenAmount,
  Reminder,
  ReminderStop,
  ImportBatch,
  ImportRow,
  Setting,
  SettingChange,
  SetupMark,
  QueuedAct,
  PlanSuggestion,
  SavedView,
  Snooze,
  CompanyLogo,
  KeepRule,
  KeepRuleChange,
  KeepRun,
  Erasure,
  FigureCell,
];
