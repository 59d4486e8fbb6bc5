import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { writeBackup } from './platform/backup/write';
import { backupName, removeCutShort } from './platform/backup/rolling';
import { printed } from './platform/backup/progress';
import { readConfig } from './platform/config';
import { backupsFolder } from './platform/database/dataFolder';
import { openDatabase } from './platform/database/database';
import { remoteServer, sharedServer } from './platform/database/databaseServer';
import { createLogger, databaseLog } from './platform/log/logger';
import { systemClock } from './platform/time';

/** npm run backup [-- FILE]: all that the portal keeps, photos and waiting messages too, in one file, while it runs or not. */
async function main(): Promise<void> {
  const [wanted] = process.argv.slice(2);
  const { databaseUrl, dataDir, logLevel } = readConfig();
  const now = systemClock.now();
  const file = wanted ?? backupName(backupsFolder(dataDir), now);
  const log = databaseLog(createLogger(logLevel));
  const server = databaseUrl === undefined ? await sharedServer({ dataDir, log }) : remoteServer(databaseUrl);
  // Without our migrations: what is backed up stays as it is.
  const database = await openDatabase({ server, entities: [], migrations: [], log, waitLimitMs: 0 });
  const progress = printed('backing up');
  try {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    // With a database on a server nothing else looks after this folder.
    await removeCutShort(dirname(file));
    await writeBackup(database.dataSource, file, now, progress);
  } finally {
    progress.end();
    await database.close();
  }
  console.log(`The database is in ${file}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
