import type { EntityManager } from 'typeorm';
import type { OpenFrom, ReminderStep } from '../../engines/reminders';
import { chooseReminder, daysOfStep, isBankFresh } from '../../engines/reminders';
import { TRIP_OF_READER } from '../../model/money/tripOfInvoice';
import type { Language } from '../../platform/language';
import type { Sql } from '../../platform/sql';
import { query, raw, sql } from '../../platform/sql';
import { addDays } from '../../platform/values/localDay';

/** SQL: neither a person nor a payment that waits and names the invoice `i` stops its reminders. */
export const MAY_BE_REMINDED = `not exists (select from reminder_stop s where s.invoice_id = i.id)
  and not exists (select from bank_entry e where e.state = 'waiting' and e.reference_numbers ? i.reference_number)`;

/** SQL: no step of the rule comes earlier for the debt `a`. */
export const selectReached = (today: string): Sql => sql`a.due_on <= ${addDays(today, -daysOfStep.before)}`;

export interface Unpaid {
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
  tripOf: string | null;
  sent: ReminderStep[];
  changes: OpenFrom[];
}

/** Unpaid invoices with an address, without those that a person or a waiting payment stops. */
export const readUnpaid = (manager: EntityManager, which: Sql): Promise<Unpaid[]> =>
  query(
    manager,
    sql`
    select i.id, i.buyer_email as to, i.language, i.number, i.reference_number as "referenceNumber", i.buyer_name as "buyerName",
      i.issued_on::text as "issuedOn", i.due_on::text as "dueOn", a.cents as "openCents", i.seller ->> 'iban' as iban,
      coalesce(i.seller ->> 'name', '') as payee, ${raw(TRIP_OF_READER)} as "tripOf",
      coalesce((select jsonb_agg(r.step) from reminder r where r.invoice_id = i.id and r.step <> 'byHand'), '[]') as sent,
      (select jsonb_agg(jsonb_build_object('day', c.day, 'cents', c.cents) order by c.day) from (
         select d.day, (sum(sum(d.cents)) over (order by d.day))::int as cents from (
           select i.issued_on as day, i.gross_cents as cents
           union all select n.issued_on, n.gross_cents from invoice n where n.credit_of_id = i.id and n.status = 'issued'
           union all select p.received_on, -b.cents from payment_booking b join payment p on p.id = b.payment_id
             where b.invoice_id = i.id) d
         group by d.day) c) as changes
    from open_amount a join invoice i on i.id = a.invoice_id
    where a.cents > 0 and i.buyer_email is not null and ${which} and ${raw(MAY_BE_REMINDED)}
    order by a.due_on, i.id`,
  );

/** The unpaid invoices whose next step has come, the oldest debt first. `which`: SQL about the invoice `i`. */
export async function readDue(
  manager: EntityManager,
  today: string,
  which: Sql,
): Promise<{ invoice: Unpaid; step: ReminderStep }[]> {
  const unpaid = await readUnpaid(
    manager,
    sql`${which} and ${selectReached(today)}
      and not exists (select from reminder r where r.invoice_id = i.id and r.step = 'after21')`,
  );
  return unpaid.flatMap((invoice) => {
    const step = chooseReminder(invoice, today);
    return step ? [{ invoice, step }] : [];
  });
}

/** The last day that a bank file tells of. Null: there is no file. */
export async function readBankDay(manager: EntityManager): Promise<string | null> {
  const [row] = await query<{ day: string | null }>(
    manager,
    sql`select max(last_day)::text as day from bank_statement`,
  );
  return row?.day ?? null;
}

/** Whether the bank files tell of days that are recent enough to remind anybody. */
export const hasFreshBankFile = async (manager: EntityManager, today: string): Promise<boolean> =>
  isBankFresh(await readBankDay(manager), today);
