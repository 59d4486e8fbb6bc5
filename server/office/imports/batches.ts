import type { EntityManager } from 'typeorm';
import type { Deps, Viewer } from '../../access';
import { ImportBatch } from '../../model/system/importBatch.entity';
import type { ColumnMapping, ImportKind } from '../../model/system/importBatch.entity';
import { createId } from '../../platform/ids';
import { query, sql } from '../../platform/sql';
import { addMs, days } from '../../platform/time';
import { badInput, conflict, notFound } from '../../texts/messages';
import { packRows } from './content';
import { guessColumns } from './guess';
import { kinds } from './kinds/kinds';
import type { Table } from './read/readTable';

/** A file that nobody imports is forgotten after this long: it holds names and phones. */
const KEPT_MS = days(1);
/** The most batches that the list shows. */
const MOST_BATCHES = 200;

/** Keeps an uploaded file, and guesses its columns. Returns the id of the batch. */
export async function keepFile(
  { db, clock }: Deps,
  viewer: Viewer,
  { kind, fileName, table }: { kind: ImportKind; fileName: string; table: Table },
): Promise<string> {
  const { encoding, headings, rows } = table;
  const id = createId();
  await db.dataSource.manager.insert(ImportBatch, {
    id,
    kind,
    state: 'uploaded',
    fileName: fileName.slice(0, 255),
    encoding,
    headings,
    mapping: guessColumns(
      kinds[kind].columns,
      headings,
      rows.map(({ cells }) => cells),
    ),
    content: await packRows(rows),
    rowCount: rows.length,
    createdAt: clock.now(),
    createdById: viewer.id,
  });
  return id;
}

/** Checks the columns that a person chose. Errors: BAD_USER_INPUT at the column. */
export function requireMapping({ kind, headings }: ImportBatch, chosen: ColumnMapping): ColumnMapping {
  const { columns } = kinds[kind];
  for (const [key, place] of Object.entries(chosen))
    if (!columns.some((column) => column.key === key) || !(place >= 0 && place < headings.length))
      throw badInput('imports.noSuchColumn', key);
  const missing = columns.find(({ key, isRequired }) => isRequired && chosen[key] === undefined);
  if (missing) throw badInput('imports.columnMissing', missing.key);
  return chosen;
}

/** Errors: NOT_FOUND. */
export async function requireBatch({ db }: Deps, id: string): Promise<ImportBatch> {
  const batch = await db.dataSource.manager.findOne(ImportBatch, { where: { id }, relations: people });
  if (!batch) throw notFound('importBatch');
  return batch;
}

const people = { importedBy: true, undoneBy: true };

/** Imported batches, the latest first. */
export const listBatches = ({ db }: Deps): Promise<ImportBatch[]> =>
  db.dataSource.manager.find(ImportBatch, {
    where: [{ state: 'imported' }, { state: 'undone' }],
    relations: people,
    order: { number: 'DESC' },
    take: MOST_BATCHES,
  });

/** Locks a batch that can still be imported. Errors: NOT_FOUND, CONFLICT. */
export async function lockWaiting(manager: EntityManager, id: string): Promise<ImportBatch & { content: Buffer }> {
  const batch = await manager
    .createQueryBuilder(ImportBatch, 'b')
    .addSelect('b.content')
    .setLock('pessimistic_write')
    .where('b.id = :id', { id })
    .getOne();
  if (!batch) throw notFound('importBatch');
  if (batch.state !== 'uploaded' && batch.state !== 'checked') throw conflict('imports.alreadyImported');
  if (!batch.content) throw conflict('imports.alreadyImported');
  return { ...batch, content: batch.content };
}

/** Takes the next number of a batch. The lock lasts until the import ends, so numbers have no gaps. */
export async function takeBatchNumber(manager: EntityManager): Promise<number> {
  await manager.query(`select pg_advisory_xact_lock(hashtext('importNumbers'))`);
  const [row] = await query<{ next: number }>(
    manager,
    sql`select coalesce(max(number), 0) + 1 as next from import_batch`,
  );
  return row?.next ?? 1;
}

/** Forgets files that were never imported. */
export async function forgetFiles({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await db.dataSource.query(`delete from import_batch where state in ('uploaded', 'checked') and created_at <= $1`, [
    addMs(clock.now(), -KEPT_MS),
  ]);
}
