import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';

// `npm run check`: its parts, the longest first, some side by side. None needs what another makes. All are run, also when one
// has failed; what a part says comes when it is over, so that no two are mixed.

const parts = [
  'lint',
  'format',
  'types:client',
  'promises',
  'types:server',
  'generated',
  'imports',
  'unused',
  'folders',
];

// Each part keeps one core busy, and takes up to 2 GB.
const workers = Math.min(3, availableParallelism());

const waiting = [...parts];
const failed = [];

async function work() {
  for (let part = waiting.shift(); part !== undefined; part = waiting.shift()) {
    const began = performance.now();
    const child = spawn('npm', ['run', '--silent', `check:${part}`], { shell: process.platform === 'win32' });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += data));
    const [code] = await once(child, 'close');
    if (code !== 0) failed.push(part);
    const seconds = Math.round((performance.now() - began) / 1000);
    console.log(`check:${part} ${code === 0 ? 'holds' : 'fails'} (${seconds} s)\n${said}`.trimEnd());
  }
}

await Promise.all(Array.from({ length: workers }, work));
if (failed.length > 0) {
  console.error(`failed: ${failed.join(', ')}`);
  process.exitCode = 1;
}
