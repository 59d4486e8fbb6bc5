import { backUp } from './platform/backup/backUp';
import { ensureBackupKey } from './platform/backup/backupKey';
import { printProgress } from './platform/backup/progress';
import { readConfig } from './platform/config';
import { toBackupsFolder } from './platform/database/dataFolder';
import { connectRemoteServer, requireSharedServer } from './platform/database/databaseServer';
import { createLogger, createDatabaseLog } from './platform/log/logger';
import { systemClock } from './platform/time';

/** npm run backup [-- FILE]: all that the portal keeps, photos and waiting messages too, in one file, while it runs or not. */
async function main(): Promise<void> {
  const [wanted] = process.argv.slice(2);
  const config = readConfig();
  const { databaseUrl, dataDir, logLevel } = config;
  const log = createDatabaseLog(createLogger(logLevel));
  const server =
    databaseUrl === undefined ? await requireSharedServer({ dataDir, log }) : connectRemoteServer(databaseUrl);
  const progress = printProgress('backing up');
  const now = systemClock.now();
  const key = await ensureBackupKey(config);
  const wish = { server, file: wanted, folder: toBackupsFolder(dataDir), key, now, log, progress };
  const file = await backUp(wish).finally(() => progress.end());
  console.log(`The database is in ${file}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
