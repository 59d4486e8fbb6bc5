import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { signIn } from '../http';
import { graphql, send } from './ask';
import { ours } from './pages/dashboard';
import { embedded, folder } from './databases';
import { ourServer, root, run } from './processes';
import type { Result } from './result';
import { milliseconds } from './result';

const limitMs = 120_000;

/** A full embedded database is backed up; how long it takes until another machine, which has the file, serves the first page. */
export async function restored(past: number): Promise<Result[]> {
  const place = mkdtempSync(join(folder, 'restored-'));
  const file = join(place, 'all.backup');
  const command = (name: 'backup' | 'restore', env: Record<string, string>): number => {
    const began = performance.now();
    execFileSync(process.execPath, [join(root, `build/server/${name}.js`), file], {
      env: { ...process.env, ...env },
      stdio: 'ignore',
    });
    return performance.now() - began;
  };
  try {
    const to = { DATABASE_URL: '', DATA_DIR: join(place, 'data') };
    const backupMs = command('backup', await embedded({ past, open: 200 }));
    const began = performance.now();
    const restoreMs = command('restore', to);
    const server = await run(ourServer(to));
    await send(graphql(server.url, await signIn(server.url), ours));
    const servingMs = performance.now() - began;
    await server.stop();
    const megabytes = Math.round(statSync(file).size / 2 ** 20);
    return [
      {
        what: `a backup of ${past.toLocaleString('en')} orders (${megabytes} MiB, written in ${milliseconds(backupMs)}) restored and serving`,
        against: '-',
        mustReach: milliseconds(limitMs),
        measured: `${milliseconds(servingMs)}, of which the restore ${milliseconds(restoreMs)}`,
        reached: servingMs <= limitMs,
      },
    ];
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}
