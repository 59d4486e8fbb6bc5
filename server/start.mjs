// Builds what is missing or older than its sources, then runs a program of the build: node server/start.mjs server/main.js
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { requireNode } from './requireNode.mjs';

await requireNode();

const root = fileURLToPath(new URL('..', import.meta.url));

function newest(path) {
  if (!existsSync(path)) return 0;
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
}

function build(what, product, sources) {
  const built = existsSync(join(root, product)) ? statSync(join(root, product)).mtimeMs : 0;
  // A folder without sources is a finished image: what is built there is what runs.
  if (built > 0 && sources.every((source) => newest(join(root, source)) <= built)) return;
  console.log(`  building the ${what} ...`);
  const { status } = spawnSync('npm', ['run', `build:${what}`, '--silent'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    // There npm is a .cmd file, which only a shell runs.
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}

build('server', 'build/server/main.js', ['server', '.swcrc']);
build('client', 'build/drawer/draw.cjs', [
  'client',
  'server/platform/values',
  'vite.config.mts',
  'vite.drawer.config.mts',
  'package-lock.json',
]);

const [program, ...rest] = process.argv.slice(2);
process.argv = [process.argv[0], join(root, 'build', program), ...rest];
await import(pathToFileURL(process.argv[1]).href);
