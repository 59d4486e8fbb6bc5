import { addDays } from '../../platform/values/localDay';

/** Before the due date, on it, and 3, 10 and 21 days after it. */
export const reminderSteps = ['before', 'on', 'after3', 'after10', 'after21'] as const;
export type ReminderStep = (typeof reminderSteps)[number];

/** Days of each step after the due date. */
export const daysOfStep: Readonly<Record<ReminderStep, number>> = {
  before: -3,
  on: 0,
  after3: 3,
  after10: 10,
  after21: 21,
};

/**
 * The step whose day has come; null when it was sent already. A step that was missed, such as by a bank file that was
 * late, is not made up for once a later one has come. An invoice that was issued later than a step has no such step.
 */
export function chooseReminder(
  { dueOn, issuedOn, sent }: { dueOn: string; issuedOn: string; sent: readonly ReminderStep[] },
  today: string,
): ReminderStep | null {
  const reached = reminderSteps.filter((step) => addDays(dueOn, daysOfStep[step]) <= today);
  const latest = reached.at(-1);
  if (latest === undefined || sent.includes(latest) || addDays(dueOn, daysOfStep[latest]) <= issuedOn) return null;
  return latest;
}
