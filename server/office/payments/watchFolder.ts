import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Deps } from '../../access';
import { MOST_MEGABYTES } from '../../engines/bankFiles';
import { PortalError } from '../../platform/errors';
import { minutes, systemClock } from '../../platform/time';
import { printMessage } from '../../texts/printMessage';
import { findWords } from '../../texts/words';
import { takeBankFile } from './takeBankFile';

/** A file that was written just now may be not whole yet. */
const YOUNG_MS = minutes(1);

/** Where the office, or the bank's own program, puts files: what is taken goes to `taken`, what is refused to `refused`. */
export const toBankFolder = ({ dataDir }: { dataDir: string }): string => path.join(dataDir, 'bank');

/** Takes the files of the folder in, by name. Several copies of the portal may do so at once. */
export async function takeFolder(deps: Deps): Promise<void> {
  const folder = toBankFolder(deps.config);
  for (const name of await listFiles(folder)) {
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => undefined);
    if (!found || systemClock.now().getTime() - found.mtimeMs < YOUNG_MS) continue;
    const outcome = await takeFile(deps, file, found.size);
    if (outcome === 'gone') continue;
    const { reason } = outcome;
    await move(folder, name, reason === undefined ? 'taken' : 'refused');
    if (reason === undefined) continue;
    deps.log.warn('a file of the bank was refused', { file: name, reason });
    await writeFile(path.join(folder, 'refused', `${name}.txt`), `${reason}\n`);
  }
}

const listFiles = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(() => [])).filter((name) => /\.xml$/i.test(name)).sort();

/** The reason of a refused file. `gone`: another copy has moved it meanwhile. Other errors are thrown: the file stays for the next time. */
async function takeFile(deps: Deps, file: string, size: number): Promise<{ reason?: string } | 'gone'> {
  // Not read into memory first.
  if (size > MOST_MEGABYTES * 1024 * 1024) return { reason: `> ${MOST_MEGABYTES} MB` };
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return undefined;
  });
  if (bytes === undefined) return 'gone';
  try {
    await takeBankFile(deps, { bytes, fileName: path.basename(file), takenById: null });
    return {};
  } catch (error) {
    if (error instanceof PortalError && error.code === 'BAD_USER_INPUT')
      return { reason: printMessage(error.told, findWords('et')) };
    throw error;
  }
}

async function move(folder: string, name: string, to: 'taken' | 'refused'): Promise<void> {
  await mkdir(path.join(folder, to), { recursive: true, mode: 0o700 });
  // Another copy may have moved it: then it is where it belongs.
  await rename(path.join(folder, name), path.join(folder, to, name)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}
