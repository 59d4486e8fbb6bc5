import { printMessage } from '../../texts/printMessage';
import { findWords } from '../../texts/words';
import { judgeSystem } from './judgeSystem';
import type { SystemFacts } from './judgeSystem';

const now = new Date('2026-03-10T08:00:00Z');
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const GB = 2 ** 30;

const fine: SystemFacts = {
  now,
  startedAt: ago(1000),
  makesBackups: true,
  lastBackupAt: ago(20),
  hasMailServer: true,
  givenUp: 0,
  failingSince: null,
  disk: { freeBytes: 40 * GB, totalBytes: 100 * GB },
  failedJobs: [],
  store: null,
};

const problems = (facts: Partial<SystemFacts>) => judgeSystem({ ...fine, ...facts }).map(({ kind }) => kind);

test('a portal that works has no problem', () => {
  expect(judgeSystem(fine)).toEqual([]);
});

test.each([
  ['49 hours old', ago(49), ago(1000), ['noBackup']],
  ['47 hours old', ago(47), ago(1000), []],
  ['missing 49 hours after the start', null, ago(49), ['noBackup']],
  ['missing an hour after the start', null, ago(1), []],
])('a last backup that is %s', (_, lastBackupAt, startedAt, expected) => {
  expect(problems({ lastBackupAt, startedAt })).toEqual(expected);
});

test('a separate PostgreSQL is backed up by its operator, so a missing backup is no problem', () => {
  expect(problems({ makesBackups: false, lastBackupAt: null })).toEqual([]);
});

test('messages that have failed for more than an hour are a problem, for less they are not', () => {
  expect(problems({ failingSince: ago(1.1) })).toEqual(['failing']);
  expect(problems({ failingSince: ago(0.9) })).toEqual([]);
});

test.each([
  ['1 GB of 100 GB', 1, 100, ['diskFull']],
  ['4 GB of 100 GB', 4, 100, []],
  ['1 GB of 10 GB', 1, 10, []],
  ['0.2 GB of 1 GB', 0.2, 1, ['diskFull']],
])('a disk with %s free', (_, free, total, expected) => {
  expect(problems({ disk: { freeBytes: free * GB, totalBytes: total * GB } })).toEqual(expected);
});

const goodStore = { lacks: [], lastGoodAt: ago(20), fault: null };
const fault = { key: 'storeFault.full' };
test.each([
  ['that works', goodStore, []],
  ['whose last upload failed', { ...goodStore, fault }, ['storeFailed']],
  ['that is 49 hours behind', { ...goodStore, lastGoodAt: ago(49) }, ['storeOld']],
  ['that failed and is behind', { ...goodStore, lastGoodAt: ago(49), fault }, ['storeFailed']],
  [
    'that lacks a setting',
    { lacks: [{ key: 'settingName.backupPassphrase' }], lastGoodAt: null, fault },
    ['storeIncomplete'],
  ],
])('a store %s', (_, store, expected) => {
  expect(problems({ store })).toEqual(expected);
});

test('a store that was set just now has time for its first backup', () => {
  const store = { ...goodStore, lastGoodAt: null };
  expect(problems({ store, startedAt: ago(47) })).toEqual([]);
  expect(problems({ store, startedAt: ago(49) })).toEqual(['storeOld']);
});

test('the urgent problems come first, each with what to do', () => {
  const found = judgeSystem({
    ...fine,
    hasMailServer: false,
    givenUp: 2,
    failedJobs: [{ key: 'systemJob.backUp' }],
    lastBackupAt: ago(73),
  });
  expect(found.map(({ isUrgent }) => isUrgent)).toEqual([true, true, true, false]);
  expect(found.map(({ text }) => printMessage(text, findWords('et')))).toEqual([
    'Viimasest varukoopiast on 3 päeva',
    '2 sõnumit ei saadetud',
    'Ebaõnnestus: Igapäevane varukoopia',
    'E-kirju ei saadeta, need jäävad failideks',
  ]);
  for (const { advice } of found) expect(printMessage(advice, findWords('en'))).toMatch(/\.$/);
});
