import { sql } from '../../platform/sql';
import { createStep } from './step';

/** Payers of movements on the account, and reminders; days and sums stay. */
export const moneySteps = [
  createStep({
    table: 'bank_entry',
    due: (cutoff) => sql`t.booked_on < ${cutoff} and (num_nonnulls(t.payer_name, t.payer_iban) > 0 or t.text <> '')`,
    blank: sql`payer_name = null, payer_iban = null, text = ''`,
  }),
  createStep({ table: 'reminder', due: (cutoff) => sql`t.sent_at < ${cutoff}` }),
  createStep({ table: 'reminder_stop', due: (cutoff) => sql`t.at < ${cutoff}` }),
];

/** Other names under which customers paid. */
export const payerNamesStep = createStep({ table: 'payer_name', due: (cutoff) => sql`t.learnt_at < ${cutoff}` });
