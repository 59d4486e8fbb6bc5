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
}

/** Starts a program that begins as the portal does. */
function start(env: Record<string, string> = {}): Started {
  const folder = mkdtempSync(join(tmpdir(), 'charter-test-'));
  const program = join(folder, 'program.js');
  const begin = join(compiledServer(), 'platform/memory/startAgain');
  writeFileSync(
    program,
    `process.stdout.write('.');
     require(${JSON.stringify(begin)});
     console.log(JSON.stringify({ options: process.execArgv, args: process.argv.slice(2), arenas: process.env.MALLOC_ARENA_MAX, collects: typeof gc === 'function' }));`,
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

const options = ['--max-semi-space-size=8', '--initial-old-space-size=64', '--max-old-space-size=1024', '--expose-gc'];

test('a program starts again once, with what makes it small and all that it was started with', () => {
  expect(start()).toEqual({
    times: 2,
    options: [...options, '--stack-trace-limit=7'],
    args: ['some', 'words'],
    arenas: '2',
    collects: true,
  });
});

test("an operator's own values count", () => {
  const own = start({ NODE_OPTIONS: '--max-old-space-size=2000', MALLOC_ARENA_MAX: '4' });
  expect(own.options).toEqual([...options.filter((one) => !one.startsWith('--max-old')), '--stack-trace-limit=7']);
  expect(own.arenas).toBe('4');
  // Node takes both spellings.
  expect(start({ NODE_OPTIONS: '--max_old_space_size=2000' }).options).toEqual(own.options);
});
