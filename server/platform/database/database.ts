import { Client } from 'pg';
import { DataSource, type DataSourceOptions, type EntityManager } from 'typeorm';
import { connect } from './connect';
import { describeError } from './databaseErrors';
import type { DatabaseLog } from '../log/databaseLog';
import type { DatabaseServer } from './databaseServer';
import { startEmbeddedServer, connectRemoteServer } from './databaseServer';
import { migrate } from './migrate';
import { closeIdle } from './connections/closeIdle';
import { createPreparer } from './connections/prepare';
import { createQuietLogger } from './quietLogger';
import { momentType, readMoment } from './connections/readMoment';
import { SnakeNaming } from './snakeNaming';
import { checkIsolation, runTransaction } from './transaction';

export interface DatabaseOptions {
  /** A PostgreSQL server, postgres://...; absent: the embedded database of `dataDir`. */
  url?: string;
  dataDir?: string;
  /** A server that was started already: these two say nothing then. */
  server?: DatabaseServer;
  entities: DataSourceOptions['entities'];
  migrations: DataSourceOptions['migrations'];
  log: DatabaseLog;
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
  /** Opens a connection beside the pool, for listening. The caller ends it. */
  openClient(): Promise<Client>;
  /** Throws when the database does not reply. */
  ping(): Promise<void>;
  /** Gives back what PostgreSQL holds for the connections of the pool that nobody uses now. */
  closeIdle(): Promise<void>;
  close(): Promise<void>;
}

/** The connection to a server; it is not connected yet. */
export function createDataSource(
  server: DatabaseServer,
  {
    entities,
    migrations,
    log,
    acquireTimeoutMs,
  }: Pick<DatabaseOptions, 'entities' | 'migrations' | 'log' | 'acquireTimeoutMs'>,
): DataSource {
  const prepareRepeated = createPreparer();
  const onConnect = (client: Client): void => {
    survive(client);
    client.setTypeParser(momentType, readMoment);
    prepareRepeated(client);
  };
  return new DataSource({
    ...server.connection,
    type: 'postgres',
    entities,
    migrations,
    migrationsTableName: 'migration',
    namingStrategy: new SnakeNaming(),
    synchronize: false,
    installExtensions: false,
    logger: createQuietLogger(log),
    connectTimeoutMS: acquireTimeoutMs ?? 10_000,
    // The pool replaces the connection by itself; without a listener the process would end.
    poolErrorHandler: (error: unknown) =>
      log('warn', 'a database connection was lost', { reason: describeError(error) }),
    // keepAlive: a server that vanished without a word is noticed.
    extra: { keepAlive: true, onConnect },
  });
}

/**
 * Every holder of a connection listens to its errors, but there is a moment between taking it and listening, and a
 * database that dies in it would end the process. The connection's next user gets the error in any case.
 */
const survive = (client: Client): void => void client.on('error', () => undefined);

/** Opens the database, which no other portal may have open if it is an embedded one, and runs the pending migrations. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { log } = options;
  const server =
    options.server ??
    (options.url === undefined
      ? await startEmbeddedServer({ dataDir: requireFolder(options), log })
      : connectRemoteServer(options.url));
  const dataSource = createDataSource(server, options);
  const close = async (): Promise<void> => {
    try {
      if (dataSource.isInitialized) await dataSource.destroy();
    } finally {
      await server.stop();
    }
  };

  try {
    await connect(dataSource, log, options.waitLimitMs ?? Number.POSITIVE_INFINITY);
    await checkIsolation(dataSource);
    const migrations = await migrate(dataSource);
    if (migrations.length > 0) log('info', 'the database schema is up to date', { migrations: migrations.length });
  } catch (error) {
    await close();
    throw error;
  }
  return {
    dataSource,
    embedded: server.embedded,
    transaction: (work) => runTransaction(dataSource, work),
    openClient: () => openClient(server),
    closeIdle: () => closeIdle(dataSource),
    ping: async () => void (await dataSource.query('select 1')),
    close,
  };
}

async function openClient({ connection }: DatabaseServer): Promise<Client> {
  const { url, host, port, username, password, database } = connection;
  const client = new Client({
    ...(url === undefined
      ? { host, port, user: username, password: password as string, database }
      : { connectionString: url }),
    application_name: 'charter listens',
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
    // A server that vanished without a word is noticed by the next question.
    query_timeout: 10_000,
  });
  survive(client);
  await client.connect();
  return client;
}

function requireFolder({ dataDir }: DatabaseOptions): string {
  if (dataDir === undefined) throw new Error('A database needs a url or a dataDir');
  return dataDir;
}
