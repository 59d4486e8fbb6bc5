import type { Language } from '../../platform/language';
import type { SentStep } from '../../model/money/reminder.entity';
import { Topic } from '../../platform/events';

/** The unpaid invoice of a reminder. */
export interface ReminderMail {
  reminderId: string;
  invoiceId: string;
  to: string;
  language: Language;
  step: SentStep;
  number: string;
  referenceNumber: string;
  buyerName: string;
  dueOn: string;
  openCents: number;
  interestCents: number;
  /** The account to pay to; null when the invoice names none. */
  iban: string | null;
  payee: string;
}

/** A reminder to send, and the trip whose page its reader may open. */
export interface ReminderToMail extends ReminderMail {
  tripOf: string | null;
}

/** A customer is to be reminded of an unpaid invoice. */
export const invoiceReminded = new Topic<ReminderToMail>('invoiceReminded');
