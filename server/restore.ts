import path from 'node:path';
import { migrations } from './migrations';
import { readBackupKey } from './platform/backup/backupKey';
import { printProgress } from './platform/backup/progress';
import { restoreBackup } from './platform/backup/restore';
import { askPassphrase } from './platform/backup/store/askPassphrase';
import { useObjectStore } from './platform/backup/store/objectStore';
import { withPassingFolder } from './platform/backup/store/passingFolder';
import { fetchBackup, findStoredBackup } from './platform/backup/store/storedBackups';
import { readConfig } from './platform/config';
import { ConfigError } from './platform/configError';
import type { Config } from './platform/config';
import { createEmbeddedServer, connectRemoteServer } from './platform/database/databaseServer';
import { createLogger, createDatabaseLog } from './platform/log/logger';
import { nameVariable } from './platform/settings/definitions';
import { toSettings } from './platform/settings/settings';
import { systemClock } from './platform/time';

const USAGE = 'usage: npm run restore -- FILE [--trust], or npm run restore -- s3:latest, or s3:NAME';
const IN_STORE = 's3:';

/**
 * npm run restore -- FILE: makes a database from a file of npm run backup: in a DATA_DIR without one, or in the empty one at
 * DATABASE_URL. With --trust also from a file that another portal wrote. s3:latest and s3:NAME fetch the file from the store of
 * the environment (BACKUP_STORE_...).
 */
async function main(): Promise<void> {
  const given = process.argv.slice(2);
  const isTrusted = given.includes('--trust');
  const [file, ...others] = given.filter((each) => each !== '--trust');
  if (!file || others.length > 0) throw new ConfigError(USAGE);
  const config = readConfig();
  if (!file.startsWith(IN_STORE)) return restore(config, file, isTrusted);
  const wanted = file.slice(IN_STORE.length);
  if (wanted === '') throw new ConfigError(USAGE);
  // The passphrase vouches for the file: a stranger could not have written it.
  return withPassingFolder(config.dataDir, async (folder) =>
    restore(config, await fetchFromStore(config, wanted, folder), true),
  );
}

/** Fetches a backup and returns the decrypted file. Errors: ConfigError for a variable that is missing. */
async function fetchFromStore({ given }: Config, wanted: string, folder: string): Promise<string> {
  const withPassphrase =
    given.backupPassphrase === undefined ? { ...given, backupPassphrase: await askPassphrase() } : given;
  const { backupStore, backupStoreLacks } = toSettings(withPassphrase);
  if (!backupStore) {
    const lacks = backupStoreLacks.map(nameVariable).join(', ');
    throw new ConfigError(`${lacks} must be in the environment: an empty portal knows no store`);
  }
  return useObjectStore(backupStore, async (store) => {
    const { name } = await findStoredBackup(store, wanted, systemClock.now());
    console.error(`fetching ${name}`);
    const file = path.join(folder, name.replace(/\.age$/, ''));
    await fetchBackup({ store, passphrase: backupStore.passphrase }, name, file);
    return file;
  });
}

async function restore(config: Config, file: string, isTrusted: boolean): Promise<void> {
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
  console.log(
    `${databaseUrl === undefined ? dataDir : 'The database at DATABASE_URL'} holds what was in ${path.basename(file)}`,
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
