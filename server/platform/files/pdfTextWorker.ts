import { parentPort, workerData } from 'node:worker_threads';
import { extractText, getDocumentProxy } from 'unpdf';

// A thread that reads one PDF and ends (pdfText.ts).

async function read(): Promise<string | undefined> {
  const { bytes, mostPages } = workerData as { bytes: Uint8Array; mostPages: number };
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)));
  return text.slice(0, mostPages).join('\n');
}

void read()
  .catch(() => undefined)
  .then((text) => parentPort?.postMessage(text));
