// Office: reminds customers of unpaid invoices, by rule and by hand.
// Stands on access, the company's automations and the model.
export { selectDebtors } from './debtors';
export { invoiceReminded } from './reminderMail';
export type { ReminderMail } from './reminderMail';
export { RemindersResolver } from './reminders.resolver';
export { remindDebtor, remindOfInvoice } from './sendReminders';
export { hasFreshBankFile, MAY_BE_REMINDED } from './unpaid';
