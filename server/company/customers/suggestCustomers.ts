import { IsNull } from 'typeorm';
import type { Deps } from '../../access';
import { Customer } from '../../model/customer/customer.entity';
import { CustomerRefusal } from '../../model/customer/customerRefusal.entity';
import { Order } from '../../model/orders/order.entity';
import { query, sql } from '../../platform/sql';
import { notFound } from '../../texts/messages';
import type { SuggestedCustomer } from './customerTypes';
import { suggestionReasons } from './customerTypes';

const MOST = 3;

/**
 * The customers that an order without one may be of, the surest first: by registry code, then by e-mail, then by name. One that has
 * another code than the order, or that the office refused, is left out.
 */
export const suggestCustomers = ({ db }: Deps, orderId: string): Promise<SuggestedCustomer[]> =>
  query<SuggestedCustomer>(
    db.dataSource,
    sql`with o as materialized (
          select id, lower(email) as email, nullif(company_registration_number, '') as code,
            lower(coalesce(nullif(company, ''), full_name)) as name
          from "order" where id = ${orderId} and customer_id is null and deleted_at is null and forgotten = 0),
        hit as (
          select c.id, 1 as rank from o join customer c on c.registry_code = o.code
          union all
          select k.customer_id, 2 from o join customer_contact k on lower(k.email) = o.email where o.email <> ''
          union all
          select p.customer_id, 2 from o join "order" p on lower(p.email) = o.email
          where o.email <> '' and p.customer_id is not null and p.deleted_at is null
          union all
          select c.id, 3 from o join customer c on lower(c.name) = o.name),
        best as (
          select coalesce(c.merged_into_id, c.id) as id, min(h.rank) as rank from hit h join customer c on c.id = h.id group by 1)
        select c.id, c.name, c.registry_code as "registryCode",
          (${suggestionReasons}::text[])[b.rank] as reason,
          (select count(*)::int from "order" t where t.customer_id = c.id and t.deleted_at is null) as orders
        from o join best b on true join customer c on c.id = b.id
        where (c.registry_code is null or o.code is null or c.registry_code = o.code)
          and not exists (select from customer_refusal r where r.order_id = o.id and r.customer_id = c.id)
        order by b.rank, orders desc, c.id limit ${MOST}`,
  );

/** The office says that an order is not of this customer, which is not suggested for it again. Errors: NOT_FOUND. */
export async function refuseCustomer({ db, clock }: Deps, orderId: string, customerId: string): Promise<void> {
  const { manager } = db.dataSource;
  if (!(await manager.existsBy(Customer, { id: customerId }))) throw notFound('customer');
  if (!(await manager.existsBy(Order, { id: orderId, deletedAt: IsNull() }))) throw notFound('order');
  await manager
    .createQueryBuilder()
    .insert()
    .into(CustomerRefusal)
    .values({ orderId, customerId, at: clock.now() })
    .orIgnore()
    .execute();
}
