// npm run dev: compiles the server as it changes, restarts it, and serves the client with Vite at :5173/portal/.
import { spawn, spawnSync } from 'node:child_process';

const swc = ['swc', 'server', '-d', 'build', '--copy-files', '--ignore', '**/*.test.ts,**/*.test.tsx,**/*.itest.ts'];
spawnSync('npx', swc, { stdio: 'inherit' });

const children = [
  spawn('npx', [...swc, '--watch'], { stdio: 'inherit' }),
  spawn('node', ['--watch-path=build/server', 'build/server/main.js'], { stdio: 'inherit' }),
  spawn('npx', ['vite'], { stdio: 'inherit' }),
];
process.on('SIGINT', () => children.forEach((child) => child.kill()));
