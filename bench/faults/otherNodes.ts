import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import { cp, mkdir, readFile, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createId } from '../../server/platform/ids';
import { childServer } from '../../server/testing/processes/childServer';
import { freePort } from '../../server/testing/processes/ports';
import { ask, password, signIn } from '../http';
import type { Fault, Row } from './harness';
import { scratch } from './harness';
import { inquiryInput, submitDocument } from './load';

const run = promisify(execFile);
const repository = join(__dirname, '../..');

/** The Node that the portal must run on, whichever Node calls npm. */
const ownNode = 'v24';

/** The Node and npm of a machine on which somebody types the two commands. npm 12 does not run on Node 20. */
interface Machine {
  node: string;
  npm: string;
  scripts: boolean;
}

const machines: Machine[] = [
  ['20.19', '10'],
  ['20.19', '11'],
  ['22', '10'],
  ['22', '11'],
  ['22', '12'],
  ['24', '10'],
  ['24', '11'],
  ['24', '12'],
].flatMap(([node = '', npm = '']) => [true, false].map((scripts) => ({ node, npm, scripts })));

/** Makes a bare Debian of this machine's release below `root`, with the given Nodes and npms in /tools. */
async function makeDebian(root: string): Promise<void> {
  const [, release = ''] = /^VERSION_CODENAME=(.*)$/m.exec(await readFile('/etc/os-release', 'utf8')) ?? [];
  await run('debootstrap', ['--variant=minbase', release, root], { maxBuffer: 2 ** 28 });
  // The way out: names, proxies' certificates, npm's settings.
  for (const path of ['/etc/resolv.conf', '/etc/hosts', '/etc/ssl/certs', '/etc/npmrc', join(homedir(), '.npmrc')])
    if (existsSync(path)) await cp(path, join(root, path), { recursive: true, dereference: true });
  await run('mount', ['-t', 'proc', 'proc', join(root, 'proc')]);
  await run('mount', ['--bind', '/dev', join(root, 'dev')]);
  const tools = [
    ...new Set(machines.map(({ node }) => `node-linux-${process.arch}@~${node}`)),
    ...new Set(machines.map(({ npm }) => `npm@${npm}`)),
  ];
  for (const tool of tools)
    await run('npm', ['install', '--prefix', join(root, 'tools', tool), '--no-audit', '--no-fund', tool]);
}

/** The Node of the server below `root`. The caller's Node may have started it, and waits for it. */
async function findServerNode(root: string): Promise<string> {
  const versions: string[] = [];
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    // The program that serves starts again in its place, as build/server/main.js.
    if (!/server\/(start\.mjs|main\.js)/.test(command)) continue;
    try {
      const program = readlinkSync(`/proc/${pid}/exe`);
      if (program.startsWith(root) && program.endsWith('/node'))
        versions.push((await run(program, ['--version'])).stdout.trim());
    } catch {
      // It has ended meanwhile.
    }
  }
  // The one that was started last serves.
  return versions.at(-1) ?? 'not found';
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  process.kill(-(child.pid ?? 0), 'SIGTERM');
  await ended;
}

/** Types `npm ci` and `npm start` on a machine of that kind, signs in and orders a trip. */
async function tryMachine(root: string, { node, npm, scripts }: Machine): Promise<Row> {
  const tried = `Node ${node}, npm ${npm}, install scripts ${scripts ? 'on' : 'off'}`;
  const clone = join(root, 'portal');
  // The database of the machine before may still be ending.
  await rm(clone, { recursive: true, force: true, maxRetries: 20, retryDelay: 500 });
  await run('git', ['clone', '--quiet', repository, clone]);
  const programs = [`node-linux-${process.arch}@~${node}`, `npm@${npm}`];
  const certificates = '/etc/ssl/certs/ca-certificates.crt';
  const port = await freePort();
  const env = {
    PATH: [...programs.map((tool) => `/tools/${tool}/node_modules/.bin`), '/usr/bin', '/bin'].join(':'),
    HOME: '/root',
    SSL_CERT_FILE: certificates,
    NODE_EXTRA_CA_CERTS: certificates,
    npm_config_ignore_scripts: String(!scripts),
    ADMIN_PASSWORD: password,
    ADDRESS_SERVICE_URL: 'off',
    NO_COLOR: '1',
    PORT: String(port),
  };
  const inside = (command: string) => [root, '/bin/sh', '-c', `cd /portal && ${command}`];
  const began = performance.now();
  const installed = await run('/usr/sbin/chroot', inside('npm ci --no-audit --no-fund 2>&1'), { env });
  const child = spawn('/usr/sbin/chroot', inside('exec npm start'), {
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const server = childServer(child, `http://127.0.0.1:${port}`);
  await server.ready({ limitS: 300 });
  const seconds = Math.round((performance.now() - began) / 1000);
  const version = await findServerNode(root);
  const id = createId();
  await ask(server.url, submitDocument, { input: inquiryInput(id) });
  const token = await signIn(server.url);
  const { data } = await ask(server.url, 'query($id: UUID!) { order(id: $id) { id } }', { id }, token);
  const isThere = (data?.order as { id: string } | undefined)?.id === id;
  const countLines = (text: string) => text.split('\n').filter((line) => line.trim() !== '').length;
  const lines = { install: countLines(installed.stdout), start: countLines(server.output()) };
  await stop(child);
  return {
    tried,
    acknowledged: `${version}, ready after ${seconds} s; npm ci said ${lines.install} lines, npm start ${lines.start}`,
    lost: isThere ? 'nothing' : 'the order',
    holds: isThere && version.startsWith(`${ownNode}.`) && lines.install <= 10 && lines.start <= 20,
  };
}

/** The two commands of the README on a bare Debian, whichever Node and npm are there. Needs root and debootstrap. */
export const otherNodes: Fault = {
  title: 'a fresh clone on other Nodes and npms',
  async run() {
    if (process.getuid?.() !== 0) throw new Error('Only root can make a Debian to try it in');
    const root = join(scratch(), 'debian');
    await mkdir(root);
    try {
      await makeDebian(root);
      const rows: Row[] = [];
      for (const machine of machines) {
        const failed = (error: unknown): Row => ({
          tried: JSON.stringify(machine),
          acknowledged: '-',
          lost: String(error).slice(0, 500),
          holds: false,
        });
        rows.push(await tryMachine(root, machine).catch(failed));
        console.log(`  ${JSON.stringify(rows.at(-1))}`);
      }
      return rows;
    } finally {
      for (const folder of ['proc', 'dev']) await run('umount', ['--lazy', join(root, folder)]).catch(() => undefined);
      // Never into a folder of the machine that is still mounted there.
      await run('rm', ['-rf', '--one-file-system', root]);
    }
  },
};
