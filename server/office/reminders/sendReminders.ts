import type { EntityManager } from 'typeorm';
import type { Deps, Viewer } from '../../access';
import type { OpenFrom, ReminderStep } from '../../engines/reminders';
import { chooseReminder, computeInterest } from '../../engines/reminders';
import { CUSTOMER_KEY } from '../../model/money/openAmount';
import { Reminder } from '../../model/money/reminder.entity';
import type { SentStep } from '../../model/money/reminder.entity';
import { createId } from '../../platform/ids';
import type { Language } from '../../platform/language';
import type { Sql } from '../../platform/sql';
import { query, raw, sql } from '../../platform/sql';
import { toLocalDate, toTallinn } from '../../platform/time';
import { addDays } from '../../platform/values/localDay';
import { conflict } from '../../texts/messages';
import { invoiceReminded } from './reminderMail';

/** No customer is reminded on the word of an older bank file: the payment may be there. */
const FRESH_DAYS = 2;
/** Reminders leave by day. */
const FROM_HOUR = 9;
const UNTIL_HOUR = 18;
/** The longest time before the due date that a step asks for. */
const EARLIEST_DAYS = 3;
const MOST_AT_ONCE = 500;

interface Unpaid {
  id: string;
  to: string;
  language: Language;
  number: string;
  referenceNumber: string;
  buyerName: string;
  issuedOn: string;
  dueOn: string;
  openCents: number;
  iban: string | null;
  payee: string;
  sent: ReminderStep[];
  changes: OpenFrom[];
}

/**
 * The clock's work: sends the reminder whose day has come of each unpaid invoice. A payment that waits for a decision and
 * names the invoice stops it, as a person does. Returns how many were sent.
 */
export async function sendReminders(deps: Deps): Promise<number> {
  const { db, clock, settings } = deps;
  const now = clock.now();
  const { hour } = toTallinn(now);
  if (!settings().reminders || hour < FROM_HOUR || hour >= UNTIL_HOUR) return 0;
  return db.transaction(async (manager) => {
    await lockReminders(manager);
    const today = toLocalDate(now);
    if (!(await isBankFresh(manager, today))) return 0;
    const unpaid = await readUnpaid(
      manager,
      sql`a.due_on <= ${addDays(today, EARLIEST_DAYS)}
        and not exists (select from reminder r where r.invoice_id = i.id and r.step = 'after21')`,
    );
    const due = unpaid.flatMap((invoice) => {
      const step = chooseReminder(invoice, today);
      return step ? [{ invoice, step }] : [];
    });
    await send(deps, manager, due.slice(0, MOST_AT_ONCE), null);
    return Math.min(due.length, MOST_AT_ONCE);
  });
}

/** Two copies of the portal, or two presses, send one after the other. */
const lockReminders = (manager: EntityManager) => manager.query(`select pg_advisory_xact_lock(hashtext('reminders'))`);

async function isBankFresh(manager: EntityManager, today: string): Promise<boolean> {
  const [row] = await query<{ isFresh: boolean }>(
    manager,
    sql`select coalesce(max(last_day) >= ${addDays(today, -FRESH_DAYS)}::date, false) as "isFresh" from bank_statement`,
  );
  return row?.isFresh ?? false;
}

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

/** Unpaid invoices with an address, without those that a person or a waiting payment stops. */
const readUnpaid = (manager: EntityManager, which: Sql): Promise<Unpaid[]> =>
  query(
    manager,
    sql`
    select i.id, i.buyer_email as to, i.language, i.number, i.reference_number as "referenceNumber", i.buyer_name as "buyerName",
      i.issued_on::text as "issuedOn", i.due_on::text as "dueOn", a.cents as "openCents", i.seller ->> 'iban' as iban,
      coalesce(i.seller ->> 'name', '') as payee,
      coalesce((select jsonb_agg(r.step) from reminder r where r.invoice_id = i.id and r.step <> 'byHand'), '[]') as sent,
      (select jsonb_agg(jsonb_build_object('day', c.day, 'cents', c.cents) order by c.day) from (
         select d.day, (sum(sum(d.cents)) over (order by d.day))::int as cents from (
           select i.issued_on as day, i.gross_cents as cents
           union all select n.issued_on, n.gross_cents from invoice n where n.credit_of_id = i.id and n.status = 'issued'
           union all select p.received_on, -b.cents from payment_booking b join payment p on p.id = b.payment_id
             where b.invoice_id = i.id) d
         group by d.day) c) as changes
    from open_amount a join invoice i on i.id = a.invoice_id
    where a.cents > 0 and i.buyer_email is not null and ${which}
      and not exists (select from reminder_stop s where s.invoice_id = i.id)
      and not exists (select from bank_entry e where e.state = 'waiting' and e.reference_numbers ? i.reference_number)
    order by a.due_on, i.id`,
  );

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
