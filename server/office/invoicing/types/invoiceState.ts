import { describeEnum } from '../../../platform/api/describeEnum';
import type { Sql } from '../../../platform/sql';
import { raw, sql } from '../../../platform/sql';

export const InvoiceStateEnum = describeEnum('InvoiceState', 'The state of an invoice.', {
  draft: 'It has no number yet.',
  dropped: 'A draft that a person dropped.',
  open: 'It waits for payment.',
  partlyPaid: 'A part of it is paid.',
  overdue: 'Its last day of payment has passed.',
  paid: 'It is paid, or nothing was to be paid.',
  credited: 'Credit notes took it back.',
  creditNote: 'A credit note.',
});
export type InvoiceState = keyof typeof InvoiceStateEnum;

/** Cents of the credit notes of an invoice `i`: not more than 0. */
const creditedCents = raw(
  `coalesce((select sum(c.gross_cents) from invoice c where c.credit_of_id = i.id and c.status = 'issued'), 0)::int`,
);

/** The state of an invoice `i` in SQL. `open`: what it still owes, in cents; `today`: a local date. */
export const selectState = (open: Sql, today: string): Sql => sql`case
  when i.status <> 'issued' then i.status
  when i.kind = 'credit' then 'creditNote'
  when ${open} <= 0 then case when i.gross_cents > 0 and ${creditedCents} = -i.gross_cents then 'credited' else 'paid' end
  when i.due_on < ${today}::date then 'overdue'
  when ${open} < i.gross_cents + ${creditedCents} then 'partlyPaid'
  else 'open' end`;
