// npm run dev: compiles the server as it changes, restarts it, and serves the client with Vite at :5173/portal/.
import { spawn, spawnSync } from 'node:child_process';

// On Windows npx is a .cmd file, which only a shell runs.
const npx = { stdio: 'inherit', shell: process.platform === 'win32' };
const swc = ['swc', 'server', '-d', 'build', '--copy-files', '--ignore', '**/*.test.ts,**/*.test.tsx,**/*.itest.ts'];
spawnSync('npx', swc, npx);

const children = [
  spawn('npx', [...swc, '--watch'], npx),
  spawn('node', ['--watch-path=build/server', 'build/server/main.js'], { stdio: 'inherit' }),
  spawn('npx', ['vite'], npx),
];
process.on('SIGINT', () => children.forEach((child) => child.kill()));
