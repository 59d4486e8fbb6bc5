/** How often it looks whether somebody waits. */
const LOOK_MS = 5_000;
/** A page asks several times in a row, and the collection takes up to a third of a second. */
const QUIET_MS = 10_000;
/** The clock's work may leave garbage again and again. */
const PAUSE_MS = 15_000;
/** Less is not worth the collection. */
const WORTH_BYTES = 16 * 1024 * 1024;

interface Memory {
  /** Collects all garbage and gives its pages back. Undefined where Node was started without it. */
  collect: (() => void) | undefined;
  /** Bytes that the heap holds, garbage and empty pages included. */
  measure: () => number;
}

const { gc } = globalThis;

const ownMemory: Memory = {
  // By itself V8 keeps the pages that it has emptied: after a busy hour more than 100 MiB.
  collect: gc && (() => gc({ type: 'major', execution: 'sync', flavor: 'last-resort' })),
  // Not what the process holds: threads and the C library give back theirs later, so that a later growth went unseen.
  measure: () => {
    const { heapTotal, external } = process.memoryUsage();
    return heapTotal + external;
  },
};

/**
 * Gives memory that is no longer used back to the machine, at most every 15 seconds and only when nobody has waited for a
 * reply for some seconds. `idleMs`: how long that is. `releaseMore` follows: other processes hold memory for this one.
 * Returns how to end it (docs/decisions/running/memory.md).
 */
export function releaseWhileIdle(
  idleMs: () => number,
  releaseMore: () => void,
  { collect, measure }: Memory = ownMemory,
): () => void {
  if (!collect) return () => undefined;
  let held = 0;
  let waited = PAUSE_MS;
  const timer = setInterval(() => {
    waited += LOOK_MS;
    if (idleMs() < QUIET_MS || waited < PAUSE_MS || measure() < held + WORTH_BYTES) return;
    collect();
    releaseMore();
    held = measure();
    waited = 0;
  }, LOOK_MS);
  timer.unref();
  return () => clearInterval(timer);
}
