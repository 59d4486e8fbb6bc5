import type { EntityManager } from 'typeorm';
import type { Deps, Viewer } from '../../access';
import { computeInterest, isBankFresh } from '../../engines/reminders';
import { CUSTOMER_KEY } from '../../model/money/openAmount';
import { Reminder } from '../../model/money/reminder.entity';
import type { SentStep } from '../../model/money/reminder.entity';
import { createId } from '../../platform/ids';
import { raw, sql } from '../../platform/sql';
import { toLocalDate, toTallinn } from '../../platform/time';
import { conflict } from '../../texts/messages';
import { invoiceReminded } from './reminderMail';
import type { Unpaid } from './unpaid';
import { readBankDay, readDue, readUnpaid } from './unpaid';

/** Reminders leave by day. */
const FROM_HOUR = 9;
const UNTIL_HOUR = 18;
const MOST_AT_ONCE = 500;

/**
 * The clock's work: sends the reminder whose day has come of each unpaid invoice. A payment that waits for a decision and
 * names the invoice stops it, as a person does. Returns how many were sent.
 */
export async function sendReminders(deps: Deps): Promise<number> {
  const { hour } = toTallinn(deps.clock.now());
  if (!deps.settings().reminders || hour < FROM_HOUR || hour >= UNTIL_HOUR) return 0;
  return sendDue(deps, null, () => undefined);
}

/**
 * Sends the reminders whose day has come, as a person says. Returns how many.
 * Errors: CONFLICT while the newest bank file is too old, and when none is due.
 */
export const sendDueReminders = (deps: Deps, viewer: Viewer): Promise<number> =>
  sendDue(deps, viewer, (problem) => {
    throw conflict(problem);
  });

type SendProblem = 'reminder.bankTooOld' | 'reminder.nothingDue';

const sendDue = (deps: Deps, viewer: Viewer | null, refuse: (problem: SendProblem) => void): Promise<number> =>
  deps.db.transaction(async (manager) => {
    await lockReminders(manager);
    const today = toLocalDate(deps.clock.now());
    if (!isBankFresh(await readBankDay(manager), today)) {
      refuse('reminder.bankTooOld');
      return 0;
    }
    const due = (await readDue(manager, today)).slice(0, MOST_AT_ONCE);
    if (due.length === 0) refuse('reminder.nothingDue');
    await send(deps, manager, due, viewer?.id ?? null);
    return due.length;
  });

/** Two copies of the portal, or two presses, send one after the other. */
const lockReminders = (manager: EntityManager) => manager.query(`select pg_advisory_xact_lock(hashtext('reminders'))`);

/**
 * Reminds a customer of all overdue invoices, as a person says. Returns how many.
 * Errors: CONFLICT when there is none that was not reminded of today.
 */
export const remindCustomer = (deps: Deps, viewer: Viewer, customer: string): Promise<number> =>
  deps.db.transaction(async (manager) => {
    await lockReminders(manager);
    const today = toLocalDate(deps.clock.now());
    const unpaid = await readUnpaid(
      manager,
      sql`a.due_on < ${today} and ${raw(CUSTOMER_KEY)} = ${customer} and not exists (
        select from reminder r where r.invoice_id = i.id and (r.sent_at at time zone 'Europe/Tallinn')::date = ${today}::date)`,
    );
    if (unpaid.length === 0) throw conflict('reminder.nothingToSend');
    await send(
      deps,
      manager,
      unpaid.map((invoice) => ({ invoice, step: 'byHand' as const })),
      viewer.id,
    );
    return unpaid.length;
  });

async function send(
  { clock, events, settings }: Deps,
  manager: EntityManager,
  due: readonly { invoice: Unpaid; step: SentStep }[],
  sentById: string | null,
): Promise<void> {
  const now = clock.now();
  const today = toLocalDate(now);
  const percentPerYear = settings().lateInterest;
  const mails = due.map(({ invoice: { id: invoiceId, sent: _, issuedOn: __, changes, ...told }, step }) => ({
    reminderId: createId(),
    invoiceId,
    ...told,
    step,
    interestCents: computeInterest(changes, { dueOn: told.dueOn, today, percentPerYear }),
  }));
  for (const { reminderId: id, invoiceId, step, to: sentTo, openCents, interestCents } of mails)
    await manager.insert(Reminder, { id, invoiceId, step, sentTo, sentAt: now, sentById, openCents, interestCents });
  await events.emit(manager, invoiceReminded, mails);
}
