import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The oldest Node that runs the portal. npm brings a newer one along for most processors (docs/decisions/running/runtime.md). */
const OLDEST = 22;

/**
 * Returns if the Node that runs the process is new enough. Otherwise the program starts again with the Node that npm brought along,
 * which npm 10 does not put on the path; without one, the process ends with one line.
 */
export async function requireNode() {
  const { node } = process.versions;
  if (Number.parseInt(node) >= OLDEST) return;
  const own = findOwnNode();
  if (own !== undefined) await startAgain(own);
  console.error(
    `The portal needs Node ${OLDEST} or newer and runs on ${node}: use "npm start", or install a newer Node.`,
  );
  process.exit(1);
}

function findOwnNode() {
  const { platform, arch } = process;
  const system = platform === 'win32' ? 'win' : platform;
  return [
    `node-${system}-${arch}/bin/node`,
    `node-${system}-${arch}/bin/node.exe`,
    `node-bin-${system}-${arch}/bin/node`,
  ]
    .map((file) => fileURLToPath(new URL(`../node_modules/${file}`, import.meta.url)))
    .find(existsSync);
}

/** Runs this program with another Node and ends with it. */
function startAgain(node) {
  const child = spawn(node, process.argv.slice(1), { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 1));
  return new Promise(() => {});
}
