import type { EntityManager } from 'typeorm';
import { selectPersonName } from '../../model/people/personName';
import { query, raw, sql } from '../../platform/sql';
import type { Sql } from '../../platform/sql';
import type { Period } from './periods';
import type { OverviewRank } from './overviewTypes';

/** The most rows that a picture names; the rest is one sum. */
const MOST_NAMED = 10;

/** SQL: the name of the member `r.key`. Of a customer, its last order in the period tells it. */
const names = {
  customer: ({ from, to }: Period) => sql`(
    select coalesce(c.name, nullif(o.company, ''), o.full_name) from "order" o left join customer c on c.id = o.customer_id
    where o.id = (select s.sample_id from figure_cell s
      where s.kind = 'customer' and s.key = r.key and s.day between ${from}::date and ${to}::date order by s.day desc limit 1))`,
  bus: () => sql`(select b.name from bus b where b.id = r.key::uuid)`,
  driver: () => sql`(select ${raw(selectPersonName('u'))} from "user" u where u.id = r.key::uuid)`,
} satisfies Record<string, (period: Period) => Sql>;

/** Ranks the members by turnover in a period, with the period before. One statement. */
export const readRanks = (
  manager: EntityManager,
  kind: keyof typeof names,
  period: Period,
  before: Period,
): Promise<OverviewRank[]> =>
  query(
    manager,
    sql`with ranked as (
          select key, trips, turnover, row_number() over (order by turnover desc, trips desc, key) as place
          from (select c.key, sum(c.count) as trips, sum(c.amount) as turnover
            from figure_cell c where c.kind = ${kind} and c.day between ${period.from}::date and ${period.to}::date
            group by c.key) summed),
        placed as (select r.*, r.place <= ${MOST_NAMED} as is_named from ranked r),
        past as (select c.key, sum(c.amount) as turnover from figure_cell c
          where c.kind = ${kind} and c.day between ${before.from}::date and ${before.to}::date
            and c.key in (select key from placed where is_named) group by c.key)
        select * from (
        select r.key, ${names[kind](period)} as name, 1 as members, r.trips::int as trips, r.turnover::float8 as turnover,
          coalesce(p.turnover, 0)::float8 as "turnoverBefore"
        from placed r left join past p on p.key = r.key where r.is_named
        union all
        select null, null, count(*)::int, coalesce(sum(r.trips), 0)::int, coalesce(sum(r.turnover), 0)::float8, 0
        from placed r where not r.is_named having count(*) > 0) each
        order by key is null, turnover desc, trips desc, key`,
  );
