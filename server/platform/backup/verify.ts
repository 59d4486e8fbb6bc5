import type { FileHandle } from 'node:fs/promises';
import type { BackupKey } from './backupKey';
import type { BackupHeader } from './format';
import { DamagedBackup, readBackupFile, readHeader } from './format';

const LINE_END = 0x0a;

export interface Verified {
  header: BackupHeader;
  /** The file's checksum: a second reading must end with the same. */
  digest: Buffer;
  /** Whether it was written with our key. */
  isOwn: boolean;
}

/**
 * Reads a whole file before anything is done with it: its checksum, the order of its parts, and the rows of each table
 * against the number at its end. Throws `DamagedBackup`, or one line for a file that is no backup of this version.
 */
export async function verifyBackup(
  file: FileHandle,
  key: BackupKey | undefined,
  bytesRead: (bytes: number) => void,
): Promise<Verified> {
  const sections = readBackupFile(file, { key, bytesRead });
  const header = await readHeader(sections);
  const tables = new Set<string>();
  const counts: number[] = [];
  let end: number[] | undefined;
  for await (const section of sections) {
    if (section.kind === 'seal' && end !== undefined) return { header, digest: section.digest, isOwn: section.isOwn };
    if (section.kind === 'table' && end === undefined) {
      const name = JSON.stringify([section.table.schema, section.table.name]);
      if (tables.has(name)) throw new DamagedBackup('it holds a table twice');
      tables.add(name);
      counts.push(0);
    } else if (section.kind === 'rows' && counts.length > 0 && end === undefined) {
      counts.push((counts.pop() ?? 0) + countLines(section.data));
    } else if (section.kind === 'end' && end === undefined) {
      end = section.rows;
      if (JSON.stringify(end) !== JSON.stringify(counts)) throw new DamagedBackup('rows are missing');
    } else throw new DamagedBackup('its parts are in the wrong order');
  }
  throw new DamagedBackup('its end is missing');
}

/** COPY ends each row with a line end, and writes one inside of a value as two other signs. */
function countLines(data: Buffer): number {
  let lines = 0;
  for (let at = data.indexOf(LINE_END); at !== -1; at = data.indexOf(LINE_END, at + 1)) lines += 1;
  return lines;
}
