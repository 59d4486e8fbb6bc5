import { join } from 'node:path';
import { startWorker } from '../startWorker';

/** A file that needs more than this is hostile or no letter. */
const LIMIT_MS = 20_000;
const MOST_MEMORY_MB = 256;
const MOST_PDF_PAGES = 20;

/**
 * The text of the first pages of a PDF, one line a line. Undefined when it cannot be read: broken, locked, or too much work. A
 * separate thread reads it, which is ended when it takes too long.
 */
export async function readPdfText(bytes: Uint8Array): Promise<string | undefined> {
  const worker = startWorker(join(__dirname, 'pdfTextWorker'), {
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
    workerData: { bytes, mostPages: MOST_PDF_PAGES },
    stdout: true,
    stderr: true,
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise((resolve) => {
      timer = setTimeout(() => resolve(undefined), LIMIT_MS);
      worker.once('message', (text: string | undefined) => resolve(text));
      worker.once('error', () => resolve(undefined));
      worker.once('exit', () => resolve(undefined));
    });
  } finally {
    clearTimeout(timer);
    void worker.terminate();
  }
}
