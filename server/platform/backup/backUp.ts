import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { connect } from '../database/connect';
import { createDataSource } from '../database/database';
import type { DatabaseLog } from '../log/databaseLog';
import type { DatabaseServer } from '../database/databaseServer';
import type { BackupKey } from './backupKey';
import type { BackupProgress } from './progress';
import { toBackupName, removeCutShort } from './rolling';
import { writeBackup } from './write';

interface BackUp {
  /** Is stopped at the end, whether it went well or not. */
  server: DatabaseServer;
  /** Absent: a file of `folder`, named after the moment. */
  file?: string;
  folder: string;
  key: BackupKey;
  now: Date;
  log: DatabaseLog;
  progress: BackupProgress;
}

/** Backs up the database of a server, of any version, and leaves it as it is. Returns the file. */
export async function backUp({ server, file: wanted, folder, key, now, log, progress }: BackUp): Promise<string> {
  const file = wanted ?? toBackupName(folder, now);
  // Not `openDatabase`, which migrates: with no migrations, too, it would make the table of those that had run.
  const dataSource = createDataSource(server, { entities: [], migrations: [], log });
  try {
    await connect(dataSource, log, 0);
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    // With a database on a server nothing else looks after our folder; in any other the files may be somebody else's.
    if (wanted === undefined) await removeCutShort(folder);
    await writeBackup(dataSource, file, { now, key, progress });
    return file;
  } finally {
    if (dataSource.isInitialized) await dataSource.destroy().catch(() => undefined);
    await server.stop();
  }
}
