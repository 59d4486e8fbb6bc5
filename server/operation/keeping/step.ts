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
    count: async ({ manager }, cutoff) =>
      toCount(await query<Counted>(manager, sql`select count(*)::int as count from ${name} t where ${due(cutoff)}`)),
    forget: async ({ manager }, cutoff, most) =>
      toCount(
        await query<Counted>(
          manager,
          sql`with gone as (
            ${act} where ctid = any(array(
              select t.ctid from ${name} t where ${due(cutoff)} limit ${most} for update of t skip locked))
            returning 1)
          select count(*)::int as count from gone`,
        ),
      ),
  };
}

interface Counted {
  count: number;
}

const toCount = ([row]: Counted[]): number => row?.count ?? 0;
