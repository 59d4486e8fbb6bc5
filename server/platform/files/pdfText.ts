import { join } from 'node:path';
import { runInThread } from '../threads/runInThread';

/** A file that needs more than this is hostile or no letter. */
const limits = { ms: 20_000, memory: 256 };
const MOST_PDF_PAGES = 20;

/**
 * The text of the first pages of a PDF, one line a line. Undefined when it cannot be read: broken, locked, or too much work. A
 * separate thread reads it.
 */
export const readPdfText = (bytes: Uint8Array): Promise<string | undefined> =>
  runInThread<string | undefined>(join(__dirname, 'pdfTextWorker'), { bytes, mostPages: MOST_PDF_PAGES }, limits).catch(
    () => undefined,
  );
