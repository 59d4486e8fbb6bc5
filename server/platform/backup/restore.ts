import { statSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { MigrationExecutor, type DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';
import { createDataSource } from '../database/database';
import { isRefusedData } from '../database/databaseErrors';
import type { DatabaseLog } from '../database/databaseLog';
import type { DatabaseServer } from '../database/databaseServer';
import { MIGRATION_LOCK } from '../database/migrate';
import { SCHEMA as QUEUE_SCHEMA } from '../queue/queue';
import { DamagedBackup, readBackupFile, readHeader, type BackupHeader, type BackupTable } from './format';
import type { Progress } from './progress';
import { setAsideIndexes } from './indexes';
import { qualified, quote } from './names';

type Migration = new () => MigrationInterface;

interface Restore {
  /** Is stopped at the end, whether it went well or not. */
  server: DatabaseServer;
  file: string;
  /** All that this version of the portal knows. */
  migrations: Migration[];
  log: DatabaseLog;
  progress: Progress;
}

/**
 * Fills an empty database from a backup of this version of the portal or an older one, and brings it up to this version: whole
 * or not at all. Throws one line when the database is not empty, or the file damaged or of a newer version.
 */
export async function restoreBackup({ server, file, migrations, log, progress }: Restore): Promise<void> {
  const opened: DataSource[] = [];
  const open = async (known: Migration[]): Promise<DataSource> => {
    const dataSource = createDataSource(server, { entities: [], migrations: known, log });
    await dataSource.initialize();
    opened.push(dataSource);
    return dataSource;
  };
  try {
    let read = 0;
    const sections = readBackupFile(file, (bytes) => {
      progress.add(bytes - read, 'rows');
      read = bytes;
    });
    const header = await readHeader(sections);
    progress.total(statSync(file).size);
    const older = await open(migrationsOf(header, migrations));
    const current = await open(migrations);
    const runner = older.createQueryRunner();
    try {
      await runner.startTransaction('READ COMMITTED');
      await prepare(runner, header);
      await fill(runner, sections, progress).catch(refused);
      await setSequences(runner, header);
      await runMigrations(current, runner);
      progress.step('making it durable ...');
      await runner.commitTransaction();
    } catch (error) {
      await runner.rollbackTransaction().catch(() => undefined);
      throw error;
    } finally {
      await runner.release();
    }
    progress.step('tidying ...');
    await current.query('vacuum (analyze)');
  } finally {
    for (const dataSource of opened) await dataSource.destroy().catch(() => undefined);
    await server.stop();
  }
}

/** Those of a data source that have not run yet, in the transaction that the runner has open. */
async function runMigrations(dataSource: DataSource, runner: QueryRunner): Promise<void> {
  const executor = new MigrationExecutor(dataSource, runner);
  executor.transaction = 'none';
  await executor.executePendingMigrations();
}

const nameOf = (Migration: Migration): string => new Migration().name ?? Migration.name;

/** The migrations that had run when the backup was made. */
function migrationsOf({ migrations }: BackupHeader, known: Migration[]): Migration[] {
  return migrations.map((name) => {
    const migration = known.find((each) => nameOf(each) === name);
    if (migration === undefined)
      throw new Error(`The backup was made by a newer version of the portal, with ${name}; restore it with that one`);
    return migration;
  });
}

/** Makes all tables as they were, without a row. */
async function prepare(runner: QueryRunner, { queue }: BackupHeader): Promise<void> {
  await runner.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0');
  await runner.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
  const [there] = (await runner.query(
    `select schemaname || '.' || tablename as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema') limit 1`,
  )) as { name: string }[];
  if (there) throw new Error(`The database holds ${there.name} already; restore into an empty one`);

  await runMigrations(runner.dataSource, runner);
  if (queue) {
    await runner.query(queue.statements);
    for (const name of queue.names) await runner.query(`select ${QUEUE_SCHEMA}.create_queue($1, '{}')`, [name]);
  }
  const tables = (await runner.query(
    `select schemaname as schema, tablename as name from pg_tables where schemaname in ('public', '${QUEUE_SCHEMA}')`,
  )) as { schema: string; name: string }[];
  await runner.query(`truncate ${tables.map(qualified).join(', ')}`);
}

type Sections = ReturnType<typeof readBackupFile>;

async function fill(runner: QueryRunner, sections: Sections, progress: Progress): Promise<void> {
  const client = (await runner.connect()) as PoolClient;
  const putBack = await setAsideIndexes(runner);
  const counts: number[] = [];
  for (let { value: section } = await sections.next(); section !== undefined;) {
    if (section.kind === 'table') {
      const rows = rowsOf(sections);
      const copy = client.query(copyFrom(copyStatement(section.table)));
      await pipeline(Readable.from(rows.stream(), { objectMode: false, highWaterMark: 2 ** 20 }), copy);
      counts.push(copy.rowCount);
      section = rows.next();
    } else if (section.kind === 'end') {
      if (JSON.stringify(section.rows) !== JSON.stringify(counts)) throw new DamagedBackup('rows are missing');
      ({ value: section } = (await sections.next()) as { value: undefined });
    } else throw new DamagedBackup('its parts are in the wrong order');
  }
  await putBack(progress);
}

/** What is changed in the middle of a file reaches the database before the file's end tells of it. */
function refused(error: unknown): never {
  throw isRefusedData(error) ? new DamagedBackup('the database refuses its rows', { cause: error }) : error;
}

const copyStatement = (table: BackupTable): string =>
  `copy ${qualified(table)} (${table.columns.map(quote).join(', ')}) from stdin`;

/** The rows that come next, and then the first section that holds none. */
function rowsOf(sections: Sections) {
  type Section = Extract<Awaited<ReturnType<Sections['next']>>, { done?: false }>['value'];
  let after: Section | undefined;
  return {
    async *stream(): AsyncGenerator<Buffer> {
      for (;;) {
        const { value, done } = await sections.next();
        if (done === true) throw new DamagedBackup('its end is missing');
        if (value.kind !== 'rows') {
          after = value;
          return;
        }
        yield value.data;
      }
    },
    next: () => after,
  };
}

async function setSequences(runner: QueryRunner, { sequences }: BackupHeader): Promise<void> {
  for (const { value, isCalled, ...sequence } of sequences)
    await runner.query('select setval($1, $2, $3)', [qualified(sequence), value, isCalled]);
}
