// When an unpaid invoice is reminded of, and what interest it bears: no database, no clock, no I/O.
export { chooseReminder, daysOfStep, reminderSteps } from './chooseReminder';
export type { ReminderStep } from './chooseReminder';
export { isBankFresh } from './isBankFresh';
export { computeInterest } from './computeInterest';
export type { OpenFrom } from './computeInterest';
