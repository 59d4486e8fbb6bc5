import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(__dirname, '../../..');

/**
 * The folder of the compiled server, made once in a run of the tests. Its processes start as an operator's do, and in a
 * third of the time that they would take from the sources.
 */
export function compiledServer(): string {
  const folder = join(tmpdir(), 'compiled');
  if (existsSync(folder)) return join(folder, 'server');
  try {
    mkdirSync(`${folder}-begun`);
  } catch {
    waitFor(folder);
    return join(folder, 'server');
  }
  const unfinished = mkdtempSync(`${folder}-`);
  execFileSync('npm', ['run', 'build:server', '--silent', '--', '-d', unfinished], { cwd: root, stdio: 'pipe' });
  symlinkSync(join(root, 'node_modules'), join(unfinished, 'node_modules'));
  renameSync(unfinished, folder);
  return join(folder, 'server');
}

const LIMIT_MS = 120_000;
const LOOK_EVERY_MS = 50;

/** Another test file makes it. Errors: Error when that one failed. */
function waitFor(folder: string): void {
  const clock = new Int32Array(new SharedArrayBuffer(4));
  for (let waitedMs = 0; !existsSync(folder); waitedMs += LOOK_EVERY_MS) {
    if (waitedMs >= LIMIT_MS) throw new Error(`The server was not compiled into ${folder}`);
    Atomics.wait(clock, 0, 0, LOOK_EVERY_MS);
  }
}
