import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from 'typeorm';
import type { Deps, Viewer } from '../../access';
import { ImportBatch } from '../../model/system/importBatch.entity';
import type { ColumnMapping, ImportCounts } from '../../model/system/importBatch.entity';
import { ImportRow } from '../../model/system/importRow.entity';
import { insertRows } from '../../platform/database/insertRows';
import { createBreather } from '../../platform/files/breathe';
import { query, sql } from '../../platform/sql';
import { conflict, notFound } from '../../texts/messages';
import { lockWaiting, requireMapping, takeBatchNumber } from './batches';
import { unpackRows } from './content';
import type { ImportRun, Judgement, KeptRow } from './kinds/kind';
import { kinds } from './kinds/kinds';
import { parseRow } from './parseRows';
import { importProgress } from './progress';

/**
 * Looks the whole file through and notes what an import would do to each row. Nothing else is written.
 * Errors: NOT_FOUND, CONFLICT when it is imported already, BAD_USER_INPUT at a column.
 */
export async function checkImport(deps: Deps, viewer: Viewer, id: string, chosen: ColumnMapping): Promise<void> {
  await runWithProgress(deps, viewer, id, async (run, total) => {
    const batch = await lockWaiting(run.manager, id);
    const mapping = requireMapping(batch, chosen);
    const judged = await judgeAll(run, batch, mapping, total);
    await keepRows(run.manager, id, judged);
    await run.manager.update(ImportBatch, { id }, { state: 'checked', mapping, counts: count(judged) });
  });
}

/**
 * Imports the file in one transaction: all of it that is not refused, or nothing. The rows are judged once more, for the
 * portal has gone on since the dry run.
 * Errors: NOT_FOUND; CONFLICT when it is imported already, was not looked through, or would do something else by now.
 */
export async function commitImport(deps: Deps, viewer: Viewer, id: string): Promise<void> {
  const { number } = await runWithProgress(deps, viewer, id, async (run, total) => {
    const { manager } = run;
    const batch = await lockWaiting(manager, id);
    const { counts: seen } = batch;
    if (batch.state !== 'checked' || !seen) throw conflict('imports.notChecked');
    const number = await takeBatchNumber(manager);
    // Each row is judged once more, then those that the dry run wanted are written.
    const judged = await judgeAll(run, batch, batch.mapping, (rows) => total(rows + seen.new + seen.changed));
    const counts = count(judged);
    if (!isDeepStrictEqual(counts, seen)) throw conflict('imports.otherResult');
    const written = judged.filter(({ outcome }) => outcome === 'new' || outcome === 'changed');
    if (written.length === 0) throw conflict('imports.nothingToDo');
    await kinds[batch.kind].write(run, number, written);
    await keepRows(manager, id, judged);
    const done = {
      state: 'imported' as const,
      number,
      content: null,
      counts,
      importedAt: run.now,
      importedById: viewer.id,
    };
    await manager.update(ImportBatch, { id }, done);
    return { number };
  });
  deps.log.info('a file was imported', { batch: number });
}

/**
 * Takes a batch back, while nobody has changed or used anything of it. Errors: NOT_FOUND; CONFLICT with the names of what
 * was touched in `details.touched`.
 */
export async function undoImport(deps: Deps, viewer: Viewer, id: string): Promise<void> {
  await runWithProgress(deps, viewer, id, async (run) => {
    const { manager } = run;
    const batch = await manager.findOne(ImportBatch, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!batch) throw notFound('importBatch');
    if (batch.state !== 'imported' || batch.number === null) throw conflict('imports.notImported');
    const rows = await readWritten(manager, id);
    const kind = kinds[batch.kind];
    const touched = await kind.listTouched(run, rows);
    if (touched.length > 0)
      throw conflict('imports.touched', {
        count: touched.length,
        names: { all: touched.slice(0, NAMED).map(({ line, subject }) => `${line}. ${subject}`) },
      });
    await kind.takeBack(run, batch.number, rows);
    await manager.update(ImportBatch, { id }, { state: 'undone', undoneAt: run.now, undoneById: viewer.id });
  });
}

/** The most rows that a refused undo names. */
const NAMED = 5;

const readWritten = (manager: EntityManager, id: string) =>
  query<KeptRow>(
    manager,
    sql`select line, outcome, subject, target_id as "targetId", before, after from import_row
        where batch_id = ${id} and outcome in ('new', 'changed') order by line`,
  );

async function judgeAll(
  run: ImportRun,
  { kind, content }: { kind: ImportBatch['kind']; content: Buffer },
  mapping: ColumnMapping,
  total: (rows: number) => void,
): Promise<Judgement<unknown>[]> {
  const { columns, judge } = kinds[kind];
  const table = await unpackRows(content);
  total(table.length);
  const rows = [];
  for (const row of table) {
    rows.push(parseRow(columns, mapping, row));
    await run.step();
  }
  return judge(run, rows);
}

function count(rows: readonly Judgement<unknown>[]): ImportCounts {
  const counts = { new: 0, changed: 0, unchanged: 0, refused: 0 };
  for (const { outcome } of rows) counts[outcome] += 1;
  return counts;
}

async function keepRows(manager: EntityManager, batchId: string, rows: readonly Judgement<unknown>[]): Promise<void> {
  await manager.delete(ImportRow, { batchId });
  await insertRows(
    manager,
    ImportRow,
    rows.map(({ line, cells, outcome, subject, problems, targetId, before, after }) => ({
      batchId,
      line,
      outcome,
      subject,
      problems,
      cells: outcome === 'refused' ? cells : null,
      targetId,
      before,
      after: outcome === 'new' || outcome === 'changed' ? after : null,
    })),
  );
}

/** Runs the work in its transaction, while `importProgress` tells how many rows are done. */
async function runWithProgress<Result>(
  deps: Deps,
  viewer: Viewer,
  id: string,
  work: (run: ImportRun, total: (rows: number) => void) => Promise<Result>,
): Promise<Result> {
  const running = importProgress.require(deps);
  const progress = { done: 0, total: 0 };
  running.set(id, progress);
  const breathe = createBreather();
  const step = (rows = 0): Promise<void> => {
    progress.done += rows;
    return breathe();
  };
  try {
    return await deps.db.transaction((manager) => {
      progress.done = 0;
      const run = { deps, manager, viewer, now: deps.clock.now(), step };
      return work(run, (rows) => (progress.total = rows));
    });
  } finally {
    if (running.get(id) === progress) running.delete(id);
  }
}
