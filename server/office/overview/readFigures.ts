import type { EntityManager } from 'typeorm';
import type { FigureKind } from '../../model/system/figureCell.entity';
import { query, raw, sql } from '../../platform/sql';
import type { Sql } from '../../platform/sql';
import type { Period } from './periods';
import type { OverviewMonth } from './overviewTypes';

/** SQL: the cells `c` of some kinds on the days of a period. */
export const selectCells = (kinds: readonly FigureKind[], { from, to }: Period): Sql =>
  sql`c.kind = any(${kinds}) and c.day between ${from}::date and ${to}::date`;

export interface Figure {
  count: number;
  amount: number;
}

/** Sums of a period by kind and key. */
export class Figures {
  readonly #cells = new Map<string, Figure>();

  constructor(rows: readonly (Figure & { kind: FigureKind; key: string })[]) {
    for (const { kind, key, ...figure } of rows) this.#cells.set(`${kind} ${key}`, figure);
  }

  find(kind: FigureKind, key = ''): Figure {
    return this.#cells.get(`${kind} ${key}`) ?? { count: 0, amount: 0 };
  }

  count = (kind: FigureKind, keys: readonly string[]): number =>
    keys.reduce((sum, key) => sum + this.find(kind, key).count, 0);

  sum = (kind: FigureKind, keys: readonly string[]): number =>
    keys.reduce((sum, key) => sum + this.find(kind, key).amount, 0);
}

const plainKinds: FigureKind[] = ['trip', 'km', 'feedback', 'acts', 'inquiry', 'reason', 'band', 'invoiced', 'paid'];

export async function readFigures(manager: EntityManager, period: Period): Promise<Figures> {
  return new Figures(
    await query(
      manager,
      sql`select c.kind, c.key, sum(c.count)::int as count, sum(c.amount)::float8 as amount
          from figure_cell c where ${selectCells(plainKinds, period)} group by 1, 2`,
    ),
  );
}

export interface AnswerTimes {
  median: number | null;
  ninety: number | null;
}

/** Minutes from inquiry to first offer, within which a half and nine of ten were answered; null when none was. */
export async function readAnswerTimes(manager: EntityManager, period: Period): Promise<AnswerTimes> {
  const [times] = await query<AnswerTimes>(
    manager,
    sql`select min(minutes) filter (where reached >= 0.5 * total) as median,
          min(minutes) filter (where reached >= 0.9 * total) as ninety
        from (select minutes, sum(count) over (order by minutes) as reached, sum(count) over () as total
          from (select c.key::int as minutes, sum(c.count) as count
            from figure_cell c where ${selectCells(['answer'], period)} group by 1) each) steps`,
  );
  return times ?? { median: null, ninety: null };
}

/** Sums of each month, 'YYYY-MM', in their order. `open` and `overdue` are of the invoices of that month, as of today. */
export const readMonths = (
  manager: EntityManager,
  months: readonly string[],
  today: string,
): Promise<OverviewMonth[]> =>
  query(
    manager,
    sql`with month as (select to_char(first, 'YYYY-MM') as month, first, (first + interval '1 month')::date as next,
          (first - interval '1 year')::date as first_before
          from unnest(${months.map((month) => `${month}-01`)}::date[]) first),
        summed as (select date_trunc('month', c.day)::date as first, c.kind, sum(c.count)::int as count, sum(c.amount)::float8 as amount
          from figure_cell c
          where c.kind in ('trip', 'invoiced', 'paid') and c.day >= (select min(first_before) from month)
            and c.day < (select max(next) from month)
          group by 1, 2),
        owing as (select date_trunc('month', i.issued_on)::date as first, sum(a.cents)::float8 as open,
            coalesce(sum(a.cents) filter (where a.due_on < ${today}::date), 0)::float8 as overdue
          from open_amount a join invoice i on i.id = a.invoice_id
          where i.issued_on >= (select min(first) from month) and i.issued_on < (select max(next) from month)
          group by 1)
        select m.month, coalesce(t.count, 0) as trips, coalesce(t.amount, 0) as turnover,
          coalesce(b.amount, 0) as "turnoverYearBefore", coalesce(i.amount, 0) as invoiced, coalesce(p.amount, 0) as paid,
          coalesce(w.open, 0) as open, coalesce(w.overdue, 0) as overdue
        from month m
        ${joinSummed('t', 'trip', 'm.first')} ${joinSummed('b', 'trip', 'm.first_before')}
        ${joinSummed('i', 'invoiced', 'm.first')} ${joinSummed('p', 'paid', 'm.first')}
        left join owing w on w.first = m.first
        order by m.month`,
  );

const joinSummed = (alias: string, kind: FigureKind, first: string): Sql =>
  raw(`left join summed ${alias} on ${alias}.kind = '${kind}' and ${alias}.first = ${first}`);
