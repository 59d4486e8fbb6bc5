import { ConfigError, readConfig } from './platform/config';
import { restoreDump } from './platform/database/dumps';
import { restoreServer } from './platform/database/serverDump';
import { createLogger } from './platform/logger';

/** npm run restore -- FILE: makes a database from a file of npm run backup: in an empty DATA_DIR, or in the empty one at DATABASE_URL. */
async function main(): Promise<void> {
  const [file] = process.argv.slice(2);
  if (!file) throw new ConfigError('usage: npm run restore -- FILE');
  const { databaseUrl, dataDir, logLevel } = readConfig();
  if (databaseUrl !== undefined) {
    await restoreServer(databaseUrl, file);
    console.log(`The database at DATABASE_URL holds what was in ${file}`);
    return;
  }
  const log = createLogger(logLevel);
  await restoreDump(file, dataDir, (level, message, fields) => log[level](message, { ...fields }));
  console.log(`${dataDir} holds the database of ${file}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
