import fs, { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeBackupFile } from './format';

async function* sections() {
  yield await Promise.resolve({ kind: 'end' as const, rows: [] });
}

test('the name of a backup is on the disk when it is said to be written', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'charter-test-'));
  const opened = jest.spyOn(fs, 'openSync');
  const named: string[][] = [];
  const synced = jest.spyOn(fs, 'fsyncSync').mockImplementation(() => void named.push(readdirSync(folder)));
  await writeBackupFile(path.join(folder, 'a.backup'), sections(), Buffer.alloc(32));
  expect(opened.mock.calls.map(([place]) => place)).toEqual([folder]);
  expect(synced.mock.calls).toEqual([[opened.mock.results[0]?.value]]);
  expect(named).toEqual([['a.backup']]);
  opened.mockRestore();
  synced.mockRestore();
  rmSync(folder, { recursive: true });
});
