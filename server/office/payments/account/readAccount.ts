import type { Deps } from '../../../access';
import type { Account, Movement } from '../../../engines/account';
import { writeAccount } from '../../../engines/account';
import { CUSTOMER_KEY, PAYMENT_COUNTS } from '../../../model/money/openAmount';
import type { Language } from '../../../platform/language';
import { query, raw, sql } from '../../../platform/sql';
import { badInput, notFound } from '../../../texts/messages';
import type { AccountArgs } from './accountTypes';

export interface CustomerAccount extends Account, AccountArgs {
  name: string;
  registryCode: string | null;
  address: string | null;
  email: string | null;
  language: Language;
}

interface Customer extends Pick<CustomerAccount, 'name' | 'registryCode' | 'address' | 'email' | 'language'> {
  id: string | null;
}

/** The statement of a customer's account. Errors: NOT_FOUND; BAD_USER_INPUT at `to`. */
export async function readAccount({ db }: Pick<Deps, 'db'>, wish: AccountArgs): Promise<CustomerAccount> {
  if (wish.to < wish.from) throw badInput('bank.daysSwapped', 'to');
  const { manager } = db.dataSource;
  const [customer] = await query<Customer>(
    manager,
    sql`select c.id, coalesce(c.name, i.buyer_name) as name, coalesce(c.registry_code, i.buyer_registry_code) as "registryCode",
          coalesce(c.address, i.buyer_address) as address, coalesce(c.invoice_email, i.buyer_email) as email,
          coalesce(c.language, i.language) as language
        from (select ${wish.customer}::text as key) k
          left join lateral (select * from invoice i where ${raw(CUSTOMER_KEY)} = k.key and i.status = 'issued'
                             order by i.serial desc limit 1) i on true
          left join customer c on c.id::text = k.key
        where c.id is not null or i.id is not null`,
  );
  if (!customer) throw notFound('customer');
  const { id, ...named } = customer;
  const movements = await query<Movement>(
    manager,
    sql`
    select day::text as day, kind, numbers, cents from (
      select i.issued_on as day, i.kind, i.number as numbers, i.gross_cents as cents, 0 as step, i.id
      from invoice i where i.status = 'issued' and ${raw(CUSTOMER_KEY)} = ${wish.customer}
      union all
      select p.received_on, case when p.cents > 0 then 'payment' else 'refund' end, coalesce(booked.numbers, ''),
        -(coalesce(booked.cents, 0) + case when p.customer_id = ${id} and ${raw(PAYMENT_COUNTS)} then p.rest_cents else 0 end)::int,
        1, p.id
      from payment p left join lateral (
        select sum(b.cents) as cents, string_agg(distinct i.number, ', ' order by i.number) as numbers
        from payment_booking b join invoice i on i.id = b.invoice_id
        where b.payment_id = p.id and ${raw(CUSTOMER_KEY)} = ${wish.customer}) booked on true
      where p.customer_id = ${id} or p.id in (
        select b.payment_id from payment_booking b join invoice i on i.id = b.invoice_id
        where ${raw(CUSTOMER_KEY)} = ${wish.customer})) moved
    where cents <> 0 and day <= ${wish.to}::date order by day, step, id`,
  );
  return Object.assign(named, wish, writeAccount(movements, wish));
}
