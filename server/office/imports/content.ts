import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { TableRow } from './read/readTable';

/** The rows of a file as they wait for their import. */
export const packRows = (rows: readonly TableRow[]): Promise<Buffer> => promisify(gzip)(JSON.stringify(rows));

export const unpackRows = async (content: Buffer): Promise<TableRow[]> =>
  JSON.parse((await promisify(gunzip)(content)).toString()) as TableRow[];
