import type { Ask } from './changeLog';
import type { Told } from './live.events';

/** What is committed within so many milliseconds is told together: most changes say twice that they are committed. */
const breathMs = 20;

export const channel = 'live';

/**
 * Notifies all copies of the server, this one too, by a statement of its own: inside a change's transaction it would hold a lock
 * of the whole database while the change is committed (docs/decisions/live-updates.md).
 */
export function createTell(ask: Ask, failed: (error: unknown) => void) {
  const waiting = new Set<Told>();
  let timer: NodeJS.Timeout | undefined;

  async function notify(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.size === 0) return;
    const told = [...waiting];
    waiting.clear();
    await ask(`select pg_notify('${channel}', what) from unnest($1::text[]) what`, [told]).catch(failed);
  }

  return {
    tell: (what: Told = 'change'): void => {
      waiting.add(what);
      timer ??= setTimeout(() => void notify(), breathMs);
    },
    /** Tells at once what waits to be told. */
    flush: notify,
  };
}
