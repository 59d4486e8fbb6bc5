import type { EntityManager } from 'typeorm';
import type { Deps } from '../../access';
import { query, raw, sql } from '../../platform/sql';
import type { Sql } from '../../platform/sql';

/** The portal, and the transaction of the batch. */
export interface StepContext {
  deps: Deps;
  manager: EntityManager;
}

/** One table that a rule forgets. */
export interface Step {
  /** How many rows a run would take now. */
  count(context: StepContext, cutoff: Date): Promise<number>;
  /** Forgets at most this many rows, and returns how many it were. Rows that somebody holds wait for the next run. */
  forget(context: StepContext, cutoff: Date, most: number): Promise<number>;
}

/** Deletes rows `t` that are due, or blanks their columns: then `due` must not hold of a blanked row. */
export function createStep({ table, due, blank }: { table: string; due: (cutoff: Date) => Sql; blank?: Sql }): Step {
  const name = raw(`"${table}"`);
  const act = blank ? sql`update ${name} set ${blank}` : sql`delete from ${name}`;
  return {
    count: ({ manager }, cutoff) => countRows(manager, sql`from ${name} t where ${due(cutoff)}`),
    forget: async ({ manager }, cutoff, most) => {
      const gone = await query<{ ctid: string }>(
        manager,
        sql`with gone as (
            ${act} where ctid = any(array(
              select t.ctid from ${name} t where ${due(cutoff)} limit ${most} for update of t skip locked))
            returning ctid)
          select ctid from gone`,
      );
      return gone.length;
    },
  };
}

/** Counts rows; `from` is the statement from there on. */
export async function countRows(manager: EntityManager, from: Sql): Promise<number> {
  const [row] = await query<{ count: number }>(manager, sql`select count(*)::int as count ${from}`);
  return row?.count ?? 0;
}
