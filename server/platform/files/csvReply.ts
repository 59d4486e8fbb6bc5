import type { Response } from 'express';
import { sendChunks } from './streamReply';
import { toTallinn } from '../time';

/** A CSV file that is made while it is sent. */
export interface CsvFile {
  /** How many rows it will have, the heading not counted. */
  rowCount: number;
  chunks: AsyncIterable<string>;
}

/**
 * Sends a file called `begins` and the time. The header `x-row-count` tells how many rows come, so that a page can show
 * progress.
 */
export async function sendCsv(
  response: Response,
  begins: string,
  now: Date,
  { rowCount, chunks }: CsvFile,
): Promise<void> {
  // The basic form of ISO 8601: many systems allow no colon in a file name.
  response.attachment(`${begins}${toTallinn(now).toFormat("yyyyMMdd'T'HHmmssZZZ")}.csv`);
  response.setHeader('x-row-count', rowCount);
  await sendChunks(response, chunks);
}
