import { isId } from '../../../access';
import type { Deps } from '../../../access';
import { selectPersonName } from '../../../model/people/personName';
import { badInput } from '../../../texts/messages';
import { selectContainsWord } from '../../../platform/api/search';
import { query, raw, sql } from '../../../platform/sql';
import type { EntityManager } from 'typeorm';
import { listDistinct, toNeedles } from './needles';
import type { Needles } from './needles';

/** A customer is known by the e-mail address, a user by the id, anybody else by the name alone. */
export type PersonKind = 'customer' | 'user' | 'name';

export interface PersonKey {
  kind: PersonKind;
  /** The address, the id or the name. */
  value: string;
}

/** A person with everything that finds them. */
export interface Person extends PersonKey {
  /** The name that is shown and typed to confirm. */
  name: string;
  names: string[];
  emails: string[];
  phones: string[];
  /** Orders that the person sent. */
  orderIds: string[];
  needles: Needles;
}

/** Reads a person. Errors: BAD_USER_INPUT at `value` when nobody is known by it. */
export async function requirePerson(manager: EntityManager, { kind, value }: PersonKey): Promise<Person> {
  const rows =
    kind === 'customer'
      ? await readCustomer(manager, value)
      : kind === 'user'
        ? await readUser(manager, value)
        : [toNameRow(value)];
  const names = listDistinct(rows.map((row) => row.name));
  const emails = listDistinct(rows.map((row) => row.email));
  const phones = listDistinct(rows.map((row) => row.phone));
  const sharedPhones = await listShared(manager, phones, emails);
  const needles = toNeedles({ names, emails, phones, sharedPhones });
  if (rows.length === 0 || needles.names.length + needles.contacts.length === 0)
    throw badInput('keeping.nobody', 'value');
  const orderIds = listDistinct(rows.map((row) => row.orderId));
  return { kind, value, name: names[0] ?? value, names, emails, phones, orderIds, needles };
}

/** Numbers that are somebody else's too, such as that of a school. */
async function listShared(
  manager: EntityManager,
  phones: readonly string[],
  emails: readonly string[],
): Promise<string[]> {
  const own = emails.map((email) => email.toLowerCase());
  const rows = await query<{ phone: string }>(
    manager,
    sql`select phone from "order" where phone = any(${phones}) and lower(email) <> all(${own})
        union select phone from "user" where phone = any(${phones}) and lower(coalesce(email, '')) <> all(${own})`,
  );
  return rows.map(({ phone }) => phone);
}

interface IdentityRow {
  name: string | null;
  email: string | null;
  phone: string | null;
  /** The order that the person sent. */
  orderId: string | null;
}

const toNameRow = (name: string): IdentityRow => ({ name, email: null, phone: null, orderId: null });

/** The orders of an address, and those on which it leads the group; the newest first. */
const readCustomer = (manager: EntityManager, email: string): Promise<IdentityRow[]> =>
  email.trim() === ''
    ? Promise.resolve([])
    : query<IdentityRow>(
        manager,
        sql`select * from (
            select full_name as name, email, phone, id as "orderId" from "order" where lower(email) = lower(${email.trim()})
            union all
            select group_full_name, group_email, group_phone, null from "order" where lower(group_email) = lower(${email.trim()})
            union all
            select name, email, phone, null from customer_contact where lower(email) = lower(${email.trim()})
          ) r order by "orderId" desc nulls last`,
      );

const readUser = (manager: EntityManager, id: string): Promise<IdentityRow[]> =>
  isId(id)
    ? query<IdentityRow>(
        manager,
        sql`select ${raw(selectPersonName('u'))} as name, u.email, u.phone, null::uuid as "orderId" from "user" u where u.id = ${id}`,
      )
    : Promise.resolve([]);

/** A person who was found, for the choice. */
export interface FoundPerson extends PersonKey {
  name: string;
  email: string | null;
  phone: string | null;
  /** Trips that the person sent, leads or drives. */
  trips: number;
  /** End of the last of them. */
  lastAt: Date | null;
}

/** The most people of one kind that a search shows. */
const MOST = 20;

/** Finds people by a part of the name, the address or the number: customers, group leaders, users, passengers. */
export async function findPeople({ db }: Deps, text: string): Promise<FoundPerson[]> {
  const words = text.trim();
  if (words.length < 3) return [];
  const digits = words.replace(/\D/g, '');
  const run = (statement: Parameters<typeof query>[1]) => query<FoundPerson>(db.dataSource, statement);
  const isIn = (column: string) => selectContainsWord(column, words);
  const orDigits = (column: string) => (digits.length >= 5 ? sql`or ${selectContainsWord(column, digits)}` : sql``);
  const orPhone = (column: string) => orDigits(`regexp_replace(${column}, '\\D', '', 'g')`);
  // The trigram index of the listing answers for orders.
  const customers = await run(sql`
    select 'customer' as kind, lower(o.email) as value, max(o.full_name) as name, lower(o.email) as email, max(o.phone) as phone,
      count(*)::int as trips, max(o.ends_at) as "lastAt"
    from "order" o
    where o.email <> '' and o.id in (select l.order_id from order_listing l
        where ${isIn('l.search_document')} ${orDigits('l.search_document')})
      and (${isIn('fold(o.full_name)')} or ${isIn('fold(o.email)')} ${orPhone('o.phone')})
    group by lower(o.email) order by max(o.ends_at) desc limit ${MOST}`);
  const users = await run(sql`
    select 'user' as kind, u.id::text as value, ${raw(selectPersonName('u'))} as name, u.email, u.phone,
      (select count(*)::int from driver_assignment a where a.driver_id = u.id) as trips,
      (select max(upper(a.during)) from driver_assignment a where a.driver_id = u.id) as "lastAt"
    from "user" u
    where ${isIn(`fold(concat_ws(' ', u.firstname, u.lastname, u.username, u.email))`)} ${orPhone('u.phone')}
    order by 3 limit ${MOST}`);
  const named = await run(sql`
    select 'name' as kind, max(p.name) as value, max(p.name) as name, null as email, null as phone,
      count(o.id)::int as trips, max(o.ends_at) as "lastAt"
    from (select order_id, name from passenger where ${isIn('fold(name)')}
          union all
          select g.id, g.group_full_name from "order" g where ${isIn('fold(g.group_full_name)')}
          union all
          select null, k.name from customer_contact k where ${isIn('fold(k.name)')}
          union all
          select null, c.name from customer c where c.kind = 'person' and ${isIn('fold(c.name)')}) p
    left join "order" o on o.id = p.order_id
    group by fold(p.name) order by max(o.ends_at) desc nulls last limit ${MOST}`);
  return [...customers, ...users, ...named];
}
