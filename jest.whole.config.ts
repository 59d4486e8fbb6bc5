/** @jest-config-loader esbuild-register */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Config } from 'jest';
import config, { systemTests } from './jest.config';

// `npm test`: the same tests, with many files in one sandbox. In a separate sandbox each of some 280 files would load
// the product again and run code that is not compiled yet: half of the time. `npx jest PATH` runs single files, each by
// itself.

type Project = Exclude<NonNullable<Config['projects']>[number], string>;

const folder = path.join(__dirname, 'build', 'tests');

/** How many sandboxes: the more, the evener two workers are done; the fewer, the less is loaded. */
const parts: Record<string, number> = { unit: 2, integration: 5, client: 3 };

/** Code that replaces a module would do so for all other files of its sandbox. */
const keepsToItself = /jest\.(mock\(|resetModules|isolateModules)/;

/**
 * Jest begins with the largest file where it does not know from earlier how long each takes. Those that wait go first, so that
 * the others, which only compute, take the processor meanwhile, and the end is made of short ones.
 */
const sizes: Record<string, number> = { integration: 600_000, client: 400_000, unit: 300_000 };

const ending: Record<string, RegExp> = { unit: /\.test\.tsx?$/, integration: /\.itest\.ts$/, client: /\.test\.tsx?$/ };

function filesOf(name: string): { file: string; text: string }[] {
  const root = path.join(__dirname, name === 'client' ? 'client' : 'server');
  return (readdirSync(root, { recursive: true }) as string[])
    .filter((file) => ending[name]?.test(file) && !file.startsWith('e2e'))
    .map((file) => path.join(root, file))
    .filter((file) => !new RegExp(systemTests).test(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
}

/** Files of about the same length together in each part: the longest go first, each to where least is. */
function divided(files: { file: string; text: string }[], count: number): string[][] {
  const all = Array.from({ length: count }, () => ({ files: [] as string[], length: 0 }));
  for (const { file, text } of files.sort((a, b) => b.text.length - a.text.length || a.file.localeCompare(b.file))) {
    const least = all.reduce((a, b) => (b.length < a.length ? b : a));
    least.files.push(file);
    least.length += text.length;
  }
  return all.map((part) => part.files);
}

/** A file that requires these, each under its title. */
function writePart(name: string, files: string[], size: number): string {
  const file = path.join(folder, `${name}.js`);
  const requires = files.map((each) => {
    const title = path.relative(__dirname, each);
    return `describe(${JSON.stringify(title)}, () => { require(${JSON.stringify(path.relative(folder, each))}); });\n`;
  });
  writeFileSync(file, `${requires.join('')}//`.padEnd(size, ' '));
  return file;
}

function whole(project: Project): Project {
  const name = String(project.displayName);
  const files = filesOf(name);
  const alone = files.filter(({ text }) => keepsToItself.test(text));
  const together = files.filter((file) => !alone.includes(file));
  const testMatch = [
    ...divided(together, parts[name] ?? 1).map((part, index) =>
      writePart(`${name}${index + 1}`, part, sizes[name] ?? 0),
    ),
    ...alone.map(({ file }, index) => writePart(`${name}Alone${index + 1}`, [file], 0)),
  ];
  // Jest reads each file below its roots for the names of imports, three times, before it begins.
  return { ...project, roots: [folder], testMatch };
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

// Half of an integration test is waiting: for mails, other processes, limits that pass.
export default {
  ...config,
  maxWorkers: 3,
  // Never reached. Without a limit Jest runs fewer than 21 files in one process when those whose times it knows are fast:
  // after a single fast test everything ran in one process, in twice the time.
  workerIdleMemoryLimit: '16GB',
  projects: (config.projects as Project[]).filter(({ displayName }) => displayName !== 'system').map(whole),
};
