import { writeCustomerEdited } from './office/customerEdited';
import { writeCancelledByCustomer } from './office/cancelledByCustomer';
import { changeAnswered } from './customer/changeAnswered';
import { changeAsked } from './office/changeAsked';
import { changeDecided } from './office/changeDecided';
import { writeTripCancelled } from './customer/tripCancelled';
import { writeFeedbackAsked } from './driver/feedbackAsked';
import { writeInquiryArrived } from './office/inquiryArrived';
import { writeInquiryReceived } from './customer/inquiryReceived';
import { writeJobAssigned } from './driver/jobAssigned';
import { writeJobDeclined } from './office/jobDeclined';
import { writeGapsAsked } from './customer/gapsAsked';
import { writeInvitedAgain } from './customer/invitedAgain';
import { writeTripSoon } from './customer/tripSoon';
import { writePackSent } from './driver/packSent';
import { writeInvoiceSent } from './customer/invoiceSent';
import { writeAccountSent } from './customer/accountSent';
import { writeMailQuestion } from './customer/mailQuestion';
import { writeReceiptSent } from './customer/receiptSent';
import { writeInvoiceReminder } from './customer/invoiceReminder';
import { offerAccepted } from './customer/offerAccepted';
import { offerDecided } from './office/offerDecided';
import { offerReminder } from './customer/offerReminder';
import { offerSent } from './customer/offerSent';
import { writeContactChanged } from './driver/contactChanged';
import { planConfirmed } from './driver/planConfirmed';
import { writeDriversTold } from './driver/driversTold';
import { writeFactorChanged } from './driver/factorChanged';
import { writeInvitation } from './driver/invitation';
import { writeNewDevice } from './driver/newDevice';
import { writePasswordChanged } from './driver/passwordChanged';
import { writePasswordLink } from './driver/passwordLink';
import { writePassengersChanged } from './driver/passengersChanged';
import { writeSystemAlert } from './office/systemAlert';
import { writeRouteChanged } from './customer/routeChanged';
import { writeTripChanged } from './driver/tripChanged';
import { writeTripEdited } from './driver/tripEdited';
import { writeTripList } from './customer/tripList';
import { writeTripTakenBack } from './driver/tripTakenBack';

/** Every e-mail that the portal can send, by name. */
export const templates = {
  inquiryReceived: writeInquiryReceived,
  inquiryArrived: writeInquiryArrived,
  offerSent,
  offerReminder,
  offerAccepted,
  offerDecided,
  routeChanged: writeRouteChanged,
  jobAssigned: writeJobAssigned,
  tripChanged: writeTripChanged,
  tripTakenBack: writeTripTakenBack,
  planConfirmed,
  contactChanged: writeContactChanged,
  driversTold: writeDriversTold,
  passengersChanged: writePassengersChanged,
  customerEdited: writeCustomerEdited,
  tripEdited: writeTripEdited,
  jobDeclined: writeJobDeclined,
  cancelledByCustomer: writeCancelledByCustomer,
  changeAnswered,
  changeAsked,
  changeDecided,
  tripCancelled: writeTripCancelled,
  feedbackAsked: writeFeedbackAsked,
  invoiceSent: writeInvoiceSent,
  tripList: writeTripList,
  invoiceReminder: writeInvoiceReminder,
  mailQuestion: writeMailQuestion,
  receiptSent: writeReceiptSent,
  accountSent: writeAccountSent,
  passwordChanged: writePasswordChanged,
  passwordLink: writePasswordLink,
  invitation: writeInvitation,
  newDevice: writeNewDevice,
  systemAlert: writeSystemAlert,
  factorChanged: writeFactorChanged,
  gapsAsked: writeGapsAsked,
  tripSoon: writeTripSoon,
  packSent: writePackSent,
  invitedAgain: writeInvitedAgain,
};
