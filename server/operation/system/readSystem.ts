import { existsSync, readFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import type { Deps } from '../../access';
import type { Settings } from '../../platform/settings/settings';
import { query, sql } from '../../platform/sql';
import { message } from '../../texts/messages';
import { printInRequestLanguage } from '../../texts/printMessage';
import { listBackups } from './backups';
import { judgeSystem } from './judgeSystem';
import type { SystemProblem } from './judgeSystem';
import { isStuck } from './stuckMessages';
import { portalSystems } from './portalSystem';
import { readStoreFacts } from './store/readStore';
import type { SystemJobName } from './portalSystem';
import type { SystemDatabase, SystemJob, SystemQueue, SystemState } from './systemTypes';

/** The portal's folder, from the sources and from the build. */
const roots = ['../../..', '../../../..'].map((up) => path.join(__dirname, up));

/** The state of the portal as admins see it. */
export async function readSystem(deps: Deps): Promise<SystemState> {
  const { startedAt } = portalSystems.require(deps);
  const [database, queues, sessions, { problems, backups, disk }] = await Promise.all([
    readDatabase(deps),
    readQueues(deps),
    countSessions(deps),
    judge(deps),
  ]);
  return {
    version: readVersion(),
    nodeVersion: process.versions.node,
    startedAt,
    memoryBytes: process.memoryUsage.rss(),
    diskFreeBytes: disk.freeBytes,
    diskBytes: disk.totalBytes,
    sessions,
    mailServer: findMailHost(deps.settings()),
    mapProviders: listMapProviders(deps.settings()),
    database,
    queues,
    jobs: listJobs(deps),
    backups,
    problems: problems.map(({ kind, isUrgent, text, advice }) => ({
      kind,
      isUrgent,
      text: printInRequestLanguage(text),
      advice: printInRequestLanguage(advice),
    })),
  };
}

/** Reads the facts by which the portal judges itself, and judges it. */
export async function findProblems(deps: Deps): Promise<SystemProblem[]> {
  const { problems } = await judge(deps);
  return problems;
}

/** The problems, with the backups and the disk that were read for them. */
async function judge(deps: Deps) {
  const { startedAt, intervalJobs } = portalSystems.require(deps);
  const [[stuck], backups, disk, store] = await Promise.all([
    query<{ givenUp: number; failingSince: Date | null }>(
      deps.db.dataSource,
      sql`select count(*) filter (where state = 'given_up')::int as "givenUp",
        min(created_at) filter (where state = 'waiting') as "failingSince"
        from queued_message where ${isStuck}`,
    ),
    listBackups(deps),
    readDisk(deps),
    readStoreFacts(deps),
  ]);
  const problems = judgeSystem({
    now: deps.clock.now(),
    startedAt,
    makesBackups: deps.db.embedded,
    lastBackupAt: backups[0]?.at ?? null,
    hasMailServer: deps.settings().mailServer !== undefined,
    givenUp: stuck?.givenUp ?? 0,
    failingSince: stuck?.failingSince ?? null,
    disk,
    failedJobs: intervalJobs.filter((job) => job.lastRun()?.error).map((job) => writeJob(job.name)),
    store,
  });
  return { problems, backups, disk };
}

const writeJob = (name: SystemJobName) => message(`systemJob.${name}`);

function listJobs(deps: Deps): SystemJob[] {
  const { intervalJobs } = portalSystems.require(deps);
  return intervalJobs.map((job) => {
    const last = job.lastRun();
    return {
      name: printInRequestLanguage(writeJob(job.name)),
      lastRunAt: last?.startedAt ?? null,
      tookMs: last?.tookMs ?? null,
      error: last?.error ?? null,
      nextRunAt: job.nextRunAt(),
    };
  });
}

async function readDatabase({ db }: Deps): Promise<SystemDatabase> {
  const [row] = await query<Omit<SystemDatabase, 'isEmbedded'>>(
    db.dataSource,
    sql`select current_setting('server_version') as version, pg_database_size(current_database())::float8 as bytes,
      (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
      (select count(*)::int from migration) as migrations,
      (select name from migration order by id desc limit 1) as "lastMigration"`,
  );
  if (!row) throw new Error('The database says nothing of itself');
  return { isEmbedded: db.embedded, ...row };
}

const readQueues = ({ db }: Deps): Promise<SystemQueue[]> =>
  query<SystemQueue>(
    db.dataSource,
    sql`select name,
      (select count(*)::int from queued_message where queue = name and state in ('waiting', 'sending')) as waiting,
      (select count(*)::int from queued_message where queue = name and state = 'waiting' and attempts > 0) as failing,
      (select count(*)::int from queued_message where queue = name and state = 'given_up') as "givenUp",
      (select ended_at from queued_message where queue = name and state = 'sent'
        order by ended_at desc nulls last limit 1) as "lastSentAt",
      (select error from queued_message where queue = name and error is not null and state in ('waiting', 'given_up')
        order by created_at desc limit 1) as "lastError"
      from unnest(array['mail', 'push', 'webhook']) as name order by name`,
  );

async function countSessions({ db, clock }: Deps): Promise<number> {
  const [row] = await query<{ count: number }>(
    db.dataSource,
    sql`select count(*)::int as count from session where expires_at > ${clock.now()}`,
  );
  return row?.count ?? 0;
}

async function readDisk({ config }: Pick<Deps, 'config'>): Promise<{ freeBytes: number; totalBytes: number }> {
  const { bavail, blocks, bsize } = await statfs(path.resolve(config.dataDir)).catch(() => statfs('.'));
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}

/** The host alone: the address may hold a password. */
function findMailHost({ mailServer }: Settings): string | null {
  if (mailServer === undefined) return null;
  return 'url' in mailServer ? new URL(mailServer.url).host : `${mailServer.host}:${mailServer.port}`;
}

const listMapProviders = ({ osrmUrl, photonUrl, googleMapsApiKey, addressServiceUrl }: Settings): string[] =>
  [
    osrmUrl !== undefined && `OSRM (${new URL(osrmUrl).host})`,
    photonUrl !== undefined && `Photon (${new URL(photonUrl).host})`,
    googleMapsApiKey !== undefined && 'Google',
    addressServiceUrl !== undefined && `In-AKS (${new URL(addressServiceUrl).host})`,
    printInRequestLanguage(message('system.embeddedMaps')),
  ].filter((name) => name !== false);

let version: string | undefined;

/** The version of the portal, from package.json, read once. */
function readVersion(): string {
  if (version !== undefined) return version;
  const file = roots.map((root) => path.join(root, 'package.json')).find(existsSync);
  if (file === undefined) throw new Error(`There is no package.json above ${__dirname}`);
  version = (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
  return version;
}
