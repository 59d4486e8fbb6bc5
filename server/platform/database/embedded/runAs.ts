import { spawnSync } from 'node:child_process';
import { existsSync, lchownSync, lstatSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { readEnvironmentWith } from '../../config';

/** How programs of PostgreSQL are run, which refuse to be root. */
export interface RunAs {
  /** The words before the program. */
  prefix: string[];
  /** Another user, who must own the files of the database; undefined: ours are fine. */
  user?: { uid: number; gid: number };
}

const asOurselves: RunAs = { prefix: [] };
/** The user that every system has for those who should own nothing. */
const nobody = { uid: 65534, gid: 65534 };

/**
 * In a user namespace root may be somebody else while its files stay root's, so that it works under a folder that only
 * root can enter. Where none may be made (most containers), another user runs the database: the owner of the folder, the
 * owner of the nearest folder above, or nobody. Throws one line when no way leads to both `program` and `folder`, which
 * need not exist yet.
 */
export function chooseRunAs(program: string, folder: string): RunAs {
  if (process.getuid?.() !== 0) return asOurselves;
  const owner = findOwner(folder);
  const namespace: RunAs = { prefix: ['unshare', '--user', '--map-user=1000', '--map-group=1000', '--'] };
  const ways =
    owner !== undefined && owner.uid !== 0
      ? [{ prefix: [], user: owner }]
      : [namespace, { prefix: [], user: findOwnerAbove(folder) ?? nobody }, { prefix: [], user: nobody }];
  const way = ways.find((each) => canReach(each, program, folder));
  if (way !== undefined) return way;
  throw new Error(
    `PostgreSQL does not run as root, and here neither a user namespace can be made nor can another user enter ${folder}; start the portal as a plain user, or set DATABASE_URL`,
  );
}

/** A command line and its options, for `spawn`. */
export function prefixProgram(
  { prefix, user }: RunAs,
  program: string,
  args: string[],
): [string, string[], typeof user] {
  const [command = program, ...rest] = [...prefix, program, ...args];
  return [command, rest, user];
}

/**
 * Hands a folder that root made, with what is in it, to the user who runs the database. The folder itself comes last: it is how the
 * next start knows whether that was done to the end.
 */
export function handOver({ user }: RunAs, folder: string): void {
  if (user === undefined || statSync(folder).uid === user.uid) return;
  const give = (file: string): void => {
    if (lstatSync(file).isDirectory()) for (const name of readdirSync(file)) give(path.join(file, name));
    lchownSync(file, user.uid, user.gid);
  };
  give(folder);
}

function canReach(way: RunAs, program: string, folder: string): boolean {
  const [command, args, user] = prefixProgram(way, '/bin/sh', [
    '-c',
    'test -x "$0" && cd "$1"',
    program,
    findExisting(folder),
  ]);
  return spawnSync(command, args, { stdio: 'ignore', env: readEnvironmentWith({}), ...user }).status === 0;
}

const findExisting = (folder: string): string => (existsSync(folder) ? folder : findExisting(path.dirname(folder)));

function findOwner(folder: string): RunAs['user'] {
  if (!existsSync(folder)) return undefined;
  const { uid, gid } = statSync(folder);
  return { uid, gid };
}

function findOwnerAbove(folder: string): RunAs['user'] {
  const above = path.dirname(folder);
  if (above === folder) return undefined;
  const owner = findOwner(above);
  return owner === undefined || owner.uid === 0 ? findOwnerAbove(above) : owner;
}
