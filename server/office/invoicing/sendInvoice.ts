import type { EntityManager } from 'typeorm';
import type { Deps } from '../../access';
import type { EInvoiceFormat } from '../../model/customer/customer.entity';
import { Invoice } from '../../model/money/invoice.entity';
import type { InvoiceKind } from '../../model/money/invoice.entity';
import { TRIP_OF_READER } from '../../model/money/tripOfInvoice';
import { Topic } from '../../platform/events';
import type { Language } from '../../platform/language';
import { query, raw, sql } from '../../platform/sql';
import { badInput, conflict } from '../../texts/messages';
import { lockInvoice } from './drafts';

/** An issued invoice that is to be e-mailed, with its PDF. Cents. */
export interface InvoiceToMail {
  invoiceId: string;
  kind: InvoiceKind;
  number: string;
  to: string;
  language: Language;
  /** Distinguishes one sending from the next. */
  at: Date;
  grossCents: number;
  /** Local date. */
  dueOn: string;
  referenceNumber: string;
  iban: string;
  payee: string;
  /** The number of the invoice that a credit note corrects. */
  creditOf: string | null;
  /** The trip whose page the recipient may open: the customer's own address, and no other one. */
  tripOf: string | null;
  /** It charges the fee of a cancelled trip, and nothing that was driven. */
  isFee: boolean;
  /** The file for accounting programs that goes with it. */
  eInvoice: EInvoiceFormat | null;
}

export const invoiceToMail = new Topic<InvoiceToMail>('invoiceToMail');

/** Queues an issued invoice to its address, within the transaction. Errors: BAD_USER_INPUT at `buyer.email` without one. */
export async function queueInvoice(deps: Deps, manager: EntityManager, id: string): Promise<void> {
  const invoice = await manager.findOneOrFail(Invoice, { where: { id }, relations: { creditOf: true } });
  const { number, dueOn, referenceNumber, seller, buyerEmail: to, kind, language, grossCents, creditOf } = invoice;
  if (number === null || dueOn === null || referenceNumber === null || seller === null)
    throw conflict('invoicing.notIssued');
  if (!to) throw badInput('invoicing.emailMissing', 'buyer.email');
  const at = deps.clock.now();
  const [reader] = await query<Pick<InvoiceToMail, 'tripOf' | 'eInvoice' | 'isFee'>>(
    manager,
    sql`select ${raw(TRIP_OF_READER)} as "tripOf", c.e_invoice_format as "eInvoice",
          coalesce((select bool_or(l.kind = 'fee') and not bool_or(l.kind = 'trip') from invoice_line l where l.invoice_id = i.id), false) as "isFee"
        from invoice i left join customer c on c.id = i.customer_id where i.id = ${id}`,
  );
  await manager.update(Invoice, { id }, { sentAt: at, sentTo: to });
  await deps.events.emit(manager, invoiceToMail, [
    {
      invoiceId: id,
      kind,
      number,
      to,
      language,
      at,
      grossCents,
      dueOn,
      referenceNumber,
      iban: seller.iban,
      payee: seller.name,
      creditOf: creditOf?.number ?? null,
      tripOf: reader?.tripOf ?? null,
      isFee: reader?.isFee ?? false,
      eInvoice: reader?.eInvoice ?? null,
    },
  ]);
}

/** Sends an issued invoice, again or for the first time. Errors: NOT_FOUND, CONFLICT of a draft, BAD_USER_INPUT without an address. */
export const sendInvoice = (deps: Deps, id: string): Promise<void> =>
  deps.db.transaction(async (manager) => {
    await lockInvoice(manager, id);
    await queueInvoice(deps, manager, id);
  });
