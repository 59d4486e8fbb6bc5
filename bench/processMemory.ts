import { readFileSync } from 'node:fs';
import { listProcessTree } from './processTree';

/**
 * Memory of a process and all that descend from it, in MiB. Pages that several of them share count once. A file counts as
 * far as one of them has read it: its proportional share would fall with each other Node on the machine.
 */
export function readMemory(root: number): number {
  const files = new Map<string, number>();
  let rest = 0;
  for (const pid of listProcessTree(root)) {
    const own = readMappings(pid);
    rest += own.rest;
    for (const [path, kb] of own.files) files.set(path, Math.max(kb, files.get(path) ?? 0));
  }
  return (rest + [...files.values()].reduce((sum, kb) => sum + kb, 0)) / 1024;
}

/** Kilobytes. A process that ends meanwhile has none. */
function readMappings(pid: number): { files: Map<string, number>; rest: number } {
  const files = new Map<string, number>();
  let rest = 0;
  for (const mapping of readSmaps(pid).split(/^(?=[0-9a-f]+-[0-9a-f]+ )/m)) {
    const read = (name: string) => Number(new RegExp(`^${name}: +(\\d+)`, 'm').exec(mapping)?.[1] ?? 0);
    // A changed page of a file belongs to the process that changed it.
    rest += read('Anonymous');
    // Address, rights, offset, device, number of the file, path.
    const [, path] = /^\S+ \S+ \S+ \S+ [1-9]\d* +(\/.*)/.exec(mapping) ?? [];
    const shared = read('Rss') - read('Anonymous');
    if (path === undefined || path.startsWith('/dev/')) rest += shared && read('Pss');
    else files.set(path, (files.get(path) ?? 0) + shared);
  }
  return { files, rest };
}

function readSmaps(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/smaps`, 'utf8');
  } catch {
    return '';
  }
}
