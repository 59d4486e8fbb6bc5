import type { PoolClient } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { DataSource } from 'typeorm';
import { FORMER_QUEUE_SCHEMA } from './formerQueue';
import type { BackupKey } from './backupKey';
import { createHeader, writeBackupFile, type BackupTable } from './format';
import { qualifyName, quoteName } from './names';
import type { BackupProgress } from './progress';

const SECTION_BYTES = 2 ** 18;

/**
 * Writes everything that the portal keeps into one file, as of one moment, while it runs: rows of all tables with
 * photos and waiting messages, and the state of sequences. Reads only. Throws when the database holds nothing.
 */
export async function writeBackup(
  dataSource: DataSource,
  file: string,
  { now, key, progress }: { now: Date; key: BackupKey; progress: BackupProgress },
): Promise<void> {
  const runner = dataSource.createQueryRunner();
  const client = (await runner.connect()) as PoolClient;
  try {
    await client.query('begin isolation level repeatable read read only');
    // A dump lasts as long as it lasts.
    await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0');
    await writeBackupFile(file, listSections(client, now, progress), key);
  } finally {
    await client.query('rollback').catch(() => undefined);
    await runner.release();
  }
}

async function* listSections(client: PoolClient, now: Date, progress: BackupProgress) {
  const tables = await listTables(client);
  if (!tables.some(({ name }) => name === 'migration'))
    throw new Error('There is no portal in this database: nothing to back up');
  yield {
    kind: 'header' as const,
    header: createHeader({
      at: now.toISOString(),
      migrations: (await readRows<{ name: string }>(client, 'select name from migration order by id')).map(
        ({ name }) => name,
      ),
      sequences: await listSequences(client),
    }),
  };
  const counts: number[] = [];
  progress.total(tables.reduce((sum, { bytes }) => sum + bytes, 0));
  for (const { bytes, ...table } of tables) {
    yield { kind: 'table' as const, table };
    const columns = table.columns.map(quoteName).join(', ');
    const rows = client.query(copyTo(`copy (select ${columns} from ${qualifyName(table)}) to stdout`));
    for await (const data of splitIntoSections(rows)) {
      progress.add(Math.min(data.length, bytes), table.name);
      yield { kind: 'rows' as const, data };
    }
    counts.push(rows.rowCount);
  }
  yield { kind: 'end' as const, rows: counts };
}

/** PostgreSQL sends each row by itself; a section holds many. */
async function* splitIntoSections(rows: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of rows) {
    parts.push(part);
    bytes += part.length;
    if (bytes < SECTION_BYTES) continue;
    yield Buffer.concat(parts);
    [parts, bytes] = [[], 0];
  }
  if (bytes > 0) yield Buffer.concat(parts);
}

const readRows = async <T>(client: PoolClient, sql: string): Promise<T[]> => (await client.query(sql)).rows as T[];

/** Tables with rows and roots of partitioned ones, with all columns that can be written. */
export const listTables = (client: PoolClient): Promise<(BackupTable & { bytes: number })[]> =>
  readRows(
    client,
    `select n.nspname as schema, c.relname as name,
       (select coalesce(sum(pg_table_size(part)), 0)::float8 from unnest(array(select relid from pg_partition_tree(c.oid)) || c.oid::regclass) part) as bytes,
       array(select a.attname::text from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', '${FORMER_QUEUE_SCHEMA}') and c.relkind in ('r', 'p') and not c.relispartition
     order by n.nspname, c.relname`,
  );

export const listSequences = async (
  client: PoolClient,
): Promise<{ schema: string; name: string; value: string; isCalled: boolean }[]> => {
  const names = await readRows<{ schema: string; name: string }>(
    client,
    `select schemaname as schema, sequencename as name from pg_sequences where schemaname in ('public', '${FORMER_QUEUE_SCHEMA}') order by 1, 2`,
  );
  const found = [];
  for (const sequence of names) {
    const [state] = await readRows<{ value: string; isCalled: boolean }>(
      client,
      `select last_value::text as value, is_called as "isCalled" from ${qualifyName(sequence)}`,
    );
    if (state) found.push({ ...sequence, ...state });
  }
  return found;
};
