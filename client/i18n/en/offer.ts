import type { offer as et } from '../et/offer';
import type { Translated } from '../translate';

export const offer = {
  acceptTitle: 'One last step.',
  acceptLead: 'This is the quote that you are about to accept.',
  summary: 'Quote',
  passengers: 'Passengers',
  distance: 'Distance',
  drivingTime: 'Driving time',
  offerPaper: 'Download the quote (PDF)',
  toTrip: 'See your trip',
  acceptancePaper: 'Download the confirmed booking (PDF)',
  leader: 'Group leader',
  leaderLead: 'Please check the details: the group leader is the person we contact about the trip.',
  confirming: 'Accepting…',
  acceptedToast: 'The order has been accepted',
  acceptedTitle: 'Thank you!',
  accepted: 'We have received your order. If necessary we will contact the group leader. See you on the road!',
  alreadyTitle: 'We already have an answer',
  alreadyAccepted: 'Your order has already been sent. If you wish to change anything, please contact us.',
  validUntil: 'Valid until {day}',
  endedTitle: 'The quote has expired',
  ended: 'This quote can no longer be accepted. If you still wish to travel, we will gladly send you a new one.',
  askedAgainTitle: 'Thank you, we have received your request!',
  askedAgain: 'We will soon send you a new quote.',
  expired:
    'We have sent you a new quote in the meantime, or the link is incomplete. Please open the latest e-mail from us.',
  checkFailed: 'The quote could not be opened',
  rejectLead: 'Your answer helps us make a better quote next time.',
  reason: 'Reason',
  reasonMissing: 'Please choose a reason',
  alreadyRejectedTitle: 'The quote has been declined',
  alreadyRejected:
    'This quote has been declined and can no longer be accepted. If you wish to travel after all, please contact us.',
  rejectedToast: 'Your feedback has been sent',
  rejectedTitle: 'Your answer has been sent',
  rejected: 'We have received your answer. Thank you for the feedback!',
  alreadyConfirmed:
    'You have already accepted the trip. If you wish to cancel it or change anything, please contact us.',
  checkingFailed: 'An error occurred while checking the response status.',
} satisfies Translated<typeof et>;
