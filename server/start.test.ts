import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Notes what a program starts instead of starting it, on a system of that name, and waits for no file to change. */
const noting = (platform: string): string =>
  `data:text/javascript,${encodeURIComponent(`
  import processes from 'node:child_process';
  import files from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  Object.defineProperty(process, 'platform', { value: '${platform}' });
  const note = (command, args, { shell = false }) => {
    console.log(JSON.stringify({ command, shell }));
    return { status: 0, on() {}, kill() {} };
  };
  Object.assign(processes, { spawn: note, spawnSync: note });
  files.watch = () => undefined;
  syncBuiltinESMExports();
`)}`;

/** The commands that a program of this folder starts where nothing is built. */
async function startedBy(program: string, platform: string): Promise<{ command: string; shell: boolean }[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'charter-test-'));
  mkdirSync(path.join(folder, 'server'));
  cpSync(path.join(__dirname, program), path.join(folder, 'server', program));
  const said = await new Promise<string>((done) => {
    const args = ['--import', noting(platform), path.join(folder, 'server', program)];
    execFile(process.execPath, args, { cwd: folder, env: {} }, (_error, stdout) => done(stdout));
  });
  rmSync(folder, { recursive: true });
  return said
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as { command: string; shell: boolean });
}

// There it is a .cmd file, which only a shell runs.
test.each([
  ['start.mjs', 2],
  ['dev.mjs', 1],
])('%s starts npm by a shell on Windows, and nowhere else', async (program, times) => {
  for (const platform of ['win32', 'linux']) {
    const npm = (await startedBy(program, platform)).filter(({ command }) => path.parse(command).name !== 'node');
    expect(npm).toHaveLength(times);
    expect(npm.map(({ shell }) => shell)).toEqual(npm.map(() => platform === 'win32'));
  }
});
