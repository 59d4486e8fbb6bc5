import { readFileSync, readdirSync } from 'node:fs';

/** A process and all that descend from it. One that ends meanwhile is left out. */
export function listProcessTree(root: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((each) => /^\d+$/.test(each))) {
    const parent = readParent(name);
    if (parent !== undefined) parents.set(Number(name), parent);
  }
  const isInTree = (pid: number | undefined): boolean => pid === root || (!!pid && isInTree(parents.get(pid)));
  return [...parents.keys()].filter(isInTree);
}

function readParent(pid: string): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
}
