import type { EntityManager } from 'typeorm';
import type { Deps, Viewer } from '../../access';
import { computeDueDate, printNumber, printSeries } from '../../engines/invoicing';
import { Invoice } from '../../model/money/invoice.entity';
import { query, sql } from '../../platform/sql';
import { toLocalDate } from '../../platform/time';
import { addCheckDigit } from '../../platform/values/bank/referenceNumber';
import { conflict } from '../../texts/messages';
import { lockDraft, readLines } from './drafts';
import { isOutdated } from './judgeDrafts';
import { requireSeller } from '../../sales/einvoices';
import { queueInvoice } from './sendInvoice';

interface IssueWish {
  id: string;
  version: number;
  /** Also queues it as e-mail. */
  send: boolean;
}

/**
 * Gives a draft its number and makes it final. `viewer` null: the clock does. Errors: as of `lockDraft`; CONFLICT when a
 * trip has changed since, nothing is charged, the sum is negative, or the settings lack something; BAD_USER_INPUT at
 * `buyer.email` when it is to be sent and has no address.
 */
export const issueInvoice = (deps: Deps, viewer: Viewer | null, { id, version, send }: IssueWish): Promise<void> =>
  deps.db.transaction(async (manager) => {
    const invoice = await lockDraft(manager, id, version);
    const lines = await readLines(manager, id);
    if (lines.length === 0) throw conflict('invoicing.noLines');
    if (await isOutdated(manager, invoice, lines)) throw conflict('invoicing.tripChanged');
    if (invoice.grossCents < 0) throw conflict('invoicing.negative');
    await giveNumber(deps, manager, { id, viewer, asked: invoice.dueOn, paymentDays: invoice.paymentDays });
    if (send) await queueInvoice(deps, manager, id);
  });

interface Numbered {
  id: string;
  viewer: Viewer | null;
  /** The agreed last day of payment, if there is one. */
  asked: string | null;
  paymentDays: number;
}

/**
 * Gives an invoice its number, within the transaction. Both counters stay locked until it ends: numbers have no gaps, and
 * a reader who sees a serial sees all before it. The series' counter is taken second by everybody, so no two wait for each other.
 */
export async function giveNumber(
  deps: Deps,
  manager: EntityManager,
  { id, viewer, asked, paymentDays }: Numbered,
): Promise<void> {
  const settings = deps.settings();
  const seller = requireSeller(settings);
  const serial = await takeNext(manager, 'invoice');
  const now = deps.clock.now();
  const issuedOn = toLocalDate(now);
  const series = printSeries(settings.invoiceSeries, issuedOn);
  const sequence = await takeNext(manager, `invoice:${series}`);
  await manager.update(
    Invoice,
    { id },
    {
      status: 'issued',
      series,
      sequence,
      number: printNumber(series, sequence),
      serial,
      referenceNumber: addCheckDigit(String(serial)),
      issuedOn,
      dueOn: asked !== null && asked >= issuedOn ? asked : computeDueDate(issuedOn, paymentDays),
      seller,
      issuedAt: now,
      issuedById: viewer?.id ?? null,
      issueAt: null,
    },
  );
  await noteForAccounting(manager, id, now);
}

async function takeNext(manager: EntityManager, name: string): Promise<number> {
  const [row] = await query<{ value: number }>(
    manager,
    sql`with taken as (
          insert into counter (name, value) values (${name}, 1) on conflict (name) do update set value = counter.value + 1
          returning value)
        select value from taken`,
  );
  if (!row) throw new Error('a counter gave no number');
  return row.value;
}

/** Programs that pull the work of accounting hear of it again, with the number of its invoice. */
const noteForAccounting = (manager: EntityManager, invoiceId: string, at: Date): Promise<unknown> =>
  query(
    manager,
    sql`update accounting_change c set number = null, event_id = ${invoiceId}, changed_at = ${at}
        from invoice i join invoice_trip t on t.invoice_id in (i.id, i.credit_of_id)
        where i.id = ${invoiceId} and c.order_id = t.order_id`,
  );
