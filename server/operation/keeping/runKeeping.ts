import type { Deps } from '../../access';
import { KeepRun } from '../../model/system/keepRun.entity';
import type { EntityManager } from 'typeorm';
import { createId } from '../../platform/ids';
import { query, sql } from '../../platform/sql';
import { toTallinn } from '../../platform/time';
import { cleanErased } from './cleanErased';
import { findCutoff } from './kinds';
import type { KeepingKind } from './kinds';
import { listConfirmed } from './rules';

/** Rows of one transaction: it holds its locks for a moment only. */
const AT_ONCE = 200;
/** The hour in Tallinn from which the day's run may begin: nobody works then. */
const FIRST_HOUR = 3;

/**
 * The day's run: carries out the confirmed rules, in batches. Of several copies of the portal one works at a time. A run that
 * was cut off goes on at the next call.
 */
export async function runKeeping(deps: Deps): Promise<void> {
  const run = await findRun(deps);
  if (!run) return;
  for (const { kind, months } of await listConfirmed(deps.db.dataSource.manager)) {
    const cutoff = findCutoff(kind, months, deps.clock.now());
    let taken: number | undefined = AT_ONCE;
    while (taken === AT_ONCE) {
      taken = await forgetBatch(deps, run.id, kind, cutoff);
      // Another copy of the portal is at it.
      if (taken === undefined) return;
    }
  }
  await cleanErased(deps);
  await query(
    deps.db.dataSource,
    sql`update keep_run set ended_at = ${deps.clock.now()} where id = ${run.id} and ended_at is null`,
  );
}

/** The run that was cut off, or a new one when today's has not begun yet. */
const findRun = ({ db, clock }: Deps): Promise<Pick<KeepRun, 'id'> | undefined> =>
  db.transaction(async (manager) => {
    if (!(await lockKeeping(manager))) return undefined;
    const now = clock.now();
    const [last] = await query<{ id: string; startedAt: Date; endedAt: Date | null }>(
      manager,
      sql`select id, started_at as "startedAt", ended_at as "endedAt" from keep_run order by started_at desc limit 1`,
    );
    if (last && last.endedAt === null) return last;
    if (findNextRun(last?.startedAt, now) > now) return undefined;
    const run = { id: createId(), startedAt: now, endedAt: null, counts: {} };
    await manager.insert(KeepRun, run);
    return run;
  });

/** When the next run begins: at night, once a day. */
export function findNextRun(lastStartedAt: Date | undefined, now: Date): Date {
  const tonight = toTallinn(now).startOf('day').set({ hour: FIRST_HOUR });
  if (!lastStartedAt || lastStartedAt < tonight.toJSDate()) return tonight.toJSDate();
  return tonight.plus({ days: 1 }).toJSDate();
}

/** Forgets one batch and counts it, in one transaction; undefined: another copy works on it. */
const forgetBatch = (deps: Deps, runId: string, kind: KeepingKind, cutoff: Date): Promise<number | undefined> =>
  deps.db.transaction(async (manager) => {
    if (!(await lockKeeping(manager))) return undefined;
    let taken = 0;
    for (const step of kind.steps) {
      if (taken >= AT_ONCE) break;
      taken += await step.forget({ deps, manager }, cutoff, AT_ONCE - taken);
    }
    if (taken > 0)
      await query(
        manager,
        sql`update keep_run set counts = counts || jsonb_build_object(${kind.name}::text,
              coalesce((counts ->> ${kind.name})::int, 0) + ${taken}::int) where id = ${runId}`,
      );
    return taken;
  });

const lockKeeping = async (manager: EntityManager): Promise<boolean> => {
  const [row] = await query<{ locked: boolean }>(
    manager,
    sql`select pg_try_advisory_xact_lock(hashtext('keeping')) as locked`,
  );
  return row?.locked === true;
};

/** The latest runs first. */
export const readRuns = ({ db }: Deps): Promise<KeepRun[]> =>
  db.dataSource.manager.find(KeepRun, { order: { startedAt: 'DESC' }, take: 30 });
