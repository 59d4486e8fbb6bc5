import type { feedbackForm as et } from '../et/feedbackForm';
import type { Translated } from '../translate';

export const feedbackForm = {
  hours: 'Working hours',
  hoursOn: 'Hours on {date}',
  hoursTooMany: 'A day can have at most {most} hours',
  hoursUnread: 'Hours must be a number',
  addDay: 'Add a day',
  removeDay: 'Remove the day {date}',
  totalHours: 'Hours in total',
  hoursCount: '{count} h',
  howWasIt: 'How was the trip?',
  wentWell: 'It went well',
  wentBadly: 'There were problems',
  wentWellMissing: 'Please choose how the trip went',
  comment: 'Comment',
  commentHint: 'What should we know?',
  zeroHoursQuestion: 'Send 0 hours?',
  zeroHoursHint: 'No day has any working hours. If you drove, cancel and enter the hours.',
  zeroHoursSend: 'Send 0 hours',
} satisfies Translated<typeof et>;
