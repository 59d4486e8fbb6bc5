import type { EntityManager } from 'typeorm';
import { selectPersonName } from '../../model/people/personName';
import { query, raw, sql } from '../../platform/sql';
import type { Sql } from '../../platform/sql';
import { selectCells } from './readFigures';
import type { Period } from './periods';
import type { OverviewUse } from './overviewTypes';

/** SQL: each run of an arrangement, with its minutes. */
const selectRuns = (kind: 'bus' | 'driver', { from, to }: Period): Sql => sql`
  select ${raw(kind)}_id::text as key, date as day, duration_min as minutes from occurrences(${from}::date, ${to}::date)
  where runs and ${raw(kind)}_id is not null`;

/** SQL: the minutes of each day of use, of trips and of runs together. */
const selectUse = (kind: 'bus' | 'driver', period: Period): Sql => sql`
  select key, day, sum(minutes) as minutes from (
    select c.key, c.day, c.amount as minutes from figure_cell c where ${selectCells([`${kind}Day`], period)}
    union all ${selectRuns(kind, period)}) each
  group by key, day`;

const members = {
  bus: { table: raw('bus'), name: raw('w.name'), counts: raw('not w.hidden') },
  driver: {
    table: raw('"user"'),
    name: raw(selectPersonName('w')),
    counts: raw(`not w.hidden and w.role = 'driver'`),
  },
} satisfies Record<string, { table: Sql; name: Sql; counts: Sql }>;

/** The use of each bus or driver by weekday: those who are not hidden, and all others who were used. One statement. */
export function readUse(manager: EntityManager, kind: keyof typeof members, period: Period): Promise<OverviewUse[]> {
  const { table, name, counts } = members[kind];
  return query(
    manager,
    sql`with used as materialized (${selectUse(kind, period)}),
        weekly as (select key, extract(isodow from day)::int as weekday, count(*) as days, sum(minutes) as minutes from used group by 1, 2)
        select w.id::text as key, ${name} as name, coalesce(sum(k.days), 0)::int as days,
          array(select coalesce((select m.minutes from weekly m where m.key = w.id::text and m.weekday = n), 0)::int
            from generate_series(1, 7) n) as minutes
        from ${table} w left join weekly k on k.key = w.id::text
        where ${counts} or k.key is not null
        group by w.id order by estonian_order(${name}) collate "C", w.id`,
  );
}

/** Days on which any was used, counted once for each bus or driver; and how many there are to use. */
export async function readUsedDays(
  manager: EntityManager,
  kind: keyof typeof members,
  period: Period,
): Promise<{ used: number; members: number }> {
  const { table, counts } = members[kind];
  const cells = selectCells([`${kind}Day`], period);
  const [row] = await query<{ used: number; members: number }>(
    manager,
    sql`with trips as materialized (select c.key, count(*) as days from figure_cell c where ${cells} group by c.key),
        runs as materialized (
          select r.key, count(distinct r.day) as days from (${selectRuns(kind, period)}) r
          where not exists (select from figure_cell c where ${cells} and c.day = r.day and c.key = r.key) group by r.key),
        used as (select * from trips union all select * from runs)
        select (select coalesce(sum(days), 0)::int from used) as used,
          (select count(*)::int from ${table} w where ${counts} or w.id::text in (select key from used)) as members`,
  );
  return row ?? { used: 0, members: 0 };
}
