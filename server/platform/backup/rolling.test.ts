import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeDailyBackup } from './rolling';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'charter-test-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const at = (day: number, hour = 23): Date => new Date(Date.UTC(2026, 0, day, hour, 5));
const write = async (file: string): Promise<void> => writeFileSync(file, 'x');
const names = (): string[] => readdirSync(folder).sort();

test('a backup is named after its moment in UTC, and there is one in 24 hours', async () => {
  expect(await writeDailyBackup(folder, at(30), write)).toBe(
    path.join(folder, '2026-01-30T23-05-00.000Z.daily.backup'),
  );
  expect(await writeDailyBackup(folder, at(31, 22), write)).toBeUndefined();
  expect(await writeDailyBackup(folder, at(31), write)).toBe(
    path.join(folder, '2026-01-31T23-05-00.000Z.daily.backup'),
  );
});

test('a clock that is set back does not keep it from being made', async () => {
  await writeDailyBackup(folder, at(20), write);
  expect(await writeDailyBackup(folder, at(10), write)).toBeDefined();
  expect(await writeDailyBackup(folder, at(10), write)).toBeUndefined();
});

test('backups of the future, from before a clock was set back, are taken for the oldest', async () => {
  const named = (days: number[]): string[] =>
    days.map((day) => `2026-01-${String(day).padStart(2, '0')}T23-05-00.000Z.daily.backup`);
  for (let day = 20; day < 28; day += 1) await writeDailyBackup(folder, at(day), write);
  await writeDailyBackup(folder, at(1), write);
  expect(names()).toEqual(named([1, 22, 23, 24, 25, 26, 27]));
  for (let day = 2; day < 10; day += 1) await writeDailyBackup(folder, at(day), write);
  expect(names()).toEqual(named([3, 4, 5, 6, 7, 8, 9]));
});

test('the newest seven days are kept, and files of others and those made by hand are left alone', async () => {
  for (const name of ['read me.txt', '2025-01-01T00-00-00.000Z.backup', '2025-01-01T00-00-00.000Z.tar.gz'])
    writeFileSync(path.join(folder, name), 'x');
  for (let day = 1; day < 10; day += 1) await writeDailyBackup(folder, at(day), write);
  const kept = [3, 4, 5, 6, 7, 8, 9].map((day) => `2026-01-0${day}T23-05-00.000Z.daily.backup`);
  expect(names()).toEqual([
    '2025-01-01T00-00-00.000Z.backup',
    '2025-01-01T00-00-00.000Z.tar.gz',
    ...kept,
    'read me.txt',
  ]);
});

test('one that fails removes none of those before it', async () => {
  for (let day = 1; day < 8; day += 1) await writeDailyBackup(folder, at(day), write);
  await expect(writeDailyBackup(folder, at(8), () => Promise.reject(new Error('disk full')))).rejects.toThrow(
    'disk full',
  );
  expect(names()).toHaveLength(7);
});

test('removes a backup that was cut short, and not the one being written', async () => {
  for (const name of ['old.daily.backup.unfinished', 'new.backup.unfinished'])
    writeFileSync(path.join(folder, name), 'x');
  const hoursAgo = Date.now() / 1000 - 7200;
  utimesSync(path.join(folder, 'old.daily.backup.unfinished'), hoursAgo, hoursAgo);
  await writeDailyBackup(folder, at(1), write);
  expect(names()).toEqual(['2026-01-01T23-05-00.000Z.daily.backup', 'new.backup.unfinished']);
});
