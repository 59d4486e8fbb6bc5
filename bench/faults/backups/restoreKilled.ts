import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readMails } from '../../../server/testing/testMails';
import { signIn } from '../../http';
import { contentsOf, differing, type Settings } from './backup';
import type { Fault, Row } from '../harness';
import { backupKey, scratch, startServer, until } from '../harness';
import { processesOf } from '../killed';
import { nothingYet, startLoad, summary, total } from '../load';
import type { Cluster } from '../postgres';
import { makeCluster } from '../postgres';

const rounds = 6;

/** Runs `npm run restore -- FILE` as a separate process. Returns whether it finished. */
function startRestore(file: string, settings: Settings) {
  const child = spawn(process.execPath, [join(__dirname, '../../../build/server/restore.js'), file], {
    env: { ...process.env, LOG_LEVEL: 'warn', BACKUP_KEY: backupKey, ...settings },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit').then(([code]) => code === 0);
  return { ended, kill: () => child.kill('SIGKILL') };
}

/** kill -9 at moments all over a restore: what it leaves is nothing or the whole, and the same command goes through after it. */
async function killedInRestore(
  kind: string,
  file: string,
  { whole, said }: { whole: Map<string, string>; said: string },
  place: (round: number) => Settings | Promise<Settings>,
): Promise<Row> {
  const first = await place(0);
  const began = performance.now();
  let wrong = (await startRestore(file, first).ended) ? 0 : 1;
  const takesMs = performance.now() - began;
  let [cut, left] = [0, 0];
  for (let round = 1; round <= rounds; round += 1) {
    const to = await place(round);
    const restore = startRestore(file, to);
    await sleep((takesMs * round) / (rounds + 1));
    restore.kill();
    const finished = await restore.ended;
    if (!finished) cut += 1;
    if (!(await until(() => processesOf(to.DATA_DIR).length === 0, 20))) left += processesOf(to.DATA_DIR).length;
    // Of one that was killed after its last word all is there, and this one is refused.
    await startRestore(file, to).ended;
    if (differing(whole, await contentsOf(to)).length > 0) wrong += 1;
  }
  return {
    tried: `npm run restore killed at ${rounds} moments all over its ${(takesMs / 1000).toFixed(1)} s, then run again, ${kind}`,
    acknowledged: `${said}; ${cut} restores were cut short, ${whole.size} tables, indexes and sequences compared after each`,
    lost: `${wrong} did not go through or differ, ${left} processes left`,
    holds: wrong + left === 0 && cut > 0,
  };
}

export const restoreKilled: Fault = {
  title: 'kill -9 during a restore',
  async run() {
    const folders: string[] = [];
    const folder = (): string => folders[folders.push(scratch()) - 1] ?? '';
    const from: Settings = { DATA_DIR: folder() };
    const done = nothingYet();
    const server = await startServer(from);
    await server.ready();
    const token = await signIn(server.url);
    const load = startLoad({ url: () => server.url, token: () => token, done, mails: () => readMails(from.DATA_DIR) });
    await until(() => total(done) >= 40, 90);
    await load.stop();
    await server.stop();
    const file = join(from.DATA_DIR, 'backup.file');
    const backup = spawn(process.execPath, [join(__dirname, '../../../build/server/backup.js'), file], {
      env: { ...process.env, LOG_LEVEL: 'warn', BACKUP_KEY: backupKey, ...from },
      stdio: 'ignore',
    });
    await once(backup, 'exit');
    const backedUp = { whole: await contentsOf(from), said: summary(done) };
    let cluster: Cluster | undefined;
    try {
      const rows = [await killedInRestore('embedded database', file, backedUp, () => ({ DATA_DIR: folder() }))];
      cluster = await makeCluster();
      if (cluster === undefined) return rows;
      const database = cluster.database.bind(cluster);
      rows.push(
        await killedInRestore('PostgreSQL', file, backedUp, async (round) => ({
          DATA_DIR: folder(),
          DATABASE_URL: await database(`restore_killed_${round}`),
        })),
      );
      return rows;
    } finally {
      await cluster?.remove();
      for (const each of folders) await rm(each, { recursive: true, force: true });
    }
  },
};
