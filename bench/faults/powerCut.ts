import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  closeSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { toDatabaseFolder } from '../../server/platform/database/dataFolder';
import { readMails } from '../../server/testing/testMails';
import { signIn } from '../http';
import type { Fault, Row } from './harness';
import { scratch, startServer, until } from './harness';
import { killDatabase, processesOf } from './killed';
import { missing, nothingYet, startLoad, summary, total } from './load';

const rounds = 20;
const source = join(__dirname, '../../bench/faults/forgetful.c');

/** Builds the library that makes the disk forgetful; undefined where there is no compiler. */
function forgetfulLibrary(folder: string): string | undefined {
  const library = join(folder, 'forgetful.so');
  try {
    execFileSync('gcc', ['-O2', '-shared', '-fPIC', '-o', library, source, '-ldl'], { stdio: 'ignore' });
    return library;
  } catch {
    return undefined;
  }
}

interface Write {
  offset: number;
  sizeBefore: number;
  before: Buffer;
}

/** Bytes written to a file since its last sync. A record that the kill cut was never followed by its write. */
function writesOf(journal: string): Write[] {
  const bytes = readFileSync(journal);
  const writes: Write[] = [];
  for (let at = 0; at + 24 <= bytes.length;) {
    const [offset, length, sizeBefore] = [0, 8, 16].map((field) => Number(bytes.readBigInt64LE(at + field)));
    const before = bytes.subarray(at + 24, at + 24 + (length ?? 0));
    at += 24 + (length ?? 0);
    if (at <= bytes.length) writes.push({ offset: offset ?? 0, sizeBefore: sizeBefore ?? 0, before });
  }
  return writes;
}

/** Takes back what was not synced: all of it, or the last part of each file's. Returns how many writes were forgotten. */
function cutPower(dataFolder: string, journals: string, all: boolean): number {
  const inodes = new Map(
    readdirSync(dataFolder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [String(statSync(path).ino), path]),
  );
  let forgotten = 0;
  for (const inode of readdirSync(journals)) {
    const path = inodes.get(inode);
    const writes = path === undefined ? [] : writesOf(join(journals, inode));
    if (path === undefined || writes.length === 0) continue;
    const kept = all ? 0 : Math.floor(Math.random() * (writes.length + 1));
    const file = openSync(path, 'r+');
    for (const { offset, sizeBefore, before } of writes.slice(kept).reverse()) {
      writeSync(file, before, 0, before.length, offset);
      ftruncateSync(file, sizeBefore);
      forgotten += 1;
    }
    closeSync(file);
  }
  rmSync(journals, { recursive: true });
  return forgotten;
}

/** Loads, cuts the power and starts again. `settings`: of PostgreSQL, so that the check itself can be checked. */
async function powerCuts(what: string, times: number, settings: string, lostExpected: boolean): Promise<Row> {
  const folder = scratch();
  const dataDir = join(folder, 'data');
  const journals = join(folder, 'journals');
  const library = forgetfulLibrary(folder);
  if (library === undefined) return { tried: what, acknowledged: 'no compiler here', lost: '-', holds: false };
  const done = nothingYet();
  const environment = {
    DATA_DIR: dataDir,
    LD_PRELOAD: library,
    FORGETFUL_FOLDER: toDatabaseFolder(dataDir),
    FORGETFUL_JOURNAL: journals,
  };
  const start = async (env: Record<string, string> = environment) => {
    mkdirSync(journals, { recursive: true });
    const server = await startServer(env);
    await server.ready();
    return server;
  };
  let forgotten = 0;
  let failure = '';
  try {
    let server = await start({ DATA_DIR: dataDir });
    await server.stop();
    appendFileSync(join(toDatabaseFolder(dataDir), 'postgresql.auto.conf'), settings);
    for (let round = 0; round < times; round += 1) {
      server = await start();
      const { url } = server;
      const before = total(done);
      const token = await signIn(url);
      const load = startLoad({ url: () => url, token: () => token, done, mails: () => readMails(dataDir) });
      await until(() => total(done) >= before + 15, 60);
      await sleep(Math.random() * 400);
      killDatabase(dataDir);
      await server.kill();
      await load.stop();
      await until(() => processesOf(dataDir).length === 0, 15);
      forgotten += cutPower(toDatabaseFolder(dataDir), journals, round % 2 === 0);
    }
    server = await start();
    const lost = await missing(server.url, await signIn(server.url), done);
    await server.stop();
    failure = lost.slice(0, 3).join('; ');
    return {
      tried: `the power is cut under mixed load, ${times} rounds, ${what}; ${forgotten} writes forgotten`,
      acknowledged: summary(done),
      lost: `${lost.length} actions${failure && `; ${failure}`}`,
      holds: forgotten > 0 && lost.length > 0 === lostExpected,
    };
  } catch (error) {
    // A database that was never synced may be beyond starting.
    return {
      tried: `the power is cut under mixed load, ${what}; ${forgotten} writes forgotten`,
      acknowledged: summary(done),
      lost: `it does not start any more: ${String(error).slice(0, 200)}`,
      holds: lostExpected,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export const powerCut: Fault = {
  title: 'the power is cut',
  async run() {
    return [
      await powerCuts('embedded database on a disk that forgets what was not synced', rounds, '', false),
      await powerCuts(
        'the same without syncing: this must lose',
        3,
        "fsync = 'off'\nsynchronous_commit = 'off'\n",
        true,
      ),
    ];
  },
};
