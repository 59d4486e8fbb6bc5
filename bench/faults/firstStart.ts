import { execFile, spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createId } from '../../server/platform/ids';
import { childServer } from '../../server/testing/processes/childServer';
import { freePort } from '../../server/testing/processes/ports';
import { ask, password, signIn } from '../http';
import type { Fault, Row } from './harness';
import { until } from './harness';
import { processesOf } from './killed';
import { inquiryInput, submitDocument } from './load';

const run = promisify(execFile);
const repository = join(__dirname, '../..');
const user = 'charter-first-start';
/** They take minutes, twice: FIRST_START_TESTS=0 leaves them out, and the row says so. */
const leavesOutTests = process.env.FIRST_START_TESTS === '0';

/** The user that starts the portal: a home folder, and the command that runs as that user. */
interface Owner {
  name: string;
  home: string;
  as: string[];
}

/** A clone that has nothing but the repository, where `npm ci && npm start` and `npm ci && npm test` are all that is typed. */
async function startedBy({ name, home, as }: Owner): Promise<Row> {
  const clone = join(home, 'portal');
  const own = { HOME: home, TMPDIR: undefined, DATABASE_URL: undefined, DATA_DIR: undefined };
  const settings = { ADMIN_PASSWORD: password, ADDRESS_SERVICE_URL: 'off', NO_COLOR: '1' };
  // Neither the cache nor the settings of the npm that runs this script.
  const outside = Object.entries(process.env).filter(([name]) => !name.toLowerCase().startsWith('npm_'));
  const env = { ...Object.fromEntries(outside), ...own, ...settings };
  const inClone = (...command: string[]) => {
    const [program = '', ...rest] = [...as, ...command];
    return run(program, rest, { cwd: clone, env, maxBuffer: 2 ** 28 });
  };
  // The new owner may lack the rights to read the repository in its present place.
  await run('git', ['clone', '--quiet', repository, clone]);
  if (as.length > 0) await run('chown', ['-R', user, clone]);
  await inClone('npm', 'ci', '--no-audit', '--no-fund');

  const port = await freePort();
  const [program = '', ...rest] = [...as, 'npm', 'start'];
  const start = async () => {
    const options = { cwd: clone, env: { ...env, PORT: String(port) }, detached: true } as const;
    const child = spawn(program, rest, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    const server = childServer(child, `http://127.0.0.1:${port}`);
    await server.ready({ limitS: 300 });
    return { url: server.url, kill: () => process.kill(-(child.pid ?? 0), 'SIGKILL') };
  };
  const first = await start();
  const page = await fetch(`${first.url}/portal/inquery`);
  const id = createId();
  const asked = await ask(first.url, submitDocument, { input: inquiryInput(id) });
  if (asked.data?.submitInquiry !== id) throw new Error(`the inquiry was not taken: ${asked.errors?.[0]?.message}`);
  first.kill();
  const second = await start();
  const token = await signIn(second.url);
  const { data } = await ask(second.url, 'query($id: UUID!) { order(id: $id) { id } }', { id }, token);
  const there = (data?.order as { id: string } | undefined)?.id === id;
  second.kill();
  await until(() => processesOf(join(clone, 'data')).length === 0, 15);
  const left = processesOf(join(clone, 'data'));

  const tests = leavesOutTests
    ? 'npm test left out'
    : await inClone('npm', 'test').then(
        ({ stderr }) => /^Tests:.*$/m.exec(stderr)?.[0] ?? 'no tests',
        ({ stderr }: { stderr?: string }) => `npm test failed: ${stderr?.slice(-500)}`,
      );
  return {
    tried: `npm ci && npm start by ${name}, an inquiry, kill -9, npm start; then npm test`,
    acknowledged: `an inquiry, the page of inquiries (${page.status}); ${tests.replace(/\s+/g, ' ')}`,
    lost: `${there ? 'nothing' : 'the inquiry'}; ${left.length} processes left`,
    // Only root can run the skipped ones.
    holds:
      there && page.ok && left.length === 0 && (leavesOutTests || /^Tests: +(\d+ skipped, +)?\d+ passed/.test(tests)),
  };
}

/** A first start needs nothing but Node, anyone who starts it and wherever. */
export const firstStart: Fault = {
  title: 'a fresh clone is started, killed and tested',
  async run() {
    if (process.getuid?.() !== 0) throw new Error('Only root can be both root and somebody else');
    // Under a folder that only root may enter: the database runs as somebody else.
    const closed = await mkdtemp(join(homedir(), 'first-start-'));
    await chmod(closed, 0o700);
    const home = await mkdtemp(join(tmpdir(), 'home-'));
    try {
      await run('useradd', ['--home-dir', home, '--shell', '/bin/sh', user]);
      await run('chown', ['-R', user, home]);
      const plain = ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--init-groups'];
      return [
        await startedBy({ name: 'root, in a folder that only root may enter', home: closed, as: [] }),
        await startedBy({ name: 'a plain user, in a home folder', home, as: plain }),
      ];
    } finally {
      await run('userdel', [user]).catch(() => undefined);
      await rm(closed, { recursive: true });
      await rm(home, { recursive: true });
    }
  },
};
