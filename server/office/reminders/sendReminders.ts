import type { EntityManager } from 'typeorm';
import type { Deps, Viewer } from '../../access';
import { computeInterest } from '../../engines/reminders';
import { CUSTOMER_ID, CUSTOMER_KEY } from '../../model/money/openAmount';
import { Reminder } from '../../model/money/reminder.entity';
import type { SentStep } from '../../model/money/reminder.entity';
import { createId } from '../../platform/ids';
import type { Sql } from '../../platform/sql';
import { raw, sql } from '../../platform/sql';
import { toLocalDate } from '../../platform/time';
import { conflict } from '../../texts/messages';
import { invoiceReminded } from './reminderMail';
import type { Unpaid } from './unpaid';
import { hasFreshBankFile, readDue, readUnpaid } from './unpaid';

const MOST_AT_ONCE = 500;

/**
 * Sends all reminders of the rule whose day has come. Returns how many. Errors: CONFLICT while the newest bank file is too
 * old, and when none is due.
 */
export const sendDueReminders = (deps: Deps, viewer: Viewer): Promise<number> => sendDue(deps, viewer, sql`true`);

/** The same for one customer. `customerId`: as of CUSTOMER_ID. */
export const remindDebtor = (deps: Deps, viewer: Viewer, customerId: string): Promise<number> =>
  sendDue(deps, viewer, sql`${raw(CUSTOMER_ID)} = ${customerId}`);

const sendDue = (deps: Deps, viewer: Viewer, which: Sql): Promise<number> =>
  deps.db.transaction(async (manager) => {
    await lockReminders(manager);
    const today = toLocalDate(deps.clock.now());
    if (!(await hasFreshBankFile(manager, today))) throw conflict('reminder.bankTooOld');
    const due = (await readDue(manager, today, which)).slice(0, MOST_AT_ONCE);
    if (due.length === 0) throw conflict('reminder.nothingDue');
    await send(deps, manager, due, viewer);
    return due.length;
  });

/** Two copies of the portal, or two presses, send one after the other. */
const lockReminders = (manager: EntityManager) => manager.query(`select pg_advisory_xact_lock(hashtext('reminders'))`);

/**
 * Reminds a customer of all overdue invoices, as a person says. Returns how many.
 * Errors: CONFLICT when there is none that was not reminded of today.
 */
export const remindCustomer = (deps: Deps, viewer: Viewer, customer: string): Promise<number> =>
  sendByHand(deps, viewer, (today) => sql`a.due_on < ${today} and ${raw(CUSTOMER_KEY)} = ${customer}`);

/** Reminds of one unpaid invoice, also before its due date. Errors: CONFLICT when it was reminded of today, or stopped. */
export const remindOfInvoice = (deps: Deps, viewer: Viewer, invoiceId: string): Promise<number> =>
  sendByHand(deps, viewer, () => sql`i.id = ${invoiceId}`);

const sendByHand = (deps: Deps, viewer: Viewer, choose: (today: string) => Sql): Promise<number> =>
  deps.db.transaction(async (manager) => {
    await lockReminders(manager);
    const today = toLocalDate(deps.clock.now());
    const unpaid = await readUnpaid(
      manager,
      sql`${choose(today)} and not exists (
        select from reminder r where r.invoice_id = i.id and (r.sent_at at time zone 'Europe/Tallinn')::date = ${today}::date)`,
    );
    if (unpaid.length === 0) throw conflict('reminder.nothingToSend');
    await send(
      deps,
      manager,
      unpaid.map((invoice) => ({ invoice, step: 'byHand' as const })),
      viewer,
    );
    return unpaid.length;
  });

async function send(
  { clock, events, settings }: Deps,
  manager: EntityManager,
  due: readonly { invoice: Unpaid; step: SentStep }[],
  viewer: Viewer,
): Promise<void> {
  const sentById = viewer.isAutomatic ? null : viewer.id;
  const now = clock.now();
  const today = toLocalDate(now);
  const percentPerYear = settings().lateInterest;
  const mails = due.map(({ invoice: { id: invoiceId, sent: _, issuedOn: __, changes, ...told }, step }) => ({
    reminderId: createId(),
    invoiceId,
    ...told,
    step,
    words: chooseWords(step, told.dueOn, today),
    interestCents: computeInterest(changes, { dueOn: told.dueOn, today, percentPerYear }),
  }));
  for (const { reminderId: id, invoiceId, step, to: sentTo, openCents, interestCents } of mails)
    await manager.insert(Reminder, { id, invoiceId, step, sentTo, sentAt: now, sentById, openCents, interestCents });
  const sent = mails.map(({ words, ...mail }) => ({ ...mail, step: words }));
  await events.emit(manager, invoiceReminded, sent);
}

/** The step whose words fit today: a weekend may lie after the due date, and a person may remind before it. */
function chooseWords(step: SentStep, dueOn: string, today: string): SentStep {
  if (step === 'on' && today > dueOn) return 'byHand';
  if (step !== 'byHand' || today > dueOn) return step;
  return today === dueOn ? 'on' : 'before';
}
