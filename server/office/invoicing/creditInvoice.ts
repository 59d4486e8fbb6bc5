import type { EntityManager } from 'typeorm';
import type { Deps, Viewer } from '../../access';
import type { CreditableLine, CreditProblem, CreditWish } from '../../engines/invoicing';
import { findRest, listCreditLines } from '../../engines/invoicing';
import { Invoice } from '../../model/money/invoice.entity';
import { InvoiceTrip } from '../../model/money/invoiceTrip.entity';
import { requireShortText } from '../../platform/api/shortText';
import { createId } from '../../platform/ids';
import { query, sql } from '../../platform/sql';
import { badInput, conflict } from '../../texts/messages';
import { findWords } from '../../texts/words';
import { writeLines } from './draftLines';
import { lockInvoice } from './drafts';
import { giveNumber } from './issueInvoice';
import { queueInvoice } from './sendInvoice';

export interface CreditInput {
  /** The parts to give back, with VAT. */
  lines: readonly CreditWish[];
  reason: string;
  send: boolean;
}

interface StoredLine extends CreditableLine {
  orderId: string | null;
  title: string;
  count: number;
  includesVat: boolean;
}

/** The lines of an issued invoice with what was given back of each. */
export async function readCreditable(manager: EntityManager, invoiceId: string): Promise<StoredLine[]> {
  const rows = await query<Omit<StoredLine, 'credited'> & { creditedNet: number; creditedGross: number }>(
    manager,
    sql`select l.id, l.order_id as "orderId", l.title, l.count, l.includes_vat as "includesVat", l.vat_rate as "vatRate",
          l.net_cents as "netCents", l.gross_cents as "grossCents",
          coalesce(sum(c.net_cents), 0)::int as "creditedNet", coalesce(sum(c.gross_cents), 0)::int as "creditedGross"
        from invoice_line l
          left join (invoice_line c join invoice n on n.id = c.invoice_id and n.status = 'issued') on c.of_line_id = l.id
        where l.invoice_id = ${invoiceId} group by l.id order by l.place`,
  );
  return rows.map(({ creditedNet, creditedGross, ...line }) => ({
    ...line,
    credited: { netCents: creditedNet, grossCents: creditedGross },
  }));
}

/**
 * Issues a credit note of an invoice, whole or in part, and returns its id. When nothing is left, the trips may be
 * invoiced again. Errors: NOT_FOUND; CONFLICT of a draft or a credit note; BAD_USER_INPUT at `lines.N.amount`.
 */
export const creditInvoice = (deps: Deps, viewer: Viewer, invoiceId: string, input: CreditInput): Promise<string> =>
  deps.db.transaction(async (manager) => {
    // Two credit notes of one invoice come one after the other.
    const invoice = await lockInvoice(manager, invoiceId);
    if (invoice.status !== 'issued') throw conflict('invoicing.notIssued');
    if (invoice.kind === 'credit') throw conflict('invoicing.creditOfCredit');
    const reason = input.reason.trim();
    if (reason === '') throw badInput('invoicing.reasonMissing', 'reason');
    requireShortText(reason, 'reason');
    if (input.lines.length === 0) throw badInput('invoicing.nothingCredited', 'lines');
    const lines = await readCreditable(manager, invoiceId);
    const credit = listCreditLines(lines, input.lines);
    if ('problem' in credit) throw toError(credit.problem, input.lines);
    const id = createId();
    const { version: _version, series: _series, sequence: _sequence, number, serial: _serial, ...rest } = invoice;
    const copied = {
      ...rest,
      id,
      kind: 'credit' as const,
      status: 'draft' as const,
      referenceNumber: null,
      issuedOn: null,
      dueOn: null,
      seller: null,
      issuedAt: null,
      issuedById: null,
      sentAt: null,
      sentTo: null,
      netCents: 0,
      vatCents: 0,
      roundingCents: 0,
      grossCents: 0,
      creditOfId: invoiceId,
      reason,
      madeAt: deps.clock.now(),
      madeById: viewer.id,
    };
    await manager.insert(Invoice, copied);
    const { t } = findWords(invoice.language);
    const noted = credit.lines.map((line) => ({ line, of: lines.find(({ id: lineId }) => lineId === line.ofLineId) }));
    await writeLines(
      manager,
      id,
      noted.map(({ line, of }) => ({
        orderId: of?.orderId ?? null,
        kind: 'credit' as const,
        title: t('invoice.creditLine', { number: number ?? '', title: of?.title ?? '' }).slice(0, 255),
        count: 1,
        vatRate: line.vatRate,
        includesVat: of?.includesVat ?? true,
        netCents: line.netCents,
        grossCents: line.grossCents,
        reason: '',
        ofLineId: line.ofLineId,
        prepaymentId: null,
      })),
    );
    const { grossCents } = await manager.findOneByOrFail(Invoice, { id });
    if (grossCents > 0) throw conflict('invoicing.creditPositive');
    await giveNumber(deps, manager, { id, viewer, asked: null, paymentDays: 0 });
    const after = await readCreditable(manager, invoiceId);
    if (after.every((line) => findRest(line).grossCents === 0))
      await manager.update(InvoiceTrip, { invoiceId }, { holds: false });
    if (input.send) await queueInvoice(deps, manager, id);
    return id;
  });

function toError({ lineId, kind, rest }: CreditProblem, wishes: readonly CreditWish[]) {
  const field = `lines.${wishes.findIndex((wish) => wish.lineId === lineId)}.amount`;
  if (kind === 'unknown') return badInput('invoicing.noSuchLine', field);
  if (kind === 'nothing') return badInput('invoicing.nothingCredited', field);
  return badInput('invoicing.creditTooMuch', { rest: { cents: rest } }, field);
}
