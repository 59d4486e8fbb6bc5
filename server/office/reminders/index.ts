// Office: reminds customers of unpaid invoices, by rule and by hand.
// Stands on access and the model.
export { invoiceReminded } from './reminderMail';
export type { ReminderMail } from './reminderMail';
export { RemindersResolver } from './reminders.resolver';
export { sendReminders } from './sendReminders';
