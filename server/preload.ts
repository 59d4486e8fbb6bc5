import { loadPasskeyLibrary, loadPasswordLibrary } from './access';
import { loadImageLibrary } from './company/pictures';
import type { Logger } from './platform/log/logger';
import { loadPdfLibrary } from './platform/files/pdf';

/**
 * Each takes up to half a second to read, for which everybody else would wait at its first use. The library of e-invoices
 * is not among them: it takes a third of a second, and 20 MiB (docs/decisions/running/memory.md).
 */
const libraries = {
  pdfLibrary: loadPdfLibrary,
  imageLibrary: loadImageLibrary,
  passwordLibrary: loadPasswordLibrary,
  passkeyLibrary: loadPasskeyLibrary,
};

/** The process has other things to do right after its start. */
const QUIET_MS = 3000;

/**
 * Reads the programs that draw pages, then the large libraries, one by one while nobody waits for a reply. Returns how to
 * end it.
 */
export function preloadWhileIdle(
  isIdle: () => boolean,
  log: Logger,
  programs: Readonly<Record<string, () => Promise<unknown>>>,
): () => void {
  // Customers meet the drawn pages first: from an e-mail, on a phone.
  const waiting = [...Object.entries(programs), ...Object.entries<() => Promise<unknown>>(libraries)];
  const timer = setInterval(() => {
    if (!isIdle()) return;
    const [name, read] = waiting.shift() ?? [];
    if (!read) return clearInterval(timer);
    // A failed preload is reported to the code that needs the module.
    read().catch((error: unknown) => log.warn('a library could not be read ahead', { name, error }));
  }, QUIET_MS);
  timer.unref();
  return () => clearInterval(timer);
}
