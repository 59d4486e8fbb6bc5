import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(__dirname, '../../..');
/**
 * The folder of the compiled server, made once in a run of the tests. Its processes start as an operator's do, and in a
 * third of the time that they would take from the sources.
 */
export function compiledServer(): string {
  const folder = join(tmpdir(), 'compiled');
  if (!existsSync(folder)) {
    const unfinished = mkdtempSync(`${folder}-`);
    execFileSync('npm', ['run', 'build:server', '--silent', '--', '-d', unfinished], { cwd: root, stdio: 'pipe' });
    symlinkSync(join(root, 'node_modules'), join(unfinished, 'node_modules'));
    // Another test file may have been quicker, with the same.
    if (existsSync(folder)) rmSync(unfinished, { recursive: true });
    else renameSync(unfinished, folder);
  }
  return join(folder, 'server');
}
