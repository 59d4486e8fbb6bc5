import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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
  const note = (command, args, { shell = false, env }) => {
    console.log(JSON.stringify({ command, shell, path: env?.PATH }));
    return { status: 0, on() {}, kill() {} };
  };
  Object.assign(processes, { spawn: note, spawnSync: note });
  files.watch = () => undefined;
  syncBuiltinESMExports();
`)}`;

interface Run {
  started: { command: string; shell: boolean; path?: string }[];
  errors: string;
  code: number;
}

/** Runs a program of this folder where nothing is built, on the given system and Node. npm may have brought another Node. */
async function runProgram(
  program: string,
  { platform = 'linux', node = '24.1.0', brought }: { platform?: string; node?: string; brought?: string },
): Promise<Run> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'charter-test-'));
  mkdirSync(path.join(folder, 'server'));
  for (const file of [program, 'requireNode.mjs'])
    cpSync(path.join(__dirname, file), path.join(folder, 'server', file));
  if (brought !== undefined) {
    const own = path.join(folder, 'node_modules', `node-${platform}-${process.arch}`);
    mkdirSync(path.join(own, 'bin'), { recursive: true });
    writeFileSync(path.join(own, 'bin', 'node'), '');
    writeFileSync(path.join(own, 'package.json'), JSON.stringify({ version: brought }));
  }
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

test.each(['start.mjs', 'dev.mjs', 'runNode.mjs'])(
  '%s goes on with the Node that npm brought along, on whichever it was started',
  async (program) => {
    for (const node of ['20.19.0', '22.23.3', '26.1.0']) {
      const { started } = await runProgram(program, { node, brought: '24.21.0' });
      expect(started).toHaveLength(1);
      const [own] = started;
      expect(own?.command).toMatch(/node_modules\/node-linux-[a-z0-9]+\/bin\/node$/);
      expect(own?.path?.split(path.delimiter)[0]).toBe(path.dirname(own?.command ?? ''));
    }
    const { started } = await runProgram(program, { node: '24.1.0', brought: '24.21.0' });
    expect(started.map(({ command }) => command)).not.toContainEqual(expect.stringContaining('charter-test-'));
  },
);
