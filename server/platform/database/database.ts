import { DataSource, type DataSourceOptions, type EntityManager } from 'typeorm';
import { connect } from './connect';
import { describeError } from './databaseErrors';
import type { DatabaseServer } from './databaseServer';
import { embeddedServer, remoteServer } from './databaseServer';
import { migrate } from './migrate';
import { quietLogger } from './quietLogger';
import { SnakeNaming } from './snakeNaming';
import { runTransaction } from './transaction';

export type DatabaseLog = (level: 'info' | 'warn' | 'error', message: string, fields?: object) => void;

export interface DatabaseOptions {
  /** A PostgreSQL server, postgres://...; absent: an embedded database. */
  url?: string;
  /** The data folder of an embedded database; absent: in memory, for tests. */
  dataDir?: string;
  /** A dump that an embedded database begins with when it is new. */
  initialDump?: string;
  /** A server that was started already: these three say nothing then. */
  server?: DatabaseServer;
  entities: DataSourceOptions['entities'];
  migrations: DataSourceOptions['migrations'];
  log: DatabaseLog;
  now: () => Date;
  /** How long to wait for a free connection before that is an error; 10 seconds. */
  acquireTimeoutMs?: number;
  /** How long to wait at opening for a PostgreSQL that is away; without end. */
  waitLimitMs?: number;
}

/** The one door to the database. */
export interface Database {
  dataSource: DataSource;
  embedded: boolean;
  /** All or nothing, READ COMMITTED, run again after a deadlock: see `runTransaction`. */
  transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T>;
  /** Throws when the database does not answer. */
  ping(): Promise<void>;
  /**
   * Only for an embedded database in a folder: tidies it, writes `dumps/<time>.tar.gz` in the data folder, keeps the
   * newest 7, returns the path. Run it at least daily: PGlite neither vacuums by itself nor ever shortens its log.
   */
  dump(): Promise<string>;
  close(): Promise<void>;
}

/** Opens the database, which no other process may have open if it is an embedded one, and runs the pending migrations. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { log, now } = options;
  const server =
    options.server ??
    (options.url === undefined
      ? await embeddedServer({ dataDir: options.dataDir, dump: options.initialDump, log })
      : remoteServer(options.url));
  const dataSource = new DataSource({
    ...server.connection,
    type: 'postgres',
    entities: options.entities,
    migrations: options.migrations,
    migrationsTableName: 'migration',
    namingStrategy: new SnakeNaming(),
    synchronize: false,
    installExtensions: false,
    logger: quietLogger(log),
    connectTimeoutMS: options.acquireTimeoutMs ?? 10_000,
    // The pool replaces the connection by itself; without a listener the process would end.
    poolErrorHandler: (error: unknown) => log('warn', 'a database connection was lost', { reason: describeError(error) }),
  });
  const close = async (): Promise<void> => {
    try {
      if (dataSource.isInitialized) await dataSource.destroy();
    } finally {
      await server.stop();
    }
  };

  let dumping: Promise<string> | undefined;
  const dump = async (): Promise<string> => {
    await dataSource.query('vacuum (analyze)');
    await dataSource.query('checkpoint');
    return server.dump(now());
  };

  try {
    await connect(dataSource, log, options.waitLimitMs ?? Number.POSITIVE_INFINITY);
    const migrations = await migrate(dataSource);
    if (migrations.length > 0) log('info', 'the database schema is up to date', { migrations });
  } catch (error) {
    await close();
    throw error;
  }
  return {
    dataSource,
    embedded: server.embedded,
    transaction: (work) => runTransaction(dataSource, work),
    ping: async () => void (await dataSource.query('select 1')),
    dump: () => (dumping ??= dump().finally(() => (dumping = undefined))),
    close,
  };
}
