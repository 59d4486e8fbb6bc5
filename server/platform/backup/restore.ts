import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { MigrationExecutor, type DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';
import { createDataSource } from '../database/database';
import { isRefusedData } from '../database/databaseErrors';
import type { DatabaseLog } from '../log/databaseLog';
import type { DatabaseServer } from '../database/databaseServer';
import { MIGRATION_LOCK } from '../database/migrate';
import type { BackupKey } from './backupKey';
import { DamagedBackup, openBackupFile, readBackupFile, readHeader } from './format';
import type { BackupHeader, BackupTable, Sections } from './format';
import { FORMER_QUEUE_SCHEMA, FORMER_QUEUE_VERSION, makeFormerQueue } from './formerQueue';
import type { BackupProgress } from './progress';
import { setAsideIndexes } from './indexes';
import { qualifyName, quoteName } from './names';
import { verifyBackup, type Verified } from './verify';
import { listSequences, listTables } from './write';

type Migration = new () => MigrationInterface;

interface Restore {
  /** Is stopped at the end, whether it went well or not. */
  server: DatabaseServer;
  file: string;
  /** With which our own files were signed; undefined: there is none here. */
  key: BackupKey | undefined;
  /** Whether a file that is not signed with our key is taken: somebody said where it comes from. */
  isTrusted: boolean;
  /** All that this version of the portal knows. */
  migrations: Migration[];
  log: DatabaseLog;
  progress: BackupProgress;
}

/** The error for a file that our key did not sign; bench and tests know it by its class. */
export class ForeignBackup extends Error {}

/**
 * Fills an empty database from a backup of this version of the portal or an older one, and brings it up to this version: whole
 * or not at all. The whole file is verified before the first statement, and gives rows and numbers only. Throws one line when
 * the database is not empty, or the file damaged, foreign, or of a newer version.
 */
export async function restoreBackup(restore: Restore): Promise<void> {
  const { server, file, key, isTrusted, migrations, log, progress } = restore;
  const opened: DataSource[] = [];
  const open = async (known: Migration[]): Promise<DataSource> => {
    const dataSource = createDataSource(server, { entities: [], migrations: known, log });
    await dataSource.initialize();
    opened.push(dataSource);
    return dataSource;
  };
  const handle = await openBackupFile(file).catch(async (error: unknown) => {
    await server.stop();
    throw error;
  });
  try {
    const { size } = await handle.stat();
    progress.total(2 * size);
    const verified = await verifyBackup(handle, key, createCounter(progress, 'checking'));
    const { header } = verified;
    const known = requireMigrations(header, migrations);
    if (!verified.isOwn && !isTrusted) throw new ForeignBackup(tellForeign(file, key !== undefined));
    const older = await open(known);
    const current = await open(migrations);
    const runner = older.createQueryRunner();
    try {
      await runner.startTransaction('READ COMMITTED');
      await prepare(runner, header);
      const sections = readBackupFile(handle, { key, bytesRead: createCounter(progress, 'rows') });
      await fill(runner, sections, verified, progress).catch(rethrow);
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
    await handle.close();
    await server.stop();
  }
}

/** Tells how much more of a file was read. */
function createCounter(progress: BackupProgress, what: string): (bytes: number) => void {
  let read = 0;
  return (bytes) => {
    progress.add(bytes - read, what);
    read = bytes;
  };
}

const tellForeign = (file: string, hasKey: boolean): string =>
  `${file} was not signed with ${hasKey ? 'the key of this portal' : 'a key that is here'}. If it is yours, put backup.key of the DATA_DIR that wrote it into this DATA_DIR, or set BACKUP_KEY. If you trust where it comes from, restore it with: npm run restore -- FILE --trust`;

/** Those of a data source that have not run yet, in the transaction that the runner has open. */
async function runMigrations(dataSource: DataSource, runner: QueryRunner): Promise<void> {
  const executor = new MigrationExecutor(dataSource, runner);
  executor.transaction = 'none';
  await executor.executePendingMigrations();
}

const readName = (Migration: Migration): string => new Migration().name ?? Migration.name;

/** The migrations that had run when the backup was made. */
function requireMigrations({ migrations }: BackupHeader, known: Migration[]): Migration[] {
  return migrations.map((name) => {
    const migration = known.find((each) => readName(each) === name);
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
    const version = queue.version ?? FORMER_QUEUE_VERSION;
    if (version !== FORMER_QUEUE_VERSION)
      throw new Error(`The backup holds messages of version ${version}, this portal knows ${FORMER_QUEUE_VERSION}`);
    for (const statement of makeFormerQueue) await runner.query(statement);
  }
  const tables = (await runner.query(
    `select schemaname as schema, tablename as name from pg_tables where schemaname in ('public', '${FORMER_QUEUE_SCHEMA}')`,
  )) as { schema: string; name: string }[];
  await runner.query(`truncate ${tables.map(qualifyName).join(', ')}`);
}

async function fill(
  runner: QueryRunner,
  sections: Sections,
  { header, digest }: Verified,
  progress: BackupProgress,
): Promise<void> {
  const client = (await runner.connect()) as PoolClient;
  const putBack = await setAsideIndexes(runner);
  const tables = await listTables(client);
  const sequences = await listSequences(client);
  const lowerAgain = await takeRole(runner, header.queue !== undefined);
  await readHeader(sections);
  for (let { value: section } = await sections.next(); section !== undefined;) {
    if (section.kind === 'table') {
      const rows = createRowReader(sections);
      const copy = client.query(copyFrom(copyStatement(section.table, tables)));
      await pipeline(Readable.from(rows.stream(), { objectMode: false, highWaterMark: 2 ** 20 }), copy);
      section = rows.next();
    } else {
      // The same bytes as before, or somebody writes to the file while it is read.
      if (section.kind === 'seal' && !section.digest.equals(digest))
        throw new DamagedBackup('it was changed while it was read');
      ({ value: section } = await sections.next());
    }
  }
  await setSequences(runner, header, sequences);
  await lowerAgain();
  await checkMigrations(runner, header);
  await putBack(progress);
}

/**
 * From here on rows are written as a role that may write rows and nothing else, where we are superuser. Returns what takes
 * that back. The role lives and ends in the transaction.
 */
async function takeRole(runner: QueryRunner, hasQueue: boolean): Promise<() => Promise<void>> {
  const [me] = (await runner.query('select rolsuper from pg_roles where rolname = current_user')) as {
    rolsuper: boolean;
  }[];
  if (me?.rolsuper !== true) return () => Promise.resolve();
  const role = `charter_restore_${randomBytes(8).toString('hex')}`;
  await runner.query(`create role ${role} nologin nosuperuser`);
  for (const schema of ['public', ...(hasQueue ? [FORMER_QUEUE_SCHEMA] : [])]) {
    await runner.query(`grant usage on schema ${schema} to ${role}`);
    await runner.query(`grant insert on all tables in schema ${schema} to ${role}`);
    await runner.query(`grant usage, select, update on all sequences in schema ${schema} to ${role}`);
  }
  await runner.query(`set local role ${role}`);
  return async () => {
    await runner.query('reset role');
    await runner.query(`drop owned by ${role}`);
    await runner.query(`drop role ${role}`);
  };
}

/** The rows of migrations say what has run; others than those of the header would keep migrations from running. */
async function checkMigrations(runner: QueryRunner, { migrations }: BackupHeader): Promise<void> {
  const rows = (await runner.query('select name from migration order by id')) as { name: string }[];
  if (JSON.stringify(rows.map(({ name }) => name)) !== JSON.stringify(migrations))
    throw new DamagedBackup('its header and its rows name different migrations');
}

/** A change in the middle of a file reaches the database before the file's end reveals it. */
function rethrow(error: unknown): never {
  throw isRefusedData(error) ? new DamagedBackup('the database refuses its rows', { cause: error }) : error;
}

/** Names of tables and columns are compared with those that our migrations made. */
function copyStatement(table: BackupTable, known: readonly BackupTable[]): string {
  const own = known.find(({ schema, name }) => schema === table.schema && name === table.name);
  const isKnown = own && new Set(table.columns).size === table.columns.length;
  if (!isKnown || !table.columns.every((column) => own.columns.includes(column)))
    throw new DamagedBackup('it holds a table that no portal has');
  return `copy ${qualifyName(table)} (${table.columns.map(quoteName).join(', ')}) from stdin`;
}

/** The rows that come next, and then the first section that holds none. */
function createRowReader(sections: Sections) {
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

async function setSequences(
  runner: QueryRunner,
  { sequences }: BackupHeader,
  known: readonly { schema: string; name: string }[],
): Promise<void> {
  for (const { value, isCalled, ...sequence } of sequences) {
    if (!known.some(({ schema, name }) => schema === sequence.schema && name === sequence.name))
      throw new DamagedBackup('it holds a sequence that no portal has');
    await runner.query('select setval($1, $2, $3)', [qualifyName(sequence), value, isCalled]);
  }
}
