// Runs a program of this folder from its sources: node bench/run.mjs fuzz/run.ts [arguments]
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { requireNode } from '../server/requireNode.mjs';

await requireNode();

const [program, ...args] = process.argv.slice(2);
const { status } = spawnSync(
  process.execPath,
  ['-r', '@swc-node/register', join(import.meta.dirname, program), ...args],
  // The decorators' types come from .swcrc, which is looked for in the current folder.
  { stdio: 'inherit', cwd: join(import.meta.dirname, '..'), env: { ...process.env, SWCRC: 'true' } },
);
process.exit(status ?? 1);
