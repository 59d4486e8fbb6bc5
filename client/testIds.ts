import { createHash } from 'node:crypto';

/** An id as the server has them, always the same for one name. */
export const makeId = (name: string): string =>
  createHash('md5')
    .update(name)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** The same as it stands in paths. */
export const idInPath = (name: string): string => makeId(name).toUpperCase();
