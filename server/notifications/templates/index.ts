import { customerEdited } from './customerEdited';
import { cancelledByCustomer } from './cancelledByCustomer';
import { changeAnswered } from './changeAnswered';
import { changeAsked } from './changeAsked';
import { changeDecided } from './changeDecided';
import { tripCancelled } from './tripCancelled';
import { feedbackAsked } from './feedbackAsked';
import { inquiryArrived } from './inquiryArrived';
import { inquiryReceived } from './inquiryReceived';
import { jobAssigned } from './jobAssigned';
import { jobDeclined } from './jobDeclined';
import { offerAccepted } from './offerAccepted';
import { offerDecided } from './offerDecided';
import { offerReminder } from './offerReminder';
import { offerSent } from './offerSent';
import { contactChanged } from './contactChanged';
import { planConfirmed } from './planConfirmed';
import { passengersChanged } from './passengersChanged';
import { routeChanged } from './routeChanged';
import { tripChanged } from './tripChanged';
import { tripEdited } from './tripEdited';
import { tripList } from './tripList';
import { tripTakenBack } from './tripTakenBack';

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
};
