import { closeSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { tryLock } from 'fs-native-extensions';

/**
 * Claims a data folder (created when missing) for this process until the returned function is called.
 * The kernel drops the claim when the process dies, however it dies, so it can never be left behind.
 * Throws when another process, or another opening in this one, holds the folder.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = openSync(path.join(folder, 'lock'), 'a+', 0o600);
  if (!tryLock(file)) {
    closeSync(file);
    throw new Error(`The data folder ${folder} is in use by another process; stop that one first`);
  }
  return () => closeSync(file);
}
