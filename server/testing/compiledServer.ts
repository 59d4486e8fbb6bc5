import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(__dirname, '../..');
let folder: string | undefined;

/**
 * The folder of the compiled server, made anew for a test file. Its processes start as an operator's do, and in a third
 * of the time that they would take from the sources.
 */
export function compiledServer(): string {
  if (folder === undefined) {
    folder = mkdtempSync(join(tmpdir(), 'charter-compiled-'));
    execFileSync('npm', ['run', 'build:server', '--silent', '--', '-d', folder], { cwd: root, stdio: 'pipe' });
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  }
  return join(folder, 'server');
}

afterAll(() => {
  if (folder !== undefined) rmSync(folder, { recursive: true });
  folder = undefined;
});
