// npm run dev: compiles the server as it changes, restarts it, and serves the client with Vite at :5173/portal/.
import { spawn, spawnSync } from 'node:child_process';
import { watch } from 'node:fs';
import { requireNode } from './requireNode.mjs';

await requireNode();

// On Windows npm is a .cmd file, which only a shell runs.
const shell = process.platform === 'win32';
const compile = () => spawnSync('npm', ['run', 'build:server', '--silent'], { stdio: 'inherit', shell });
compile();

const children = [['--watch-path=build/server', 'build/server/main.js'], ['node_modules/vite/bin/vite.js']].map(
  (program) => spawn(process.execPath, program, { stdio: 'inherit' }),
);

// An editor that saves writes more than once.
let soon;
watch('server', { recursive: true }, () => {
  clearTimeout(soon);
  soon = setTimeout(compile, 100);
});

for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    children.forEach((child) => child.kill());
    process.exit();
  });
