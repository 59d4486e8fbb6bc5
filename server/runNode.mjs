// Runs Node with the given arguments, and the Node is the one that npm brought along: node server/runNode.mjs ARGUMENTS
import { spawnSync } from 'node:child_process';
import { requireNode } from './requireNode.mjs';

await requireNode();

const { status } = spawnSync(process.execPath, process.argv.slice(2), { stdio: 'inherit' });
process.exit(status ?? 1);
