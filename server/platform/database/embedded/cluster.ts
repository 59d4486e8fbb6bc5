import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { once } from 'node:events';
import path from 'node:path';
import { syncFolder } from '../../files/syncFolder';
import { systemClock } from '../../time';
import { processExists } from './postmaster';
import { POSTGRES_VERSION, type Programs } from './programs';
import { handOver, prefixProgram, type RunAs } from './runAs';

/** The means to run programs on a data folder of PostgreSQL. */
export interface Cluster {
  folder: string;
  programs: Programs;
  runAs: RunAs;
  /** Only the user of the database can enter it: its socket, and links to its libraries. */
  runtime: string;
  /** A port on loopback, at which anybody on the machine may knock: it asks for a password. Absent: a socket in `runtime`. */
  port?: number;
}

const toPasswordFile = (folder: string): string => path.join(folder, 'portal.password');

/** The settings of a cluster that listens on a port. */
export const readPassword = (folder: string): string => readFileSync(toPasswordFile(folder), 'utf8');

/** Starts a program of PostgreSQL in a separate process group, so that Ctrl+C reaches the portal alone. */
export function startProgram({ programs, runAs, runtime }: Cluster, program: string, args: string[]): ChildProcess {
  const [command, rest, user] = prefixProgram(runAs, program, args);
  return spawn(command, rest, {
    ...user,
    env: programs.environment(runtime),
    stdio: ['ignore', 'pipe', 'pipe'],
    // Windows ends children with their parent unless they are detached, which is what is wanted.
    detached: process.platform !== 'win32',
    windowsHide: true,
  });
}

/** Collects what a program prints, and makes one line of it when it ends too early. */
export function listenTo(child: ChildProcess): { lines: string[]; failure(what: string): Error } {
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (data: Buffer) => {
      lines.push(...data.toString().split('\n').filter(Boolean));
      lines.splice(0, lines.length - 40);
    });
  child.once('error', (error) => lines.push(error.message));
  return {
    lines,
    failure: (what) => {
      // The program is there, so what is missing is its loader.
      if (lines.some((line) => /ENOENT|ld-linux|GLIBC_|libc\.so/.test(line)))
        return new Error(
          `${what}: the embedded PostgreSQL runs only on systems with glibc, not on musl (Alpine); set DATABASE_URL`,
        );
      const said = lines.find((line) => /FATAL|PANIC|error:/.test(line)) ?? lines.at(-1) ?? 'it said nothing';
      return new Error(`${what}: ${said.replace(/^.*(?:FATAL|PANIC|error):\s*/, '')}`);
    },
  };
}

/**
 * Makes an empty database. The folder gets its name only when it is whole, so that a killed process leaves no half of
 * one. When two make it at once, the first one stays.
 */
export async function makeCluster(cluster: Cluster): Promise<void> {
  const { folder, programs, runAs, runtime, port } = cluster;
  const unfinished = mkdtempSync(`${folder}.unfinished-${process.pid}-`);
  handOver(runAs, unfinished);
  const password = randomBytes(24).toString('base64url');
  const secret = path.join(runtime, 'password');
  if (port !== undefined) writeFileSync(secret, password, { mode: 0o600 });
  const child = startProgram(cluster, programs.initdb, [
    '-D',
    unfinished,
    '--username=postgres',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--auth-local=trust',
    ...(port !== undefined ? ['--auth-host=scram-sha-256', `--pwfile=${secret}`] : ['--auth-host=reject']),
  ]);
  const { failure } = listenTo(child);
  const [code] = (await once(child, 'close').catch((error: unknown) => [String(error)])) as [unknown];
  try {
    if (code !== 0) throw failure(`cannot make a database in ${folder}`);
    if (port !== undefined) writeFileSync(toPasswordFile(unfinished), password, { mode: 0o600 });
    moveInPlace(unfinished, folder);
  } finally {
    rmSync(secret, { force: true });
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/** Gives a finished folder its name, durably. False where somebody was quicker: theirs stays. */
export function moveInPlace(finished: string, folder: string): boolean {
  try {
    renameSync(finished, folder);
  } catch (error) {
    if (existsSync(path.join(folder, 'PG_VERSION'))) return false;
    throw error;
  }
  syncFolder(path.dirname(folder));
  return true;
}

/** Removes what makers left behind who died, also those whose number this process has by now. */
export function removeUnfinished(folder: string): void {
  const prefix = `${path.basename(folder)}.unfinished-`;
  for (const name of readdirSync(path.dirname(folder)).filter((each) => each.startsWith(prefix))) {
    const pid = Number.parseInt(name.slice(prefix.length));
    const unfinished = path.join(path.dirname(folder), name);
    const before = systemClock.now().getTime() - process.uptime() * 1000;
    if (pid === process.pid ? statSync(unfinished).mtimeMs < before : !processExists(pid))
      rmSync(unfinished, { recursive: true, force: true });
  }
}

/** Throws one line when the folder is of another version of PostgreSQL. */
export function checkVersion(folder: string): void {
  const version = readFileSync(path.join(folder, 'PG_VERSION'), 'utf8').trim();
  if (version === POSTGRES_VERSION) return;
  throw new Error(
    `${folder} is of PostgreSQL ${version}, and this version of the portal brings ${POSTGRES_VERSION}; back it up with the version that made it and restore it with this one (docs/operations.md, 'Upgrading')`,
  );
}
