import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readConfig } from './platform/config';
import { dumpFolder } from './platform/database/dumps';
import { dumpServer } from './platform/database/serverDump';
import { createLogger } from './platform/logger';
import { systemClock } from './platform/time';

/** npm run backup [-- FILE]: all that the portal keeps, photos and waiting messages too, in one file, while it runs or not. */
async function main(): Promise<void> {
  const [wanted] = process.argv.slice(2);
  const { databaseUrl, dataDir, logLevel } = readConfig();
  const now = systemClock.now();
  const log = createLogger(logLevel);
  if (databaseUrl === undefined) {
    const dump = await dumpFolder(dataDir, now, (level, message, fields) => log[level](message, { ...fields }));
    if (wanted !== undefined) await copyFile(dump, wanted);
    console.log(`The database of ${dataDir} is in ${wanted ?? dump}`);
    return;
  }
  const folder = join(dataDir, 'dumps');
  const file = wanted ?? join(folder, `${now.toISOString().replaceAll(':', '-')}.dump`);
  if (wanted === undefined) await mkdir(folder, { recursive: true, mode: 0o700 });
  await dumpServer(databaseUrl, file);
  console.log(`The database is in ${file}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
