import type { Response } from 'express';
import { pipeline } from 'node:stream/promises';
import { isCancelled } from './streamReply';

/** Sends a PDF page by page while it is still being written. Errors: what the writing throws. */
export async function sendPdf(
  response: Response,
  fileName: string,
  { doc, written }: { doc: NodeJS.ReadableStream; written: Promise<void> },
): Promise<void> {
  response.attachment(fileName);
  try {
    await Promise.all([written, pipeline(doc, response)]);
  } catch (error) {
    // Anyone who cancels the download goes away; anything else must not look like a complete file.
    if (!isCancelled(error)) throw error;
  }
}
