import type { Translated } from '../catalogue';
import type { driverMail as et } from '../et/driverMail';

export const driverMail: Translated<typeof et> = {
  newJob: 'New job',
  newJobTitle: 'You have a new job',
  canYou: 'Please let us know whether you can drive.',
  confirm: 'I confirm',
  decline: 'I decline',
  openJob: 'Open the job',
  jobChanged: 'Job changed',
  jobChangedTitle: 'Your job has changed',
  jobChangedCheck: 'Look through the new plan and let us know whether you can drive.',
  jobChangedAgain:
    'Look through the new plan and let us know again whether you can drive. The earlier link no longer works.',
  takenBack: 'Job withdrawn',
  takenBackNoNeed: 'You no longer need to drive this trip.',
  takenBackVoid: 'If you had already confirmed it, that confirmation no longer applies.',
  takenBackTrip: 'The withdrawn trip',
  jobsChanged: 'Your jobs have changed',
  newEach: 'Please let us know for each new job whether you can drive.',
  planConfirmed: 'The plan is confirmed. What has changed for you: {counts}.',
  countNew: 'new jobs: {count}',
  countMoved: 'changed jobs: {count}',
  countOff: 'withdrawn jobs: {count}',
  otherBus: 'The coach is another one now; there is no need to confirm again.',
  noNeedToConfirm: 'There is no need to confirm again.',
  passengersChanged: 'The number of passengers has changed',
  passengersNow: 'The number of passengers is now {now}; it was {before}.',
  contactChanged: 'The contact has changed',
  contactNow: 'The contact of the trip is now {name}, phone {phone}.',
  driverNotes: 'Notes for the driver',
  howWasIt: 'How did it go? {trip}',
  howWasTrip: 'How did the trip go?',
  feedbackPlease: 'Please give us your feedback and enter your working hours.',
  feedbackThanks:
    'Thank you for driving! Please give us your feedback and enter your working hours. It takes only a minute.',
  giveFeedback: 'Give feedback',
};
