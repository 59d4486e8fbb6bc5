import type { EntityManager } from 'typeorm';
import type { Deps } from '../../access';
import { Customer } from '../../model/customer/customer.entity';
import { CONTACT_WORDS, CUSTOMER_WORDS } from '../../model/customer/customerWords';
import { selectFirstContact } from '../../model/customer/firstContact';
import { toInSql } from '../../model/inSql';
import { selectLatestOffer } from '../../model/orders/latestOffer';
import { bookedStatuses } from '../../model/orders/orderStatus';
import { selectPersonName } from '../../model/people/personName';
import { checkCursor, readCursor, writeCursor } from '../../platform/api/listCursor';
import { selectContainsWord, splitWords } from '../../platform/api/search';
import { joinSql, query, raw, sql } from '../../platform/sql';
import type { Sql } from '../../platform/sql';
import { notFound } from '../../texts/messages';
import type {
  CustomerConnection,
  CustomerFigures,
  CustomerMergeRow,
  CustomerRow,
  ListedCustomer,
} from './customerTypes';

const SORT = 'name';
const sortKey = raw(`estonian_order(c.name) collate "C"`);

interface ListArgs {
  search?: string | null;
  after?: string | null;
  first: number;
}

/**
 * Customers by name, in Estonian order, that all words of the search stand in: of the record or of its contacts. Errors:
 * BAD_USER_INPUT for a cursor that is none of ours.
 */
export function listCustomers({ db }: Deps, { search, after, first }: ListArgs): Promise<CustomerConnection> {
  const conditions = [sql`c.merged_into_id is null`, ...splitWords(search).map(selectWithWord)];
  if (after) {
    const { key, id } = readCursor(SORT, after);
    conditions.push(sql`(${sortKey}, c.id) > (${key}, ${id}::uuid)`);
  }
  return checkCursor(after, async () => {
    const rows = await query<ListedCustomer & { key: string }>(
      db.dataSource,
      sql`with page as materialized (
            select c.id, ${sortKey} as key from customer c where ${joinSql(conditions, ' and ')}
            order by ${sortKey}, c.id limit ${first + 1})
          select c.id, c.name, c.kind, c.registry_code as "registryCode", p.key,
            ${raw(selectFirstContact(`json_build_object('id', k.id, 'name', k.name, 'email', k.email, 'phone', k.phone, 'role', k.role)`))} as contact,
            t.orders, t.last as "lastTripAt"
          from page p join customer c on c.id = p.id
          cross join lateral (
            select count(*)::int as orders, max(o.starts_at) as last
            from "order" o where o.customer_id = c.id and o.deleted_at is null) t
          order by p.key, c.id`,
    );
    const nodes = rows.slice(0, first);
    const last = nodes.at(-1);
    return { nodes, endCursor: last && rows.length > first ? writeCursor(SORT, last) : null };
  });
}

/** Each half of the union has an index. */
const selectWithWord = (word: string): Sql =>
  sql`c.id in (select id from customer where ${selectContainsWord(CUSTOMER_WORDS, word)}
    union select customer_id from customer_contact where ${selectContainsWord(CONTACT_WORDS, word)})`;

/** A whole customer, also a merged one. Errors: NOT_FOUND. */
export async function getCustomer({ db }: Deps, id: string): Promise<CustomerRow> {
  const { manager } = db.dataSource;
  const customer = await manager.findOne(Customer, {
    where: { id },
    relations: { contacts: true, mergedInto: true },
    order: { contacts: { position: 'ASC', id: 'ASC' } },
  });
  if (!customer) throw notFound('customer');
  return { ...customer, merges: await listMerges(manager, id), figures: await countOffers(manager, id) };
}

const listMerges = (manager: EntityManager, id: string): Promise<CustomerMergeRow[]> =>
  query<CustomerMergeRow>(
    manager,
    sql`select m.id, json_build_object('id', c.id, 'name', c.name) as merged, m.at, ${raw(selectPersonName('u'))} as by,
          jsonb_array_length(coalesce(m.moved -> 'order.customer_id', '[]')) as orders
        from customer_merge m join customer c on c.id = m.merged_id join "user" u on u.id = m.by_id
        where m.customer_id = ${id} and m.undone_at is null order by m.at desc, m.id desc`,
  );

/** The latest offer of an order counts, by what became of the order. */
async function countOffers(manager: EntityManager, id: string): Promise<CustomerFigures> {
  const isWon = raw(`o.status ${toInSql(bookedStatuses)}`);
  const [figures] = await query<CustomerFigures>(
    manager,
    sql`select count(*)::int as orders,
          count(*) filter (where ${isWon})::int as "offersWon",
          count(*) filter (where f.id is not null and o.status in ('rejected', 'expired'))::int as "offersLost",
          count(*) filter (where o.status = 'answered')::int as "offersOpen",
          coalesce(sum(f.price) filter (where ${isWon}), 0)::float8 as "netWon",
          (select coalesce(sum(a.cents), 0)::float8 from open_amount a join invoice i on i.id = a.invoice_id
            where i.customer_id = ${id}) as owes
        from "order" o left join lateral ${raw(selectLatestOffer('f.id, f.price'))} f on true
        where o.customer_id = ${id} and o.deleted_at is null`,
  );
  if (!figures) throw new Error('a count gave no row');
  return figures;
}
