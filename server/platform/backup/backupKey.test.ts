import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureBackupKey, isSignedBy, readBackupKey, signBackup } from './backupKey';

let dataDir: string;
beforeEach(() => (dataDir = mkdtempSync(path.join(os.tmpdir(), 'charter-test-'))));
afterEach(() => rmSync(dataDir, { recursive: true }));

test('programs that make a key at the same moment use one and the same, which only its owner reads', async () => {
  expect(await readBackupKey({ dataDir })).toBeUndefined();
  const keys = await Promise.all(Array.from({ length: 8 }, () => ensureBackupKey({ dataDir })));
  expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1);
  expect(await readBackupKey({ dataDir })).toEqual(keys[0]);
  expect(readdirSync(dataDir)).toEqual(['backup.key']);
  if (process.platform !== 'win32') expect(statSync(path.join(dataDir, 'backup.key')).mode & 0o777).toBe(0o600);
});

test('a key of the settings wins, and needs no file', async () => {
  const backupKey = 'x'.repeat(32);
  const key = await ensureBackupKey({ dataDir, backupKey });
  expect(readdirSync(dataDir)).toEqual([]);
  const digest = Buffer.alloc(32, 1);
  expect(isSignedBy(key, digest, signBackup(digest, key))).toBe(true);
  for (const wrong of [Buffer.alloc(32), Buffer.alloc(0)]) expect(isSignedBy(key, digest, wrong)).toBe(false);
});
