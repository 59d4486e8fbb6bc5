import type { Message } from '../../platform/values/message';
import { message } from '../../texts/messages';

/** The facts by which the portal judges its own state. */
export interface SystemFacts {
  now: Date;
  /** Whether the portal makes its own backups; a separate PostgreSQL is backed up by its operator. */
  makesBackups: boolean;
  /** When this copy of the portal started. */
  startedAt: Date;
  lastBackupAt: Date | null;
  hasMailServer: boolean;
  /** Messages that are no longer tried. */
  givenUp: number;
  /** Of the messages that failed and still wait, when the oldest was queued. */
  failingSince: Date | null;
  disk: { freeBytes: number; totalBytes: number };
  /** The names of regular jobs whose last run failed. */
  failedJobs: readonly Message[];
  /** The store of backups elsewhere; null without one. */
  store: StoreFacts | null;
}

interface StoreFacts {
  /** The names of settings that are missing. */
  lacks: readonly Message[];
  lastGoodAt: Date | null;
  /** The fault of the last upload. */
  fault: Message | null;
}

/** A problem and what to do about it. `isUrgent`: something is lost or stays undone until somebody acts. */
export interface SystemProblem {
  kind: ProblemKind;
  isUrgent: boolean;
  text: Message;
  advice: Message;
}

export const problemKinds = [
  'noBackup',
  'givenUp',
  'failing',
  'diskFull',
  'jobFailed',
  'noMailServer',
  'storeFailed',
  'storeOld',
  'storeIncomplete',
] as const;
export type ProblemKind = (typeof problemKinds)[number];

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Backups are daily. One may be missing because the machine was off at night. */
const BACKUP_LIMIT_MS = 2 * DAY_MS;
/** A mail server that is restarted is back by then. */
const FAILING_LIMIT_MS = HOUR_MS;
/** Below both, PostgreSQL may soon refuse to write. */
const DISK_FREE_SHARE = 0.05;
const DISK_FREE_BYTES = 2 * 2 ** 30;
/** Below this nothing works, however small the disk is. */
const DISK_LEAST_BYTES = 256 * 2 ** 20;

/** Lists what somebody must act on, the urgent first (docs/product/portal.md, 'System'). */
export function judgeSystem(facts: SystemFacts): SystemProblem[] {
  const problems: SystemProblem[] = [];
  if (isDiskFull(facts.disk))
    problems.push({
      kind: 'diskFull',
      isUrgent: true,
      text: message('system.diskFull', measureDisk(facts.disk)),
      advice: message('system.diskFullAdvice'),
    });
  const backupSince = facts.lastBackupAt ?? facts.startedAt;
  if (facts.makesBackups && facts.now.getTime() - backupSince.getTime() > BACKUP_LIMIT_MS)
    problems.push({
      kind: 'noBackup',
      isUrgent: true,
      text: message('system.noBackup', {
        days: Math.floor((facts.now.getTime() - backupSince.getTime()) / DAY_MS),
      }),
      advice: message('system.noBackupAdvice'),
    });
  problems.push(...judgeStore(facts));
  if (facts.givenUp > 0)
    problems.push({
      kind: 'givenUp',
      isUrgent: true,
      text: message('system.givenUp', { count: facts.givenUp }),
      advice: message('system.givenUpAdvice'),
    });
  if (facts.failingSince && facts.now.getTime() - facts.failingSince.getTime() > FAILING_LIMIT_MS)
    problems.push({
      kind: 'failing',
      isUrgent: true,
      text: message('system.failing', { since: { moment: facts.failingSince.toISOString() } }),
      advice: message('system.failingAdvice'),
    });
  for (const name of facts.failedJobs)
    problems.push({
      kind: 'jobFailed',
      isUrgent: true,
      text: message('system.jobFailed', { name }),
      advice: message('system.jobFailedAdvice'),
    });
  if (!facts.hasMailServer)
    problems.push({
      kind: 'noMailServer',
      isUrgent: false,
      text: message('system.noMailServer'),
      advice: message('system.noMailServerAdvice'),
    });
  return problems;
}

/** One problem at most: a missing setting explains a fault, and a fault explains an old backup. */
function judgeStore({ store, now, startedAt }: SystemFacts): SystemProblem[] {
  if (!store) return [];
  if (store.lacks.length > 0)
    return [
      {
        kind: 'storeIncomplete',
        isUrgent: true,
        text: message('system.storeIncomplete'),
        advice: message('system.storeIncompleteAdvice', { settings: store.lacks }),
      },
    ];
  if (store.fault)
    return [{ kind: 'storeFailed', isUrgent: true, text: message('system.storeFailed'), advice: store.fault }];
  const age = now.getTime() - (store.lastGoodAt ?? startedAt).getTime();
  if (age <= BACKUP_LIMIT_MS) return [];
  return [
    {
      kind: 'storeOld',
      isUrgent: true,
      text: message('system.storeOld', { days: Math.floor(age / DAY_MS) }),
      advice: message('system.storeOldAdvice'),
    },
  ];
}

const isDiskFull = ({ freeBytes, totalBytes }: SystemFacts['disk']): boolean =>
  freeBytes < DISK_LEAST_BYTES || (freeBytes < DISK_FREE_BYTES && freeBytes < totalBytes * DISK_FREE_SHARE);

/** The free part in gigabytes with one decimal, and in percent rounded down. */
const measureDisk = ({ freeBytes, totalBytes }: SystemFacts['disk']) => ({
  free: (freeBytes / 2 ** 30).toFixed(1),
  percent: Math.floor((freeBytes / Math.max(totalBytes, 1)) * 100),
});
