import { ConfigError, readConfig } from './platform/config';
import { restoreDump } from './platform/database/dumps';
import { createLogger } from './platform/logger';

/** npm run restore -- FILE: makes an embedded database in an empty DATA_DIR from one of its rolling dumps. */
async function main(): Promise<void> {
  const [file] = process.argv.slice(2);
  if (!file) throw new ConfigError('usage: npm run restore -- DUMP.tar.gz');
  const { dataDir, logLevel } = readConfig();
  const log = createLogger(logLevel);
  await restoreDump(file, dataDir, (level, message, fields) => log[level](message, { ...fields }));
  console.log(`${dataDir} holds the database of ${file}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
