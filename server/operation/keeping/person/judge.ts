import type { EntityManager } from 'typeorm';
import { toInSql } from '../../../model/inSql';
import { bookedStatuses } from '../../../model/orders/orderStatus';
import { query, raw, sql } from '../../../platform/sql';
import type { Sql } from '../../../platform/sql';
import { toLocalDate, toTallinn } from '../../../platform/time';
import { getKind } from '../kinds';
import type { ForgottenLevel } from '../blankOrders';
import { isErasedUser } from '../blankUser';
import { findLastDrive } from '../lastDrive';
import { hasRecord, lastMoneyDay } from '../orderSteps';
import type { Person } from './identity';
import { toPattern } from './needles';

/** Why something of a person stays (docs/product/keeping.md, 'What stays'). */
export type StayReason =
  | 'futureTrip'
  | 'openOrder'
  | 'notArchived'
  | 'accountingLaw'
  | 'activeUser'
  | 'drivingLaw'
  | 'usedInSettings'
  | 'passengerAhead';

/** Something that stays, with the reason. */
export interface Staying {
  reason: StayReason;
  orderId: string | null;
  /** The moment from which it may go; null: somebody must act first. */
  until: Date | null;
}

/** An order of the person that goes, and how much of it. */
export interface GoingOrder {
  id: string;
  level: ForgottenLevel;
}

export interface Verdict {
  goes: GoingOrder[];
  stays: Staying[];
  /** Whether the user's own row may go. */
  userGoes: boolean;
}

interface OrderFacts {
  id: string;
  status: string;
  endsAt: Date;
  /** The latest of: the end of the trip, the issue of an invoice, a payment. */
  accountedAt: Date;
  isDeleted: boolean;
  isBooked: boolean;
  /** Whether accounting keeps the order even if it is not booked: it has a fee or an issued invoice. */
  hasRecord: boolean;
  isForCompany: boolean;
}

/**
 * The moment at which accounting no longer needs a trip: the law's minimum (kind 'accounting'), counted from the end of the
 * year (RPS § 12).
 */
export const findAccountingEnd = (accountedAt: Date): Date =>
  toTallinn(accountedAt)
    .startOf('year')
    .plus({ years: 1, months: getKind('accounting').least })
    .toJSDate();

/** Judges what of a person may go now, and what stays and why. Locks the orders and the user, but not for a preview. */
export async function judgeErasure(
  manager: EntityManager,
  person: Person,
  { now, withNames, isPreview }: { now: Date; withNames: boolean; isPreview?: true },
): Promise<Verdict> {
  const lock = isPreview ? sql`` : sql`for update`;
  const verdict: Verdict = { goes: [], stays: [], userGoes: false };
  for (const order of await readOrders(manager, person.orderIds, lock)) {
    const outcome = judgeOrder(order, now);
    if ('level' in outcome) verdict.goes.push({ id: order.id, level: outcome.level });
    else verdict.stays.push({ ...outcome, orderId: order.id });
  }
  if (person.kind === 'user') {
    const staying = await judgeUser(manager, person.value, { now, lock });
    if (staying) verdict.stays.push(staying);
    verdict.userGoes = staying === undefined;
  }
  verdict.stays.push(...(await judgeSettings(manager, person)));
  if (withNames) verdict.stays.push(...(await judgePassengers(manager, person, now)));
  return verdict;
}

/** How far an order may be blanked, or why it stays. */
export function judgeOrder(order: OrderFacts, now: Date): { level: ForgottenLevel } | Omit<Staying, 'orderId'> {
  const { status, endsAt, accountedAt, isBooked, hasRecord, isForCompany, isDeleted } = order;
  const isOpen = (status === 'new' || status === 'answered') && endsAt > now && !isDeleted;
  if (isOpen) return { reason: 'openOrder', until: endsAt };
  if (isBooked || hasRecord) {
    const isAhead = endsAt > now && isBooked && !isDeleted;
    if (isAhead) return { reason: 'futureTrip', until: endsAt };
    if (isBooked && status !== 'archived' && !isDeleted) return { reason: 'notArchived', until: null };
    const lawEnds = findAccountingEnd(accountedAt);
    if (lawEnds <= now) return { level: 2 };
    // The company is the party of the transaction; the person only spoke for it.
    return isForCompany ? { level: 1 } : { reason: 'accountingLaw', until: lawEnds };
  }
  return { level: 2 };
}

const readOrders = (manager: EntityManager, ids: readonly string[], lock: Sql): Promise<OrderFacts[]> =>
  query<OrderFacts>(
    manager,
    sql`select o.id, o.status, o.ends_at as "endsAt", o.deleted_at is not null as "isDeleted",
        o.status ${raw(toInSql(bookedStatuses))} as "isBooked", coalesce(o.company, '') <> '' as "isForCompany",
        ${hasRecord} as "hasRecord",
        greatest(o.ends_at, ${lastMoneyDay}::timestamp at time zone 'Europe/Tallinn') as "accountedAt"
      from "order" o where o.id = any(${ids}::uuid[]) order by o.id ${lock}`,
  );

async function judgeUser(
  manager: EntityManager,
  id: string,
  { now, lock }: { now: Date; lock: Sql },
): Promise<Staying | undefined> {
  const [user] = await query<{ hidden: boolean; isErased: boolean; lastAt: Date | null }>(
    manager,
    sql`select u.hidden, ${isErasedUser} as "isErased",
        greatest((select max(upper(a.during)) from driver_assignment a where a.driver_id = u.id),
          (select max(e.ends_at) from activity_entry e where e.driver_id = u.id),
          ${findLastDrive(toLocalDate(now))}) as "lastAt"
      from "user" u where u.id = ${id} ${lock}`,
  );
  if (!user || user.isErased) return undefined;
  if (!user.hidden) return { reason: 'activeUser', orderId: null, until: null };
  if (!user.lastAt) return undefined;
  const lawEnds = toTallinn(user.lastAt)
    .plus({ months: getKind('drivingTime').least })
    .toJSDate();
  return lawEnds > now ? { reason: 'drivingLaw', orderId: null, until: lawEnds } : undefined;
}

/** Reports that a setting names the person: an admin must change it first. */
async function judgeSettings(manager: EntityManager, { needles }: Person): Promise<Staying[]> {
  // Always looks for names too: a match only warns the admin and erases nothing.
  const pattern = toPattern(needles, true);
  if (pattern === undefined) return [];
  const rows = await query<{ key: string }>(
    manager,
    sql`select key from setting where fold(value::text) ~ ${pattern} limit 1`,
  );
  return rows.map(() => ({ reason: 'usedInSettings', orderId: null, until: null }));
}

/** Reports passenger lists of coming trips: a ferry or a border needs them. */
async function judgePassengers(manager: EntityManager, { needles }: Person, now: Date): Promise<Staying[]> {
  const pattern = toPattern({ contacts: [], names: needles.names }, true);
  if (pattern === undefined) return [];
  const rows = await query<{ orderId: string; until: Date }>(
    manager,
    sql`select distinct o.id as "orderId", o.ends_at as until from passenger p join "order" o on o.id = p.order_id
        where o.ends_at > ${now} and o.deleted_at is null and o.status not in ('rejected', 'expired')
          and fold(p.name) ~ ${pattern}`,
  );
  return rows.map((row) => ({ ...row, reason: 'passengerAhead' }));
}
