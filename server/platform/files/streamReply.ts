import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';

/**
 * Sends what is made while it is sent: no sooner than the caller takes it, and no longer than the caller is there. A failure
 * in the middle ends the connection, so that the reply never looks complete.
 */
export async function sendChunks(response: Response, chunks: AsyncIterable<string>): Promise<void> {
  try {
    await pipeline(Readable.from(chunks), response);
  } catch (error) {
    // Anyone who cancels the download goes away.
    if (!isCancelled(error)) throw error;
  }
}

export const isCancelled = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
