import type { EntityManager } from 'typeorm';
import type { Deps, Viewer } from '../../access';
import { readMode } from '../../company/automations';
import { Invoice } from '../../model/money/invoice.entity';
import { InvoiceTrip } from '../../model/money/invoiceTrip.entity';
import type { InvoicePart } from '../../model/money/invoiceTrip.entity';
import { toInSql } from '../../model/inSql';
import { selectLatestOffer } from '../../model/orders/latestOffer';
import { agreedStatuses } from '../../model/orders/orderStatus';
import { createId } from '../../platform/ids';
import { query, raw, sql } from '../../platform/sql';
import { addMs, days, minutes, toLocalDate } from '../../platform/time';
import { addDays } from '../../platform/values/localDay';
import { badInput, conflict, notFound } from '../../texts/messages';
import type { AgreedTrip } from './agreedTrips';
import { readAgreedTrips } from './agreedTrips';
import { findLastDay, listTripLines, writeLines } from './draftLines';

/** A trip that is older stays for a person: the clock looks at a span of days only. */
const LOOK_BACK = days(120);
const MOST_AT_ONCE = 200;
/** Days before the departure, for a customer without a record. */
const USUAL_PREPAYMENT_DAYS = 1;
/** A prepayment that a person asked for waits so long, so that it can be taken back. */
const TAKE_BACK = minutes(10);

/**
 * Makes the drafts of trips that have been driven, or cancelled with a fee, and of prepayments by the rules of customers,
 * once each, unless the automation `invoice` is off; and always of the prepayments that a person asked for. Several
 * copies of the portal may do so at the same time.
 */
export async function makeDueDrafts(deps: Deps): Promise<void> {
  const isOff = (await readMode(deps.db.dataSource.manager, 'invoice')) === 'off';
  for (const { id } of isOff ? [] : await readDone(deps))
    await makeOnce(deps, { orderId: id, part: 'trip', percent: null });
  for (const { id, percent, isAsked } of await readAhead(deps))
    if (isAsked || !isOff) await makeOnce(deps, { orderId: id, part: 'prepayment', percent, isAsked });
}

/** Trips that have been driven, or cancelled with a fee, and are not invoiced. */
const readDone = ({ db, clock }: Deps): Promise<{ id: string }[]> =>
  query(
    db.dataSource.manager,
    sql`select o.id from "order" o join accounting_change e on e.order_id = o.id and not e.invoiced_elsewhere
          join lateral ${raw(selectLatestOffer('f.price, f.cancellation_fee'))} f on true
        where o.deleted_at is null and o.starts_at > ${addMs(clock.now(), -LOOK_BACK)}
          and ((o.status in ('job', 'archived') and o.ends_at <= ${clock.now()} and f.price is not null)
            or (o.status = 'rejected' and f.cancellation_fee > 0))
          and not exists (select from invoice_trip t where t.order_id = o.id and t.part = 'trip')
        order by o.ends_at, o.id limit ${MOST_AT_ONCE}`,
  );

/** Agreed trips of the future with a prepayment, asked for by a person or by the record of the customer. */
const readAhead = ({ db, clock }: Deps): Promise<{ id: string; percent: number; isAsked: boolean }[]> =>
  query(
    db.dataSource.manager,
    sql`select o.id, coalesce(r.percent, c.prepayment_percent) as percent, r.order_id is not null as "isAsked"
        from "order" o left join customer c on c.id = o.customer_id left join prepayment_request r on r.order_id = o.id
          join lateral ${raw(selectLatestOffer('f.price'))} f on true
        where o.deleted_at is null and o.starts_at > ${clock.now()} and o.status ${raw(toInSql(agreedStatuses))}
          and coalesce(r.percent, c.prepayment_percent) > 0 and f.price > 0
          and not exists (select from invoice_trip t where t.order_id = o.id)
        order by o.starts_at, o.id limit ${MOST_AT_ONCE}`,
  );

const makeOnce = (deps: Deps, wish: Omit<DraftWish, 'viewer'>): Promise<unknown> =>
  deps.db.transaction(async (manager) => {
    if (await lockUninvoiced(manager, wish)) await insertDraft(deps, manager, { ...wish, viewer: null });
  });

/** Locks an order that no invoice was made of. Another copy that makes its draft at this moment is not waited for. */
async function lockUninvoiced(manager: EntityManager, { orderId, part }: Omit<DraftWish, 'viewer'>): Promise<boolean> {
  const locked = await query(manager, sql`select from "order" where id = ${orderId} for no key update skip locked`);
  return locked.length > 0 && !(await manager.existsBy(InvoiceTrip, { orderId, part }));
}

/**
 * Makes a draft by hand: of the whole trip, or with `percent` of a share before it. Errors: NOT_FOUND; CONFLICT without
 * a price, or while another invoice holds the trip.
 */
export const makeInvoice = (deps: Deps, viewer: Viewer, orderId: string, percent: number | null): Promise<string> =>
  deps.db.transaction(async (manager) => {
    if (percent !== null && (percent < 1 || percent > 100)) throw badInput('invoicing.badPercent', 'percent');
    const part: InvoicePart = percent === null ? 'trip' : 'prepayment';
    await query(manager, sql`select from "order" where id = ${orderId} for no key update`);
    const [holder] = await query<{ name: string }>(
      manager,
      sql`select coalesce(i.number, '') as name from invoice_trip t join invoice i on i.id = t.invoice_id
          where t.order_id = ${orderId} and t.holds and (t.part = ${part} or t.part = 'trip')`,
    );
    if (holder) throw holder.name ? conflict('invoicing.invoiced', holder) : conflict('invoicing.hasDraft');
    const id = await insertDraft(deps, manager, { orderId, part, percent, viewer });
    if (id === null) throw conflict('invoicing.noPrice');
    return id;
  });

interface DraftWish {
  orderId: string;
  part: InvoicePart;
  percent: number | null;
  viewer: Viewer | null;
  /** A person asked for this prepayment: it leaves by itself. */
  isAsked?: boolean;
}

/** Null: the trip has nothing to invoice. Errors: NOT_FOUND. */
async function insertDraft(
  deps: Deps,
  manager: EntityManager,
  { orderId, part, percent, viewer, isAsked }: DraftWish,
): Promise<string | null> {
  const [trip] = await readAgreedTrips(manager, [orderId]);
  if (!trip) throw notFound('order');
  if (trip.price === null) return null;
  const id = createId();
  const madeAt = deps.clock.now();
  const trips = [{ trip, part, percent: percent ?? 0 }];
  await manager.insert(Invoice, {
    id,
    kind: part === 'trip' ? 'invoice' : 'prepayment',
    language: trip.language,
    ...toBuyerColumns(trip),
    customerId: trip.customer?.id ?? null,
    ...findDue(trip, part, deps.settings().paymentDays),
    deliveredOn: findLastDay(trips),
    madeAt,
    madeById: viewer?.id ?? null,
    issueAt: isAsked ? addMs(madeAt, TAKE_BACK) : null,
  });
  await manager.insert(InvoiceTrip, { invoiceId: id, orderId, part, percent });
  await writeLines(manager, id, await listTripLines(manager, trips, trip.language));
  return id;
}

/** A prepayment is due some days before the departure; where that has passed, at once. */
const findDue = ({ startsAt, customer }: AgreedTrip, part: InvoicePart, usual: number) =>
  part === 'trip'
    ? { paymentDays: customer?.paymentDays ?? usual, dueOn: null }
    : {
        paymentDays: 0,
        dueOn: addDays(toLocalDate(startsAt), -(customer?.prepaymentDays ?? USUAL_PREPAYMENT_DAYS)),
      };

const toBuyerColumns = ({ buyer }: AgreedTrip) => ({
  buyerName: buyer.name,
  buyerRegistryCode: buyer.registryCode,
  buyerVatNumber: buyer.vatNumber,
  buyerAddress: buyer.address,
  buyerContact: buyer.contact,
  buyerEmail: buyer.email,
});
