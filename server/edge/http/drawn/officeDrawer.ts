import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Piscina } from 'piscina';
import { DEFAULT_LANGUAGE } from '../../../platform/language';
import type { Language } from '../../../platform/language';

/** A page of the back office that is drawn for its HTML. */
interface OfficeDrawing {
  language: Language;
  /** The address below /portal, with its query. */
  url: string;
  /** The role of the viewer. */
  role: string;
  /** The width of the browser's window in pixels. */
  width: number;
  /** The replies to all first questions of the page, asked as the viewer, in JSON. */
  replies: string;
}

/** HTML; CSP_NONCE stands in the styles where the nonce of the reply belongs. */
export interface OfficePicture {
  markup: string;
  styles: string;
}

export interface OfficeDrawer {
  /** Undefined when the program is not built. Rejects when the page cannot be drawn, or too many wait. */
  draw(drawing: OfficeDrawing): Promise<OfficePicture | undefined>;
  /** Begins the thread, and reads the program in the language of most offices. */
  load(): Promise<unknown>;
  stop(): Promise<void>;
}

/** Pages that wait for others to be drawn; further ones come without. */
const MAX_WAITING = 8;
/** An office that opens no page for so long is away, and its thread would hold its memory for nobody. */
const KEEP_MS = 300_000;
/** A page asks several times in a row, and its pictures leave the thread twice as large as it needs to be. */
const COLLECT_MS = 10_000;
/** Several times what the program needs. A program that needs more is ended, and begins again. */
const limits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 8 };

/**
 * Draws pages of the back office by the client's own code, in a thread: a page of many rows takes up to a tenth of a
 * second, for which everybody else would wait (docs/decisions/running/office-pictures.md). The thread of a language begins
 * with its first page, gives memory back after `collectMs` without one, and ends after another `keepMs`.
 */
export function createOfficeDrawer(dir: string, { keepMs = KEEP_MS, collectMs = COLLECT_MS } = {}): OfficeDrawer {
  const filename = join(dir, 'prerender.mjs');
  const pools = new Map<Language, Piscina>();
  const timers = new Map<Piscina, NodeJS.Timeout>();

  const openPool = (language: Language): Piscina => {
    const pool =
      pools.get(language) ??
      new Piscina({
        filename,
        argv: [language],
        minThreads: 0,
        maxThreads: 1,
        maxQueue: MAX_WAITING,
        idleTimeout: keepMs,
        resourceLimits: limits,
        // It needs no settings, and so it knows no secrets.
        env: { NODE_ENV: 'production' },
      });
    pools.set(language, pool);
    return pool;
  };
  const isBuilt = () => pools.size > 0 || existsSync(filename);
  const collect = (pool: Piscina) => {
    // An ended thread holds nothing, and would begin again.
    if (pool.threads.length > 0) pool.run({}, { name: 'collect' }).catch(() => undefined);
  };
  const runThread = async (language: Language, name: 'draw' | 'load', input: object): Promise<unknown> => {
    const pool = openPool(language);
    clearTimeout(timers.get(pool));
    timers.set(pool, setTimeout(collect, collectMs, pool).unref());
    return pool.run(input, { name });
  };

  return {
    draw: async ({ language, ...drawing }) =>
      isBuilt() ? (runThread(language, 'draw', drawing) as Promise<OfficePicture>) : undefined,
    load: async () => isBuilt() && runThread(DEFAULT_LANGUAGE, 'load', {}),
    stop: async () => {
      for (const timer of timers.values()) clearTimeout(timer);
      for (const pool of pools.values()) await pool.destroy();
    },
  };
}
