import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Notes what a program starts instead of starting it, on a system of that name, and waits for no file to change. */
const noting = (platform: string, node: string): string =>
  `data:text/javascript,${encodeURIComponent(`
  import processes from 'node:child_process';
  import files from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  Object.defineProperty(process, 'platform', { value: '${platform}' });
  Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${node}' } });
  const note = (command, args, { shell = false }) => {
    console.log(JSON.stringify({ command, shell }));
    return { status: 0, on() {}, kill() {} };
  };
  Object.assign(processes, { spawn: note, spawnSync: note });
  files.watch = () => undefined;
  syncBuiltinESMExports();
`)}`;

interface Run {
  started: { command: string; shell: boolean }[];
  errors: string;
  code: number;
}

/** Runs a program of this folder where nothing is built, on the given system and Node. */
async function runProgram(program: string, { platform = 'linux', node = '24.1.0' }): Promise<Run> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'charter-test-'));
  mkdirSync(path.join(folder, 'server'));
  for (const file of [program, 'requireNode.mjs'])
    cpSync(path.join(__dirname, file), path.join(folder, 'server', file));
  const run = await new Promise<Run>((done) => {
    const args = ['--import', noting(platform, node), path.join(folder, 'server', program)];
    execFile(process.execPath, args, { cwd: folder, env: {} }, (error, stdout, stderr) => {
      const lines = stdout.split('\n').filter((line) => line.startsWith('{'));
      const started = lines.map((line) => JSON.parse(line) as Run['started'][number]);
      done({ started, errors: stderr, code: Number(error?.code ?? 0) });
    });
  });
  rmSync(folder, { recursive: true });
  return run;
}

// There it is a .cmd file, which only a shell runs.
test.each([
  ['start.mjs', 2],
  ['dev.mjs', 1],
])('%s starts npm by a shell on Windows, and nowhere else', async (program, times) => {
  for (const platform of ['win32', 'linux']) {
    const { started } = await runProgram(program, { platform });
    const npm = started.filter(({ command }) => path.parse(command).name !== 'node');
    expect(npm).toHaveLength(times);
    expect(npm.map(({ shell }) => shell)).toEqual(npm.map(() => platform === 'win32'));
  }
});

test.each(['start.mjs', 'dev.mjs'])(
  '%s refuses a Node that is too old in one line and starts nothing',
  async (program) => {
    const old = await runProgram(program, { node: '20.19.0' });
    expect(old.started).toEqual([]);
    expect(old.code).toBe(1);
    expect(old.errors.trim().split('\n')).toEqual([
      'The portal needs Node 22 or newer and runs on 20.19.0: use "npm start", or install a newer Node.',
    ]);
    expect((await runProgram(program, { node: '22.0.0' })).started).not.toEqual([]);
  },
);
