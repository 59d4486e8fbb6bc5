import { migrations } from './migrations';
import { readBackupKey } from './platform/backup/backupKey';
import { printProgress } from './platform/backup/progress';
import { restoreBackup } from './platform/backup/restore';
import { ConfigError, readConfig } from './platform/config';
import { createEmbeddedServer, connectRemoteServer } from './platform/database/databaseServer';
import { createLogger, createDatabaseLog } from './platform/log/logger';

/**
 * npm run restore -- FILE: makes a database from a file of npm run backup: in a DATA_DIR without one, or in the empty one at
 * DATABASE_URL. With --trust also from a file that another portal wrote.
 */
async function main(): Promise<void> {
  const given = process.argv.slice(2);
  const isTrusted = given.includes('--trust');
  const [file, ...others] = given.filter((each) => each !== '--trust');
  if (!file || others.length > 0) throw new ConfigError('usage: npm run restore -- FILE [--trust]');
  const config = readConfig();
  const { databaseUrl, dataDir, logLevel } = config;
  const key = await readBackupKey(config);
  const log = createDatabaseLog(createLogger(logLevel));
  const made = databaseUrl === undefined ? await createEmbeddedServer({ dataDir, log }) : undefined;
  const server = made?.server ?? connectRemoteServer(databaseUrl ?? '');
  const progress = printProgress('restoring');
  try {
    await restoreBackup({ server, file, key, isTrusted, migrations, log, progress });
    await made?.keep();
  } finally {
    progress.end();
    await made?.discard();
  }
  console.log(`${databaseUrl === undefined ? dataDir : 'The database at DATABASE_URL'} holds what was in ${file}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
