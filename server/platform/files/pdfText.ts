import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** A file that needs more than this is hostile or no letter. */
const LIMIT_MS = 20_000;
const MOST_MEMORY_MB = 256;
const MOST_PDF_PAGES = 20;

/**
 * The text of the first pages of a PDF, one line a line. Undefined when it cannot be read: broken, locked, or too much work. A
 * separate thread reads it, which is ended when it takes too long.
 */
export async function readPdfText(bytes: Uint8Array): Promise<string | undefined> {
  const own = extname(__filename);
  const isSource = own === '.ts';
  const worker = new Worker(join(__dirname, `pdfTextWorker${own}`), {
    execArgv: isSource ? ['-r', '@swc-node/register'] : [],
    ...(isSource && { env: { SWCRC: 'true' } }),
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
