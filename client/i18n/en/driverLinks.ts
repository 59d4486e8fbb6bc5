import type { driverLinks as et } from '../et/driverLinks';
import type { Translated } from '../translate';

export const driverLinks = {
  expiredTitle: 'This link has expired!',
  expired:
    'The trip has changed in the meantime, or the link is incomplete. Please open the latest e-mail or call the logistician.',
  feedbackExpired:
    'The link has expired: another driver has been assigned to this trip, or the link is incomplete. If you drove it yourself, please call the logistician.',
  openFailed: 'The details of the trip could not be loaded',
  jobTitle: 'Can you drive this trip?',
  jobLead: 'Job no. {number}',
  confirm: 'Confirm',
  decline: 'Decline',
  confirmationToast: 'Your answer has been saved',
  confirmedTitle: 'Thank you!',
  confirmed: 'The job has been confirmed.',
  declineReason: 'Reason, if you decline (optional)',
  declinedTitle: 'Understood',
  declined: 'The logistician has been told that you declined.',
  alreadyTitle: 'We have your answer',
  alreadyConfirmed:
    'You have already answered. You confirmed this job. If you cannot drive after all, please call the logistician.',
  alreadyDeclined:
    'You have already answered. You declined this job. If you can drive after all, please call the logistician.',
  trip: 'Trip',
  at_free: 'you are free',
  at_standby: 'you are on standby',
  at_work: 'you are working',
  passengers: 'Passengers',
  buses: 'Coach',
  groupLeader: 'Group leader',
  phone: 'Phone',
  clientNotes: 'Notes from the customer',
  driverNotes: 'Notes for the driver',
  folder: 'Open the trip folder (PDF)',
  feedbackTitle: 'How did it go?',
  driver: 'Whose hours?',
  driverMissing: 'Please choose a driver!',
  savedToast: 'Your feedback has been sent!',
  savedTitle: 'Thank you!',
  saved: 'Your feedback has been saved. Have a good rest!',
  another: 'Enter the hours of another driver',
  earlier: 'You have already given feedback. You can change it until the logistician has reviewed it.',
  tooEarly: 'You can give feedback after the trip has started.',
  readAlready: 'The logistician has already reviewed this feedback and it can no longer be changed.',
} satisfies Translated<typeof et>;
