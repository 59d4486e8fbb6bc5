import { customerEdited } from './office/customerEdited';
import { cancelledByCustomer } from './office/cancelledByCustomer';
import { changeAnswered } from './customer/changeAnswered';
import { changeAsked } from './office/changeAsked';
import { changeDecided } from './office/changeDecided';
import { tripCancelled } from './customer/tripCancelled';
import { feedbackAsked } from './driver/feedbackAsked';
import { inquiryArrived } from './office/inquiryArrived';
import { inquiryReceived } from './customer/inquiryReceived';
import { jobAssigned } from './driver/jobAssigned';
import { jobDeclined } from './office/jobDeclined';
import { offerAccepted } from './customer/offerAccepted';
import { offerDecided } from './office/offerDecided';
import { offerReminder } from './customer/offerReminder';
import { offerSent } from './customer/offerSent';
import { contactChanged } from './driver/contactChanged';
import { planConfirmed } from './driver/planConfirmed';
import { passwordChanged } from './driver/passwordChanged';
import { passengersChanged } from './driver/passengersChanged';
import { routeChanged } from './customer/routeChanged';
import { tripChanged } from './driver/tripChanged';
import { tripEdited } from './driver/tripEdited';
import { tripList } from './customer/tripList';
import { tripTakenBack } from './driver/tripTakenBack';

/** Every e-mail that the portal can send, by name. */
export const templates = {
  inquiryReceived,
  inquiryArrived,
  offerSent,
  offerReminder,
  offerAccepted,
  offerDecided,
  routeChanged,
  jobAssigned,
  tripChanged,
  tripTakenBack,
  planConfirmed,
  contactChanged,
  passengersChanged,
  customerEdited,
  tripEdited,
  jobDeclined,
  cancelledByCustomer,
  changeAnswered,
  changeAsked,
  changeDecided,
  tripCancelled,
  feedbackAsked,
  tripList,
  passwordChanged,
};
