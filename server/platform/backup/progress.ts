/** Gets the progress of a backup or a restore. */
export interface BackupProgress {
  /** How much there is to do, in any unit. */
  total(amount: number): void;
  /** So much more was done, of `what`. */
  add(amount: number, what: string): void;
  /** Work whose length is not known. */
  step(what: string): void;
}

export const silent: BackupProgress = { total: () => undefined, add: () => undefined, step: () => undefined };

const EVERY_MS = 1000;

/** Prints a line about once a second; on a terminal one that is written over. */
export function printProgress(
  title: string,
  out: NodeJS.WriteStream = process.stderr,
): BackupProgress & { end(): void } {
  let total = 0;
  let done = 0;
  let printedAt = performance.now();
  let isOnLine = false;
  const print = (what: string): void => {
    const share = total > 0 ? `${Math.min(100, Math.floor((100 * done) / total))} % ` : '';
    out.write(out.isTTY ? `\r\u001b[K${title} ${share}${what}` : `${title} ${share}${what}\n`);
    isOnLine = out.isTTY;
    printedAt = performance.now();
  };
  return {
    total: (amount) => (total = amount),
    add: (amount, what) => {
      done += amount;
      if (performance.now() - printedAt >= EVERY_MS) print(what);
    },
    step: (what) => {
      if (performance.now() - printedAt >= EVERY_MS || what.endsWith('...')) print(what);
    },
    end: () => void (isOnLine && out.write('\r\u001b[K')),
  };
}
