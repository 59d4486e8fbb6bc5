import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The oldest Node that runs the portal. npm brings a newer one along for most processors (docs/decisions/running/runtime.md). */
const OLDEST = 22;

/**
 * Returns if this process runs on a Node that fits. Otherwise the program starts again with the Node that npm brought along: npm 10
 * does not always put that on the path. Where there is none, a Node that is too old ends the process with one line.
 */
export async function requireNode() {
  const { node } = process.versions;
  const own = findOwnNode();
  if (own !== undefined && readMajor(own.version) !== readMajor(node)) await startAgain(own.program);
  if (readMajor(node) >= OLDEST) return;
  console.error(
    `The portal needs Node ${OLDEST} or newer and runs on ${node}: use "npm start", or install a newer Node.`,
  );
  process.exit(1);
}

const readMajor = (version) => Number.parseInt(version);

function findOwnNode() {
  const { platform, arch } = process;
  // The programs are made for glibc. npm installs them on Alpine too, where they cannot run.
  if (platform === 'linux' && process.report.getReport().header.glibcVersionRuntime === undefined) return undefined;
  const system = platform === 'win32' ? 'win' : platform;
  const folder = [`node-${system}-${arch}`, `node-bin-${system}-${arch}`]
    .map((name) => fileURLToPath(new URL(`../node_modules/${name}/`, import.meta.url)))
    .find(existsSync);
  if (folder === undefined) return undefined;
  const program = ['node', 'node.exe'].map((name) => join(folder, 'bin', name)).find(existsSync);
  if (program === undefined) return undefined;
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return { program, version };
}

/** Runs this program with another Node and ends with it. The programs that it starts find that Node first on the path. */
function startAgain(node) {
  const env = { ...process.env, PATH: [dirname(node), process.env.PATH].join(delimiter) };
  const child = spawn(node, process.argv.slice(1), { stdio: 'inherit', env });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 1));
  return new Promise(() => {});
}
