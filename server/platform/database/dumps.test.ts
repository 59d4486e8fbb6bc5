import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { rollingDump } from './dumps';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'charter-test-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const at = (minute: number): Date => new Date(Date.UTC(2026, 0, 31, 23, minute));
const write = async (file: string): Promise<void> => writeFileSync(file, 'x');

test('a dump is named after its moment in UTC', async () => {
  const file = await rollingDump(dataDir, at(5), write);
  expect(file).toBe(path.join(dataDir, 'dumps', '2026-01-31T23-05-00.000Z.tar.gz'));
});

test('the newest seven are kept, and files of others are left alone', async () => {
  for (let minute = 0; minute < 9; minute += 1) await rollingDump(dataDir, at(minute), write);
  writeFileSync(path.join(dataDir, 'dumps', 'read me.txt'), 'x');
  await rollingDump(dataDir, at(9), write);
  const kept = [3, 4, 5, 6, 7, 8, 9].map((minute) => `2026-01-31T23-0${minute}-00.000Z.tar.gz`);
  expect(readdirSync(path.join(dataDir, 'dumps')).sort()).toEqual([...kept, 'read me.txt']);
});

test('a dump that fails removes none of those before it', async () => {
  for (let minute = 0; minute < 7; minute += 1) await rollingDump(dataDir, at(minute), write);
  await expect(rollingDump(dataDir, at(7), () => Promise.reject(new Error('disk full')))).rejects.toThrow('disk full');
  expect(readdirSync(path.join(dataDir, 'dumps'))).toHaveLength(7);
});
