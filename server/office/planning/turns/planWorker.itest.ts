import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { compiledServer } from '../../../testing/processes/compiledServer';

/** For the API and the database. By one import the thread read them all: it took 110 MiB, and a second to start. */
const FOREIGN = ['typeorm', 'type-graphql', 'graphql', 'class-validator', 'express'];

test('the thread that computes plans reads nothing of the API and the database', () => {
  const program = join(compiledServer(), 'office/planning/turns/planWorker');
  const script = `require(${JSON.stringify(program)}); console.log(JSON.stringify(Object.keys(require.cache)));`;
  const read = JSON.parse(execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' })) as string[];
  expect(read.some((path) => path.includes('proposeLawfully'))).toBe(true);
  expect(FOREIGN.filter((name) => read.some((path) => path.includes(`/node_modules/${name}/`)))).toEqual([]);
});
