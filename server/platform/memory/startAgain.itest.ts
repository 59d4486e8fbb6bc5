import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compiledServer } from '../../testing/processes/compiledServer';

interface Started {
  times: number;
  options: string[];
  args: string[];
  arenas?: string;
  collects: boolean;
  /** The most memory in MiB of this program, and of a thread with a limit of 128. */
  limits: [own: number, thread: number];
}

const limit = 'require("node:v8").getHeapStatistics().heap_size_limit >> 20';

/** Starts a program that begins as the portal does. */
function start(env: Record<string, string> = {}): Started {
  const folder = mkdtempSync(join(tmpdir(), 'charter-test-'));
  const program = join(folder, 'program.js');
  const begin = join(compiledServer(), 'platform/memory/startAgain');
  writeFileSync(
    program,
    `process.stdout.write('.');
     require(${JSON.stringify(begin)});
     const { Worker } = require('node:worker_threads');
     const thread = new Worker(${JSON.stringify(`require("node:worker_threads").parentPort.postMessage(${limit})`)}, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 128 } });
     thread.on('message', (most) =>
       console.log(JSON.stringify({ options: process.execArgv, args: process.argv.slice(2), arenas: process.env.MALLOC_ARENA_MAX, collects: typeof gc === 'function', limits: [${limit}, most] })));`,
  );
  const printed = execFileSync(process.execPath, ['--stack-trace-limit=7', program, 'some', 'words'], {
    env: { ...process.env, NODE_OPTIONS: '', ...env },
    encoding: 'utf8',
    stdio: 'pipe',
  });
  rmSync(folder, { recursive: true });
  const begins = printed.indexOf('{');
  return { times: begins, ...(JSON.parse(printed.slice(begins)) as Omit<Started, 'times'>) };
}

const options = [
  '--max-semi-space-size=8',
  '--initial-old-space-size=64',
  '--max-old-space-size=1024',
  '--flush-baseline-code',
  '--expose-gc',
];

test('a program starts again once, with what makes it small and all that it was started with', () => {
  expect(start()).toEqual({
    times: 2,
    options: [...options, '--stack-trace-limit=7'],
    args: ['some', 'words'],
    arenas: '2',
    collects: true,
    limits: [expect.any(Number), expect.any(Number)],
  });
});

test('a thread has its own limit, and the program that of its start', () => {
  const [own, thread] = start().limits;
  // Young garbage is counted too.
  expect(own).toBeGreaterThanOrEqual(1024);
  expect(own).toBeLessThan(1100);
  expect(thread).toBeGreaterThanOrEqual(128);
  expect(thread).toBeLessThan(200);
});

test("an operator's own values count", () => {
  const own = start({ NODE_OPTIONS: '--max-old-space-size=2000', MALLOC_ARENA_MAX: '4' });
  expect(own.options).toEqual([...options.filter((one) => !one.startsWith('--max-old')), '--stack-trace-limit=7']);
  expect(own.arenas).toBe('4');
  // Node takes both spellings.
  expect(start({ NODE_OPTIONS: '--max_old_space_size=2000' }).options).toEqual(own.options);
});
