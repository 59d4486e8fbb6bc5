import type { Ask } from './changeLog';
import type { Notice } from './portalLive';

/** Commits within this many milliseconds make one notification: changes of orders report twice (access/allow.ts). */
const BREATH_MS = 20;

export const CHANNEL = 'live';

/**
 * Notifies all copies of the server, this one too, by a separate statement: inside a change's transaction it would hold
 * a lock of the whole database while the change is committed (docs/decisions/live-updates.md).
 */
export function createNotify(ask: Ask, failed: (error: unknown) => void) {
  const waiting = new Set<Notice>();
  let timer: NodeJS.Timeout | undefined;

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.size === 0) return;
    const notices = [...waiting];
    waiting.clear();
    await ask(`select pg_notify('${CHANNEL}', what) from unnest($1::text[]) what`, [notices]).catch(failed);
  }

  return {
    notify: (what: Notice = 'change'): void => {
      waiting.add(what);
      timer ??= setTimeout(() => void flush(), BREATH_MS);
    },
    /** Sends at once what waits. */
    flush,
  };
}
