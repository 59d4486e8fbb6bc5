import { resetFactors } from './access';
import { entities } from './model/entities';
import { readConfig } from './platform/config';
import { ConfigError } from './platform/configError';
import { connect } from './platform/database/connect';
import { createDataSource } from './platform/database/database';
import { connectRemoteServer, requireSharedServer } from './platform/database/databaseServer';
import { createDatabaseLog, createLogger } from './platform/log/logger';
import { systemClock } from './platform/time';

/**
 * npm run reset-factor -- USERNAME: removes app, passkeys and recovery codes of a user, while the portal runs or not. For the only
 * admin, whom no other admin can help. The access log notes it.
 */
async function main(): Promise<void> {
  const [typed, ...others] = process.argv.slice(2);
  if (!typed || others.length > 0) throw new ConfigError('usage: npm run reset-factor -- USERNAME');
  const { databaseUrl, dataDir, logLevel } = readConfig();
  const log = createDatabaseLog(createLogger(logLevel));
  const server =
    databaseUrl === undefined ? await requireSharedServer({ dataDir, log }) : connectRemoteServer(databaseUrl);
  const dataSource = createDataSource(server, { entities, migrations: [], log });
  try {
    await connect(dataSource, log, 0);
    const isFound = await dataSource.transaction((manager) => resetFactors(manager, systemClock, typed));
    if (!isFound) throw new Error(`There is no user "${typed}"`);
    console.log(`${typed} signs in with the password alone now, and can add a second factor again`);
  } finally {
    if (dataSource.isInitialized) await dataSource.destroy().catch(() => undefined);
    await server.stop();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
